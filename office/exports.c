/* SPDX-License-Identifier: Apache-2.0 */
#include "office/exports.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/messages.h"
#include "reports/exchange/chessresults.h"
#include "reports/exchange/json_event.h"
#include "reports/exchange/pgn.h"
#include "reports/exchange/trf.h"
#include "reports/format/format.h"
#include "reports/format/xlsx.h"
#include "reports/sheet/workbook.h"
#include "teams/rating/report.h"
#include "teams/over.h"
#include "teams/text.h"
#include "teams/view.h"

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

static bool write_trf(const struct export_order *o, bool old, struct arena *a, struct str *out, struct err *e)
{
    struct trf_options options = { .for_rating = o->for_rating, .old = old };

    if (!trf_write(o->event, o->section, options, a, out, e))
        return false;
    if (options.for_rating)
        rating_report_check(o->event, o->section, o->findings);
    if (o->without_points)
        *out = without_points(*out, a);
    *out = text_shown(*out, true, a);
    return true;
}

static bool write_trf26(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    return write_trf(o, false, a, out, e);
}

static bool write_trf16(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    return write_trf(o, true, a, out, e);
}

/* --- the whole event, or one section of it ---------------------------------------------------- */

static struct event narrow(const struct export_order *o)
{
    struct event part = *o->event;

    if (o->section) {
        part.section = o->event->section + (o->section - o->event->section);
        part.nsection = 1;
    }
    return part;
}

static bool write_json(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    const struct event part = narrow(o);

    return json_event_write(&part, a, out, e);
}

static bool write_xlsx(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    const struct event part = narrow(o);
    struct page_options page = { .findings = o->findings };
    struct sheet *sheet;
    int n;

    return workbook_sheets(&part, a, &sheet, &n, e) && xlsx_workbook(sheet, n, &page, a, out, e);
}

static bool write_chessresults(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    for (int i = 0; i < o->section->nsquad; i++)
        if (o->section->squad[i].number == 0)
            return err_say(e, ERR_STATE, say_teams_have_no_numbers_yet());
    *out = chessresults_write(o->event, o->section, &(struct chessresults_owner){ o->site_key, o->creator }, a);
    return true;
}

/* --- games ------------------------------------------------------------------------------------ */

static int round_of(const struct export_order *o)
{
    return o->round > 0 ? o->round : o->section->nround;
}

static bool write_pgn(const struct export_order *o, struct arena *a, struct str *out, struct err *e)
{
    const struct section *s = o->section;
    int round = round_of(o), left_out = 0;

    if (round < 1 || round > s->nround || s->round[round - 1].published.n == 0)
        return err_say(e, ERR_STATE, say_round_is_not_published(round > 0 ? round : 1));
    for (int i = 0; i < s->round[round - 1].nfixture; i++) {
        const struct fixture *f = &s->round[round - 1].fixture[i];
        left_out += f->absent[0] || f->absent[1];
    }
    if (left_out > 0)
        finding_say(o->findings, NOTE, RULE_NONE, 0, say_export_lacks_matches(left_out));
    *out = pgn_write(o->event, s, round, a);
    return true;
}

/* --- the table -------------------------------------------------------------------------------- */

#define TEXT     "text/plain; charset=utf-8"
#define WORKBOOK "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/* clang-format off */
static const struct export_row kinds[] = {
    { "trf26", ".trf", ".trf", TEXT, EXPORT_SECTION, true, true, LOSSY_TRF26, true, SEEN_BY_ALL, write_trf26 },
    { "trf16", NULL, "-trf16.trf", TEXT, EXPORT_SECTION, true, false, LOSSY_TRF16, true, SEEN_BY_ALL, write_trf16 },
    { "json", ".json", ".json", "application/json", EXPORT_EVENT, false, false, LOSSY_JSON, false, SEEN_BY_STAFF, write_json },
    { "xlsx", ".xlsx", ".xlsx", WORKBOOK, EXPORT_EVENT, false, false, LOSSY_NONE, true, SEEN_BY_ALL, write_xlsx },
    { "chess-results", ".xml", "-chess-results.xml", "application/xml", EXPORT_SECTION, false, false, LOSSY_CHESSRESULTS, false, SEEN_BY_ALL, write_chessresults },
    { "pgn", ".pgn", ".pgn", "application/x-chess-pgn", EXPORT_ROUND, false, false, LOSSY_NONE, true, SEEN_BY_ALL, write_pgn },
};
/* clang-format on */
enum { KINDS = sizeof kinds / sizeof *kinds };

const struct export_row *export_row(int i)
{
    return i >= 0 && i < KINDS ? &kinds[i] : NULL;
}

const struct export_row *export_named(struct str name)
{
    for (int i = 0; i < KINDS; i++)
        if (str_same(name, str_of(kinds[i].name)))
            return &kinds[i];
    return NULL;
}

static bool ends_in(struct str path, const char *ending)
{
    size_t n = ending ? strlen(ending) : 0;

    return n > 0 && path.n > n && str_same((struct str){ path.p + path.n - n, n }, str_of(ending));
}

const struct export_row *export_of_path(struct str path)
{
    for (int i = 0; i < KINDS; i++)
        if (ends_in(path, kinds[i].ending))
            return &kinds[i];
    return NULL;
}

void export_notes(const struct export_row *r, const struct export_order *o, const struct wording *how)
{
    if (!r->says) {
        /* What another program makes of the file is not final. */
        const struct event part = narrow(o);
        for (int i = 0; i < part.nsection; i++) {
            const struct message told = over_provisional(&part.section[i], part.section[i].nround);
            if (told.row)
                finding_say(o->findings, NOTE, RULE_NONE, 0,
                            say_export_provisional(section_title(&part.section[i]), &told));
        }
    }
    if (r->format != LOSSY_NONE)
        export_losses(o->event, o->section, r->format, how, o->findings);
}

bool export_write(const struct export_row *r, const struct export_order *o, struct arena *a, struct str *out,
                  struct err *e)
{
    struct export_order told = *o;

    told.event = view_closed(o->event, r->reader, a);
    told.section = o->section ? &told.event->section[o->section - o->event->section] : NULL;
    return r->write(&told, a, out, e);
}

/* --- names of files --------------------------------------------------------------------------- */

struct str export_safe_name(struct str name, struct arena *a)
{
    char *text = str_c(a, str_copy(a, name));

    for (char *p = text; *p; p++)
        if (strchr("/\\:*?\"<>| ", *p) || (unsigned char)*p < ' ')
            *p = '_';
    if (*text == '.')
        *text = '_';
    return str_of(text);
}

struct str export_file(const struct export_row *r, const struct export_order *o, struct str stem, struct arena *a)
{
    struct str whose = o->section ? o->section->name : stem;
    struct str round = r->scope == EXPORT_ROUND ? str_fmt(a, "-round-%02d", round_of(o)) : STR("");
    struct str name =
        str_fmt(a, "%.*s%.*s%s%s", STR_ARG(whose), STR_ARG(round), o->for_rating ? "-rating" : "", r->file);

    return export_safe_name(name, a);
}
