/* SPDX-License-Identifier: Apache-2.0 */
/* test_leave.c - programs that read and programs that record come and go at once, with delays where they lock, make and remove files. Whoever is last
   leaves one file, and that file alone has every entry that was acknowledged. SOAK=1: ten thousand of them. */
#include "tests/unit/desk/room.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

#include "tests/soak/amount.h"
#include "tests/soak/stream.h"

enum { TOGETHER = 6, WORDS = 10, EVENT_LASTS = 40 /* batches, then a new file: a journal grows */ };

/* `records`: so many entries if it ends with 0. */
static const struct kind {
    const char *words[WORDS];
    int records;
} kinds[] = {
    { { "warn", "a.oly", "1", "--reason", "x", "--now", "2016-09-02 10:00" }, 1 },
    { { "warn", "a.oly", "2", "--reason", "y", "--now", "2016-09-02 10:00" }, 1 },
    { { "show", "a.oly" }, 0 },
    { { "teams", "a.oly" }, 0 },
    { { "journal", "a.oly", "-f", "csv" }, 0 },
    { { "report", "a.oly", "teams", "-f", "csv" }, 0 },
    { { "fsck", "a.oly" }, 0 },
    { { "warn", "a.oly", "99", "--reason", "x" }, 0 },             /* refused */
    { { "warn", "a.oly", "1", "--reason", "x", "--dry-run" }, 0 }, /* not recorded */
    { { "people", "a.oly" }, 0 },
    { { "people", "a.oly", "add", "Anna", "--role", "tap", "--confirm" }, 0 },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static pid_t begin(const struct room *r, const struct kind *kind)
{
    const char *program = getenv("OLYMPAIR"), *fault = getenv("FAULT");
    char *words[WORDS + 2] = { (char *)"olympair" };
    pid_t child = fork();

    assert_true(child >= 0);
    if (child != 0)
        return child;
    int nowhere = open("/dev/null", O_RDWR);
    for (int fd = 0; fd < 3; fd++)
        dup2(nowhere, fd);
    for (int i = 0; kind->words[i]; i++)
        words[i + 1] = (char *)kind->words[i];
    if (fault && *fault)
        setenv("LD_PRELOAD", fault, 1);
    setenv("FAULT_MODE", "delay", 1);
    setenv("FAULT_AT", "5000", 1);
    setenv("FAULT_FOLDER", r->folder, 1);
    setenv("FAULT_COUNT", "/dev/null", 1);
    if (chdir(r->folder) != 0)
        _exit(126);
    execv(program, words);
    _exit(127);
}

/* As a copy of the file alone has it, without looking for a log. */
static int entries_alone(const struct room *r)
{
    char uri[160];
    sqlite3 *lite;
    sqlite3_stmt *count;

    snprintf(uri, sizeof uri, "file:%s?immutable=1", r->path);
    assert_int_equal(sqlite3_open_v2(uri, &lite, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(lite, "SELECT count(*) FROM journal", -1, &count, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(count), SQLITE_ROW);
    int n = sqlite3_column_int(count, 0);
    sqlite3_finalize(count);
    sqlite3_close(lite);
    return n;
}

static int left_over(const struct room *r)
{
    static const char *const ends[] = { "-wal", "-shm", ".people-wal", ".people-shm" };
    char name[120];
    int n = 0;

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", r->path, ends[i]);
        n += access(name, F_OK) == 0;
    }
    return n;
}

/* Some of them at once; how many entries they recorded is added. */
static int play(const struct room *r, unsigned *lot, int *recorded)
{
    struct running {
        const struct kind *kind;
        pid_t pid;
    } all[TOGETHER];
    int n = 2 + (int)lot_draw(lot, TOGETHER - 1), status;

    for (int i = 0; i < n; i++) {
        all[i].kind = &kinds[lot_draw(lot, KINDS)];
        all[i].pid = begin(r, all[i].kind);
        if (lot_draw(lot, 2) == 0)
            usleep((useconds_t)lot_draw(lot, 8000));
    }
    for (int i = 0; i < n; i++) {
        assert_int_equal(waitpid(all[i].pid, &status, 0), all[i].pid);
        assert_true(WIFEXITED(status));
        *recorded += WEXITSTATUS(status) == 0 ? all[i].kind->records : 0;
    }
    return n;
}

static void remove_people(const struct room *r)
{
    static const char *const ends[] = { ".people", ".people-wal", ".people-shm", "-wal", "-shm", "" };
    char name[120];

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", r->path, ends[i]);
        unlink(name);
    }
}

static void the_last_one_out_leaves_one_file(void **state)
{
    long starts = amount(250, 10000, 100000), begun = 0, files = 0, lacking = 0;
    unsigned lot = 1;
    struct room r;

    (void)state;
    if (!getenv("OLYMPAIR"))
        setenv("OLYMPAIR", "build/release/olympair", 1);
    while (begun < starts) {
        room_fill(&r, 6);
        desk_close(r.desk);
        r.desk = NULL;
        int recorded = entries_alone(&r);
        for (int batch = 0; batch < EVENT_LASTS && begun < starts; batch++) {
            begun += play(&r, &lot, &recorded);
            files += left_over(&r);
            lacking += entries_alone(&r) != recorded;
        }
        remove_people(&r);
        room_close(&r);
    }
    if (files > 0 || lacking > 0)
        fprintf(stderr, "# of %ld: %ld files left, %ld copies that lack entries\n", begun, files, lacking);
    assert_int_equal(files, 0);
    assert_int_equal(lacking, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(the_last_one_out_leaves_one_file) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
