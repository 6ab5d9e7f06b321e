/* SPDX-License-Identifier: Apache-2.0 */
/* matches.c - the matches of a round: rows of a table, which are cards on a narrow page. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/sheet.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "teams/match.h"
#include "teams/unit.h"

enum { FIRST_SCREEN = 10 }; /* matches whose flags are loaded at once */

static void put_titles(struct view *v)
{
    struct arena *a = v->out.arena;
    const struct section *s = v->section;

    view_put(v, "<thead role=\"rowgroup\"><tr role=\"row\"><th role=\"columnheader\" scope=\"col\">Table</th>"
                "<th role=\"columnheader\" scope=\"col\" class=\"r\">");
    view_text(v, "", str_of(unit_word(s->unit, "MP")), "</th>");
    view_text(v, "<th role=\"columnheader\" scope=\"col\"><i class=\"square lt\"></i>", figures_colours(s, "White", a),
              "</th>");
    if (s->boards > 1)
        buffer_fmt(&v->out, "<th role=\"columnheader\" scope=\"col\" class=\"c\">Boards 1–%d</th>", s->boards);
    else
        view_put(v, "<th role=\"columnheader\" scope=\"col\" class=\"c\">Game</th>");
    view_put(v, "<th role=\"columnheader\" scope=\"col\" class=\"c\">Score</th>");
    view_text(v, "<th role=\"columnheader\" scope=\"col\"><i class=\"square dk\"></i>", figures_colours(s, "Black", a),
              "</th>");
    view_text(v, "<th role=\"columnheader\" scope=\"col\" class=\"r\">", str_of(unit_word(s->unit, "MP")), "</th>");
    view_put(v, "<th role=\"columnheader\" scope=\"col\">State</th></tr></thead>\n");
}

static void put_team(struct view *v, const char *class, bool beaten, int squad, struct str signs, bool lazy)
{
    buffer_fmt(&v->out, "<td role=\"cell\" class=\"%s%s\">", class, beaten ? " beaten" : "");
    view_flag(v, squad, FLAG_24, lazy);
    view_put(v, " <span class=\"name\">");
    view_link(v, cell_team(v->section, squad));
    view_text(v, " <small>", v->section->squad[squad].federation, "</small>");
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
    buffer_fmt(&v->out, "<span class=\"card\">Table </span><b>%d</b></a>", f->table);
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
    buffer_fmt(&v->out, "<table role=\"table\" class=\"matches%s\">\n<caption>Matches of round %d</caption>\n",
               cards ? " always" : "", v->round);
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
    view_put(v, "<h2>Without a match</h2>\n<ul class=\"alone\">");
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
    view_put(v, "<p class=\"key\">One column is one board. Light square: White; dark square: Black; empty: still to be "
                "played.</p>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}
