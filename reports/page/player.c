/* SPDX-License-Identifier: Apache-2.0 */
/* player.c - a player: points, performance, the place among those of the board, games, and the ratings of the opponents as a chart. */
#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/sheet.h"
#include "reports/page/view.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/ratings.h"
#include "reports/sheet/seat.h"
#include "teams/prize/prize.h"
#include "teams/score.h"
#include "teams/unit.h"

/* "GM · Norway, 1 in the list · 2857 · FIDE ID 1503014 · born 1990". */
static void put_about(struct view *v, const struct player *p)
{
    struct arena *a = v->out.arena;
    const struct str part[] = {
        p->rating > 0 ? str_fmt(a, "%d", p->rating) : STR("unrated"),
        p->fide_id > 0 ? str_fmt(a, "FIDE ID %ld", (long)p->fide_id) : STR(""),
        p->born > 0 ? str_fmt(a, "born %d", p->born) : STR(""),
        p->replaced ? STR("replaced") : STR(""),
    };

    view_text(v, "<p class=\"soft\">", p->title, " · ");
    view_put(v, p->title.n > 0 ? "" : "<p class=\"soft\">");
    if (v->section->unit == UNIT_TEAM) {
        view_link(v, cell_team(v->section, v->squad));
        view_text(v, ", ", figures_board_label(v->section, v->place, a), " in the list · ");
    } else
        view_text(v, "", v->section->squad[v->squad].federation, " · ");
    view_text(v, "", heading_joined(part, sizeof part / sizeof *part, a), "");
    view_put(v, "</p>\n");
}

static const char *ending_of(int n)
{
    static const char *const ending[] = { "th", "st", "nd", "rd" };

    return n / 10 % 10 != 1 && n % 10 <= 3 ? ending[n % 10] : ending[0];
}

/* "3rd", "on board 3 · bronze": among those of the same place in their lists who have played enough. */
static void put_rank(struct view *v)
{
    static const char *const medal[] = { "", " · gold", " · silver", " · bronze" };
    const int board = prize_place(&v->section->squad[v->squad], v->place - 1);
    struct arena *a = v->out.arena;
    int n;

    if (board == 0 || v->section->unit != UNIT_TEAM)
        return;
    const struct contender *c = prize_board(v->section, v->games, board, prize_minimum(v->section, v->round, 0), a, &n);
    for (int i = 0; i < n; i++)
        if (c[i].squad == v->squad && c[i].player == v->place - 1)
            view_figure(v, false, cell_text(str_fmt(a, "%d%s", c[i].rank, ending_of(c[i].rank))),
                        str_fmt(a, "%.*s%s", STR_ARG(figures_board_label(v->section, board, a)),
                                v->round == v->section->rounds && c[i].rank <= PRIZE_MEDALS ? medal[c[i].rank] : ""));
}

/* "+7.60", "for the rating": of whoever has one, as far as it is known. */
static void put_rating(struct view *v)
{
    struct arena *a = v->out.arena;
    const struct rating_view rated = rating_view(v->event, v->section, a);
    const struct rating_change c = rating_change(&rated, v->round, v->squad, v->place - 1, a);

    if (c.k > 0 && c.games > 0)
        view_figure(v, false, rating_signed(c.change, a), STR("for the rating"));
}

static void put_figures(struct view *v, const struct performance *g)
{
    struct arena *a = v->out.arena;

    view_put(v, "<ul class=\"figures\">");
    view_figure(v, false, cell_text(str_fmt(a, "%.*s of %d", STR_ARG(view_points(g->half, a)), g->games)),
                STR("Points"));
    if (g->games > 0)
        view_figure(v, false, cell_number(performance_rating(g)), STR("Performance"));
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

    buffer_fmt(&v->out,
               "<th scope=\"row\" class=\"team\"><i class=\"square %s\"></i><span class=\"spoken\">%s against </span>",
               seat_is_white(seat) ? "lt" : "dk", seat_is_white(seat) ? "White" : "Black");
    view_flag(v, squad, FLAG_24, true);
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

    view_put(
        v,
        "<section class=\"part met\"><h2>Games</h2>\n<table>\n<caption>Games</caption>\n<thead><tr><th scope=\"col\" "
        "class=\"rd\">Rd</th><th scope=\"col\" class=\"team\">Opponent</th><th scope=\"col\" class=\"r\">Rating</th>"
        "<th scope=\"col\" class=\"c\">Result</th></tr></thead>\n<tbody>\n");
    for (int r = 1; r <= v->round; r++)
        if (seat_find(v->section, r, v->squad, v->place, v->round, v->out.arena, &seat))
            put_game(v, &seat);
    view_put(v, "</tbody></table>\n<p class=\"key\"><i class=\"square lt\"></i>White, <i class=\"square "
                "dk\"></i>Black. Results from the side of this player.</p></section>\n");
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
    view_charts(v, STR("Opponents’ ratings and results"));
    view_put(v, "</div>\n");
    view_notes(v, FOR_SCREENS);
    return true;
}
