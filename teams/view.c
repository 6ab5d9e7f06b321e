/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/view.h"

#include <string.h>

#include "teams/event.h"
#include "teams/lineup.h"

enum seen_by viewer_reader(enum role role)
{
    if (role == ROLE_PUBLIC)
        return SEEN_BY_ALL;
    return role == ROLE_CAPTAIN ? SEEN_BY_CAPTAINS : SEEN_BY_STAFF;
}

static int squad_of(const struct section *s, struct str identity)
{
    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].identity, identity))
            return i;
    return NOBODY;
}

bool viewer_squad(const struct event *ev, const struct viewer *who, int *section, int *squad)
{
    *squad = NOBODY;
    for (int i = 0; i < ev->nsection && who->role == ROLE_CAPTAIN && who->identity.n > 0 && *squad == NOBODY; i++) {
        *section = i;
        *squad = squad_of(&ev->section[i], who->identity);
    }
    return *squad != NOBODY;
}

bool viewer_section(const struct event *ev, const struct viewer *who, int *section)
{
    int squad;

    if (who->role == ROLE_CAPTAIN)
        return viewer_squad(ev, who, section, &squad);
    for (int i = 0; i < ev->nsection && who->role == ROLE_HELPER && who->identity.n > 0; i++)
        if (str_eq(ev->section[i].identity, who->identity)) {
            *section = i;
            return true;
        }
    return false;
}

bool viewer_name(const struct event *ev, struct viewer *who)
{
    int section, squad;

    if (who->role != ROLE_HELPER && who->role != ROLE_CAPTAIN)
        return true;
    if (!viewer_section(ev, who, &section))
        return false;
    who->section = ev->section[section].name;
    if (viewer_squad(ev, who, &section, &squad))
        who->team = ev->section[section].squad[squad].name;
    return true;
}

/* A line-up that is in stays, for those who wait for it: without its players. */
static void close_lineups(struct pairing_list *r, int own, const struct viewer *who)
{
    int n = 0;

    for (int i = 0; i < r->nlineup; i++) {
        struct lineup *l = &r->lineup[i];
        if (l->squad != own)
            memset(l->place, 0, sizeof l->place);
        if (l->squad == own || who->role <= ROLE_HELPER)
            r->lineup[n++] = *l;
    }
    r->nlineup = n;
}

/* How another team comes, and whether its board order is signed. */
static void close_squads(struct section *s, int own)
{
    for (int i = 0; i < s->nsquad; i++)
        if (i != own) {
            s->squad[i].arrival.travel = s->squad[i].arrival.by = (struct str){ 0 };
            s->squad[i].order = (struct board_order){ 0 };
        }
}

static void close_warnings(struct section *s, int own)
{
    int n = 0;

    for (int i = 0; i < s->nwarning; i++)
        if (s->warning[i].squad == own)
            s->warning[n++] = s->warning[i];
    s->nwarning = n;
}

/* Who entered what, and what other captains say of it. */
static void close_names(struct fixture *f, int own)
{
    for (int b = 0; b < BOARDS_MAX; b++)
        f->board[b].by = f->board[b].second_by = (struct str){ 0 };
    for (int side = 0; side < 2; side++)
        if (f->side[side] != own)
            f->signature[side] = (struct signature){ 0 };
}

static void take_out(struct section *s, int own, const struct viewer *who)
{
    for (int r = 0; r < s->nround; r++)
        if (lineup_is_secret(&s->round[r]))
            close_lineups(&s->round[r], own, who);
    for (int r = 0; r < s->nround && who->role >= ROLE_CAPTAIN; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            close_names(&s->round[r].fixture[i], own);
    if (who->role >= ROLE_CAPTAIN) {
        close_squads(s, own);
        close_warnings(s, own);
    }
    if (who->role >= ROLE_CAPTAIN && s->nround > 0 && s->round[s->nround - 1].published.n == 0)
        s->nround--;
}

void view_take_out(struct event *ev, const struct viewer *who)
{
    int section = NOBODY, squad;

    viewer_squad(ev, who, &section, &squad);
    for (int i = 0; i < ev->nsection; i++)
        take_out(&ev->section[i], i == section ? squad : NOBODY, who);
}
