/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/help.h"

#include <stdbool.h>
#include <string.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/str.h"
#include "reports/sheet/report.h"

enum { WIDTH = 79, COLUMN = 28 };

static const char *event_of(const struct command *c)
{
    return c->access == NO_EVENT ? "" : " EVENT.oly";
}

static const char *space_before(const char *operands)
{
    return operands[0] ? " " : "";
}

void help_wrap(FILE *out, const char *text, int indent, int column)
{
    struct str rest = str_of(text);

    fprintf(out, "%*s", indent - column > 0 ? indent - column : 0, "");
    column = indent;
    while (rest.n > 0) {
        struct str word = str_cut(&rest, ' ');
        bool breaks = column > indent && column + 1 + (int)word.n > WIDTH;
        int blanks = breaks ? indent : column > indent;
        fprintf(out, "%s%*s%.*s", breaks ? "\n" : "", blanks, "", STR_ARG(word));
        column = (breaks ? indent : column + blanks) + (int)word.n;
    }
    fputc('\n', out);
}

/* Texts of the tables as rows of sentences. */

static struct message_row row_of(const char *table, const char *name, const char *text, struct arena *a)
{
    return (struct message_row)MESSAGE_LABEL(str_c(a, str_fmt(a, "%s %s", table, name)), text);
}

static struct message_row row_of_group(enum command_group g, struct arena *a)
{
    return row_of("group", str_c(a, str_fmt(a, "%d", (int)g + 1)), group_title(g), a);
}

/* Two options of one name take different things. */
static struct message_row row_of_option(const struct opt_row *o, struct arena *a)
{
    const char *value = o->value ? o->value : "";

    return row_of("option", str_c(a, str_fmt(a, "%s%s%s", o->name, *value ? " " : "", value)), o->help, a);
}

bool help_row(int i, struct arena *a, struct message_row *out)
{
    int n, reports = 0;
    const struct command *c = command_all(&n);

    while (report_row(reports))
        reports++;
    if (i < 2 * n)
        return *out = i % 2 ? row_of("details", c[i / 2].name, c[i / 2].details, a)
                            : row_of("command", c[i / 2].name, c[i / 2].help, a),
               true;
    if ((i -= 2 * n) < OPT_COUNT)
        return *out = row_of_option(opt_row((enum opt)i), a), true;
    if ((i -= OPT_COUNT) < GROUP_COUNT)
        return *out = row_of_group((enum command_group)i, a), true;
    if ((i -= GROUP_COUNT) < reports)
        return *out = report_row(i)->help, true;
    return false;
}

static const char *told(const struct call *call, struct message_row row)
{
    return str_c(call->arena, message_label(&row, &call->wording, call->arena));
}

static const char *told_of(const struct call *call, const char *table, const char *name, const char *text)
{
    return told(call, row_of(table, name, text, call->arena));
}

static const char *said(const struct call *call, struct message message)
{
    return str_c(call->arena, message_text(&message, &call->wording, call->arena));
}

/* A term and its explanation in two columns. */
static void entry(FILE *out, const char *text, int column)
{
    if (column >= COLUMN) {
        fputc('\n', out);
        column = 0;
    }
    help_wrap(out, text, COLUMN, column);
}

static void command_line(const struct call *call, const struct command *c, FILE *out)
{
    entry(out, told_of(call, "command", c->name, c->help), fprintf(out, "  %s %s", c->name, c->operands));
}

void help_all(const struct call *call, FILE *out)
{
    int n;
    const struct command *c = command_all(&n);

    fprintf(out, "%s\n%s\n", said(call, say_help_usage_of_program()), said(call, say_help_of_program()));
    for (int g = 0; g < GROUP_COUNT; g++) {
        fprintf(out, "\n%s\n", told(call, row_of_group((enum command_group)g, call->arena)));
        for (int i = 0; i < n; i++)
            if (c[i].group == (enum command_group)g)
                command_line(call, &c[i], out);
    }
    fputc('\n', out);
    help_wrap(out, said(call, say_help_of_help()), 0, 0);
}

static int option_term(FILE *out, const struct opt_row *row)
{
    int n = row->letter ? fprintf(out, "  -%c, --%s", row->letter, row->name) : fprintf(out, "      --%s", row->name);
    return row->value ? n + fprintf(out, " %s", row->value) : n;
}

static void reports(const struct call *call, FILE *out)
{
    fprintf(out, "\n%s:\n", said(call, say_help_names()));
    for (int i = 0; report_row(i); i++) {
        const struct report_row *r = report_row(i);
        entry(out, told(call, r->help), fprintf(out, "  %s %s", r->name, report_operands(r)));
    }
}

static void options(const struct call *call, const struct command *c, FILE *out)
{
    fprintf(out, "\n%s:\n", said(call, say_help_options()));
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(c, (enum opt)o)) {
            const struct opt_row *row = opt_row((enum opt)o);
            entry(out, told(call, row_of_option(row, call->arena)), option_term(out, row));
        }
}

void help_command(const struct call *call, const struct command *c, FILE *out)
{
    int indent = (int)strlen(c->name) + 2;

    fprintf(out, "%s\n\n%s: ", said(call, say_help_usage(c->name, event_of(c), c->operands)), c->name);
    help_wrap(out, told_of(call, "command", c->name, c->help), indent, indent);
    if (c->details[0]) {
        fputc('\n', out);
        help_wrap(out, told_of(call, "details", c->name, c->details), 0, 0);
    }
    if (c->id == COMMAND_report)
        reports(call, out);
    options(call, c, out);
}

/* A table cell of Markdown: a bar would end it. */
static void markdown_cell(FILE *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '|')
            fputc('\\', out);
        fputc(*text, out);
    }
}

void help_markdown(FILE *out)
{
    int n;
    const struct command *c = command_all(&n);

    fprintf(out, "| command | what it does |\n|---|---|\n");
    for (int i = 0; i < n; i++) {
        fprintf(out, "| `%s%s", c[i].name, space_before(c[i].operands));
        markdown_cell(out, c[i].operands);
        fprintf(out, "` | ");
        markdown_cell(out, c[i].help);
        fprintf(out, " |\n");
    }
}

/* Text for troff: a hyphen that is typed, a backslash, and no line that begins with a control
   character. */
static void troff(FILE *out, const char *text)
{
    for (const char *p = text; *p; p++)
        if (*p == '-')
            fputs("\\-", out);
        else if (*p == '\\')
            fputs("\\e", out);
        else if (p == text && (*p == '.' || *p == '\''))
            fprintf(out, "\\&%c", *p);
        else
            fputc(*p, out);
}

static bool ends_with_dot(const char *text)
{
    return text[0] && text[strlen(text) - 1] == '.';
}

static void man_command(FILE *out, const struct command *c)
{
    fprintf(out, ".TP\n.B ");
    troff(out, c->name);
    troff(out, event_of(c));
    fputs(space_before(c->operands), out);
    troff(out, c->operands);
    fputc('\n', out);
    troff(out, c->help);
    fputs(ends_with_dot(c->help) ? "\n" : ".\n", out);
    troff(out, c->details);
    fputs(c->details[0] ? "\n" : "", out);
    for (int i = 0; c->id == COMMAND_report && report_row(i); i++)
        fprintf(out, "%s \\fB%s\\fR", i ? "," : "Names:", report_row(i)->name);
    fputs(c->id == COMMAND_report ? ".\n" : "", out);
    const char *before = "Options:";
    for (int o = 0; o < OPT_HELP; o++)
        if (command_takes(c, (enum opt)o)) {
            fprintf(out, "%s \\fB\\-\\-", before);
            troff(out, opt_row((enum opt)o)->name);
            fputs("\\fR", out);
            before = ",";
        }
    fputs(strcmp(before, ",") == 0 ? ".\n" : "", out);
}

static void man_options(FILE *out)
{
    fprintf(out, ".SH OPTIONS\n");
    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = opt_row((enum opt)o);
        fprintf(out, ".TP\n");
        if (row->letter)
            fprintf(out, "\\fB\\-%c\\fR, ", row->letter);
        fprintf(out, "\\fB\\-\\-");
        troff(out, row->name);
        fprintf(out, "\\fR%s%s\n", row->value ? " " : "", row->value ? row->value : "");
        troff(out, row->help);
        fputs("\n", out);
    }
}

static void man_exit_codes(FILE *out)
{
    fprintf(out, ".SH EXIT STATUS\n");
#define X(kind, exit, meaning) fprintf(out, ".TP\n%d\n%s\n", exit, meaning);
    ERR_KINDS(X)
#undef X
}

void help_man(FILE *out)
{
    int n;
    const struct command *c = command_all(&n);

    fprintf(out, ".TH OLYMPAIR 1 " OLYMPAIR_DATE " \"olympair " OLYMPAIR_VERSION "\"\n"
                 ".SH NAME\nolympair \\- the technical desk of a Chess Olympiad\n"
                 ".SH SYNOPSIS\n.B olympair\n.I COMMAND\n[options] EVENT.oly [operands]\n"
                 ".SH DESCRIPTION\n"
                 "Registers teams, pairs rounds by the Olympiad Pairing Rules, takes results and prints\n"
                 "standings and sheets. One event is one file. Options may come in any order.\n");
    for (int g = 0; g < GROUP_COUNT; g++) {
        fprintf(out, ".SH \"%s\"\n", group_title((enum command_group)g));
        for (int i = 0; i < n; i++)
            if (c[i].group == (enum command_group)g)
                man_command(out, &c[i]);
    }
    man_options(out);
    man_exit_codes(out);
    fprintf(out, ".SH ENVIRONMENT\n.TP\nOLYMPAIR_USER\nthe person to record in the journal\n");
    fprintf(out, ".TP\nOLYMPAIR_FEDERATIONS\na table of federations in place of that of this program\n");
    fprintf(out, ".TP\nOLYMPAIR_SECTION\nthe section where --section names none; empty: none\n");
    fprintf(out,
            ".TP\nOLYMPAIR_LANGUAGE\nthe language of what is printed; pseudo shows translators what is translated\n");
    fprintf(
        out,
        ".TP\nOLYMPAIR_PROGRESS\nafter how many milliseconds a progress bar shows on a terminal, 500 unless this says "
        "otherwise; never: none does\n");
}
