/* SPDX-License-Identifier: Apache-2.0 */
/* matches.c - the matches of a round: rows of a table, which are cards on a narrow page. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "teams/match.h"

enum { FIRST_SCREEN = 10 }; /* matches whose flags are loaded at once */

static void put_colour(struct view *v, int side)
{
    buffer_fmt(&v->out, "<th role=\"columnheader\" scope=\"col\"><i class=\"square %s\"></i>", side ? "dk" : "lt");
    view_text(v, "", view_colours(v, side), "</th>");
}

static void put_titles(struct view *v)
{
    static const char plain[] = "<th role=\"columnheader\" scope=\"col\">",
                      right[] = "<th role=\"columnheader\" scope=\"col\" class=\"r\">",
                      centre[] = "<th role=\"columnheader\" scope=\"col\" class=\"c\">";

    view_put(v, "<thead role=\"rowgroup\"><tr role=\"row\">");
    view_label(v, plain, &label_table, "</th>");
    view_label(v, right, &label_mp, "</th>");
    put_colour(v, 0);
    view_say(v, centre, v->section->boards > 1 ? say_boards_up_to(v->section->boards) : say_the_game(), "</th>");
    view_label(v, centre, &label_score, "</th>");
    put_colour(v, 1);
    view_label(v, right, &label_mp, "</th>");
    view_label(v, plain, &label_state, "</th></tr></thead>\n");
}

static void put_team(struct view *v, const char *class, bool beaten, int squad, struct str signs, bool lazy)
{
    buffer_fmt(&v->out, "<td role=\"cell\" class=\"%s%s\">", class, beaten ? " beaten" : "");
    view_flag(v, squad, FLAG_24, lazy);
    view_put(v, " <span class=\"name\">");
    view_link(v, cell_team(v->section, squad));
    view_text(v, v->section->unit == UNIT_TEAM ? " <small class=\"code\">" : " <small>",
              v->section->squad[squad].federation, "</small>");
    view_text(v, " <small>", signs, "</small>");
    view_put(v, "</span></td>");
}

static void put_score(struct view *v, const struct view_state *x)
{
    view_put(v, "<td role=\"cell\" class=\"s\">");
    if (x->ended > 0 || x->over) {
        view_score(v, "b", x->over && x->half[0] < x->half[1] ? "beaten" : "sum", x->half[0]);
        view_put(v, "<i> : </i>");
        view_score(v, "b", x->over && x->half[1] < x->half[0] ? "beaten" : "sum", x->half[1]);
    }
    view_put(v, "</td>");
}

static struct str signs_of(const struct view *v, int i, int nth)
{
    const struct table *t = v->sheet ? &v->sheet->part[0]->table : NULL;

    return t && t->nblock > 0 && i < t->block[0].nrow ? view_signs(t, &t->block[0].row[i], nth, v->out.arena) : STR("");
}

static struct str points_before(const struct view *v, int squad)
{
    return cell_typeset(figures_mp(v->section, v->mp[squad]), v->out.arena);
}

/* A card is no place to lead to: a page may have it twice. */
static void put_match(struct view *v, int i, bool card)
{
    const struct fixture *f = &v->section->round[v->round - 1].fixture[i];
    const struct view_state x = view_state(v->section, f);
    bool lazy = i >= FIRST_SCREEN;

    view_put(v, "<tr role=\"row\"");
    if (!card)
        buffer_fmt(&v->out, " id=\"table-%d\"", f->table);
    view_put(v, "><th role=\"rowheader\" scope=\"row\" class=\"no\">");
    view_text(v, "<a href=\"", v->leads->to(v->leads, cell_table(v->section, v->round, f->table).to, v->out.arena),
              "\">");
    view_label(v, "<span class=\"card\">", &label_table, " </span>");
    buffer_fmt(&v->out, "<b>%d</b></a>", f->table);
    view_text(v, " <small>", signs_of(v, i, 0), "</small>");
    buffer_fmt(&v->out, "</th><td role=\"cell\" class=\"mp\">%.*s</td>", STR_ARG(points_before(v, f->side[0])));
    put_team(v, "t1", x.over && x.half[0] < x.half[1], f->side[0], signs_of(v, i, 1), lazy);
    view_put(v, "<td role=\"cell\" class=\"g\">");
    view_grid(v, f, true);
    view_put(v, "</td>");
    put_score(v, &x);
    put_team(v, "t2", x.over && x.half[1] < x.half[0], f->side[1], signs_of(v, i, 2), lazy);
    buffer_fmt(&v->out, "<td role=\"cell\" class=\"mq\">%.*s</td><td role=\"cell\" class=\"st\">",
               STR_ARG(points_before(v, f->side[1])));
    view_mark(v, f, true);
    view_put(v, "</td></tr>\n");
}

static void put_matches(struct view *v, int from, int to, bool cards)
{
    buffer_fmt(&v->out, "<table role=\"table\" class=\"matches%s\">\n", cards ? " always" : "");
    view_say(v, "<caption>", say_matches_of_round(v->round), "</caption>\n");
    put_titles(v);
    view_put(v, "<tbody role=\"rowgroup\">\n");
    for (int i = from; i < to; i++)
        put_match(v, i, cards);
    view_put(v, "</tbody></table>\n");
}

void view_matches(struct view *v, int most, bool cards)
{
    const int n = v->section->round[v->round - 1].nfixture;

    put_matches(v, 0, most > 0 && most < n ? most : n, cards);
}

void view_now(struct view *v)
{
    struct view of = *v;

    if (!v->now)
        return;
    of.section = v->now->section;
    of.round = v->now->round;
    of.mp = v->now->mp;
    of.sheet = NULL;
    const struct pairing_list *r = &of.section->round[of.round - 1];
    const struct fixture *f = match_of(r, v->squad);
    if (f && !view_state(of.section, f).over)
        put_matches(&of, (int)(f - r->fixture), (int)(f - r->fixture) + 1, true);
    v->out = of.out;
}

/* Who has no match, with the reason: rows of the second block of the sheet. */
static void put_alone(struct view *v)
{
    const struct table *t = &v->sheet->part[0]->table;
    const struct block *b = t->nblock > 1 ? &t->block[1] : NULL;

    if (!b || b->nrow == 0)
        return;
    view_say(v, "<h2>", say_without_a_match(), "</h2>\n<ul class=\"alone\">");
    for (int i = 0; i < b->nrow; i++)
        for (int c = 0, n = 0; c < t->ncol; c++)
            if (t->col[c].name && !cell_is_empty(b->row[i].cell[c])) {
                view_put(v, n++ == 0 ? "<li>" : ": ");
                view_link(v, b->row[i].cell[c]);
            }
    view_put(v, "</ul>\n");
}

bool view_pairings(struct view *v)
{
    view_matches(v, 0, false);
    put_alone(v);
    view_say(v, "<p class=\"key\">", say_columns_are_boards(), "</p>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}
