/* SPDX-License-Identifier: Apache-2.0 */
#include "db/load.h"

#include <limits.h>
#include <string.h>

#include "db/kind.h"
#include "db/failure.h"
#include "db/handle.h"
#include "db/journal.h"
#include "db/messages.h"
#include "db/query.h"
#include "db/state.h"
#include "db/rows.h"
#include "db/transaction.h"
#include "engine/base/arena.h"
#include "teams/fact.h"
#include "teams/score.h"

enum { NOWHERE = 0 };

/* By squad, where a round has it. */
struct seats {
    struct load *load;
    const struct section *section;
    int round;
    int *table; /* NOWHERE, or the table */
};

static void sit_down(struct seats *s, int squad, int table)
{
    struct str name = s->section->squad[squad].name;

    if (s->table[squad] == table)
        db_damaged(s->load->db, say_team_meets_itself(s->round, s->section->name, table, name));
    else if (s->table[squad] != NOWHERE)
        db_damaged(s->load->db, say_team_at_two_tables(s->round, s->section->name, table, name, s->table[squad]));
    s->table[squad] = table;
}

static void check_bye(const struct seats *s, int bye)
{
    if (bye != NOBODY && s->table[bye] != NOWHERE)
        db_damaged(s->load->db,
                   say_team_plays_and_has_bye(s->round, s->section->name, s->table[bye], s->section->squad[bye].name));
}

static void check_round(struct load *l, const struct section *s, int round, struct arena *a)
{
    const struct pairing_list *r = &s->round[round - 1];
    struct seats seats = { l, s, round, arena_new(a, int, s->nsquad) };

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            sit_down(&seats, r->fixture[i].side[side], r->fixture[i].table);
    check_bye(&seats, r->bye);
}

static void check_numbers(struct load *l, const struct section *s, struct arena *a)
{
    const struct squad **by_number = arena_new(a, const struct squad *, TEAMS_MAX + 1);

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i], **place = &by_number[q->number];
        if (q->number > 0 && *place)
            db_damaged(l->db, say_teams_with_one_number((*place)->name, q->name, s->name, q->number));
        *place = q;
    }
}

/* Checks what the rules rely on. Damage: a team that occurs twice in a round (the error names round and table), or two
   teams with the same number. */
static void load_check(struct load *l)
{
    struct arena own = { 0 };

    for (int i = 0; i < l->event->nsection && !l->db->code; i++) {
        const struct section *s = &l->event->section[i];
        check_numbers(l, s, &own);
        for (int r = 1; r <= s->nround; r++)
            check_round(l, s, r, &own);
    }
    arena_free(&own);
}

/* What a row belongs to. */

/* Rows come by their keys, so one step forward finds the match of a row. */
static int walk_to(struct load *l, const struct pairing_list *r, long table)
{
    if (l->walked >= r->nfixture || r->fixture[l->walked].table > table)
        l->walked = 0;
    while (l->walked < r->nfixture && r->fixture[l->walked].table < table)
        l->walked++;
    return l->walked < r->nfixture && r->fixture[l->walked].table == table ? l->walked : -1;
}

/* The row of that table which the row of the statement is or belongs to, by the last of its own keys; NULL: it is not
   there, which is damage. */
static char *find(struct load *l, enum table_id id)
{
    const struct member_table *t = member_table(id);

    if (id == T_event)
        return (char *)l->event;
    char *holder = find(l, t->parent);
    if (!holder)
        return NULL;
    long key = column_int(&l->q, member_keys(t) - 1);
    long i = id == T_fixture ? walk_to(l, (struct pairing_list *)holder, key) : key - 1;
    if (i < 0 || i >= member_length(t, holder, l->section)) {
        db_damaged(l->db, damage_lost(t, key));
        return NULL;
    }
    char *row = member_rows(t, holder) + (size_t)i * t->size;
    if (id == T_section)
        l->section = (struct section *)row;
    return row;
}

/* Room for a row of the table. */

/* Takes the rows of the holder along to where there is room for more of them. */
static void move_rows(struct arena *a, const struct member_table *t, char *holder, int n, int room)
{
    void *grown = arena_grow(a, member_rows(t, holder), t->size, (size_t)n, (size_t)room);

    memcpy(holder + t->at, &grown, sizeof grown);
}

/* The list that grew beside the event gets the room it needs there, and no more. */
static void settle(struct load *l, const struct member_table *t)
{
    int n = l->growing ? member_length(t, l->growing, l->section) : 0;

    if (n > 0)
        move_rows(l->arena, t, l->growing, n, n);
    l->growing = NULL;
    arena_free(&l->beside);
}

/* Short lists have all the room they may ever need. Others grow beside the event, one at a time: what they grew out of is none of it. */
static void make_room(struct load *l, const struct member_table *t, char *holder, int n)
{
    if (t->most > 0 && t->most <= ROUNDS_MAX) {
        if (n == 0)
            move_rows(l->arena, t, holder, 0, t->most);
        return;
    }
    if (holder != l->growing) {
        settle(l, t);
        l->growing = holder;
        l->room = n;
    }
    if (n == l->room) {
        l->room = n == 0 ? 8 : 2 * n;
        move_rows(&l->beside, t, holder, n, l->room);
    }
}

/* One more at the end; NULL where one was left out, which is damage. */
static char *append(struct load *l, const struct member_table *t, char *holder, long place)
{
    int n = member_length(t, holder, l->section), more = n + 1;

    if (t->dense && (place != more || n == t->most)) {
        db_damaged(l->db, damage_gap(t, more));
        return NULL;
    }
    make_room(l, t, holder, n);
    memcpy(holder + t->count, &more, sizeof more);
    return member_rows(t, holder) + (size_t)n * t->size;
}

/* Where the row of the statement goes; NULL if it has no place there. */
static char *open_row(struct load *l, const struct member_table *t)
{
    char *holder = find(l, t->parent);
    int last = member_keys(t) - 1;
    long place = 1;

    l->holder = holder;
    if (!holder || t->shape == ROWS_SELF)
        return holder;
    if (t->member[last].role == ROLE_PLACE)
        place = kind_within(l, &t->member[last], last);
    if (t->shape == ROWS_LIST)
        return append(l, t, holder, place);
    return member_rows(t, holder) + (size_t)(place - 1) * t->size;
}

/* Rows. */

static bool load_row(struct load *l, enum table_id id)
{
    const struct member_table *t = member_table(id);

    l->row = open_row(l, t);
    if (!l->row)
        return false;
    if (id == T_section)
        l->section = l->row;
    for (int i = 0; t->member[i].name && !l->db->code; i++)
        if (t->member[i].role == ROLE_KEY || t->member[i].role == ROLE_VALUE)
            kind_read(l, &t->member[i], i, (char *)l->row + t->member[i].at);
    return true;
}

/* Where the statement has the columns of the table, which stand in the file in an order of their own; NULL: the table has others, too. */
static const int *order_of(struct load *l, const struct member_table *t, struct arena *a)
{
    int n = member_count(t), *order = arena_new(a, int, n), i = 0;
    struct query q = query(l->db, Q_COLUMNS);

    query_str(&q, ":name", str_of(t->name));
    for (; query_next(&q); i++) {
        if (i >= n)
            continue;
        struct str name = column_view(&q, 0);
        while (order[i] < n - 1 && !str_eq(name, str_of(t->member[order[i]].name)))
            order[i]++;
    }
    return i == n ? order : NULL;
}

/* Returns how many there are. */
static int load_table(struct load *l, enum table_id id)
{
    const struct member_table *t = member_table(id);
    struct arena own = { 0 };
    const int *order = l->sum ? order_of(l, t, &own) : NULL;
    int columns = member_count(t), n = 0;

    l->q = statement(l->db, id, SQL_SELECT);
    l->section = NULL;
    l->walked = 0;
    l->q.value = arena_new(&own, struct sqlite3_value *, columns);
    while (query_row(&l->q, columns) && load_row(l, id)) {
        if (order)
            state_add_row(l->sum, t->name, l->q.value, columns, order);
        n++;
    }
    settle(l, t);
    if (l->sum && !order)
        state_add_table(l->db, l->sum, t->name);
    arena_free(&own);
    return n;
}

/* What the rows say together. */

/* Only the last round can be a draft. */
static void check_drafts(struct load *l, const struct section *s)
{
    for (int i = 0; i + 1 < s->nround; i++)
        if (s->round[i].published.n == 0)
            db_damaged(l->db, say_round_is_missing(i + 1));
}

bool db_load_trace(struct db *db, int section, int round, struct arena *a, struct str *out, struct err *e)
{
    bool began = db_begin_read(db);
    struct query q = query(db, Q_TRACE_SELECT);

    query_int(&q, ":section", section + 1);
    query_int(&q, ":round", round);
    *out = (struct str){ 0 };
    while (query_next(&q))
        *out = column_str(&q, 0, a);
    bool ok = db_ok(db, e);
    if (began)
        db_rollback(db);
    return ok;
}

static void load_tables(struct load *l)
{
    struct event *ev = l->event;

    *ev = (struct event){ .section = arena_new(l->arena, struct section, SECTIONS_MAX) };
    for (int id = 0; id < TABLE_COUNT; id++)
        if (load_table(l, (enum table_id)id) == 0 && id == T_event)
            db_damaged(l->db, say_no_event_inside());
    for (int i = 0; i < ev->nsection; i++)
        check_drafts(l, &ev->section[i]);
    if (!l->db->code)
        score_settle(ev);
    load_check(l);
}

static void depart(struct event *ev, const struct fact *fact)
{
    struct section *s = fact->section <= ev->nsection ? &ev->section[fact->section - 1] : NULL;

    if (fact->kind != FACT_LEFT_FIDE_MODE || !s || s->departed || !departure_find(fact->becomes, &s->departed))
        return;
    s->departed_round = fact->round;
}

/* Who has left the FIDE mode has left it, also if what it was left by is taken back: the journal has it then and the section has not. */
static void load_departures(struct load *l)
{
    struct query q = query(l->db, Q_JOURNAL_DEPARTURES);
    struct fact *fact;
    int n = 0;

    query_int(&q, ":age", l->db->age ? l->db->age : LONG_MAX);
    while (query_next(&q))
        if (fact_read(column_str(&q, 0, l->arena), l->arena, &fact, &n))
            for (int i = 0; i < n; i++)
                depart(l->event, &fact[i]);
}

bool db_load_event(struct db *db, struct arena *a, struct event *out, struct err *e)
{
    struct load l = { .db = db, .arena = a, .event = out };
    bool began = db_begin_read(db);

    load_tables(&l);
    load_departures(&l);
    bool ok = db_ok(db, e);
    if (began)
        db_rollback(db);
    return ok;
}

bool db_load_checked(struct db *db, struct arena *a, struct event *out, unsigned char drift[HASH_SIZE], struct err *e)
{
    struct arena own = { 0 };
    struct state_sum sum;
    struct load l = { .db = db, .arena = a, .event = out, .sum = &sum };
    bool began = db_begin_read(db);

    state_open(&sum);
    load_tables(&l);
    load_departures(&l);
    /* The traces, and whatever else is no part of the event. */
    struct query q = query(db, Q_TABLES);
    while (query_next(&q)) {
        struct str name = column_str(&q, 0, &own);
        int id = 0;
        while (id < TABLE_COUNT && !str_eq(name, str_of(member_table((enum table_id)id)->name)))
            id++;
        if (id == TABLE_COUNT)
            state_add_table(db, &sum, str_c(&own, name));
    }
    journal_drift(db, state_close(&sum, &own), drift);
    bool ok = db_ok(db, e);
    if (began)
        db_rollback(db);
    arena_free(&own);
    return ok;
}

bool db_load_zone(struct db *db, struct arena *a, struct str *out, struct err *e)
{
    struct query q = query(db, Q_ZONE_SELECT);

    if (query_next(&q))
        *out = column_str(&q, 0, a);
    else
        db_damaged(db, say_no_event_inside());
    bool ok = db_ok(db, e);
    db_rollback(db);
    return ok;
}
