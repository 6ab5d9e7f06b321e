/* SPDX-License-Identifier: Apache-2.0 */
/* traced.c - what a round was paired from, read from its trace. */
#include "teams/audit/audit.h"

#include "engine/base/arena.h"

/* Names come in no order that could be relied on, but mostly in one: the search goes on from the
   last place. */
static int squad_named(const struct section *s, struct str name, int from)
{
    for (int i = 0; i < s->nsquad; i++) {
        int at = (from + i) % s->nsquad;
        if (str_eq(s->squad[at].name, name))
            return at;
    }
    return NOBODY;
}

const int *traced_squads(const struct parsed_trace *r, const struct section *s, struct arena *a)
{
    int *squad = arena_new(a, int, r->nteam);
    bool *taken = arena_new(a, bool, s->nsquad);
    int at = NOBODY;

    for (int i = 0; i < r->nteam; i++) {
        at = squad_named(s, r->team[i].name, at + 1);
        if (at == NOBODY || taken[at])
            return NULL;
        taken[at] = true;
        squad[i] = at;
    }
    return squad;
}

/* The squad that had the number when the round was paired; NOBODY if it was not paired. */
static int squad_numbered(const struct parsed_trace *r, const int *squad, int number)
{
    for (int i = 0; i < r->nteam; i++)
        if (r->team[i].number == number)
            return squad[i];
    return NOBODY;
}

bool traced_field(const struct parsed_trace *r, const struct section *s, struct arena *a, struct field *out)
{
    const int *squad = traced_squads(r, s, a);

    if (!squad)
        return false;
    struct card *card = arena_new(a, struct card, s->nsquad);
    struct barred *barred = arena_new(a, struct barred, r->barred.n);
    for (int i = 0; i < r->nteam; i++) {
        const struct parsed_team *t = &r->team[i];
        int *met = arena_new(a, int, t->nmet), nmet = 0;

        for (int k = 0; k < t->nmet; k++) {
            int other = squad_numbered(r, squad, t->met[k][0]);
            if (other != NOBODY)
                met[nmet++] = other;
        }
        card[squad[i]] = (struct card){ .number = t->number,
                                        .rating = t->rating,
                                        .mp = t->mp,
                                        .gp = t->gp,
                                        .osb = t->osb,
                                        .met = met,
                                        .nmet = nmet,
                                        .colour = t->colour,
                                        .ncolour = t->ncolour,
                                        .scored_without_playing = t->no_bye,
                                        .late = t->late,
                                        .paired = true };
    }
    for (int i = 0; i < r->barred.n; i++)
        barred[i] = (struct barred){ .a = squad[r->barred.pair[i][0]], .b = squad[r->barred.pair[i][1]] };
    *out = (struct field){ .edition = r->edition,
                           .lot = r->lot,
                           .round = r->round,
                           .host = r->host == NOBODY ? NOBODY : squad[r->host],
                           .card = card,
                           .n = s->nsquad,
                           .barred = barred,
                           .nbarred = r->barred.n };
    return true;
}
