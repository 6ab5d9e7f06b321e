/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/argument.h"

#include "cli/messages.h"
#include "import/file.h"
#include "teams/address.h"

static bool is_given(struct call *c)
{
    if (c->noperand == 0)
        return err_say(c->err, ERR_USAGE, say_which_file(c->command->name));
    c->file = file_name(call_reads(c, c->operand[0].p));
    return true;
}

bool argument_lines(struct call *c, size_t limit, struct file_lines *lines)
{
    return is_given(c) && file_lines_open(c->operand[0].p, limit, lines, c->err);
}

bool argument_file(struct call *c, size_t limit, struct str *bytes)
{
    return argument_bytes(c, limit, c->arena, bytes);
}

bool argument_bytes(struct call *c, size_t limit, struct arena *a, struct str *bytes)
{
    return is_given(c) && file_load(c->operand[0].p, limit, a, bytes, c->err);
}

bool argument_edition(struct call *c, enum edition *e)
{
    return !call_has(c, OPT_EDITION) || edition_find(c->option[OPT_EDITION], e) ||
           err_say(c->err, ERR_USAGE, say_no_such_edition(c->option[OPT_EDITION]));
}

bool argument_tiebreak(struct call *c, enum tiebreak *t)
{
    return !call_has(c, OPT_TIEBREAK) || tiebreak_find(c->option[OPT_TIEBREAK], t) ||
           err_say(c->err, ERR_USAGE, say_no_such_variant(c->option[OPT_TIEBREAK]));
}

bool argument_ranking(struct call *c, struct ranking *r)
{
    struct err why = { 0 };

    return !call_has(c, OPT_RANKING) || ranking_read(c->option[OPT_RANKING], r, &why) ||
           err_say(c->err, ERR_USAGE, say_ranking_option_wrong(c->option[OPT_RANKING], err_cause(&why)));
}

bool argument_dates(struct call *c, enum day_order *out)
{
    *out = DAY_ORDER_OPEN;
    return !call_has(c, OPT_DATES) || day_order_read(c->option[OPT_DATES], out) ||
           err_say(c->err, ERR_USAGE, say_no_such_order_of_dates(c->option[OPT_DATES]));
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
    if (!str_long(low, &from) || !str_long(high, &to) || from < row->least || to > row->most || from > to)
        return err_say(c->err, ERR_USAGE,
                       say_option_is_no_range(opt_row(o)->name, c->option[o], row->least, row->most));
    plan->value[k] = (struct range){ (int)from, (int)to };
    return true;
}

static bool read_rules(struct call *c, struct plan *plan)
{
    if (!argument_edition(c, &plan->edition))
        return false;
    plan->tiebreak = edition_tiebreak(plan->edition);
    return argument_tiebreak(c, &plan->tiebreak) && argument_ranking(c, &plan->ranking);
}

static bool read_seed(struct call *c, uint64_t *seed)
{
    return !call_has(c, OPT_SEED) || plan_seed(c->option[OPT_SEED], seed) ||
           err_say(c->err, ERR_USAGE, say_no_such_seed(c->option[OPT_SEED]));
}

bool argument_plan(struct call *c, struct plan_file *p)
{
    struct plan *plan = &p->plan;
    struct str bytes;

    if (c->noperand > 0 && (!argument_file(c, PLAN_SIZE_MAX, &bytes) || !plan_read(bytes, c->file, p, c->err)))
        return false;
    if (!read_range(c, OPT_TEAMS, PLAN_TEAMS, plan) || !read_range(c, OPT_ROUNDS, PLAN_ROUNDS, plan) ||
        !read_range(c, OPT_BOARDS, PLAN_BOARDS, plan) || !read_rules(c, plan) || !read_seed(c, &p->seed))
        return false;
    return plan_has_field(plan) ||
           err_say(c->err, ERR_INPUT,
                   say_teams_make_no_such_pairing(c->file, plan->value[PLAN_TEAMS].low, plan_field(plan->parity)));
}

bool argument_live(struct call *c, struct str *out)
{
    struct str live = c->option[OPT_LIVE], whole;

    if (live.p && !address_of_site(live, c->arena, &whole))
        return err_say(c->err, ERR_USAGE, say_live_is_no_address(live));
    *out = live;
    return true;
}
