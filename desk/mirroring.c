/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/mirroring.h"

#include "desk/sheets.h"
#include "teams/event.h"

static bool numbers_differ(const struct section *was, const struct section *is)
{
    bool same = was->nsquad == is->nsquad;

    for (int i = 0; same && i < is->nsquad; i++)
        same = was->squad[i].number == is->squad[i].number;
    return !same;
}

static bool marks_differ(const struct fixture *was, const struct fixture *is)
{
    return was->absent[0] != is->absent[0] || was->absent[1] != is->absent[1] || was->present != is->present ||
           was->decided != is->decided;
}

/* The pairings are the same. */
static bool results_differ(const struct pairing_list *was, const struct pairing_list *is)
{
    for (int i = 0; i < is->nfixture; i++) {
        const struct fixture *f = &was->fixture[i], *g = &is->fixture[i];
        if (marks_differ(f, g))
            return true;
        for (int b = 0; b < BOARDS_MAX; b++)
            if (f->board[b].result != g->board[b].result)
                return true;
    }
    return false;
}

static bool players_differ(const struct pairing_list *was, const struct pairing_list *is)
{
    for (int i = 0; i < is->nfixture; i++)
        for (int b = 0; b < BOARDS_MAX; b++) {
            const struct board *x = &was->fixture[i].board[b], *y = &is->fixture[i].board[b];
            if (x->place[0] != y->place[0] || x->place[1] != y->place[1])
                return true;
        }
    return false;
}

static bool round_differs(const struct pairing_list *was, const struct pairing_list *is)
{
    bool complete = is->state == ROUND_COMPLETE;

    if (!str_eq(was->published, is->published))
        return true;
    if (is->published.n == 0)
        return false;
    return !str_eq(was->opened, is->opened) || sheets_differ(was, is) ||
           (is->opened.n > 0 && players_differ(was, is)) || complete != (was->state == ROUND_COMPLETE) ||
           (complete && results_differ(was, is));
}

static bool section_differs(const struct section *was, const struct section *is)
{
    static const struct pairing_list none;
    int most = was->nround > is->nround ? was->nround : is->nround;

    for (int r = 0; r < most; r++)
        if (round_differs(r < was->nround ? &was->round[r] : &none, r < is->nround ? &is->round[r] : &none))
            return true;
    return numbers_differ(was, is);
}

bool mirror_is_due(const struct event *before, const struct event *now)
{
    static const struct section none;
    int most = before->nsection > now->nsection ? before->nsection : now->nsection;

    for (int i = 0; i < most; i++)
        if (section_differs(i < before->nsection ? &before->section[i] : &none,
                            i < now->nsection ? &now->section[i] : &none))
            return true;
    return !str_eq(before->mirror, now->mirror);
}
