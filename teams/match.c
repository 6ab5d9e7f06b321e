/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/match.h"

struct fixture *match_at(const struct pairing_list *r, int table)
{
    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].table == table)
            return &r->fixture[i];
    return NULL;
}

struct fixture *match_of(const struct pairing_list *r, int squad)
{
    for (int i = 0; i < r->nfixture; i++)
        if (match_has(&r->fixture[i], squad))
            return &r->fixture[i];
    return NULL;
}

bool match_has(const struct fixture *f, int squad)
{
    return f->side[0] == squad || f->side[1] == squad;
}

int match_side(const struct fixture *f, int squad)
{
    return f->side[1] == squad;
}

int match_opponent(const struct fixture *f, int squad)
{
    return f->side[1 - match_side(f, squad)];
}

bool match_has_results(const struct fixture *f)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        if (f->board[b].result != RESULT_NONE)
            return true;
    return false;
}

bool match_any_has_results(const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (match_has_results(&r->fixture[i]))
            return true;
    return false;
}
