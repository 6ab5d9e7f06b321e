/* round.c - pair. */
#include "cli/call.h"
#include "cli/sheet.h"
#include "office/trace.h"
#include "reports/sheet/report.h"

bool cmd_pair(struct call *c)
{
    desk_trace_by(c->desk, &trace_writer);
    return call_op(c, OP_pair, NULL) && sheet_report(c, report_find(STR("pairings")));
}
