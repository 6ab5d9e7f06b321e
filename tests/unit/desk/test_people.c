/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/people.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/event.h"
#include "tests/said.h"

static struct arena arena;
static char folder[] = "/tmp/people-XXXXXX", path[64];
static struct squad squads[] = { { .name = { "Fiji", 4 }, .identity = { "1.1", 3 }, .federation = { "FIJ", 3 } },
                                 { .name = { "Chad", 4 }, .identity = { "1.2", 3 }, .federation = { "CHA", 3 } } };
static struct section section;
static struct event event = { .section = &section, .nsection = 1 };

static struct people *open_people(void)
{
    struct people *p = NULL;
    struct err e = { 0 };

    assert_true(people_open(path, true, &p, &e));
    return p;
}

static enum err_kind add(struct people *p, struct person person, struct desk_key *key)
{
    struct err e = { 0 };

    person.issued = STR("2016-09-02 10:00:00");
    return desk_people_add(&(struct people_of){ p, NULL, &event }, &person, STR("test"), &arena, key, &e) ? ERR_NONE
                                                                                                          : e.kind;
}

static struct person named(const char *name, enum role role)
{
    return (struct person){ .name = str_of(name), .viewer.role = role };
}

static bool comes_in(struct people *p, const char *key, struct person *out)
{
    struct err e = { 0 };
    bool in = desk_people_by_key(p, str_of(key), &arena, out, &e) && out->revoked.n == 0;

    assert_int_equal(e.kind, ERR_NONE);
    return in;
}

static void a_key_opens_as_people_type_it(void **state)
{
    struct people *p = open_people();
    struct desk_key key;
    struct person who;
    char typed[KEY_TEXT + 1];

    (void)state;
    assert_int_equal(add(p, named("Anna", ROLE_TAP), &key), ERR_NONE);
    assert_int_equal(strlen(key.text), KEY_TEXT);
    assert_true(comes_in(p, key.text, &who));
    assert_true(str_eq(who.name, STR("Anna")));
    assert_int_equal(who.viewer.role, ROLE_TAP);
    assert_int_equal(who.generation, 1);
    for (int i = 0; i <= KEY_TEXT; i++)
        typed[i] = key.text[i] == 'O'                         ? '0'
                   : key.text[i] == 'I'                       ? '1'
                   : key.text[i] == 'B'                       ? '8'
                   : key.text[i] == '-'                       ? ' '
                   : key.text[i] >= 'A' && key.text[i] <= 'Z' ? (char)(key.text[i] + 32)
                                                              : key.text[i];
    assert_true(comes_in(p, typed, &who));
    key.text[0] = key.text[0] == 'A' ? 'C' : 'A';
    assert_false(comes_in(p, key.text, &who));
    assert_false(comes_in(p, "", &who));
    assert_false(comes_in(p, "AAAA-AAAA-AAAA-AAAA-A", &who));
    assert_false(comes_in(p, "AAAA-AAAA-AAAA-AAA9", &who));
    people_close(p);
}

static void a_revoked_key_is_none(void **state)
{
    struct people *p = open_people();
    struct desk_key key, later;
    struct person who;
    struct err e = { 0 };

    (void)state;
    assert_int_equal(add(p, named("Boris", ROLE_ARBITER), &key), ERR_NONE);
    assert_int_equal(add(p, named("Boris", ROLE_ARBITER), &later), ERR_CONFLICT);
    assert_true(desk_people_revoke(&(struct people_of){ p, NULL, &event }, STR("Boris"), STR("2016-09-02 11:00:00"),
                                   STR("Anna"), &arena, &who, &e));
    assert_false(comes_in(p, key.text, &who));
    assert_true(desk_people_named(&(struct people_of){ p, NULL, &event }, STR("Boris"), &arena, &who, &e));
    assert_int_equal(who.generation, 2);
    assert_false(desk_people_revoke(&(struct people_of){ p, NULL, &event }, STR("Boris"), STR("2016-09-02 11:00:00"),
                                    STR("Anna"), &arena, &who, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    assert_int_equal(add(p, named("Boris", ROLE_ARBITER), &later), ERR_NONE);
    assert_false(comes_in(p, key.text, &who));
    assert_true(comes_in(p, later.text, &who));
    assert_int_equal(who.generation, 3);
    people_close(p);
}

static void a_role_says_what_is_his(void **state)
{
    struct people *p = open_people();
    struct desk_key key;
    struct person who, captain = named("Captain", ROLE_CAPTAIN), helper = named("Helper", ROLE_HELPER);

    (void)state;
    assert_int_equal(add(p, captain, &key), ERR_USAGE);
    assert_int_equal(add(p, helper, &key), ERR_USAGE);
    assert_int_equal(add(p, named(" ", ROLE_TAP), &key), ERR_USAGE);
    captain.viewer.team = STR("Atlantis");
    assert_int_equal(add(p, captain, &key), ERR_INPUT);
    captain.viewer.team = STR("fij");
    assert_int_equal(add(p, captain, &key), ERR_NONE);
    assert_true(comes_in(p, key.text, &who));
    assert_true(str_eq(who.viewer.team, STR("Fiji")));
    assert_true(str_eq(who.viewer.section, STR("open")));
    helper.viewer.table = 20;
    helper.viewer.to_table = 11;
    assert_int_equal(add(p, helper, &key), ERR_USAGE);
    helper.viewer.to_table = 30;
    assert_int_equal(add(p, helper, &key), ERR_NONE);
    people_close(p);
}

static bool give_captains(struct people *p, bool anew, struct desk_pass **pass, int *n)
{
    struct err e = { 0 };

    return desk_people_captains(&(struct people_of){ p, NULL, &event }, &section, anew, STR("2016-09-02 12:00:00"),
                                &arena, pass, n, &e) &&
           desk_people_give(p, *pass, *n, STR("Anna"), &arena, &e);
}

/* Two make cards for the same captains: whoever gives them later gives none of them. */
static void keys_are_given_together_or_not_at_all(void **state)
{
    struct people *p = open_people();
    struct desk_pass *mine, *others;
    struct person who;
    struct err e = { 0 };
    int n, m;

    (void)state;
    assert_true(desk_people_captains(&(struct people_of){ p, NULL, &event }, &section, true, STR("2016-09-02 12:00:00"),
                                     &arena, &mine, &n, &e));
    assert_true(desk_people_captains(&(struct people_of){ p, NULL, &event }, &section, true, STR("2016-09-02 12:00:00"),
                                     &arena, &others, &m, &e));
    assert_int_equal(n, 2);
    assert_int_equal(m, 2);
    assert_true(desk_people_give(p, others + 1, 1, STR("Boris"), &arena, &e));
    assert_false(desk_people_give(p, mine, n, STR("Anna"), &arena, &e));
    assert_int_equal(e.kind, ERR_CONFLICT);
    assert_false(comes_in(p, mine[0].key.text, &who));
    assert_false(comes_in(p, mine[1].key.text, &who));
    assert_true(comes_in(p, others[1].key.text, &who));
    assert_false(comes_in(p, others[0].key.text, &who));
    people_close(p);
}

/* Fiji has a captain, and somebody else is called as that of Chad would be. */
static void every_team_has_a_captain(void **state)
{
    struct people *p = open_people();
    const struct str at = STR("2016-09-02 12:00:00"), anna = STR("Anna");
    struct desk_key key;
    struct desk_pass *pass, *none, again;
    struct person who;
    struct err e = { 0 };
    int n;

    (void)state;
    assert_int_equal(add(p, named("Captain of Chad, open", ROLE_TAP), &key), ERR_NONE);
    assert_true(give_captains(p, true, &pass, &n));
    assert_int_equal(n, 1);
    assert_true(str_eq(pass[0].person.name, STR("Captain")));
    assert_true(comes_in(p, key.text, &who));
    assert_int_equal(who.viewer.role, ROLE_TAP);
    assert_true(desk_people_revoke(&(struct people_of){ p, NULL, &event }, who.name, at, anna, &arena, &who, &e));
    assert_true(give_captains(p, false, &pass, &n));
    assert_int_equal(n, 1);
    assert_true(comes_in(p, pass[0].key.text, &who));
    assert_int_equal(who.viewer.role, ROLE_CAPTAIN);
    assert_true(str_eq(who.viewer.team, STR("Chad")));
    assert_true(give_captains(p, false, &none, &n));
    assert_int_equal(n, 0);
    assert_true(desk_people_renew(&(struct people_of){ p, NULL, &event }, who.name, at, &arena, &again, &e));
    assert_false(comes_in(p, again.key.text, &who)); /* not yet */
    assert_true(comes_in(p, pass[0].key.text, &who));
    assert_true(desk_people_give(p, &again, 1, anna, &arena, &e));
    assert_false(comes_in(p, pass[0].key.text, &who));
    assert_true(comes_in(p, again.key.text, &who));
    assert_true(str_eq(who.viewer.team, STR("Chad")));
    assert_false(desk_people_renew(&(struct people_of){ p, NULL, &event }, STR("Nobody"), at, &arena, &again, &e));
    assert_int_equal(e.kind, ERR_INPUT);
    people_close(p);
}

static void the_file_is_for_its_owner_and_has_no_key(void **state)
{
    struct people *p = open_people();
    struct desk_key key;
    struct stat st;
    char name[80], bytes[200000];
    unsigned char one[HASH_SIZE], same[HASH_SIZE];
    struct err e = { 0 };

    (void)state;
    assert_int_equal(add(p, named("Cora", ROLE_TAP), &key), ERR_NONE);
    assert_true(people_secret(p, one, &e) && people_secret(p, same, &e));
    assert_memory_equal(one, same, HASH_SIZE);
    people_close(p);
    snprintf(name, sizeof name, "%s.people", path);
    assert_int_equal(stat(name, &st), 0);
    assert_int_equal(st.st_mode & 0777, 0600);
    FILE *in = fopen(name, "rb");
    assert_non_null(in);
    size_t n = fread(bytes, 1, sizeof bytes, in);
    fclose(in);
    assert_non_null(memmem(bytes, n, "Cora", 4));
    assert_null(memmem(bytes, n, key.text, 4));
}

static void another_file_is_refused(void **state)
{
    struct people *p = NULL;
    struct err e = { 0 };
    char other[64], name[80];

    (void)state;
    snprintf(other, sizeof other, "%s/other", folder);
    snprintf(name, sizeof name, "%s.people", other);
    assert_false(people_open(other, false, &p, &e));
    assert_int_equal(e.kind, ERR_STATE);
    FILE *out = fopen(name, "w");
    fputs("this is a letter, and no file of people at all; it goes on and on until it is long enough to be a page",
          out);
    fclose(out);
    e = (struct err){ 0 };
    assert_false(people_open(other, true, &p, &e));
    assert_int_equal(e.kind, ERR_DB);
}

static int set_up(void **state)
{
    (void)state;
    section = section_default();
    section.name = section.identity = STR("open");
    section.squad = squads;
    section.nsquad = 2;
    if (!mkdtemp(folder))
        return 1;
    snprintf(path, sizeof path, "%s/e.oly", folder);
    return 0;
}

static int tear_down(void **state)
{
    char command[80];

    (void)state;
    arena_free(&arena);
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_opens_as_people_type_it),
        cmocka_unit_test(a_revoked_key_is_none),
        cmocka_unit_test(a_role_says_what_is_his),
        cmocka_unit_test(every_team_has_a_captain),
        cmocka_unit_test(keys_are_given_together_or_not_at_all),
        cmocka_unit_test(the_file_is_for_its_owner_and_has_no_key),
        cmocka_unit_test(another_file_is_refused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
