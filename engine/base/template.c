/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/template.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/points.h"

/* A text on its way out: what is written so far, and whether all values since the last bracket stood for something. */
struct filling {
    const struct template_values *values;
    struct arena *arena;
    struct str out;
    bool whole;
};

/* "number:+" in its pieces. */
struct place {
    struct str name;
    bool sign;
};

static struct place place_of(struct str text)
{
    struct place p = { .name = str_cut(&text, ':') };

    p.sign = str_eq(text, STR("+"));
    return p;
}

static struct str value_text(struct filling *f, struct str text)
{
    struct place p = place_of(text);
    struct template_value v = f->values->named(f->values->of, p.name, f->arena);

    f->whole = f->whole && (v.kind == TEMPLATE_TEXT ? v.text.n > 0 : v.number != 0);
    if (v.kind == TEMPLATE_TEXT)
        return direction_isolated(v.text, f->arena);
    return v.kind == TEMPLATE_POINTS ? points_text(v.number, p.sign, f->arena)
                                     : str_fmt(f->arena, p.sign ? "%+ld" : "%ld", v.number);
}

static void put_text(struct filling *f, struct str text)
{
    if (f->out.n == 0)
        f->out = text;
    else if (text.n > 0)
        f->out = str_join(f->arena, f->out, text);
}

/* The plain words at the front, up to a brace or a bracket. */
static struct str words_before(struct str rest)
{
    size_t n = 0;

    while (n < rest.n && !strchr("{[]", rest.p[n]))
        n++;
    return (struct str){ rest.p, n };
}

static void skip(struct str *rest, size_t n)
{
    *rest = (struct str){ rest->p + n, rest->n - n };
}

/* One step: words, a place, or a sign that stands for itself. */
static void put_next(struct filling *f, struct str *rest)
{
    struct str words = words_before(*rest);

    if (words.n > 0) {
        put_text(f, words);
        skip(rest, words.n);
    } else if (rest->n > 1 && rest->p[0] != ']' && rest->p[1] == rest->p[0]) {
        put_text(f, (struct str){ rest->p, 1 });
        skip(rest, 2);
    } else if (rest->p[0] == '{') {
        skip(rest, 1);
        put_text(f, value_text(f, str_cut(rest, '}')));
    } else {
        put_text(f, (struct str){ rest->p, 1 });
        skip(rest, 1);
    }
}

static bool opens_part(struct str rest)
{
    return rest.n > 0 && rest.p[0] == '[' && !(rest.n > 1 && rest.p[1] == '[');
}

static void put_part(struct filling *f, struct str *rest)
{
    struct str before = f->out;

    skip(rest, 1);
    f->whole = true;
    while (rest->n > 0 && rest->p[0] != ']')
        put_next(f, rest);
    skip(rest, rest->n > 0);
    if (!f->whole)
        f->out = before;
}

struct str template_fill(const char *text, const struct template_values *values, struct arena *a)
{
    struct filling f = { .values = values, .arena = a };
    struct str rest = str_of(text);

    while (rest.n > 0)
        if (opens_part(rest))
            put_part(&f, &rest);
        else
            put_next(&f, &rest);
    return f.out;
}

bool template_next(const char **at, struct str *name)
{
    const char *open = *at;

    while ((open = strchr(open, '{')) && open[1] == '{')
        open += 2;
    const char *close = open ? strchr(open, '}') : NULL;
    if (!close)
        return false;
    *name = place_of((struct str){ open + 1, (size_t)(close - open - 1) }).name;
    *at = close + 1;
    return true;
}
