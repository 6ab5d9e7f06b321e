/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "db/failure.h"
#include "db/guard.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/migrate.h"
#include "db/store.h"
#include "db/transaction.h"
#include "teams/event.h"
#include "tests/said.h"

/* The file cannot be opened, with exactly that sentence, %s being its path. */
static void refuse(struct folder *f, enum db_mode mode, const char *want)
{
    char text[300];
    struct db *db;
    struct err e = { 0 };

    snprintf(text, sizeof text, want, f->file);
    assert_false(db_open(f->file, mode, &db, &e));
    assert_string_equal(err_said(&e), text);
    assert_int_equal(e.kind, ERR_DB);
    assert_false(exists(f, "-wal"));
}

static void missing_empty_and_not_a_file(void **state)
{
    struct folder *f = *state;

    refuse(f, DB_WRITE, "there is no event file %s");
    write_bytes(f, "", 0);
    refuse(f, DB_READ, "%s is empty: it holds no event");
    unlink(f->file);
    mkdir(f->file, 0700);
    refuse(f, DB_READ, "%s is not a file");
    rmdir(f->file);
}

static void foreign_files(void **state)
{
    struct folder *f = *state;
    static const char pdf[] = "%PDF-1.4 something else altogether, and long enough to be looked at "
                              "as a database with a header of one hundred bytes";

    write_bytes(f, pdf, sizeof pdf);
    refuse(f, DB_READ, "%s is not an event file");
    unlink(f->file);
    assert_true(tamper(f, "CREATE TABLE t (a)", NULL, 0));
    refuse(f, DB_READ, "%s is not an event file: another program made this database");
}

static void newer_and_older_files(void **state)
{
    struct folder *f = *state;

    make_file(f);
    assert_true(tamper(f, "PRAGMA user_version = 99", NULL, 0));
    struct str newer = str_fmt(&f->arena, "%%s was made by a newer olympair (file version 99, this one reads up to %d)",
                               MIGRATE_VERSION);
    refuse(f, DB_READ, str_c(&f->arena, newer));
    assert_true(tamper(f, "PRAGMA user_version = 0", NULL, 0));
    refuse(f, DB_WRITE, "%s claims file version 0, which never existed");
    /* "OLY1", as it was made before there was a release */
    assert_true(tamper(f, "PRAGMA application_id = 1330403633; PRAGMA user_version = 14", NULL, 0));
    const char *before =
        "%s was made before the first release of olympair, in a form that no release reads; set the event up "
        "again with 'olympair new'";
    refuse(f, DB_READ, before);
    refuse(f, DB_WRITE, before);
    refuse(f, DB_LOOK, before);
}

/* Cut anywhere, even by one byte, the file is refused, and stays as it is. */
static void files_cut_short(void **state)
{
    struct folder *f = *state;
    struct err e;
    struct db *db;

    make_file(f);
    struct str whole = bytes_of(f);
    const size_t cut[] = { 1, 50, 99, 100, 1000, 4096, 8192, whole.n / 2, whole.n - 4096, whole.n - 1 };
    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++) {
        e = (struct err){ 0 };
        write_bytes(f, whole.p, cut[i]);
        if (db_open(f->file, DB_WRITE, &db, &e))
            fail_msg("opened when cut to %zu of %zu bytes", cut[i], whole.n);
        assert_int_equal(e.kind, ERR_DB);
        assert_true(strstr(err_said(&e), "is damaged or cut short") || strstr(err_said(&e), "is not an event file"));
        assert_int_equal(bytes_of(f).n, cut[i]);
        assert_memory_equal(bytes_of(f).p, whole.p, cut[i]);
    }
}

static void creating_never_overwrites(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    write_bytes(f, "mine", 4);
    assert_false(db_create(f->file, &db, &e));
    assert_non_null(strstr(err_said(&e), "already exists; nothing was overwritten"));
    assert_int_equal(bytes_of(f).n, 4);
    e = (struct err){ 0 };
    assert_false(db_create("/nonexistent/a.oly", &db, &e));
    assert_string_equal(err_said(&e), "/nonexistent/a.oly cannot be created (No such file or directory)");
}

/* Whatever ends the work before it is done leaves nothing of that name. */
static void what_is_not_kept_never_was(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    assert_false(exists(f, ""));
    db_close(db);
    assert_int_equal(rmdir(f->path), 0); /* the folder is empty */
    assert_int_equal(mkdir(f->path, 0700), 0);
}

/* Another program makes a file of that name while the event is being made. */
static void a_name_that_was_taken_meanwhile(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    write_bytes(f, "mine", 4);
    assert_false(db_keep(db, &e));
    assert_non_null(strstr(err_said(&e), "already exists; nothing was overwritten"));
    assert_int_equal(bytes_of(f).n, 4);
    unlink(f->file);
    assert_int_equal(rmdir(f->path), 0);
    assert_int_equal(mkdir(f->path, 0700), 0);
}

/* application_id and user_version stand at fixed places of the file; STRICT, foreign keys and the
   rest are on for everything that goes through us. */
static void a_new_file_says_what_it_is(void **state)
{
    struct folder *f = *state;
    static const char application[] = { 0x4F, 0x4C, 0x59, 0x45 };

    make_file(f);
    struct str bytes = bytes_of(f);
    assert_memory_equal(bytes.p + 68, application, 4);
    const char version[] = { 0, 0, 0, (char)MIGRATE_VERSION };
    assert_memory_equal(bytes.p + 60, version, 4);
    assert_int_equal(bytes.p[18], 2); /* write-ahead log */
    assert_false(exists(f, "-wal") || exists(f, "-shm"));
    char said[200];
    assert_false(tamper(f, "INSERT INTO date (round, starts) VALUES (1, x'00')", said, sizeof said));
    assert_string_equal(said, "cannot store BLOB value in TEXT column date.starts");
}

static void foreign_keys_are_enforced(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    assert_true(db_create(f->file, &db, &e));
    struct section before = { .name = STR("open") }, after = before;
    after.barred = &(struct barred){ .a = 0, .b = 1 };
    after.nbarred = 1;
    store_difference(db, &(struct event){ .section = &before, .nsection = 1 },
                     &(struct event){ .section = &after, .nsection = 1 });
    assert_false(db_ok(db, &e));
    assert_non_null(strstr(err_said(&e), ": a row that it belongs to would be missing"));
    db_close(db);
}

/* Opening, and a transaction that is taken back, leave the file as it was, byte for byte. */
static void what_is_taken_back_leaves_no_trace(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };
    struct event ev;

    make_file(f);
    struct str before = bytes_of(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_begin(db);
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    struct event was = ev;
    ev.narbiter = 10000;
    ev.arbiter = arena_new(&f->arena, struct arbiter, ev.narbiter);
    for (int i = 0; i < ev.narbiter; i++) /* more than SQLite would keep in memory by itself */
        ev.arbiter[i].name = str_fmt(&f->arena, "%0500d", i);
    store_difference(db, &was, &ev);
    assert_true(db_ok(db, &e));
    struct stat st;
    char log[100];
    snprintf(log, sizeof log, "%s-wal", f->file);
    assert_int_equal(stat(log, &st), 0);
    assert_int_equal(st.st_size, 0);
    db_rollback(db);
    db_close(db);
    struct str after = bytes_of(f);
    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
    assert_false(exists(f, "-wal"));
}

static void reading_leaves_no_trace(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };
    struct event ev;

    make_file(f);
    struct str before = bytes_of(f);
    assert_true(db_open(f->file, DB_READ, &db, &e));
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    assert_string_equal(ev.name.p, "Test");
    note_date(db, 1, "2016-09-02 15:00");
    assert_false(db_ok(db, &e));
    assert_non_null(strstr(err_said(&e), "cannot be written to"));
    db_close(db);
    struct str after = bytes_of(f);
    assert_memory_equal(before.p, after.p, before.n);
    assert_false(exists(f, "-wal") || exists(f, "-shm"));
}

/* Root may write everywhere, so the next tests go on as somebody else, in a process of their own. */
static void as_nobody(void (*test)(struct folder *), struct folder *f)
{
    int status;
    pid_t child = fork();

    assert_true(child >= 0);
    if (child == 0) {
        if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
            _exit(90);
        test(f);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

/* In a child a failed assertion must end the child with a status, not the parent's test. */
#define EXPECT(condition)                                           \
    do {                                                            \
        if (!(condition)) {                                         \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
            _exit(1);                                               \
        }                                                           \
    } while (0)

static void read_only(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };
    struct event ev;

    EXPECT(db_open(f->file, DB_READ, &db, &e));
    EXPECT(db_load_event(db, &f->arena, &ev, &e));
    EXPECT(strcmp(ev.name.p, "Test") == 0);
    db_close(db);
    EXPECT(!exists(f, "-wal") && !exists(f, "-shm"));
    EXPECT(!db_open(f->file, DB_WRITE, &db, &e));
    EXPECT(e.kind == ERR_DB);
    EXPECT(strstr(err_said(&e), "cannot be written to (Permission denied)"));
}

static void a_file_that_may_not_be_written_can_be_read(void **state)
{
    struct folder *f = *state;

    make_file(f);
    chmod(f->file, 0444);
    chmod(f->path, 0777);
    as_nobody(read_only, f);
}

static void a_file_in_a_folder_that_may_not_be_written_can_be_read(void **state)
{
    struct folder *f = *state;

    make_file(f);
    chmod(f->file, 0666);
    chmod(f->path, 0555);
    as_nobody(read_only, f);
}

/* While somebody writes, a reader who may not write sees what was committed so far. */
static void a_log_is_read_too(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    make_file(f);
    chmod(f->file, 0644); /* and so is the log */
    chmod(f->path, 0755);
    assert_true(tamper(f, "UPDATE event SET name = 'Old'", NULL, 0));
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_begin(db);
    store_difference(db, &(struct event){ .name = STR("Old") }, &(struct event){ .name = STR("Test") });
    db_commit(db);
    assert_true(db_ok(db, &e));
    assert_true(exists(f, "-wal"));
    chmod(f->file, 0444);
    int status;
    pid_t child = fork();
    if (child == 0) {
        struct db *mine;
        struct event ev;
        if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
            _exit(90);
        EXPECT(db_open(f->file, DB_READ, &mine, &e));
        EXPECT(db_load_event(mine, &f->arena, &ev, &e));
        EXPECT(strcmp(ev.name.p, "Test") == 0);
        _exit(0);
    }
    waitpid(child, &status, 0);
    assert_int_equal(status, 0);
    db_close(db);
}

/* A limit on the size of files stands for a full disk: the write fails, what was there stays. */
static void fill_the_disk(struct folder *f)
{
    struct db *db;
    struct err e = { 0 };
    struct rlimit limit = { 100000, 100000 };

    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &limit);
    EXPECT(db_open(f->file, DB_WRITE, &db, &e));
    db_begin(db);
    struct event ev = { .name = str_fmt(&f->arena, "%0200000d", 1) };
    store_difference(db, &(struct event){ .name = STR("Test") }, &ev);
    db_commit(db);
    EXPECT(!db_ok(db, &e));
    EXPECT(e.kind == ERR_DB);
    EXPECT(strstr(err_said(&e), "could not be"));
    db_close(db);
}

static void a_full_disk_loses_nothing(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };
    struct event ev;

    make_file(f);
    chmod(f->file, 0666);
    chmod(f->path, 0777);
    struct str before = bytes_of(f);
    as_nobody(fill_the_disk, f);
    struct str after = bytes_of(f);
    assert_int_equal(before.n, after.n);
    assert_memory_equal(before.p, after.p, before.n);
    assert_true(db_open(f->file, DB_READ, &db, &e));
    assert_true(db_load_event(db, &f->arena, &ev, &e));
    assert_string_equal(ev.name.p, "Test");
    db_close(db);
}

/* A second writer waits five seconds and then says so. */
static void two_writers(void **state)
{
    struct folder *f = *state;
    struct db *one, *two;
    struct err e = { 0 };

    make_file(f);
    assert_true(db_open(f->file, DB_WRITE, &one, &e));
    assert_true(db_open(f->file, DB_WRITE, &two, &e));
    db_begin(one);
    assert_true(db_ok(one, &e));
    db_begin(two);
    assert_false(db_ok(two, &e));
    assert_int_equal(e.kind, ERR_BUSY);
    assert_non_null(strstr(err_said(&e), "is being written by another program; try again"));
    db_rollback(one);
    db_rollback(two);
    e = (struct err){ 0 };
    db_begin(two);
    assert_true(db_ok(two, &e));
    db_close(one);
    db_close(two);
}

/* Opens it for writing, records something and closes it, again and again, until it is killed. */
static void come_and_go(struct folder *f)
{
    for (int day = 1;; day = day % 28 + 1) {
        struct db *db;
        struct err e = { 0 };
        char when[sizeof "2016-09-01 15:00" + 9];
        snprintf(when, sizeof when, "2016-09-%02d 15:00", day);
        EXPECT(db_open(f->file, DB_WRITE, &db, &e));
        db_begin(db);
        note_date(db, 1, when);
        db_commit(db);
        db_close(db);
    }
}

static void be_busy(struct folder *f)
{
    for (volatile long n = 0; f; n++)
        continue;
}

/* Whoever looks while another program closes the file it had open must not take that for a file that was replaced, however long he is kept
   waiting between two looks: there are more programs than processors. */
static void a_program_that_closes_the_file_has_replaced_nothing(void **state)
{
    enum { LOOKS = 10000, OTHERS = 4 };
    static void (*const does[OTHERS])(struct folder *) = { come_and_go, be_busy, be_busy, be_busy };
    struct folder *f = *state;
    struct err e = { 0 };
    pid_t child[OTHERS];
    int alarms = 0;

    make_file(f);
    for (int i = 0; i < OTHERS; i++)
        if ((child[i] = fork()) == 0)
            does[i](f);
    for (int i = 0; i < LOOKS; i++)
        alarms += !guard_is_ours(f->file, &e);
    for (int i = 0; i < OTHERS; i++) {
        kill(child[i], SIGKILL);
        waitpid(child[i], NULL, 0);
    }
    assert_int_equal(alarms, 0);
}

/* The first page of a table, from 1. */
static int page_of(const struct folder *f, const char *table)
{
    sqlite3 *lite;
    sqlite3_stmt *st;

    assert_int_equal(sqlite3_open(f->file, &lite), SQLITE_OK);
    sqlite3_prepare_v2(lite, "SELECT rootpage FROM sqlite_schema WHERE name = ?", -1, &st, NULL);
    sqlite3_bind_text(st, 1, table, -1, SQLITE_STATIC);
    assert_int_equal(sqlite3_step(st), SQLITE_ROW);
    int page = sqlite3_column_int(st, 0);
    sqlite3_finalize(st);
    sqlite3_close(lite);
    return page;
}

/* quick_check finds what reading alone would pass over. */
static void damage_inside_is_found_by_the_check(void **state)
{
    struct folder *f = *state;
    struct db *db;
    struct err e = { 0 };

    make_file(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    assert_true(db_quick_check(db, &e));
    db_close(db);
    struct str bytes = bytes_of(f);
    memset((char *)bytes.p + 4096 * (page_of(f, "adjustment") - 1), 0xA5, 40);
    write_bytes(f, bytes.p, bytes.n);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    assert_false(db_quick_check(db, &e));
    assert_int_equal(e.kind, ERR_DB);
    assert_non_null(strstr(err_said(&e), "is damaged or cut short: pages that cannot be followed"));
    db_close(db);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(missing_empty_and_not_a_file),
        TEST(foreign_files),
        TEST(newer_and_older_files),
        TEST(files_cut_short),
        TEST(creating_never_overwrites),
        TEST(what_is_not_kept_never_was),
        TEST(a_name_that_was_taken_meanwhile),
        TEST(a_new_file_says_what_it_is),
        TEST(foreign_keys_are_enforced),
        TEST(what_is_taken_back_leaves_no_trace),
        TEST(reading_leaves_no_trace),
        TEST(a_file_that_may_not_be_written_can_be_read),
        TEST(a_file_in_a_folder_that_may_not_be_written_can_be_read),
        TEST(a_log_is_read_too),
        TEST(a_full_disk_loses_nothing),
        TEST(two_writers),
        TEST(a_program_that_closes_the_file_has_replaced_nothing),
        TEST(damage_inside_is_found_by_the_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
