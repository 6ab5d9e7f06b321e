/* SPDX-License-Identifier: Apache-2.0 */
/* crosstable.c - the cross table as a heat map: a cell for each round with colour, opponent and game points, its ground by their share. */
#include "engine/base/arena.h"
#include "reports/format/anchors.h"
#include "reports/format/chart.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/charts.h"
#include "teams/match.h"
#include "teams/score.h"

enum { FIRST_SCREEN = 24, USUAL_ROUNDS = 11 };

/* What a cell of a match is made of: see match_cell() of the report. */
enum { OPPONENT, COLOUR, POINTS, FORFEIT, ANNULLED };

/* What all rows share. */
struct cross {
    struct view *v;
    const struct table *t;
    int rank, team, first, rounds; /* columns, how many of rounds */
    int points, games;             /* columns of the first criterion and of game points */
};

static struct cross cross_of(struct view *v)
{
    const struct table *t = &v->sheet->part[0]->table;
    struct cross x = { .v = v, .t = t, .rank = view_column(t, "rank"), .team = view_column(t, "team") };

    x.first = view_column(t, "round_1");
    x.points = x.first + view_rounds(t);
    x.rounds = view_rounds(t);
    x.games = view_column(t, "gp");
    return x;
}

/* --- cells -------------------------------------------------------------------------------------- */

/* It is over, so that its points are in the cell. */
static void put_points(const struct cross *x, const struct phrase *p)
{
    struct view *v = x->v;

    if (p->n <= POINTS)
        return;
    view_text(v, " <b>", cell_typeset(p->part[POINTS], v->out.arena), "");
    view_text(v, "<small>", cell_typeset(p->part[FORFEIT], v->out.arena), "</small>");
    view_text(v, "<small>", cell_typeset(p->part[ANNULLED], v->out.arena), "</small>");
    view_put(v, "</b>");
}

/* "AND 4" behind the square of the colour, a link to the match. */
static void put_match(const struct cross *x, int squad, int round, const struct phrase *p)
{
    struct view *v = x->v;
    struct arena *a = v->out.arena;
    const struct section *s = v->section;
    const struct fixture *f = match_of(&s->round[round - 1], squad);
    bool white = cell_typeset(p->part[COLOUR], a).p[0] == 'w';
    int most = score_most(s);

    if (p->n > POINTS)
        buffer_fmt(&v->out, "<td class=\"heat h%d\">", chart_heat((int)p->part[POINTS].number, most));
    else
        view_put(v, "<td class=\"heat\">");
    view_text(v, "<a href=\"", v->leads->to(v->leads, cell_table(s, round, f ? f->table : 0).to, a), "\">");
    view_label(v, white ? "<i class=\"lt\" role=\"img\" aria-label=\"" : "<i class=\"dk\" role=\"img\" aria-label=\"",
               white ? &label_white : &label_black, "\"></i>");
    view_text(v, "<span>", charts_code(s, p->part[OPPONENT].to.squad, a), "</span>");
    put_points(x, p);
    view_put(v, "</a></td>");
}

static void put_cell(const struct cross *x, int squad, int round, struct cell c)
{
    if (c.kind == CELL_PHRASE)
        put_match(x, squad, round, &c.phrase);
    else
        view_text(x->v, "<td class=\"heat hx\">", cell_typeset(c, x->v->out.arena), "</td>");
}

static void put_figure(const struct cross *x, const char *class, struct cell c)
{
    buffer_fmt(&x->v->out, "<td class=\"r %s\">", class);
    buffer_add(&x->v->out, cell_typeset(c, x->v->out.arena));
    view_put(x->v, "</td>");
}

/* --- rows --------------------------------------------------------------------------------------- */

static void put_team(const struct cross *x, struct cell team, bool lazy)
{
    struct view *v = x->v;
    struct cell code = cell_text(charts_code(v->section, team.to.squad, v->out.arena));

    view_put(v, "<th scope=\"row\" class=\"team\">");
    view_flag(v, team.to.squad, FLAG_24, lazy);
    view_put(v, " <span class=\"name\">");
    view_link(v, team);
    view_put(v, "</span><span class=\"code\">");
    code.to = team.to;
    view_link(v, code);
    view_put(v, "</span></th>");
}

static void put_row(const struct cross *x, const struct row *row, bool lazy)
{
    struct view *v = x->v;
    const struct cell team = row->cell[x->team];

    view_text(v, "<tr id=\"", anchors_id(team.to, v->out.arena), "\">");
    view_text(v, "<td class=\"rank\">", cell_typeset(row->cell[x->rank], v->out.arena), "</td>");
    put_team(x, team, lazy);
    for (int r = 0; r < x->rounds; r++)
        put_cell(x, team.to.squad, r + 1, row->cell[x->first + r]);
    put_figure(x, "b", row->cell[x->points]);
    if (x->games > x->points)
        put_figure(x, "gp", row->cell[x->games]);
    view_put(v, "</tr>\n");
}

static void put_titles(const struct cross *x)
{
    struct view *v = x->v;

    view_label(v, "<thead><tr><th scope=\"col\" class=\"rank\"><span class=\"name\">", &label_rank, "</span></th>");
    view_label(v, "<th scope=\"col\" class=\"team\">", &label_team, "</th>");
    for (int r = 1; r <= x->rounds; r++)
        buffer_fmt(&v->out, "<th scope=\"col\" class=\"c\">%d</th>", r);
    buffer_fmt(&v->out, "<th scope=\"col\" class=\"r\">%.*s</th>", STR_ARG(view_title(v, &x->t->col[x->points])));
    if (x->games > x->points)
        buffer_fmt(&v->out, "<th scope=\"col\" class=\"r gp\">%.*s</th>", STR_ARG(view_title(v, &x->t->col[x->games])));
    view_put(v, "</tr></thead>\n");
}

/* What a step is: "4–3½ won", "½". */
static struct message said_of_step(int step, struct str points)
{
    static struct message (*const said[])(
        struct str points) = { [2] = say_points_won, say_points_drawn, say_points_lost };

    return step < (int)(sizeof said / sizeof *said) && said[step] ? said[step](points) : say_points_alone(points);
}

/* The five steps, in points of a match. */
static void put_key(struct view *v)
{
    enum { STEPS = 5 };
    int most = score_most(v->section);
    struct arena *a = v->out.arena;

    view_put(v, "<p class=\"key heats\">");
    for (int step = 1, high = most, low; step <= STEPS && high >= 0; step++, high = low - 1) {
        for (low = high; low > 0 && chart_heat(low - 1, most) == chart_heat(high, most);)
            low--;
        step = chart_heat(high, most);
        struct str points = view_points(high, a);
        if (low < high)
            points = str_fmt(a, "%.*s–%.*s", STR_ARG(points), STR_ARG(view_points(low, a)));
        buffer_fmt(&v->out, "<span class=\"pill h%d\">", step);
        view_say(v, "", said_of_step(step, points), "</span> ");
    }
    view_say(v, "<span>", say_cross_cells(), "</span> ");
    view_text(v, "<span><i class=\"square lt\"></i>", view_colours(v, 0), "</span> ");
    view_text(v, "<span><i class=\"square dk\"></i>", view_colours(v, 1), "</span> ");
    view_say(v, "<span>", say_cross_hatched(), "</span></p>\n");
}

bool view_crosstable(struct view *v)
{
    const struct part *p = v->sheet->part[0];

    if (p->kind != PART_TABLE || p->table.nblock == 0 || view_rounds(&p->table) == 0)
        return false;
    const struct cross x = cross_of(v);
    const struct block *b = &x.t->block[0];
    put_key(v);
    view_label(v, "<div class=\"wide cross\" role=\"region\" tabindex=\"0\" aria-label=\"", &label_report_crosstable,
               "\">\n");
    buffer_fmt(&v->out, "<table class=\"crosstable%s\">\n", x.rounds > USUAL_ROUNDS ? " many" : "");
    view_label(v, "<caption>", &label_report_crosstable, "</caption>\n");
    put_titles(&x);
    view_put(v, "<tbody>\n");
    for (int i = 0; i < b->nrow; i++)
        put_row(&x, &b->row[i], i >= FIRST_SCREEN);
    view_put(v, "</tbody></table></div>\n");
    view_notes(v, FOR_DATA);
    return true;
}
