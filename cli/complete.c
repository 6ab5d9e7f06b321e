/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/complete.h"

#include <string.h>

#include "cli/command.h"
#include "reports/sheet/report.h"

static void candidate(FILE *out, struct str typed, const char *dashes, struct str name)
{
    size_t n = strlen(dashes);
    struct str rest = { typed.p + (n < typed.n ? n : typed.n), n < typed.n ? typed.n - n : 0 };

    if (str_starts(name, rest))
        fprintf(out, "%s%.*s\n", dashes, STR_ARG(name));
}

static void commands(struct str typed, FILE *out)
{
    int n;
    const struct command *c = command_all(&n);

    for (int i = 0; i < n; i++)
        candidate(out, typed, "", str_of(c[i].name));
}

static void options(const struct command *c, struct str typed, FILE *out)
{
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(c, (enum opt)o))
            candidate(out, typed, "--", str_of(opt_row((enum opt)o)->name));
}

/* The parts of "white|black"; nothing if there is only one. */
static void alternatives(const char *text, struct str typed, FILE *out)
{
    struct str rest = str_of(text);

    if (rest.n > 1 && rest.p[0] == '[')
        rest.p++, rest.n -= 2;
    if (rest.n > 0 && memchr(rest.p, '|', rest.n))
        while (rest.n > 0)
            candidate(out, typed, "", str_cut(&rest, '|'));
}

/* Is the word before the last an option that wants a value? Then its values. */
static bool value(const struct command *c, struct str before, struct str typed, FILE *out)
{
    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = opt_row((enum opt)o);
        struct str dashes = { before.p, 2 };
        struct str name = { before.p + 2, before.n > 2 ? before.n - 2 : 0 };
        if (before.n > 2 && str_eq(dashes, STR("--")) && row->value && command_takes(c, (enum opt)o) &&
            str_eq(name, str_of(row->name))) {
            alternatives(row->value, typed, out);
            return true;
        }
    }
    return false;
}

static void operands(const struct command *c, struct str typed, FILE *out)
{
    if (c->run == cmd_help)
        commands(typed, out);
    else if (c->run == cmd_report)
        for (int i = 0; report_row(i); i++)
            candidate(out, typed, "", str_of(report_row(i)->name));
    else
        alternatives(c->operands, typed, out);
}

void complete(int n, char **word, FILE *out)
{
    struct str typed = n > 0 ? str_of(word[n - 1]) : STR("");
    const struct command *c = n > 1 ? command_find(str_of(word[0])) : NULL;

    if (n <= 1)
        commands(typed, out);
    else if (!c || value(c, str_of(word[n - 2]), typed, out))
        return;
    else if (str_starts(typed, STR("-")))
        options(c, typed, out);
    else if (n > 2 || c->access == NO_EVENT)
        operands(c, typed, out);
}
