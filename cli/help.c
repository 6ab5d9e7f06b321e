/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/help.h"

#include <stdbool.h>
#include <string.h>

#include "cli/command.h"
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

/* A term and its explanation in two columns. */
static void entry(FILE *out, const char *text, int column)
{
    if (column >= COLUMN) {
        fputc('\n', out);
        column = 0;
    }
    help_wrap(out, text, COLUMN, column);
}

void help_all(FILE *out)
{
    int n;
    const struct command *c = command_all(&n);

    fprintf(out, "Usage: olympair COMMAND [options] EVENT.oly [operands]\n"
                 "Runs the technical desk of a Chess Olympiad; one event is one file.\n");
    for (int g = 0; g < GROUP_COUNT; g++) {
        fprintf(out, "\n%s\n", group_title((enum group)g));
        for (int i = 0; i < n; i++)
            if (c[i].group == (enum group)g)
                entry(out, c[i].help, fprintf(out, "  %s %s", c[i].name, c[i].operands));
    }
    fputc('\n', out);
    help_wrap(out,
              "'olympair help COMMAND' shows what a command does and takes, 'olympair --version' the "
              "version of the program.",
              0, 0);
}

static int option_term(FILE *out, const struct opt_row *row)
{
    int n = row->letter ? fprintf(out, "  -%c, --%s", row->letter, row->name) : fprintf(out, "      --%s", row->name);
    return row->value ? n + fprintf(out, " %s", row->value) : n;
}

static void reports(FILE *out)
{
    fprintf(out, "\nNames:\n");
    for (int i = 0; report_row(i); i++)
        entry(out, report_row(i)->help, fprintf(out, "  %s %s", report_row(i)->name, report_operands(report_row(i))));
}

void help_command(const struct command *c, FILE *out)
{
    fprintf(out, "Usage: olympair %s [options]%s%s%s\n\n", c->name, event_of(c), space_before(c->operands),
            c->operands);
    fprintf(out, "%s: ", c->name);
    help_wrap(out, c->help, (int)strlen(c->name) + 2, (int)strlen(c->name) + 2);
    if (c->details[0]) {
        fputc('\n', out);
        help_wrap(out, c->details, 0, 0);
    }
    if (c->run == cmd_report)
        reports(out);
    fprintf(out, "\nOptions:\n");
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(c, (enum opt)o)) {
            const struct opt_row *row = opt_row((enum opt)o);
            entry(out, row->help, option_term(out, row));
        }
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
    for (int i = 0; c->run == cmd_report && report_row(i); i++)
        fprintf(out, "%s \\fB%s\\fR", i ? "," : "Names:", report_row(i)->name);
    fputs(c->run == cmd_report ? ".\n" : "", out);
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
                 "standings and sheets. One event is one file. Options may stand anywhere.\n");
    for (int g = 0; g < GROUP_COUNT; g++) {
        fprintf(out, ".SH \"%s\"\n", group_title((enum group)g));
        for (int i = 0; i < n; i++)
            if (c[i].group == (enum group)g)
                man_command(out, &c[i]);
    }
    man_options(out);
    man_exit_codes(out);
    fprintf(out, ".SH ENVIRONMENT\n.TP\nOLYMPAIR_USER\nthe person to record in the journal\n");
    fprintf(out, ".TP\nOLYMPAIR_FEDERATIONS\na table of federations in place of that of this program\n");
    fprintf(out, ".TP\nOLYMPAIR_SECTION\nthe section where --section names none; empty: none\n");
}
