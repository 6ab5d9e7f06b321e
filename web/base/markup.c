/* SPDX-License-Identifier: Apache-2.0 */
#include "web/base/markup.h"

#include "reports/format/html.h"

void put_text(struct markup *m, struct str text)
{
    html_put(&m->out, text);
}

void put_number(struct markup *m, long n)
{
    buffer_fmt(&m->out, "%ld", n);
}

void put_attribute(struct markup *m, struct str open, struct str value)
{
    buffer_add(&m->out, open);
    put_text(m, value);
    put(m, "\"");
}

void put_link(struct markup *m, struct str address, struct str text)
{
    put(m, "<a");
    put_attr(m, "href", address);
    put(m, ">");
    put_text(m, text);
    put(m, "</a>");
}

void put_line(struct markup *m, struct str text)
{
    put(m, "<p>");
    put_text(m, text);
    put(m, "</p>\n");
}

void put_made(struct markup *m, struct str markup)
{
    buffer_add(&m->out, markup);
}
