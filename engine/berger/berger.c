/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/berger/berger.h"

#include "engine/base/arena.h"
#include "engine/berger/table.h"

/* The table, and who has each number in it. */
struct draw {
    const struct swiss *field;
    struct berger table;
    int *index;          /* by number; NOBODY */
    struct reasons *why; /* or NULL */
};

static struct berger table_of(const struct swiss *s)
{
    struct berger b = { 0, s->cycles > 1 ? s->cycles : 1 };

    for (int i = 0; i < s->n; i++)
        b.n = s->entrant[i].number > b.n ? s->entrant[i].number : b.n;
    return b;
}

static struct draw draw_of(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct draw d = { s, table_of(s), NULL, why };

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

/* --- why ---------------------------------------------------------------------------------------- */

static void explain(const struct draw *d, struct reason x, enum reason_key key, enum rule fails)
{
    x.key = key;
    x.fails = fails;
    x.row = berger_row(&d->table, d->field->round);
    reason_add(d->why, x);
}

static enum reason_key key_of_bye(const struct draw *d, int gone, bool odd)
{
    if (odd)
        return KEY_ODD;
    return stays(d, gone) ? KEY_FORFEIT : KEY_WITHDRAWN;
}

static void explain_bye(const struct draw *d, int index, int gone, bool odd)
{
    enum rule rule = odd ? RULE_BERGER_ODD : RULE_BERGER_WITHDRAWN;

    explain(d, reason_of(ABOUT_BYE, index, gone, rule), key_of_bye(d, gone, odd), rule);
}

/* --- a round ------------------------------------------------------------------------------------ */

/* What is made of a round so far. */
struct made {
    struct pair *pair, *forfeit;
    int npair, nforfeit, *bye, nbye;
};

static void add_pair(const struct draw *d, struct pair numbers, struct made *out)
{
    struct pair p = { d->index[numbers.white], d->index[numbers.black] };
    bool white = plays(d, p.white), black = plays(d, p.black);

    if (white && black) {
        out->pair[out->npair++] = p;
        /* RULE_BERGER_TABLE; in the second cycle RULE_BERGER_DOUBLE. */
        bool reversed = berger_reversed(&d->table, d->field->round);
        enum rule rule = reversed ? RULE_BERGER_DOUBLE : RULE_BERGER_TABLE;

        explain(d, reason_of(ABOUT_PAIR, p.white, p.black, RULE_BERGER_TABLE), KEY_BY_TABLE, RULE_BERGER_TABLE);
        explain(d, reason_of(ABOUT_COLOUR, p.white, p.black, rule), reversed ? KEY_BY_REVERSED : KEY_BY_TABLE, rule);
    } else if (white || black) {
        int alone = white ? p.white : p.black, gone = white ? p.black : p.white;
        /* RULE_BERGER_WITHDRAWN: the opponent of one who has left, or of nobody. */
        out->bye[out->nbye++] = alone;
        if (stays(d, gone))
            out->forfeit[out->nforfeit++] = (struct pair){ alone, gone };
        explain_bye(d, alone, gone, numbers.white > d->table.n || numbers.black > d->table.n);
    }
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

struct swiss_round berger_pair(const struct swiss *s, struct reasons *why, struct arena *a)
{
    struct draw d = draw_of(s, why, a);
    int tables = berger_tables(&d.table), rounds = berger_rounds(&d.table);
    struct made made = room_for(tables, a);

    if (s->round > rounds) {
        if (why)
            why->over = rounds + 1;
        return (struct swiss_round){ .bye = NOBODY };
    }
    for (int table = 0; table < tables; table++)
        add_pair(&d, berger_meeting(&d.table, s->round, table), &made);
    return (struct swiss_round){ .legal = true,
                                 .pair = made.pair,
                                 .npair = made.npair,
                                 .bye = made.nbye ? made.bye[0] : NOBODY,
                                 .left = left_of(&d, &made, a) };
}

int berger_next_meeting(const struct swiss *s, int x, int y)
{
    struct berger b = table_of(s);

    return berger_meets_in(&b, s->entrant[x].number, s->entrant[y].number, s->round);
}
