/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/arbiter.h"

#include "engine/base/arena.h"
#include "teams/event.h"

static const char *const titles[] = { "IA", "FA", "NA" };

static void take_title(struct str *line, struct arbiter *x)
{
    struct str rest = *line, word = str_cut(&rest, ' ');

    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (rest.n > 0 && str_same(word, str_of(titles[i]))) {
            x->title = str_of(titles[i]);
            *line = str_trim(rest);
        }
}

/* The last word, if it is a number that FIDE could have given. */
static void take_id(struct str *line, struct arbiter *x)
{
    size_t at = line->n;
    long id;

    while (at > 0 && line->p[at - 1] != ' ')
        at--;
    struct str word = { line->p + at, line->n - at };
    if (word.n > 2 && word.p[0] == '(' && word.p[word.n - 1] == ')')
        word = (struct str){ word.p + 1, word.n - 2 };
    if (at == 0 || !str_long(word, &id) || id < 1 || id > FIDE_ID_MOST)
        return;
    x->fide_id = id;
    *line = str_trim((struct str){ line->p, at });
}

struct arbiter arbiter_of(struct str line)
{
    struct arbiter x = { .fide_id = 0 };

    line = str_trim(line);
    take_title(&line, &x);
    take_id(&line, &x);
    x.name = line;
    return x;
}

struct str arbiter_text(const struct arbiter *x, const char *open, const char *close, struct arena *a)
{
    struct str id = x->fide_id > 0 ? str_fmt(a, " %s%ld%s", open, x->fide_id, close) : STR("");

    return str_fmt(a, "%.*s%s%.*s%.*s", STR_ARG(x->title), x->title.n ? " " : "", STR_ARG(x->name), STR_ARG(id));
}
