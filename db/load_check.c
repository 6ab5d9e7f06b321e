/* SPDX-License-Identifier: Apache-2.0 */
#include "db/load_check.h"

#include "db/failure.h"
#include "db/handle.h"
#include "db/kind.h"
#include "engine/base/arena.h"
#include "db/messages.h"

enum { NOWHERE = 0 };

/* By squad, where a round has it. */
struct seats {
    struct load *load;
    const struct section *section;
    int round;
    int *table; /* NOWHERE, or the table */
};

static void sit_down(struct seats *s, int squad, int table)
{
    struct str name = s->section->squad[squad].name;

    if (s->table[squad] == table)
        db_damaged(s->load->db, say_team_meets_itself(s->round, s->section->name, table, name));
    else if (s->table[squad] != NOWHERE)
        db_damaged(s->load->db, say_team_at_two_tables(s->round, s->section->name, table, name, s->table[squad]));
    s->table[squad] = table;
}

static void check_bye(const struct seats *s, int bye)
{
    if (bye != NOBODY && s->table[bye] != NOWHERE)
        db_damaged(s->load->db,
                   say_team_plays_and_has_bye(s->round, s->section->name, s->table[bye], s->section->squad[bye].name));
}

static void check_round(struct load *l, const struct section *s, int round, struct arena *a)
{
    const struct pairing_list *r = &s->round[round - 1];
    struct seats seats = { l, s, round, arena_new(a, int, s->nsquad) };

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            sit_down(&seats, r->fixture[i].side[side], r->fixture[i].table);
    check_bye(&seats, r->bye);
}

static void check_numbers(struct load *l, const struct section *s, struct arena *a)
{
    const struct squad **by_number = arena_new(a, const struct squad *, TEAMS_MAX + 1);

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i], **place = &by_number[q->number];
        if (q->number > 0 && *place)
            db_damaged(l->db, say_teams_with_one_number((*place)->name, q->name, s->name, q->number));
        *place = q;
    }
}

void load_check(struct load *l)
{
    struct arena own = { 0 };

    for (int i = 0; i < l->event->nsection && !l->db->code; i++) {
        const struct section *s = &l->event->section[i];
        check_numbers(l, s, &own);
        for (int r = 1; r <= s->nround; r++)
            check_round(l, s, r, &own);
    }
    arena_free(&own);
}
