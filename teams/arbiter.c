/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/arbiter.h"

#include <ctype.h>

#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/federation.h"
#include "teams/rated.h"

static const char *const titles[] = { "IA", "FA", "NA" };

bool arbiter_is_title(struct str s)
{
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (str_eq(s, str_of(titles[i])))
            return true;
    return false;
}

/* The last word, which is empty if it is the only one. */
static struct str last_word(struct str line)
{
    size_t at = line.n;

    while (at > 0 && line.p[at - 1] != ' ')
        at--;
    return at > 0 ? (struct str){ line.p + at, line.n - at } : (struct str){ line.p, 0 };
}

static struct str before(struct str line, struct str last)
{
    return str_trim((struct str){ line.p, line.n - last.n });
}

static bool is_id(struct str word, long *id)
{
    return str_long(word, id) && *id >= 1 && *id <= FIDE_ID_MOST;
}

/* A number that FIDE could have given, and what stands before it in capitals if it is a federation. */
static void take_id(struct str *line, struct arbiter *x)
{
    struct str last = last_word(*line), word = last;
    long id;

    if (word.n > 2 && word.p[0] == '(' && word.p[word.n - 1] == ')')
        word = (struct str){ word.p + 1, word.n - 2 };
    if (!is_id(word, &id))
        return;
    x->fide_id = id;
    *line = before(*line, last);
    struct str code = last_word(*line);
    if (federation_find(code)) {
        x->federation = code;
        *line = before(*line, code);
    }
}

struct arbiter arbiter_of(struct str line)
{
    struct arbiter x = { .fide_id = 0 };

    line = str_trim(line);
    struct str rest = line, word = str_cut(&rest, ' ');

    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (rest.n > 0 && str_same(word, str_of(titles[i]))) {
            x.title = str_of(titles[i]);
            line = str_trim(rest);
        }
    take_id(&line, &x);
    x.name = line;
    return x;
}

/* Where the parenthesis opens that closes at the end; the end: none does. */
static size_t opening(struct str line)
{
    int depth = 0;

    for (size_t i = line.n; i > 0; i--) {
        depth += (line.p[i - 1] == ')') - (line.p[i - 1] == '(');
        if (depth == 0)
            return line.p[i - 1] == '(' ? i - 1 : line.n;
    }
    return line.n;
}

struct arbiter arbiter_typed(struct str line)
{
    line = str_trim(line);
    size_t at = opening(line);
    struct arbiter x = arbiter_of((struct str){ line.p, at });

    if (at < line.n)
        x.role = str_trim((struct str){ line.p + at + 1, line.n - at - 2 });
    return x;
}

struct str arbiter_text(const struct arbiter *x, struct arena *a)
{
    struct str id = x->fide_id > 0 ? str_fmt(a, " (%ld)", x->fide_id) : STR("");

    return str_fmt(a, "%.*s%s%.*s%.*s", STR_ARG(x->title), x->title.n ? " " : "", STR_ARG(x->name), STR_ARG(id));
}

/* The words that are there, with blanks between them. */
static struct str join(const struct str *word, int n, struct arena *a)
{
    struct str line = { 0 };

    for (int i = 0; i < n; i++)
        if (word[i].n > 0)
            line = str_fmt(a, "%.*s%s%.*s", STR_ARG(line), line.n ? " " : "", STR_ARG(word[i]));
    return line;
}

struct str arbiter_line(const struct arbiter *x, struct arena *a)
{
    bool known = x->fide_id > 0; /* without an id what stands last is of the name */

    return join((struct str[]){ x->title, x->name, known ? x->federation : STR(""),
                                known ? str_fmt(a, "%ld", x->fide_id) : STR(""),
                                x->role.n ? str_fmt(a, "(%.*s)", STR_ARG(x->role)) : STR("") },
                5, a);
}

long arbiter_id_alone(const struct arbiter *x)
{
    long id;

    return x->fide_id == 0 && is_id(x->name, &id) ? id : 0;
}

static bool is_number(struct str word)
{
    size_t digits = 0;

    while (digits < word.n && isdigit((unsigned char)word.p[digits]))
        digits++;
    return word.n > 0 && digits == word.n;
}

static bool is_closed(struct str name)
{
    int depth = 0;

    for (size_t i = 0; i < name.n && depth >= 0; i++)
        depth += (name.p[i] == '(') - (name.p[i] == ')');
    return depth == 0;
}

bool arbiter_name_may_be(struct str name)
{
    bool may = name.n > 0 && is_closed(name) && !arbiter_is_title(name);

    while (name.n > 0)
        may = !is_number(str_cut(&name, ' ')) && may;
    return may;
}

struct arbiter arbiter_rated(const struct arbiter *x, const struct rated *r)
{
    struct arbiter out = *x;

    if (arbiter_id_alone(x) > 0)
        out.name = r->name;
    out.fide_id = r->fide_id;
    out.title = x->title.n ? x->title : r->arbiter;
    out.federation = x->federation.n ? x->federation : r->federation;
    return out;
}
