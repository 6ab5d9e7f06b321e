/* SPDX-License-Identifier: Apache-2.0 */
/* order.c - order: board orders, by the places of the list or as a paper that is there. */
#include "cli/call.h"
#include "engine/base/arena.h"

/* Nothing is said of a paper: the operands behind the team are its places. */
static void take_places(struct call *c)
{
    struct str order = { 0 };

    for (int i = 1; i < c->noperand; i++)
        order = str_fmt(c->arena, "%.*s%s%.*s", STR_ARG(order), i > 1 ? " " : "", STR_ARG(c->operand[i]));
    c->option[OPT_BOARD_ORDER] = order;
    c->noperand = 1;
}

bool cmd_order(struct call *c)
{
    bool of_teams = call_has(c, OPT_RECEIVED) || call_has(c, OPT_CONFIRMED) || call_has(c, OPT_BOARD_ORDER);

    if (!of_teams && c->noperand > 1)
        take_places(c);
    return call_op(c, OP_order, NULL);
}
