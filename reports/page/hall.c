/* SPDX-License-Identifier: Apache-2.0 */
/* hall.c - what stands on the screens of a hall, to be read from 15 metres: a wall of live matches, and the pairings before them. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/page/view.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "teams/text.h"

static void put_side(struct view *v, const struct fixture *f, int side, const struct view_state *x)
{
    struct str code = charts_code(v->section, f->side[side], v->out.arena);
    bool beaten = x->over && x->half[side] < x->half[!side];

    buffer_fmt(&v->out, "<td class=\"t%d%s\">", side + 1, beaten ? " beaten" : "");
    view_flag(v, f->side[side], FLAG_72, false);
    view_text(v, "<b>", code.n > 0 ? code : v->section->squad[f->side[side]].name, "</b></td>");
}

static void put_sum(struct view *v, int side, const struct view_state *x)
{
    buffer_fmt(&v->out, "<td class=\"s%d%s\">", side + 1, x->over && x->half[side] < x->half[!side] ? " beaten" : "");
    if (x->ended > 0 || x->over)
        view_score(v, "b", "sum", x->half[side]);
    view_put(v, "</td>");
}

static void put_tile(struct view *v, const struct fixture *f)
{
    const struct view_state x = view_state(v->section, f);

    buffer_fmt(&v->out, "<tr><th scope=\"row\" class=\"no\">%d</th>", f->table);
    put_side(v, f, 0, &x);
    view_put(v, "<td class=\"g\">");
    view_grid(v, f, false);
    view_put(v, "</td>");
    put_sum(v, 0, &x);
    put_side(v, f, 1, &x);
    put_sum(v, 1, &x);
    view_put(v, "</tr>\n");
}

static void put_head(struct view *v, struct message message)
{
    view_say(v, "<th scope=\"col\">", message, "</th>");
}

/* What the squares mean, at the foot. */
static void put_legend(struct view *v)
{
    view_say(v, "<p class=\"key\"><span>", say_hall_upper(view_colours(v, 0)), "</span>");
    view_say(v, "<span><i class=\"square lt\"></i>", say_hall_white(), "</span>");
    view_say(v, "<span><i class=\"square dk\"></i>", say_hall_black(), "</span>");
    view_say(v, "<span>", say_hall_empty(), "</span></p>");
}

void view_wall(struct view *v)
{
    const struct pairing_list *r = &v->section->round[v->round - 1];
    struct message (*const heads[])(void) = { say_hall_table,  say_hall_team, say_hall_boards,
                                              say_hall_points, say_hall_team, say_hall_points };

    view_text(v, "<div class=\"wide\" data-section=\"", v->section->name, "\"><table class=\"wall\" data-page=\"18\">");
    view_say(v, "<caption class=\"spoken\">", say_hall_matches(), "</caption><thead class=\"spoken\"><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        put_head(v, heads[i]());
    view_put(v, "</tr></thead><tbody>\n");
    for (int i = 0; i < r->nfixture; i++)
        put_tile(v, &r->fixture[i]);
    view_put(v, "</tbody></table>");
    put_legend(v);
    view_put(v, "</div>\n");
}

/* --- pairings ---------------------------------------------------------------------------------- */

/* Where it is long its end stays in sight, whatever of it a narrow column has to leave out. */
static void put_name(struct view *v, struct str name)
{
    enum { SHORT = 14, END = 6 };

    if (text_width(name) <= SHORT) {
        view_text(v, "<b>", name, "</b>");
        return;
    }
    struct str end = text_end(name, END);
    view_text(v, "<b class=\"long\"><span>", (struct str){ name.p, name.n - end.n }, "</span>");
    view_text(v, "", end, "</b>");
}

static void put_team(struct view *v, int squad, const char *class)
{
    buffer_fmt(&v->out, "<td class=\"%s\">", class);
    view_flag(v, squad, FLAG_72, false);
    put_name(v, v->section->squad[squad].name);
    view_text(v, "<small>", cell_typeset(figures_mp(v->section, v->mp[squad]), v->out.arena), "</small></td>");
}

void view_seating(struct view *v)
{
    const struct pairing_list *r = &v->section->round[v->round - 1];

    view_text(v, "<div class=\"wide\" data-section=\"", v->section->name,
              "\"><table class=\"seating\" data-page=\"10\">");
    view_say(v, "<caption class=\"spoken\">", say_hall_pairings(), "</caption><thead><tr>");
    put_head(v, say_hall_table());
    view_put(v, "<th scope=\"col\"><i class=\"square lt\"></i>");
    view_text(v, "", view_colours(v, 0), "</th><th scope=\"col\" class=\"dark\"><i class=\"square dk\"></i>");
    view_text(v, "", view_colours(v, 1), "</th></tr></thead><tbody>\n");
    for (int i = 0; i < r->nfixture; i++) {
        buffer_fmt(&v->out, "<tr><th scope=\"row\" class=\"no\">%d</th>", r->fixture[i].table);
        put_team(v, r->fixture[i].side[0], "t1");
        put_team(v, r->fixture[i].side[1], "t2");
        view_put(v, "</tr>\n");
    }
    view_put(v, "</tbody></table></div>\n");
}

/* --- until the line-ups are due ------------------------------------------------------------------ */

void view_countdown(struct view *v, struct str due, struct str instant)
{
    view_text(v, "<div class=\"wide countdown\" data-section=\"", v->section->name, "\"");
    view_text(v, " data-due=\"", instant, "\"><table>");
    view_say(v, "<caption class=\"spoken\">", say_hall_deadline(), "</caption><thead class=\"spoken\"><tr>");
    put_head(v, say_hall_lineups());
    view_say(v, "</tr></thead><tbody><tr><td><p>", say_hall_close_in(), "</p><p class=\"left\"></p>");
    view_say(v, "<p>", say_hall_close_at(due.n > 11 ? (struct str){ due.p + 11, due.n - 11 } : due),
             "</p></td></tr></tbody></table></div>\n");
}
