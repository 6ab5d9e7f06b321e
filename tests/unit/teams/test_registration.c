/* SPDX-License-Identifier: Apache-2.0 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/registration.h"
#include "tests/rule_test.h"
#include "tests/said.h"

enum { TEAMS = 4, PLAYERS = 6, LINES_OF_A_TEAM = 10 };

/* Four good teams in one section, the host's federation is GEO. Team t is given in line 10 t + 10, its
   player p in the line p + 1 after that. The test spoils something and asks what is found. */
struct trial {
    struct arena a;
    struct findings f;
    struct event e;
    struct section s[2];
    struct squad q[TEAMS + 1];
    struct player p[TEAMS][PLAYERS];
};

static void make(struct trial *t)
{
    static const char *const names[] = { "Georgia", "Fiji", "Guam", "Haiti" };
    static const char *const codes[] = { "GEO", "FIJ", "GUM", "HAI" };

    *t = (struct trial){ 0 };
    t->f.arena = &t->a;
    for (int i = 0; i < TEAMS; i++) {
        t->q[i] = (struct squad){ .name = str_of(names[i]),
                                  .federation = str_of(codes[i]),
                                  .player = t->p[i],
                                  .nplayer = 5,
                                  .line = LINES_OF_A_TEAM * (i + 1) };
        for (int k = 0; k < PLAYERS; k++)
            t->p[i][k] = (struct player){ .name = str_fmt(&t->a, "Player %c%d", 'A' + i, k),
                                          .fide_id = 100 * (i + 1) + k,
                                          .rating = 2000,
                                          .line = t->q[i].line + k + 1 };
    }
    t->s[0] = section_default();
    t->s[0].name = STR("open");
    t->s[0].squad = t->q;
    t->s[0].nsquad = TEAMS;
    t->s[0].line = 5;
    t->e = (struct event){ .federation = STR("GEO"),
                           .start = STR("2026-09-01"),
                           .end = STR("2026-09-14"),
                           .section = t->s,
                           .nsection = 1,
                           .line = 2 };
}

/* Exactly one finding, this one. */
static void expect(struct trial *t, int line, enum severity severity, enum rule rule, const char *says)
{
    registration_check(&t->e, &t->f);
    if (t->f.n != 1)
        fail_msg("%d findings, not one: %s", t->f.n, says);
    if (!strstr(finding_said(&t->f.item[0]).p, says))
        fail_msg("'%s' does not say '%s'", finding_said(&t->f.item[0]).p, says);
    assert_int_equal(t->f.item[0].line, line);
    assert_int_equal(t->f.item[0].severity, severity);
    assert_int_equal(t->f.item[0].rule, rule);
    arena_free(&t->a);
}

static void expect_nothing(struct trial *t)
{
    registration_check(&t->e, &t->f);
    if (t->f.n > 0)
        fail_msg("%s", finding_said(&t->f.item[0]).p);
    arena_free(&t->a);
}

static void nothing_wrong(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    expect_nothing(&t);
    make(&t); /* four players, six with one replaced, unrated, women in the open section */
    t.q[0].nplayer = 4;
    t.q[1].nplayer = 6;
    t.p[1][2].replaced = true;
    t.p[2][0].rating = 0;
    t.p[2][1].sex = 'w';
    t.p[2][1].title = STR("WGM");
    t.p[2][2].born = 2022;
    t.p[2][3].fide_id = t.p[2][4].fide_id = 0;
    expect_nothing(&t);
}

static void squad_size(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.q[1].nplayer = 6;
    expect(&t, 20, PROBLEM, RULE_SQUAD_SIZE,
           "Fiji has 6 counting players, but may have at most 5; mark those who were replaced");
    make(&t);
    t.p[1][0].replaced = t.p[1][1].replaced = true;
    expect(&t, 20, WARNING, RULE_SQUAD_SIZE,
           "Fiji has too few counting players (3 for 4 boards); it may play, but its last board stays empty");
    make(&t);
    t.q[1].nplayer = 2;
    expect(&t, 20, PROBLEM, RULE_SQUAD_SIZE, "Fiji has 2 counting players, but needs at least 3");
    make(&t);
    t.q[1].nplayer = 1;
    expect(&t, 20, PROBLEM, RULE_SQUAD_SIZE, "Fiji has 1 counting player, but needs at least 3");
    make(&t);
    t.q[1].nplayer = 0;
    expect(&t, 20, PROBLEM, RULE_SQUAD_SIZE, "Fiji has no players");
    make(&t); /* other settings, other limits */
    t.s[0].squad_size = 6;
    t.q[1].nplayer = 6;
    expect_nothing(&t);
    make(&t);
    t.s[0].boards = 5;
    t.q[1].nplayer = 4;
    expect(&t, 20, WARNING, RULE_SQUAD_SIZE,
           "Fiji has too few counting players (4 for 5 boards); it may play, but its last board stays empty");
    make(&t);
    t.s[0].players_needed = 2;
    t.q[1].nplayer = 2;
    expect(&t, 20, WARNING, RULE_SQUAD_SIZE,
           "Fiji has too few counting players (2 for 4 boards); it may play, but its last 2 boards stay empty");
}

/* A squad of any size: it is told once, and nobody in it is compared with the others. */
static void squad_size_comes_first(void **state)
{
    enum { MANY = 10000 };
    struct trial t;

    (void)state;
    make(&t);
    t.q[1].player = arena_new(&t.a, struct player, MANY);
    t.q[1].nplayer = MANY;
    for (int i = 0; i < MANY; i++)
        t.q[1].player[i] = (struct player){ .name = STR("Smith"), .rating = 2000, .replaced = i > 4 };
    expect(&t, 20, PROBLEM, RULE_SQUAD_SIZE,
           "Fiji lists 10000 players, including those replaced; a list holds at most 24");
}

/* Of many findings the first are kept, and all are counted. */
static void findings_are_capped_and_counted(void **state)
{
    enum { MANY = 3000 };
    struct trial t;

    (void)state;
    make(&t);
    t.s[0].squad = arena_new(&t.a, struct squad, MANY);
    t.s[0].nsquad = MANY;
    for (int i = 0; i < MANY; i++)
        t.s[0].squad[i] = t.q[0];
    registration_check(&t.e, &t.f);
    assert_int_equal(t.f.n, FINDINGS_MAX);
    /* The name is taken 2999 times, all but three teams of the host are too many,
       and each list is restored with its five FIDE ids. */
    assert_int_equal(finding_count(&t.f, PROBLEM), 2999 + 2997 + 2999 * 5);
    assert_int_equal(finding_total(&t.f), finding_count(&t.f, PROBLEM));
    arena_free(&t.a);
}

static void make_women(struct trial *t)
{
    t->s[0].women = true;
    for (int i = 0; i < t->s[0].nsquad; i++)
        for (int k = 0; k < t->q[i].nplayer; k++)
            t->q[i].player[k].sex = 'w';
}

static void rating_and_sex_of_players(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    make_women(&t);
    t.p[2][1].sex = 'm';
    expect(&t, 32, PROBLEM, RULE_SQUAD_SIZE, "Player C1 (Guam) is a man");
    make(&t);
    make_women(&t);
    t.p[2][1].sex = t.p[2][4].sex = '\0';
    expect(&t, 30, WARNING, RULE_SQUAD_SIZE,
           "Guam: only women play in a women's section, and these are not known to be (sex w): Player C1; Player C4");
    make(&t);
    make_women(&t);
    t.p[2][1].sex = '\0';
    t.p[2][1].replaced = true; /* counts no more */
    expect_nothing(&t);
    for (int rating = 998; rating <= 3001; rating += 1) {
        make(&t);
        t.p[3][4].rating = rating;
        if (rating < 1000 || rating > 2999)
            expect(&t, 45, PROBLEM, RULE_RATING, "Player D4 (Haiti): a rating of");
        else if (rating % 500 == 0 || rating == 2999)
            expect_nothing(&t);
        arena_free(&t.a);
    }
    make(&t);
    t.p[0][1].title = STR("gm");
    expect(&t, 12, WARNING, RULE_NONE, "gm is not a FIDE title");
    make(&t);
    t.p[0][1].born = 2023;
    expect(&t, 12, WARNING, RULE_NONE, "Player A1 (Georgia): year of birth 2023 cannot be right");
    make(&t);
    t.p[0][1].born = 1899;
    expect(&t, 12, WARNING, RULE_NONE, "Player A1 (Georgia): year of birth 1899 cannot be right");
    make(&t);
    t.p[0][3].name = STR("PLAYER  A1"); /* as it stands; blanks are made one by the reader */
    t.p[0][4].name = STR("PLÀYER A1");
    expect(&t, 15, WARNING, RULE_SQUAD_LIST, "PLÀYER A1 (Georgia) is listed twice, first in line 12");
}

static void fide_ids(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.p[2][0].fide_id = t.p[1][4].fide_id;
    expect(&t, 31, PROBLEM, RULE_SQUAD_LIST, "Player C0 (Guam) has the FIDE id 204 of Player B4 (Fiji) in line 25");
    make(&t);
    t.p[1][1].fide_id = t.p[1][4].fide_id;
    expect(&t, 25, PROBLEM, RULE_SQUAD_LIST, "Player B4 (Fiji) has the FIDE id 204 of Player B1 (Fiji) in line 22");
    make(&t); /* the same player in two sections */
    struct player other[4] = { { .name = STR("O"), .fide_id = 302, .line = 91 },
                               { .name = STR("P") },
                               { .name = STR("Q") },
                               { .name = STR("R") } };
    t.q[TEAMS] =
        (struct squad){ .name = STR("Georgia"), .federation = STR("GEO"), .player = other, .nplayer = 4, .line = 90 };
    t.s[1] = t.s[0];
    t.s[1].name = STR("women");
    t.s[1].squad = &t.q[TEAMS];
    t.s[1].nsquad = 1;
    t.e.nsection = 2;
    expect(&t, 91, PROBLEM, RULE_SQUAD_LIST, "O (Georgia) has the FIDE id 302 of Player C2 (Guam) in line 33");
}

static void federations(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.q[1].federation = STR("FJI");
    expect(&t, 20, PROBLEM, RULE_NONE, "Fiji: FJI is not a FIDE federation code; FIDE uses FIJ");
    make(&t);
    t.q[1].federation = STR("XYZ");
    expect(&t, 20, PROBLEM, RULE_NONE, "Fiji: XYZ is not a FIDE federation code");
    make(&t);
    t.e.federation = STR("geo");
    t.q[0].federation = STR("GRE");
    expect(&t, 2, PROBLEM, RULE_NONE, "the host: geo is not a FIDE federation code; FIDE uses GEO");
}

static void pairing_number_and_names(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.q[3].name = STR("FÍJI");
    expect(&t, 40, PROBLEM, RULE_NONE, "the name FÍJI is already taken by the team in line 20");
    make(&t);
    t.q[3].name = STR("7");
    expect(&t, 40, PROBLEM, RULE_NONE, "a team cannot be called 7");
    make(&t);
    for (int i = 0; i < TEAMS; i++)
        t.q[i].given = TEAMS - i;
    expect_nothing(&t);
    make(&t);
    for (int i = 0; i < TEAMS; i++)
        t.q[i].given = i + 1;
    t.q[3].given = 2;
    expect(&t, 40, PROBLEM, RULE_PAIRING_NUMBER, "Haiti has number 2, and so has Fiji in line 20");
    make(&t);
    t.q[3].given = 2;
    expect(&t, 5, WARNING, RULE_PAIRING_NUMBER, "section open: 1 of 4 teams have a number");
}

static void host_teams(void **state)
{
    struct trial t;

    (void)state;
    make(&t); /* a second team of the host is fine, and a third that makes the number even */
    t.q[1].federation = t.q[3].federation = STR("GEO");
    expect_nothing(&t);
    make(&t);
    t.q[1].federation = t.q[2].federation = STR("GEO");
    t.s[0].nsquad = 3;
    expect(&t, 30, WARNING, RULE_HOST_TEAMS, "Guam is the third team of GEO");
    make(&t);
    t.q[1].federation = t.q[2].federation = t.q[3].federation = STR("GEO");
    expect(&t, 40, PROBLEM, RULE_HOST_TEAMS, "Haiti is team 4 of GEO; even the host");
    make(&t);
    t.q[3].federation = STR("FIJ");
    expect(&t, 40, PROBLEM, RULE_HOST_TEAMS, "Haiti is team 2 of FIJ; only the host, GEO");
    make(&t);
    t.q[3].federation = STR("FIJ");
    t.s[0].edition = EDITION_ECU;
    expect_nothing(&t);
}

static void sections(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.s[0].squad_size = 3;
    t.s[0].nsquad = 0;
    registration_check(&t.e, &t.f);
    assert_int_equal(t.f.n, 2);
    assert_non_null(strstr(finding_said(&t.f.item[0]).p, "section open: 3 players cannot fill 4 boards"));
    assert_int_equal(t.f.item[0].severity, PROBLEM);
    assert_non_null(strstr(finding_said(&t.f.item[1]).p, "section open has no teams"));
    assert_int_equal(t.f.item[1].severity, WARNING);
    arena_free(&t.a);
    make(&t);
    t.s[0].floor = 0;
    expect(&t, 5, WARNING, RULE_RATING_FLOOR, "a rating floor of 0 is unusual");
    make(&t);
    t.s[1] = t.s[0];
    t.s[1].nsquad = 0;
    t.s[1].line = 50;
    t.e.nsection = 2;
    registration_check(&t.e, &t.f);
    assert_int_equal(t.f.n, 2);
    assert_non_null(
        strstr(finding_said(&t.f.item[0]).p, "the section name open is already taken by the section in line 5"));
    assert_int_equal(t.f.item[0].line, 50);
    arena_free(&t.a);
}

static void dates(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.e.date[0] = STR("2026-09-01 15:00");
    t.e.date[1] = STR("2026-09-14");
    expect_nothing(&t);
    make(&t);
    t.e.date[0] = STR("2026-09-01 15:00");
    t.e.lineups[0] = STR("2026-09-01 15:01");
    expect(&t, 2, PROBLEM, RULE_NONE,
           "the line-ups of round 1 are due at 2026-09-01 15:01, after its start at "
           "2026-09-01 15:00");
    make(&t);
    t.e.end = STR("2026-08-31");
    expect(&t, 2, WARNING, RULE_NONE, "the event ends on 2026-08-31, before it starts on 2026-09-01");
    make(&t);
    t.e.date[0] = STR("2026-08-31 15:00");
    expect(&t, 2, WARNING, RULE_NONE, "round 1 is played on 2026-08-31, which is outside the dates of the event");
    make(&t);
    t.e.date[10] = STR("2026-09-15 11:00");
    expect(&t, 2, WARNING, RULE_NONE, "round 11 is played on 2026-09-15, which is outside the dates of the event");
    make(&t);
    t.e.date[0] = STR("2026-09-03 15:00");
    t.e.date[2] = STR("2026-09-03 10:00");
    expect(&t, 2, WARNING, RULE_NONE, "round 3 is played on 2026-09-03 10:00, which is before an earlier round");
}

/* What the schema has complained about already. */
static void nothing_is_said_twice(void **state)
{
    struct trial t;

    (void)state;
    make(&t);
    t.e.federation = (struct str){ 0 };
    t.q[1].federation = t.q[2].federation = (struct str){ 0 };
    t.q[1].name = t.q[2].name = (struct str){ 0 };
    t.p[0][0].name = t.p[0][1].name = (struct str){ 0 };
    expect_nothing(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_wrong),
        RULE_TEST(SQUAD_SIZE, squad_size),
        RULE_TEST(SQUAD_SIZE, squad_size_comes_first),
        cmocka_unit_test(findings_are_capped_and_counted),
        RULE_TEST(RATING, rating_and_sex_of_players),
        RULE_TEST(DUTCH_RATINGS, rating_and_sex_of_players),
        cmocka_unit_test(fide_ids),
        cmocka_unit_test(federations),
        RULE_TEST(PAIRING_NUMBER, pairing_number_and_names),
        RULE_TEST(HOST_TEAMS, host_teams),
        cmocka_unit_test(sections),
        cmocka_unit_test(dates),
        cmocka_unit_test(nothing_is_said_twice),
    };

    return cmocka_run_group_tests_name("registration_check", tests, NULL, NULL);
}
