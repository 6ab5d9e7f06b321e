/* SPDX-License-Identifier: Apache-2.0 */
/* player.c - a player: points, performance, the place among those of the board, games, and the ratings of the opponents as a chart. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/format/sheet.h"
#include "reports/format/titles.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/seat.h"
#include "teams/prize/prize.h"
#include "teams/score.h"

/* "GM · Norway, board 1 of the list · 2857 · FIDE ID 1503014 · born 1990". */
static void put_about(struct view *v, const struct player *p)
{
    struct arena *a = v->out.arena;
    const struct str list[VIEW_PIECES] = { view_linked(v, cell_team(v->section, v->squad)) };
    const struct str part[] = {
        p->rating > 0 ? str_number(a, p->rating) : view_told(v, say_player_unrated()),
        p->fide_id > 0 ? view_told(v, say_player_fide_id((long)p->fide_id)) : STR(""),
        p->born > 0 ? view_told(v, say_player_born(p->born)) : STR(""),
        p->replaced ? view_told(v, say_player_replaced()) : STR(""),
    };

    view_text(v, "<p class=\"soft\">", p->title, " · ");
    view_put(v, p->title.n > 0 ? "" : "<p class=\"soft\">");
    if (v->section->unit == UNIT_TEAM)
        view_say_around(v, "", say_place_in_list(VIEW_FIRST, view_told(v, figures_board(v->section, v->place))), list,
                        " · ");
    else
        view_text(v, "", v->section->squad[v->squad].federation, " · ");
    view_text(v, "", heading_joined(part, sizeof part / sizeof *part, a), "");
    view_put(v, "</p>\n");
}

/* "3rd": a translation has its own way for all that are not the first three. */
static struct str ordinal(struct view *v, int n)
{
    static struct message (*const said[])(long n) = { say_nth, say_nth_1, say_nth_2, say_nth_3 };
    const int last = n / 10 % 10 != 1 && n % 10 <= 3 ? n % 10 : 0;

    return view_told(v, said[last](n));
}

/* "3rd", "on board 3 · bronze": among those of the same place in their lists who have played enough. */
static void put_rank(struct view *v)
{
    static const struct message_row *const medal[] = { NULL, &label_gold_won, &label_silver_won, &label_bronze_won };
    const int board = prize_place(&v->section->squad[v->squad], v->place - 1);
    struct arena *a = v->out.arena;
    int n;

    if (board == 0 || v->section->unit != UNIT_TEAM)
        return;
    const bool final = v->round == v->section->rounds;
    const struct contender *c = prize_board(v->section, v->games, board, prize_minimum(v->section, v->round, 0), a, &n);
    for (int i = 0; i < n; i++)
        if (c[i].squad == v->squad && c[i].player == v->place - 1)
            view_figure(
                v, false, cell_text(ordinal(v, c[i].rank)),
                say_rank_on_board(view_told(v, figures_board(v->section, board)),
                                  final && c[i].rank <= PRIZE_MEDALS ? view_word(v, medal[c[i].rank]) : STR("")));
}

/* "+7.60", "for the rating": of whoever has one, as far as it is known. */
static void put_rating(struct view *v)
{
    struct arena *a = v->out.arena;
    const struct rating_view rated = rating_view(v->event, v->section, a);
    const struct rating_change c = rating_change(&rated, v->round, v->squad, v->place - 1, a);

    if (c.k > 0 && c.games > 0)
        view_figure(v, false, rating_signed(c.change, a), say_change_of_rating());
}

static void put_figures(struct view *v, const struct performance *g)
{
    view_put(v, "<ul class=\"figures\">");
    view_figure(v, false, cell_text(view_told(v, say_points_of_games(view_points(g->half, v->out.arena), g->games))),
                say_figure_points());
    if (g->games > 0)
        view_figure(v, false, cell_number(performance_rating(g)), say_figure_performance());
    put_rating(v);
    put_rank(v);
    view_put(v, "</ul>\n");
}

/* --- the games ---------------------------------------------------------------------------------- */

static void put_result(struct view *v, const struct seat *seat)
{
    static const char *const class[] = { "lost", "drawn", "won" };
    const enum result r = seat->match->board[seat->board].result;
    const char *sign = view_sign(r, seat->side);

    if (!*sign || r == RESULT_OPEN) {
        view_put(v, *sign ? sign : "·");
        return;
    }
    buffer_fmt(&v->out, "<span class=\"pill %s\">%s%s</span>",
               seat_is_forfeit(seat) ? "none" : class[score_half(r, seat->side)], sign,
               seat_is_forfeit(seat) && *sign != 'f' ? " f" : "");
}

static void put_opponent(struct view *v, const struct seat *seat)
{
    const int squad = seat->match->side[1 - seat->side], place = seat->match->board[seat->board].place[1 - seat->side];
    const struct squad *q = &v->section->squad[squad];
    const bool known = place >= 1 && place <= q->nplayer;

    buffer_fmt(&v->out, "<th scope=\"row\" class=\"team\"><i class=\"square %s\">", seat_is_white(seat) ? "lt" : "dk");
    view_say(v, "", seat_is_white(seat) ? say_white_against() : say_black_against(), " </i>");
    view_flag(v, squad, FLAG_24, false);
    view_text(v, " <small>", known ? q->player[place - 1].title : STR(""), "</small>");
    view_put(v, " <span class=\"name\">");
    view_link(v, known ? cell_player(v->section, squad, place) : cell_team(v->section, squad));
    view_put(v, "</span></th><td class=\"r\">");
    view_text(v, "", known ? cell_typeset(cell_known(q->player[place - 1].rating), v->out.arena) : STR(""), "");
    view_put(v, "</td>");
}

static void put_game(struct view *v, const struct seat *seat)
{
    struct cell round = cell_round(v->section, seat->round);

    round.to = cell_table(v->section, seat->round, seat->match->table).to;
    view_put(v, "<tr><td class=\"rd\">");
    view_link(v, round);
    view_put(v, "</td>");
    put_opponent(v, seat);
    view_put(v, "<td class=\"c\">");
    put_result(v, seat);
    view_put(v, "</td></tr>\n");
}

static void put_games(struct view *v)
{
    struct seat seat;

    view_label(v, "<section class=\"part met\"><h2>", &label_games, "</h2>\n<table>\n");
    view_label(v, "<caption>", &label_games, "</caption>\n<thead><tr>");
    view_label(v, "<th scope=\"col\" class=\"rd\">", &label_rd, "</th>");
    view_label(v, "<th scope=\"col\" class=\"team\">", &label_opponent, "</th>");
    view_label(v, "<th scope=\"col\" class=\"r\">", &label_rating, "</th>");
    view_label(v, "<th scope=\"col\" class=\"c\">", &label_result, "</th></tr></thead>\n<tbody>\n");
    for (int r = 1; r <= v->round; r++)
        if (seat_find(v->section, r, v->squad, v->place, v->round, v->out.arena, &seat))
            put_game(v, &seat);
    view_say_around(v, "</tbody></table>\n<p class=\"key\">", say_results_of_player(VIEW_FIRST, VIEW_SECOND),
                    view_squares, "</p></section>\n");
}

bool view_player(struct view *v)
{
    const struct player *p = &v->section->squad[v->squad].player[v->place - 1];
    const struct part *games = view_part(v, "opponent_player");

    view_put(v, "<div class=\"person\">");
    view_flag(v, v->squad, FLAG_72, false);
    put_about(v, p);
    put_figures(v, &v->games[v->squad * SQUAD_MAX + v->place - 1]);
    view_put(v, "</div>\n<div class=\"sides\">\n");
    if (games && games->table.block[0].nrow > 0)
        put_games(v);
    view_charts(v, say_opponents_ratings(), say_marks_of_ratings());
    view_put(v, "</div>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}
