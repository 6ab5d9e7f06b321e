/* SPDX-License-Identifier: Apache-2.0 */
/* export.c - the event as files for other programs. */
#include <unistd.h>

#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/follow.h"
#include "cli/messages.h"
#include "office/exports.h"

/* Options that only some kinds have. */
static bool takes(const struct export_row *kind, enum opt o)
{
    switch (o) {
    case OPT_ROUND:
        return kind->scope == EXPORT_ROUND;
    case OPT_FOR_RATING:
        return kind->rating;
    case OPT_WITHOUT_POINTS:
        return kind->points;
    default:
        return kind->format == LOSSY_CHESSRESULTS;
    }
}

static bool fits(struct call *c, const struct export_row *kind)
{
    static const enum opt some[] = { OPT_ROUND, OPT_FOR_RATING, OPT_WITHOUT_POINTS, OPT_SITE_KEY, OPT_CREATOR };

    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        if (call_has(c, some[i]) && !takes(kind, some[i]))
            return err_say(c->err, ERR_USAGE, say_option_not_of_export(opt_row(some[i])->name, kind->name));
    return true;
}

/* The section that is named, or the only one; of what may be of the whole event only the one that is named. */
static bool choose_section(struct call *c, const struct export_row *kind, struct export_order *o)
{
    if (kind->scope == EXPORT_EVENT && !call_has(c, OPT_SECTION))
        return true;
    return call_section(c, o->event, &o->section) &&
           (kind->scope != EXPORT_ROUND || call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &o->round));
}

static bool may_be_printed(struct call *c, const struct export_row *kind)
{
    return !str_eq(str_of(kind->name), STR("xlsx")) || call_has(c, OPT_OUT) || !isatty(STDOUT_FILENO) ||
           err_say(c->err, ERR_USAGE, say_xlsx_not_on_terminal());
}

static bool export_as(struct call *c, const struct export_row *kind)
{
    struct event ev;
    struct export_order order = { .event = &ev,
                                  .for_rating = call_has(c, OPT_FOR_RATING),
                                  .without_points = call_has(c, OPT_WITHOUT_POINTS),
                                  .site_key = c->option[OPT_SITE_KEY],
                                  .creator = c->option[OPT_CREATOR],
                                  .findings = &c->findings };
    struct str bytes;

    c->findings_aside = true; /* the file may go to the screen, or into a pipe */
    if (!fits(c, kind) || !call_event(c, &ev) || !choose_section(c, kind, &order) || !may_be_printed(c, kind) ||
        !export_write(kind, &order, c->arena, &bytes, c->err) || !deliver(c, bytes))
        return false;
    export_notes(kind, &order, &c->wording);
    return true;
}

bool cmd_export(struct call *c)
{
    struct str named = c->option[OPT_AS];
    const struct export_row *kind = named.p ? export_named(named) : export_of_path(c->option[OPT_OUT]);

    if (!kind && named.p)
        return err_say(c->err, ERR_USAGE, say_no_such_export(named, opt_row(OPT_AS)->value));
    return export_as(c, kind ? kind : export_row(0));
}

bool cmd_pgn(struct call *c)
{
    if (!call_has(c, OPT_WATCH))
        return export_as(c, export_named(STR("pgn")));
    return call_write(c) && follow_results(c);
}
