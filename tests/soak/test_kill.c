/* SPDX-License-Identifier: Apache-2.0 */
/* test_kill.c - programs at work are killed at any moment: whatever was told to be done is there, the event
   is sound, and what was being made is whole or not there. SOAK=1: a thousand times. */
#include "tests/unit/desk/room.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#include "desk/file/fsck.h"
#include "tests/said.h"
#include "tests/soak/amount.h"
#include "tests/soak/stream.h"

enum { KILLS_OF_AN_EVENT = 20, TEAMS = 8, NEVER = -1, COMMANDS = 4 };

static const char *program_path(void)
{
    const char *path = getenv("OLYMPAIR");

    return path ? path : "build/release/olympair";
}

static void assert_sound(const char *path)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };
    struct fsck k;
    struct err e = { 0 };

    if (!desk_fsck(path, NULL, &own, &k, &found, &e))
        fail_msg("%s", err_said(&e));
    desk_close(k.desk);
    if (found.n > 0)
        fail_msg("%s: %.*s", path, STR_ARG(finding_said(&found.item[0])));
    arena_free(&own);
}

/* --- in the child: it works until it is killed, and tells of each operation that was done ---------- */

static void tell(int out, const char *word)
{
    if (write(out, word, strlen(word)) < 0 || write(out, "\n", 1) < 0)
        _exit(81);
}

static void complain(const char *what)
{
    fprintf(stderr, "# %s\n", what);
    _exit(80);
}

static void work_at_the_desk(struct room *r, int kill_no, int out)
{
    unsigned lot = (unsigned)kill_no * 7919u;
    struct desk *d;
    struct err e = { 0 };

    if (!desk_open(r->path, true, &d, &e))
        complain(err_said(&e));
    for (int i = 0;; i++) {
        struct arena a = { 0 };
        struct event ev;
        if (!desk_load(d, &a, &ev, &e))
            complain(err_said(&e));
        struct errand errand = stream_choose(&ev, &lot, &a);
        const char *word = str_fmt(&a, "%d.%d", kill_no, i).p;
        if (!stream_do(d, &errand, word, &a, &e))
            complain(err_said(&e));
        if (desk_done(d).n > 0)
            tell(out, word);
        arena_free(&a);
    }
}

/* Starts the command and reads what it says. */
static pid_t start(const char *const *argv, char *said, size_t size)
{
    int pipes[2];
    size_t n = 0;
    ssize_t got;

    if (pipe(pipes) != 0)
        complain("no pipe");
    pid_t child = fork();
    if (child == 0) {
        dup2(pipes[1], STDOUT_FILENO);
        close(pipes[0]);
        close(pipes[1]);
        execv(argv[0], (char *const *)argv);
        complain("the program cannot be started");
    }
    close(pipes[1]);
    while (n < size - 1 && (got = read(pipes[0], said + n, size - 1 - n)) > 0)
        n += (size_t)got;
    said[n] = '\0';
    close(pipes[0]);
    return child;
}

/* Every operation is a process of its own. */
static void work_by_commands(struct room *r, int kill_no, int out)
{
    unsigned lot = (unsigned)kill_no * 7919u;
    struct err e = { 0 };

    for (int i = 0;; i++) {
        struct arena a = { 0 };
        struct event ev;
        struct desk *d;
        const char *argv[20];
        char said[20000];
        int status;
        if (!desk_open(r->path, false, &d, &e) || !desk_load(d, &a, &ev, &e))
            complain(err_said(&e));
        desk_close(d);
        struct errand errand = stream_choose(&ev, &lot, &a);
        const char *word = str_fmt(&a, "%d.%d", kill_no, i).p;
        stream_words(&errand, program_path(), r->path, word, &a, argv);
        pid_t child = start(argv, said, sizeof said);
        if (waitpid(child, &status, 0) != child || status != 0)
            complain(str_fmt(&a, "%s ended with %d", argv[1], status).p);
        if (!strstr(said, "nothing to change"))
            tell(out, word);
        arena_free(&a);
    }
}

/* --- in the parent ------------------------------------------------------------------------------- */

struct tally {
    int kills, told, untold; /* untold: done, but killed before it could tell */
};

static void pause_us(unsigned us)
{
    nanosleep(&(struct timespec){ us / 1000000, (long)(us % 1000000) * 1000 }, NULL);
}

/* All that was told until the last process of the group was dead. */
static struct str killed(struct room *r, void (*work)(struct room *, int, int), int kill_no, unsigned us)
{
    int pipes[2], status;
    static char told[1 << 20];
    size_t n = 0;
    ssize_t got;

    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        setpgid(0, 0);
        close(pipes[0]);
        work(r, kill_no, pipes[1]);
    }
    setpgid(child, child);
    close(pipes[1]);
    pause_us(us);
    kill(-child, SIGKILL);
    while ((got = read(pipes[0], told + n, sizeof told - n)) > 0)
        n += (size_t)got;
    close(pipes[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFSIGNALED(status))
        fail_msg("a program ended by itself with %d", WEXITSTATUS(status));
    return (struct str){ told, n };
}

/* The rows of the journal behind `before` are what was told, in its order, and at most one more. */
static void compare(struct room *r, struct str told, int before, struct tally *t)
{
    int n, row_no = before;
    struct arena a = { 0 };
    const struct journal_row *row;
    struct desk *d;

    r->e = (struct err){ 0 };
    if (!desk_open(r->path, false, &d, &r->e) || !desk_journal(d, &a, &row, &n, &r->e))
        fail_msg("%s", err_said(&r->e));
    while (told.n > 0) {
        struct str word = str_cut(&told, '\n');
        if (row_no >= n || !str_eq(row[row_no].user, word))
            fail_msg("%.*s was told, but entry %d is of %.*s", STR_ARG(word), row_no + 1,
                     STR_ARG(row_no < n ? row[row_no].user : STR("nobody")));
        row_no++;
        t->told++;
    }
    assert_in_range(n - row_no, 0, 1);
    t->untold += n - row_no;
    desk_close(d);
    arena_free(&a);
}

static int entries_of(struct room *r)
{
    struct arena a = { 0 };
    const struct journal_row *row;
    int n;

    WORKS(r, desk_open(r->path, false, &r->desk, &r->e));
    WORKS(r, desk_journal(r->desk, &a, &row, &n, &r->e));
    desk_close(r->desk);
    r->desk = NULL;
    arena_free(&a);
    return n;
}

/* Kills a command at a moment of its life; true if it had ended by itself. */
static bool run_and_kill(char *const *argv, long us)
{
    int status;
    pid_t child = fork();

    assert_true(child >= 0);
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        execv(argv[0], argv);
        _exit(82);
    }
    if (us != NEVER) {
        pause_us((unsigned)us);
        kill(child, SIGKILL);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFEXITED(status))
        assert_int_equal(WEXITSTATUS(status), 0);
    return WIFEXITED(status);
}

/* How long a command takes here that nobody disturbs. */
static unsigned lifetime_us(char *const *argv)
{
    struct timespec begin, end;

    clock_gettime(CLOCK_MONOTONIC, &begin);
    assert_true(run_and_kill(argv, NEVER));
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (unsigned)((end.tv_sec - begin.tv_sec) * 1000000 + (end.tv_nsec - begin.tv_nsec) / 1000);
}

/* As long as a few commands take, one after the other. */
static unsigned longest_us(struct room *r)
{
    const char *set[] = { program_path(), "set", r->path, "--city", "Baku", NULL };

    return COMMANDS * lifetime_us((char *const *)set);
}

static void one_event(int event_no, struct tally *t)
{
    unsigned lot = (unsigned)event_no + 1;
    struct room r;

    room_fill(&r, TEAMS);
    desk_close(r.desk);
    r.desk = NULL;
    unsigned longest = longest_us(&r);
    for (int i = 0; i < KILLS_OF_AN_EVENT; i++, t->kills++) {
        bool commands = i % 4 == 3;
        int before = entries_of(&r);
        struct str told = killed(&r, commands ? work_by_commands : work_at_the_desk, t->kills, lot_draw(&lot, longest));
        compare(&r, told, before, t);
        assert_sound(r.path);
    }
    room_close(&r);
}

static void what_was_told_is_there(void **state)
{
    struct tally t = { 0 };

    (void)state;
    for (int i = 0; i < (soaking() ? 50 : 1); i++)
        one_event(i, &t);
    print_message("# killed %d times: %d operations told to be done, all there; %d more done and not yet "
                  "told; every event sound\n",
                  t.kills, t.told, t.untold);
    assert_true(t.told > t.kills);
}

/* Takes away what a killed program left beside the file; how many there were. */
static int remove_parts(struct room *r)
{
    DIR *dir = opendir(r->folder);
    char name[400];
    int n = 0;

    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));)
        if (strstr(entry->d_name, ".part-")) {
            snprintf(name, sizeof name, "%s/%s", r->folder, entry->d_name);
            assert_int_equal(unlink(name), 0);
            n++;
        }
    closedir(dir);
    return n;
}

/* `new` and `backup`: the name is there with all of it, or it is free. */
static void what_was_being_made_is_whole_or_not_there(void **state)
{
    int times = soaking() ? 500 : 30, there = 0, free_names = 0, parts = 0;
    unsigned lot = 1;
    char made[100];
    struct room r;

    (void)state;
    room_fill(&r, TEAMS);
    desk_close(r.desk);
    r.desk = NULL;
    snprintf(made, sizeof made, "%s/b.oly", r.folder);
    const char *backup[] = { program_path(), "backup", r.path, made, NULL };
    const char *make[] = { program_path(), "new", made, NULL };
    unsigned life = lifetime_us((char *const *)backup);
    assert_int_equal(unlink(made), 0);
    for (int i = 0; i < times; i++) {
        bool ended = run_and_kill((char *const *)(i % 2 ? make : backup), lot_draw(&lot, 2 * life));
        if (access(made, F_OK) == 0) {
            assert_sound(made);
            there++;
            assert_int_equal(unlink(made), 0);
        } else {
            assert_false(ended);
            free_names++;
        }
        parts += remove_parts(&r) > 0;
    }
    assert_sound(r.path);
    room_close(&r);
    print_message("# 'new' and 'backup' killed %d times: %d were whole, %d names were free (%d with a part "
                  "beside it), none was half\n",
                  times, there, free_names, parts);
    assert_true(!soaking() || (there > 0 && free_names > 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_told_is_there),
        cmocka_unit_test(what_was_being_made_is_whole_or_not_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
