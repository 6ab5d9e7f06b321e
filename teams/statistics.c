/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/statistics.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/score.h"

enum { UPSET_LEAST = 100, RUN_LEAST = 2 };

const int statistics_band[STATISTICS_BANDS] = { 1, 50, 100, 200, 300, 400 };

int game_tally_count(const struct game_tally *t)
{
    return t->won + t->drawn + t->lost;
}

static const struct player *player_of(const struct section *s, const struct fixture *f, int board, int side)
{
    const int place = f->board[board].place[side];

    return place > 0 ? &s->squad[f->side[side]].player[place - 1] : NULL;
}

/* A mark decides over the boards (RULE_WALKOVER). */
static bool is_game(const struct section *s, const struct fixture *f, int board)
{
    const enum result r = f->board[board].result;

    return !f->absent[0] && !f->absent[1] && (r == RESULT_WIN || r == RESULT_DRAW || r == RESULT_LOSS) &&
           player_of(s, f, board, 0) && player_of(s, f, board, 1);
}

static int white_side(const struct fixture *f, int board)
{
    return (board % 2 == 0) != f->board[board].swapped ? 0 : 1; /* RULE_WHITE_ODD */
}

/* A game as its half points on one side. */
static void count(struct game_tally *t, int half)
{
    t->won += half == 2;
    t->drawn += half == 1;
    t->lost += half == 0;
}

/* The side of the lower rated, and by how much the other is ahead; 0: neither is, or one has no rating. */
static int difference(const struct section *s, const struct fixture *f, int board, int *lower)
{
    const int rating[2] = { player_of(s, f, board, 0)->rating, player_of(s, f, board, 1)->rating };

    *lower = rating[0] > rating[1];
    return rating[0] > 0 && rating[1] > 0 ? rating[!*lower] - rating[*lower] : 0;
}

static int band_of(int ahead)
{
    int band = STATISTICS_BANDS - 1;

    while (statistics_band[band] > ahead)
        band--;
    return band;
}

static void count_game(struct statistics *x, const struct section *s, const struct fixture *f, int round, int board)
{
    const enum result r = f->board[board].result;
    const int half = score_half(r, white_side(f, board));
    int lower, ahead = difference(s, f, board, &lower);

    count(&x->all, half);
    count(&x->board[board], half);
    count(&x->round[round - 1], half);
    if (ahead > 0)
        count(&x->band[band_of(ahead)], score_half(r, !lower));
}

struct statistics statistics_make(const struct section *s, int rounds)
{
    struct statistics x = { 0 };

    for (int r = 1; r <= rounds; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                if (is_game(s, &s->round[r - 1].fixture[i], b))
                    count_game(&x, s, &s->round[r - 1].fixture[i], r, b);
    return x;
}

/* --- upsets ------------------------------------------------------------------------------------- */

static int by_weight(const void *a, const void *b)
{
    const struct upset *x = a, *y = b;

    if (x->weight != y->weight)
        return y->weight - x->weight;
    if (x->round != y->round)
        return x->round - y->round;
    return x->match->table != y->match->table ? x->match->table - y->match->table : x->board - y->board;
}

static bool is_upset(const struct section *s, const struct fixture *f, int round, int board, struct upset *out)
{
    int lower, ahead;

    if (!is_game(s, f, board))
        return false;
    ahead = difference(s, f, board, &lower);
    *out = (struct upset){ round, f, board, lower, ahead, score_half(f->board[board].result, lower) * ahead / 2 };
    return out->weight >= UPSET_LEAST;
}

int statistics_upsets(const struct section *s, int from, int to, const struct upset **out, struct arena *a)
{
    struct upset *list = NULL, one;
    int n = 0, room = 0;

    for (int r = from; r <= to; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                if (is_upset(s, &s->round[r - 1].fixture[i], r, b, &one)) {
                    arena_room(a, list, n, room);
                    list[n++] = one;
                }
    if (n > 0)
        qsort(list, (size_t)n, sizeof *list, by_weight);
    *out = list;
    return n;
}

/* --- games won in a row ------------------------------------------------------------------------- */

static int by_games(const void *a, const void *b)
{
    const struct winning_run *x = a, *y = b;

    if (x->games != y->games)
        return y->games - x->games;
    if (x->ratings != y->ratings)
        return y->ratings - x->ratings;
    return x->squad != y->squad ? x->squad - y->squad : x->player - y->player;
}

/* The longest of a player so far, and the one that goes on. */
struct runs {
    struct winning_run longest, now;
};

static void note_side(struct runs *all, const struct section *s, const struct fixture *f, int round, int board,
                      int side)
{
    const int squad = f->side[side], player = f->board[board].place[side] - 1;
    struct runs *r = &all[squad * SQUAD_MAX + player];

    if (score_half(f->board[board].result, side) < 2) {
        r->now = (struct winning_run){ 0 };
        return;
    }
    if (r->now.games == 0)
        r->now = (struct winning_run){ .squad = squad, .player = player, .from = round };
    r->now.games++;
    r->now.to = round;
    r->now.ratings += player_of(s, f, board, !side)->rating;
    if (r->now.games > r->longest.games)
        r->longest = r->now;
}

int statistics_runs(const struct section *s, int rounds, const struct winning_run **out, struct arena *a)
{
    struct runs *all = arena_new(a, struct runs, s->nsquad * SQUAD_MAX);
    struct winning_run *list = arena_new(a, struct winning_run, s->nsquad * SQUAD_MAX);
    int n = 0;

    for (int r = 1; r <= rounds; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                for (int side = 0; side < 2 && is_game(s, &s->round[r - 1].fixture[i], b); side++)
                    note_side(all, s, &s->round[r - 1].fixture[i], r, b, side);
    for (int i = 0; i < s->nsquad * SQUAD_MAX; i++)
        if (all[i].longest.games >= RUN_LEAST)
            list[n++] = all[i].longest;
    if (n > 0)
        qsort(list, (size_t)n, sizeof *list, by_games);
    *out = list;
    return n;
}
