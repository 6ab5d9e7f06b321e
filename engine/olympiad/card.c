/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/olympiad/card.h"

#include <assert.h>

#include "engine/base/arena.h"
#include "engine/ranking/tiebreak.h"

/* What the cards are filled from: `met` and `colour` have room for `rounds` entries per team. */
struct hand {
    struct card *card;
    int *met;
    signed char *colour;
    int rounds;
    bool unplayed_met; /* as the edition has it */
};

static struct hand hand_new(const struct tournament *t, int rounds, struct arena *a)
{
    struct hand h = { arena_new(a, struct card, t->nteam), arena_new(a, int, t->nteam *rounds),
                      arena_new(a, signed char, t->nteam *rounds), rounds, edition_row(t->edition)->unplayed_met };

    for (int i = 0; i < t->nteam; i++) {
        h.card[i].number = t->team[i].number;
        h.card[i].rating = t->team[i].rating;
        h.card[i].met = &h.met[i * rounds];
        h.card[i].colour = &h.colour[i * rounds];
    }
    return h;
}

/* RULE_NO_REMATCH; the colour articles know only matches that were played or are under way. */
static void add_meeting(struct hand *h, const struct match *m, int side, bool colour)
{
    int team = m->team[side], at = team * h->rounds;
    struct card *c = &h->card[team];

    assert(c->nmet < h->rounds);
    h->met[at + c->nmet++] = m->team[1 - side];
    if (colour)
        h->colour[at + c->ncolour++] = side == 0 ? WHITE : BLACK;
}

static void add_side(struct hand *h, const struct match *m, int side)
{
    struct card *c = &h->card[m->team[side]];
    bool played = m->played || m->pending;

    c->mp += m->mp[side];
    c->gp += m->gp[side];
    if (played || h->unplayed_met)
        add_meeting(h, m, side, played);
    if (!played && (m->mp[side] > 0 || m->gp[side] > 0))
        c->scored_without_playing = true;
}

static void add_round(struct hand *h, const struct tournament *t, const struct round *r)
{
    for (int i = 0; i < r->nmatch; i++) {
        add_side(h, &r->match[i], 0);
        add_side(h, &r->match[i], 1);
    }
    if (r->bye != NOBODY) {
        /* RULE_BYE */
        struct card *c = &h->card[r->bye];

        c->mp += tournament_bye_mp(t);
        c->gp += tournament_bye_gp(t);
        c->scored_without_playing = true;
    }
}

static bool played_in(const struct round *r, int team)
{
    for (int i = 0; i < r->nmatch; i++)
        if (r->match[i].team[0] == team || r->match[i].team[1] == team)
            return r->match[i].played || r->match[i].pending;
    return false;
}

/* RULE_BYE_ONCE: points for a round in which the team was not paired, or did not come, are a decision that counts from the next
   one on. */
static void add_given(struct card *card, const struct tournament *t, int rounds)
{
    for (int i = 0; i < t->nadjustment; i++) {
        const struct adjustment *d = &t->adjustment[i];
        bool gives = !d->pairing_only && (d->mp > 0 || d->gp > 0);
        if (gives && d->from > 1 && d->from - 1 <= rounds && !played_in(&t->round[d->from - 2], d->team))
            card[d->team].scored_without_playing = true;
    }
}

/* RULE_RANK_ECU */
static void add_osb(struct card *card, const struct tournament *t, int after, struct arena *a)
{
    const int *osb = tiebreak_osb_so_far(t, after, a);

    for (int i = 0; i < t->nteam; i++)
        card[i].osb = osb[i];
}

struct card *card_load(const struct tournament *t, int round, struct arena *a)
{
    int rounds = round - 1 < t->nround ? round - 1 : t->nround;
    struct hand h = hand_new(t, rounds, a);

    for (int r = 0; r < rounds; r++)
        add_round(&h, t, &t->round[r]);
    struct card *card = h.card;
    for (int i = 0; i < t->nadjustment; i++) {
        const struct adjustment *d = &t->adjustment[i];
        if (d->pairing_only ? d->from == round : d->from <= round) {
            card[d->team].mp += d->mp;
            card[d->team].gp += d->gp;
        }
    }
    add_given(h.card, t, rounds);
    if (edition_row(t->edition)->key == RANK_OSB)
        add_osb(h.card, t, rounds, a);
    return h.card;
}

int card_difference(const struct card *c)
{
    int d = 0;

    for (int i = 0; i < c->ncolour; i++)
        d += c->colour[i];
    return d;
}

/* RULE_BYE_ONCE, RULE_BYE_LATE */
bool card_may_have_bye(const struct card *c, enum edition edition)
{
    return !c->scored_without_playing && (!c->late || edition_row(edition)->late_bye);
}

/* RULE_COLOUR_LIMITS */
bool card_can_take(const struct card *c, enum colour colour)
{
    int n = c->ncolour;

    if (n >= 2 && c->colour[n - 1] == (int)colour && c->colour[n - 2] == (int)colour)
        return false;
    return (int)colour * card_difference(c) + 1 <= 2;
}

enum limits card_limits(const struct field *f)
{
    return edition_limits(f->edition, f->round, f->rounds);
}

/* RULE_LIMITS_ECU */
bool card_may_take(const struct field *f, int team, enum colour colour)
{
    return card_limits(f) == LIMITS_NONE || card_can_take(&f->card[team], colour);
}
