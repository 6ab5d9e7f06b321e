#include "db/load.h"

#include <limits.h>

#include "db/failure.h"
#include "db/load_check.h"
#include "db/load_round.h"
#include "db/load_row.h"
#include "db/query.h"
#include "db/transaction.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"

static void load_head(struct load *l)
{
    struct query q = query(l->db, Q_EVENT_SELECT);
    struct event *ev = l->event;

    if (!query_next(&q)) {
        db_damaged(l->db, "it holds no event");
        return;
    }
    ev->name = column_str(&q, 0, l->arena);
    ev->city = column_str(&q, 1, l->arena);
    ev->federation = column_str(&q, 2, l->arena);
    ev->start = column_str(&q, 3, l->arena);
    ev->end = column_str(&q, 4, l->arena);
    ev->zone = column_str(&q, 5, l->arena);
    ev->presence_closes = column_str(&q, 6, l->arena);
    ev->squads_close = column_str(&q, 7, l->arena);
    ev->backups = load_within(l->db, column_int(&q, 8), 0, BACKUPS_MAX, "number of backups");
    query_run(&q);
}

static void load_arbiters(struct load *l)
{
    struct query q = query(l->db, Q_ARBITER_SELECT);
    struct event *ev = l->event;
    int cap = 0;

    while (query_next(&q)) {
        arena_room(l->arena, ev->arbiter, ev->narbiter, cap);
        ev->arbiter[ev->narbiter++] =
            (struct arbiter){ .name = column_str(&q, 0, l->arena), .role = column_str(&q, 1, l->arena) };
    }
}

static void load_dates(struct load *l)
{
    struct query q = query(l->db, Q_DATE_SELECT);

    while (query_next(&q)) {
        int round = load_within(l->db, column_int(&q, 0), 1, ROUNDS_MAX, "round");
        l->event->date[round - 1] = column_str(&q, 1, l->arena);
        l->event->lineups[round - 1] = column_str(&q, 2, l->arena);
    }
}

static enum edition edition_named(struct db *db, struct str name)
{
    enum edition edition = EDITION_2012;

    if (!edition_find(name, &edition))
        db_damaged(db, "there is no edition %.*s", STR_ARG(name));
    return edition;
}

static enum tiebreak tiebreak_named(struct db *db, struct str name)
{
    enum tiebreak tiebreak = TIEBREAK_2012_GA;

    if (!tiebreak_find(name, &tiebreak))
        db_damaged(db, "there is no tie-break %.*s", STR_ARG(name));
    return tiebreak;
}

static struct ranking ranking_of(struct db *db, struct str list)
{
    struct ranking ranking = RANKING_OLYMPIAD;
    struct err e = { 0 };

    if (!ranking_read(list, &ranking, &e))
        db_damaged(db, "the ranking %.*s of a section: %s", STR_ARG(list), e.text);
    return ranking;
}

static enum colour colour_named(struct str name)
{
    return str_eq(name, STR("white")) ? WHITE : str_eq(name, STR("black")) ? BLACK : COLOURLESS;
}

static struct section read_section(struct load *l, const struct query *q)
{
    struct arena *a = l->arena;

    return (struct section){
        .id = column_int(q, 0),
        .name = column_str(q, 1, a),
        .title = column_str(q, 2, a),
        .women = column_int(q, 3) != 0,
        .edition = edition_named(l->db, column_str(q, 4, a)),
        .tiebreak = tiebreak_named(l->db, column_str(q, 5, a)),
        .rounds = load_within(l->db, column_int(q, 6), 1, ROUNDS_MAX, "number of rounds"),
        .boards = load_within(l->db, column_int(q, 7), 1, BOARDS_MAX, "number of boards"),
        .squad_size = load_within(l->db, column_int(q, 8), 1, SQUAD_MAX, "squad size"),
        .floor = load_within(l->db, column_int(q, 9), 0, 4000, "rating floor"),
        .lot = colour_named(column_str(q, 10, a)),
        .host_first = column_int(q, 11) != 0,
        .lineup_default = load_origin(l->db, column_str(q, 12, a)),
        .double_entry = column_int(q, 13) != 0,
        .ranking = ranking_of(l->db, column_str(q, 14, a)),
    };
}

static void load_sections(struct load *l)
{
    struct query q = query(l->db, Q_SECTION_SELECT);
    struct event *ev = l->event;

    ev->section = arena_new(l->arena, struct section, SECTIONS_MAX);
    while (query_next(&q)) {
        int place = load_within(l->db, column_int(&q, 0), 1, SECTIONS_MAX, "section");
        if (place != ev->nsection + 1)
            db_damaged(l->db, "section %d is missing", ev->nsection + 1);
        else
            ev->section[ev->nsection++] = read_section(l, &q);
    }
}

static struct squad read_squad(struct load *l, const struct query *q)
{
    return (struct squad){
        .id = column_int(q, 1),
        .name = column_str(q, 2, l->arena),
        .federation = column_str(q, 3, l->arena),
        .captain = column_str(q, 4, l->arena),
        .given = load_within(l->db, column_int(q, 5), 0, INT_MAX, "number in the registration"),
        .number = load_within(l->db, column_int(q, 6), 0, TEAMS_MAX, "number"),
        .late = column_int(q, 7) != 0,
    };
}

static void load_teams(struct load *l)
{
    struct query q = query(l->db, Q_TEAM_SELECT);
    int cap[SECTIONS_MAX] = { 0 };

    for (struct section *s; (s = load_next(l, &q));) {
        if (column_int(&q, 1) != s->nsquad + 1 || s->nsquad == TEAMS_MAX)
            db_damaged(l->db, "team %d is missing or one too many", s->nsquad + 1);
        arena_room(l->arena, s->squad, s->nsquad, cap[s - l->event->section]);
        s->squad[s->nsquad++] = read_squad(l, &q);
    }
}

static struct player read_player(struct load *l, const struct query *q)
{
    struct str sex = column_str(q, 8, l->arena);

    return (struct player){
        .name = column_str(q, 3, l->arena),
        .title = column_str(q, 4, l->arena),
        .fide_id = column_int(q, 5),
        .rating = load_within(l->db, column_int(q, 6), 0, 4000, "rating"),
        .born = load_within(l->db, column_int(q, 7), 0, INT_MAX, "year of birth"),
        .sex = sex.n > 0 ? sex.p[0] : '\0',
        .replaced = column_int(q, 9) != 0,
    };
}

static void load_players(struct load *l)
{
    struct query q = query(l->db, Q_PLAYER_SELECT);
    struct squad *last = NULL;
    int cap = 0;

    for (struct section *s; (s = load_next(l, &q));) {
        int team = load_squad(l, &q, 1, s);
        if (team == NOBODY)
            return;
        struct squad *squad = &s->squad[team];
        if (squad != last)
            last = squad, cap = 0;
        if (column_int(&q, 2) != squad->nplayer + 1 || squad->nplayer == SQUAD_MAX)
            db_damaged(l->db, "place %d of a squad is missing or one too many", squad->nplayer + 1);
        arena_room(l->arena, squad->player, squad->nplayer, cap);
        squad->player[squad->nplayer++] = read_player(l, &q);
    }
}

static void load_arrivals(struct load *l)
{
    struct query q = query(l->db, Q_ARRIVAL_SELECT);

    for (struct section *s; (s = load_next(l, &q));) {
        int team = load_squad(l, &q, 1, s);
        if (team == NOBODY)
            return;
        s->squad[team].arrival = (struct arrival){
            .players = load_within(l->db, column_int(&q, 2), 0, SQUAD_MAX, "players present"),
            .due = column_str(&q, 3, l->arena),
            .travel = column_str(&q, 4, l->arena),
            .at = column_str(&q, 5, l->arena),
            .by = column_str(&q, 6, l->arena),
        };
    }
}

static void load_board_orders(struct load *l)
{
    struct query q = query(l->db, Q_BOARD_ORDER_SELECT);

    for (struct section *s; (s = load_next(l, &q));) {
        int team = load_squad(l, &q, 1, s);
        if (team == NOBODY)
            return;
        s->squad[team].order = (struct board_order){ .received = column_str(&q, 2, l->arena),
                                                     .received_by = column_str(&q, 3, l->arena),
                                                     .confirmed = column_str(&q, 4, l->arena),
                                                     .confirmed_by = column_str(&q, 5, l->arena) };
    }
}

bool db_load_trace(struct db *db, int section, int round, struct arena *a, struct str *out, struct err *e)
{
    struct query q = query(db, Q_TRACE_SELECT);

    query_int(&q, ":section", section + 1);
    query_int(&q, ":round", round);
    *out = (struct str){ 0 };
    while (query_next(&q))
        *out = column_str(&q, 0, a);
    bool ok = db_ok(db, e);
    db_rollback(db);
    return ok;
}

bool db_load_event(struct db *db, struct arena *a, struct event *out, struct err *e)
{
    struct load l = { db, a, out };
    bool began = db_begin_read(db);

    *out = (struct event){ 0 };
    load_head(&l);
    load_arbiters(&l);
    load_dates(&l);
    load_sections(&l);
    load_teams(&l);
    load_players(&l);
    load_arrivals(&l);
    load_board_orders(&l);
    load_decisions(&l);
    load_rounds(&l);
    load_check(&l);
    bool ok = db_ok(db, e);
    if (began)
        db_rollback(db);
    return ok;
}
