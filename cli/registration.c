/* SPDX-License-Identifier: Apache-2.0 */
/* registration.c - import, number. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/argument.h"
#include "cli/messages.h"
#include "cli/sheet.h"
#include "import/players.h"
#include "import/registration.h"
#include "import/registration_table.h"
#include "engine/base/arena.h"
#include "import/xml.h"
#include "reports/format/font.h"
#include "reports/format/pdf_check.h"
#include "reports/sheet/report.h"
#include "teams/registration.h"

static bool acceptable(struct call *c)
{
    int problems = finding_count(&c->findings, PROBLEM);

    if (problems == 0)
        return true;
    return err_say(c->err, ERR_FINDINGS, say_problems_nothing_imported(c->file, problems));
}

/* Where fonts are installed, what they lack is told here and not only in front of the printer. */
static void check_names(struct call *c, const struct event *e)
{
    struct font_files files;
    struct pdf_name *name = NULL;
    int n = 0, cap = 0;

    if (!font_load(c->arena, &files, &(struct err){ 0 }))
        return;
    for (const struct section *s = e->section; s && s < e->section + e->nsection; s++)
        for (const struct squad *q = s->squad; q && q < s->squad + s->nsquad; q++) {
            arena_room(c->arena, name, n, cap);
            name[n++] = (struct pdf_name){ PDF_TEAM, q->name, q->line };
            for (const struct player *p = q->player; p && p < q->player + q->nplayer; p++) {
                arena_room(c->arena, name, n, cap);
                name[n++] = (struct pdf_name){ PDF_PLAYER, p->name, p->line };
            }
        }
    pdf_check_names(&files, name, n, &c->findings);
}

/* Of players whose section is there already and says how they are paired; NULL: the file is about teams. */
static const struct section *section_of_players(struct call *c, const struct event *ev)
{
    const struct section *found = NULL;
    int n = 0;

    for (int i = 0; str_ends(c->file, STR(".csv")) && i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        if (s->unit == UNIT_PLAYER && (!call_has(c, OPT_SECTION) || str_eq(s->name, c->option[OPT_SECTION]))) {
            found = s;
            n++;
        }
    }
    return n == 1 ? found : NULL;
}

/* A registration does not say what a section that is there already is paired by. */
static void take_systems(const struct event *ev, struct event *read)
{
    for (int i = 0; i < read->nsection; i++)
        for (int k = 0; k < ev->nsection; k++) {
            struct section *s = &read->section[i];
            const struct section *known = &ev->section[k];
            if (!str_eq(known->name, s->name))
                continue;
            s->system = known->system;
            s->unit = known->unit;
            s->score = known->score;
        }
}

/* XML, a workbook or CSV: what it is the bytes say. */
static bool read_file(struct call *c, struct str bytes, struct registration_place *place, struct event *read)
{
    struct event known;

    if (!call_event(c, &known))
        return false;
    const struct section *players = section_of_players(c, &known);
    if (players)
        return players_read(bytes, c->file, players, c->arena, read, &c->findings, c->err);
    bool ok = registration_is_table(bytes, c->file)
                  ? registration_table_read(bytes, c->file, &known, c->arena, read, place, &c->findings, c->err)
                  : registration_read(bytes, c->file, c->arena, read, &c->findings, c->err);
    if (ok)
        take_systems(&known, read);
    return ok;
}

bool cmd_import(struct call *c)
{
    struct registration_place place = { 0 };
    struct str bytes;
    struct event read;

    if (!argument_file(c, XML_SIZE_MAX, &bytes))
        return false;
    bool ok = read_file(c, bytes, &place, &read);
    if (ok) {
        registration_check(&read, &c->findings);
        check_names(c, &read);
    }
    registration_place(&place, &c->findings);
    if (!ok || !acceptable(c) || !call_op(c, OP_import, &read))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || printf("%.*s can be imported.\n", STR_ARG(c->file)) > 0;
}

bool cmd_number(struct call *c)
{
    return call_op(c, OP_number, NULL) && sheet_report(c, report_find(STR("numbers")));
}
