/* presence.c - announce, arrive, absent, start, withdraw, expel, bar, points: who is paired, and
 * with what. */
#include "desk/presence.h"

#include "cli/call.h"
#include "cli/sheet.h"
#include "desk/arrival.h"
#include "desk/decision.h"
#include "reports/sheet/report.h"

bool cmd_presence(struct call *c)
{
    struct event ev;

    return call_event(c, &ev) && call_time(c, &ev) && sheet_report(c, report_find(STR("presence")), STR(""));
}

bool cmd_announce(struct call *c)
{
    if (!call_has(c, OPT_DUE))
        return err_set(c->err, ERR_USAGE, "when does it arrive? --due '2016-09-01 23:30'");
    return desk_announce(c->desk, &c->act, c->operand[0], c->option[OPT_DUE], c->option[OPT_TRAVEL], &c->findings,
                         c->err);
}

bool cmd_arrive(struct call *c)
{
    int players;

    return call_number(c, OPT_HERE, 0, SQUAD_MAX, PLAYERS_ALL, &players) &&
           desk_arrive(c->desk, &c->act, c->operand[0], players, call_has(c, OPT_JOIN), &c->findings, c->err);
}

bool cmd_absent(struct call *c)
{
    int round, from;

    if (call_has(c, OPT_MISSING) != (c->noperand == 0))
        return err_set(c->err, ERR_USAGE, "which team? or --missing for all that are not here");
    if (call_has(c, OPT_MISSING))
        return desk_absent_missing(c->desk, &c->act, &c->findings, c->err);
    if (call_has(c, OPT_ROUND) + call_has(c, OPT_FROM) + call_has(c, OPT_LIFT) > 1)
        return err_set(c->err, ERR_USAGE, "one of --round, --from and --lift");
    if (call_has(c, OPT_LIFT))
        return desk_absent_not(c->desk, &c->act, c->operand[0], &c->findings, c->err);
    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) && call_number(c, OPT_FROM, 1, ROUNDS_MAX, 0, &from) &&
           desk_absent(c->desk, &c->act, c->operand[0], round ? round : from, round, &c->findings, c->err);
}

bool cmd_start(struct call *c)
{
    if (call_has(c, OPT_LET_PLAY))
        return desk_let_play(c->desk, &c->act, c->option[OPT_LET_PLAY], &c->findings, c->err);
    return desk_start(c->desk, &c->act, call_has(c, OPT_CONFIRM), &c->findings, c->err);
}

bool cmd_withdraw(struct call *c)
{
    return desk_withdraw(c->desk, &c->act, c->operand[0], call_has(c, OPT_LIFT), &c->findings, c->err);
}

/* Shown first, done with --confirm. */
bool cmd_expel(struct call *c)
{
    c->act.dry = c->act.dry || !call_has(c, OPT_CONFIRM);
    if (!desk_expel(c->desk, &c->act, c->operand[0], &c->findings, c->err))
        return false;
    if (!call_has(c, OPT_CONFIRM))
        finding_add(&c->findings, NOTE, RULE_NONE, 0, "nothing has been done yet: add --confirm");
    return true;
}

bool cmd_bar(struct call *c)
{
    int round;

    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) &&
           desk_bar(c->desk, &c->act, c->operand[0], c->operand[1], round, call_has(c, OPT_LIFT), &c->findings, c->err);
}

bool cmd_points(struct call *c)
{
    enum { MOST = 100 };
    int mp, gp;

    return call_operand_number(c, 1, "MP", -MOST, MOST, &mp) && call_operand_half(c, 2, "GP", &gp) &&
           desk_points(c->desk, &c->act, c->operand[0], mp, gp, call_has(c, OPT_PAIRING_ONLY), call_has(c, OPT_OWN),
                       &c->findings, c->err);
}
