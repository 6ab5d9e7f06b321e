/* SPDX-License-Identifier: Apache-2.0 */
/* html_escape.c - text on its way into HTML. */
#include "reports/format/html.h"

#include "engine/base/buffer.h"

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
