/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/rating/norm_ahead.h"

#include "engine/base/arena.h"
#include "teams/match.h"
#include "teams/score.h"

enum { LOSS, DRAW, WIN };

static struct norm_game game_against(const struct squad *q, int place, int round)
{
    const struct player *p = &q->player[place - 1];

    return (struct norm_game){
        .rating = p->rating, .title = p->title, .federation = q->federation, .round = round, .opponent = p
    };
}

/* Somebody of the list, as far as is known. */
static void add_list(const struct squad *q, int round, struct norm_ahead *out)
{
    for (int p = 1; p <= q->nplayer; p++)
        if (!q->player[p - 1].replaced)
            out->opponent[out->n++] = game_against(q, p, round);
}

/* A game that ended without having been played is none. */
static void add_opposite(const struct fixture *f, int board, int side, const struct squad *q, int round,
                         struct norm_ahead *out)
{
    enum result r = f->board[board].result;
    int place = f->board[board].place[1 - side];

    if (place < 1 || place > q->nplayer)
        return;
    out->over = r != RESULT_NONE && r != RESULT_OPEN;
    if (out->over && !(score_present(r, 0) && score_present(r, 1)))
        return;
    out->opponent[out->n] = game_against(q, place, round);
    out->opponent[out->n++].half = score_half(r, side);
}

static void add_seated(const struct section *s, const struct fixture *f, int side, int player, int round,
                       struct norm_ahead *out)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[side] == player + 1)
            add_opposite(f, b, side, &s->squad[f->side[1 - side]], round, out);
}

static bool is_seated(const struct section *s, const struct pairing_list *r)
{
    return r->opened.n > 0 || s->unit == UNIT_PLAYER;
}

struct norm_ahead norm_ahead(const struct rating_view *v, int round, int squad, int player, struct arena *a)
{
    const struct section *s = &v->section;
    struct norm_ahead out = { .n = 0 };

    if (round >= s->nround || s->round[round].state < ROUND_PUBLISHED)
        return out;
    out.paired = true;
    const struct pairing_list *r = &s->round[round];
    const struct fixture *f = match_of(r, squad);
    if (!f || f->absent[0] || f->absent[1] || s->squad[squad].player[player].replaced)
        return out;
    const struct squad *other = &s->squad[match_opponent(f, squad)];
    out.team = other->name;
    out.opponent = arena_new(a, struct norm_game, other->nplayer + 1);
    if (is_seated(s, r))
        add_seated(s, f, match_side(f, squad), player, round + 1, &out);
    else
        add_list(other, round + 1, &out);
    return out;
}

int norm_least_against(const struct norm_asked *asked, struct norm_game *game, int n, const struct norm_game *opponent)
{
    struct norm_game next = *opponent;

    for (next.half = LOSS; next.half <= WIN; next.half++)
        if (norm_with(asked, game, n, &next))
            return next.half;
    return NORM_NEVER;
}
