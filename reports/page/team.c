/* SPDX-License-Identifier: Apache-2.0 */
/* team.c - a team: where it stands, the match it plays, its ranks, its matches, its players with their games. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/seat.h"
#include "teams/match.h"

/* --- where it stands ---------------------------------------------------------------------------- */

static void put_criterion(struct view *v, const struct standing *line, int c)
{
    const enum criterion by = v->section->ranking.by[c];
    struct cell value = figures_value(by, line->value[c]);

    if (cell_is_empty(value))
        return;
    value.to = c > 0 ? (struct ref){ .kind = REF_TIEBREAK, .section = v->section, .round = v->round, .squad = v->squad }
                     : (struct ref){ .kind = REF_NONE };
    view_figure(v, c > 0, value, say_criterion_figure(view_word(v, &criterion_row(by)->title)));
}

static void put_figures(struct view *v, const struct standing *line)
{
    enum { SHOWN = 3 };
    struct arena *a = v->out.arena;

    view_put(v, "<ul class=\"figures\">");
    if (!line->unranked)
        view_figure(v, false, cell_number(line->rank), say_rank_of_all(v->section->nsquad));
    for (int c = 0; c < v->section->ranking.n && c < SHOWN; c++)
        put_criterion(v, line, c);
    view_figure(v, true, cell_text(str_fmt(a, "+%d =%d −%d", line->won, line->drawn, line->lost)), say_matches_met());
    view_put(v, "</ul>\n");
}

/* "NOR · starting number 12 · average rating 2653.75". */
static void put_about(struct view *v)
{
    const struct squad *q = &v->section->squad[v->squad];
    struct arena *a = v->out.arena;
    const struct str average = cell_typeset(figures_average(v->section, q), a);
    const struct str part[] = {
        q->federation,
        q->number > 0 ? view_told(v, say_team_number(q->number)) : STR(""),
        average.n > 0 ? view_told(v, say_team_average(average)) : STR(""),
        q->captain.n > 0 ? view_told(v, say_team_captain(q->captain)) : STR(""),
        v->rank && v->rank[v->squad].unranked ? view_told(v, say_out_of_ranking()) : STR(""),
    };

    view_text(v, "<p class=\"soft\">", heading_joined(part, sizeof part / sizeof *part, a), "</p>\n");
}

/* --- its matches -------------------------------------------------------------------------------- */

static void put_boards(struct view *v, const struct fixture *f)
{
    int side = match_side(f, v->squad);

    view_put(v, "<span class=\"grid low\" role=\"img\" aria-label=\"");
    for (int b = 0; b < v->section->boards; b++) {
        const char *scored = view_sign(f->board[b].result, side);
        view_say(v, b > 0 ? "; " : "",
                 view_white(f, b, side) ? say_board_as_white(b + 1, scored) : say_board_as_black(b + 1, scored), "");
    }
    view_put(v, "\">");
    for (int b = 0; b < v->section->boards; b++)
        view_square(v, f, b, side);
    view_put(v, "</span>");
}

static void put_opponent(struct view *v, const struct fixture *f)
{
    const int other = match_opponent(f, v->squad);
    const bool white = view_white(f, 0, match_side(f, v->squad));

    buffer_fmt(&v->out, "<i class=\"square %s\"></i>", white ? "lt" : "dk");
    view_say(v, "<span class=\"spoken\">", white ? say_white_on_board_1() : say_black_on_board_1(), ": </span>");
    view_flag(v, other, FLAG_24, false);
    view_put(v, " <span class=\"name\">");
    view_link(v, cell_team(v->section, other));
    view_put(v, "</span>");
}

static const char *class_of(long own, long other)
{
    if (own == other)
        return "drawn";
    return own > other ? "won" : "lost";
}

/* "3 : 1" from the side of the team, on the ground of what came of it. */
static void put_pill(struct view *v, const struct table *t, const struct row *row)
{
    const struct cell *cell = row->cell;
    const long own = cell[view_column(t, "gp")].number, other = cell[view_column(t, "opponent_gp")].number;
    const int shown = view_column(t, "gp") - 1; /* the score stands before its halves */

    if (cell_is_empty(cell[view_column(t, "gp")])) {
        view_text(v, "", cell_typeset(cell[shown], v->out.arena), "");
        return;
    }
    buffer_fmt(&v->out, "<span class=\"pill %s\">", class_of(own, other));
    view_text(v, "", cell_typeset(cell[shown], v->out.arena), "</span>");
}

static void put_match(struct view *v, const struct table *t, const struct row *row)
{
    const struct cell round = row->cell[view_column(t, "round")];
    const struct fixture *f = match_of(&v->section->round[round.number - 1], v->squad);

    view_put(v, "<tr role=\"row\"><td role=\"cell\" class=\"rd\">");
    view_link(v, round);
    view_put(v, "</td><td role=\"cell\" class=\"tb\"><small>");
    if (f) {
        const struct str table[VIEW_PIECES] = { view_linked(v, row->cell[view_column(t, "table")]) };
        view_say_around(v, "", say_met_at_table(VIEW_FIRST), table, "");
    }
    view_put(v, "</small></td><th role=\"rowheader\" scope=\"row\" class=\"team\">");
    if (f)
        put_opponent(v, f);
    else
        view_text(v, "<span class=\"name\">", cell_typeset(row->cell[view_column(t, "status")], v->out.arena),
                  "</span>");
    view_put(v, "</th><td role=\"cell\" class=\"c\">");
    if (f)
        put_pill(v, t, row);
    view_put(v, "</td><td role=\"cell\" class=\"g\">");
    if (f)
        put_boards(v, f);
    view_put(v, "</td></tr>\n");
}

static void put_matches(struct view *v, const struct table *t)
{
    view_say(v, "<section class=\"part met\"><h2>", say_matches_met(), "</h2>\n<table role=\"table\">\n");
    view_say(v, "<caption>", say_matches_met(), "</caption>\n<thead role=\"rowgroup\"><tr role=\"row\">");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"rd\">", &label_rd,
               "</th><td role=\"cell\" class=\"tb\"></td>");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"team\">", &label_opponent, "</th>");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"c\">", &label_score, "</th>");
    view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"g\">",
             v->section->boards > 1 ? say_boards_up_to(v->section->boards) : say_the_game(), "</th>");
    view_put(v, "</tr></thead>\n<tbody role=\"rowgroup\">\n");
    for (int i = 0; i < t->block[0].nrow; i++)
        put_match(v, t, &t->block[0].row[i]);
    view_say_around(v, "</tbody></table>\n<p class=\"key\">", say_scores_of_team(VIEW_FIRST, VIEW_SECOND), view_squares,
                    "</p></section>\n");
}

/* --- its players -------------------------------------------------------------------------------- */

/* "round 2: White, 1; round 3: Black, ½". */
static void say_games(struct view *v, int place)
{
    struct seat seat;
    int n = 0;

    for (int r = 1; r <= v->round; r++)
        if (seat_find(v->section, r, v->squad, place, v->round, v->out.arena, &seat)) {
            const char *scored = view_sign(seat.match->board[seat.board].result, seat.side);
            view_say(v, n++ > 0 ? "; " : "",
                     seat_is_white(&seat) ? say_round_as_white(r, scored) : say_round_as_black(r, scored), "");
        }
    if (n == 0)
        view_say(v, "", say_has_not_played(), "");
}

static void put_games(struct view *v, int place)
{
    struct seat seat;

    view_put(v, "<span class=\"games\" role=\"img\" aria-label=\"");
    say_games(v, place);
    view_put(v, "\">");
    for (int r = 1; r <= v->round; r++)
        if (seat_find(v->section, r, v->squad, place, v->round, v->out.arena, &seat))
            view_square(v, seat.match, seat.board, seat.side);
        else
            view_put(v, "<i>·</i>");
    view_put(v, "</span>");
}

/* "+7.60", as far as it is known. */
static void put_change(struct view *v, struct cell change)
{
    if (change.kind != CELL_EMPTY)
        view_text(v, "", cell_typeset(rating_signed((int)change.number, v->out.arena), v->out.arena), "");
}

static void put_player(struct view *v, const struct table *t, const struct row *row, int place)
{
    struct arena *a = v->out.arena;
    const struct player *p = &v->section->squad[v->squad].player[place - 1];
    const struct cell *cell = row->cell;

    buffer_fmt(&v->out, "<tr role=\"row\"><td role=\"cell\" class=\"rd\">%d</td>", place);
    view_put(v, "<th role=\"rowheader\" scope=\"row\" class=\"team\">");
    view_text(v, "<small>", p->title, "</small> ");
    view_put(v, "<span class=\"name\">");
    view_link(v, cell_player(v->section, v->squad, place));
    if (p->replaced)
        view_say(v, " <small>", say_player_replaced(), "</small>");
    view_put(v, "</span></th>");
    view_put(v, "<td role=\"cell\" class=\"r rt\">");
    view_text(v, "", cell_typeset(cell[view_column(t, "rating")], a), "");
    view_put(v, "</td><td role=\"cell\" class=\"gm\">");
    put_games(v, place);
    const struct str points[VIEW_PIECES] = { view_bold(v, cell_typeset(cell[view_column(t, "points")], a)) };
    view_say_around(v, "</td><td role=\"cell\" class=\"r pt\">",
                    say_points_of_games(VIEW_FIRST, cell[view_column(t, "games")].number), points,
                    "</td><td role=\"cell\" class=\"r pf\">");
    view_text(v, "", cell_typeset(cell[view_column(t, "performance")], a), "");
    view_put(v, "</td><td role=\"cell\" class=\"r pf\">");
    put_change(v, cell[view_column(t, "rating_change")]);
    view_put(v, "</td></tr>\n");
}

static void put_squad(struct view *v, const struct table *t)
{
    view_say(v, "<section class=\"part squad\"><h2>", say_squad(), "</h2>\n<table role=\"table\">\n");
    view_say(v, "<caption>", say_squad(),
             "</caption>\n<thead role=\"rowgroup\"><tr role=\"row\"><td role=\"cell\" class=\"rd\"></td>");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"team\">", &label_player, "</th>");
    view_label(v, "<th role=\"columnheader\" scope=\"col\" class=\"r rt\">", &label_rating, "</th>");
    view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"gm\"><span class=\"spoken\">", say_games_by_round(),
             "</span><span class=\"games\" aria-hidden=\"true\">");
    for (int r = 1; r <= v->round; r++)
        buffer_fmt(&v->out, "<i>%d</i>", r);
    view_label(v, "</span></th><th role=\"columnheader\" scope=\"col\" class=\"r pt\">", &label_points, "</th>");
    view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"r pf\">", say_performance_short(), "</th>");
    view_say(v, "<th role=\"columnheader\" scope=\"col\" class=\"r pf\">", say_rating_change_short(),
             "</th></tr></thead>\n<tbody role=\"rowgroup\">\n");
    for (int i = 0; i < t->block[0].nrow; i++)
        put_player(v, t, &t->block[0].row[i], i + 1);
    view_say(v, "</tbody></table>\n<p class=\"key\">", say_squares_of_games(), "</p></section>\n");
}

bool view_team(struct view *v)
{
    const struct part *matches = view_part(v, "opponent"), *players = view_part(v, "player");

    if (!matches || !players || !v->rank)
        return false;
    view_put(v, "<div class=\"person\">");
    view_flag(v, v->squad, FLAG_72, false);
    put_about(v);
    put_figures(v, &v->rank[v->squad]);
    view_put(v, "</div>\n");
    view_now(v);
    view_charts(v, say_rank_after_each(), say_marks_of_ranks());
    view_put(v, "<div class=\"sides\">\n");
    if (matches->table.block[0].nrow > 0)
        put_matches(v, &matches->table);
    put_squad(v, &players->table);
    view_put(v, "</div>\n");
    view_notes(v, FOR_DATA);
    return true;
}
