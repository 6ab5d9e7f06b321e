/* SPDX-License-Identifier: Apache-2.0 */
/* sheets_of_moment.c - the sheets to print now, on the page of a round. */
#include "web/page_part.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "reports/sheet/sets.h"
#include "teams/event.h"
#include "web/messages.h"
#include "web/page.h"

static void put_sheet_link(const struct visit *v, struct markup *m, const struct report_row *r)
{
    struct str title = page_label(v, r->title);

    put(m, "<li>");
    put_link(m, address_report(v, v->in, r->name, v->round, NULL), title);
    put(m, " <a class=\"pdf\"");
    put_attr(m, "href", address_report(v, v->in, r->name, v->round, "pdf"));
    put_attr(m, "aria-label", page_text(v, say_sheet_as_pdf(title)));
    put(m, ">PDF</a></li>\n");
}

enum set_id sheets_set(const struct section *s, const struct pairing_list *r)
{
    bool seated = r && r->published.n > 0 && (r->opened.n > 0 || s->unit == UNIT_PLAYER);

    if (r && r->state == ROUND_COMPLETE)
        return SET_ROUND;
    return seated ? SET_MORNING : SET_EVENING;
}

/* One press: the sheets of all sections that have come that far. */
static void put_all(const struct visit *v, struct markup *m, enum set_id set)
{
    if (!set_round(set, &v->event, v->in, 0, &(int){ 0 }, &(struct err){ 0 }))
        return;
    put(m, "<form method=\"post\"");
    put_attr(m, "action", str_fmt(v->arena, "/print/%s", set_row(set)->name));
    put(m, "><p><button>");
    page_say(v, m, v->event.nsection > 1 ? say_print_all_sections() : say_print_all_of_these());
    put(m, "</button></p></form>\n");
}

void sheets_of_moment(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    enum set_id set = sheets_set(v->in, r);
    struct report_input in = {
        .medium = MEDIUM_PAGE, .event = &v->event, .section = v->in, .team = NOBODY, .round = v->round
    };

    if (v->round == 0 || v->round == v->in->nround)
        put_all(v, m, set);
    put(m, "<ul class=\"sheets\">\n");
    for (int i = 0; set_report(set, i); i++)
        if (report_suits(set_report(set, i), v->in) && report_ready(set_report(set, i), &in, &(struct err){ 0 }))
            put_sheet_link(v, m, set_report(set, i));
    put(m, "</ul>\n<p>");
    put_link(m, STR("/print"), page_text(v, say_what_was_printed()));
    put(m, " · ");
    put_link(m, str_fmt(v->arena, "%.*s/report", STR_ARG(address_section(v->in, v->arena))),
             page_text(v, say_all_sheets()));
    put(m, "</p>\n</section>\n");
}
