/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/berger/table.h"

/* RULE_BERGER_ODD */
static int even(const struct berger *b)
{
    return b->n + b->n % 2;
}

static int cycle(const struct berger *b)
{
    return b->n < 2 ? b->n : even(b) - 1;
}

int berger_rounds(const struct berger *b)
{
    return cycle(b) * b->cycles;
}

int berger_tables(const struct berger *b)
{
    return even(b) / 2;
}

/* RULE_BERGER_TABLE: the last number meets one that goes round the circle of all others by half of it, and those on both
   sides of that one meet across it. */
static struct pair meeting(int m, int round, int table)
{
    int x = round % 2 ? (round + 1) / 2 : (m + round) / 2, others = m - 1;

    if (table == 0)
        return round % 2 ? (struct pair){ x, m } : (struct pair){ m, x };
    return (struct pair){ (x - 1 + table) % others + 1, (x - 1 + others - table) % others + 1 };
}

/* RULE_BERGER_DOUBLE: the last two rounds of the first cycle change places. */
int berger_row(const struct berger *b, int round)
{
    int last = cycle(b);

    if (round > last)
        return round - last;
    return b->cycles < 2 || last < 2 || round < last - 1 ? round : 2 * last - 1 - round;
}

bool berger_reversed(const struct berger *b, int round)
{
    return round > cycle(b);
}

struct pair berger_meeting(const struct berger *b, int round, int table)
{
    struct pair p = meeting(even(b), berger_row(b, round), table);

    return berger_reversed(b, round) ? (struct pair){ p.black, p.white } : p;
}

int berger_meets_in(const struct berger *b, int x, int y, int from)
{
    for (int round = from; round <= berger_rounds(b); round++)
        for (int table = 0; table < berger_tables(b); table++) {
            struct pair p = berger_meeting(b, round, table);
            if ((p.white == x && p.black == y) || (p.white == y && p.black == x))
                return round;
        }
    return 0;
}

/* RULE_BERGER_WITHDRAWN */
bool berger_stays(const struct berger *b, int played)
{
    return 2 * played >= (b->n - 1) * b->cycles;
}
