/* SPDX-License-Identifier: Apache-2.0 */
/* upsets.c - for the press: games of a round that the lower rated player won, or drew against one much higher. */
#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/page/view.h"
#include "teams/score.h"

/* Points of rating from which on it is one; a draw counts half. */
enum { LEAST = 100, MOST = 12 };

struct upset {
    const struct fixture *match;
    int board, side, ahead; /* from 0; the lower rated; by so much the other one is ahead */
    int weight;
};

static const struct player *player_of(const struct section *s, const struct fixture *f, int board, int side)
{
    int place = f->board[board].place[side];

    return place > 0 ? &s->squad[f->side[side]].player[place - 1] : NULL;
}

/* Games over the board between two players with ratings. */
static bool look(const struct section *s, const struct fixture *f, int board, struct upset *out)
{
    const struct player *p[2] = { player_of(s, f, board, 0), player_of(s, f, board, 1) };
    enum result r = f->board[board].result;

    if (f->absent[0] || f->absent[1] || (r != RESULT_WIN && r != RESULT_DRAW && r != RESULT_LOSS) || !p[0] || !p[1] ||
        p[0]->rating == 0 || p[1]->rating == 0)
        return false;
    int side = p[0]->rating > p[1]->rating, ahead = p[!side]->rating - p[side]->rating;
    int weight = score_half(r, side) * ahead / 2; /* all of it for a win */
    *out = (struct upset){ f, board, side, ahead, weight };
    return weight >= LEAST;
}

static int by_weight(const void *a, const void *b)
{
    const struct upset *x = a, *y = b;

    if (x->weight != y->weight)
        return x->weight < y->weight ? 1 : -1;
    return x->match->table != y->match->table ? x->match->table - y->match->table : x->board - y->board;
}

static void put_player(struct view *v, const struct upset *u, int side)
{
    int squad = u->match->side[side], place = u->match->board[u->board].place[side];

    view_put(v, "<td>");
    view_flag(v, squad, FLAG_20, true);
    view_put(v, " ");
    view_link(v, cell_player(v->section, squad, place));
    buffer_fmt(&v->out, " <small>%d</small></td>", v->section->squad[squad].player[place - 1].rating);
}

static void put_upset(struct view *v, const struct upset *u)
{
    buffer_fmt(&v->out, "<tr><th scope=\"row\" class=\"k5\">%d.%d</th>", u->match->table, u->board + 1);
    put_player(v, u, u->side);
    buffer_fmt(&v->out, "<td class=\"c k5\"><b>%s</b></td>",
               score_half(u->match->board[u->board].result, u->side) == 2 ? "1–0" : "½–½");
    put_player(v, u, !u->side);
    view_say(v, "<td class=\"r f\" data-l=\"", say_upset_ahead(), "\">");
    buffer_fmt(&v->out, "%d</td></tr>\n", u->ahead);
}

/* Those of a phone are as wide as their titles; how far ahead the other was stands below. */
static void put_heads(struct view *v)
{
    const struct {
        struct message (*say)(void);
        const char *open;
    } heads[] = { { say_hall_table, "<th scope=\"col\" class=\"k5\">" },
                  { say_upset_player, "<th scope=\"col\">" },
                  { say_upset_result, "<th scope=\"col\" class=\"c k5\">" },
                  { say_upset_against, "<th scope=\"col\">" },
                  { say_upset_ahead, "<th scope=\"col\" class=\"r f\">" } };

    view_put(v, "<thead><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        view_say(v, heads[i].open, heads[i].say(), "</th>");
    view_put(v, "</tr></thead>\n<tbody>\n");
}

void view_upsets(struct view *v)
{
    const struct pairing_list *r = &v->section->round[v->round - 1];
    struct upset *list = arena_new(v->out.arena, struct upset, r->nfixture * BOARDS_MAX);
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < v->section->boards; b++)
            n += look(v->section, &r->fixture[i], b, &list[n]);
    if (n > 0)
        qsort(list, (size_t)n, sizeof *list, by_weight);
    view_say(v, "<section class=\"part\"><h2>", say_upsets_of(v->round), "</h2>\n");
    if (n == 0)
        view_say(v, "<p>", say_no_upsets(), "</p>\n");
    else {
        view_say(v, "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"", say_upsets_of(v->round),
                 "\"><table class=\"folds\">");
        put_heads(v);
        for (int i = 0; i < n && i < MOST; i++)
            put_upset(v, &list[i]);
        view_put(v, "</tbody></table></div>\n");
    }
    view_put(v, "</section>\n");
}
