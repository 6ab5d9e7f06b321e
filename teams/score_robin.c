/* SPDX-License-Identifier: Apache-2.0 */
/* score_robin.c - the table of a round robin, and who has left it. */
#include "teams/score.h"

#include "engine/berger/table.h"
#include "engine/system/system.h"

bool score_table(const struct section *s, struct berger *table)
{
    const struct system *system = system_find(s->system);

    *table = (struct berger){ 0, s->cycles };
    if (!system || system->cards != CARDS_PLAYED)
        return false;
    for (int i = 0; i < s->nsquad; i++)
        table->n = s->squad[i].number > table->n ? s->squad[i].number : table->n;
    return true;
}

int score_table_rounds(const struct section *s)
{
    struct berger table;

    return score_table(s, &table) ? berger_rounds(&table) : 0;
}

int score_table_meeting(const struct section *s, int squad, int other, int from)
{
    struct berger table;
    int x = s->squad[squad].number, y = s->squad[other].number;

    if (!score_table(s, &table) || x == 0 || y == 0)
        return 0;
    int round = berger_meets_in(&table, x, y, from);
    return round ? round : berger_meets_in(&table, x, y, 1);
}

bool score_left(const struct section *s, int squad, int round)
{
    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *b = &s->absence[i];
        if (b->squad == squad && b->from <= round && (b->withdrawn || b->expelled))
            return true;
    }
    return false;
}
