/* presence.c - absent, arrive, withdraw, bar, points. */
#include "desk/presence.h"

#include "cli/call.h"

bool cmd_absent(struct call *c)
{
    int round, from;

    if (call_has(c, OPT_ROUND) && call_has(c, OPT_FROM))
        return err_set(c->err, ERR_USAGE, "either --round or --from, not both");
    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) &&
           call_number(c, OPT_FROM, 1, ROUNDS_MAX, 0, &from) &&
           desk_absent(c->desk, &c->act, c->operand[0], round ? round : from, round, &c->findings,
                       c->err);
}

bool cmd_arrive(struct call *c)
{
    return desk_arrive(c->desk, &c->act, c->operand[0], &c->findings, c->err);
}

bool cmd_withdraw(struct call *c)
{
    return desk_withdraw(c->desk, &c->act, c->operand[0], &c->findings, c->err);
}

bool cmd_bar(struct call *c)
{
    int round;

    return call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round) &&
           desk_bar(c->desk, &c->act, c->operand[0], c->operand[1], round, &c->findings, c->err);
}

bool cmd_points(struct call *c)
{
    enum { MOST = 100 };
    int mp, gp;

    return call_operand_number(c, 1, "MP", -MOST, MOST, &mp) &&
           call_operand_half(c, 2, "GP", &gp) &&
           desk_points(c->desk, &c->act, c->operand[0], mp, gp, call_has(c, OPT_PAIRING_ONLY),
                       &c->findings, c->err);
}
