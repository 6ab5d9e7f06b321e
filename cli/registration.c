/* SPDX-License-Identifier: Apache-2.0 */
/* registration.c - import, number. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/argument.h"
#include "cli/sheet.h"
#include "import/xml.h"
#include "office/registering.h"
#include "reports/sheet/report.h"

bool cmd_import(struct call *c)
{
    struct registering_file file = { .headway = progress_begin(&c->wording) };
    struct event known, read;

    if (!argument_file(c, XML_SIZE_MAX, &file.bytes) || !call_event(c, &known))
        return false;
    file.name = c->file;
    if (!registering_read(&file, &known, c->option[OPT_SECTION], c->arena, &read, &c->findings, c->err) ||
        !call_op(c, OP_import, &read))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || call_print(c, say_can_be_imported(c->file));
}

bool cmd_number(struct call *c)
{
    return call_op(c, OP_number, NULL) && sheet_report(c, report_find(STR("numbers")));
}
