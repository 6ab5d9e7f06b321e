/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/view.h"

#include <string.h>

#include "teams/event.h"
#include "teams/lineup.h"

static bool is_own(const struct section *s, int squad, const struct viewer *who)
{
    return who->role == ROLE_CAPTAIN && str_eq(s->name, who->section) && str_eq(s->squad[squad].name, who->team);
}

/* A line-up that is in stays, for those who wait for it: without its players. */
static void close_lineups(const struct section *s, struct pairing_list *r, const struct viewer *who)
{
    int n = 0;

    for (int i = 0; i < r->nlineup; i++) {
        struct lineup *l = &r->lineup[i];
        if (!is_own(s, l->squad, who))
            memset(l->place, 0, sizeof l->place);
        if (is_own(s, l->squad, who) || who->role <= ROLE_HELPER)
            r->lineup[n++] = *l;
    }
    r->nlineup = n;
}

/* How another team comes, and whether its board order is signed. */
static void close_squads(struct section *s, const struct viewer *who)
{
    for (int i = 0; i < s->nsquad; i++)
        if (!is_own(s, i, who)) {
            s->squad[i].arrival.travel = s->squad[i].arrival.by = (struct str){ 0 };
            s->squad[i].order = (struct board_order){ 0 };
        }
}

static void close_warnings(struct section *s, const struct viewer *who)
{
    int n = 0;

    for (int i = 0; i < s->nwarning; i++)
        if (is_own(s, s->warning[i].squad, who))
            s->warning[n++] = s->warning[i];
    s->nwarning = n;
}

/* Who entered what, and what other captains say of it. */
static void close_names(const struct section *s, struct fixture *f, const struct viewer *who)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        f->board[b].by = f->board[b].second_by = (struct str){ 0 };
    for (int side = 0; side < 2; side++)
        if (!is_own(s, f->side[side], who))
            f->signature[side] = (struct signature){ 0 };
}

static void take_out(struct section *s, const struct viewer *who)
{
    for (int r = 0; r < s->nround; r++)
        if (lineup_is_secret(&s->round[r]))
            close_lineups(s, &s->round[r], who);
    for (int r = 0; r < s->nround && who->role >= ROLE_CAPTAIN; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            close_names(s, &s->round[r].fixture[i], who);
    if (who->role >= ROLE_CAPTAIN) {
        close_squads(s, who);
        close_warnings(s, who);
    }
    if (who->role >= ROLE_CAPTAIN && s->nround > 0 && s->round[s->nround - 1].published.n == 0)
        s->nround--;
}

void view_take_out(struct event *ev, const struct viewer *who)
{
    for (int i = 0; i < ev->nsection; i++)
        take_out(&ev->section[i], who);
}
