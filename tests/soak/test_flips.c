/* SPDX-License-Identifier: Apache-2.0 */
/* test_flips.c - single bits of the values in every table are turned, one after the other: each is found,
   nothing crashes and nothing hangs. Once more in the journal with all hashes made anew, and then the event is
   taken back. Some bits of each table, with SOAK=1 two hundred, with SOAK=all every bit. */
#include "db/failure.h"
#include "tests/unit/desk/room.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "db/file.h"
#include "db/journal.h"
#include "desk/file/check.h"
#include "desk/file/fsck.h"
#include "tests/soak/amount.h"
#include "tests/soak/full.h"

enum { SECONDS = 20 };

/* Bits of a table, of the journal with hashes made anew. */
enum { SAMPLE = 2, SOAK_SAMPLE = 200, SAMPLE_ANEW = 60, SOAK_SAMPLE_ANEW = 1000 };

/* Kept in memory that the parent sees, too: where the child is, and what it counted. */
struct tally {
    char where[200];
    long bit; /* of the table; so many are behind it */
    int turned, found, refused, taken_back, died;
};
enum { WORKERS = 2 };
static struct tally *tallies, *tally; /* of each worker; our own */

/* An event with rows in every table, as bytes. */
struct flipping {
    struct room room;
    struct str whole;
    bool anew; /* all hashes are made anew after a bit was turned */
};

/* --- SQL ------------------------------------------------------------------------------------------ */

static void execute(sqlite3 *lite, const char *sql)
{
    if (sqlite3_exec(lite, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(lite));
}

static sqlite3_stmt *prepare(sqlite3 *lite, char *sql)
{
    sqlite3_stmt *s;

    if (sqlite3_prepare_v2(lite, sql, -1, &s, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(lite));
    sqlite3_free(sql);
    return s;
}

/* As the disk would do it: no trigger, no check, no key. */
static sqlite3 *open_raw(const struct room *r)
{
    sqlite3 *lite;

    assert_int_equal(sqlite3_open(r->path, &lite), SQLITE_OK);
    sqlite3_db_config(lite, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
    execute(lite, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF");
    return lite;
}

/* --- bits ------------------------------------------------------------------------------------------ */

enum { COLUMNS = 64 };
struct table {
    const char *name;
    char column[COLUMNS][30];
    int n;
    struct str key; /* "section = ?2 AND team = ?3", by column from 2 on */
};

static struct table describe(sqlite3 *lite, const char *name, struct arena *a)
{
    sqlite3_stmt *s = prepare(lite, sqlite3_mprintf("SELECT name, pk FROM pragma_table_info(%Q)", name));
    struct table t = { .name = name };

    for (; sqlite3_step(s) == SQLITE_ROW; t.n++) {
        assert_true(t.n < COLUMNS);
        snprintf(t.column[t.n], sizeof t.column[0], "%s", sqlite3_column_text(s, 0));
        if (sqlite3_column_int(s, 1))
            t.key = str_fmt(a, "%.*s%s%s = ?%d", STR_ARG(t.key), t.key.n ? " AND " : "", t.column[t.n], t.n + 2);
    }
    sqlite3_finalize(s);
    return t;
}

/* An integer has 64. */
static int bits_of(sqlite3_value *v)
{
    int type = sqlite3_value_type(v);

    return type == SQLITE_INTEGER ? 64 : type == SQLITE_NULL ? 0 : 8 * sqlite3_value_bytes(v);
}

static void bind_turned(sqlite3_stmt *s, sqlite3_value *v, int bit)
{
    int type = sqlite3_value_type(v), n = sqlite3_value_bytes(v);

    if (type == SQLITE_INTEGER) {
        sqlite3_bind_int64(s, 1, sqlite3_value_int64(v) ^ (sqlite3_int64)(1ull << bit));
        return;
    }
    char *p = malloc((size_t)n);
    memcpy(p, sqlite3_value_blob(v), (size_t)n);
    p[bit / 8] = (char)(p[bit / 8] ^ 1 << bit % 8);
    if (type == SQLITE_TEXT)
        sqlite3_bind_text(s, 1, p, n, free);
    else
        sqlite3_bind_blob(s, 1, p, n, free);
}

/* False: SQLite does not take it, since a row of that key is there. */
static bool turn(const struct room *r, const struct table *t, sqlite3_stmt *row, int column, int bit)
{
    sqlite3 *lite = open_raw(r);
    sqlite3_stmt *s =
        prepare(lite, sqlite3_mprintf("UPDATE %s SET %s = ?1 WHERE %.*s", t->name, t->column[column], STR_ARG(t->key)));

    bind_turned(s, sqlite3_column_value(row, column), bit);
    for (int c = 0; c < t->n && c < sqlite3_bind_parameter_count(s) - 1; c++)
        sqlite3_bind_value(s, c + 2, sqlite3_column_value(row, c));
    bool ok = sqlite3_step(s) == SQLITE_DONE && sqlite3_changes(lite) == 1;
    sqlite3_finalize(s);
    sqlite3_close(lite);
    return ok;
}

/* --- what is done with it -------------------------------------------------------------------------- */

static bool is_found(const struct room *r)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };
    struct fsck k;
    struct err e = { 0 };

    bool ok = desk_fsck(r->path, NULL, &own, &k, &found, &e);
    desk_close(k.desk);
    int n = finding_count(&found, PROBLEM);
    arena_free(&own);
    return !ok || n > 0;
}

/* As who changes the journal on purpose would do it. */
static void hash_anew(struct room *r)
{
    unsigned char hash[HASH_SIZE] = { 0 };
    sqlite3 *lite = open_raw(r);
    sqlite3_stmt *s = prepare(lite, sqlite3_mprintf("UPDATE journal SET hash = ?1 WHERE entry = ?2"));
    struct arena own = { 0 };
    struct err e = { 0 };
    struct db *db;
    int n;

    assert_true(db_open(r->path, DB_READ, &db, &e));
    const struct journal_row *row = journal_load(db, &own, &n);
    assert_true(db_ok(db, &e));
    db_close(db);
    execute(lite, "BEGIN");
    for (int i = 0; i < n; i++) {
        journal_hash(hash, &row[i], hash);
        sqlite3_bind_blob(s, 1, hash, HASH_SIZE, SQLITE_STATIC);
        sqlite3_bind_int64(s, 2, row[i].entry);
        assert_int_equal(sqlite3_step(s), SQLITE_DONE);
        sqlite3_reset(s);
    }
    execute(lite, "COMMIT");
    sqlite3_finalize(s);
    sqlite3_close(lite);
    arena_free(&own);
}

/* Nothing has to work of it, but everything has to end. */
static void work(const struct room *r)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };
    struct err e = { 0 };
    struct desk *d;

    if (desk_open(r->path, true, &d, &e)) {
        tally->taken_back += desk_undo(d, BECAUSE, &found, &e);
        tally->taken_back += desk_restore(d, BECAUSE, 2, &found, &e);
        desk_close(d);
    }
    arena_free(&own);
}

static void write_whole(const struct flipping *f)
{
    FILE *out = fopen(f->room.path, "wb");

    assert_non_null(out);
    assert_int_equal(fwrite(f->whole.p, 1, f->whole.n, out), f->whole.n);
    fclose(out);
}

static void look_at(struct flipping *f)
{
    alarm(SECONDS);
    if (f->anew)
        hash_anew(&f->room);
    tally->found += is_found(&f->room);
    work(&f->room);
    alarm(0);
}

static void turn_one(struct flipping *f, const struct table *t, sqlite3_stmt *row, int column, int bit)
{
    snprintf(tally->where, sizeof tally->where, "bit %d of %s in row %d of %s", bit, t->column[column],
             sqlite3_column_int(row, t->n), t->name);
    write_whole(f);
    tally->turned++;
    if (turn(&f->room, t, row, column, bit))
        look_at(f);
    else
        tally->refused++;
}

/* One bit in `step`, beginning with tally->bit; all columns, or one. Returns how many bits there are. */
static long turn_bits(struct flipping *f, sqlite3 *source, const char *name, const char *column, long step)
{
    struct table t = describe(source, name, &f->room.arena);
    sqlite3_stmt *row = prepare(source, sqlite3_mprintf("SELECT *, row_number() OVER () FROM %s", name));
    long at = 0;

    while (sqlite3_step(row) == SQLITE_ROW)
        for (int c = 0; c < t.n; c++) {
            int bits = column && strcmp(column, t.column[c]) != 0 ? 0 : bits_of(sqlite3_column_value(row, c));
            for (; step > 0 && tally->bit < at + bits; tally->bit += step)
                turn_one(f, &t, row, c, (int)(tally->bit - at));
            at += bits;
        }
    sqlite3_finalize(row);
    return at;
}

/* The table is read from a copy in memory. */
static sqlite3 *copy_of(const struct flipping *f)
{
    sqlite3 *lite;
    unsigned char *p = sqlite3_malloc64(f->whole.n);

    memcpy(p, f->whole.p, f->whole.n);
    assert_int_equal(sqlite3_open(":memory:", &lite), SQLITE_OK);
    assert_int_equal(sqlite3_deserialize(lite, "main", p, (sqlite3_int64)f->whole.n, (sqlite3_int64)f->whole.n,
                                         SQLITE_DESERIALIZE_FREEONCLOSE),
                     SQLITE_OK);
    return lite;
}

static const int fatal[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT };

/* A child that dies is told of, and the next goes on behind the bit. */
static void in_a_child(struct flipping *f, const char *name, const char *column, long step)
{
    int status = -1;
    pid_t child = fork();

    if (child == 0) {
        for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
            signal(fatal[i], SIG_DFL); /* cmocka has its own */
        turn_bits(f, copy_of(f), name, column, step);
        _exit(0);
    }
    if (waitpid(child, &status, 0) == child && status == 0)
        return;
    tally->died++;
    tally->bit += step;
    print_message("# %s: %s %d\n", tally->where, WIFSIGNALED(status) ? "signal" : "exit",
                  WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
}

/* One of those who share the bits of a table, with a file of its own. */
static pid_t start_worker(struct flipping *f, const char *name, const char *column, long step, long all, int no)
{
    pid_t child = fork();

    if (child != 0)
        return child;
    tally = &tallies[no];
    *tally = (struct tally){ .bit = no * step };
    snprintf(f->room.path, sizeof f->room.path, "%s/%d.oly", f->room.folder, no);
    while (tally->bit < all)
        in_a_child(f, name, column, step * WORKERS);
    unlink(f->room.path);
    _exit(0);
}

/* The sum of what they counted. */
static struct tally turn_table(struct flipping *f, const char *name, const char *column, long sample)
{
    sqlite3 *copy = copy_of(f);
    long all = turn_bits(f, copy, name, column, 0), step = all < sample ? 1 : all / sample | 1;
    struct tally sum = { 0 };
    pid_t worker[WORKERS];
    int status;

    sqlite3_close(copy);
    for (int i = 0; i < WORKERS; i++)
        worker[i] = start_worker(f, name, column, step, all, i);
    for (int i = 0; i < WORKERS; i++) {
        assert_int_equal(waitpid(worker[i], &status, 0), worker[i]);
        sum.turned += tallies[i].turned, sum.refused += tallies[i].refused, sum.found += tallies[i].found;
        sum.taken_back += tallies[i].taken_back, sum.died += tallies[i].died + (status != 0);
    }
    print_message("# %s%s%s: %d of %ld bits turned, %d of them not taken by SQLite; %d found; taken back %d times; "
                  "%d dead\n",
                  name, column ? "." : "", column ? column : "", sum.turned, all, sum.refused, sum.found,
                  sum.taken_back, sum.died);
    return sum;
}

/* In memory where that can be. */
static void open_flipping(struct flipping *f)
{
    struct room made;
    struct stat st;

    full_event(&made);
    sqlite3 *lite = open_raw(&made);
    execute(lite, "PRAGMA journal_mode = DELETE");
    sqlite3_close(lite);
    FILE *in = fopen(made.path, "rb");
    assert_non_null(in);
    assert_int_equal(fstat(fileno(in), &st), 0);
    *f = (struct flipping){ 0 };
    room_open(&f->room);
    char *p = arena_new(&f->room.arena, char, st.st_size);
    assert_int_equal(fread(p, 1, (size_t)st.st_size, in), st.st_size);
    f->whole = (struct str){ p, (size_t)st.st_size };
    fclose(in);
    room_close(&made);
    char memory[] = "/dev/shm/olympair-flips-XXXXXX";
    if (mkdtemp(memory)) {
        rmdir(f->room.folder);
        strcpy(f->room.folder, memory);
        snprintf(f->room.path, sizeof f->room.path, "%s/a.oly", memory);
    }
    write_whole(f);
    assert_false(is_found(&f->room));
}

static void a_bit_of_any_table_is_found(void **state)
{
    struct flipping f;
    sqlite3_stmt *table;
    int tables = 0;

    (void)state;
    open_flipping(&f);
    sqlite3 *copy = copy_of(&f);
    table = prepare(copy, sqlite3_mprintf("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"));
    for (; sqlite3_step(table) == SQLITE_ROW; tables++) {
        const char *name = (const char *)sqlite3_column_text(table, 0);
        struct tally sum = turn_table(&f, name, NULL, amount(SAMPLE, SOAK_SAMPLE, LONG_MAX));
        assert_true(sum.turned > 0);
        assert_int_equal(sum.died, 0);
        assert_int_equal(sum.found, sum.turned - sum.refused);
    }
    assert_int_equal(tables, 26);
    sqlite3_finalize(table);
    sqlite3_close(copy);
    room_close(&f.room);
}

static void what_takes_back_is_looked_through_whatever_its_hash(void **state)
{
    struct flipping f;

    (void)state;
    open_flipping(&f);
    f.anew = true;
    struct tally sum = turn_table(&f, "journal", "inverse", amount(SAMPLE_ANEW, SOAK_SAMPLE_ANEW, LONG_MAX));
    assert_int_equal(sum.died, 0);
    assert_true(sum.turned > 50 && sum.taken_back > 0);
    room_close(&f.room);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bit_of_any_table_is_found),
        cmocka_unit_test(what_takes_back_is_looked_through_whatever_its_hash),
    };

    tallies = mmap(NULL, WORKERS * sizeof *tallies, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return tallies == MAP_FAILED || cmocka_run_group_tests(tests, NULL, NULL);
}
