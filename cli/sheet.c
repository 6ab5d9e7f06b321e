/* SPDX-License-Identifier: Apache-2.0 */
/* sheet.c - commands that print a report: to the screen or a file, in any format. */
#include "cli/sheet.h"

#include <string.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/deliver.h"
#include "cli/messages.h"
#include "cli/screen.h"
#include "engine/base/arena.h"
#include "office/ask.h"
#include "office/flags.h"
#include "reports/format/font.h"
#include "reports/format/format.h"
#include "reports/format/plain.h"
#include "reports/sheet/report.h"
#include "reports/sheet/protocol_sheet.h"

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
        return err_say(c->err, ERR_USAGE, say_no_such_format(named, format_names(c->arena)));
    return err_say(c->err, ERR_USAGE, say_which_format(path, format_names(c->arena)));
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
                                   .flags = c->flags,
                                   .fonts = fonts,
                                   .findings = &c->findings };
    if (page->large && !format->fonts)
        return err_say(c->err, ERR_USAGE, say_large_is_for_pdf());
    if (call_has(c, OPT_PAPER) && !paper_find(named, &page->paper))
        return err_say(c->err, ERR_USAGE, say_no_such_paper(named));
    return !format->fonts || font_load(c->arena, fonts, c->err);
}

bool sheet_print(struct call *c, const struct sheet *s)
{
    const struct format_row *format;
    struct page_options page;
    struct str bytes;

    if (!format_of(c, &format))
        return false;
    if (format->binary && !call_has(c, OPT_OUT) && isatty(STDOUT_FILENO))
        return err_say(c->err, ERR_USAGE, say_format_not_on_terminal(format->name));
    if (!sheet_page(c, format, &page))
        return false;
    if (format->binary && c->desk) /* the bytes of a PDF or a workbook stand alone on standard output */
        c->findings_aside = c->findings_aside || !call_has(c, OPT_OUT);
    int before = finding_total(&c->findings);
    if (!format_write(format, s, &page, c->arena, &bytes, c->err))
        return false;
    if (format->bare && str_eq(s->heading.status, message_label(&label_provisional, &s->heading.wording, c->arena)))
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_format_without_status(format->name, s->heading.status));
    c->findings_aside = c->findings_aside || finding_total(&c->findings) > before;
    return deliver(c, bytes);
}

struct sheet sheet_list(const struct call *c, const char *name, const struct message_row *title,
                        const struct column *col, int ncol, int nrow)
{
    const struct table shape = { .rows = name, .col = col, .ncol = ncol };
    const struct heading heading = { .title = message_label(title, &c->wording, c->arena), .wording = c->wording };
    struct sheet s = { .name = name, .heading = heading, .scale = SCALE_LIST };

    table_block(sheet_table(&s, &shape, c->arena), nrow, c->arena);
    return s;
}

void sheet_add(struct sheet *s, const struct cell *cells)
{
    struct table *t = &s->part[0]->table;

    memcpy(block_row(&t->block[0], TONE_PLAIN), cells, (size_t)t->ncol * sizeof *cells);
}

static bool crosstable_terms(struct call *c, struct report_input *in)
{
    struct str by = c->option[OPT_BY];

    in->by_number = str_eq(by, STR("number"));
    return !call_has(c, OPT_BY) || in->by_number || str_eq(by, STR("place")) ||
           err_say(c->err, ERR_USAGE, say_no_such_order(by));
}

static bool prize_terms(struct call *c, struct report_input *in)
{
    struct str limit = c->option[OPT_LIMIT_400];

    in->limit = !str_eq(limit, STR("no"));
    if (call_has(c, OPT_LIMIT_400) && in->limit && !str_eq(limit, STR("yes")))
        return err_say(c->err, ERR_USAGE, say_limit_400_yes_or_no(limit));
    if (!call_number(c, OPT_GAMES, 1, ROUNDS_MAX, 0, &in->games))
        return false;
    if (!call_has(c, OPT_COMBINED) || combined_find(c->option[OPT_COMBINED], &in->combined))
        return true;
    return err_say(c->err, ERR_USAGE, say_no_such_combined(c->option[OPT_COMBINED]));
}

static bool find_section(struct call *c, const struct report_row *report, struct event *ev, struct report_input *in)
{
    if (report->about != ABOUT_EVENT || call_has(c, OPT_SECTION) || ev->nsection == 0)
        return call_section(c, ev, &in->section);
    in->section = ask_foremost(ev);
    return true;
}

/* What a report of the call is about, but for the teams. After an operation it shows what that made of the event, or would
   have made. A file is handed on, and so is what is in a format; a screen is one's own. */
static bool begin_report(struct call *c, const struct report_row *report, struct event *ev, struct report_input *in)
{
    *in = (struct report_input){ .event = ev, .team = NOBODY, .other = NOBODY, .language = c->wording.language };
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &in->round) ||
        !call_number(c, OPT_TOP, 1, TEAMS_MAX, 0, &in->top) || !call_event_told(c, ev) ||
        !find_section(c, report, ev, in) || !crosstable_terms(c, in) || !prize_terms(c, in))
        return false;
    c->flags = flags_of(c->path, ev, true, c->arena);
    in->now = call_now(c);
    in->reader = call_has(c, OPT_FORMAT) || call_has(c, OPT_OUT) ? SEEN_BY_ALL : SEEN_BY_STAFF;
    return ask_file(c->desk, report, ev, in, c->arena, c->err);
}

bool sheet_report_about(struct call *c, const struct report_row *report, const struct str *word, int n)
{
    struct event ev;
    struct report_input in;
    struct sheet sheet;

    return begin_report(c, report, &ev, &in) && ask_about(report, &in, word, n, c->arena, c->err) &&
           report_make(report, &in, c->arena, &sheet, c->err) && sheet_print(c, &sheet);
}

bool sheet_report(struct call *c, const struct report_row *report)
{
    return sheet_report_about(c, report, NULL, 0);
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
    struct report_input in;
    struct sheet sheet;

    if (!begin_report(c, report, &ev, &in) || !ask_about(report, &in, c->operand, c->noperand, c->arena, c->err))
        return false;
    if (!report_make(report, &in, c->arena, &sheet, c->err))
        return false;
    return call_has(c, OPT_FORMAT) || call_has(c, OPT_OUT) ? sheet_print(c, &sheet) : print_sentences(c, &in, &sheet);
}

bool cmd_teams(struct call *c)
{
    return sheet_report(c, report_find(STR("teams")));
}

bool cmd_orders(struct call *c)
{
    return sheet_report(c, report_find(STR("orders")));
}

bool cmd_pairings(struct call *c)
{
    return sheet_report(c, report_find(STR("pairings")));
}

bool cmd_differences(struct call *c)
{
    return sheet_report(c, report_find(STR("differences")));
}

bool cmd_corrections(struct call *c)
{
    return sheet_report(c, report_find(STR("corrections")));
}

bool cmd_crosstable(struct call *c)
{
    return sheet_report(c, report_find(STR("crosstable")));
}

bool cmd_team(struct call *c)
{
    return sheet_report_about(c, report_find(STR("team")), c->operand, c->noperand);
}

bool cmd_player(struct call *c)
{
    return sheet_report_about(c, report_find(STR("player")), c->operand, c->noperand);
}

bool cmd_prizes(struct call *c)
{
    return sheet_report(c, report_find(STR("prizes")));
}

bool cmd_what_if(struct call *c)
{
    return sheet_report_about(c, report_find(STR("what-if")), c->operand, c->noperand);
}

bool cmd_standings(struct call *c)
{
    if (call_has(c, OPT_EXPLAIN))
        return sheet_report_about(c, report_find(STR("explain")), &c->option[OPT_EXPLAIN], 1);
    return sheet_report(c, report_find(STR("standings")));
}
