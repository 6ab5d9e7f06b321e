/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/db/folder.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <signal.h>

#include "db/backup.h"
#include "db/journal.h"
#include "db/load.h"
#include "db/store.h"
#include "tests/said.h"

/* Copies of the event file. */

static bool as_left; /* what the last copy said of the state */

static const struct journal_row entry = {
    .time = STR("2016-09-02 15:00:00"), .user = STR("anna"), .command = STR("set"), .facts = STR("city")
};

static void write_city(struct db *db, const char *city, struct arena *a)
{
    struct event was = { .name = STR("Test") }, ev = { .name = STR("Test"), .city = str_of(city) };
    struct err e = { 0 };

    journal_begin(db);
    store_difference(db, &was, &ev);
    assert_true(journal_add(db, entry, a));
    if (!db_ok(db, &e))
        fail_msg("%s", err_said(&e));
}

static struct db *open_in_baku(struct folder *f)
{
    struct err e = { 0 };
    struct db *db;

    make_file(f);
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    db_begin(db);
    write_city(db, "Baku", &f->arena);
    db_commit(db);
    return db;
}

static const char *beside(struct folder *f, const char *name)
{
    return str_c(&f->arena, str_fmt(&f->arena, "%s/%s", f->path, name));
}

static const char *city_in(struct folder *f, const char *path)
{
    struct db *db;
    struct event ev;
    struct err e = { 0 };

    if (!db_open(path, DB_READ, &db, &e) || !db_load_event(db, &f->arena, &ev, &e))
        fail_msg("%s", err_said(&e));
    db_close(db);
    return str_c(&f->arena, ev.city);
}

/* In the middle of a transaction: what is not committed is not in the copy, and goes on. */
static void a_copy_is_of_one_moment(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f), *copy;
    const char *dest = beside(f, "b.oly");
    struct err e = { 0 };

    db_begin(db);
    write_city(db, "Tromsoe", &f->arena);
    if (!db_backup(db, dest, &as_left, &e))
        fail_msg("%s", err_said(&e));
    db_commit(db);
    assert_true(db_ok(db, &e));
    db_close(db);
    assert_string_equal(city_in(f, dest), "Baku");
    assert_string_equal(city_in(f, f->file), "Tromsoe");
    /* and its journal goes on from there */
    assert_true(db_open(dest, DB_WRITE, &copy, &e));
    db_begin(copy);
    write_city(copy, "Dresden", &f->arena);
    db_commit(copy);
    int n;
    const struct journal_row *row = journal_load(copy, &f->arena, &n);
    assert_int_equal(n, 2);
    assert_int_equal(journal_broken(row, n), 0);
    assert_true(journal_fits(copy));
    db_close(copy);
    unlink(dest);
    unlink(f->file);
    assert_int_equal(rmdir(f->path), 0); /* nothing else was left */
    assert_int_equal(mkdir(f->path, 0700), 0);
}

static void nothing_is_overwritten(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    struct err e = { 0 };

    assert_false(db_backup(db, f->file, &as_left, &e));
    assert_string_equal(err_said(&e),
                        str_c(&f->arena, str_fmt(&f->arena, "%s already exists; nothing was overwritten", f->file)));
    e = (struct err){ 0 };
    assert_false(db_backup(db, "/nonexistent/b.oly", &as_left, &e));
    assert_string_equal(err_said(&e), "/nonexistent/b.oly cannot be created (No such file or directory)");
    db_close(db);
    assert_string_equal(city_in(f, f->file), "Baku");
}

/* A name that SQLite would read as an address with parameters is a name. */
static void strange_names(void **state)
{
    static const char *const names[] = { "file:b.oly?mode=memory", "b'o.oly", "b%41.oly", "\xc3\xa9.oly" };
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    char here[200];

    assert_non_null(getcwd(here, sizeof here));
    assert_int_equal(chdir(f->path), 0);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct err e = { 0 };
        if (!db_backup(db, names[i], &as_left, &e))
            fail_msg("%s", err_said(&e));
        assert_string_equal(city_in(f, beside(f, names[i])), "Baku");
        assert_int_equal(unlink(names[i]), 0);
    }
    assert_int_equal(chdir(here), 0);
    db_close(db);
}

static void what_is_not_sound_is_not_kept(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    const char *dest = beside(f, "b.oly");
    struct err e = { 0 };

    db_close(db);
    assert_true(tamper(f,
                       "DROP TRIGGER journal_no_update; UPDATE journal SET user = 'otto';"
                       "CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal\n"
                       "BEGIN SELECT RAISE(ABORT, 'the journal is never changed'); END",
                       NULL, 0));
    assert_true(db_open(f->file, DB_WRITE, &db, &e));
    assert_false(db_backup(db, dest, &as_left, &e));
    assert_string_equal(
        err_said(&e),
        str_c(
            &f->arena,
            str_fmt(&f->arena,
                    "%s was not kept, because the copy is not sound: entry 1 of the journal has been altered since it "
                    "was written; 'olympair fsck %s' shows details",
                    dest, f->file)));
    db_close(db);
    unlink(f->file);
    assert_int_equal(rmdir(f->path), 0);
    assert_int_equal(mkdir(f->path, 0700), 0);
}

/* It may be all there is; but it is said. */
static void what_is_not_as_the_journal_left_it_is_kept(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    const char *dest = beside(f, "b.oly");
    struct err e = { 0 };

    assert_true(db_backup(db, dest, &as_left, &e));
    assert_true(as_left);
    assert_int_equal(unlink(dest), 0);
    assert_true(tamper(f, "UPDATE event SET city = 'Riga'", NULL, 0));
    assert_true(db_backup(db, dest, &as_left, &e));
    assert_false(as_left);
    assert_string_equal(city_in(f, dest), "Riga");
    assert_int_equal(unlink(dest), 0);
    db_close(db);
}

static void what_another_program_added_is_not_copied(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    const char *dest = beside(f, "b.oly");
    struct err e = { 0 };

    assert_true(tamper(f, "CREATE TABLE notes (text)", NULL, 0));
    assert_false(db_backup(db, dest, &as_left, &e));
    assert_string_equal(err_said(&e),
                        str_c(&f->arena, str_fmt(&f->arena,
                                                 "%s cannot be made: %s differs from what this program makes: "
                                                 "table \"notes\" does not belong in an event "
                                                 "file; 'olympair fsck %s' shows what to do",
                                                 dest, f->file, f->file)));
    db_close(db);
    assert_int_equal(access(dest, F_OK), -1);
}

/* However little room there is: a whole copy or none, and nothing beside it. */
static void full_disk(void **state)
{
    struct folder *f = *state;
    struct db *db = open_in_baku(f);
    const char *dest = beside(f, "b.oly");
    struct err e = { 0 };
    struct stat st;
    int refused = 0;

    assert_true(db_backup(db, dest, &as_left, &e));
    assert_int_equal(stat(dest, &st), 0);
    assert_int_equal(unlink(dest), 0);
    db_close(db);
    for (rlim_t room = 0; room <= (rlim_t)st.st_size; room += 4096) {
        pid_t child = fork();
        int status;
        if (child == 0) {
            struct rlimit limit = { room, room };
            struct err why = { 0 };
            signal(SIGXFSZ, SIG_IGN);
            if (!db_open(f->file, DB_READ, &db, &why))
                _exit(3);
            setrlimit(RLIMIT_FSIZE, &limit);
            bool ok = db_backup(db, dest, &as_left, &why);
            _exit(ok ? 0 : why.kind == ERR_DB && strstr(err_said(&why), dest) ? 1 : 2);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) <= 1);
        refused += WEXITSTATUS(status);
        if (WEXITSTATUS(status) == 0) {
            assert_string_equal(city_in(f, dest), "Baku");
            assert_int_equal(unlink(dest), 0);
        } else {
            assert_int_equal(access(dest, F_OK), -1);
        }
    }
    assert_int_equal(refused, st.st_size / 4096); /* all but the last */
    assert_string_equal(city_in(f, f->file), "Baku");
    unlink(f->file);
    for (int i = 0; i < 2; i++)
        unlink(beside(f, i ? "a.oly-shm" : "a.oly-wal")); /* of a child that could not close its file */
    assert_int_equal(rmdir(f->path), 0);
    assert_int_equal(mkdir(f->path, 0700), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, folder_open, folder_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_copy_is_of_one_moment),
        TEST(nothing_is_overwritten),
        TEST(strange_names),
        TEST(what_is_not_sound_is_not_kept),
        TEST(what_is_not_as_the_journal_left_it_is_kept),
        TEST(what_another_program_added_is_not_copied),
        TEST(full_disk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
