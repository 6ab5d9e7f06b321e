#include "db/load_round.h"

#include "db/failure.h"
#include "db/load_row.h"
#include "db/query.h"
#include "engine/base/arena.h"
#include "teams/score.h"

/* A round from which something counts or up to which it goes; 0: none. It may be the one after the last. */
static int load_from(const struct load *l, const struct query *q, int column)
{
    return load_within(l->db, column_int(q, column), 0, ROUNDS_MAX + 1, "round");
}

static void load_absences(struct load *l)
{
    struct query q = query(l->db, Q_ABSENCE_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        arena_room(l->arena, s->absence, s->nabsence, cap[s - l->event->section]);
        s->absence[s->nabsence++] = (struct absence){ .squad = load_squad(l, &q, 1, s),
                                                      .from = load_from(l, &q, 2),
                                                      .to = load_from(l, &q, 3),
                                                      .withdrawn = column_int(&q, 4) != 0,
                                                      .expelled = column_int(&q, 5) != 0,
                                                      .at = column_str(&q, 6, l->arena),
                                                      .by = column_str(&q, 7, l->arena),
                                                      .reason = column_str(&q, 8, l->arena) };
    }
}

static void load_barred(struct load *l)
{
    struct query q = query(l->db, Q_BARRED_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        arena_room(l->arena, s->barred, s->nbarred, cap[s - l->event->section]);
        s->barred[s->nbarred++] = (struct barred){ .a = load_squad(l, &q, 1, s),
                                                   .b = load_squad(l, &q, 2, s),
                                                   .round = load_from(l, &q, 3),
                                                   .at = column_str(&q, 4, l->arena),
                                                   .by = column_str(&q, 5, l->arena),
                                                   .reason = column_str(&q, 6, l->arena) };
    }
}

static void load_adjustments(struct load *l)
{
    struct query q = query(l->db, Q_ADJUSTMENT_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        arena_room(l->arena, s->adjustment, s->nadjustment, cap[s - l->event->section]);
        s->adjustment[s->nadjustment++] =
            (struct adjustment){ .team = load_squad(l, &q, 1, s),
                                 .mp = load_within(l->db, column_int(&q, 2), -999, 999, "MP"),
                                 .gp = load_within(l->db, column_int(&q, 3), -999, 999, "GP"),
                                 .from = load_from(l, &q, 4),
                                 .pairing_only = column_int(&q, 5) != 0,
                                 .own = column_int(&q, 6) != 0,
                                 .reason = column_str(&q, 7, l->arena) };
    }
}

void load_decisions(struct load *l)
{
    load_absences(l);
    load_barred(l);
    load_adjustments(l);
}

/* Rounds follow one another, and only the last can be a draft. */
static bool is_next_round(const struct section *s, long round)
{
    return round == s->nround + 1 && round <= ROUNDS_MAX &&
           (round == 1 || s->round[s->nround - 1].state != ROUND_DRAFT);
}

static struct pairing_list read_round(struct load *l, const struct query *q, const struct section *s)
{
    struct str published = column_str(q, 2, l->arena);

    return (struct pairing_list){
        .state = published.n > 0 ? ROUND_PUBLISHED : ROUND_DRAFT,
        .published = published,
        .bye = column_int(q, 3) ? load_squad(l, q, 3, s) : NOBODY,
        .bye_by_hand = column_str(q, 4, l->arena),
        .opened = column_str(q, 5, l->arena),
        .first_reading = column_int(q, 6) == 1,
    };
}

static void load_round_rows(struct load *l)
{
    struct query q = query(l->db, Q_ROUND_SELECT);

    for (struct section *s; (s = load_next(l, &q));) {
        if (!is_next_round(s, column_int(&q, 1))) {
            db_damaged(l->db, "a round is missing or was never published");
            return;
        }
        if (s->nround == 0)
            s->round = arena_new(l->arena, struct pairing_list, ROUNDS_MAX);
        s->round[s->nround++] = read_round(l, &q, s);
        s->frozen = s->frozen || s->round[s->nround - 1].state == ROUND_PUBLISHED;
    }
}

/* The round of column 1, NULL if it is not there. */
static struct pairing_list *round_of(struct load *l, const struct query *q, struct section *s)
{
    long round = column_int(q, 1);

    if (round >= 1 && round <= s->nround)
        return &s->round[round - 1];
    db_damaged(l->db, "a match of round %ld, which is not there", round);
    return NULL;
}

static enum decided read_decided(struct load *l, const struct query *q, int column)
{
    enum decided decided = DECIDED_NOT;
    struct str name = column_str(q, column, l->arena);

    if (!decided_find(name, &decided))
        db_damaged(l->db, "there is no decision %.*s", STR_ARG(name));
    return decided;
}

static struct fixture read_fixture(struct load *l, const struct query *q, const struct section *s)
{
    return (struct fixture){
        .table = load_within(l->db, column_int(q, 2), 1, TEAMS_MAX, "table"),
        .side = { load_squad(l, q, 3, s), load_squad(l, q, 4, s) },
        .absent = { column_int(q, 5) != 0, column_int(q, 6) != 0 },
        .present = load_within(l->db, column_int(q, 7), 0, s->boards, "players present"),
        .by_hand = column_str(q, 8, l->arena),
        .decided = read_decided(l, q, 9),
        .decided_why = column_str(q, 10, l->arena),
    };
}

static void load_fixtures(struct load *l)
{
    struct query q = query(l->db, Q_FIXTURE_SELECT);
    struct pairing_list *last = NULL;
    int cap = 0;

    for (struct section *s; (s = load_next(l, &q));) {
        struct pairing_list *r = round_of(l, &q, s);
        if (!r)
            return;
        if (r != last)
            last = r, cap = 0;
        arena_room(l->arena, r->fixture, r->nfixture, cap);
        r->fixture[r->nfixture++] = read_fixture(l, &q, s);
    }
}

static enum result read_result(struct load *l, const struct query *q, int column)
{
    enum result result = RESULT_NONE;
    struct str text = column_str(q, column, l->arena);

    if (text.n > 0 && !result_find(text, &result))
        db_damaged(l->db, "there is no result %.*s", STR_ARG(text));
    return result;
}

static struct board read_board(struct load *l, const struct query *q, const struct section *s, const struct fixture *f)
{
    struct board b = { .swapped = column_int(q, 7) != 0, .by = column_str(q, 8, l->arena) };

    for (int side = 0; side < 2; side++)
        b.place[side] = load_within(l->db, column_int(q, 4 + side), 0, s->squad[f->side[side]].nplayer, "list place");
    b.result = read_result(l, q, 6);
    return b;
}

/* Matches and what belongs to their boards come in the same order, so one step forward finds the
   match of a row. */
struct walk {
    struct pairing_list *round;
    int at;
};

/* The match of the row (section, round, table_no, board ...), NULL if it is not there, which is
 * damage. */
static struct fixture *walk_to(struct walk *w, struct load *l, const struct query *q, struct section *s)
{
    struct pairing_list *r = round_of(l, q, s);
    long table = column_int(q, 2);

    if (r != w->round)
        *w = (struct walk){ .round = r };
    while (r && w->at < r->nfixture && r->fixture[w->at].table < table)
        w->at++;
    if (r && w->at < r->nfixture && r->fixture[w->at].table == table)
        return &r->fixture[w->at];
    db_damaged(l->db, "a board of table %ld, which is not there", table);
    return NULL;
}

static struct board *board_of(struct load *l, const struct query *q, const struct section *s, struct fixture *f)
{
    return &f->board[load_within(l->db, column_int(q, 3), 1, s->boards, "board") - 1];
}

static void load_boards(struct load *l)
{
    struct query q = query(l->db, Q_BOARD_SELECT);
    struct walk walk = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        struct fixture *f = walk_to(&walk, l, &q, s);
        if (!f)
            return;
        *board_of(l, &q, s, f) = read_board(l, &q, s, f);
    }
}

static void load_second_entries(struct load *l)
{
    struct query q = query(l->db, Q_SECOND_SELECT);
    struct walk walk = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        struct fixture *f = walk_to(&walk, l, &q, s);
        if (!f)
            return;
        struct board *b = board_of(l, &q, s, f);
        b->second = read_result(l, &q, 4);
        b->second_by = column_str(&q, 5, l->arena);
    }
}

static void load_corrections(struct load *l)
{
    struct query q = query(l->db, Q_CORRECTION_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        if (!round_of(l, &q, s))
            return;
        arena_room(l->arena, s->correction, s->ncorrection, cap[s - l->event->section]);
        s->correction[s->ncorrection++] =
            (struct correction){ .round = (int)column_int(&q, 1),
                                 .table = load_within(l->db, column_int(&q, 2), 1, TEAMS_MAX, "table"),
                                 .board = load_within(l->db, column_int(&q, 3), 1, s->boards, "board"),
                                 .was = read_result(l, &q, 4),
                                 .becomes = read_result(l, &q, 5),
                                 .from = load_from(l, &q, 6),
                                 .at = column_str(&q, 7, l->arena),
                                 .by = column_str(&q, 8, l->arena),
                                 .reason = column_str(&q, 9, l->arena) };
    }
}

static struct no_show read_mark(struct load *l, const struct query *q, int column, int decided, const struct section *s)
{
    return (struct no_show){ .absent = { column_int(q, column) == 1, column_int(q, column + 1) == 1 },
                             .present = load_within(l->db, column_int(q, column + 2), 0, s->boards,
                                                    "number of players present"),
                             .decided = read_decided(l, q, decided) };
}

static void load_mark_corrections(struct load *l)
{
    struct query q = query(l->db, Q_MARK_CORRECTION_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        if (!round_of(l, &q, s))
            return;
        arena_room(l->arena, s->mark_correction, s->nmark_correction, cap[s - l->event->section]);
        s->mark_correction[s->nmark_correction++] =
            (struct mark_correction){ .round = (int)column_int(&q, 1),
                                      .table = load_within(l->db, column_int(&q, 2), 1, TEAMS_MAX, "table"),
                                      .was = read_mark(l, &q, 3, 13, s),
                                      .becomes = read_mark(l, &q, 6, 14, s),
                                      .from = load_from(l, &q, 9),
                                      .at = column_str(&q, 10, l->arena),
                                      .by = column_str(&q, 11, l->arena),
                                      .reason = column_str(&q, 12, l->arena) };
    }
}

/* "1 2 3 5": a list place for each board, 0 for nobody. */
static void read_places(struct load *l, struct str text, const struct section *s, struct lineup *lineup)
{
    long place;
    int n = 0;

    while (text.n > 0) {
        if (n == s->boards || !str_long(str_cut(&text, ' '), &place)) {
            db_damaged(l->db, "a line-up cannot be read");
            return;
        }
        lineup->place[n++] = load_within(l->db, place, 0, s->squad[lineup->squad].nplayer, "list place");
    }
}

static void load_lineups(struct load *l)
{
    struct query q = query(l->db, Q_LINEUP_SELECT);
    struct pairing_list *last = NULL;
    int cap = 0;

    for (struct section *s; (s = load_next(l, &q));) {
        struct pairing_list *r = round_of(l, &q, s);
        int squad = r ? load_squad(l, &q, 2, s) : NOBODY;
        if (squad == NOBODY)
            return;
        if (r != last)
            last = r, cap = 0;
        struct lineup lineup = { .squad = squad,
                                 .origin = load_origin(l->db, column_str(&q, 4, l->arena)),
                                 .late = column_int(&q, 5) != 0,
                                 .at = column_str(&q, 6, l->arena),
                                 .by = column_str(&q, 7, l->arena),
                                 .reason = column_str(&q, 8, l->arena) };
        read_places(l, column_str(&q, 3, l->arena), s, &lineup);
        arena_room(l->arena, r->lineup, r->nlineup, cap);
        r->lineup[r->nlineup++] = lineup;
    }
}

static bool is_complete(const struct section *s, const struct pairing_list *r)
{
    int n = 0;

    while (n < r->nfixture && score_complete(s, &r->fixture[n]))
        n++;
    return n == r->nfixture;
}

void load_rounds(struct load *l)
{
    load_round_rows(l);
    load_fixtures(l);
    load_boards(l);
    load_second_entries(l);
    load_corrections(l);
    load_mark_corrections(l);
    load_lineups(l);
    for (int i = 0; i < l->event->nsection; i++) {
        struct section *s = &l->event->section[i];
        for (int r = 0; r < s->nround; r++)
            if (s->round[r].state == ROUND_PUBLISHED && is_complete(s, &s->round[r]))
                s->round[r].state = ROUND_COMPLETE;
    }
}
