#include "engine/ranking/standings.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/ranking/tiebreak.h"

static const struct criterion_row criteria[] = {
#define X(id, code, title, rule, half) [id] = { code, title, rule, half },
    CRITERIA(X)
#undef X
};

const struct criterion_row *criterion_row(enum criterion c)
{
    return &criteria[c];
}

static struct standing standing_of(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room)
{
    const struct total *sum = &l->total[team];
    int n = tiebreak_contributions(l, variant, team, room);

    return (struct standing){
        .team = team,
        .won = sum->won,
        .drawn = sum->drawn,
        .lost = sum->lost,
        .value = { [CRITERION_MP] = sum->mp,
                   [CRITERION_OSB] = tiebreak_osb(room, n),
                   [CRITERION_GP] = sum->gp,
                   [CRITERION_SUM] = tiebreak_sum(room, n) },
    };
}

/* Negative if a is better. */
static int compare(const struct standing *a, const struct standing *b)
{
    for (int c = 0; c < CRITERION_COUNT; c++)
        if (a->value[c] != b->value[c])
            return a->value[c] > b->value[c] ? -1 : 1;
    return 0;
}

static int by_criteria(const void *a, const void *b, void *teams)
{
    const struct standing *x = a, *y = b;
    const struct team *team = teams;
    int c = compare(x, y);

    return c != 0 ? c : team[x->team].number - team[y->team].number;
}

static void share_ranks(struct standing *s, int n)
{
    for (int i = 0; i < n; i++)
        s[i].rank = i > 0 && compare(&s[i - 1], &s[i]) == 0 ? s[i - 1].rank : i + 1;
}

const struct standing *standings_make(const struct tournament *t, int after, struct arena *a)
{
    struct standing *s = arena_new(a, struct standing, t->nteam);
    struct ledger l = ledger_load(t, after, a);
    struct contribution *room = arena_new(a, struct contribution, after);

    for (int i = 0; i < t->nteam; i++)
        s[i] = standing_of(&l, t->tiebreak, i, room);
    qsort_r(s, (size_t)t->nteam, sizeof *s, by_criteria, (void *)t->team);
    share_ranks(s, t->nteam);
    return s;
}
