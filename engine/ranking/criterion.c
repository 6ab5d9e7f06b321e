#include "engine/ranking/criterion.h"

#include "engine/base/arena.h"

static void match_points(const struct ledger *l, enum tiebreak variant, struct arena *a, int *value)
{
    (void)variant, (void)a;
    for (int i = 0; i < l->nteam; i++)
        value[i] = l->total[i].mp;
}

static void game_points(const struct ledger *l, enum tiebreak variant, struct arena *a, int *value)
{
    (void)variant, (void)a;
    for (int i = 0; i < l->nteam; i++)
        value[i] = l->total[i].gp;
}

static void over_opponents(const struct ledger *l, enum tiebreak variant, int (*sum)(const struct contribution *, int),
                           struct arena *a, int *value)
{
    struct contribution *room = arena_new(a, struct contribution, l->rounds);

    for (int i = 0; i < l->nteam; i++) {
        int n = tiebreak_contributions(l, variant, i, room);
        value[i] = sum(room, n);
    }
}

static void sonneborn_berger(const struct ledger *l, enum tiebreak variant, struct arena *a, int *value)
{
    over_opponents(l, variant, tiebreak_osb, a, value);
}

static void opponents_points(const struct ledger *l, enum tiebreak variant, struct arena *a, int *value)
{
    over_opponents(l, variant, tiebreak_sum, a, value);
}

/* A match that the other side did not come to, or that counts as unplayed, is won but not at the boards. */
static void won_matches(const struct ledger *l, enum tiebreak variant, struct arena *a, int *value)
{
    (void)variant, (void)a;
    for (int i = 0; i < l->nteam; i++) {
        value[i] = 0;
        for (int round = 1; round <= l->rounds; round++)
            value[i] += ledger_entry(l, i, round)->kind == ENTRY_PLAYED && ledger_entry(l, i, round)->mp > 1;
    }
}

static const struct criterion_row rows[] = {
#define X(id, ...) [id] = { __VA_ARGS__ },
    CRITERIA(X)
#undef X
};

const struct criterion_row *criterion_row(enum criterion c)
{
    return &rows[c];
}
