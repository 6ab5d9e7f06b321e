/* SPDX-License-Identifier: Apache-2.0 */
/* test_writers.c - several programs enter results into one file at once: none is lost, nobody waits for
   ever. SOAK=1: eight of them enter four thousand. */
#include "tests/unit/desk/room.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <time.h>

#include "desk/file/fsck.h"
#include "teams/result.h"
#include "tests/said.h"
#include "tests/soak/amount.h"

enum { BOARDS = 4 };

/* What the writers have in common. */
struct hall {
    int writers, teams, rounds;
    bool commands; /* each result by a command of its own */
};

/* Longest and summed waits of one writer, in microseconds; it tells its parent. `again`: how often it was told that another program was
   writing for five seconds, and tried again as it was told to, which happens where many other programs want the processors. */
struct waits {
    long longest, sum;
    int entered, again;
};

static long now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* What is entered at a board, so that it can be looked for. */
static enum result result_at(int table, int board)
{
    static const enum result results[] = { RESULT_WIN, RESULT_DRAW, RESULT_LOSS, RESULT_DRAW, RESULT_ZERO };

    return results[(table + 3 * board) % 5];
}

static bool enter_here(struct desk *d, int table, int board, struct err *e)
{
    struct arena a = { 0 };
    struct findings f = { .arena = &a };
    struct board_entry entry = { .table = table, .board = board, .result = result_at(table, board) };
    struct result_list list = { .board = &entry, .nboard = 1 };
    bool ok = desk_results(d, ACT, &list, false, &f, e);

    arena_free(&a);
    return ok;
}

static bool enter_by_command(const char *path, int table, int board, struct err *e)
{
    const char *program = getenv("OLYMPAIR");
    char where[20];
    int status;

    snprintf(where, sizeof where, "%d.%d", table, board);
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDOUT_FILENO);
        program = program ? program : "build/release/olympair";
        execl(program, "olympair", "result", path, where, result_text(result_at(table, board)), (char *)NULL);
        _exit(127);
    }
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return false;
    if (WEXITSTATUS(status) == ERR_BUSY)
        e->kind = ERR_BUSY;
    return WEXITSTATUS(status) == 0;
}

/* Whoever is told that another program is writing tries again. */
static bool enter(const struct room *r, const struct hall *h, struct desk *d, int table, int board, struct waits *w,
                  struct err *e)
{
    for (;; w->again++) {
        *e = (struct err){ 0 };
        if (h->commands ? enter_by_command(r->path, table, board, e) : enter_here(d, table, board, e))
            return true;
        if (e->kind != ERR_BUSY)
            return false;
    }
}

/* One after the other without a break, which nobody at a desk does: each their share of the boards. */
static void write_share(const struct room *r, const struct hall *h, int writer, int boards, int out)
{
    struct waits w = { 0 };
    struct err e = { 0 };
    struct desk *d = NULL;

    if (!h->commands && !desk_open(r->path, true, &d, &e))
        _exit(2);
    for (int i = writer; i < boards; i += h->writers) {
        int table = i / BOARDS + 1, board = i % BOARDS + 1;
        long begin = now_us();
        if (!enter(r, h, d, table, board, &w, &e)) {
            fprintf(stderr, "# writer %d, table %d board %d: %s\n", writer, table, board, err_said(&e));
            _exit(3);
        }
        long took = now_us() - begin;
        w.longest = took > w.longest ? took : w.longest;
        w.sum += took;
        w.entered++;
    }
    desk_close(d);
    _exit(write(out, &w, sizeof w) == sizeof w ? 0 : 4);
}

/* All writers at once, until the last has entered all of its share. */
static void write_round(struct room *r, const struct hall *h, int boards, struct waits *all)
{
    struct waits w;
    int pipes[2], status;

    assert_int_equal(pipe(pipes), 0);
    for (int i = 0; i < h->writers; i++) {
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            write_share(r, h, i, boards, pipes[1]);
    }
    close(pipes[1]);
    while (read(pipes[0], &w, sizeof w) == sizeof w) {
        all->longest = w.longest > all->longest ? w.longest : all->longest;
        all->sum += w.sum;
        all->entered += w.entered;
        all->again += w.again;
    }
    close(pipes[0]);
    int failed = 0;
    for (int i = 0; i < h->writers; i++)
        failed += wait(&status) <= 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    assert_int_equal(failed, 0);
}

/* Every board has what its writer entered. */
static void look_for_all(struct room *r)
{
    look(r);
    const struct pairing_list *round = &r->s->round[r->s->nround - 1];
    for (int i = 0; i < round->nfixture; i++)
        for (int b = 0; b < BOARDS; b++)
            assert_int_equal(round->fixture[i].board[b].result, result_at(round->fixture[i].table, b + 1));
    assert_int_equal(round->state, ROUND_COMPLETE);
}

static void fill(struct room *r, int teams)
{
    static const struct setting name = { { "name", 4 }, { "Test", 4 } };
    struct event read = { .nsection = 1 };

    room_open(r);
    read.section = arena_new(&r->arena, struct section, 1);
    read.section[0] = letters(r, "open", teams);
    for (int i = 0; i < teams; i++) {
        struct squad *q = &read.section[0].squad[i];
        q->name = str_fmt(&r->arena, "Team %03d", i + 1);
        for (int p = 0; p < q->nplayer; p++) {
            q->player[p].name = str_fmt(&r->arena, "Player %d of %03d", p + 1, i + 1);
            q->player[p].rating = 2700 - 5 * i - p;
        }
    }
    WORKS(r, desk_new(r->path, ACT, &name, 1, &r->e));
    WORKS(r, desk_open(r->path, true, &r->desk, &r->e));
    WORKS(r, desk_import(r->desk, ACT, &read, &r->f, &r->e));
    WORKS(r, desk_number(r->desk, ACT, false, &r->f, &r->e));
    WORKS(r, desk_lot(r->desk, ACT, WHITE, &r->f, &r->e));
}

static void play(const struct hall *h)
{
    int boards = h->teams / 2 * BOARDS;
    struct waits all = { 0 };
    struct fsck k;
    struct room r;

    fill(&r, h->teams);
    long begin = now_us();
    for (int round = 0; round < h->rounds; round++) {
        WORKS(&r, desk_pair(r.desk, ACT, false, NULL, &r.f, &r.e));
        WORKS(&r, desk_publish(r.desk, ACT, &r.f, &r.e));
        int before = room_entries(&r);
        write_round(&r, h, boards, &all);
        assert_int_equal(room_entries(&r), before + boards);
        look_for_all(&r);
    }
    double seconds = (double)(now_us() - begin) / 1e6;
    desk_close(r.desk);
    r.desk = NULL;
    assert_int_equal(all.entered, boards * h->rounds);
    assert_true(all.again * 100 <= all.entered);
    r.f.n = 0;
    WORKS(&r, desk_fsck(r.path, NULL, &r.arena, &k, &r.f, &r.e));
    desk_close(k.desk);
    assert_int_equal(r.f.n, 0);
    print_message("# %d writers%s entered %d results in %.1f s, all there, the event is sound; the longest wait "
                  "for one was %.0f ms, the mean %.1f ms; tried again %d times\n",
                  h->writers, h->commands ? ", a command for each," : "", all.entered, seconds,
                  (double)all.longest / 1e3, (double)all.sum / all.entered / 1e3, all.again);
    room_close(&r);
}

static void at_the_desk(void **state)
{
    struct hall small = { 8, 40, 1, false }, full = { 8, 200, 10, false };

    (void)state;
    play(soaking() ? &full : &small);
}

static void by_commands(void **state)
{
    struct hall small = { 8, 20, 1, true }, full = { 8, 200, 1, true };

    (void)state;
    play(soaking() ? &full : &small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_desk),
        cmocka_unit_test(by_commands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
