/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/complete.h"

#include <string.h>

#include "cli/command.h"
#include "cli/typed.h"
#include "reports/sheet/report.h"

static void offer(struct typed_line *t, const char *candidate, const char *what)
{
    typed_offer(t, str_of(candidate), str_of(what));
}

/* What may be typed instead of a command, too. */
static void first_word(struct typed_line *t)
{
    int n;
    const struct command *c = command_all(&n);

    for (int i = 0; i < n; i++)
        offer(t, c[i].name, c[i].help);
    if (str_starts(t->word, STR("-"))) {
        offer(t, "--help", "list the commands");
        offer(t, "--version", "say which version this is");
    }
}

static void options(struct typed_line *t)
{
    struct str dashes = { t->word.p, t->word.n < 2 ? t->word.n : 2 };

    t->lead = STR("--");
    t->word.p += dashes.n, t->word.n -= dashes.n;
    for (int o = 0; o < OPT_COUNT; o++)
        if (command_takes(t->command, (enum opt)o))
            offer(t, opt_row((enum opt)o)->name, opt_row((enum opt)o)->help);
}

/* The alternatives of "white|black" or "N|BACKUP", with what surrounds them: "[add|revoke]", "[TEAM...]". */
static void alternatives(struct typed_line *t, struct str text, enum opt o)
{
    if (text.n > 1 && text.p[0] == '[' && text.p[text.n - 1] == ']')
        text.p++, text.n -= 2;
    if (str_ends(text, STR("...")))
        text.n -= 3;
    while (text.n > 0) {
        struct str word = str_cut(&text, '|');
        if (!memchr(word.p, '[', word.n) && !typed_kind(t, word, o))
            typed_offer(t, word, STR(""));
    }
}

/* Operand `at`, from 0, of "[TEAM] PLAYER": what may be left out follows on all that stands before it, what may not
   on what may not be left out. */
static void operand(struct typed_line *t, struct str pattern, int at)
{
    int least = 0, all = 0;
    bool many = false;

    while (pattern.n > 0) {
        struct str word = str_cut(&pattern, ' ');
        bool needed = word.p[0] != '[';
        bool repeats = memmem(word.p, word.n, "...", 3) != NULL;
        if (at >= (needed ? least : all) && (at <= all || many || repeats))
            alternatives(t, word, OPT_COUNT);
        least += needed;
        all++;
        many |= repeats;
    }
}

/* What a report is about says its row. */
static void operands(struct typed_line *t)
{
    const struct report_row *r = NULL;

    if (t->command->id == COMMAND_report && t->noperand > 0)
        r = report_find(t->operand[0]);
    if (t->command->access != NO_EVENT && !t->path.p)
        typed_kind(t, STR("EVENT.oly"), OPT_COUNT);
    else if (r)
        operand(t, str_of(report_operands(r)), t->noperand - 1);
    else
        operand(t, str_of(t->command->operands), t->noperand);
}

void complete(int n, char **word, bool described, struct arena *a, FILE *out)
{
    struct typed_line t = typed_read(n, word, a);

    if (n <= 1)
        first_word(&t);
    else if (t.command && t.value_of != OPT_COUNT)
        alternatives(&t, str_of(opt_row(t.value_of)->value), t.value_of);
    else if (t.command && str_starts(t.word, STR("-")))
        options(&t);
    else if (t.command)
        operands(&t);
    typed_print(&t, described, out);
}
