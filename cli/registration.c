/* SPDX-License-Identifier: Apache-2.0 */
/* registration.c - import, number. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/findings.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/argument.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/xml.h"
#include "office/explaining.h"
#include "office/registering.h"
#include "reports/format/sheet.h"
#include "reports/sheet/report.h"

static struct cell told(const struct call *c, const struct message *m)
{
    return m->row ? cell_text(call_told(c, *m)) : (struct cell){ 0 };
}

/* What was recognised is told also of a file that is refused. */
static bool explain(struct call *c)
{
    static const struct column columns[] = {
        { .key = "part", .label = &label_part },
        { .key = "name", .label = &label_name },
        { .key = "use", .label = &label_use, .wraps = true },
        { .key = "values", .label = &label_values, .align = ALIGN_RIGHT },
        { .key = "first", .label = &label_first_value, .name = true },
        { .key = "read", .label = &label_read_as, .name = true },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    const char *path = c->option[OPT_EXPLAIN_FILE].p;
    enum day_order dates;
    struct explained all;
    struct str bytes;

    c->file = file_name(call_reads(c, path));
    if (!argument_dates(c, &dates) || !file_load(path, EXPLAINING_SIZE_MAX, c->arena, &bytes, c->err))
        return false;
    bool ok = explaining_read(bytes, c->file, dates, c->arena, &all, &c->findings, c->err);
    if (!ok && all.n == 0)
        return false;
    struct sheet s = sheet_list(c, "explained", &label_list_explained, columns, COLUMNS, all.n);
    for (const struct explained_row *r = all.row; r < all.row + all.n; r++)
        sheet_add(&s, (struct cell[]){ told(c, &r->part), cell_text(r->name), told(c, &r->use),
                                       r->n >= 0 ? cell_number(r->n) : (struct cell){ 0 }, cell_text(r->first),
                                       cell_text(r->read) });
    c->findings_aside = true;
    return sheet_print(c, &s) && ok;
}

/* What is too much to be kept is read once more, page by page: each line that is wrong has its own, up to a number that nobody reads. What the page before
   took is given back. */
static void print_rest(struct call *c, const struct registering_file *file, const struct event *known,
                       struct arena_mark before)
{
    enum { PAGE = 1000, MOST = 10000 };
    struct findings *f = &c->findings;
    struct registering_file again = *file;
    struct event read;

    again.headway = NULL;
    while (c->err->kind == ERR_FINDINGS && f->nkind > 0 && f->from + f->most < MOST) {
        int from = f->from + (f->most > 0 ? f->most : FINDINGS_MAX);
        f->nkind = 0;
        findings_print(f, c->file, stdout);
        arena_rewind(c->arena, before);
        *f = (struct findings){
            .arena = c->arena, .most = PAGE, .from = from, .edition = f->edition, .wording = f->wording
        };
        registering_read(&again, known, c->option[OPT_SECTION], c->arena, &read, f, &(struct err){ 0 });
        findings_drop_notes(f); /* they stood on the first page */
    }
}

/* The file and the event as it is are gone when the operation begins. */
static bool read_registration(struct call *c, struct event *read)
{
    struct registering_file file = { .headway = progress_begin(&c->wording) };
    struct event known;
    struct arena own = { 0 };
    bool ok =
        argument_dates(c, &file.dates) && argument_bytes(c, XML_SIZE_MAX, &own, &file.bytes) && call_event(c, &known);

    file.name = c->file;
    file.sheet = c->option[OPT_WORKSHEET];
    const struct arena_mark before = arena_mark(c->arena);
    ok = ok && (registering_read(&file, &known, c->option[OPT_SECTION], c->arena, read, &c->findings, c->err) ||
                explaining_elsewhere(file.bytes, file.name, "import", c->arena, c->err));
    if (!ok)
        print_rest(c, &file, &known, before);
    arena_free(&own);
    return ok;
}

bool cmd_import(struct call *c)
{
    if (call_has(c, OPT_EXPLAIN_FILE))
        return explain(c);

    struct event read;

    if (!read_registration(c, &read) || !call_op(c, OP_import, &read))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || call_print(c, say_can_be_imported(c->file));
}

bool cmd_number(struct call *c)
{
    return call_op(c, OP_number, NULL) && sheet_report(c, report_find(STR("numbers")));
}
