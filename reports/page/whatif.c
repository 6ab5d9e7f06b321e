/* SPDX-License-Identifier: Apache-2.0 */
/* whatif.c - what is still to play for in the last round: bars of the places that teams can reach, who can win what, the matches that decide it. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/sheet.h"
#include "reports/page/view.h"
#include "reports/sheet/charts.h"
#include "teams/match.h"
#include "teams/unit.h"

static void put_team(struct view *v, int squad)
{
    struct cell code = cell_text(charts_code(v->section, squad, v->out.arena));

    code.to = cell_team(v->section, squad).to;
    view_put(v, "<span class=\"one\">");
    view_flag(v, squad, FLAG_24, true);
    view_put(v, " ");
    view_link(v, code);
    view_put(v, "</span> ");
}

/* "3 USA v CAN", the table a link to the match; both are in the round that is played. */
static void put_match(struct view *v, int squad, int other)
{
    const struct section *s = v->section;
    const struct fixture *f = match_of(&s->round[s->nround - 1], squad);

    view_put(v, "<li>");
    if (f) {
        view_link(v, cell_table(s, s->nround, f->table));
        view_put(v, " ");
    }
    put_team(v, squad);
    view_put(v, "v ");
    put_team(v, other);
    view_put(v, "</li>\n");
}

/* Parts of a phrase that stand for a team; those that are a match of two. */
static bool is_team(const struct cell *c)
{
    return c->to.kind == REF_TEAM;
}

static bool is_match(const struct cell *c)
{
    return c->kind == CELL_PHRASE && c->phrase.n == 3 && is_team(&c->phrase.part[0]) && is_team(&c->phrase.part[2]);
}

static int count(const struct cell *c, bool (*is)(const struct cell *c))
{
    int n = 0;

    for (int i = 0; c->kind == CELL_PHRASE && i < c->phrase.n; i++)
        n += is(&c->phrase.part[i]);
    return n;
}

/* "Gold · 3 teams". */
static void put_place(struct view *v, const struct table *t, const struct row *row)
{
    static const char *const title[] = { "Gold", "Silver", "Bronze" };
    const long place = row->cell[view_column(t, "place")].number;
    const struct cell *teams = &row->cell[view_column(t, "teams")];
    const int n = count(teams, is_team);

    buffer_fmt(&v->out, "<section class=\"part race\"><h2>%s <small>· %d %s</small></h2><p>", title[place - 1], n,
               unit_word(v->section->unit, n == 1 ? "team" : "teams"));
    for (int i = 0; n > 0 && i < teams->phrase.n; i++)
        if (is_team(&teams->phrase.part[i]))
            put_team(v, teams->phrase.part[i].to.squad);
    view_put(v, "</p></section>\n");
}

/* Of the first place that some match decides. */
static void put_deciding(struct view *v, const struct table *t, const struct row *row)
{
    const struct cell *matches = &row->cell[view_column(t, "matches")];

    if (count(matches, is_match) == 0)
        return;
    view_text(v, "<section class=\"part race\"><h2>Matches that decide ",
              cell_typeset(row->cell[view_column(t, "medal")], v->out.arena), "</h2>\n");
    view_put(v, "<ul class=\"alone\">\n");
    for (int i = 0; i < matches->phrase.n; i++)
        if (is_match(&matches->phrase.part[i]))
            put_match(v, matches->phrase.part[i].phrase.part[0].to.squad,
                      matches->phrase.part[i].phrase.part[2].to.squad);
    view_put(v, "</ul></section>\n");
}

static void put_numbers(struct view *v, const struct table *t)
{
    static const char *const key[] = { "rank", "team", "mp", "best", "worst" };
    const struct block *b = &t->block[0];

    buffer_fmt(&v->out,
               "<details class=\"fold\"><summary>Best and worst places as "
               "numbers</summary>\n<table>\n<caption>Best and worst "
               "places</caption>\n<thead><tr><th scope=\"col\" class=\"r\">Rank now</th><th scope=\"col\">%s</th><th "
               "scope=\"col\" class=\"r\">%s</th><th scope=\"col\" class=\"r\">Best</th><th scope=\"col\" "
               "class=\"r\">Worst</th></tr></thead>\n<tbody>\n",
               unit_word(v->section->unit, "Team"), unit_word(v->section->unit, "MP"));
    for (int i = 0; i < b->nrow; i++) {
        if (!audience_sees(FOR_SCREENS, b->row[i].audience))
            continue;
        view_put(v, "<tr>");
        for (size_t k = 0; k < sizeof key / sizeof *key; k++) {
            view_put(v, k == 1 ? "<th scope=\"row\">" : "<td class=\"r\">");
            view_link(v, b->row[i].cell[view_column(t, key[k])]);
            view_put(v, k == 1 ? "</th>" : "</td>");
        }
        view_put(v, "</tr>\n");
    }
    view_put(v, "</tbody></table></details>\n");
}

bool view_whatif(struct view *v)
{
    const struct part *places = view_part(v, "medal"), *teams = view_part(v, "sure_best");

    if (v->sheet->part[0]->kind != PART_CHART || !places || !teams)
        return false;
    view_put(v, "<div class=\"stakes\">\n");
    view_charts(v, STR("Places that can still be reached"));
    view_put(v, "<div>\n");
    for (int i = 0; i < places->table.block[0].nrow; i++)
        put_place(v, &places->table, &places->table.block[0].row[i]);
    put_deciding(v, &places->table, &places->table.block[0].row[0]);
    view_put(
        v,
        "</div></div>\n<p class=\"key\"><i class=\"bar won\"></i>with a win <i class=\"bar middle\"></i>with a draw <i "
        "class=\"bar lost\"></i>with a loss in the last match, by match points alone. Tie-breaks decide between equal "
        "match points, so both ends are shown.</p>\n");
    put_numbers(v, &teams->table);
    view_notes(v, FOR_SCREENS);
    return true;
}
