/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/findings.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/text.h"

static const char *const words[] = { [NOTE] = "", [WARNING] = "warning: ", [PROBLEM] = "problem: " };

static struct str place_of(const struct finding *f, struct str file, struct arena *a)
{
    if (f->place.n > 0)
        return str_fmt(a, "%.*s, %.*s: ", STR_ARG(file), STR_ARG(f->place));
    return f->line > 0 ? str_fmt(a, "%.*s:%d: ", STR_ARG(file), f->line) : STR("");
}

static void print_one(const struct findings *all, const struct finding *f, struct str file, FILE *out)
{
    struct arena *a = all->arena;
    struct str place = place_of(f, file, a);
    struct str article =
        f->rule != RULE_NONE ? str_fmt(a, " (%.*s)", STR_ARG(edition_cite(all->edition, f->rule, a))) : STR("");

    /* at once, so that the screen sees a whole line */
    fprintf(out, "%.*s%s%.*s%.*s\n", STR_ARG(place), words[f->severity],
            STR_ARG(text_shown(message_text(&f->message, &all->wording, a), false, a)), STR_ARG(article));
}

/* By line; those of one line in the order in which they were found, which is that of the array. */
static int by_line(const void *a, const void *b)
{
    const struct finding *const *x = a, *const *y = b;
    int lines = ((*x)->line > (*y)->line) - ((*x)->line < (*y)->line);

    return lines ? lines : (*x > *y) - (*x < *y);
}

/* Four boards of a table that is not there are one thing to say. */
static bool same(const struct finding *a, const struct finding *b)
{
    return a->line == b->line && a->rule == b->rule && message_same(&a->message, &b->message);
}

static void print_last(const struct findings *f, void *out)
{
    const struct finding *last = &f->item[f->n - 1];

    if (f->n == 1 || !same(last, last - 1))
        print_one(f, last, STR(""), out);
    fflush(out);
}

/* Those that were not kept. */
static void print_more(const struct findings *f, FILE *out)
{
    for (int i = 0; i < f->nkind; i++) {
        const struct finding more = { .severity = f->kind[i].severity, .message = finding_more(&f->kind[i]) };
        print_one(f, &more, STR(""), out);
    }
}

void findings_as_found(struct findings *f, FILE *out)
{
    f->found = print_last;
    f->to = out;
}

void findings_print(const struct findings *f, struct str file, FILE *out)
{
    if (f->found) {
        print_more(f, out);
        return;
    }
    const struct finding **order = arena_new(f->arena, const struct finding *, f->n);

    for (int i = 0; i < f->n; i++)
        order[i] = &f->item[i];
    qsort(order, (size_t)f->n, sizeof *order, by_line);
    for (int i = 0; i < f->n; i++)
        if (i == 0 || !same(order[i], order[i - 1]))
            print_one(f, order[i], file, out);
    print_more(f, out);
}

void findings_drop_notes(struct findings *f)
{
    int n = 0;

    for (int i = 0; i < f->n; i++)
        if (f->item[i].severity != NOTE)
            f->item[n++] = f->item[i];
    f->n = n;
}
