/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/ending.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "teams/score.h"
#include "teams/scoring.h"

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

/* The first-named side wins so many of the open boards and draws so many more. */
static struct fixture ended(const struct section *s, const struct fixture *f, int won, int drawn)
{
    struct fixture end = *f;

    for (int b = 0; b < s->boards; b++)
        if (is_open(&f->board[b])) {
            if (won + drawn == 0)
                end.board[b].result = RESULT_LOSS;
            else
                end.board[b].result = won > 0 ? RESULT_WIN : RESULT_DRAW;
            drawn -= won == 0 && drawn > 0;
            won -= won > 0;
        }
    return end;
}

static int by_points(const void *a, const void *b)
{
    const struct match *x = a, *y = b;

    if (x->mp[0] != y->mp[0])
        return y->mp[0] - x->mp[0];
    return x->gp[0] != y->gp[0] ? y->gp[0] - x->gp[0] : x->gp[1] - y->gp[1];
}

static bool same_points(const struct match *a, const struct match *b)
{
    return a->mp[0] == b->mp[0] && a->mp[1] == b->mp[1] && a->gp[0] == b->gp[0] && a->gp[1] == b->gp[1];
}

/* Best first for team[0], which is side 1 where the colours were swapped. */
static struct open_match endings_of(const struct section *s, int round, const struct fixture *f, int rounds, int open,
                                    struct arena *a)
{
    struct match *ending = arena_new(a, struct match, (open + 1) * (open + 2) / 2);
    int all = 0, n = 0;

    /* where a draw is half of a win, all ways to so many points are the same */
    for (int won = 0; won <= open; won++)
        for (int drawn = 0; won + drawn <= open; drawn++) {
            struct fixture end = ended(s, f, won, drawn);
            if (section_games_otherwise(s) || drawn < 2)
                ending[all++] = score_counted(s, round, &end, rounds + 1, a);
        }
    qsort(ending, (size_t)all, sizeof *ending, by_points);
    for (int i = 0; i < all; i++)
        if (n == 0 || !same_points(&ending[i], &ending[n - 1]))
            ending[n++] = ending[i];
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

int ending_rounds_to_play(const struct section *s)
{
    int n = s->rounds - s->nround;

    for (int r = 0; r < s->nround; r++) {
        const struct pairing_list *list = &s->round[r];
        bool open = false;
        for (int i = 0; i < list->nfixture && !open; i++)
            open = count_open(s, &list->fixture[i]) > 0;
        n += open;
    }
    return n;
}
