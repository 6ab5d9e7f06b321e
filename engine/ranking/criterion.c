#include "engine/ranking/criterion.h"

#include "engine/ranking/club_criteria.h"

static int match_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return l->total[team].mp;
}

static int game_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    (void)variant, (void)room;
    return l->total[team].gp;
}

static int sonneborn_berger(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_osb(room, tiebreak_contributions(l, variant, team, room));
}

static int opponents_points(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    return tiebreak_sum(room, tiebreak_contributions(l, variant, team, room));
}

/* A match that the other side did not come to, or that counts as unplayed, is won but not at the boards. */
static int won_matches(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    int won = 0;

    (void)variant, (void)room;
    for (int round = 1; round <= l->rounds; round++)
        won += ledger_entry(l, team, round)->kind == ENTRY_PLAYED && ledger_entry(l, team, round)->mp > 1;
    return won;
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
