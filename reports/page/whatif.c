/* SPDX-License-Identifier: Apache-2.0 */
/* whatif.c - what is still to play for in the last round: bars of the places that teams can reach, who can win what, the matches that decide it. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/charts.h"
#include "teams/match.h"
#include "teams/messages.h"

static void put_team(struct view *v, int squad)
{
    struct cell code = cell_text(charts_code(v->section, squad, v->out.arena));

    code.to = cell_team(v->section, squad).to;
    view_put(v, "<span class=\"one\">");
    view_flag(v, squad, FLAG_24, true);
    view_put(v, " ");
    view_link(v, code);
    view_put(v, "</span>");
}

static struct str team_of(struct view *v, int squad)
{
    struct view of = *v;

    of.out = (struct buffer){ .arena = v->out.arena };
    put_team(&of, squad);
    return buffer_str(&of.out);
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
    const struct str side[VIEW_PIECES] = { team_of(v, squad), team_of(v, other) };
    view_say_around(v, "", say_one_against_other(VIEW_FIRST, VIEW_SECOND), side, " </li>\n");
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
    static const struct message_row *const title[] = { &label_gold, &label_silver, &label_bronze };
    const long place = row->cell[view_column(t, "place")].number;
    const struct cell *teams = &row->cell[view_column(t, "teams")];
    const int n = count(teams, is_team);

    view_label(v, "<section class=\"part race\"><h2>", title[place - 1], " ");
    view_say(v, "<small>· ", say_teams_counted(n), "</small></h2><p>");
    for (int i = 0; n > 0 && i < teams->phrase.n; i++)
        if (is_team(&teams->phrase.part[i])) {
            put_team(v, teams->phrase.part[i].to.squad);
            view_put(v, " ");
        }
    view_put(v, "</p></section>\n");
}

/* Of the first place that some match decides. */
static void put_deciding(struct view *v, const struct table *t, const struct row *row)
{
    const struct cell *matches = &row->cell[view_column(t, "matches")];

    if (count(matches, is_match) == 0)
        return;
    view_say(v, "<section class=\"part race\"><h2>",
             say_matches_that_decide(cell_typeset(row->cell[view_column(t, "medal")], v->out.arena)), "</h2>\n");
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
    static const struct message_row *const figure[] = { &label_mp, &label_best, &label_worst };
    const struct block *b = &t->block[0];

    view_say(v, "<details class=\"fold\"><summary>", say_places_as_numbers(), "</summary>\n<table>\n");
    view_say(v, "<caption>", say_best_and_worst(), "</caption>\n<thead><tr>");
    view_say(v, "<th scope=\"col\" class=\"r\">", say_rank_now(), "</th>");
    view_label(v, "<th scope=\"col\">", &label_team, "</th>");
    for (size_t i = 0; i < sizeof figure / sizeof *figure; i++)
        view_label(v, "<th scope=\"col\" class=\"r\">", figure[i], "</th>");
    view_put(v, "</tr></thead>\n<tbody>\n");
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
    static const struct str bar[VIEW_PIECES] = { STR("<i class=\"bar won\"></i>"), STR("<i class=\"bar middle\"></i>"),
                                                 STR("<i class=\"bar lost\"></i>") };
    const struct part *places = view_part(v, "medal"), *teams = view_part(v, "sure_best");

    if (v->sheet->part[0]->kind != PART_CHART || !places || !teams)
        return false;
    view_put(v, "<div class=\"stakes\">\n");
    view_charts(v, say_places_in_reach(), (struct message){ 0 });
    view_put(v, "<div>\n");
    for (int i = 0; i < places->table.block[0].nrow; i++)
        put_place(v, &places->table, &places->table.block[0].row[i]);
    put_deciding(v, &places->table, &places->table.block[0].row[0]);
    view_say_around(v, "</div></div>\n<p class=\"key\">", say_bars_of_places(VIEW_FIRST, VIEW_SECOND, VIEW_THIRD), bar,
                    "</p>\n");
    put_numbers(v, &teams->table);
    view_notes(v, FOR_SCREENS);
    return true;
}
