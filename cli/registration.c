/* registration.c - import, number. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/argument.h"
#include "cli/sheet.h"
#include "import/registration.h"
#include "import/xml.h"
#include "reports/sheet/report.h"
#include "teams/registration.h"

static bool acceptable(struct call *c)
{
    int problems = finding_count(&c->findings, PROBLEM);

    if (problems == 0)
        return true;
    return err_set(c->err, ERR_FINDINGS, "%.*s has %d problem%s; nothing was imported", STR_ARG(c->file), problems,
                   problems == 1 ? "" : "s");
}

bool cmd_import(struct call *c)
{
    struct str bytes;
    struct event read;

    if (!argument_file(c, XML_SIZE_MAX, &bytes) ||
        !registration_read(bytes, c->file, c->arena, &read, &c->findings, c->err))
        return false;
    registration_check(&read, &c->findings);
    if (!acceptable(c) || !call_op(c, OP_import, &read))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || printf("%.*s can be imported.\n", STR_ARG(c->file)) > 0;
}

bool cmd_number(struct call *c)
{
    return call_op(c, OP_number, NULL) && sheet_report(c, report_find(STR("numbers")));
}
