/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/ending.h"

#include "engine/base/arena.h"
#include "teams/score.h"

static bool is_open(const struct board *b)
{
    return b->result == RESULT_NONE || b->result == RESULT_OPEN;
}

static int count_open(const struct section *s, const struct fixture *f)
{
    int n = 0;

    for (int b = 0; b < s->boards; b++)
        n += is_open(&f->board[b]);
    return f->absent[0] || f->absent[1] ? 0 : n;
}

/* The best that a board can be where so many half points are left for the first-named side. */
static enum result best_of(int half)
{
    if (half == 0)
        return RESULT_LOSS;
    return half == 1 ? RESULT_DRAW : RESULT_WIN;
}

/* With `half` points for the first-named side on the open boards together. */
static struct fixture ended(const struct section *s, const struct fixture *f, int half)
{
    struct fixture end = *f;

    for (int b = 0; b < s->boards; b++)
        if (is_open(&f->board[b])) {
            end.board[b].result = best_of(half);
            half -= half > 1 ? 2 : half;
        }
    return end;
}

static bool same_points(const struct match *a, const struct match *b)
{
    return a->mp[0] == b->mp[0] && a->mp[1] == b->mp[1] && a->gp[0] == b->gp[0] && a->gp[1] == b->gp[1];
}

/* Best first for team[0], which is side 1 where the colours were swapped. */
static struct open_match endings_of(const struct section *s, int round, const struct fixture *f, int rounds, int open,
                                    struct arena *a)
{
    struct match *ending = arena_new(a, struct match, 2 * open + 1);
    int n = 0;

    for (int i = 0; i <= 2 * open; i++) {
        struct fixture end = ended(s, f, f->board[0].swapped ? i : 2 * open - i);
        struct match m = score_counted(s, round, &end, rounds + 1, a);
        if (n == 0 || !same_points(&m, &ending[n - 1]))
            ending[n++] = m;
    }
    return (struct open_match){ .round = round, .ending = ending, .nending = n };
}

const struct open_match *ending_all(const struct section *s, int rounds, struct arena *a, int *n)
{
    struct open_match *list = NULL;
    int room = 0;

    *n = 0;
    for (int r = 1; r <= rounds; r++)
        for (int i = 0; i < s->round[r - 1].nfixture; i++) {
            const struct fixture *f = &s->round[r - 1].fixture[i];
            int open = count_open(s, f);
            if (open == 0)
                continue;
            arena_room(a, list, *n, room);
            list[*n] = endings_of(s, r, f, rounds, open, a);
            list[(*n)++].match = i;
        }
    return list;
}
