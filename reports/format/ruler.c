/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/ruler.h"

#include "teams/text.h"

int ruler_columns(void *ctx, struct str text, bool strong)
{
    (void)ctx;
    (void)strong;
    return text_width(text);
}

int ruler_width(const struct ruler *r, struct str text, bool strong)
{
    return text.n > 0 ? r->width(r->ctx, text, strong) : 0;
}

/* The beginning of `text` that ends where `rest` begins. */
static struct str before(struct str text, struct str rest)
{
    return (struct str){ text.p, (size_t)(rest.p - text.p) };
}

static struct str letters(const struct ruler *r, struct str *rest, int room, bool strong)
{
    struct str text = *rest;
    int width = 0;

    while (rest->n > 0) {
        struct str behind = *rest;
        text_letter(&behind);
        width += ruler_width(r, before(*rest, behind), strong);
        if (width > room && rest->p > text.p)
            break;
        *rest = behind;
    }
    return before(text, *rest);
}

/* Of a word that is much too long for a line only the beginning is measured, or each line would measure it to its end. */
static int word_width(const struct ruler *r, struct str word, int room, bool strong)
{
    enum { LONG = 1000 };
    size_t n = LONG;

    if (word.n > LONG) {
        while (n > 0 && (word.p[n] & 0xC0) == 0x80)
            n--;
        int width = ruler_width(r, (struct str){ word.p, n }, strong);
        if (width > room)
            return width;
    }
    return ruler_width(r, word, strong);
}

struct str ruler_line(const struct ruler *r, struct str *rest, int room, bool strong)
{
    struct str text = *rest, line = { text.p, 0 };

    for (int width = 0; rest->n > 0;) {
        struct str left = *rest, word = str_cut(&left, ' ');
        size_t n = (size_t)(word.p + word.n - text.p);
        width +=
            word_width(r, (struct str){ text.p + line.n, n - line.n }, room, strong); /* with the blank before it */
        if (width > room)
            break;
        line.n = n;
        *rest = left;
    }
    return line.n > 0 || rest->n == 0 ? line : letters(r, rest, room, strong);
}
