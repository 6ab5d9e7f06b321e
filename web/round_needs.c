/* SPDX-License-Identifier: Apache-2.0 */
/* round_needs.c - what has to be done now on the page of a round, each with its button. */
#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "web/messages.h"
#include "web/needs.h"
#include "web/round.h"

enum { NAMES = 12 }; /* so many teams are named */

int round_matters(const struct visit *v, const struct str **out)
{
    struct needs all = needs_list(v);
    struct str *matter = arena_new(v->arena, struct str, NEEDS);

    for (int i = 0; i < all.n; i++)
        matter[i] = matter_name(v, &all.list[i]);
    *out = matter;
    return all.n;
}

/* "1 Nigeria · 2 Andorra", each leading to its line-up. */
static void put_missing_teams(const struct visit *v, struct markup *m)
{
    const struct pairing_list *r = &v->in->round[v->in->nround - 1];
    int n = 0, missing = lineup_count(r).missing;

    put(m, "<p>");
    for (int at = 0; at < 2 * r->nfixture && n < NAMES; at++) {
        const struct fixture *f = &r->fixture[at / 2];
        int squad = f->side[at % 2];
        if (!lineup_is_due(r, squad) || lineup_find(r, squad))
            continue;
        if (n++ > 0)
            put(m, " · ");
        put_link(
            m,
            str_fmt(v->arena, "%.*s/lineups?team=%d", STR_ARG(address_round(v, v->in, v->in->nround)),
                    v->in->squad[squad].number),
            str_fmt(v->arena, "%d %.*s", f->table, STR_ARG(direction_isolated(v->in->squad[squad].name, v->arena))));
    }
    if (missing > n) {
        put(m, " · ");
        page_say(v, m, say_need_and_more(missing - n));
    }
    put(m, "</p>\n");
}

static void put_button(const struct visit *v, struct markup *m, const struct matter *need, bool first)
{
    if (!need->action.row)
        return;
    if (first)
        put(m, "<a class=\"button main\"");
    else
        put(m, "<a class=\"button\"");
    put_attr(m, "href", need->address);
    put(m, ">");
    page_say(v, m, need->action);
    put(m, "</a>");
}

static void put_said(const struct visit *v, struct markup *m, const struct matter *need)
{
    put(m, "<p><strong>");
    if (need->round > 0 && need->round != v->round && !need->dated)
        page_say(v, m, say_need_in_round(need->round, &need->title));
    else
        page_say(v, m, need->title);
    put(m, "</strong></p>\n");
    if (need->more.row) {
        put(m, "<p class=\"faint\">");
        page_say(v, m, need->more);
        put(m, "</p>\n");
    }
}

static void put_need(const struct visit *v, struct markup *m, const struct matter *need, bool first)
{
    static const char *const classes[] = { [ALARM] = "alarm", [CARE] = "care", [PLAIN] = "plain" };

    put(m, "<li");
    put_attr(m, "class", str_of(classes[need->urgency]));
    put(m, "><div>");
    put_said(v, m, need);
    if (need->teams && v->in->nround > 0)
        put_missing_teams(v, m);
    put(m, "</div>");
    put_button(v, m, need, first);
    round_put_dismiss(v, m, matter_name(v, need));
    put(m, "</li>\n");
}

static void put_dismissed(const struct visit *v, struct markup *m, const struct needs *all,
                          const struct dismissals *dismissed, int n)
{
    put(m, "<details class=\"dismissed\"><summary>");
    page_say(v, m, say_needs_dismissed(n));
    put(m, "</summary>\n<ul class=\"needs\">\n");
    for (int i = 0; i < all->n; i++) {
        const struct dismissal *d = round_dismissal(dismissed, matter_name(v, &all->list[i]));
        if (!d)
            continue;
        put(m, "<li class=\"plain\"><div>");
        put_said(v, m, &all->list[i]);
        round_put_recall(v, m, d);
        put(m, "</li>\n");
    }
    put(m, "</ul></details>\n");
}

void round_put_needs(struct visit *v, struct markup *m)
{
    struct needs all = needs_list(v);
    struct dismissals dismissed;
    bool filled_one = false, is_off[NEEDS];
    int off = 0;

    round_dismissed(v, &dismissed, &(struct err){ 0 });
    for (int i = 0; i < all.n; i++)
        off += is_off[i] = round_dismissal(&dismissed, matter_name(v, &all.list[i])) != NULL;
    put(m, "<section data-part=\"next\">\n<h2>");
    page_say(v, m, say_needs_title());
    put(m, " <span class=\"faint\">· ");
    put_number(m, all.n - off);
    put(m, "</span></h2>\n<ul class=\"needs\">\n");
    for (int i = 0; i < all.n; i++)
        if (!is_off[i]) {
            put_need(v, m, &all.list[i], !filled_one);
            filled_one = filled_one || all.list[i].action.row != NULL;
        }
    put(m, "</ul>\n");
    if (off > 0)
        put_dismissed(v, m, &all, &dismissed, off);
    put(m, "</section>\n");
}
