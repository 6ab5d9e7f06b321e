/* round.c - pair, publish, move, bye. */
#include "desk/round.h"

#include "cli/call.h"
#include "cli/sheet.h"
#include "office/trace.h"
#include "reports/sheet/report.h"
#include "teams/find.h"

bool cmd_pair(struct call *c)
{
    return desk_pair(c->desk, &c->act, call_has(c, OPT_DRAWS), &trace_writer, &c->findings, c->err) &&
           sheet_report(c, report_find(STR("pairings")), STR(""));
}

bool cmd_publish(struct call *c)
{
    return desk_publish(c->desk, &c->act, &c->findings, c->err);
}

/* What --white gives the first of the two teams. */
static bool colour_of_first(struct call *c, enum colour *out)
{
    struct event ev;
    const struct section *s;
    int first, second, white;

    *out = COLOURLESS;
    if (!call_has(c, OPT_WHITE))
        return true;
    if (!call_event(c, &ev) || !call_section(c, &ev, &s) || !squad_find(s, c->operand[0], &first, c->err) ||
        !squad_find(s, c->operand[1], &second, c->err) || !squad_find(s, c->option[OPT_WHITE], &white, c->err))
        return false;
    *out = white == first ? WHITE : white == second ? BLACK : COLOURLESS;
    return *out != COLOURLESS || err_set(c->err, ERR_USAGE, "--white names one of the two teams that meet, not %.*s",
                                         STR_ARG(s->squad[white].name));
}

bool cmd_move(struct call *c)
{
    enum colour first;

    return colour_of_first(c, &first) &&
           desk_move(c->desk, &c->act, c->operand[0], c->operand[1], first, &c->findings, c->err);
}

bool cmd_bye(struct call *c)
{
    return desk_bye(c->desk, &c->act, c->operand[0], &c->findings, c->err);
}
