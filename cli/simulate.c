/* SPDX-License-Identifier: Apache-2.0 */
/* simulate.c - many made-up events: what the rules do to them, counted. */
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

#include "cli/argument.h"
#include "cli/deliver.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/base/headway.h"
#include "engine/proof/proof.h"
#include "import/file.h"
#include "import/json_trace.h"
#include "import/tally.h"
#include "office/worker_pool.h"
#include "reports/exchange/json_trace.h"
#include "reports/sheet/tally.h"
#include "teams/lab/simulate.h"
#include "teams/lab/tally.h"

enum { THREADS_MAX = 256 };

struct threads {
    const struct tally_part *part;
    tally_prover *proves;
    atomic_llong taken, done; /* events of the part */
    pthread_mutex_t mutex;    /* of what follows */
    pthread_cond_t ended;
    struct tally total;
    int working; /* threads */
};

static int64_t count_events(const struct tally_part *part)
{
    return (part->events - part->shard + part->of) / part->of;
}

/* The trace is written and read back, and the verifier finds nothing. */
static bool is_proved(const struct simulation *s, const struct field *f, const struct pairing *p,
                      const struct trace *trace, struct arena *a)
{
    const struct json_trace j = { &s->event, &s->section, &s->tournament, f, p, trace };
    struct findings found = { .arena = a };
    struct parsed_trace r;
    struct err e = { 0 };
    struct str bytes;

    if (!json_trace_write(&j, a, &bytes, &e) || !json_trace_read(bytes, (struct str){ 0 }, a, &r, &e))
        return false;
    proof_check(&r, a, &found);
    return finding_count(&found, PROBLEM) == 0;
}

/* Takes the next event until none is left. What threads count is only ever added up, so that it
   does not matter who played which. */
static void *work(void *arg)
{
    struct threads *f = arg;
    const struct tally_part *part = f->part;
    struct tally own = tally_new();
    int64_t n = count_events(part), i;

    while ((i = atomic_fetch_add(&f->taken, 1)) < n) {
        struct arena arena = { 0 };
        tally_event(&own, &part->plan, tally_seed(part->seed, part->shard + i * part->of), f->proves, &arena);
        arena_free(&arena);
        atomic_fetch_add(&f->done, 1);
    }
    pthread_mutex_lock(&f->mutex);
    tally_join(&f->total, &own);
    f->working--;
    pthread_cond_signal(&f->ended);
    pthread_mutex_unlock(&f->mutex);
    return NULL;
}

/* A tenth of a second from now. */
static struct timespec soon(void)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_nsec += 100000000;
    if (t.tv_nsec >= 1000000000)
        t.tv_sec++, t.tv_nsec -= 1000000000;
    return t;
}

static void watch(struct threads *f, const struct headway *headway)
{
    int64_t n = count_events(f->part);

    pthread_mutex_lock(&f->mutex);
    while (f->working > 0) {
        struct timespec until = soon();
        headway_tell(headway, WORK_EVENTS, (long)atomic_load(&f->done), (long)n);
        pthread_cond_timedwait(&f->ended, &f->mutex, &until);
    }
    pthread_mutex_unlock(&f->mutex);
    headway_tell(headway, WORK_EVENTS, (long)n, (long)n);
}

/* Plays all events of the part and counts into its tally, which is the same for any number of threads.
   How far it is is told. */
static void threads_play(struct tally_part *part, tally_prover *proves, int threads, const struct headway *headway)
{
    struct threads f = { .part = part,
                         .proves = proves,
                         .mutex = PTHREAD_MUTEX_INITIALIZER,
                         .ended = PTHREAD_COND_INITIALIZER,
                         .total = tally_new() };
    pthread_t thread[THREADS_MAX];
    int n = 0;

    headway_tell(headway, WORK_EVENTS, 0, (long)count_events(part));
    f.working = threads;
    while (n < threads && pthread_create(&thread[n], NULL, work, &f) == 0)
        n++;
    for (int i = n; i < threads; i++) /* those the system does not give are done here */
        work(&f);
    watch(&f, headway);
    for (int i = 0; i < n; i++)
        pthread_join(thread[i], NULL);
    part->tally = f.total;
}

enum { PART_SIZE_MAX = 64 << 20, EVENTS = 100, OLYMPIAD_TEAMS = 176, OLYMPIAD_ROUNDS = 11 };

/* "3/8" */
static bool read_shard(struct call *c, struct tally_part *part)
{
    struct str of = c->option[OPT_SHARD], shard = str_cut(&of, '/');
    long i, n;

    part->shard = part->of = 1;
    if (!call_has(c, OPT_SHARD))
        return true;
    if (!str_long(shard, &i) || !str_long(of, &n) || i < 1 || i > n || n > TALLY_PARTS_MAX)
        return err_say(c->err, ERR_USAGE, say_shard_is_no_part(c->option[OPT_SHARD]));
    part->shard = (int)i;
    part->of = (int)n;
    return true;
}

/* An Olympiad, but for what the configuration and the options say. */
static bool read_part(struct call *c, struct tally_part *part)
{
    struct plan_file file = plan_file_default();
    struct plan *plan = &file.plan;
    int events;

    plan->value[PLAN_TEAMS] = (struct range){ OLYMPIAD_TEAMS, OLYMPIAD_TEAMS };
    plan->value[PLAN_ROUNDS] = (struct range){ OLYMPIAD_ROUNDS, OLYMPIAD_ROUNDS };
    if (!argument_plan(c, &file) || !call_number(c, OPT_EVENTS, 1, TALLY_EVENTS_MAX, EVENTS, &events))
        return false;
    part->plan = *plan;
    part->seed = file.seed;
    part->events = events;
    return read_shard(c, part);
}

/* All parts of all files. */
static bool load_whole(struct call *c, struct tally_part *whole)
{
    struct tally_parts parts = { 0 };
    struct str bytes;

    if (c->noperand == 0)
        return err_say(c->err, ERR_USAGE, say_which_files_to_join());
    for (int i = 0; i < c->noperand; i++)
        if (!file_load(call_reads(c, c->operand[i].p), PART_SIZE_MAX, c->arena, &bytes, c->err) ||
            !tally_read(bytes, file_name(c->operand[i].p), c->arena, &parts, c->err))
            return false;
    return tally_whole(parts.part, parts.n, whole, c->arena, c->err);
}

static bool print_sheet(struct call *c, const struct tally_part *whole)
{
    struct sheet sheet = tally_sheet(whole, &c->wording, c->arena);
    int64_t unproved = tally_sum(whole->tally.unproved, ROUNDS_MAX);

    return sheet_print(c, &sheet) &&
           (unproved == 0 || err_say(c->err, ERR_FINDINGS, say_rounds_not_proved((long)unproved)));
}

static bool print_part(struct call *c, const struct tally_part *part)
{
    struct str bytes = tally_write(part, c->arena);

    return deliver(c, bytes);
}

/* The files say everything. */
static bool merge(struct call *c)
{
    static const enum opt said[] = { OPT_EVENTS,  OPT_SEED,     OPT_TEAMS,   OPT_ROUNDS,  OPT_BOARDS, OPT_SHARD,
                                     OPT_EDITION, OPT_TIEBREAK, OPT_RANKING, OPT_THREADS, OPT_PROVE };
    struct tally_part whole;

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (call_has(c, said[i]))
            return err_say(c->err, ERR_USAGE, say_option_not_with_merge(opt_row(said[i])->name));
    return load_whole(c, &whole) && print_sheet(c, &whole);
}

bool cmd_simulate(struct call *c)
{
    struct tally_part part = { 0 };
    int threads;

    if (call_has(c, OPT_MERGE))
        return merge(c);
    if (c->noperand > 1)
        return err_say(c->err, ERR_USAGE, say_several_files_only_to_merge());
    if (!read_part(c, &part) || !call_number(c, OPT_THREADS, 1, THREADS_MAX, worker_pool_processors(), &threads))
        return false;
    threads_play(&part, call_has(c, OPT_PROVE) ? is_proved : NULL, threads, progress_begin(&c->wording));
    return call_has(c, OPT_SHARD) ? print_part(c, &part) : print_sheet(c, &part);
}
