/* SPDX-License-Identifier: Apache-2.0 */
/* round_tables.c - a square for each table of a round: what came in of it. */
#include "engine/base/arena.h"
#include "teams/lineup.h"
#include "teams/second.h"
#include "web/messages.h"
#include "web/round.h"

static const struct mark {
    const char *class_name;
    struct message (*label)(long table);
    struct message (*legend)(long n);
} marks[MATCH_STATES] = {
    [MATCH_EMPTY] = { "empty", say_square_empty, say_squares_empty },
    [MATCH_HALF] = { "half", say_square_half, say_squares_half },
    [MATCH_IN] = { "in", say_square_in, say_squares_in },
    [MATCH_DIFFERS] = { "differs", say_square_differs, say_squares_differ },
};

/* As they are listed below. */
static const enum match_state order[] = { MATCH_IN, MATCH_DIFFERS, MATCH_HALF, MATCH_EMPTY };

static void put_square(const struct visit *v, struct markup *m, const struct fixture *f)
{
    const struct mark *mark = &marks[round_match(v->in, f)];

    put(m, "<li><a");
    put_attr(m, "class", str_of(mark->class_name));
    put_attr(m, "href", round_table(v, f->table));
    put_attr(m, "aria-label", page_text(v, mark->label(f->table)));
    put(m, ">");
    put_number(m, f->table);
    put(m, "</a></li>");
}

static void put_legend(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int n[MATCH_STATES] = { 0 };

    for (int i = 0; i < r->nfixture; i++)
        n[round_match(v->in, &r->fixture[i])]++;
    put(m, "<p class=\"legend\">");
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        if (n[order[i]] == 0)
            continue;
        put(m, "<span><i");
        put_attr(m, "class", str_of(marks[order[i]].class_name));
        put(m, "></i> ");
        page_say(v, m, marks[order[i]].legend(n[order[i]]));
        put(m, "</span> ");
    }
    put(m, "</p>\n");
}

/* How far the second of two arbiters has come. */
static void put_second(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    int first;

    if (!v->in->double_entry && !second_differs(v->in, r))
        return;
    const struct message open = second_open_told(v->in, r);
    put(m, "<p>");
    if (second_open(v->in, r, &first) > 0)
        page_say(v, m, say_second_entry(&open));
    else
        page_say(v, m, say_second_entry_agrees());
    put(m, " ");
    put_link(m, round_address(v, "../report/differences"), page_text(v, say_differences()));
    put(m, " · ");
    put_link(m, round_address(v, "enter?second=yes"), page_text(v, say_enter_second()));
    put(m, "</p>\n");
}

void round_put_tables(const struct visit *v, struct markup *m, const struct pairing_list *r)
{
    if (lineup_is_before(&v->event, v->in, v->round, v->now))
        return;
    put(m, "<section data-part=\"tables\">\n<h2>");
    page_say(v, m, say_tables_title());
    put(m, "</h2>\n<ol class=\"hall\">");
    for (int i = 0; i < r->nfixture; i++)
        put_square(v, m, &r->fixture[i]);
    put(m, "</ol>\n");
    put_legend(v, m, r);
    put_second(v, m, r);
    page_signed(v, m, r);
    page_remarks(v, m);
    put(m, "</section>\n");
}
