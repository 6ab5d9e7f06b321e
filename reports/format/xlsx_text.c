/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/xlsx_text.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "teams/text.h"

/* In units of UTF-16, which is how spreadsheets count. */
enum { LONGEST_TEXT = 32767, LONGEST_NAME = 31 };

/* The longest beginning of whole letters that has so many units. */
static struct str head_of(struct str s, int units)
{
    struct str rest = s;

    while (rest.n > 0) {
        struct str behind = rest;
        units -= text_letter(&behind) > 0xFFFF ? 2 : 1;
        if (units < 0)
            break;
        rest = behind;
    }
    return (struct str){ s.p, s.n - rest.n };
}

static struct str cut(struct str s, int units, struct arena *a)
{
    struct str head = head_of(s, units);

    return head.n == s.n ? s : str_fmt(a, "%.*s…", STR_ARG(head_of(s, units - 1)));
}

/* _xHHHH_ is how a workbook writes a character that XML lacks. */
static bool looks_escaped(struct str s)
{
    enum { ESCAPE = 7 };
    if (s.n < ESCAPE || s.p[0] != '_' || s.p[1] != 'x' || s.p[ESCAPE - 1] != '_')
        return false;
    for (int i = 2; i < ESCAPE - 1; i++)
        if (!isxdigit((unsigned char)s.p[i]))
            return false;
    return true;
}

const char *xlsx_text(struct str text, struct arena *a)
{
    struct buffer b = { .arena = a };
    size_t done = 0;

    text = direction_bare(text, a);
    for (size_t i = 0; i < text.n; i++)
        if (looks_escaped((struct str){ text.p + i, text.n - i })) {
            buffer_add(&b, (struct str){ text.p + done, i - done });
            buffer_add(&b, STR("_x005F"));
            done = i;
        }
    buffer_add(&b, (struct str){ text.p + done, text.n - done });
    return str_c(a, cut(buffer_str(&b), LONGEST_TEXT, a));
}

static struct str allowed(struct str wanted, struct arena *a)
{
    char *name = str_c(a, wanted.n > 0 ? wanted : STR("Sheet"));

    for (char *p = name; *p; p++)
        if (strchr("[]:*?/\\'", *p))
            *p = '-';
    return str_of(name);
}

static bool is_taken(const struct xlsx_names *names, struct str key)
{
    for (int i = 0; i < names->n; i++)
        if (str_eq(names->key[i], key))
            return true;
    return false;
}

const char *xlsx_name(struct xlsx_names *names, struct str wanted)
{
    struct arena *a = names->arena;
    struct str whole = allowed(wanted, a), name = cut(whole, LONGEST_NAME, a);

    for (int n = 2; is_taken(names, text_fold(a, name)); n++) {
        struct str number = str_fmt(a, " (%d)", n);
        name = str_fmt(a, "%.*s%.*s", STR_ARG(cut(whole, LONGEST_NAME - (int)number.n, a)), STR_ARG(number));
    }
    arena_room(a, names->key, names->n, names->cap);
    names->key[names->n++] = text_fold(a, name);
    return str_c(a, name);
}
