#include "engine/berger/berger.h"

#include "engine/base/arena.h"
#include "engine/berger/table.h"

/* The table, and who has each number in it. */
struct draw {
    const struct swiss *field;
    struct berger table;
    int *index; /* by number; NOBODY */
};

static struct draw draw_of(const struct swiss *s, struct arena *a)
{
    struct draw d = { s, { 0, s->cycles > 1 ? s->cycles : 1 }, NULL };

    for (int i = 0; i < s->n; i++)
        d.table.n = s->entrant[i].number > d.table.n ? s->entrant[i].number : d.table.n;
    d.index = arena_new(a, int, d.table.n + 2);
    for (int number = 0; number <= d.table.n + 1; number++)
        d.index[number] = NOBODY;
    for (int i = 0; i < s->n; i++)
        d.index[s->entrant[i].number] = i;
    return d;
}

static bool plays(const struct draw *d, int index)
{
    return index != NOBODY && d->field->entrant[index].paired;
}

static bool stays(const struct draw *d, int index)
{
    return index != NOBODY && berger_stays(&d->table, d->field->entrant[index].ncolour);
}

/* What is made of a round so far. */
struct made {
    struct pair *pair, *forfeit;
    int npair, nforfeit, *bye, nbye;
};

/* RULE_BERGER_WITHDRAWN: the opponent of one who has left, or of nobody. */
static void leave_alone(const struct draw *d, int index, int gone, struct made *out)
{
    out->bye[out->nbye++] = index;
    if (stays(d, gone))
        out->forfeit[out->nforfeit++] = (struct pair){ index, gone };
}

static void add(const struct draw *d, struct pair numbers, struct made *out)
{
    struct pair p = { d->index[numbers.white], d->index[numbers.black] };
    bool white = plays(d, p.white), black = plays(d, p.black);

    if (white && black)
        out->pair[out->npair++] = p;
    else if (white || black)
        leave_alone(d, white ? p.white : p.black, white ? p.black : p.white, out);
}

static struct made room_for(int tables, struct arena *a)
{
    return (struct made){ .pair = arena_new(a, struct pair, tables),
                          .forfeit = arena_new(a, struct pair, tables),
                          .bye = arena_new(a, int, tables) };
}

static struct swiss_left *left_of(const struct draw *d, const struct made *made, struct arena *a)
{
    struct swiss_left *left = arena_new(a, struct swiss_left, 1);
    int *unranked = arena_new(a, int, d->field->n);

    *left = (struct swiss_left){ .bye = made->bye, .nbye = made->nbye, .unranked = unranked };
    left->forfeit = made->forfeit;
    left->nforfeit = made->nforfeit;
    for (int i = 0; i < d->field->n; i++)
        if (!plays(d, i) && !stays(d, i))
            unranked[left->nunranked++] = i;
    return left;
}

struct swiss_round berger_pair(const struct swiss *s, struct arena *a)
{
    struct draw d = draw_of(s, a);
    int tables = berger_tables(&d.table);
    struct made made = room_for(tables, a);

    if (s->round > berger_rounds(&d.table))
        return (struct swiss_round){ .bye = NOBODY };
    for (int table = 0; table < tables; table++)
        add(&d, berger_meeting(&d.table, s->round, table), &made);
    return (struct swiss_round){ .legal = true,
                                 .pair = made.pair,
                                 .npair = made.npair,
                                 .bye = made.nbye ? made.bye[0] : NOBODY,
                                 .left = left_of(&d, &made, a) };
}
