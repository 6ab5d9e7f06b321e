#include "tests/unit/db/sample.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

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
    { .name = TEXT("Mali"), .federation = TEXT("MLI"), .late = true, .number = 1, .player = dwarfs, .nplayer = 1 },
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
    { .table = 1,
      .side = { 2, 1 },
      .absent = { false, true },
      .present = 2,
      .by_hand = TEXT("late bus"),
      .decided = DECIDED_UNPLAYED,
      .decided_why = TEXT("two came") },
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
      .first_reading = true,
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
      .becomes = { { false, false }, 0, DECIDED_PLAYED },
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

struct event sample_event(void)
{
    struct event ev = { .name = STR("Test"),
                        .city = STR("Baku"),
                        .federation = STR("AZE"),
                        .start = STR("2016-09-01"),
                        .end = STR("2016-09-14"),
                        .zone = STR("Asia/Baku"),
                        .arbiter = arbiters,
                        .narbiter = 2,
                        .backups = 33,
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
    assert_int_equal(got->late, want->late);
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
    assert_int_equal(got->decided, want->decided);
    same_text(got->decided_why, want->decided_why);
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

void same_round(const struct pairing_list *got, const struct pairing_list *want, int boards)
{
    assert_int_equal(got->state == ROUND_DRAFT, want->published.n == 0);
    assert_int_equal(got->bye, want->bye);
    assert_int_equal(got->first_reading, want->first_reading);
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

static void same_mark(const struct no_show *got, const struct no_show *want)
{
    assert_memory_equal(got->absent, want->absent, sizeof want->absent);
    assert_int_equal(got->present, want->present);
    assert_int_equal(got->decided, want->decided);
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
        same_mark(&g->was, &w->was);
        same_mark(&g->becomes, &w->becomes);
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
    assert_int_equal(got->frozen, want->nround > 0 && want->round[0].published.n > 0);
    assert_int_equal(got->nsquad, want->nsquad);
    for (int i = 0; i < want->nsquad; i++)
        same_squad(&got->squad[i], &want->squad[i]);
    assert_int_equal(got->nround, want->nround);
    for (int i = 0; i < want->nround; i++)
        same_round(&got->round[i], &want->round[i], want->boards);
    same_decisions(got, want);
}

void same_event(const struct event *got, const struct event *want)
{
    same_text(got->name, want->name);
    same_text(got->city, want->city);
    same_text(got->federation, want->federation);
    same_text(got->start, want->start);
    same_text(got->end, want->end);
    same_text(got->zone, want->zone);
    for (int i = 0; i < ROUNDS_MAX; i++) {
        same_text(got->date[i], want->date[i]);
        same_text(got->lineups[i], want->lineups[i]);
    }
    same_text(got->presence_closes, want->presence_closes);
    same_text(got->squads_close, want->squads_close);
    assert_int_equal(got->backups, want->backups);
    assert_int_equal(got->narbiter, want->narbiter);
    for (int i = 0; i < want->narbiter; i++) {
        same_text(got->arbiter[i].name, want->arbiter[i].name);
        same_text(got->arbiter[i].role, want->arbiter[i].role);
    }
    assert_int_equal(got->nsection, want->nsection);
    for (int i = 0; i < want->nsection; i++)
        same_section(&got->section[i], &want->section[i]);
}
