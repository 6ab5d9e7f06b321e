/* simulate.c - many made-up events: what the rules do to them, counted. */
#include <limits.h>

#include "cli/call.h"
#include "cli/farm.h"
#include "cli/sheet.h"
#include "engine/arena.h"
#include "import/file.h"
#include "import/tally.h"
#include "reports/output.h"
#include "reports/tally.h"

enum { PART_SIZE_MAX = 64 << 20, EVENTS = 100, OLYMPIAD_TEAMS = 176, OLYMPIAD_ROUNDS = 11 };

static bool wrong_value(struct call *c, enum opt o, const char *what)
{
    return err_set(c->err, ERR_USAGE, "--%s %.*s is not %s", opt_row(o)->name,
                   STR_ARG(c->option[o]), what);
}

static bool read_range(struct call *c, enum opt o, enum plan_key k, struct plan *plan)
{
    const struct plan_row *row = plan_row(k);
    struct str high = c->option[o], low = str_cut(&high, '-');
    long from, to;

    if (!call_has(c, o))
        return true;
    if (high.n == 0)
        high = low;
    if (!str_long(low, &from) || !str_long(high, &to) || from < row->least || to > row->most ||
        from > to)
        return err_set(c->err, ERR_USAGE,
                       "--%s %.*s is not a number from %d to %d, or two: 100-180", opt_row(o)->name,
                       STR_ARG(c->option[o]), row->least, row->most);
    plan->value[k] = (struct range){ (int)from, (int)to };
    return true;
}

static bool read_edition(struct call *c, struct plan *plan)
{
    if (call_has(c, OPT_EDITION) && !edition_find(c->option[OPT_EDITION], &plan->edition))
        return wrong_value(c, OPT_EDITION, "an edition: 2012, 2022 or ecu");
    plan->tiebreak = plan_tiebreak(plan->edition);
    if (call_has(c, OPT_TIEBREAK) && !tiebreak_find(c->option[OPT_TIEBREAK], &plan->tiebreak))
        return wrong_value(c, OPT_TIEBREAK, "a tie-break: 2012, khanty-mansiysk or 2022");
    return true;
}

/* "3/8" */
static bool read_shard(struct call *c, struct tally_part *part)
{
    struct str of = c->option[OPT_SHARD], shard = str_cut(&of, '/');
    long i, n;

    part->shard = part->of = 1;
    if (!call_has(c, OPT_SHARD))
        return true;
    if (!str_long(shard, &i) || !str_long(of, &n) || i < 1 || i > n || n > TALLY_PARTS_MAX)
        return wrong_value(c, OPT_SHARD, "a part such as 3/8");
    part->shard = (int)i;
    part->of = (int)n;
    return true;
}

static bool read_seed(struct call *c, struct tally_part *part)
{
    long seed = 1;

    if (call_has(c, OPT_SEED) && (!str_long(c->option[OPT_SEED], &seed) || seed < 0))
        return wrong_value(c, OPT_SEED, "a whole number, 0 or more");
    part->seed = (uint64_t)seed;
    return true;
}

/* An Olympiad, but for what the options say. */
static bool read_part(struct call *c, struct tally_part *part)
{
    int events;

    part->plan = plan_default();
    part->plan.value[PLAN_TEAMS] = (struct range){ OLYMPIAD_TEAMS, OLYMPIAD_TEAMS };
    part->plan.value[PLAN_ROUNDS] = (struct range){ OLYMPIAD_ROUNDS, OLYMPIAD_ROUNDS };
    if (!call_number(c, OPT_EVENTS, 1, TALLY_EVENTS_MAX, EVENTS, &events))
        return false;
    part->events = events;
    return read_range(c, OPT_TEAMS, PLAN_TEAMS, &part->plan) &&
           read_range(c, OPT_ROUNDS, PLAN_ROUNDS, &part->plan) &&
           read_range(c, OPT_BOARDS, PLAN_BOARDS, &part->plan) && read_edition(c, &part->plan) &&
           read_seed(c, part) && read_shard(c, part);
}

/* All parts of all files. */
static bool load_whole(struct call *c, struct tally_part *whole)
{
    struct tally_parts parts = { 0 };
    struct str bytes;

    if (c->noperand == 0)
        return err_set(c->err, ERR_USAGE, "which files are to be joined?");
    for (int i = 0; i < c->noperand; i++)
        if (!file_load(c->operand[i].p, PART_SIZE_MAX, c->arena, &bytes, c->err) ||
            !tally_read(bytes, c->operand[i], c->arena, &parts, c->err))
            return false;
    return tally_whole(parts.part, parts.n, whole, c->arena, c->err);
}

static bool print_sheet(struct call *c, const struct tally_part *whole)
{
    struct table table = tally_sheet(whole, c->arena);

    return sheet_print(c, &table);
}

static bool print_part(struct call *c, const struct tally_part *part)
{
    struct str bytes = tally_write(part, c->arena);

    return call_has(c, OPT_OUT) ? output_file(c->option[OPT_OUT].p, bytes, c->err)
                                : output_stdout(bytes, c->err);
}

/* The files say everything. */
static bool merge(struct call *c)
{
    static const enum opt said[] = { OPT_EVENTS, OPT_SEED,    OPT_TEAMS,    OPT_ROUNDS, OPT_BOARDS,
                                     OPT_SHARD,  OPT_EDITION, OPT_TIEBREAK, OPT_THREADS };
    struct tally_part whole;

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (call_has(c, said[i]))
            return err_set(c->err, ERR_USAGE, "with --merge the files say it, not --%s",
                           opt_row(said[i])->name);
    return load_whole(c, &whole) && print_sheet(c, &whole);
}

bool cmd_simulate(struct call *c)
{
    struct tally_part part = { 0 };
    int threads;

    if (call_has(c, OPT_MERGE))
        return merge(c);
    if (c->noperand > 0)
        return err_set(c->err, ERR_USAGE, "files are for --merge");
    if (!read_part(c, &part) ||
        !call_number(c, OPT_THREADS, 1, THREADS_MAX, farm_processors(), &threads))
        return false;
    farm_play(&part, threads);
    return call_has(c, OPT_SHARD) ? print_part(c, &part) : print_sheet(c, &part);
}
