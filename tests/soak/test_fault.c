/* SPDX-License-Identifier: Apache-2.0 */
/* test_fault.c - a whole small desk, and every call in it that changes the disk or prints goes wrong once: it fails,
   writes half, is the last before a kill or a power cut. What was acknowledged is there, no file is half written, and
   the exit code says what is so. At a sample of the calls, with SOAK=1 also at the first of every
   command, with SOAK=all at every call. */
#include "tests/unit/desk/room.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <time.h>

#include "desk/file/fsck.h"
#include "desk/file/mirror.h"
#include "tests/said.h"
#include "tests/soak/amount.h"
#include "tests/soak/loss.h"

enum { WORDS = 12, ROOM = 200, KILLED = -1, BROKEN = -1, SAMPLE = 1999, SOAK_SAMPLE = 29, SHOWN = 20 };

/* One command. `makes` is the file that it makes or replaces. */
struct stage {
    const char *words[WORDS], *makes;
};

static const struct stage stages[] = {
    { { "new", "e.oly", "--name", "Small Olympiad" }, NULL },
    { { "import", "e.oly", "registration.xml" }, NULL },
    { { "number", "e.oly", "-s", "open" }, NULL },
    { { "lot", "e.oly", "white", "-s", "open" }, NULL },
    { { "absent", "e.oly", "Ireland", "-s", "open" }, NULL },
    { { "pair", "e.oly", "-s", "open" }, NULL },
    { { "publish", "e.oly", "-s", "open" }, NULL },
    { { "lineup", "e.oly", "Poland", "1", "2", "3", "4", "-s", "open" }, NULL },
    { { "lineups", "e.oly", "--open", "-s", "open", "--reason", "early" }, NULL },
    { { "results", "e.oly", "results.csv", "-s", "open" }, NULL },
    { { "result", "e.oly", "1.1", "0-1", "-s", "open", "--correct", "--reason", "misread" }, NULL },
    { { "report", "e.oly", "standings", "-s", "open", "-o", "standings.csv" }, "standings.csv" },
    { { "report", "e.oly", "pairings", "-s", "open", "-o", "standings.csv" }, "standings.csv" },
    { { "report", "e.oly", "boards", "-s", "open", "-o", "boards.pdf" }, "boards.pdf" },
    { { "trace", "e.oly", "-s", "open", "-o", "round-1.json" }, "round-1.json" },
    { { "export", "e.oly", "-s", "open", "-o", "event.trf" }, "event.trf" },
    { { "standings", "e.oly", "-s", "open" }, NULL },
    { { "journal", "e.oly", "-f", "json" }, NULL },
    { { "backup", "e.oly", "copy.oly" }, NULL },
    { { "fsck", "e.oly" }, NULL },
    { { "teams", "copy.oly", "-s", "open" }, NULL },
    { { "undo", "e.oly", "--confirm", "--reason", "x" }, NULL },
    { { "restore", "e.oly", "--before", "9", "--confirm", "--reason", "x" }, NULL },
    { { "restore", "e.oly", "--before", "13", "--confirm", "--reason", "y" }, NULL },
    { { "set", "e.oly", "--backups", "1" }, NULL },
    { { "pair", "e.oly", "-s", "open" }, NULL },
    { { "publish", "e.oly", "-s", "open" }, NULL },
    { { "undo", "e.oly", "--confirm", "--reason", "z" }, NULL },
    { { "set", "copy.oly", "--city", "Riga" }, NULL },
    { { "undo", "copy.oly", "--confirm" }, NULL },
    { { "set", "e.oly", "--mirror", "stick" }, NULL },
    { { "publish", "e.oly", "-s", "open" }, NULL },
    { { "undo", "e.oly", "--confirm", "--reason", "w" }, NULL },
    { { "continue", "stick", "f.oly" }, NULL },
    { { "publish", "f.oly", "-s", "open" }, NULL },
    { { "publish", "e.oly", "-s", "open" }, NULL },
};
enum { STAGES = sizeof stages / sizeof *stages };

/* How a call goes wrong; `is_cut`: the disk forgets what was not brought to it. */
static const struct way {
    const char *mode;
    int error;
    bool is_cut;
    unsigned lot;
} ways[] = {
    { "fail", EIO, false, 0 },  { "fail", ENOSPC, false, 0 },  { "stuck", ENOSPC, false, 0 },
    { "stuck", EIO, false, 0 }, { "short", ENOSPC, false, 0 }, { "kill", 0, false, 0 },
    { "torn", 0, false, 0 },    { "cut", 0, true, LOSE_ALL },  { "cut", 0, true, 1 },
    { "cut", 0, true, 2 },
};
enum { WAYS = sizeof ways / sizeof *ways };

/* An event as the last entry of its journal left it; without entries: it is not there. BROKEN is the same as no other. */
struct state {
    long entries;
    unsigned char hash[HASH_SIZE];
};

/* What the desk is like after a stage. */
struct after {
    struct state event, copy, other;
    struct state mirror;   /* the newest copy on it */
    struct str made, said; /* the file of the stage; the standard output */
};

struct hall {
    char folder[ROOM]; /* desk/ is worked on, stage-N/ is as N commands left it */
    struct arena arena;
    struct after after[STAGES + 1]; /* [0] before the first */
    long calls[STAGES][2]; /* that change the disk or print, and of them the recorded ones; 0: not counted yet */
};

static struct tally {
    long struck[WAYS], done, undone, unprinted, doubtful, lost, warned, wrong;
} tally;

static void shell(const char *fmt, ...)
{
    char command[4 * ROOM];
    va_list ap;

    va_start(ap, fmt);
    vsnprintf(command, sizeof command, fmt, ap);
    va_end(ap);
    if (system(command) != 0)
        fail_msg("%s", command);
}

static struct str text_of(struct arena *a, const char *path)
{
    FILE *in = fopen(path, "rb");

    if (!in)
        return (struct str){ 0 };
    fseek(in, 0, SEEK_END);
    long size = ftell(in);
    char *text = arena_new(a, char, size + 1);
    rewind(in);
    size_t n = fread(text, 1, (size_t)size, in);
    fclose(in);
    return (struct str){ text, n };
}

static const char *path_in(const struct hall *h, struct arena *a, const char *name)
{
    return str_c(a, str_fmt(a, "%s/desk/%s", h->folder, name));
}

static struct str told(const struct hall *h, struct arena *a)
{
    return text_of(a, str_c(a, str_fmt(a, "%s/told", h->folder)));
}

/* --- running one command ------------------------------------------------------------------------------ */

static void set_environment(const struct hall *h, const char *folder, const char *mode, int error, long at)
{
    char text[2 * ROOM];

    setenv("LD_PRELOAD", getenv("FAULT"), 1);
    setenv("FAULT_MODE", mode, 1);
    snprintf(text, sizeof text, "%s/%s", h->folder, folder);
    setenv("FAULT_FOLDER", text, 1);
    snprintf(text, sizeof text, "%s/log", h->folder);
    setenv("FAULT_LOG", text, 1);
    snprintf(text, sizeof text, "%s/count", h->folder);
    setenv("FAULT_COUNT", text, 1);
    snprintf(text, sizeof text, "%ld", at);
    setenv("FAULT_AT", text, 1);
    snprintf(text, sizeof text, "%d", error);
    setenv("FAULT_ERRNO", text, 1);
    setenv("OLYMPAIR_USER", "arbiter", 1);
    setenv("HOME", h->folder, 1);
}

static bool reads_only(int stage)
{
    static const char *const commands[] = { "report", "trace", "export", "standings", "journal", "fsck", "teams" };

    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(stages[stage].words[0], commands[i]) == 0)
            return true;
    return false;
}

static void become(const struct hall *h, int stage, const char *mode, int error, long at)
{
    const char *program = getenv("OLYMPAIR"), *argv[WORDS + 4] = { "olympair" };
    const char *const *word = stages[stage].words;
    int n = 1;

    set_environment(h, strcmp(mode, "hang") == 0 ? "desk/stick/" : "desk", mode, error, at);
    if (chdir(h->folder) != 0 || !freopen("said", "w", stdout) || !freopen("told", "w", stderr) || chdir("desk") != 0)
        _exit(83);
    while (n <= WORDS && word[n - 1])
        argv[n] = word[n - 1], n++;
    if (!reads_only(stage)) {
        argv[n++] = "--now";
        argv[n++] = "2016-09-02 10:00";
    }
    execv(program, (char *const *)argv);
    _exit(84);
}

/* The exit code, or KILLED. */
static int run(const struct hall *h, int stage, const char *mode, int error, long at)
{
    int status;
    pid_t child = fork();

    assert_true(child >= 0);
    if (child == 0)
        become(h, stage, mode, error, at);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status) == SIGKILL ? KILLED : 128 + WTERMSIG(status);
}

static long count(struct hall *h)
{
    struct arena own = { 0 };
    struct str text = text_of(&own, str_c(&own, str_fmt(&own, "%s/count", h->folder)));
    long n = 0;

    str_long(str_trim(text), &n);
    arena_free(&own);
    return n;
}

/* --- what the desk is like ------------------------------------------------------------------------------ */

static const char *problem_of(const char *path, struct arena *a)
{
    struct findings found = { .arena = a };
    struct err e = { 0 };
    struct fsck k;

    if (!desk_fsck(path, NULL, a, &k, &found, &e))
        return str_fmt(a, "%s", err_said(&e)).p;
    desk_close(k.desk);
    return found.n ? str_c(a, finding_said(&found.item[0])) : NULL;
}

static struct state state_of(const char *path)
{
    struct arena own = { 0 };
    struct state s = { 0 };
    struct err e = { 0 };
    const struct journal_row *row;
    struct desk *d;
    int n;

    if (access(path, F_OK) != 0)
        return s;
    const char *problem = problem_of(path, &own);
    if (!problem && (!desk_open(path, false, &d, &e) || !desk_journal(d, &own, &row, &n, &e)))
        problem = err_said(&e);
    if (problem) {
        print_message("# %s: %s\n", path, problem);
        arena_free(&own);
        return (struct state){ .entries = BROKEN };
    }
    s.entries = n;
    memcpy(s.hash, row[n - 1].hash, HASH_SIZE);
    desk_close(d);
    arena_free(&own);
    return s;
}

static bool same_state(const struct state *a, const struct state *b)
{
    return a->entries == b->entries && a->entries != BROKEN && memcmp(a->hash, b->hash, HASH_SIZE) == 0;
}

static bool is_event_name(const char *name)
{
    size_t n = strlen(name);

    return n > 4 && strcmp(name + n - 4, ".oly") == 0;
}

/* Whatever has the name of a copy is a sound one. */
static struct state newest_in(const char *folder)
{
    char path[3 * ROOM];
    struct state newest = { 0 };
    DIR *dir = opendir(folder);

    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (!is_event_name(entry->d_name))
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        struct state s = state_of(path);
        if (s.entries > newest.entries)
            newest = s;
    }
    if (dir)
        closedir(dir);
    return newest;
}

static struct after look_at(const struct hall *h, struct arena *a, const char *makes)
{
    struct after now = { .event = state_of(path_in(h, a, "e.oly")),
                         .copy = state_of(path_in(h, a, "copy.oly")),
                         .other = state_of(path_in(h, a, "f.oly")),
                         .mirror = newest_in(path_in(h, a, "stick")) };

    if (makes)
        now.made = text_of(a, path_in(h, a, makes));
    now.said = text_of(a, str_c(a, str_fmt(a, "%s/said", h->folder)));
    return now;
}

static bool same(const struct after *a, const struct after *b, struct str made)
{
    return same_state(&a->event, &b->event) && same_state(&a->copy, &b->copy) && same_state(&a->other, &b->other) &&
           str_eq(a->made, made);
}

/* Half a backup never has the name of one. */
static void look_at_backups(const struct hall *h, struct arena *a)
{
    const char *folder = path_in(h, a, "e.oly.backups");
    DIR *dir = opendir(folder);

    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        if (!is_event_name(entry->d_name))
            continue;
        const char *problem = problem_of(str_fmt(a, "%s/%s", folder, entry->d_name).p, a);
        if (problem)
            fail_msg("%s: %s", entry->d_name, problem);
    }
    if (dir)
        closedir(dir);
}

/* --- one fault ------------------------------------------------------------------------------------------- */

static void restore(const struct hall *h, int stage)
{
    shell("cd %s && rm -rf desk log* && cp -a stage-%d desk", h->folder, stage);
}

struct trial {
    struct hall *hall;
    int stage;
    const struct way *way;
    long at;
    struct arena arena;
};

static void wrong(struct trial *t, int code, const char *what)
{
    if (++tally.wrong > SHOWN)
        return;
    print_message("# stage %d (%s %s), %s %d at call %ld, lot %u, ended with %d: %s; it said: %.*s\n", t->stage,
                  stages[t->stage].words[0], stages[t->stage].words[1], t->way->mode, t->way->error, t->at, t->way->lot,
                  code, what, STR_ARG(told(t->hall, &t->arena)));
}

/* What was in the file of the stage before it. */
static struct str made_before(const struct trial *t)
{
    const char *makes = stages[t->stage].makes;

    for (int i = t->stage - 1; makes && i >= 0; i--)
        if (stages[i].makes && strcmp(stages[i].makes, makes) == 0)
            return t->hall->after[i + 1].made;
    return (struct str){ 0 };
}

static bool is_publication(const struct trial *t)
{
    return strcmp(stages[t->stage].words[0], "publish") == 0;
}

static bool is_done(struct trial *t, const struct after *want)
{
    struct after now = look_at(t->hall, &t->arena, stages[t->stage].makes);

    return same(&now, want, want->made);
}

static bool is_warned(struct trial *t)
{
    return str_starts(told(t->hall, &t->arena), STR("warning: the mirror is not up to date"));
}

/* On another machine work goes on from it, with everything up to its last entry. */
static void go_on(struct trial *t, int code, const struct state *mirror)
{
    struct arena *a = &t->arena;
    struct findings found = { .arena = a };
    struct err e = { 0 };
    struct copy copy;
    int keys;
    const char *dest = str_fmt(a, "%s/went-on.oly", t->hall->folder).p;

    unlink(dest);
    if (!desk_newest_copy(path_in(t->hall, a, "stick"), a, &copy, &found, &e) ||
        !desk_continue(&copy, dest, "another", ACT, &found, &keys, &e)) {
        wrong(t, code, err_said(&e));
        return;
    }
    struct state now = state_of(dest);
    if (found.n > 0 || now.entries != mirror->entries + 1 ||
        memcmp(copy.row[copy.n - 1].hash, mirror->hash, HASH_SIZE) != 0)
        wrong(t, code, "work does not go on from the newest copy");
}

/* What was there stays there, and what nobody was warned about has arrived. */
static void judge_mirror(struct trial *t, int code, const struct after *now)
{
    const struct after *before = &t->hall->after[t->stage], *want = before + 1;
    bool warned = is_warned(t);
    bool arrived = same_state(&now->mirror, &want->mirror);

    if (!arrived && !same_state(&now->mirror, &before->mirror))
        wrong(t, code, "the mirror is neither as before nor as after");
    if (code == 0 && !arrived && !warned)
        wrong(t, code, "nobody was told that the mirror has no copy");
    if (now->mirror.entries > 0)
        go_on(t, code, &now->mirror);
    tally.warned += code == 0 && warned;
}

static void judge(struct trial *t, int code)
{
    const struct after *want = &t->hall->after[t->stage + 1];
    struct after now = look_at(t->hall, &t->arena, stages[t->stage].makes);
    bool done = same(&now, want, want->made), undone = same(&now, &t->hall->after[t->stage], made_before(t));

    if (!done && !undone)
        wrong(t, code, "the desk is neither as before nor as after");
    if ((code == 0 || code == err_exit_code(ERR_UNPRINTED)) && !done)
        wrong(t, code, "it was told to be done and is not");
    if (code > 0 && code < err_exit_code(ERR_UNPRINTED) && !undone)
        wrong(t, code, "it was told to have failed and is done");
    if (code > err_exit_code(ERR_DOUBT))
        wrong(t, code, "that is no exit code");
    if (code == 0 && !is_publication(t) && !t->way->is_cut && !is_warned(t) && !str_eq(now.said, want->said))
        wrong(t, code, "it did not print all it had to");
    look_at_backups(t->hall, &t->arena);
    judge_mirror(t, code, &now);
    tally.done += done && !undone;
    tally.undone += undone && !done;
    tally.unprinted += code == err_exit_code(ERR_UNPRINTED);
    tally.doubtful += code == err_exit_code(ERR_DOUBT);
    if (undone && !done && (run(t->hall, t->stage, "count", 0, 0) != 0 || !is_done(t, want)))
        wrong(t, code, "it cannot be done again");
}

/* The command before it was acknowledged under the same roof, and the disk may not have it all yet. */
static void prepare(struct trial *t)
{
    bool before = t->way->is_cut && t->stage > 0;

    restore(t->hall, before ? t->stage - 1 : t->stage);
    if (before)
        assert_int_equal(run(t->hall, t->stage - 1, "record", 0, 0), 0);
}

/* False: the command has no such call. */
static bool strike(struct trial *t)
{
    prepare(t);
    int code = run(t->hall, t->stage, t->way->mode, t->way->error, t->at);
    bool ended = t->way->is_cut && code == 0;

    if (t->way->is_cut) {
        struct arena *a = &t->arena;
        tally.lost += loss_apply(path_in(t->hall, a, ""), str_c(a, str_fmt(a, "%s/log", t->hall->folder)), t->way->lot);
    }
    judge(t, code);
    tally.struck[t->way - ways]++;
    return !ended;
}

static long calls_of(struct hall *h, int stage, const char *mode)
{
    restore(h, stage);
    assert_int_equal(run(h, stage, mode, 0, 0), 0);
    return count(h);
}

/* --- the walk ---------------------------------------------------------------------------------------------- */

static void hall_open(struct hall *h)
{
    char here[ROOM];

    assert_non_null(getcwd(here, sizeof here));
    strcpy(h->folder, access("/dev/shm", W_OK) == 0 ? "/dev/shm/olympair-fault-XXXXXX" : "/tmp/olympair-fault-XXXXXX");
    assert_non_null(mkdtemp(h->folder));
    shell("mkdir -p %s/desk/stick && cp %s/tests/data/small/registration.xml %s/desk", h->folder, here, h->folder);
    shell("cd %s && { echo round,table,board,result; for t in 1 2 3 4 5; do for b in 1 2 3 4; do "
          "echo 1,$t,$b,1/2; done; done; } >desk/results.csv && cp -a desk stage-0",
          h->folder);
    for (int i = 0; i < STAGES; i++) {
        int code = run(h, i, "count", 0, 0);
        h->calls[i][0] = count(h);
        h->after[i + 1] = look_at(h, &h->arena, stages[i].makes);
        if (code != 0)
            fail_msg("stage %d ended with %d: %.*s", i, code, STR_ARG(told(h, &h->arena)));
        shell("cd %s && cp -a desk stage-%d", h->folder, i + 1);
    }
}

/* Beside a backup that is read nothing may stay, and nothing does if nothing is made. */
static void look_at_readers(struct hall *h)
{
    for (int i = 0; i < STAGES; i++)
        if (reads_only(i) && strcmp(stages[i].words[1], "copy.oly") == 0)
            assert_int_equal(calls_of(h, i, "record"), 0);
}

static void walk(struct hall *h, const struct way *way, int *turn)
{
    for (int stage = 0; stage < STAGES; stage++) {
        long *calls = &h->calls[stage][way->is_cut];
        if (*calls == 0)
            *calls = calls_of(h, stage, way->is_cut ? "record" : "count");
        for (long at = 1; at <= *calls + way->is_cut; at++) {
            struct trial t = { h, stage, way, at, { 0 } };
            if (++*turn % amount(SAMPLE, SOAK_SAMPLE, 1) == 0 || (soaking() && at == 1))
                strike(&t);
            arena_free(&t.arena);
        }
    }
}

static bool is_possible(void)
{
    return getenv("OLYMPAIR") && getenv("FAULT") && getenv("FAULT")[0];
}

static struct hall h;

static int open_once(void **state)
{
    (void)state;
    if (is_possible())
        hall_open(&h);
    return 0;
}

static int close_it(void **state)
{
    (void)state;
    if (is_possible())
        shell("rm -rf %s", h.folder);
    arena_free(&h.arena);
    return 0;
}

/* The first call in the folder of the mirror never comes back; the operation does. */
static void a_share_that_hangs_holds_nobody_up(void **state)
{
    const struct way hang = { "hang", 0, false, 0 };
    int stage = 0;

    (void)state;
    if (!is_possible())
        skip();
    while (strcmp(stages[stage].words[0], "set") != 0 || strcmp(stages[stage].words[2], "--mirror") != 0)
        stage++;
    struct trial t = { &h, stage + 1, &hang, 1, { 0 } };
    prepare(&t);
    time_t from = time(NULL);
    assert_int_equal(run(&h, t.stage, hang.mode, 0, 1), 0);
    assert_true(time(NULL) - from < 60);
    judge(&t, 0);
    assert_true(is_warned(&t) && memmem(told(&h, &t.arena).p, told(&h, &t.arena).n, "does not answer", 15));
    assert_int_equal(tally.wrong, 0);
    tally = (struct tally){ 0 };
    arena_free(&t.arena);
}

static void every_call_goes_wrong_once(void **state)
{
    int turn = 0;
    long all = 0;

    (void)state;
    if (!is_possible())
        skip();
    look_at_readers(&h);
    for (int i = 0; i < WAYS; i++)
        walk(&h, &ways[i], &turn);
    for (int i = 0; i < WAYS; i++)
        all += tally.struck[i];
    print_message(
        "# %d commands of a desk, %ld calls went wrong: %ld failed alone, %ld with all after them, %ld wrote half, at "
        "%ld and at %ld halves of one the program was killed, at %ld the power was cut (%ld changes of the disk "
        "lost)\n",
        STAGES, all, tally.struck[0] + tally.struck[1], tally.struck[2] + tally.struck[3], tally.struck[4],
        tally.struck[5], tally.struck[6], tally.struck[7] + tally.struck[8] + tally.struck[9], tally.lost);
    print_message("# done %ld times (%ld could not be printed), not done %ld times and done by the next try, %ld times "
                  "in doubt, %ld times done with a warning that the mirror has no copy; every other exit "
                  "code true, every event sound, no file half written\n",
                  tally.done, tally.unprinted, tally.undone, tally.doubtful, tally.warned);
    assert_int_equal(tally.wrong, 0);
    assert_true(tally.done > 0 && tally.undone > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(a_share_that_hangs_holds_nobody_up),
                                        cmocka_unit_test(every_call_goes_wrong_once) };

    return cmocka_run_group_tests(tests, open_once, close_it);
}
