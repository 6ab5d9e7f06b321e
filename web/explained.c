/* SPDX-License-Identifier: Apache-2.0 */
#include "web/explained.h"

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "office/explaining.h"
#include "reports/format/titles.h"
#include "teams/text.h"
#include "web/messages.h"
#include "web/page.h"

/* A longer one would be read twice while others wait. */
enum { BYTES_MAX = 1 << 20 };

static void put_cell(struct markup *m, struct str text)
{
    put(m, "<td>");
    put_text(m, text);
    put(m, "</td>");
}

static struct str told(const struct visit *v, const struct message *what)
{
    return what->row ? page_text(v, *what) : (struct str){ 0 };
}

static void put_row(const struct visit *v, struct markup *m, const struct explained_row *r)
{
    put(m, "<tr>");
    put_cell(m, told(v, &r->part));
    put_cell(m, text_shown(r->name, false, v->arena));
    put_cell(m, told(v, &r->use));
    put_cell(m, r->n < 0 ? STR("") : str_number(v->arena, r->n));
    put_cell(m, text_shown(r->first, false, v->arena));
    put_cell(m, text_shown(r->read, false, v->arena));
    put(m, "</tr>\n");
}

static void put_titles(const struct visit *v, struct markup *m)
{
    static const struct message_row *const titles[] = { &label_part,   &label_name,        &label_use,
                                                        &label_values, &label_first_value, &label_read_as };
    const struct wording wording = visit_wording(v);

    put(m, "<thead><tr>");
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
        put(m, "<th scope=\"col\">");
        put_text(m, message_label(titles[i], &wording, v->arena));
        put(m, "</th>");
    }
    put(m, "</tr></thead>\n");
}

/* What else is found in it the page says. */
void explained_put(const struct visit *v, struct markup *m, struct str name, struct str bytes, enum day_order dates)
{
    struct findings unheard = { .arena = v->arena };
    struct explained all;

    if (bytes.n > BYTES_MAX)
        return;
    explaining_read(bytes, name, dates, v->arena, &all, &unheard, &(struct err){ 0 });
    put_message(v, m, "<details><summary>", say_what_is_recognised(name), "</summary>\n");
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr(m, "aria-label", page_text(v, say_what_is_recognised(name)));
    put(m, ">\n<table class=\"list\">\n");
    put_titles(v, m);
    put(m, "<tbody>\n");
    for (int i = 0; i < all.n; i++)
        put_row(v, m, &all.row[i]);
    put(m, "</tbody></table></div>\n</details>\n");
}
