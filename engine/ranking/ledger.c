/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/ranking/ledger.h"

#include <assert.h>

#include "engine/base/arena.h"

static const char *const names[] = {
#define X(id, name) [id] = name,
    ENTRY_KINDS(X)
#undef X
};

const char *entry_kind_name(enum entry_kind k)
{
    return names[k];
}

enum entry_kind entry_kind_of(const struct match *m, int side)
{
    if (m->pending)
        return ENTRY_PENDING;
    if (m->played)
        return ENTRY_PLAYED;
    return m->mp[side] > 0 ? ENTRY_WALKOVER : ENTRY_ABSENCE;
}

static bool is_annulled(const struct tournament *t, const struct match *m)
{
    return t->unranked && (t->unranked[m->team[0]] || t->unranked[m->team[1]]);
}

/* Writes one round into the entries, which lie `rounds` apart from team to team. */
static void enter_round(const struct tournament *t, const struct round *r, struct entry *entry, int rounds)
{
    for (int i = 0; i < r->nmatch; i++)
        for (int side = 0; side < 2; side++) {
            const struct match *m = &r->match[i];
            struct entry *e = &entry[m->team[side] * rounds];
            assert(e->kind == ENTRY_UNPAIRED);
            e->kind = is_annulled(t, m) ? ENTRY_ANNULLED : entry_kind_of(m, side);
            e->opponent = m->team[1 - side];
            e->game = m->game;
            e->black = side == 1;
            e->mp = m->mp[side];
            e->gp = m->gp[side];
        }
    if (r->bye != NOBODY)
        entry[r->bye * rounds] = (struct entry){
            .kind = ENTRY_BYE, .opponent = NOBODY, .mp = tournament_bye_mp(t), .gp = tournament_bye_gp(t)
        };
}

static void count_match(const struct scoring *s, struct total *sum, const struct entry *e)
{
    if (e->kind == ENTRY_UNPAIRED || e->kind == ENTRY_PENDING || e->kind == ENTRY_BYE || e->kind == ENTRY_ANNULLED)
        return;
    enum scored_for outcome = scoring_outcome(s, e->mp);
    sum->met += e->game;
    sum->won += outcome == FOR_WIN;
    sum->drawn += outcome == FOR_DRAW;
    sum->lost += outcome == FOR_LOSS;
}

static struct total add_up(const struct scoring *s, struct entry *entry, int rounds)
{
    struct total sum = { 0 };

    for (int r = 0; r < rounds; r++) {
        struct entry *e = &entry[r];
        e->mp_before = sum.mp;
        e->gp_before = sum.gp;
        sum.mp += e->mp;
        sum.gp += e->gp;
        if (e->kind == ENTRY_PLAYED || e->kind == ENTRY_PENDING)
            sum.last_match = r + 1;
        count_match(s, &sum, e);
    }
    sum.mp_seen = sum.mp;
    sum.gp_seen = sum.gp;
    return sum;
}

/* Points for the round before that decision, if the team did not play in it for want of an opponent. */
static void give(const struct adjustment *d, struct entry *e)
{
    if (e->kind != ENTRY_UNPAIRED && e->kind != ENTRY_BYE)
        return;
    e->given_mp += d->mp;
    e->given_gp += d->gp;
}

/* The points of one decision, in every round paired with them and in the total. */
static void adjust(const struct adjustment *d, int rounds, struct entry *entry, struct total *total)
{
    for (int r = d->from > 1 ? d->from - 1 : 0; r < rounds; r++) {
        entry[r].mp_before += d->mp;
        entry[r].gp_before += d->gp;
    }
    if (d->from > 1)
        give(d, &entry[d->from - 2]);
    total->mp += d->mp;
    total->gp += d->gp;
    total->mp_seen += d->own ? 0 : d->mp;
    total->gp_seen += d->own ? 0 : d->gp;
}

/* The bye is a win on each board. */
static int half_on_board(const struct tournament *t, const struct entry *e, int at, int board)
{
    if (e->kind == ENTRY_BYE)
        return tournament_scoring(t)->game[FOR_WIN];
    return t->board ? t->board[at].half[board] : 0;
}

static void add_boards(const struct tournament *t, const struct entry *entry, int rounds, int team, struct total *sum)
{
    for (int r = 0; r < rounds; r++)
        for (int b = 0; b < t->boards; b++)
            sum->board[b] += half_on_board(t, &entry[r], r * t->nteam + team, b);
}

static enum reference primary_of(const struct ranking *r)
{
    int mp = ranking_place(r, CRITERION_MP), gp = ranking_place(r, CRITERION_GP);

    return gp >= 0 && (mp < 0 || gp < mp) ? REFERENCE_GP : REFERENCE_MP;
}

struct ledger ledger_load(const struct tournament *t, int after, struct arena *a)
{
    assert(0 <= after && after <= t->nround);
    struct entry *entry = arena_new(a, struct entry, t->nteam * after);
    struct total *total = arena_new(a, struct total, t->nteam);

    for (int i = 0; i < t->nteam * after; i++)
        entry[i].opponent = NOBODY;
    for (int r = 0; r < after; r++)
        enter_round(t, &t->round[r], entry + r, after);
    for (int i = 0; i < t->nteam; i++) {
        total[i] = add_up(tournament_scoring(t), &entry[i * after], after);
        add_boards(t, &entry[i * after], after, i, &total[i]);
    }
    for (int i = 0; i < t->nadjustment; i++) {
        const struct adjustment *d = &t->adjustment[i];
        if (!d->pairing_only && d->from <= after + 1)
            adjust(d, after, &entry[d->team * after], &total[d->team]);
    }
    return (struct ledger){ .nteam = t->nteam,
                            .rounds = after,
                            .boards = t->boards,
                            .primary = primary_of(&t->ranking),
                            .entry = entry,
                            .total = total,
                            .round_robin = t->round_robin,
                            .final = t->rounds > 0 && after == t->rounds,
                            .scoring = tournament_scoring(t),
                            .board = t->board };
}

const struct entry *ledger_entry(const struct ledger *l, int team, int round)
{
    return &l->entry[team * l->rounds + round - 1];
}

struct ledger ledger_with_forfeits(const struct ledger *l)
{
    struct ledger with = *l;

    with.forfeits = true;
    return with;
}

/* RULE_C07_ROUND_ROBIN */
bool ledger_met(const struct ledger *l, const struct entry *e)
{
    return e->kind == ENTRY_PLAYED ||
           ((l->round_robin || l->forfeits) && (e->kind == ENTRY_WALKOVER || e->kind == ENTRY_ABSENCE));
}
