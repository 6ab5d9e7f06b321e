/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/people.h"

#include <stdlib.h>
#include <string.h>

#include "db/secret.h"
#include "desk/base/messages.h"
#include "engine/base/arena.h"
#include "teams/find.h"
#include "teams/form.h"
#include "teams/text.h"

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

static void hash_of(const char key[KEY_LETTERS], unsigned char hash[HASH_SIZE])
{
    struct digest d;

    digest_open(&d);
    digest_text(&d, STR("key"));
    digest_text(&d, (struct str){ key, KEY_LETTERS });
    digest_close(&d, hash);
}

static void make_key(struct desk_key *key)
{
    unsigned char random[KEY_LETTERS];
    size_t at = 0;

    secret_make(random, sizeof random);
    for (size_t i = 0; i < KEY_LETTERS; i++) {
        if (i > 0 && i % 4 == 0)
            key->text[at++] = '-';
        key->text[at++] = letters[random[i] % 32];
    }
    key->text[at] = '\0';
}

/* The letter that is meant, 0: none. */
static char letter_of(char c)
{
    static const char as_typed[] = "018", meant[] = "OIB";
    const char *at = strchr(as_typed, c);

    if (at && *at)
        return meant[at - as_typed];
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    return c && strchr(letters, c) ? c : '\0';
}

/* False: it is no key at all. */
static bool read_key(struct str typed, char plain[KEY_LETTERS])
{
    size_t n = 0;

    for (size_t i = 0; i < typed.n; i++) {
        char c = typed.p[i];
        if (c == '-' || c == ' ')
            continue;
        if (n == KEY_LETTERS || !(plain[n++] = letter_of(c)))
            return false;
    }
    return n == KEY_LETTERS;
}

bool desk_people_by_key(struct people *p, struct str typed, struct arena *a, struct person *out, struct err *e)
{
    char plain[KEY_LETTERS];
    unsigned char hash[HASH_SIZE];

    if (!read_key(typed, plain))
        return false;
    hash_of(plain, hash);
    return people_with_key(p, hash, a, out, e);
}

static bool check_name(struct person *p, struct arena *a, struct err *e)
{
    if (!text_nfc(p->name, a, &p->name) || p->name.n == 0)
        return err_say(e, ERR_USAGE, say_person_without_name());
    return text_letters(p->name) <= NAME_LETTERS || err_say(e, ERR_LIMIT, say_person_name_too_long(NAME_LETTERS));
}

/* What a captain hands in, players do not have: who is paired plays, and what comes out is the arbiters'. */
static bool has_captains(const struct section *s, struct err *e)
{
    return s->unit == UNIT_TEAM || err_say(e, ERR_STATE, say_players_need_no_keys(s->name));
}

/* As the event has them, so that they are found again, whatever they are called then. */
static bool settle_viewer(const struct event *ev, struct viewer *v, struct err *e)
{
    int section, squad;

    if (!section_find(ev, v->section, &section, e))
        return false;
    v->section = ev->section[section].name;
    v->identity = ev->section[section].identity;
    if (v->role != ROLE_CAPTAIN)
        return true;
    if (!has_captains(&ev->section[section], e) || !squad_find(&ev->section[section], v->team, &squad, e))
        return false;
    v->team = ev->section[section].squad[squad].name;
    v->identity = ev->section[section].squad[squad].identity;
    return true;
}

static bool check_role(const struct event *ev, struct viewer *v, struct err *e)
{
    bool tables = v->table > 0;

    if (v->role == ROLE_CAPTAIN && v->team.n == 0)
        return err_say(e, ERR_USAGE, say_whose_captain());
    if (v->role == ROLE_HELPER && !tables)
        return err_say(e, ERR_USAGE, say_which_tables());
    if ((v->team.n > 0 && v->role != ROLE_CAPTAIN) || (tables && v->role != ROLE_HELPER))
        return err_say(e, ERR_USAGE, say_team_or_tables_of_others());
    if (v->table > v->to_table)
        return err_say(e, ERR_USAGE, say_tables_backwards());
    if (v->role <= ROLE_ARBITER && v->section.n > 0)
        return err_say(e, ERR_USAGE, say_role_is_for_all_sections());
    return v->role <= ROLE_ARBITER || settle_viewer(ev, v, e);
}

bool desk_people_give(struct people *p, const struct desk_pass *pass, int n, struct str by, struct arena *a,
                      struct err *e)
{
    struct person_key *key = arena_new(a, struct person_key, n);

    for (int i = 0; i < n; i++) {
        char plain[KEY_LETTERS];
        key[i].person = pass[i].person;
        read_key(str_of(pass[i].key.text), plain);
        hash_of(plain, key[i].hash);
    }
    return people_store(p, key, n, by, e);
}

bool desk_people_add(const struct people_of *of, struct person *person, struct str by, struct arena *a,
                     struct desk_key *key, struct err *e)
{
    struct desk_pass pass = { .person = *person };

    if (!desk_people_new(of, a, &pass, e) || !desk_people_give(of->file, &pass, 1, by, a, e))
        return false;
    *person = pass.person;
    *key = pass.key;
    return true;
}

/* Who is called so, to the letter. */
static const struct person *exactly(const struct person *all, int n, struct str name)
{
    for (int i = 0; i < n; i++)
        if (str_eq(all[i].name, name))
            return &all[i];
    return NULL;
}

/* He takes the place of one who had that name. */
static void replace(struct person *p, const struct person *now)
{
    p->id = now ? now->id : 0;
    p->generation = now ? now->generation : 0;
}

bool desk_people_new(const struct people_of *of, struct arena *a, struct desk_pass *pass, struct err *e)
{
    struct person *all, *person = &pass->person;
    int n;

    if (!check_name(person, a, e) || !check_role(of->event, &person->viewer, e) ||
        !desk_people_load(of, true, a, &all, &n, e))
        return false;
    const struct person *now = exactly(all, n, person->name);
    if (now && now->revoked.n == 0 && !now->lost)
        return err_say(e, ERR_CONFLICT, say_has_key_already(person->name));
    replace(person, now);
    make_key(&pass->key);
    return true;
}

struct str desk_person_name(const struct person *p, struct arena *a)
{
    const struct viewer *v = &p->viewer;

    if (v->role != ROLE_CAPTAIN ||
        people_are_alike(people_captain_name(v->team, v->section, a), text_fold(a, p->name), a))
        return p->name;
    return str_fmt(a, "captain of %.*s", STR_ARG(v->team));
}

/* By any name that he is shown with, the section of a captain said or not. */
static bool is_called(const struct person *p, struct str folded, struct arena *a)
{
    const struct viewer *v = &p->viewer;

    return people_are_alike(p->name, folded, a) ||
           (v->role == ROLE_CAPTAIN && (people_are_alike(people_captain_name(v->team, v->section, a), folded, a) ||
                                        people_are_alike(str_fmt(a, "captain of %.*s", STR_ARG(v->team)), folded, a)));
}

/* Of those who are called so: who has a key rather than who had one. `more`: somebody else is meant as well. */
static const struct person *called(const struct person *all, int n, struct str folded, struct arena *a,
                                   const struct person **more)
{
    const struct person *found = NULL;

    *more = NULL;
    for (int i = 0; i < n; i++) {
        if (!is_called(&all[i], folded, a))
            continue;
        if (found && (found->revoked.n > 0) == (all[i].revoked.n > 0))
            *more = &all[i];
        else if (!found || found->revoked.n > 0) {
            *more = NULL;
            found = &all[i];
        }
    }
    return found;
}

static bool find(const struct people_of *of, bool store, struct str name, struct arena *a, struct person *out,
                 struct err *e)
{
    const struct person *found, *more = NULL;
    struct person *all;
    struct str clean;
    int n;

    if (!text_nfc(name, a, &clean))
        clean = name;
    if (!desk_people_load(of, store, a, &all, &n, e))
        return false;
    found = exactly(all, n, clean);
    if (!found)
        found = called(all, n, text_fold(a, clean), a, &more);
    if (!found)
        return err_say(e, ERR_INPUT, say_nobody_has_this_key(text_shown(clean, false, a)));
    if (more)
        return err_say(e, ERR_INPUT, say_several_called(text_shown(clean, false, a), found->name, more->name));
    *out = *found;
    return true;
}

bool desk_people_named(const struct people_of *of, struct str name, struct arena *a, struct person *out, struct err *e)
{
    return find(of, false, name, a, out, e);
}

bool desk_people_renew(const struct people_of *of, struct str name, struct str time, struct arena *a,
                       struct desk_pass *out, struct err *e)
{
    if (!find(of, true, name, a, &out->person, e))
        return false;
    if (out->person.lost)
        return err_say(e, ERR_STATE, say_new_key_opens_nothing(out->person.name));
    out->person.issued = time;
    make_key(&out->key);
    return true;
}

static bool is_captain_of(const struct person *p, const struct squad *q)
{
    return p->viewer.role == ROLE_CAPTAIN && !p->lost && str_eq(p->viewer.identity, q->identity);
}

/* A key that opens something. */
static bool is_good(const struct person *p)
{
    return p->revoked.n == 0 && !p->lost;
}

/* The captain of a team among all people, whoever has a key rather than somebody who had one; else whoever has the name that a new
   captain would have; NULL: nobody. */
static const struct person *captain_of(const struct person *all, int n, const struct squad *q, struct str name,
                                       struct arena *a)
{
    const struct person *found = NULL;
    struct str folded = text_fold(a, name);

    for (int i = 0; i < n; i++)
        if (is_captain_of(&all[i], q) && (!found || !is_good(found)))
            found = &all[i];
    for (int i = 0; i < n; i++)
        if (people_are_alike(all[i].name, folded, a) && (!found || !is_good(found)))
            found = &all[i];
    return found;
}

/* A team by the name that people look for. */
struct named {
    struct str key;
    int squad;
};

static int by_key(const void *a, const void *b)
{
    const struct named *x = a, *y = b;
    int c = str_cmp(x->key, y->key);

    return c ? c : x->squad - y->squad;
}

/* The cards are handed out one by one to people who say for whom: they lie as in a telephone book. */
static const struct named *by_name(const struct section *s, struct arena *a)
{
    struct named *list = arena_new(a, struct named, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        list[i] = (struct named){ text_fold(a, s->squad[i].name), i };
    qsort(list, (size_t)s->nsquad, sizeof *list, by_key);
    return list;
}

bool desk_people_captains(const struct people_of *of, const struct section *s, bool anew, struct str time,
                          struct arena *a, struct desk_pass **out, int *n, struct err *e)
{
    struct desk_pass *pass = arena_new(a, struct desk_pass, s->nsquad);
    struct person *all;
    int nall;

    *n = 0;
    *out = pass;
    if (!has_captains(s, e) || !desk_people_load(of, true, a, &all, &nall, e))
        return false;
    const struct named *team = by_name(s, a);
    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[team[i].squad];
        struct str name = people_captain_name(q->name, s->name, a);
        const struct person *now = captain_of(all, nall, q, name, a);
        if (now && is_good(now) && !(anew && is_captain_of(now, q)))
            continue;
        pass[*n].person = (struct person){
            .name = now ? now->name : name,
            .issued = time,
            .viewer = { .role = ROLE_CAPTAIN, .identity = q->identity, .section = s->name, .team = q->name },
        };
        replace(&pass[*n].person, now);
        make_key(&pass[(*n)++].key);
    }
    return true;
}

bool desk_people_revoke(const struct people_of *of, struct str name, struct str time, struct str by, struct arena *a,
                        struct person *out, struct err *e)
{
    if (!desk_people_named(of, name, a, out, e))
        return false;
    if (out->revoked.n > 0)
        return err_say(e, ERR_INPUT, say_key_revoked(out->name, out->revoked));
    return people_revoke(of->file, out, time, by, e);
}

/* What is announced. */

bool desk_announce_to_hall(struct people *p, struct notice *notice, struct arena *a, struct err *e)
{
    struct notice was;

    if (!text_nfc(str_trim(notice->text), a, &notice->text))
        return err_say(e, ERR_USAGE, say_announcement_not_plain());
    if (text_letters(notice->text) > NOTICE_LETTERS)
        return err_say(e, ERR_LIMIT, say_announcement_too_long(NOTICE_LETTERS));
    if (!people_notice(p, a, &was, e))
        return false;
    return str_eq(was.text, notice->text) || people_announce(p, notice, e);
}
