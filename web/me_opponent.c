/* SPDX-License-Identifier: Apache-2.0 */
/* me_opponent.c - whom a captain's team meets: the squad, who played and with which colour, and why it is this one. */
#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "reports/sheet/seat.h"
#include "teams/match.h"
#include "teams/score.h"
#include "web/me.h"
#include "web/messages.h"

/* --- the squad -------------------------------------------------------------------------------- */

static const char *const halves[] = { "0", "½", "1" };

static struct message seat_said(const struct seat *at)
{
    if (seat_is_forfeit(at))
        return say_forfeit_in_round(at->round);
    return seat_is_white(at) ? say_white_in_round(at->round) : say_black_in_round(at->round);
}

/* A square in the colour that he had, with what came out. */
static void put_seat(const struct visit *v, struct markup *m, const struct seat *at)
{
    enum result r = at->match->board[at->board].result;
    const char *points = r == RESULT_NONE || r == RESULT_OPEN ? "*" : halves[score_half(r, at->side)];

    if (seat_is_forfeit(at))
        put(m, " <span class=\"seat forfeit\">");
    else if (seat_is_white(at))
        put(m, " <span class=\"seat white\">");
    else
        put(m, " <span class=\"seat black\">");
    put_message(v, m, "<span class=\"spoken\">", seat_said(at), " </span>");
    put_text(m, str_fmt(v->arena, "%s%s", points, seat_is_forfeit(at) ? "F" : ""));
    put(m, "</span>");
}

static void put_seats(const struct visit *v, struct markup *m, const struct mine *mine, int squad, int place)
{
    struct seat at;

    put(m, "<span class=\"seats\">");
    for (int r = 1; r < mine->number; r++)
        if (seat_find(v->in, r, squad, place, mine->number - 1, v->arena, &at))
            put_seat(v, m, &at);
        else
            put(m, " <span class=\"seat\" aria-hidden=\"true\">·</span>");
    put(m, "</span>");
}

static void put_players(const struct visit *v, struct markup *m, const struct mine *mine, int squad)
{
    const struct squad *q = &v->in->squad[squad];
    int place[SQUAD_MAX], n = mine_places(q, place);

    put(m, "<ul class=\"squad\">\n");
    for (int i = 0; i < n; i++) {
        int rating = q->player[place[i] - 1].rating;
        put(m, "<li><span>");
        put_text(m, page_player(v, q, place[i]));
        put(m, "</span> <span class=\"rating\">");
        put_text(m, rating > 0 ? str_fmt(v->arena, "%d", rating) : STR("–"));
        put(m, "</span>");
        put_seats(v, m, mine, squad, place[i]);
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

static struct str colour_in(const struct visit *v, const struct fixture *f, int squad)
{
    if (!f)
        return STR("–");
    return page_text(v, (match_side(f, squad) == 0) != f->board[0].swapped ? say_letter_of_white()
                                                                           : say_letter_of_black());
}

/* What the team had on board 1, round by round. */
static void put_colours(const struct visit *v, struct markup *m, const struct mine *mine, int squad)
{
    struct buffer text = { .arena = v->arena };

    for (int r = 0; r + 1 < mine->number; r++) {
        const struct fixture *f = match_of(&v->in->round[r], squad);
        buffer_fmt(&text, "%s%.*s", text.n ? " " : "", STR_ARG(colour_in(v, f, squad)));
    }
    if (text.n > 0)
        put_line_message(v, m, say_colours_so_far(buffer_str(&text)));
}

/* "No. 83, 6 MP, place 20" */
static struct message standing_of(const struct visit *v, const struct mine *mine, int squad)
{
    int number = v->in->squad[squad].number;
    struct tournament t;

    if (mine->number == 1)
        return say_number_of_team(number);
    score_tournament(&v->event, v->in, mine->number - 1, v->arena, &t);
    const struct standing *line = standings_make(&t, mine->number - 1, v->arena);
    while (line->team != squad)
        line++;
    return say_number_points_place(number, line->mp, line->rank);
}

static void put_squad(const struct visit *v, struct markup *m, const struct mine *mine)
{
    int squad = match_opponent(mine->match, mine->squad);

    put(m, "<details>\n<summary>");
    page_say(v, m, say_squad_of(v->in->squad[squad].name));
    put(m, "</summary>\n");
    put_line_message(v, m, standing_of(v, mine, squad));
    put_colours(v, m, mine, squad);
    put_players(v, m, mine, squad);
    put(m, "</details>\n");
}

/* --- why this one ----------------------------------------------------------------------------- */

/* What the captain's sheet says of it, behind the line that says whom the team meets. */
static bool put_why(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    struct report_input in = { .medium = MEDIUM_PAGE, .team = mine->squad, .other = NOBODY, .round = mine->number };
    struct sheet sheet;

    if (!page_sheet(v, report_find(STR("captains")), &in, &sheet, e))
        return false;
    const struct table *t = &sheet.part[0]->table;
    const struct slip *words = t->block[t->nblock - 1].slip;
    if (words->n < 2)
        return true;
    put(m, "<details>\n<summary>");
    page_say(v, m, say_why_this_opponent());
    put(m, "</summary>\n");
    for (int i = 1; i < words->n; i++)
        put_line(m, words->line[i].text[0]);
    put(m, "</details>\n");
    return true;
}

bool mine_put_opponent(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    put_squad(v, m, mine);
    return put_why(v, m, mine, e);
}
