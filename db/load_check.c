#include "db/load_check.h"

#include "db/failure.h"
#include "db/handle.h"
#include "db/kind.h"
#include "engine/base/arena.h"

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
        db_damaged(s->load->db, "round %d of %.*s, table %d: %.*s meets itself", s->round, STR_ARG(s->section->name),
                   table, STR_ARG(name));
    else if (s->table[squad] != NOWHERE)
        db_damaged(s->load->db, "round %d of %.*s, table %d: %.*s is also at table %d", s->round,
                   STR_ARG(s->section->name), table, STR_ARG(name), s->table[squad]);
    s->table[squad] = table;
}

static void check_bye(const struct seats *s, int bye)
{
    if (bye != NOBODY && s->table[bye] != NOWHERE)
        db_damaged(s->load->db, "round %d of %.*s, table %d: %.*s also has the bye", s->round,
                   STR_ARG(s->section->name), s->table[bye], STR_ARG(s->section->squad[bye].name));
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
            db_damaged(l->db, "%.*s and %.*s of %.*s both have the number %d", STR_ARG((*place)->name),
                       STR_ARG(q->name), STR_ARG(s->name), q->number);
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
