/* swap.c - swap: colours or boards that were played the other way round. */
#include "desk/swap.h"

#include "cli/call.h"

/* "12" or "12.3" */
static bool table_of(struct call *c, int *table, int *board)
{
    struct str rest = c->operand[0], head = str_cut(&rest, '.');
    long t, b = 0;

    if (!str_long(head, &t) || t < 1 || t > TEAMS_MAX || (rest.n > 0 && !str_long(rest, &b)))
        return err_set(c->err, ERR_USAGE, "%.*s is no table, as 12, and no board, as 12.3", STR_ARG(c->operand[0]));
    *table = (int)t;
    *board = (int)b;
    return true;
}

/* "2,3" */
static bool boards_of(struct call *c, int *board, int *other)
{
    struct str rest = c->option[OPT_BOARDS], head = str_cut(&rest, ',');
    long a, b;

    if (!str_long(head, &a) || !str_long(rest, &b) || a == b || a < 1 || b < 1 || a > BOARDS_MAX || b > BOARDS_MAX)
        return err_set(c->err, ERR_USAGE, "--boards needs two boards, as 2,3");
    *board = (int)a;
    *other = (int)b;
    return true;
}

bool cmd_swap(struct call *c)
{
    int round, table = 0, board = 0, other = 0;
    bool players = call_has(c, OPT_BOARDS);

    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &round))
        return false;
    if (players)
        return boards_of(c, &board, &other) &&
               desk_swap_players(c->desk, &c->act, round, c->operand[0], board, other, &c->findings, c->err);
    return table_of(c, &table, &board) &&
           desk_swap_colours(c->desk, &c->act, round, table, board, &c->findings, c->err);
}
