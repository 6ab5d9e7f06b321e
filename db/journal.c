/* SPDX-License-Identifier: Apache-2.0 */
#include "db/journal.h"

#include <string.h>

#include "db/failure.h"
#include "db/guard.h"
#include "db/inside.h"
#include "db/query.h"
#include "db/session.h"
#include "db/state.h"
#include "db/touched.h"
#include "engine/base/arena.h"
#include "db/messages.h"

void journal_hash(const unsigned char before[HASH_SIZE], const struct journal_row *row, unsigned char out[HASH_SIZE])
{
    struct digest d;

    digest_open(&d);
    digest_bytes(&d, before, HASH_SIZE);
    digest_number(&d, (uint64_t)row->entry);
    digest_text(&d, row->time);
    digest_text(&d, row->user);
    digest_text(&d, row->command);
    digest_text(&d, row->section);
    digest_number(&d, (uint64_t)row->round);
    digest_text(&d, row->facts);
    digest_text(&d, row->shown);
    digest_text(&d, row->reason);
    digest_text(&d, row->inverse);
    digest_text(&d, row->state);
    digest_number(&d, (uint64_t)row->restores);
    digest_close(&d, out);
}

void journal_begin(struct db *db)
{
    session_open(db);
}

static void load_hash(struct db *db, const struct query *q, int column, unsigned char *out)
{
    struct str hash = column_view(q, column);

    if (hash.n == HASH_SIZE)
        memcpy(out, hash.p, HASH_SIZE);
    else
        db_damaged(db, say_hash_has_wrong_length((long)hash.n));
}

struct str journal_latest(struct db *db, long *entry, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_LATEST);
    struct str latest = { 0 };
    long of = 0;

    while (query_next(&q)) {
        of = column_int(&q, 0);
        latest = column_str(&q, 1, a);
    }
    if (entry)
        *entry = of;
    return latest;
}

struct journal_row journal_last(struct db *db, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_LAST);
    struct journal_row last = { 0 };

    while (query_next(&q)) {
        last.entry = column_int(&q, 0);
        load_hash(db, &q, 1, last.hash);
        last.state = column_str(&q, 2, a);
        last.time = column_str(&q, 3, a);
    }
    return last;
}

static void insert(struct db *db, const struct journal_row *row)
{
    struct query q = query(db, Q_JOURNAL_INSERT);

    query_int(&q, ":entry", row->entry);
    query_str(&q, ":time", row->time);
    query_str(&q, ":user", row->user);
    query_str(&q, ":command", row->command);
    query_str(&q, ":section", row->section);
    query_int_or_null(&q, ":round", row->round, 0);
    query_str(&q, ":facts", row->facts);
    query_str(&q, ":shown", row->shown);
    query_str(&q, ":reason", row->reason);
    query_bytes(&q, ":inverse", row->inverse.p, row->inverse.n);
    query_bytes(&q, ":state", row->state.p, row->state.n);
    query_int_or_null(&q, ":restores", row->restores, 0);
    query_bytes(&q, ":hash", row->hash, HASH_SIZE);
    query_run(&q);
}

int journal_version(const struct journal_row *row)
{
    return row->state.n > 0 ? (unsigned char)row->state.p[0] : 1;
}

static bool differ(struct str state, struct str other)
{
    return state.n > 0 && other.n > 0 && state.p[0] == other.p[0] && !str_eq(state, other);
}

/* What takes back must bring back, to the bit. */
static void check_restored(struct db *db, const struct journal_row *row, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_STATE);

    query_int(&q, ":entry", row->restores - 1);
    while (query_next(&q))
        if (differ(column_str(&q, 0, a), row->state))
            db_damaged(db, say_undo_did_not_restore(row->restores));
}

bool journal_add(struct db *db, struct journal_row row, struct arena *a)
{
    struct str changes = session_changes(db);
    row.inverse = session_inverse(db, changes);
    session_close(db);
    bool has_changed = row.inverse.n > 0 || (row.always && !db->code);
    if (has_changed) {
        struct journal_row last = journal_last(db, a);
        row.entry = last.entry + 1;
        row.state = state_after(db, last.state, changes, a);
        journal_hash(last.hash, &row, row.hash);
        insert(db, &row);
        if (row.restores > 0)
            check_restored(db, &row, a);
    }
    session_drop(changes);
    session_drop(row.inverse);
    return has_changed;
}

/* The columns that all statements about whole rows begin with. */
enum { INVERSE = 12 };

/* Without what takes it back; its texts last until the next row. */
static struct journal_row view_row(struct db *db, const struct query *q)
{
    struct journal_row row = { .entry = column_int(q, 0),
                               .time = column_view(q, 1),
                               .user = column_view(q, 2),
                               .command = column_view(q, 3),
                               .section = column_view(q, 4),
                               .round = (int)column_int(q, 5),
                               .facts = column_view(q, 6),
                               .reason = column_view(q, 7),
                               .state = column_view(q, 9),
                               .restores = column_int(q, 10),
                               .shown = column_view(q, 11) };

    load_hash(db, q, 8, row.hash);
    return row;
}

/* Much is as in the row before, if there is one: texts of it are shared. */
static struct str keep(struct str text, const struct str *before, struct arena *a)
{
    return before && str_eq(text, *before) ? *before : str_copy(a, text);
}

static struct journal_row read_row(struct db *db, const struct query *q, const struct journal_row *before,
                                   struct arena *a)
{
    struct journal_row row = view_row(db, q);

#define KEEP(text) row.text = keep(row.text, before ? &before->text : NULL, a)
    KEEP(time);
    KEEP(user);
    KEEP(command);
    KEEP(section);
    KEEP(facts);
    KEEP(reason);
    KEEP(state);
    KEEP(shown);
#undef KEEP
    return row;
}

struct journal_row *journal_load(struct db *db, struct arena *a, int *n)
{
    struct query q = query(db, Q_JOURNAL_SELECT);
    struct journal_row *row = NULL;
    int cap = 0;

    for (*n = 0; query_next(&q); ++*n) {
        arena_room(a, row, *n, cap);
        row[*n] = read_row(db, &q, *n > 0 ? &row[*n - 1] : NULL, a);
        row[*n].inverse = column_str(&q, INVERSE, a);
    }
    return row;
}

/* How many rows there are from that entry on, at most that many (0: all). */
static int count_from(struct db *db, long from, int most)
{
    struct query q = query(db, Q_JOURNAL_COUNT);

    query_int(&q, ":from", from);
    long n = query_next(&q) ? column_int(&q, 0) : 0;
    query_run(&q);
    return (int)(most > 0 && n > most ? most : n);
}

struct journal_row *journal_window(struct db *db, long from, int most, struct arena *a, int *n)
{
    guard_check(db);
    struct query q = query(db, Q_JOURNAL_WINDOW);
    int cap = count_from(db, from, most);
    struct journal_row *row = cap ? arena_new(a, struct journal_row, cap) : NULL;

    query_int(&q, ":from", from);
    query_int(&q, ":most", most > 0 ? most : -1); /* as SQLite says: all */
    for (*n = 0; query_next(&q); ++*n) {
        arena_room(a, row, *n, cap);
        row[*n] = read_row(db, &q, *n > 0 ? &row[*n - 1] : NULL, a);
    }
    return row;
}

long journal_stamp(struct db *db)
{
    guard_check(db);
    struct query q = query(db, Q_JOURNAL_STAMP);
    long entry = query_next(&q) ? column_int(&q, 0) : 0;

    query_run(&q);
    return entry;
}

/* An entry that names the section is about it; of any other one its changes say what it is about. */
bool journal_is_about(struct db *db, const struct journal_row *row, struct str section, int number)
{
    unsigned wanted = number > 0 ? CHANGED_EVENT | CHANGED_SECTION(number) : CHANGED_EVENT;

    if (number > 0 && str_eq(row->section, section))
        return true;
    if (row->inverse.n == 0)
        return row->section.n == 0;
    return (touched_sections(db, row->inverse) & wanted) != 0;
}

long journal_since(struct db *db, long entry, struct str section, int number)
{
    struct query q = query(db, Q_JOURNAL_SINCE);
    long last = 0;

    query_int(&q, ":seen", entry);
    query_str(&q, ":section", section);
    while (last == 0 && query_next(&q)) {
        struct journal_row row = { .section = column_view(&q, 1), .inverse = column_view(&q, 2) };
        if (journal_is_about(db, &row, section, number))
            last = column_int(&q, 0);
    }
    query_run(&q);
    return last;
}

bool journal_has_seal(struct db *db, int round)
{
    struct query q = query(db, Q_JOURNAL_SEALS);
    bool has;

    query_int(&q, ":round", round);
    has = query_next(&q);
    query_run(&q);
    return has;
}

struct str journal_resumed(struct db *db, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_RESUMED);
    struct str time = { 0 };

    while (query_next(&q))
        time = column_str(&q, 0, a);
    return time;
}

struct str journal_shown(struct db *db, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_SHOWN);
    struct str shown = { 0 };

    while (query_next(&q))
        shown = column_str(&q, 0, a);
    return shown;
}

bool journal_fits(struct db *db)
{
    struct arena own = { 0 };
    struct journal_row last = journal_last(db, &own);
    bool fits = last.entry == 0 || !differ(last.state, state_whole(db, &own));

    arena_free(&own);
    return fits;
}

/* The last row and the one before it. */
static int load_tail(struct db *db, struct journal_row *row, struct arena *a)
{
    struct query q = query(db, Q_JOURNAL_TAIL);
    int n = 0;

    for (; n < 2 && query_next(&q); n++) {
        row[1] = row[0];
        row[0] = read_row(db, &q, NULL, a);
        row[0].inverse = column_str(&q, INVERSE, a);
    }
    query_run(&q);
    return n;
}

static bool ends_well(const struct journal_row *row, int n)
{
    static const unsigned char none[HASH_SIZE];
    unsigned char hash[HASH_SIZE];

    journal_hash(n > 1 ? row[0].hash : none, &row[n - 1], hash);
    return memcmp(hash, row[n - 1].hash, HASH_SIZE) == 0;
}

void journal_drift(struct db *db, struct str state, unsigned char drift[HASH_SIZE])
{
    struct arena own = { 0 };
    struct journal_row row[2] = { { 0 } };
    int n = load_tail(db, row, &own);

    memset(drift, 0, HASH_SIZE);
    if (n > 0 && differ(row[n - 1].state, state))
        state_less(state, row[n - 1].state, drift);
    if (n > 0 && !ends_well(row, n))
        memset(drift, 0xff, HASH_SIZE);
    arena_free(&own);
}

void journal_undo(struct db *db, const struct journal_row *row, struct arena *a)
{
    session_apply(db, row->inverse, a);
}

void journal_go_before(struct db *copy, const struct journal_row *row, struct arena *a)
{
    journal_undo(copy, row, a);
    copy->age = row->entry - 1;
}

static bool row_follows(const unsigned char before[HASH_SIZE], const struct journal_row *row, long entry)
{
    unsigned char hash[HASH_SIZE];

    journal_hash(before, row, hash);
    return row->entry == entry && memcmp(hash, row->hash, HASH_SIZE) == 0;
}

/* Does row i follow from the one before it: its number and its hash? */
static bool journal_follows(const struct journal_row *row, int i)
{
    static const unsigned char none[HASH_SIZE];

    return row_follows(i > 0 ? row[i - 1].hash : none, &row[i], i + 1);
}

long journal_broken(const struct journal_row *row, int n)
{
    for (int i = 0; i < n; i++)
        if (!journal_follows(row, i))
            return i + 1;
    return 0;
}

struct journal_chain journal_chain(struct db *db)
{
    struct query q = query(db, Q_JOURNAL_SELECT);
    struct journal_chain chain = { 0 };
    struct journal_row row[2] = { { 0 } }; /* the one before, whose texts are gone, and this one */

    for (; query_next(&q); row[0] = row[1]) {
        row[1] = view_row(db, &q);
        row[1].inverse = column_view(&q, INVERSE);
        chain.rows++;
        if (row_follows(row[0].hash, &row[1], chain.rows))
            continue;
        chain.broken = chain.broken ? chain.broken : chain.rows;
        chain.last_broken = chain.rows;
    }
    return chain;
}

bool journal_hash_of(struct db *db, long entry, unsigned char hash[HASH_SIZE])
{
    struct query q = query(db, Q_JOURNAL_HASH);
    bool found = false;

    query_int(&q, ":entry", entry);
    for (; query_next(&q); found = true)
        load_hash(db, &q, 0, hash);
    return found;
}

long journal_unhashed(struct db *db)
{
    struct query q = query(db, Q_JOURNAL_UNHASHED);
    long entry = query_next(&q) ? column_int(&q, 0) : 0;

    query_run(&q);
    return entry;
}
