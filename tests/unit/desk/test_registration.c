/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/desk/room.h"

static struct event one_section(struct room *r, const char *name, int n)
{
    struct event read = { .nsection = 1 };

    read.section = arena_new(&r->arena, struct section, 1);
    read.section[0] = letters(r, name, n);
    return read;
}

/* "A1 B2 C3": the teams in their order with their numbers. */
static const char *numbers(struct room *r)
{
    struct str text = { 0 };

    look(r);
    for (int i = 0; i < r->s->nsquad; i++)
        text = str_fmt(&r->arena, "%.*s%s%.*s%d", STR_ARG(text), i ? " " : "", STR_ARG(r->s->squad[i].name),
                       r->s->squad[i].number);
    return str_c(&r->arena, text);
}

static void data_of_the_event_are_taken_over(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 2);
    read = one_section(&r, "women", 3);
    read.name = S("Olympiad");
    read.zone = S("Asia/Baku");
    read.date[4] = S("2016-09-06 15:00");
    read.lineups[4] = S("2016-09-06 09:00");
    read.arbiter = &(struct arbiter){ .name = S("Anna"), .role = S("chief") };
    read.narbiter = 1;
    read.section[0].women = true;
    read.section[0].edition = EDITION_2022;
    read.section[0].rounds = 9;
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    assert_journal(&r, "3 teams in section women");
    look(&r);
    assert_string_equal(r.ev.name.p, "Olympiad");
    assert_string_equal(r.ev.zone.p, "Asia/Baku");
    assert_string_equal(r.ev.date[4].p, "2016-09-06 15:00");
    assert_string_equal(r.ev.lineups[4].p, "2016-09-06 09:00");
    assert_int_equal(r.ev.narbiter, 1);
    assert_int_equal(r.ev.nsection, 2);
    assert_true(r.ev.section[1].women);
    assert_int_equal(r.ev.section[1].edition, EDITION_2022);
    assert_int_equal(r.ev.section[1].rounds, 9);
    assert_int_equal(r.ev.section[1].boards, 4);
    assert_int_equal(r.ev.section[1].nsquad, 3);
    assert_int_equal(r.ev.section[0].nsquad, 2);
    struct event empty = { 0 };
    WORKS(&r, desk_import(r.desk, ACT, &empty, &r.f, &r.e));
    look(&r);
    assert_string_equal(r.ev.name.p, "Olympiad"); /* what is empty stays as it was */
    assert_int_equal(r.ev.narbiter, 1);
    room_close(&r);
}

static void players_are_taken_over(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 2);
    look(&r);
    const struct player *p = &r.s->squad[1].player[2];
    assert_string_equal(p->name.p, "B3");
    assert_string_equal(p->title.p, "GM");
    assert_int_equal(p->fide_id, 202);
    assert_int_equal(p->rating, 2678);
    assert_int_equal(r.s->squad[1].given, 1);
    room_close(&r);
}

/* Settings made before the registration stand; title and women are taken if there were none. */
static void a_section_that_is_there_keeps_its_settings(void **state)
{
    static const struct setting mine[] = { { { "rounds", 6 }, { "7", 1 } }, { { "edition", 7 }, { "ecu", 3 } } };
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 2);
    WORKS(&r, desk_set(r.desk, ACT, mine, 2, &r.f, &r.e));
    read = one_section(&r, "open", 4);
    read.section[0].title = S("Open Section");
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    look(&r);
    assert_int_equal(r.ev.nsection, 1);
    assert_int_equal(r.s->nsquad, 4);
    assert_int_equal(r.s->rounds, 7);
    assert_int_equal(r.s->edition, EDITION_ECU);
    assert_int_equal(r.s->lot, WHITE);
    assert_string_equal(r.s->title.p, "Open Section");
    assert_string_equal(numbers(&r), "A0 B0 C0 D0");
    room_close(&r);
}

/* Registered again in another order and without C: what was decided stays with the names. */
static void decisions_stay_with_the_names(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_absent(r.desk, ACT, S("B"), 2, 2, &r.f, &r.e));
    WORKS(&r, desk_absent(r.desk, ACT, S("C"), 2, 2, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("D"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("C"), 0, false, &r.f, &r.e));
    WORKS(&r, desk_points(r.desk, BECAUSE, S("D"), -1, 3, false, false, &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    read = one_section(&r, "open", 4);
    struct squad *q = read.section[0].squad;
    struct squad d = q[3];
    q[3] = q[0], q[0] = d, q[2] = letters(&r, "open", 5).squad[4]; /* D B E A */
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    assert_remark(&r, 0, "the draft of round 1 is discarded: the teams were registered again");
    assert_remark(&r, 1, "C is no longer registered: the barred pair is dropped");
    assert_remark(&r, 2, "C is no longer registered: the absence is dropped");
    look(&r);
    assert_int_equal(r.s->nround, 0);
    assert_int_equal(r.s->nabsence, 1);
    assert_int_equal(r.s->absence[0].squad, 1);
    assert_int_equal(r.s->absence[0].to, 2);
    assert_int_equal(r.s->nbarred, 1);
    assert_int_equal(r.s->barred[0].a, 0);
    assert_int_equal(r.s->barred[0].b, 3);
    assert_int_equal(r.s->nadjustment, 1);
    assert_int_equal(r.s->adjustment[0].team, 0);
    assert_int_equal(r.s->adjustment[0].gp, 3);
    assert_string_equal(r.s->adjustment[0].reason.p, "by order");
    room_close(&r);
}

static const char *identities(struct room *r)
{
    struct str text = { 0 };

    look(r);
    for (int i = 0; i < r->s->nsquad; i++)
        text = str_fmt(&r->arena, "%.*s%s%.*s %.*s", STR_ARG(text), i ? "; " : "", STR_ARG(r->s->squad[i].name),
                       STR_ARG(r->s->squad[i].identity));
    return str_c(&r->arena, text);
}

/* Its players make a team, whatever it is called: two have been entered under each other's name, the third in another spelling, the fourth under the name of
   one that is gone; a fifth has new players and only its name. */
static void a_team_is_known_by_its_players(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 6);
    assert_string_equal(identities(&r),
                        "A 2016-09-02 15:00:00 2.1.1; B 2016-09-02 15:00:00 2.1.2; C 2016-09-02 15:00:00 2.1.3; "
                        "D 2016-09-02 15:00:00 2.1.4; E 2016-09-02 15:00:00 2.1.5; F 2016-09-02 15:00:00 2.1.6");
    WORKS(&r, desk_absent(r.desk, ACT, S("A"), 2, 2, &r.f, &r.e));
    read = one_section(&r, "open", 5);
    struct squad *q = read.section[0].squad, other = letters(&r, "open", 8).squad[7];
    q[0].name = S("B"), q[1].name = S("A"), q[2].name = S("Cé"), q[3].name = S("F");
    q[0].player[4] = other.player[4]; /* four of five are enough */
    q[4].player = other.player;
    WORKS(&r, desk_import_confirmed(r.desk, ACT, &read, &r.f, &r.e));
    assert_string_equal(identities(&r),
                        "B 2016-09-02 15:00:00 2.1.1; A 2016-09-02 15:00:00 2.1.2; Cé 2016-09-02 15:00:00 2.1.3; "
                        "F 2016-09-02 15:00:00 2.1.4; E 2016-09-02 15:00:00 2.1.5");
    assert_int_equal(r.s->absence[0].squad, 0);
    WORKS(&r, desk_undo_confirmed(r.desk, ACT, &r.f, &r.e));
    read = one_section(&r, "open", 7);
    WORKS(&r, desk_import_confirmed(r.desk, ACT, &read, &r.f, &r.e));
    assert_string_equal(identities(&r),
                        "A 2016-09-02 15:00:00 2.1.1; B 2016-09-02 15:00:00 2.1.2; C 2016-09-02 15:00:00 2.1.3; "
                        "D 2016-09-02 15:00:00 2.1.4; E 2016-09-02 15:00:00 2.1.5; F 2016-09-02 15:00:00 2.1.6; G "
                        "2016-09-02 15:00:00 8.1.7");
    room_close(&r);
}

/* Two of four, and players whom every team has, say nothing: then the name does. */
static void half_of_the_players_decide_nothing(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 2);
    read = one_section(&r, "open", 2);
    struct squad *q = read.section[0].squad;
    for (int i = 0; i < 2; i++) {
        q[i].nplayer = 4;
        q[i].player[2] = letters(&r, "open", 4).squad[3 - i].player[0];
        q[i].player[3] = letters(&r, "open", 4).squad[3 - i].player[1];
    }
    q[0].name = S("B"), q[1].name = S("A");
    WORKS(&r, desk_import_confirmed(r.desk, ACT, &read, &r.f, &r.e));
    assert_string_equal(identities(&r), "B 2016-09-02 15:00:00 2.1.2; A 2016-09-02 15:00:00 2.1.1");
    room_close(&r);
}

/* Nothing that the desk knows is lost, nor are numbers and draft. */
static void the_same_registration_changes_nothing(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_arrive(r.desk, ACT, S("A"), 4, false, &r.f, &r.e));
    WORKS(&r, desk_announce(r.desk, ACT, S("B"), S("2016-09-02 11:00"), S("bus"), &r.f, &r.e));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    int entries = room_entries(&r);
    read = one_section(&r, "open", 4);
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    assert_int_equal(room_entries(&r), entries);
    assert_int_equal(r.f.n, 0);
    look(&r);
    assert_int_equal(r.s->nround, 1);
    room_close(&r);
}

/* Presence goes with the team, whatever its place; a team that is gone takes it with it, and that is said. */
static void presence_stays_with_the_names(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_arrive(r.desk, ACT, S("A"), 4, false, &r.f, &r.e));
    WORKS(&r, desk_announce(r.desk, ACT, S("B"), S("2016-09-02 11:00"), S("bus"), &r.f, &r.e));
    WORKS(&r, desk_arrive(r.desk, ACT, S("C"), 3, false, &r.f, &r.e));
    read = one_section(&r, "open", 4);
    struct squad *q = read.section[0].squad, a = q[0];
    q[0] = q[3], q[3] = a; /* D B C A */
    q[2] = letters(&r, "open", 5).squad[4];
    q[1].name = S("b");
    q[3].player[1].rating = 2400;
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    assert_remark(&r, 0, "C is no longer registered: the arrival is dropped");
    assert_remark(&r, 1, "B: name b instead of B");
    assert_remark(&r, 2, "A: player 2, A2: rating 2400 instead of 2699");
    assert_remark(&r, 3, "E was not registered before");
    assert_remark(&r, 4, "the teams of section open must be numbered again");
    assert_journal(&r, "4 teams in section open: 2 changed, 1 new, 1 gone, 1 unchanged");
    look(&r);
    assert_int_equal(r.s->squad[3].arrival.players, 4);
    assert_string_equal(r.s->squad[1].arrival.due.p, "2016-09-02 11:00");
    assert_string_equal(r.s->squad[1].arrival.travel.p, "bus");
    assert_int_equal(r.s->squad[2].arrival.at.n, 0);
    room_close(&r);
}

/* Of two sections one has started: neither is touched. */
static void a_section_that_started_is_not_registered_again(void **state)
{
    struct room r;
    struct event read = { .nsection = 2 };

    (void)state;
    room_fill(&r, 2);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    read.section = arena_new(&r.arena, struct section, 2);
    read.section[0] = letters(&r, "women", 4);
    read.section[1] = letters(&r, "open", 4);
    FAILS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e), ERR_STATE,
          "section open has published rounds: its teams cannot be registered again; 'correct' and 'replace' "
          "change one player, 'import --late' enters new teams");
    look(&r);
    assert_int_equal(r.ev.nsection, 1);
    assert_int_equal(r.s->nsquad, 2);
    room_close(&r);
}

/* NUMBER, NUMBER_TIES: sums of the four highest; the fifth; the alphabet. */
static void numbers_by_rating(void **state)
{
    /* Five ratings each, in the order of the registration. */
    static const struct {
        const char *name;
        int rating[5];
    } teams[] = {
        { "Zulu", { 2500, 2500, 2500, 2500, 2400 } }, /* 10000, 2400 */
        { "Łódź", { 2500, 2500, 2500, 2500, 2400 } }, /* the same; l comes before z */
        { "Kilo", { 2600, 2600, 2400, 2400, 2300 } }, /* 10000, 2300 */
        { "Alfa", { 2500, 2500, 2500, 2499, 2499 } }, /* 9999 */
        { "Beta", { 2400, 0, 2600, 2600, 2600 } },    /* 10200: the unrated one is fifth */
    };
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 2);
    read = one_section(&r, "open", 5);
    for (int i = 0; i < 5; i++) {
        read.section[0].squad[i].name = S(teams[i].name);
        for (int p = 0; p < 5; p++) {
            struct player *player = &read.section[0].squad[i].player[p];
            player->rating = teams[i].rating[p];
            player->name = str_fmt(&r.arena, "%s %d", teams[i].name, p);
            player->fide_id = 900000 + 10 * i + p;
        }
    }
    FAILS(
        &r, desk_import(r.desk, ACT, &read, &r.f, &r.e), ERR_STATE,
        "this seems to be another event: section open has 2 teams, the file 5; in both are 0, with 0 of 0 players; if "
        "it is meant, add --confirm");
    WORKS(&r, desk_import_confirmed(r.desk, ACT, &read, &r.f, &r.e));
    WORKS(&r, desk_number(r.desk, ACT, false, &r.f, &r.e));
    assert_string_equal(numbers(&r), "Zulu3 Łódź2 Kilo4 Alfa5 Beta1");
    assert_journal(&r, "5 teams numbered by rating");
    room_close(&r);
}

static void numbers_as_given(void **state)
{
    struct room r;
    struct event read;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_number(r.desk, ACT, true, &r.f, &r.e));
    assert_string_equal(numbers(&r), "A4 B3 C2 D1");
    assert_journal(&r, "4 teams numbered as given");
    read = one_section(&r, "open", 4);
    read.section[0].squad[0].given = 2;
    read.section[0].squad[1].given = 0;
    read.section[0].squad[2].given = 2;
    read.section[0].squad[3].given = 5;
    WORKS(&r, desk_import(r.desk, ACT, &read, &r.f, &r.e));
    FAILS(&r, desk_number(r.desk, ACT, true, &r.f, &r.e), ERR_INPUT,
          "the numbers of the registration cannot be used: 3 of them are wrong");
    assert_remark(&r, 0, "B is given no number");
    assert_remark(&r, 1, "number 2 is given to A and to C");
    assert_remark(&r, 2, "D is given number 5, but there are 4 teams");
    assert_string_equal(numbers(&r), "A0 B0 C0 D0");
    room_close(&r);
}

static bool above(struct room *r, const char *team, const char *other, const char *reason)
{
    return desk_renumber(r->desk, act_in(NULL, reason), str_of(team), str_of(other), &r->f, &r->e);
}

/* SQUAD_LIST: up, down, already there; the others keep their order. */
static void one_team_is_renumbered(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 5);
    WORKS(&r, above(&r, "D", "B", NULL));
    assert_string_equal(numbers(&r), "A1 B3 C4 D2 E5");
    assert_journal(&r, "D has number 2 instead of 4, directly above B");
    WORKS(&r, above(&r, "A", "E", NULL));
    assert_string_equal(numbers(&r), "A4 B2 C3 D1 E5");
    int before = room_entries(&r);
    WORKS(&r, above(&r, "B", "C", NULL)); /* where it is */
    assert_int_equal(room_entries(&r), before);
    FAILS(&r, above(&r, "B", "B", NULL), ERR_INPUT, "a team cannot be placed above itself");
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    FAILS(&r, above(&r, "E", "D", NULL), ERR_STATE,
          "changing a number after the first publication needs a reason for the journal");
    FAILS(&r, desk_number(r.desk, ACT, false, &r.f, &r.e), ERR_STATE,
          "the numbers have been frozen since round 1 was published; 'renumber' moves one team");
    WORKS(&r, above(&r, "E", "D", "approved"));
    assert_string_equal(numbers(&r), "A5 B3 C4 D2 E1");
    room_close(&r);
}

/* What the journal said of a team is about the place that it has now, and of who is gone about none. */
static void the_journal_follows_the_teams(void **state)
{
    struct act act = *ACT;
    struct room r;
    struct event read;
    int n, nfact;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_points(r.desk, BECAUSE, S("D"), -1, 3, false, false, &r.f, &r.e));
    WORKS(&r, desk_bar(r.desk, ACT, S("A"), S("C"), 0, false, &r.f, &r.e));
    int entries = room_entries(&r);
    read = one_section(&r, "open", 4);
    struct squad *q = read.section[0].squad;
    struct squad d = q[3];
    q[3] = q[0], q[0] = d, q[2] = letters(&r, "open", 5).squad[4]; /* D B E A */
    act.command = STR("import");
    WORKS(&r, desk_import(r.desk, &act, &read, &r.f, &r.e));
    assert_journal(&r, "4 teams in section open: 0 changed, 1 new, 1 gone, 3 unchanged");
    look(&r);
    const struct journal_row *row = room_journal(&r, &n);
    struct history h = history_of(row, n, &r.arena);
    const struct fact *points = history_facts(&h, entries - 2, &r.arena, &nfact);
    assert_int_equal(nfact, 1);
    assert_int_equal(points->team, 1);
    const struct fact *barred = history_facts(&h, entries - 1, &r.arena, &nfact);
    assert_int_equal(nfact, 1);
    assert_int_equal(barred->team, 4);
    assert_int_equal(barred->other, 0);
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_of_the_event_are_taken_over),
        cmocka_unit_test(players_are_taken_over),
        cmocka_unit_test(a_section_that_is_there_keeps_its_settings),
        cmocka_unit_test(decisions_stay_with_the_names),
        cmocka_unit_test(a_team_is_known_by_its_players),
        cmocka_unit_test(half_of_the_players_decide_nothing),
        cmocka_unit_test(the_same_registration_changes_nothing),
        cmocka_unit_test(presence_stays_with_the_names),
        cmocka_unit_test(the_journal_follows_the_teams),
        cmocka_unit_test(a_section_that_started_is_not_registered_again),
        cmocka_unit_test(numbers_by_rating),
        cmocka_unit_test(numbers_as_given),
        cmocka_unit_test(one_team_is_renumbered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
