/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/property.h"
#include "tests/rule_test.h"
#include "tests/said.h"
#include "tests/unit/desk/room.h"

/* An event with one section "open" and nothing else. */
static void room_bare(struct room *r)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };

    room_open(r);
    WORKS(r, desk_new(r->path, ACT, &name, 1, &r->e));
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
    WORKS(r, desk_section(r->desk, act_in("open", NULL), NULL, 0, &r->f, &r->e));
}

static bool set(struct room *r, const char *name, const char *value)
{
    struct setting setting = { str_of(name), str_of(value) };

    return desk_set(r->desk, ACT, &setting, 1, &r->f, &r->e);
}

static const struct property *named(const char *name)
{
    int i = 0;

    while (property_at(i) && strcmp(property_at(i)->name, name) != 0)
        i++;
    return property_at(i);
}

static void rounds_are_eleven_unless_said(void **state)
{
    struct room r;

    (void)state;
    room_bare(&r);
    look(&r);
    assert_int_equal(r.s->rounds, 11);
    WORKS(&r, set(&r, "rounds", "9"));
    look(&r);
    assert_int_equal(r.s->rounds, 9);
    room_close(&r);
}

/* What is offered on a page is what people are told that they may say. */
static void choices_are_the_values_that_are_told(void **state)
{
    struct arena a = { 0 };
    int offered = 0, n;

    (void)state;
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        const struct str *word = property_choices(p, &a, &n);
        struct str told = { 0 };
        for (int k = 0; word && k < n; k++)
            told = str_fmt(&a, "%.*s%s%.*s", STR_ARG(told), k == 0 ? "" : k == n - 1 ? " or " : ", ", STR_ARG(word[k]));
        const char *values = str_c(&a, message_on(MEDIUM_COMMAND, p->values(), &a));
        if (word)
            assert_string_equal(str_c(&a, told), values);
        else
            assert_null(strstr(values, " or "));
        offered += word != NULL;
    }
    assert_true(offered > 10);
    arena_free(&a);
}

/* On a page nobody reads a name that is typed. */
static void pages_have_labels(void **state)
{
    static const struct {
        const char *name, *value, *told;
    } rows[] = {
        { "system", "team-swiss-2026", "Pairing system: FIDE Swiss Team Pairing System 2026" },
        { "tiebreak", "khanty-mansiysk", "Tie-breaks: Khanty-Mansiysk 2010 rules" },
        { "lot", "white", "Colour of team 1 in round 1: White" },
        { "squad-size", "6", "Players in a squad: 6" },
        { "city", "yes", "City: yes" },
        { "date.3", "2016-09-02 15:00", "Start of round 3: 2016-09-02 15:00" },
    };
    const struct wording page = { .medium = MEDIUM_PAGE };
    struct arena a = { 0 };

    (void)state;
    for (int i = 0; property_at(i); i++) {
        struct message label = property_label(property_at(i), 1);
        assert_non_null(label.row);
        assert_string_not_equal(str_c(&a, message_text(&label, &page, &a)), property_at(i)->name);
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(str_c(&a, setting_told(str_of(rows[i].name), str_of(rows[i].value), &page, &a)),
                            rows[i].told);
    assert_int_equal(setting_told(STR("shoe"), STR("9"), &page, &a).n, 0);
    arena_free(&a);
}

/* Every property takes what it prints and prints what it took. */
static const struct {
    const char *name, *value;
    const char *property; /* if it has another name */
} tried[] = {
    { "name", "42nd Chess Olympiad", NULL },
    { "city", "Bakı", NULL },
    { "venue", "Kristal Zalı", NULL },
    { "contact", "Room 12, +994 50 123 45 67", NULL },
    { "federation", "AZE", NULL },
    { "start", "2016-09-01", NULL },
    { "end", "2016-09-14", NULL },
    { "zone", "Asia/Baku", NULL },
    { "arbiters", "Takis Nikolopoulos (chief arbiter); Anna Kovács", NULL },
    { "date.3", "2016-09-04 15:00", "date.N" },
    { "backups", "5", "backups" },
    { "mirror", "/media/stick", NULL },
    { "address", "https://desk.example.org", NULL },
    { "site-address", "https://example.org/baku/", NULL },
    { "line", "Supported by the City of Baku", NULL },
    { "embed", "https://news.example.org", NULL },
    { "copies", "pairings: entrance 2, hall A 1; standings: foyer 20", NULL },
    { "lineups.3", "2016-09-04 10:00", "lineups.N" },
    { "presence-closes", "2016-09-01 19:00", NULL },
    { "squads-close", "2016-08-20 18:00", NULL },
    { "title", "Open Section", NULL },
    { "hall", "Hall B", NULL },
    { "women", "yes", NULL },
    { "system", "club", NULL },
    { "unit", "team", NULL },
    { "score", "gp", NULL },
    { "cycles", "2", NULL },
    { "preference", "A", NULL },
    { "secondary", "yes", NULL },
    { "accelerated", "yes", NULL },
    { "graded", "no", NULL },
    { "edition", "ecu", NULL },
    { "tiebreak", "khanty-mansiysk", NULL },
    { "ranking", "mp,gp,osb", NULL },
    { "rounds", "9", NULL },
    { "boards", "6", NULL },
    { "squad-size", "8", NULL },
    { "players-needed", "4", NULL },
    { "match-points", "2-1-0", NULL },
    { "game-points", "1-0.5-0", NULL },
    { "bye-points", "default", NULL },
    { "floor", "1000", NULL },
    { "lot", "black", NULL },
    { "host-first", "yes", NULL },
    { "championship", "yes", NULL },
    { "double-entry", "yes", NULL },
    { "lineup-default", "previous", NULL },
    { "time-control", "40/90+30, 30+30", NULL },
};

static void properties_come_back(void **state)
{
    struct setting settings[sizeof tried / sizeof *tried];
    struct room r;
    int n = sizeof tried / sizeof *tried;

    (void)state;
    room_bare(&r);
    for (int i = 0; i < n; i++)
        settings[i] = (struct setting){ str_of(tried[i].name), str_of(tried[i].value) };
    int before = room_entries(&r);
    WORKS(&r, desk_set(r.desk, ACT, settings, n, &r.f, &r.e));
    assert_int_equal(room_entries(&r), before + 1);
    look(&r);
    for (int i = 0; i < n; i++) {
        const struct property *p = named(tried[i].property ? tried[i].property : tried[i].name);
        assert_non_null(p);
        assert_string_equal(str_c(&r.arena, property_text(p, &r.ev, r.s, 3, &r.arena)), tried[i].value);
    }
    assert_int_equal(r.s->boards, 6);
    assert_int_equal(r.s->edition, EDITION_ECU);
    assert_int_equal(r.s->ranking.n, 3);
    assert_int_equal(r.s->ranking.by[1], CRITERION_GP);
    assert_int_equal(r.s->lot, BLACK);
    assert_int_equal(r.ev.narbiter, 2);
    assert_string_equal(r.ev.arbiter[0].role.p, "chief arbiter");
    WORKS(&r, desk_set(r.desk, ACT, settings, n, &r.f, &r.e)); /* nothing new: no row */
    assert_int_equal(room_entries(&r), before + 1);
    room_close(&r);
}

/* All properties there are have been tried above. */
static void the_list_of_properties(void **state)
{
    int n = 0;

    (void)state;
    for (; property_at(n); n++) {
        bool found = false;
        for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
            found = found || strcmp(property_at(n)->name, tried[i].property ? tried[i].property : tried[i].name) == 0;
        if (!found)
            fail_msg("%s has no row in this test", property_at(n)->name);
    }
    assert_true(property_at(0)->of_event);
    assert_false(property_at(n - 1)->of_event);
}

/* A player is paired on one board, and needs no more than to be named as the unit. */
static void players_play_on_one_board(void **state)
{
    static const struct setting blitz[] = { { STR("unit"), STR("player") }, { STR("system"), STR("burstein") } },
                                more[] = { { STR("boards"), STR("2") }, { STR("squad-size"), STR("2") } };
    struct room r;

    (void)state;
    room_bare(&r);
    WORKS(&r, desk_set(r.desk, ACT, blitz, 2, &r.f, &r.e));
    look(&r);
    assert_int_equal(r.s->unit, UNIT_PLAYER);
    assert_int_equal(r.s->boards, 1);
    assert_int_equal(r.s->squad_size, 1);
    FAILS(&r, desk_set(r.desk, ACT, more, 2, &r.f, &r.e), ERR_INPUT,
          "a player plays on one board: unit player goes with boards 1 and squad-size 1");
    room_close(&r);
}

/* Half a point and a point are in the rules of most systems. */
static void game_points_are_for_systems_that_can_take_them(void **state)
{
    static const struct setting clubs[] = { { STR("system"), STR("club") }, { STR("score"), STR("gp") } };
    struct room r;

    (void)state;
    room_bare(&r);
    WORKS(&r, desk_set(r.desk, ACT, clubs, 2, &r.f, &r.e));
    FAILS(&r, set(&r, "system", "dutch2006"), ERR_INPUT,
          "the system dutch2006 counts 1 for a win and a half for a draw: it pairs by match points, --score mp");
    room_close(&r);
}

/* RULE_SCORING: D.02 says what a match gives; so do the systems that count 1, a half and 0 themselves. */
static void points_are_for_systems_that_leave_them_open(void **state)
{
    static const struct setting teams[] = { { STR("system"), STR("team-swiss-2026") },
                                            { STR("match-points"), STR("3-1-0") },
                                            { STR("game-points"), STR("1-\xC2\xBD-0") },
                                            { STR("bye-points"), STR("1-2.0") } },
                                players[] = { { STR("unit"), STR("player") },
                                              { STR("system"), STR("dutch2006") },
                                              { STR("game-points"), STR("3-1-0") },
                                              { STR("bye-points"), STR("0.5") } };
    struct room r;

    (void)state;
    room_bare(&r);
    FAILS(&r, set(&r, "match-points", "3-1-0"), ERR_INPUT,
          "D.02, the Olympiad's rules, fixes what a match, a game and the bye give: --match-points, --game-points and "
          "--bye-points "
          "need another system");
    WORKS(&r, desk_set(r.desk, ACT, teams, 4, &r.f, &r.e));
    FAILS(&r, set(&r, "ranking", "mp,gp,osb"), ERR_INPUT,
          "osb and mpo are tie-breaks of D.02, made for 2, 1 and 0: with other points rank by others, such as "
          "mp,gp,bh-c1,emmsb");
    look(&r);
    assert_string_equal(str_c(&r.arena, r.s->match_points), "3-1-0");
    assert_int_equal(r.s->game_points.n, 0); /* the usual ones */
    assert_string_equal(str_c(&r.arena, r.s->bye_points), "1-2");
    FAILS(&r, set(&r, "bye-points", "1"), ERR_INPUT, "the bye gives a team match points and game points, such as 1-2");
    FAILS(&r, set(&r, "system", "berger"), ERR_INPUT,
          "in a round robin a free round gives nothing: take --bye-points default");
    FAILS(&r, set(&r, "match-points", "1-1-0"), ERR_USAGE,
          "match-points cannot be \"1-1-0\": it must be whole points for a won, a drawn and a lost match, such as "
          "3-1-0, each "
          "more than the next, at most 99");
    WORKS(&r, set(&r, "bye-points", "default"));
    WORKS(&r, set(&r, "system", "berger"));
    room_close(&r);
    room_bare(&r);
    WORKS(&r, desk_set(r.desk, ACT, players, 4, &r.f, &r.e));
    FAILS(&r, set(&r, "match-points", "3-1-0"), ERR_INPUT,
          "players have no match points: --game-points says what a game gives");
    FAILS(&r, set(&r, "bye-points", "1-2"), ERR_INPUT, "the bye gives a player one number of points, such as 0.5");
    FAILS(&r, set(&r, "system", "burstein"), ERR_INPUT,
          "the system burstein counts 1, a half and 0 itself, where it compares opponents: --game-points and "
          "--bye-points need another one");
    FAILS(&r, set(&r, "ranking", "gp,club-solkoff"), ERR_INPUT,
          "the tie-breaks of the club are made for 1, a half and 0: with other points rank by others, such as "
          "gp,bh,eggsb");
    room_close(&r);
}

/* C.04.6 alone has types of colour preferences; only the page of the club names accelerated pairings. */
static void settings_belong_to_the_systems_that_ask_for_them(void **state)
{
    static const struct setting teams[] = { { STR("system"), STR("team-swiss-2026") },
                                            { STR("preference"), STR("B") },
                                            { STR("secondary"), STR("no") },
                                            { STR("graded"), STR("yes") } },
                                club[] = { { STR("system"), STR("club") }, { STR("accelerated"), STR("yes") } };
    struct room r;

    (void)state;
    room_bare(&r);
    FAILS(&r, set(&r, "preference", "none"), ERR_INPUT,
          "preference belongs to the system team-swiss-2026: any other one needs --preference A and --secondary yes");
    FAILS(&r, set(&r, "secondary", "no"), ERR_INPUT,
          "secondary belongs to the system team-swiss-2026: any other one needs --preference A and --secondary yes");
    FAILS(&r, set(&r, "accelerated", "yes"), ERR_INPUT,
          "accelerated belongs to the system club: any other one needs --accelerated no");
    FAILS(&r, set(&r, "graded", "yes"), ERR_INPUT,
          "graded belongs to the system team-swiss-2026: any other one needs --graded no");
    WORKS(&r, desk_set(r.desk, ACT, teams, 4, &r.f, &r.e));
    look(&r);
    assert_true(r.s->graded);
    assert_int_equal(r.s->preference, PREFERENCES_B);
    assert_int_equal(r.s->secondary, SECONDARY_UNUSED);
    FAILS(&r, set(&r, "preference", "C"), ERR_USAGE, "preference cannot be \"C\": it must be A, B or none");
    FAILS(&r, set(&r, "system", "club"), ERR_INPUT,
          "preference belongs to the system team-swiss-2026: any other one needs --preference A and --secondary yes");
    room_close(&r);
    room_bare(&r);
    WORKS(&r, desk_set(r.desk, ACT, club, 2, &r.f, &r.e));
    look(&r);
    assert_true(r.s->accelerated);
    room_close(&r);
}

static void texts_are_cleaned(void **state)
{
    struct room r;

    (void)state;
    room_bare(&r);
    WORKS(&r, set(&r, "city", "  Sa\xCC\x83o   Paulo ")); /* a and a combining tilde */
    look(&r);
    assert_string_equal(r.ev.city.p, "São Paulo");
    WORKS(&r, set(&r, "city", ""));
    look(&r);
    assert_int_equal(r.ev.city.n, 0);
    room_close(&r);
}

#define ARBITER                                                                                                  \
    "an arbiter is TITLE NAME FIDE-ID (ROLE): in a name no number and no open parenthesis; name and role up to " \
    "100 letters, the id up to 99999999999"
#define TWENTY_FIVE     "xxxxxxxxxxxxxxxxxxxxxxxxx"
#define HUNDRED_AND_ONE TWENTY_FIVE TWENTY_FIVE TWENTY_FIVE TWENTY_FIVE "x"

static void values_that_make_no_sense(void **state)
{
    static const struct {
        const char *name, *value, *said;
    } rows[] = {
        { "colour", "red", "there is no property colour" },
        { "date.0", "2016-09-04 15:00", "there is no property date.0" },
        { "date.31", "2016-09-04 15:00", "there is no property date.31" },
        { "name", "", "name cannot be \"\": it must be text of at most 100 letters" },
        { "city", "a\tb\x01", "city cannot be \"a\tb\x01\": it must be text of at most 100 letters" },
        { "federation", "XYZ", "federation cannot be \"XYZ\": it must be a FIDE code" },
        { "start", "2016-02-30", "start cannot be \"2016-02-30\": it must be a day such as 2016-09-02" },
        { "start", "2015-02-29", "start cannot be \"2015-02-29\": it must be a day such as 2016-09-02" },
        { "start", "1900-02-29", "start cannot be \"1900-02-29\": it must be a day such as 2016-09-02" },
        { "end", "14.9.2016", "end cannot be \"14.9.2016\": it must be a day such as 2016-09-13" },
        { "date.1", "2016-09-02 24:00",
          "date of round 1 cannot be \"2016-09-02 24:00\": it must be a time such as 2016-09-02 15:00" },
        { "mirror", "stick", "mirror cannot be \"stick\": it must be a folder such as /media/stick" },
        { "zone", "Baku time", "zone cannot be \"Baku time\": it must be a time zone such as Asia/Baku" },
        { "arbiters", "(chief)", "arbiters cannot be \"(chief)\": " ARBITER },
        { "arbiters", "A (chief); B (deputy; C", "arbiters cannot be \"B (deputy\": " ARBITER },
        { "arbiters", "A (chief); IA (deputy)", "arbiters cannot be \"IA (deputy)\": " ARBITER },
        { "arbiters", "IA A 4200012 (chief); FA B 12 C (deputy)",
          "arbiters cannot be \"FA B 12 C (deputy)\": " ARBITER },
        { "women", "maybe", "women cannot be \"maybe\": it must be yes or no" },
        { "edition", "2011", "edition cannot be \"2011\": it must be 2012, 2022, ecu or ecu-2015" },
        { "tiebreak", "", "tiebreak cannot be \"\": it must be 2012, khanty-mansiysk or 2022" },
        { "ranking", "", "ranking cannot be \"\": a ranking needs at least one criterion" },
        { "ranking", "mp,sb", "ranking cannot be \"mp,sb\": there is no criterion 'sb'" },
        { "ranking", "mp,,gp", "ranking cannot be \"mp,,gp\": there is no criterion ''" },
        { "ranking", "mp,gp,", "ranking cannot be \"mp,gp,\": there is no criterion ''" },
        { "ranking", "mp,gp,mp", "ranking cannot be \"mp,gp,mp\": the criterion mp is in the ranking twice" },
        { "rounds", "31", "rounds cannot be \"31\": it must be 1 to 30" },
        { "boards", "four", "boards cannot be \"four\": it must be 1 to 8" },
        { "system", "monrad",
          "system cannot be \"monrad\": it must be olympiad, team-swiss-2026, berger, burstein, club or "
          "dutch2006" },
        { "unit", "players", "unit cannot be \"players\": it must be team or player" },
        { "score", "tb", "score cannot be \"tb\": it must be mp or gp" },
        { "lot", "green", "lot cannot be \"green\": it must be white or black" },
    };
    struct room r;

    (void)state;
    room_bare(&r);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        FAILS(&r, set(&r, rows[i].name, rows[i].value), ERR_USAGE, rows[i].said);
    FAILS(&r, set(&r, "city", HUNDRED_AND_ONE), ERR_LIMIT,
          "city cannot be \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…xxxxxxxxxxxxxxxxxxx\": it must be text of at "
          "most 100 letters");
    /* Each is a value, but does not go with what the event has. */
    FAILS(&r, set(&r, "boards", "6"), ERR_INPUT, "a squad of 5 players cannot fill 6 boards");
    FAILS(&r, set(&r, "unit", "player"), ERR_INPUT,
          "the system olympiad pairs teams: players need another one, such as --system burstein");
    WORKS(&r, set(&r, "start", "2016-02-29"));
    FAILS(&r, set(&r, "end", "2016-02-28"), ERR_INPUT, "the last day 2016-02-28 is before the first day 2016-02-29");
    room_close(&r);
}

/* One bad value among good ones: none is taken. */
static void all_settings_or_none(void **state)
{
    static const struct setting settings[] = { { { "city", 4 }, { "Baku", 4 } }, { { "floor", 5 }, { "9999", 4 } } };
    struct room r;

    (void)state;
    room_bare(&r);
    FAILS(&r, desk_set(r.desk, ACT, settings, 2, &r.f, &r.e), ERR_USAGE,
          "floor cannot be \"9999\": it must be 0 to 4000");
    look(&r);
    assert_int_equal(r.ev.city.n, 0);
    room_close(&r);
}

/* Only what has another value now is told, with both; what is of the event is of no section. */
static void what_was_set_is_told(void **state)
{
    static const struct setting settings[] = {
        { { "floor", 5 }, { "0", 1 } },
        { { "city", 4 }, { "", 0 } },
        { { "rounds", 6 }, { "11", 2 } },
        { { "date.2", 6 }, { "2016-09-03 15:00", 16 } },
    };
    struct fact *fact;
    struct room r;
    int n;

    (void)state;
    room_bare(&r);
    WORKS(&r, set(&r, "city", "Baku"));
    WORKS(&r, desk_set(r.desk, ACT, settings, 4, &r.f, &r.e));
    assert_journal(&r, "floor 0, city: none, date.2 2016-09-03 15:00, edition 2012, tiebreak 2012");
    const struct journal_row *row = room_journal(&r, &n);
    assert_true(fact_read(row[n - 1].facts, &r.arena, &fact, &n));
    assert_int_equal(n, 5);
    assert_int_equal(fact[0].section, 1);
    assert_true(str_eq(fact[0].what, STR("floor")) && str_eq(fact[0].was, STR("1400")) &&
                str_eq(fact[0].becomes, STR("0")));
    assert_int_equal(fact[1].section, 0);
    assert_true(str_eq(fact[1].was, STR("Baku")) && fact[1].becomes.n == 0);
    room_close(&r);
}

/* What a published round was made by stands; what only shows may change. */
static void rules_are_frozen_by_the_first_publication(void **state)
{
    static const struct {
        const char *name, *value;
        bool frozen;
    } rows[] = {
        { "edition", "2022", true },
        { "system", "club", true },
        { "score", "gp", true },
        { "tiebreak", "2022", true },
        { "rounds", "9", true },
        { "boards", "3", true },
        { "squad-size", "6", true },
        { "players-needed", "2", true },
        { "floor", "1200", true },
        { "ranking", "mp,gp", true },
        { "lot", "black", true },
        { "women", "yes", true },
        { "title", "Open", false },
        { "host-first", "yes", false },
        { "city", "Baku", false },
        { "venue", "Crystal Hall", false },
        { "date.2", "2016-09-04 15:00", false },
    };
    struct room r;
    char want[100];

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *name = rows[i].name;
        const struct property *p = named(strncmp(name, "date.", 5) ? name : "date.N");
        assert_int_equal(p->frozen, rows[i].frozen);
        if (strcmp(name, "rounds") == 0 || strcmp(name, "players-needed") == 0)
            continue; /* these say what else can be done */
        snprintf(want, sizeof want, "the setting '%s' is frozen since round 1 of section open was published", name);
        if (rows[i].frozen)
            FAILS(&r, set(&r, name, rows[i].value), ERR_STATE, want);
        else
            WORKS(&r, set(&r, name, rows[i].value));
    }
    FAILS(&r, set(&r, "rounds", "9"), ERR_STATE,
          "the number of rounds is frozen since round 1 of section open was published; 'shorten' ends it after fewer");
    FAILS(
        &r, set(&r, "players-needed", "2"), ERR_STATE,
        "the setting 'players-needed' is frozen since round 1 of section open was published; 'result TABLE --count-as "
        "played --reason WHY' lets the boards of one match count");
    WORKS(&r, set(&r, "edition", "2012")); /* the value it has */
    FAILS(&r, desk_lot(r.desk, ACT, BLACK, &r.f, &r.e), ERR_STATE,
          "the setting 'lot' is frozen since round 1 of section open was published");
    room_close(&r);
}

/* The host's federation is not frozen, but a draft may have been ordered by it. */
static void the_host_orders_a_draft(void **state)
{
    struct room r;

    (void)state;
    room_fill(&r, 4);
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, set(&r, "federation", "AZE"));
    look(&r);
    assert_int_equal(r.s->nround, 1);
    WORKS(&r, set(&r, "host-first", "yes"));
    WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
    WORKS(&r, set(&r, "federation", "NOR"));
    assert_remark(&r, 0, "the draft of round 1 is discarded: federation was set");
    room_close(&r);
}

static void sections(void **state)
{
    static const struct setting settings[] = { { { "edition", 7 }, { "2012", 4 } }, { { "women", 5 }, { "yes", 3 } } };
    struct room r;

    (void)state;
    room_bare(&r);
    look(&r);
    assert_int_equal(r.s->edition, EDITION_2022); /* the newest: the event has no date */
    assert_int_equal(r.s->rounds, 11);
    assert_int_equal(r.s->floor, 1400);
    assert_int_equal(r.s->lot, COLOURLESS);
    assert_journal(&r, "section open");
    WORKS(&r, desk_section(r.desk, act_in(" women ", NULL), settings, 2, &r.f, &r.e));
    assert_journal(&r, "section women: edition 2012, women yes");
    look(&r);
    assert_int_equal(r.ev.nsection, 2);
    assert_string_equal(r.ev.section[1].name.p, "women");
    assert_true(r.ev.section[1].women);
    FAILS(&r, desk_section(r.desk, act_in("women", NULL), NULL, 0, &r.f, &r.e), ERR_CONFLICT,
          "there is already a section women");
    /* None, and one more than the 20 that there may be. */
    static const char *const bad[] = { "", "a23456789-123456789-1" };
    for (int i = 0; i < 2; i++)
        FAILS(&r, desk_section(r.desk, act_in(bad[i], NULL), NULL, 0, &r.f, &r.e), ERR_USAGE,
              "a section has a name of small letters from a to z, digits and hyphens, at most 20, a letter first; what "
              "sheets call it is its --title");
    WORKS(&r, desk_section(r.desk, act_in("a23456789-1234567890", NULL), NULL, 0, &r.f, &r.e));
    for (int i = 4; i <= SECTIONS_MAX; i++)
        WORKS(&r, desk_section(r.desk, act_in(str_fmt(&r.arena, "s%d", i).p, NULL), NULL, 0, &r.f, &r.e));
    FAILS(&r, desk_section(r.desk, act_in("more", NULL), NULL, 0, &r.f, &r.e), ERR_LIMIT,
          "an event has at most 8 sections");
    room_close(&r);
}

static void a_new_event(void **state)
{
    static const struct setting settings[] = { { { "name", 4 }, { "Test", 4 } },
                                               { { "date.2", 6 }, { "2016-09-03 15:00", 16 } },
                                               { { "arbiters", 8 }, { "Anna", 4 } } };
    static const struct setting bad = { { "edition", 7 }, { "2012", 4 } };
    struct room r;
    int n;

    (void)state;
    room_open(&r);
    assert_false(desk_new(r.path, ACT, NULL, 0, &r.e));
    assert_string_equal(err_said(&r.e), "an event needs a name");
    assert_int_not_equal(access(r.path, F_OK), 0);
    r.e = (struct err){ 0 };
    assert_false(desk_new(r.path, ACT, &bad, 1, &r.e));
    assert_string_equal(err_said(&r.e), "edition is a property of a section: name the section with --section");
    assert_int_not_equal(access(r.path, F_OK), 0);
    WORKS(&r, desk_new(r.path, ACT, settings, 3, &r.e));
    WORKS(&r, desk_open(r.path, true, &r.desk, &r.e));
    look(&r);
    assert_string_equal(r.ev.date[1].p, "2016-09-03 15:00");
    assert_string_equal(r.ev.arbiter[0].name.p, "Anna");
    const struct journal_row *row = room_journal(&r, &n);
    assert_int_equal(n, 1);
    assert_journal(&r, "event Test");
    assert_string_equal(row[0].user.p, "anna");
    assert_string_equal(row[0].time.p, "2016-09-02 15:00:00");
    assert_false(desk_new(r.path, ACT, settings, 3, &r.e));
    assert_non_null(strstr(err_said(&r.e), "already exists; nothing was overwritten"));
    room_close(&r);
}

/* Without knowing who and when nothing is recorded, and a desk for reading records nothing. */
static void who_and_when(void **state)
{
    struct act nobody = *ACT;
    struct room r;

    (void)state;
    nobody.user = (struct str){ 0 };
    room_bare(&r);
    FAILS(&r, desk_lot(r.desk, &nobody, WHITE, &r.f, &r.e), ERR_USAGE, "who does it, when, and by which command?");
    desk_close(r.desk);
    WORKS(&r, desk_open(r.path, false, &r.desk, &r.e));
    FAILS(&r, desk_lot(r.desk, ACT, WHITE, &r.f, &r.e), ERR_DB, "the event file is open for reading only");
    room_close(&r);
}

/* Nothing of the journal moves the cursor of whoever prints it. */
static void what_is_recorded_is_plain_text(void **state)
{
    static const char escape[] = "x\033[2Jy";
    static const struct setting city = { STR("city"), STR("Riga") };
    struct room r;
    struct act by = *ACT, why = *ACT, whose = *ACT;

    (void)state;
    room_fill(&r, 4);
    by.user = why.reason = whose.by_order = str_of(escape);
    FAILS(&r, desk_set(r.desk, &by, &city, 1, &r.f, &r.e), ERR_USAGE,
          "the name of the person who does it is not plain text: it holds invisible or control characters, or is not "
          "UTF-8");
    FAILS(&r, desk_set(r.desk, &why, &city, 1, &r.f, &r.e), ERR_USAGE,
          "the reason is not plain text: it holds invisible or control characters, or is not UTF-8");
    FAILS(&r, desk_set(r.desk, &whose, &city, 1, &r.f, &r.e), ERR_USAGE,
          "the name of the person who ordered it is not plain text: it holds invisible or control characters, or is "
          "not UTF-8");
    room_close(&r);
}

/* As it is after each change, and empty where none is set. */
static void the_zone_is_known_without_the_event(void **state)
{
    struct room r;
    struct str got;

    (void)state;
    room_bare(&r);
    WORKS(&r, desk_zone(r.desk, &r.arena, &got, &r.e));
    assert_int_equal(got.n, 0);
    WORKS(&r, set(&r, "zone", "Asia/Baku"));
    WORKS(&r, desk_zone(r.desk, &r.arena, &got, &r.e));
    assert_string_equal(got.p, "Asia/Baku");
    room_tamper(&r, "DELETE FROM event");
    assert_false(desk_zone(r.desk, &r.arena, &got, &r.e));
    assert_int_equal(r.e.kind, ERR_DB);
    assert_non_null(strstr(err_said(&r.e), "it holds no event"));
    room_close(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_set_is_told),
        cmocka_unit_test(what_is_recorded_is_plain_text),
        RULE_TEST(ROUNDS, rounds_are_eleven_unless_said),
        cmocka_unit_test(choices_are_the_values_that_are_told),
        cmocka_unit_test(pages_have_labels),
        cmocka_unit_test(properties_come_back),
        cmocka_unit_test(the_list_of_properties),
        cmocka_unit_test(players_play_on_one_board),
        cmocka_unit_test(game_points_are_for_systems_that_can_take_them),
        cmocka_unit_test(points_are_for_systems_that_leave_them_open),
        cmocka_unit_test(settings_belong_to_the_systems_that_ask_for_them),
        cmocka_unit_test(texts_are_cleaned),
        cmocka_unit_test(values_that_make_no_sense),
        cmocka_unit_test(all_settings_or_none),
        RULE_TEST(CLUB_TIE_BREAKS, rules_are_frozen_by_the_first_publication),
        cmocka_unit_test(the_host_orders_a_draft),
        cmocka_unit_test(sections),
        cmocka_unit_test(a_new_event),
        cmocka_unit_test(who_and_when),
        cmocka_unit_test(the_zone_is_known_without_the_event),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
