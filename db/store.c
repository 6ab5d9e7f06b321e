#include "db/store.h"

#include "db/query.h"
#include "db/rows.h"
#include "db/statement.h"
#include "teams/match.h"

/* The file counts sections and teams from 1. Keys that are members of the struct are taken from there. */

static void put(struct db *db, enum table_id id, struct event_row row)
{
    row_write(db, id, SQL_UPSERT, row);
}

static void add(struct db *db, enum table_id id, struct event_row row)
{
    row_write(db, id, SQL_INSERT, row);
}

/* By the first n parts of the key. */
static void drop(struct db *db, enum table_id id, int n, struct event_row row)
{
    row_delete(db, id, row.key, n);
}

void store_event(struct db *db, const struct event *ev)
{
    put(db, T_event, (struct event_row){ .key = { 1 }, .at = ev });
}

void store_arbiters(struct db *db, const struct event *ev)
{
    struct query clear = query(db, Q_ARBITER_DELETE);

    query_run(&clear);
    for (int i = 0; i < ev->narbiter; i++)
        add(db, T_arbiter, (struct event_row){ .key = { i + 1 }, .at = &ev->arbiter[i] });
}

void store_date(struct db *db, int round, struct str starts, struct str lineups)
{
    struct event ev = { .date = { starts }, .lineups = { lineups } };
    struct event_row row = { .key = { round }, .at = &ev };

    if (starts.n > 0 || lineups.n > 0)
        put(db, T_date, row);
    else
        drop(db, T_date, 1, row);
}

void store_section(struct db *db, int section, const struct section *s)
{
    put(db, T_section, (struct event_row){ .key = { section + 1 }, .at = s });
}

void store_player(struct db *db, int section, int squad, int place, const struct player *p)
{
    put(db, T_player, (struct event_row){ .key = { section + 1, squad + 1, place }, .at = p });
}

void store_squad(struct db *db, int section, int squad, const struct squad *s)
{
    add(db, T_team, (struct event_row){ .key = { section + 1, squad + 1 }, .at = s });
    for (int i = 0; i < s->nplayer; i++)
        store_player(db, section, squad, i + 1, &s->player[i]);
    if (s->arrival.at.n > 0)
        store_arrival(db, section, squad, &s->arrival);
    if (s->order.received.n > 0)
        store_board_order(db, section, squad, &s->order);
}

static void clear_squads(struct db *db, int section)
{
    static const enum table_id clear[] = {
        T_arrival, T_board_order, T_absence, T_barred, T_adjustment, T_player, T_team
    };

    for (size_t i = 0; i < sizeof clear / sizeof *clear; i++)
        drop(db, clear[i], 1, (struct event_row){ .key = { section + 1 } });
}

void store_squads(struct db *db, int section, const struct section *s)
{
    clear_squads(db, section);
    for (int i = 0; i < s->nsquad; i++)
        store_squad(db, section, i, &s->squad[i]);
    for (int i = 0; i < s->nabsence; i++)
        store_absence(db, section, &s->absence[i]);
    for (int i = 0; i < s->nbarred; i++)
        store_barred(db, section, &s->barred[i]);
    for (int i = 0; i < s->nadjustment; i++)
        store_adjustment(db, section, i + 1, &s->adjustment[i]);
}

void store_number(struct db *db, int section, int squad, int number)
{
    struct query q = query(db, Q_TEAM_NUMBER);

    query_int(&q, ":section", section + 1);
    query_int(&q, ":team", squad + 1);
    query_int(&q, ":number", number);
    query_run(&q);
}

void store_arrival(struct db *db, int section, int squad, const struct arrival *a)
{
    put(db, T_arrival, (struct event_row){ .key = { section + 1, squad + 1 }, .at = a });
}

void store_board_order(struct db *db, int section, int squad, const struct board_order *o)
{
    struct event_row row = { .key = { section + 1, squad + 1 }, .at = o };

    if (o->received.n > 0)
        put(db, T_board_order, row);
    else
        drop(db, T_board_order, 2, row);
}

void store_absence(struct db *db, int section, const struct absence *a)
{
    put(db, T_absence, (struct event_row){ .key = { section + 1 }, .at = a });
}

void store_no_absence(struct db *db, int section, const struct absence *a)
{
    drop(db, T_absence, 3, (struct event_row){ .key = { section + 1, a->squad + 1, a->from } });
}

void store_barred(struct db *db, int section, const struct barred *b)
{
    put(db, T_barred, (struct event_row){ .key = { section + 1 }, .at = b });
}

void store_no_barred(struct db *db, int section, const struct barred *b)
{
    int lesser = b->a < b->b ? b->a : b->b, greater = b->a < b->b ? b->b : b->a;

    drop(db, T_barred, 4, (struct event_row){ .key = { section + 1, lesser + 1, greater + 1, b->round } });
}

void store_adjustment(struct db *db, int section, int place, const struct adjustment *a)
{
    add(db, T_adjustment, (struct event_row){ .key = { section + 1, place }, .at = a });
}

void store_fixture(struct db *db, int section, int round, const struct fixture *f)
{
    put(db, T_fixture, (struct event_row){ .key = { section + 1, round }, .at = f });
}

static void drop_fixture(struct db *db, int section, int round, int table)
{
    struct event_row row = { .key = { section + 1, round, table } };

    drop(db, T_board, 3, row);
    drop(db, T_fixture, 3, row);
}

void store_round(struct db *db, int section, int round, const struct pairing_list *before,
                 const struct pairing_list *after)
{
    put(db, T_round, (struct event_row){ .key = { section + 1, round }, .at = after });
    for (int i = 0; before && i < before->nfixture; i++)
        if (!match_at(after, before->fixture[i].table))
            drop_fixture(db, section, round, before->fixture[i].table);
    for (int i = 0; i < after->nfixture; i++)
        store_fixture(db, section, round, &after->fixture[i]);
}

static struct query about_trace(struct db *db, enum query_id id, int section, int round)
{
    struct query q = query(db, id);

    query_int(&q, ":section", section + 1);
    query_int(&q, ":round", round);
    return q;
}

void store_no_trace(struct db *db, int section, int round)
{
    struct query q = about_trace(db, Q_TRACE_DELETE, section, round);

    query_run(&q);
}

void store_trace(struct db *db, int section, int round, struct str json)
{
    struct query q = about_trace(db, Q_TRACE_STORE, section, round);

    query_str(&q, ":json", json);
    query_run(&q);
}

void store_no_round(struct db *db, int section, int round)
{
    struct event_row row = { .key = { section + 1, round } };

    drop(db, T_lineup, 2, row);
    drop(db, T_fixture, 2, row);
    store_no_trace(db, section, round);
    drop(db, T_round, 2, row);
}

void store_board(struct db *db, int section, int round, int table, int board, const struct board *b)
{
    put(db, T_board, (struct event_row){ .key = { section + 1, round, table, board }, .at = b });
}

void store_second_entry(struct db *db, int section, int round, int table, int board, const struct board *b)
{
    struct event_row row = { .key = { section + 1, round, table, board }, .at = b };

    if (b->second != RESULT_NONE)
        put(db, T_second_entry, row);
    else
        drop(db, T_second_entry, 4, row);
}

void store_correction(struct db *db, int section, int place, const struct correction *c)
{
    add(db, T_correction, (struct event_row){ .key = { section + 1, place }, .at = c });
}

void store_mark_correction(struct db *db, int section, int place, const struct mark_correction *c)
{
    add(db, T_mark_correction, (struct event_row){ .key = { section + 1, place }, .at = c });
}

void store_lineup(struct db *db, int section, int round, int boards, const struct lineup *l)
{
    struct section s = { .boards = boards };

    put(db, T_lineup, (struct event_row){ .key = { section + 1, round }, .at = l, .section = &s });
}
