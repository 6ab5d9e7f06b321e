/* SPDX-License-Identifier: Apache-2.0 */
/* html_escape.c - text on its way into HTML. */
#include "reports/format/html.h"

#include <string.h>

#include "engine/base/buffer.h"
#include "engine/base/direction.h"

static const char *entity(char c)
{
    static const struct {
        char c;
        const char *entity;
    } row[] = { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" }, { '\'', "&#39;" } };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (row[i].c == c)
            return row[i].entity;
    return NULL;
}

struct str html_escape(struct str text, struct arena *a)
{
    struct buffer b = { .arena = a };
    size_t done = 0;

    for (size_t i = 0; i < text.n; i++) {
        const char *instead = entity(text.p[i]);
        if (!instead)
            continue;
        buffer_add(&b, (struct str){ text.p + done, i - done });
        buffer_add(&b, str_of(instead));
        done = i + 1;
    }
    if (done == 0)
        return text;
    buffer_add(&b, (struct str){ text.p + done, text.n - done });
    return buffer_str(&b);
}

struct str html_text(struct str text, struct arena *a)
{
    enum { MARK = sizeof DIRECTION_OPEN - 1 };
    struct str rest = html_escape(direction_isolated(text, a), a);
    struct buffer b = { .arena = a };
    const char *open;

    while ((open = str_find(rest, STR(DIRECTION_OPEN)))) {
        struct str before = { rest.p, (size_t)(open - rest.p) };
        size_t n = direction_isolate((struct str){ open, rest.n - before.n });
        buffer_add(&b, before);
        if (n > 0)
            buffer_fmt(&b, "<bdi>%.*s</bdi>", (int)(n - 2 * MARK), open + MARK);
        else
            buffer_add(&b, (struct str){ open, n = MARK });
        rest = (struct str){ open + n, rest.n - before.n - n };
    }
    if (b.n == 0)
        return rest;
    buffer_add(&b, rest);
    return buffer_str(&b);
}

/* Between the quotes of an attribute, and within what knows no tags, marks stay marks. */
static bool takes_tags(const struct buffer *out)
{
    static const struct str without[] = { STR("<title"), STR("<option"), STR("<textarea"), STR("<desc"), STR("<text") };
    size_t at = out->n;

    while (at > 0 && out->p[at - 1] != '>' && out->p[at - 1] != '<')
        at--;
    if (at == 0)
        return true;
    if (out->p[at - 1] == '<')
        return false;
    while (at > 0 && out->p[at - 1] != '<')
        at--;
    const struct str tag = { out->p + at - (at > 0), out->n - at + (at > 0) };
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        if (str_starts(tag, without[i]))
            return false;
    return true;
}

void html_put(struct buffer *out, struct str text)
{
    bool isolates = direction_turns(text) || str_find(text, STR(DIRECTION_OPEN));

    buffer_add(out, isolates && takes_tags(out) ? html_text(text, out->arena) : html_escape(text, out->arena));
}
