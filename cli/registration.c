/* registration.c - import, number. */
#include <stdio.h>

#include "cli/call.h"
#include "cli/argument.h"
#include "cli/sheet.h"
#include "import/players.h"
#include "import/registration.h"
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
    return err_set(c->err, ERR_FINDINGS, "%.*s has %d problem%s; nothing was imported", STR_ARG(c->file), problems,
                   problems == 1 ? "" : "s");
}

/* Where fonts are installed, what they lack is told here and not only in front of the printer. */
static void check_names(struct call *c, const struct event *e)
{
    struct font_files files;
    struct pdf_name *name = NULL;
    int n = 0, cap = 0;

    if (!font_load(c->arena, &files, &(struct err){ 0 }))
        return;
    for (const struct section *s = e->section; s < e->section + e->nsection; s++)
        for (const struct squad *q = s->squad; q < s->squad + s->nsquad; q++) {
            arena_room(c->arena, name, n, cap);
            name[n++] = (struct pdf_name){ "team", q->name, q->line };
            for (const struct player *p = q->player; p < q->player + q->nplayer; p++) {
                arena_room(c->arena, name, n, cap);
                name[n++] = (struct pdf_name){ "player", p->name, p->line };
            }
        }
    pdf_check_names(&files, name, n, &c->findings);
}

/* Players go into a section that is there already and says how they are paired. */
static bool read_players(struct call *c, struct str bytes, struct event *read)
{
    struct event ev;
    const struct section *s;

    if (!call_event(c, &ev) || !call_section(c, &ev, &s))
        return false;
    if (s->unit != UNIT_PLAYER)
        return err_set(
            c->err, ERR_STATE,
            "section %.*s pairs teams: a list of players is for a section that 'section NAME --system burstein "
            "--unit player' makes",
            STR_ARG(s->name));
    return players_read(bytes, c->file, s, c->arena, read, &c->findings, c->err);
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

static bool read_teams(struct call *c, struct str bytes, struct event *read)
{
    struct event ev;

    if (!call_event(c, &ev) || !registration_read(bytes, c->file, c->arena, read, &c->findings, c->err))
        return false;
    take_systems(&ev, read);
    return true;
}

static bool read_file(struct call *c, struct str bytes, struct event *read)
{
    return (str_ends(c->file, STR(".csv")) ? read_players : read_teams)(c, bytes, read);
}

bool cmd_import(struct call *c)
{
    struct str bytes;
    struct event read;

    if (!argument_file(c, XML_SIZE_MAX, &bytes) || !read_file(c, bytes, &read))
        return false;
    registration_check(&read, &c->findings);
    check_names(c, &read);
    if (!acceptable(c) || !call_op(c, OP_import, &read))
        return false;
    call_zone(c, read.zone);
    return !call_has(c, OPT_DRY_RUN) || printf("%.*s can be imported.\n", STR_ARG(c->file)) > 0;
}

bool cmd_number(struct call *c)
{
    return call_op(c, OP_number, NULL) && sheet_report(c, report_find(STR("numbers")));
}
