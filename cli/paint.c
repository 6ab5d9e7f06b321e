/* SPDX-License-Identifier: Apache-2.0 */
/* paint.c - how messages look on a terminal: lines break between words, and the first word of a message has a colour. */
#include "cli/screen.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/ruler.h"
#include "teams/text.h"

enum { NARROWEST = 20, DEEPER = 2 };

static const struct ruler terminal = { .width = ruler_columns };

/* The words say it; the colour only makes them easier to find. */
static const struct sign {
    const char *word, *colour;
} signs[] = {
    { "olympair:", "1;31" }, { "problem:", "31" },       { "warning:", "33" },
    { "next:", "1;32" },     { "would be done:", "36" },
};
enum { SIGNS = sizeof signs / sizeof *signs };

static size_t blanks(struct str line)
{
    size_t n = 0;

    while (n < line.n && line.p[n] == ' ')
        n++;
    return n;
}

/* Behind the blanks it begins with, or behind "results.csv:4: ". */
static struct str behind(struct str line, size_t n)
{
    return (struct str){ line.p + n, line.n - n };
}

static struct str without_place(struct str line)
{
    struct str rest = line, place = str_cut(&rest, ' ');
    bool is_place =
        place.n > 2 && place.p[place.n - 1] == ':' && place.p[place.n - 2] >= '0' && place.p[place.n - 2] <= '9';

    return is_place ? rest : line;
}

static const struct sign *sign_of(struct str text)
{
    for (int i = 0; i < SIGNS; i++)
        if (str_starts(text, str_of(signs[i].word)))
            return &signs[i];
    return NULL;
}

static void put_piece(struct buffer *b, struct str piece, bool colours)
{
    struct str text = without_place(behind(piece, blanks(piece)));
    const struct sign *sign = colours ? sign_of(text) : NULL;

    if (!sign) {
        buffer_add(b, piece);
        return;
    }
    buffer_add(b, (struct str){ piece.p, (size_t)(text.p - piece.p) });
    buffer_fmt(b, "\033[%sm%s\033[0m", sign->colour, sign->word);
    buffer_add(b, behind(text, str_of(sign->word).n));
}

static void put_line(struct buffer *b, struct str line, const struct paint *p)
{
    bool wraps = p->columns >= NARROWEST && text_width(line) > p->columns;
    int deeper = (int)blanks(line) + DEEPER;

    if (!wraps || deeper > p->columns / 2) {
        put_piece(b, line, p->colours);
        return;
    }
    put_piece(b, ruler_line(&terminal, &line, p->columns, false), p->colours);
    while (line.n > 0) {
        buffer_add(b, STR("\n"));
        buffer_blanks(b, deeper);
        buffer_add(b, ruler_line(&terminal, &line, p->columns - deeper, false));
    }
}

struct str paint_lines(struct str text, const struct paint *p, struct arena *a)
{
    struct buffer b = { .arena = a };

    while (text.n > 0) {
        bool ends = memchr(text.p, '\n', text.n) != NULL;
        put_line(&b, str_cut(&text, '\n'), p);
        buffer_add(&b, ends ? STR("\n") : STR(""));
    }
    return buffer_str(&b);
}

bool paint_is_wanted(void)
{
    const char *no = getenv("NO_COLOR"), *kind = getenv("TERM");

    return (!no || !*no) && kind && *kind && !str_eq(str_of(kind), STR("dumb"));
}
