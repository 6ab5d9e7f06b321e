#include "tests/unit/db/folder.h"

#include "db/load.h"
#include "db/store.h"

#define TEXT(s)         \
    {                   \
        s, sizeof s - 1 \
    }

/* Two sections in which no two values that could be mixed up are equal. */

static struct player giants[] = {
    { .name = TEXT("Đặng, Thị"), .title = TEXT("WGM"), .fide_id = 12401137, .rating = 2431, .born = 1987, .sex = 'w' },
    { .name = TEXT("Жуков"), .replaced = true },
    { .name = TEXT("O'Neil"), .sex = 'm' },
};
static struct player dwarfs[] = { { .name = TEXT("Ōgawa"), .rating = 1999 } };

static struct squad squads[] = {
    { .name = TEXT("Chad"),
      .federation = TEXT("CHA"),
      .captain = TEXT("A. B."),
      .given = 7,
      .number = 3,
      .player = giants,
      .nplayer = 3,
      .arrival = { .players = 4,
                   .due = TEXT("2016-09-01 11:30"),
                   .travel = TEXT("QR 351"),
                   .at = TEXT("2016-09-01 12:00:00"),
                   .by = TEXT("anna") },
      .order = { .received = TEXT("2016-08-30 09:00:00"),
                 .received_by = TEXT("bert"),
                 .confirmed = TEXT("2016-09-01 13:00:00"),
                 .confirmed_by = TEXT("cora") } },
    { .name = TEXT("Mali"), .federation = TEXT("MLI"), .number = 1, .player = dwarfs, .nplayer = 1 },
    { .name = TEXT("Togo"), .federation = TEXT("TOG"), .number = 2, .player = dwarfs, .nplayer = 1 },
};

static struct fixture first[] = {
    { .table = 1,
      .side = { 1, 0 },
      .board = { { .place = { 1, 3 },
                   .result = RESULT_DRAW,
                   .swapped = true,
                   .by = TEXT("anna"),
                   .second = RESULT_WIN,
                   .second_by = TEXT("bert") },
                 { .place = { 0, 1 }, .result = RESULT_MISSED },
                 { .place = { 0, 0 } } } },
};
static struct lineup lineups[] = {
    { .squad = 0,
      .place = { 1, 3, 0 },
      .origin = LINEUP_PREVIOUS,
      .late = true,
      .at = TEXT("2016-09-02 10:20:00"),
      .by = TEXT("bert"),
      .reason = TEXT("ill") },
    { .squad = 1, .place = { 1, 0, 0 }, .origin = LINEUP_CAPTAIN, .at = TEXT("2016-09-02 09:00:00") },
};
static struct correction corrections[] = {
    { .round = 1,
      .table = 1,
      .board = 2,
      .was = RESULT_DRAW,
      .becomes = RESULT_MISSED,
      .from = 3,
      .at = TEXT("2016-09-04 20:00:00"),
      .by = TEXT("cora"),
      .reason = TEXT("protocol") },
    { .round = 1, .table = 1, .board = 1, .was = RESULT_NONE, .becomes = RESULT_LOSS },
};
static struct fixture second[] = {
    { .table = 1, .side = { 2, 1 }, .absent = { false, true }, .present = 2, .by_hand = TEXT("late bus") },
};
static struct fixture third[] = { { .table = 4, .side = { 0, 2 } } };

static struct pairing_list rounds[] = {
    { .state = ROUND_PUBLISHED,
      .fixture = first,
      .nfixture = 1,
      .bye = 2,
      .published = TEXT("2016-09-02 10:00:00"),
      .opened = TEXT("2016-09-02 10:30:00"),
      .lineup = lineups,
      .nlineup = 2 },
    { .state = ROUND_COMPLETE,
      .fixture = second,
      .nfixture = 1,
      .bye = 0,
      .bye_by_hand = TEXT("sick"),
      .published = TEXT("2016-09-03 10:00:00") },
    { .state = ROUND_DRAFT, .fixture = third, .nfixture = 1, .bye = NOBODY },
};
static struct barred barred[] = {
    { .a = 0, .b = 2, .round = 5, .at = TEXT("2016-09-03 19:00:00"), .by = TEXT("anna"), .reason = TEXT("war") },
    { .a = 1, .b = 2 },
};
static struct adjustment adjustments[] = {
    { .team = 2, .mp = -1, .gp = 3, .from = 2, .own = true, .reason = TEXT("forfeit") },
    { .team = 0, .mp = 2, .gp = -4, .from = 3, .pairing_only = true, .reason = TEXT("pending") },
};
static struct mark_correction mark_corrections[] = {
    { .round = 1,
      .table = 1,
      .was = { { true, false }, 3 },
      .becomes = { { false, false }, 0 },
      .from = 3,
      .at = TEXT("2016-09-04 11:00:00"),
      .by = TEXT("anna"),
      .reason = TEXT("they came") },
    { .round = 1, .table = 1, .becomes = { { true, true }, 0 }, .from = 4 },
};
static struct absence absences[] = {
    { .squad = 0, .from = 2, .to = 4 },
    { .squad = 0, .from = 6 },
    { .squad = 1,
      .from = 7,
      .withdrawn = true,
      .at = TEXT("2016-09-09 10:00:00"),
      .by = TEXT("bert"),
      .reason = TEXT("home") },
    { .squad = 2, .from = 8, .expelled = true },
};

static struct section sections[] = {
    { .name = TEXT("open"),
      .title = TEXT("Open Section"),
      .edition = EDITION_ECU,
      .tiebreak = TIEBREAK_APP_2,
      .ranking = { 3, { CRITERION_GP, CRITERION_MP, CRITERION_OSB } },
      .rounds = 9,
      .boards = 3,
      .squad_size = 6,
      .floor = 1234,
      .lot = BLACK,
      .host_first = true,
      .squad = squads,
      .nsquad = 3,
      .round = rounds,
      .nround = 3,
      .barred = barred,
      .nbarred = 2,
      .adjustment = adjustments,
      .nadjustment = 2,
      .absence = absences,
      .nabsence = 4,
      .correction = corrections,
      .ncorrection = 2,
      .mark_correction = mark_corrections,
      .nmark_correction = 2,
      .lineup_default = LINEUP_PREVIOUS,
      .double_entry = true },
    { .name = TEXT("women"),
      .women = true,
      .edition = EDITION_2022,
      .ranking = RANKING_OLYMPIAD,
      .rounds = 11,
      .boards = 4,
      .squad_size = 5,
      .squad = squads,
      .nsquad = 2,
      .lineup_default = LINEUP_LIST },
};
static struct arbiter arbiters[] = { { TEXT("Anna"), TEXT("chief arbiter") }, { TEXT("Bert"), TEXT("") } };

static struct event event(void)
{
    struct event ev = { .name = STR("Test"),
                        .city = STR("Baku"),
                        .federation = STR("AZE"),
                        .start = STR("2016-09-01"),
                        .end = STR("2016-09-14"),
                        .zone = STR("Asia/Baku"),
                        .arbiter = arbiters,
                        .narbiter = 2,
                        .section = sections,
                        .nsection = 2 };

    ev.date[0] = STR("2016-09-02 15:00");
    ev.date[29] = STR("2016-10-01 15:00");
    ev.lineups[0] = STR("2016-09-02 11:00");
    ev.lineups[4] = STR("2016-09-06 10:00");
    ev.presence_closes = STR("2016-09-01 19:00");
    ev.squads_close = STR("2016-08-02 23:59");
    return ev;
}

static void store_extras(struct db *db, int section, const struct section *s)
{
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nlineup; i++)
            store_lineup(db, section, r + 1, s->boards, &s->round[r].lineup[i]);
    for (int i = 0; i < s->ncorrection; i++)
        store_correction(db, section, i + 1, &s->correction[i]);
    for (int i = 0; i < s->nmark_correction; i++)
        store_mark_correction(db, section, i + 1, &s->mark_correction[i]);
    if (s->nround > 0)
        store_second_entry(db, section, 1, 1, 1, &s->round[0].fixture[0].board[0]);
}

static void store_rounds(struct db *db, int section, const struct section *s)
{
    for (int r = 0; r < s->nround; r++) {
        store_round(db, section, r + 1, NULL, &s->round[r]);
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int b = 0; b < s->boards && r == 0; b++)
                store_board(db, section, r + 1, s->round[r].fixture[i].table, b + 1, &s->round[r].fixture[i].board[b]);
    }
}

static void store_all(struct folder *f)
{
    struct event ev = event();
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    db_begin(db);
    store_event(db, &ev);
    store_arbiters(db, &ev);
    for (int r = 0; r < ROUNDS_MAX; r++)
        store_date(db, r + 1, ev.date[r], ev.lineups[r]);
    for (int i = 0; i < ev.nsection; i++) {
        store_section(db, i, &ev.section[i]);
        store_squads(db, i, &ev.section[i]);
        store_rounds(db, i, &ev.section[i]);
        store_extras(db, i, &ev.section[i]);
    }
    db_commit(db);
    if (!db_ok(db, &e))
        fail_msg("%s", e.text);
    assert_true(db_keep(db, &e));
}

static bool load(struct folder *f, struct event *out, struct err *e)
{
    struct db *db;

    *e = (struct err){ 0 };
    if (!db_open(f->file, DB_READ, &db, e))
        return false;
    bool ok = db_load_event(db, &f->arena, out, e);
    db_close(db);
    return ok;
}

static void same_text(struct str got, struct str want)
{
    assert_int_equal(got.n, want.n);
    assert_true(str_eq(got, want));
}

static void same_player(const struct player *got, const struct player *want)
{
    same_text(got->name, want->name);
    same_text(got->title, want->title);
    assert_int_equal(got->fide_id, want->fide_id);
    assert_int_equal(got->rating, want->rating);
    assert_int_equal(got->born, want->born);
    assert_int_equal(got->sex, want->sex);
    assert_int_equal(got->replaced, want->replaced);
}

static void same_squad(const struct squad *got, const struct squad *want)
{
    same_text(got->name, want->name);
    same_text(got->federation, want->federation);
    same_text(got->captain, want->captain);
    assert_int_equal(got->given, want->given);
    assert_int_equal(got->number, want->number);
    assert_int_equal(got->nplayer, want->nplayer);
    same_text(got->arrival.due, want->arrival.due);
    same_text(got->arrival.travel, want->arrival.travel);
    same_text(got->arrival.at, want->arrival.at);
    same_text(got->arrival.by, want->arrival.by);
    assert_int_equal(got->arrival.players, want->arrival.players);
    same_text(got->order.received, want->order.received);
    same_text(got->order.received_by, want->order.received_by);
    same_text(got->order.confirmed, want->order.confirmed);
    same_text(got->order.confirmed_by, want->order.confirmed_by);
    for (int i = 0; i < want->nplayer; i++)
        same_player(&got->player[i], &want->player[i]);
}

static void same_fixture(const struct fixture *got, const struct fixture *want, int boards)
{
    assert_int_equal(got->table, want->table);
    assert_memory_equal(got->side, want->side, sizeof want->side);
    assert_memory_equal(got->absent, want->absent, sizeof want->absent);
    assert_int_equal(got->present, want->present);
    same_text(got->by_hand, want->by_hand);
    for (int b = 0; b < boards; b++) {
        assert_int_equal(got->board[b].result, want->board[b].result);
        assert_memory_equal(got->board[b].place, want->board[b].place, 2 * sizeof(int));
        assert_int_equal(got->board[b].swapped, want->board[b].swapped);
        same_text(got->board[b].by, want->board[b].by);
        assert_int_equal(got->board[b].second, want->board[b].second);
        same_text(got->board[b].second_by, want->board[b].second_by);
    }
}

static void same_lineup(const struct lineup *got, const struct lineup *want)
{
    assert_int_equal(got->squad, want->squad);
    assert_memory_equal(got->place, want->place, sizeof want->place);
    assert_int_equal(got->origin, want->origin);
    assert_int_equal(got->late, want->late);
    same_text(got->at, want->at);
    same_text(got->by, want->by);
    same_text(got->reason, want->reason);
}

static void same_round(const struct pairing_list *got, const struct pairing_list *want, int boards)
{
    assert_int_equal(got->state, want->state);
    assert_int_equal(got->bye, want->bye);
    same_text(got->bye_by_hand, want->bye_by_hand);
    same_text(got->published, want->published);
    same_text(got->opened, want->opened);
    assert_int_equal(got->nlineup, want->nlineup);
    for (int i = 0; i < want->nlineup; i++)
        same_lineup(&got->lineup[i], &want->lineup[i]);
    assert_int_equal(got->nfixture, want->nfixture);
    for (int i = 0; i < want->nfixture; i++)
        same_fixture(&got->fixture[i], &want->fixture[i], boards);
}

static void same_decisions(const struct section *got, const struct section *want)
{
    assert_int_equal(got->nabsence, want->nabsence);
    for (int i = 0; i < want->nabsence; i++) {
        assert_int_equal(got->absence[i].squad, want->absence[i].squad);
        assert_int_equal(got->absence[i].from, want->absence[i].from);
        assert_int_equal(got->absence[i].to, want->absence[i].to);
        assert_int_equal(got->absence[i].withdrawn, want->absence[i].withdrawn);
        assert_int_equal(got->absence[i].expelled, want->absence[i].expelled);
        same_text(got->absence[i].at, want->absence[i].at);
        same_text(got->absence[i].by, want->absence[i].by);
        same_text(got->absence[i].reason, want->absence[i].reason);
    }
    assert_int_equal(got->nbarred, want->nbarred);
    for (int i = 0; i < want->nbarred; i++) {
        const struct barred *g = &got->barred[i], *w = &want->barred[i];
        assert_true(g->a == w->a && g->b == w->b && g->round == w->round);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->ncorrection, want->ncorrection);
    for (int i = 0; i < want->ncorrection; i++) {
        const struct correction *g = &got->correction[i], *w = &want->correction[i];
        assert_true(g->round == w->round && g->table == w->table && g->board == w->board && g->was == w->was &&
                    g->becomes == w->becomes && g->from == w->from);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nmark_correction, want->nmark_correction);
    for (int i = 0; i < want->nmark_correction; i++) {
        const struct mark_correction *g = &got->mark_correction[i], *w = &want->mark_correction[i];
        assert_true(g->round == w->round && g->table == w->table && g->from == w->from);
        assert_memory_equal(&g->was, &w->was, sizeof g->was);
        assert_memory_equal(&g->becomes, &w->becomes, sizeof g->becomes);
        same_text(g->at, w->at);
        same_text(g->by, w->by);
        same_text(g->reason, w->reason);
    }
    assert_int_equal(got->nadjustment, want->nadjustment);
    for (int i = 0; i < want->nadjustment; i++) {
        const struct adjustment *g = &got->adjustment[i], *w = &want->adjustment[i];
        assert_true(g->team == w->team && g->mp == w->mp && g->gp == w->gp && g->from == w->from &&
                    g->pairing_only == w->pairing_only && g->own == w->own);
        same_text(g->reason, w->reason);
    }
}

static void same_section(const struct section *got, const struct section *want)
{
    same_text(got->name, want->name);
    same_text(got->title, want->title);
    assert_int_equal(got->women, want->women);
    assert_int_equal(got->edition, want->edition);
    assert_int_equal(got->tiebreak, want->tiebreak);
    assert_true(ranking_eq(&got->ranking, &want->ranking));
    assert_int_equal(got->rounds, want->rounds);
    assert_int_equal(got->boards, want->boards);
    assert_int_equal(got->squad_size, want->squad_size);
    assert_int_equal(got->floor, want->floor);
    assert_int_equal(got->lot, want->lot);
    assert_int_equal(got->host_first, want->host_first);
    assert_int_equal(got->lineup_default, want->lineup_default);
    assert_int_equal(got->double_entry, want->double_entry);
    assert_int_equal(got->frozen, want->nround > 0);
    assert_int_equal(got->nsquad, want->nsquad);
    for (int i = 0; i < want->nsquad; i++)
        same_squad(&got->squad[i], &want->squad[i]);
    assert_int_equal(got->nround, want->nround);
    for (int i = 0; i < want->nround; i++)
        same_round(&got->round[i], &want->round[i], want->boards);
    same_decisions(got, want);
}

static void an_event_comes_back_as_it_was_stored(void **state)
{
    struct folder *f = *state;
    struct event want = event(), got;
    struct err e;

    store_all(f);
    assert_true(load(f, &got, &e));
    same_text(got.name, want.name);
    same_text(got.city, want.city);
    same_text(got.federation, want.federation);
    same_text(got.start, want.start);
    same_text(got.end, want.end);
    same_text(got.zone, want.zone);
    for (int i = 0; i < ROUNDS_MAX; i++) {
        same_text(got.date[i], want.date[i]);
        same_text(got.lineups[i], want.lineups[i]);
    }
    same_text(got.presence_closes, want.presence_closes);
    same_text(got.squads_close, want.squads_close);
    assert_int_equal(got.narbiter, 2);
    same_text(got.arbiter[0].role, want.arbiter[0].role);
    same_text(got.arbiter[1].name, want.arbiter[1].name);
    assert_int_equal(got.nsection, 2);
    same_section(&got.section[0], &want.section[0]);
    same_section(&got.section[1], &want.section[1]);
}

/* What does not fit together is told as damage: never a crash, never half an event. */
static void what_does_not_fit_together_is_damage(void **state)
{
    static const struct {
        const char *sql, *said;
    } damages[] = {
        { "DELETE FROM event", "it holds no event" },
        { "DELETE FROM section WHERE section = 1", "section 1 is missing" },
        { "UPDATE section SET section = 3 WHERE section = 2", "section 2 is missing" },
        { "UPDATE section SET edition = '1998'", "there is no edition 1998" },
        { "UPDATE section SET tiebreak = 'x'", "there is no tie-break x" },
        { "UPDATE section SET ranking = 'mp,x'", "the ranking mp,x of a section: there is no criterion 'x'" },
        { "UPDATE section SET ranking = 'mp,gp,mp'",
          "the ranking mp,gp,mp of a section: the criterion mp stands in the ranking twice" },
        { "UPDATE section SET ranking = ' '", "the ranking   of a section: a ranking needs a criterion" },
        { "DELETE FROM team WHERE section = 1 AND team = 2", "team 2 is missing or one too many" },
        { "UPDATE team SET section = 8 WHERE section = 2", "a row of section 8, which is not there" },
        { "UPDATE team SET number = 999999", "number 999999 is not between 0 and 20000" },
        { "UPDATE player SET team = 9 WHERE section = 1 AND team = 2", "a row of team 9, which is not there" },
        { "DELETE FROM player WHERE place = 2", "place 2 of a squad is missing or one too many" },
        { "UPDATE player SET rating = 9999", "rating 9999 is not between 0 and 4000" },
        { "UPDATE absence SET team = 44 WHERE team = 1", "a row of team 44, which is not there" },
        { "UPDATE barred SET other = 44", "a row of team 44, which is not there" },
        { "UPDATE adjustment SET mp = 1234567", "MP 1234567 is not between -999 and 999" },
        { "UPDATE arrival SET team = 44", "a row of team 44, which is not there" },
        { "UPDATE board_order SET team = 44", "a row of team 44, which is not there" },
        { "UPDATE lineup SET team = 44 WHERE team = 1", "a row of team 44, which is not there" },
        { "UPDATE lineup SET places = 'one'", "a line-up cannot be read" },
        { "UPDATE lineup SET places = '1 2 3 4'", "a line-up cannot be read" },
        { "UPDATE lineup SET places = '9 2 3'", "list place 9 is not between 0 and 3" },
        { "UPDATE second_entry SET table_no = 7", "a board of table 7, which is not there" },
        { "UPDATE correction SET round = 9", "a match of round 9, which is not there" },
        { "DELETE FROM round WHERE round = 1", "a round is missing or was never published" },
        { "UPDATE round SET published = NULL", "a round is missing or was never published" },
        { "UPDATE round SET bye = 77 WHERE round = 1", "a row of team 77, which is not there" },
        { "DELETE FROM round WHERE round = 3", "a match of round 3, which is not there" },
        { "UPDATE fixture SET second = 77 WHERE round = 3", "a row of team 77, which is not there" },
        { "UPDATE fixture SET present = 8", "players present 8 is not between 0 and 3" },
        { "UPDATE fixture SET table_no = 2 WHERE round = 1", "a board of table 1, which is not there" },
        { "UPDATE board SET board = 8 WHERE board = 3", "board 8 is not between 1 and 3" },
        { "UPDATE board SET first_place = 2 WHERE round = 1 AND board = 1", "list place 2 is not between 0 and 1" },
    };
    struct folder *f = *state;
    struct event ev;
    struct err e;
    char want[300];

    store_all(f);
    struct str whole = bytes_of(f);
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        write_bytes(f, whole.p, whole.n);
        if (!tamper(f, damages[i].sql, want, sizeof want))
            fail_msg("%s: %s", damages[i].sql, want);
        if (load(f, &ev, &e))
            fail_msg("loaded after %s", damages[i].sql);
        snprintf(want, sizeof want, "%s is damaged or cut short (%s)", f->file, damages[i].said);
        assert_string_equal(e.text, want);
        assert_int_equal(e.kind, ERR_DB);
    }
}

/* Every page set to rubbish in turn: a sentence or an event, and nothing else. */
static void any_page_may_be_rubbish(void **state)
{
    struct folder *f = *state;
    struct event ev;
    struct err e;
    int refused = 0;

    store_all(f);
    struct str whole = bytes_of(f);
    for (size_t at = 0; at < whole.n; at += 4096) {
        struct str bytes = str_copy(&f->arena, whole);
        for (size_t i = 0; i < 4096; i += 3)
            ((char *)bytes.p)[at + i] ^= (char)(i * 31 + 7);
        write_bytes(f, bytes.p, bytes.n);
        if (load(f, &ev, &e))
            continue;
        assert_int_equal(e.kind, ERR_DB);
        assert_true(strlen(e.text) > strlen(f->file));
        refused++;
    }
    assert_true(refused > 12); /* the pages of the schema and of every table that is read */
}

/* A round stored over an older one: gone tables go, changed ones change, boards are not touched. */
static void a_round_is_stored_over_the_one_before(void **state)
{
    struct folder *f = *state;
    struct fixture moved[] = { { .table = 9, .side = { 2, 0 }, .by_hand = TEXT("order") } };
    struct pairing_list after = { .fixture = moved, .nfixture = 1, .bye = 1, .bye_by_hand = TEXT("order") };
    struct event ev;
    struct db *db;
    struct err e = { 0 };

    store_all(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    store_round(db, 0, 3, &rounds[2], &after);
    assert_true(db_ok(db, &e));
    db_close(db);
    assert_true(load(f, &ev, &e));
    after.state = ROUND_DRAFT;
    same_round(&ev.section[0].round[2], &after, 3);
    same_round(&ev.section[0].round[1], &rounds[1], 3);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_event_comes_back_as_it_was_stored),
        TEST(what_does_not_fit_together_is_damage),
        TEST(any_page_may_be_rubbish),
        TEST(a_round_is_stored_over_the_one_before),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
