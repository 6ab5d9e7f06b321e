/* registration.c - import, number, renumber. */
#include "desk/registration.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/sheet.h"
#include "import/file.h"
#include "import/registration.h"
#include "import/xml.h"
#include "reports/report.h"
#include "teams/registration.h"

static bool acceptable(struct call *c)
{
    int problems = finding_count(&c->findings, PROBLEM);

    if (problems == 0)
        return true;
    return err_set(c->err, ERR_FINDINGS, "%.*s has %d problem%s; nothing was imported",
                   STR_ARG(c->operand[0]), problems, problems == 1 ? "" : "s");
}

bool cmd_import(struct call *c)
{
    struct str bytes;
    struct event read;

    c->file = c->operand[0];
    if (!file_load(c->file.p, XML_SIZE_MAX, c->arena, &bytes, c->err) ||
        !registration_read(bytes, c->file, c->arena, &read, &c->findings, c->err))
        return false;
    registration_check(&read, &c->findings);
    if (!acceptable(c))
        return false;
    if (call_has(c, OPT_DRY_RUN))
        return printf("Nothing stands against importing %.*s.\n", STR_ARG(c->file)) > 0;
    return desk_import(c->desk, &c->act, &read, &c->findings, c->err);
}

bool cmd_number(struct call *c)
{
    return desk_number(c->desk, &c->act, call_has(c, OPT_AS_GIVEN), &c->findings, c->err) &&
           sheet_report(c, report_find(STR("numbers")), STR(""));
}

bool cmd_renumber(struct call *c)
{
    if (!call_has(c, OPT_ABOVE))
        return err_set(c->err, ERR_USAGE, "above which team? add --above TEAM");
    return desk_renumber(c->desk, &c->act, c->operand[0], c->option[OPT_ABOVE], &c->findings,
                         c->err);
}
