/* SPDX-License-Identifier: Apache-2.0 */
/* export.c - the event as files for other programs. */
#include <string.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/follow.h"
#include "cli/messages.h"
#include "engine/base/arena.h"
#include "reports/exchange/chessresults.h"
#include "reports/exchange/json_event.h"
#include "reports/exchange/export_losses.h"
#include "reports/exchange/pgn.h"
#include "reports/exchange/trf.h"
#include "engine/base/buffer.h"
#include "reports/format/format.h"
#include "reports/format/xlsx.h"
#include "reports/sheet/workbook.h"
#include "teams/rating/report.h"

/* --- tournament report files ------------------------------------------------------------------ */

/* What points by decision and unplayed matches give besides the boards is left to the totals of lines 310. */
static struct str without_points(struct str file, struct arena *a)
{
    struct buffer out = { .arena = a };

    while (file.n > 0) {
        struct str line = str_cut(&file, '\n');
        if (line.n < 4 || memcmp(line.p, "299 ", 4) != 0)
            buffer_fmt(&out, "%.*s\n", STR_ARG(line));
    }
    return buffer_str(&out);
}

static bool write_trf(struct call *c, const struct event *ev, bool old, struct str *out)
{
    struct trf_options options = { .for_rating = call_has(c, OPT_FOR_RATING), .old = old };
    const struct section *s;

    if (!call_section(c, ev, &s) || !trf_write(ev, s, options, c->arena, out, c->err))
        return false;
    if (options.for_rating)
        rating_report_check(ev, s, &c->findings);
    if (call_has(c, OPT_WITHOUT_POINTS))
        *out = without_points(*out, c->arena);
    *out = text_shown(*out, true, c->arena);
    return true;
}

static bool write_trf26(struct call *c, const struct event *ev, struct str *out)
{
    return write_trf(c, ev, false, out);
}

static bool write_trf16(struct call *c, const struct event *ev, struct str *out)
{
    return write_trf(c, ev, true, out);
}

/* --- the whole event ------------------------------------------------------------------------ */

/* All of it, or the section that is named. */
static bool narrow(struct call *c, const struct event *ev, struct event *out)
{
    const struct section *s;

    *out = *ev;
    if (!call_has(c, OPT_SECTION))
        return true;
    if (!call_section(c, ev, &s))
        return false;
    out->section = ev->section + (s - ev->section);
    out->nsection = 1;
    return true;
}

static bool write_json(struct call *c, const struct event *ev, struct str *out)
{
    struct event part;

    return narrow(c, ev, &part) && json_event_write(&part, c->arena, out, c->err);
}

static bool write_xlsx(struct call *c, const struct event *ev, struct str *out)
{
    struct page_options page = { .findings = &c->findings };
    struct event part;
    struct sheet *sheet;
    int n;

    if (!narrow(c, ev, &part) || !workbook_sheets(&part, c->arena, &sheet, &n, c->err))
        return false;
    if (!call_has(c, OPT_OUT) && isatty(STDOUT_FILENO))
        return err_say(c->err, ERR_USAGE, say_xlsx_not_on_terminal());
    return xlsx_workbook(sheet, n, &page, c->arena, out, c->err);
}

static bool write_chessresults(struct call *c, const struct event *ev, struct str *out)
{
    const struct section *s;

    if (!call_section(c, ev, &s))
        return false;
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number == 0)
            return err_say(c->err, ERR_STATE, say_teams_have_no_numbers_yet());
    *out = chessresults_write(ev, s, c->arena);
    return true;
}

/* --- games ------------------------------------------------------------------------------------ */

static bool write_pgn(struct call *c, const struct event *ev, struct str *out)
{
    const struct section *s;
    int round;

    if (!call_section(c, ev, &s) || !call_number(c, OPT_ROUND, 1, ROUNDS_MAX, s->nround, &round))
        return false;
    if (round < 1 || round > s->nround || s->round[round - 1].published.n == 0)
        return err_say(c->err, ERR_STATE, say_round_is_not_published(round > 0 ? round : 1));
    *out = pgn_write(ev, s, round, c->arena);
    return true;
}

/* --- the command ------------------------------------------------------------------------------ */

/* What a file can be, the first where nothing says it. `takes`: options that only some of them have; rows with fewer say OPT_SECTION, which all have. */
static const struct kind {
    const char *name, *ending;
    enum opt takes[2];
    bool (*write)(struct call *c, const struct event *ev, struct str *out);
    enum lossy_format format;
} kinds[] = {
    { "trf26", ".trf", { OPT_FOR_RATING, OPT_WITHOUT_POINTS }, write_trf26, LOSSY_TRF26 },
    { "trf16", NULL, { OPT_FOR_RATING, OPT_SECTION }, write_trf16, LOSSY_TRF16 },
    { "json", ".json", { OPT_SECTION, OPT_SECTION }, write_json, LOSSY_NONE },
    { "xlsx", ".xlsx", { OPT_SECTION, OPT_SECTION }, write_xlsx, LOSSY_NONE },
    { "chess-results", ".xml", { OPT_SECTION, OPT_SECTION }, write_chessresults, LOSSY_CHESSRESULTS },
    { "pgn", ".pgn", { OPT_ROUND, OPT_SECTION }, write_pgn, LOSSY_NONE },
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static bool ends_in(struct str path, const char *ending)
{
    size_t n = ending ? strlen(ending) : 0;

    return n > 0 && path.n > n && str_same((struct str){ path.p + path.n - n, n }, str_of(ending));
}

static const struct kind *kind_named(struct str name)
{
    for (int i = 0; i < KINDS; i++)
        if (str_same(name, str_of(kinds[i].name)))
            return &kinds[i];
    return NULL;
}

static const struct kind *kind_of_file(struct str path)
{
    for (int i = 0; i < KINDS; i++)
        if (ends_in(path, kinds[i].ending))
            return &kinds[i];
    return &kinds[0];
}

static bool fits(struct call *c, const struct kind *kind)
{
    static const enum opt some[] = { OPT_ROUND, OPT_FOR_RATING, OPT_WITHOUT_POINTS };

    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        if (call_has(c, some[i]) && kind->takes[0] != some[i] && kind->takes[1] != some[i])
            return err_say(c->err, ERR_USAGE, say_option_not_of_export(opt_row(some[i])->name, kind->name));
    return true;
}

/* Once it is written. */
static void say_what_is_lost(struct call *c, const struct event *ev, enum lossy_format format)
{
    const struct section *s;

    if (format != LOSSY_NONE && call_section(c, ev, &s))
        export_losses(ev, s, format, &c->findings);
}

static bool export_as(struct call *c, const struct kind *kind)
{
    struct event ev;
    struct str bytes;

    c->findings_aside = true; /* the file may go to the screen, or into a pipe */
    if (!fits(c, kind) || !call_event(c, &ev) || !kind->write(c, &ev, &bytes) || !deliver(c, bytes))
        return false;
    say_what_is_lost(c, &ev, kind->format);
    return true;
}

bool cmd_export(struct call *c)
{
    struct str named = c->option[OPT_AS];
    const struct kind *kind = named.p ? kind_named(named) : kind_of_file(c->option[OPT_OUT]);

    return kind ? export_as(c, kind) : err_say(c->err, ERR_USAGE, say_no_such_export(named, opt_row(OPT_AS)->value));
}

bool cmd_pgn(struct call *c)
{
    if (!call_has(c, OPT_WATCH))
        return export_as(c, kind_named(STR("pgn")));
    return call_write(c) && follow_results(c);
}
