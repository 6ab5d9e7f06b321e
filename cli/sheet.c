/* sheet.c - commands that print a report: to the screen or a file, in any format. */
#include "cli/sheet.h"

#include <string.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/screen.h"
#include "desk/check.h"
#include "engine/base/arena.h"
#include "office/revisions.h"
#include "office/rounds.h"
#include "office/trace.h"
#include "reports/format/font.h"
#include "reports/format/format.h"
#include "reports/format/plain.h"
#include "reports/sheet/report.h"
#include "reports/sheet/protocol_sheet.h"
#include "teams/find.h"

static struct str format_names(struct arena *a)
{
    struct str list = { 0 };

    for (int i = 0; format_row(i); i++)
        list = str_fmt(a, "%.*s%s%s", STR_ARG(list), i ? ", " : "", format_row(i)->name);
    return list;
}

static bool has_ending(struct str path)
{
    const char *slash = strrchr(path.p, '/');

    return strchr(slash ? slash : path.p, '.') != NULL;
}

/* Without --format what the file's name ends in says it; without an ending, or on the screen, it is
   the first one. */
static bool format_of(struct call *c, const struct format_row **out)
{
    struct str named = c->option[OPT_FORMAT], path = c->option[OPT_OUT];

    if (named.p)
        *out = format_find(named);
    else if (path.p && has_ending(path))
        *out = format_of_file(path);
    else
        *out = format_row(0);
    if (*out)
        return true;
    if (named.p)
        return err_set(c->err, ERR_USAGE, "there is no format %.*s, only %.*s", STR_ARG(named),
                       STR_ARG(format_names(c->arena)));
    return err_set(c->err, ERR_USAGE, "which format should %.*s have? add --format with one of %.*s", STR_ARG(path),
                   STR_ARG(format_names(c->arena)));
}

/* Of a file nobody knows on what it will be read. */
static int columns_of(const struct call *c)
{
    return call_has(c, OPT_OUT) ? 0 : screen_columns();
}

/* Fonts are looked for only where they are needed: that takes its time. */
bool sheet_page(struct call *c, const struct format_row *format, struct page_options *page)
{
    struct str named = c->option[OPT_PAPER];
    struct font_files *fonts = arena_new(c->arena, struct font_files, 1);

    *page = (struct page_options){ .paper = PAPER_A4,
                                   .columns = columns_of(c),
                                   .large = call_has(c, OPT_LARGE),
                                   .fonts = fonts,
                                   .findings = &c->findings };
    if (page->large && !format->fonts)
        return err_set(c->err, ERR_USAGE, "--large is for a PDF: add -o FILE.pdf");
    if (call_has(c, OPT_PAPER) && !paper_find(named, &page->paper))
        return err_set(c->err, ERR_USAGE, "there is no paper %.*s, only A4 and Letter", STR_ARG(named));
    return !format->fonts || font_load(c->arena, fonts, c->err);
}

/* What goes to the wall is looked at once more; the bytes of a PDF or a workbook stand alone on standard output. */
static void warn_of_paper(struct call *c)
{
    desk_warn_if_changed(c->desk, "this sheet", &c->findings);
    c->findings_aside = c->findings_aside || !call_has(c, OPT_OUT);
}

bool sheet_print(struct call *c, const struct sheet *s)
{
    const struct format_row *format;
    struct page_options page;
    struct str bytes;

    if (!format_of(c, &format))
        return false;
    if (format->binary && !call_has(c, OPT_OUT) && isatty(STDOUT_FILENO))
        return err_set(c->err, ERR_USAGE, "%s cannot be shown on a terminal: add -o FILE", format->name);
    if (!sheet_page(c, format, &page))
        return false;
    if (format->binary && c->desk)
        warn_of_paper(c);
    int before = finding_total(&c->findings);
    if (!format_write(format, s, &page, c->arena, &bytes, c->err))
        return false;
    c->findings_aside = c->findings_aside || finding_total(&c->findings) > before;
    return deliver(c, bytes);
}

struct sheet sheet_list(const char *name, const char *title, const struct column *col, int ncol, int nrow,
                        struct arena *a)
{
    const struct table shape = { .rows = name, .col = col, .ncol = ncol };
    struct sheet s = { .name = name, .heading = { .title = str_of(title) }, .scale = SCALE_LIST };

    table_block(sheet_table(&s, &shape, a), nrow, a);
    return s;
}

void sheet_add(struct sheet *s, const struct cell *cells)
{
    struct table *t = &s->part[0]->table;

    memcpy(block_row(&t->block[0], TONE_PLAIN), cells, (size_t)t->ncol * sizeof *cells);
}

static bool prize_terms(struct call *c, struct report_input *in)
{
    struct str limit = c->option[OPT_LIMIT_400];

    in->limit = !str_eq(limit, STR("no"));
    if (call_has(c, OPT_LIMIT_400) && in->limit && !str_eq(limit, STR("yes")))
        return err_set(c->err, ERR_USAGE, "--limit-400 must be yes or no, not %.*s", STR_ARG(limit));
    if (!call_number(c, OPT_GAMES, 1, ROUNDS_MAX, 0, &in->games))
        return false;
    if (!call_has(c, OPT_COMBINED) || combined_find(c->option[OPT_COMBINED], &in->combined))
        return true;
    return err_set(c->err, ERR_USAGE, "--combined must be places or points, not %.*s",
                   STR_ARG(c->option[OPT_COMBINED]));
}

/* A round that was not drafted here has none. */
static void add_trace(struct call *c, struct event *ev, struct record *record, struct report_input *in)
{
    struct err none = { 0 };

    if (trace_load(c->desk, ev, in->section, in->round, c->arena, record, &none))
        in->record = record;
}

/* What a report of the call is about, but for the teams. After an operation it shows what that made of the event, or would
   have made. */
static bool begin_report(struct call *c, const struct report_row *report, struct event *ev, struct record *record,
                         struct report_input *in)
{
    *in = (struct report_input){ .event = ev, .team = NOBODY, .other = NOBODY };
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &in->round) ||
        !desk_load_told(c->desk, &c->act.viewer, c->arena, ev, c->err) || !call_section(c, ev, &in->section) ||
        !prize_terms(c, in))
        return false;
    in->now = c->act.time;
    if (report->need == NEEDS_WHY)
        add_trace(c, ev, record, in);
    if ((report->need == NEEDS_PAIRING || report->need == NEEDS_WHY) &&
        !revisions_find(c->desk, ev, in->section, c->arena, &in->revision, &in->nrevision, c->err))
        return false;
    if (report->need != NEEDS_TRACE)
        return true;
    in->record = record;
    return trace_load(c->desk, ev, in->section, in->round, c->arena, record, c->err) &&
           rounds_deeds(c->desk, in->event, in->section, c->arena, &in->deed, &in->ndeed, c->err);
}

bool sheet_report(struct call *c, const struct report_row *report, struct str team)
{
    struct event ev;
    struct record record;
    struct report_input in;
    struct sheet sheet;

    return begin_report(c, report, &ev, &record, &in) &&
           (team.n == 0 || squad_find(in.section, team, &in.team, c->err)) &&
           report_make(report, &in, c->arena, &sheet, c->err) && sheet_print(c, &sheet);
}

/* On the screen the sentences and what was changed by hand since, without the heading of a sheet.
 */
static bool print_sentences(struct call *c, const struct report_input *in, const struct sheet *s)
{
    enum { COLUMNS = 96, TEAMS = 40 };
    struct telling p = protocol_of(in, TEAMS, c->arena);

    for (int i = 0; i < s->nnote; i++)
        telling_say(&p, 0, s->note[i].text);
    int columns = columns_of(c);
    return deliver_text(c, plain_prose(&p.prose, columns > 0 && columns < COLUMNS ? columns : COLUMNS, c->arena));
}

bool cmd_explain(struct call *c)
{
    const struct report_row *report = report_find(STR("protocol"));
    struct event ev;
    struct record record;
    struct report_input in;
    struct sheet sheet;

    if (!begin_report(c, report, &ev, &record, &in) ||
        (c->noperand > 0 && !squad_find(in.section, c->operand[0], &in.team, c->err)) ||
        (c->noperand > 1 && !squad_find(in.section, c->operand[1], &in.other, c->err)))
        return false;
    if (c->noperand == 2 && in.team == in.other)
        return err_set(c->err, ERR_USAGE, "name two different teams");
    in.round = record.round;
    if (!report_make(report, &in, c->arena, &sheet, c->err))
        return false;
    return call_has(c, OPT_FORMAT) || call_has(c, OPT_OUT) ? sheet_print(c, &sheet) : print_sentences(c, &in, &sheet);
}

static bool unknown_report(struct call *c)
{
    struct str list = { 0 };

    for (int i = 0; report_row(i); i++)
        list = str_fmt(c->arena, "%.*s%s%s", STR_ARG(list), i ? ", " : "", report_row(i)->name);
    return err_set(c->err, ERR_USAGE, "there is no report %.*s, only %.*s", STR_ARG(c->operand[0]), STR_ARG(list));
}

bool cmd_report(struct call *c)
{
    const struct report_row *report = report_find(c->operand[0]);

    return report ? sheet_report(c, report, c->option[OPT_EXPLAIN]) : unknown_report(c);
}

bool cmd_teams(struct call *c)
{
    return sheet_report(c, report_find(STR("teams")), STR(""));
}

bool cmd_orders(struct call *c)
{
    return sheet_report(c, report_find(STR("orders")), STR(""));
}

bool cmd_pairings(struct call *c)
{
    return sheet_report(c, report_find(STR("pairings")), STR(""));
}

bool cmd_differences(struct call *c)
{
    return sheet_report(c, report_find(STR("differences")), STR(""));
}

bool cmd_corrections(struct call *c)
{
    return sheet_report(c, report_find(STR("corrections")), STR(""));
}

bool cmd_prizes(struct call *c)
{
    return sheet_report(c, report_find(STR("prizes")), STR(""));
}

bool cmd_what_if(struct call *c)
{
    return sheet_report(c, report_find(STR("what-if")), c->noperand > 0 ? c->operand[0] : STR(""));
}

bool cmd_standings(struct call *c)
{
    bool explain = call_has(c, OPT_EXPLAIN);

    return sheet_report(c, report_find(explain ? STR("explain") : STR("standings")), c->option[OPT_EXPLAIN]);
}
