/* SPDX-License-Identifier: Apache-2.0 */
/* standings.c - the standings after a round: rank with its change, rank line, opponents, criteria. A narrow page has rank, team and the first two
   figures, the rest unfolds. */
#include <math.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/format/anchors.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "teams/match.h"
#include "teams/score.h"

enum { FIRST_SCREEN = 12 };

/* What all rows share. */
struct lines {
    struct view *v;
    const struct table *t;
    const struct standing *const *after; /* by round - 1 and squad */
    const struct str *code;              /* of every squad */
    int team, rank, first, n;            /* columns: of the team, of the rank, the criteria */
    int second;                          /* of the criteria the one that a narrow page shows beside the first */
};

static const struct str *codes_of(const struct section *s, struct arena *a)
{
    struct str *code = arena_new(a, struct str, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        code[i] = charts_code(s, i, a);
    return code;
}

static struct lines lines_of(struct view *v)
{
    const struct table *t = &v->sheet->part[0]->table;
    struct lines l = { v,
                       t,
                       figures_progress(v->event, v->section, v->round, v->out.arena),
                       codes_of(v->section, v->out.arena),
                       .team = view_column(t, "team"),
                       .rank = view_column(t, "rank"),
                       .first = view_column(t, criterion_row(v->section->ranking.by[0])->key) };

    while (l.first + l.n < t->ncol && t->col[l.first + l.n].audience != FOR_DATA)
        l.n++;
    int gp = view_column(t, "gp") - l.first;
    l.second = gp > 0 && gp < l.n ? gp : 1;
    return l;
}

/* --- cells -------------------------------------------------------------------------------------- */

/* Since the round before: "▲4", spoken "up 4". */
static void put_change(const struct lines *l, int squad)
{
    struct view *v = l->v;
    int n = v->round > 1 ? l->after[v->round - 2][squad].rank - l->after[v->round - 1][squad].rank : 0;

    if (v->round == 1 || l->after[v->round - 1][squad].unranked)
        return;
    if (n == 0) {
        view_say(v, "<span class=\"change same\"><span aria-hidden=\"true\">=</span><span class=\"spoken\">",
                 say_rank_same(), "</span></span>");
        return;
    }
    buffer_fmt(&v->out, "<span class=\"change %s\"><span aria-hidden=\"true\">%s%d</span>", n > 0 ? "up" : "down",
               n > 0 ? "▲" : "▼", abs(n));
    view_say(v, "<span class=\"spoken\">", n > 0 ? say_rank_up(n) : say_rank_down(-n), "</span></span>");
}

/* "12, 5, 1". */
static struct str ranks_of(const struct lines *l, int squad)
{
    struct buffer b = { .arena = l->v->out.arena };

    for (int r = 0; r < l->v->round; r++)
        buffer_fmt(&b, "%s%d", r > 0 ? ", " : "", l->after[r][squad].rank);
    return buffer_str(&b);
}

/* Ranks on a logarithmic scale, 1 at the top; rounds to come stay empty. */
static void put_line(const struct lines *l, int squad)
{
    struct view *v = l->v;
    double most = log(v->section->nsquad > 1 ? v->section->nsquad : 2), x = 0, y = 0;
    int rounds = v->section->rounds > 11 ? v->section->rounds : 11;

    view_say(v, "<svg class=\"rankline\" viewBox=\"0 0 120 26\" role=\"img\"><title>", say_ranks(ranks_of(l, squad)),
             "</title><polyline points=\"");
    for (int r = 0; r < v->round; r++) {
        x = 4 + 112.0 / (rounds - 1) * r;
        y = 3 + 20 * log(l->after[r][squad].rank) / most;
        buffer_fmt(&v->out, "%s%.1f,%.1f", r > 0 ? " " : "", x, y);
    }
    buffer_fmt(&v->out, "\"/><circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.4\"/></svg>", x, y);
}

enum { WON, DRAWN, LOST, NO_MATCH };

static int outcome_of(const struct section *s, const struct fixture *f, int squad)
{
    struct match m = score_match(s, f);
    int side = match_side(f, squad);

    if (m.pending)
        return NO_MATCH;
    if (m.gp[0] == m.gp[1])
        return DRAWN;
    return m.gp[side] > m.gp[1 - side] ? WON : LOST;
}

/* Who was met in a round, and what came of it. */
static struct str opponent_of(const struct lines *l, int squad, int round, int *outcome)
{
    const struct section *s = l->v->section;
    const struct fixture *f = match_of(&s->round[round], squad);

    *outcome = f ? outcome_of(s, f, squad) : NO_MATCH;
    if (f)
        return l->code[match_opponent(f, squad)];
    return s->round[round].bye == squad ? view_word(l->v, &label_bye) : STR("–");
}

/* "AND, SCO": those of whom that came. */
static struct str opponents_of(const struct lines *l, int squad, int outcome)
{
    struct buffer b = { .arena = l->v->out.arena };
    int x;

    for (int r = 0; r < l->v->round; r++) {
        struct str code = opponent_of(l, squad, r, &x);
        if (x == outcome)
            buffer_fmt(&b, "%s%.*s", b.n > 0 ? ", " : "", STR_ARG(code));
    }
    return buffer_str(&b);
}

/* "won: AND, SCO; lost: UKR". */
static void say_opponents(const struct lines *l, int squad)
{
    static struct message (*const said[])(
        struct str codes) = { [WON] = say_won_against, [DRAWN] = say_drawn_against, [LOST] = say_lost_against };
    const char *before = "";

    for (int of = WON; of <= LOST; of++) {
        struct str codes = opponents_of(l, squad, of);
        if (codes.n == 0)
            continue;
        view_say(l->v, before, said[of](codes), "");
        before = "; ";
    }
}

static void put_opponents(const struct lines *l, int squad)
{
    static const char *const class[] = { [WON] = "won", [DRAWN] = "drawn", [LOST] = "lost", [NO_MATCH] = "none" };
    struct view *v = l->v;
    int x;

    view_put(v, "<span class=\"spoken\">");
    say_opponents(l, squad);
    view_put(v, "</span><span aria-hidden=\"true\">");
    for (int r = 0; r < v->round; r++) {
        struct str code = opponent_of(l, squad, r, &x);
        buffer_fmt(&v->out, "<i class=\"%s\">", class[x]);
        view_text(v, "", code, "</i>");
    }
    view_put(v, "</span>");
}

/* "k0", "k1" are always shown. */
static int class_of(const struct lines *l, int i)
{
    if (i == 0)
        return 0;
    return i == l->second ? 1 : 2;
}

static void put_figure(const struct lines *l, const struct row *row, int i)
{
    struct view *v = l->v;
    const struct cell c = row->cell[l->first + i];
    bool whole = !cell_is_empty(c) && !cell_has_half(c);

    buffer_fmt(&v->out, "<td role=\"cell\" class=\"r k%d%s\" data-l=\"%.*s\">", class_of(l, i), whole ? " w" : "",
               STR_ARG(view_title(v, &l->t->col[l->first + i])));
    view_link(v, c);
    view_put(v, "</td>");
}

/* --- rows --------------------------------------------------------------------------------------- */

static void put_team(const struct lines *l, const struct row *row, int squad, bool lazy)
{
    struct view *v = l->v;

    view_put(v, "<th role=\"rowheader\" scope=\"row\" class=\"team\">");
    view_flag(v, squad, FLAG_24, lazy);
    view_put(v, " <span class=\"name\">");
    view_link(v, row->cell[l->team]);
    if (v->section->squad[squad].number > 0)
        buffer_fmt(&v->out, " <small class=\"seed\">%d</small>", v->section->squad[squad].number);
    view_text(v, " <small>", view_signs(l->t, row, 0, v->out.arena), "</small>");
    view_put(v, "</span></th>");
}

static void put_record(const struct lines *l, int squad)
{
    const struct standing *line = &l->after[l->v->round - 1][squad];

    view_say(l->v, "<td role=\"cell\" class=\"wdl\" data-l=\"", say_won_drawn_lost(), "\">");
    buffer_fmt(&l->v->out, "%d %d %d</td>", line->won, line->drawn, line->lost);
}

static void put_row(const struct lines *l, const struct row *row, bool all, bool lazy)
{
    struct view *v = l->v;
    const struct ref team = row->cell[l->team].to;

    if (all)
        view_text(v, "<tr role=\"row\" id=\"", anchors_id(team, v->out.arena), "\">");
    else
        view_put(v, "<tr role=\"row\">");
    view_text(v, "<td role=\"cell\" class=\"rank\"><b>", cell_typeset(row->cell[l->rank], v->out.arena), "</b> ");
    put_change(l, team.squad);
    view_put(v, "</td>");
    put_team(l, row, team.squad, lazy);
    view_put(v, "<td role=\"cell\" class=\"line\">");
    put_line(l, team.squad);
    view_put(v, "</td>");
    if (all) {
        view_put(v, "<td role=\"cell\" class=\"opp\">");
        put_opponents(l, team.squad);
        view_put(v, "</td>");
        put_record(l, team.squad);
    }
    for (int i = 0; i < l->n; i++)
        if (all || class_of(l, i) < 2)
            put_figure(l, row, i);
    if (all)
        view_say(v, "<td role=\"cell\" class=\"unfold\"><details><summary><span class=\"spoken\">",
                 say_results_and_tiebreaks(), "</span></summary></details></td>");
    view_put(v, "</tr>\n");
}

static void put_titles(const struct lines *l, bool all)
{
    struct view *v = l->v;

    view_label(v, "<thead role=\"rowgroup\"><tr role=\"row\"><th role=\"columnheader\" scope=\"col\" class=\"rank\">",
               &label_rank, "</th>");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"team\">", &label_team, "</th>");
    view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"line\">", say_rank_line(), "</th>");
    if (all) {
        view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"opp\">", say_opponents_by_round(), "</th>");
        view_put(v, "<th role=\"columnheader\" scope=\"col\" class=\"wdl\">+ = −</th>");
    }
    for (int i = 0; i < l->n; i++)
        if (all || class_of(l, i) < 2)
            buffer_fmt(&v->out, "<th role=\"columnheader\" scope=\"col\" class=\"r k%d\">%.*s</th>", class_of(l, i),
                       STR_ARG(view_title(v, &l->t->col[l->first + i])));
    view_put(v, all ? "<td role=\"cell\" class=\"unfold\"></td></tr></thead>\n" : "</tr></thead>\n");
}

static void put_table(struct view *v, int most)
{
    const struct lines l = lines_of(v);
    const struct block *b = &l.t->block[0];

    buffer_fmt(&v->out, "<table role=\"table\" class=\"standings%s\">\n", most ? " short" : "");
    view_say(v, "<caption>", say_standings_after_round(v->round), "</caption>\n");
    put_titles(&l, most == 0);
    view_put(v, "<tbody role=\"rowgroup\">\n");
    for (int i = 0; i < b->nrow && (most == 0 || i < most); i++)
        put_row(&l, &b->row[i], most == 0, i >= FIRST_SCREEN);
    view_put(v, "</tbody></table>\n");
}

bool view_standings(struct view *v)
{
    const struct part *p = v->sheet->part[0];

    if (v->section->unit != UNIT_TEAM || p->kind != PART_TABLE || p->table.nblock == 0)
        return false;
    put_table(v, 0);
    view_put(v, "<p class=\"key\">");
    view_say(v, "<span class=\"pill code won\">", say_code_won(), "</span> ");
    view_say(v, "<span class=\"pill code drawn\">", say_code_drawn(), "</span> ");
    view_say(v, "<span class=\"pill code lost\">", say_code_lost(), "</span> ");
    view_say(v, "", say_key_of_standings(), "</p>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}

void view_leaders(struct view *v, int most)
{
    if (v->sheet->npart > 0 && v->sheet->part[0]->table.nblock > 0)
        put_table(v, most);
}
