#include "desk/intake_part.h"

/* "C did not come, 3 players of A were present" */
static struct str mark_in_words(struct task *t, const struct fixture *f)
{
    if (f->absent[0] && f->absent[1])
        return STR("neither side came");
    if (!f->absent[0] && !f->absent[1])
        return STR("marks taken off");
    return str_fmt(&t->arena, "%.*s did not come, %d player%s of %.*s present",
                   NAME_ARG(t, f->side[f->absent[1]]), f->present, f->present == 1 ? "" : "s",
                   NAME_ARG(t, f->side[f->absent[0]]));
}

static void put_mark(struct intake *in, const struct spot *spot, bool first, bool second,
                     int present)
{
    struct task *t = in->t;
    struct fixture *f = spot->fixture;
    bool had = f->absent[0] || f->absent[1];
    struct str was = mark_in_words(t, f);

    if (!intake_may_change(in, spot))
        return;
    f->absent[0] = first;
    f->absent[1] = second;
    f->present = present;
    in->scores = true;
    in->nmark++;
    intake_touch(in, spot);
    intake_tell(in, had,
                str_fmt(&t->arena, "round %d table %d (%.*s - %.*s): %.*s%s%.*s", spot->round, f->table,
                        NAME_ARG(t, f->side[0]), NAME_ARG(t, f->side[1]),
                        STR_ARG(mark_in_words(t, f)), had ? "; before: " : "",
                        STR_ARG(had ? was : STR(""))));
}

static void take_marks_off(struct intake *in, const struct mark_entry *entry)
{
    struct spot spot = { .line = entry->line };
    const struct str nobody[2] = { { 0 } };

    if (!intake_find(in, entry->round, entry->table, nobody, &spot))
        return;
    if (!spot.fixture->absent[0] && !spot.fixture->absent[1])
        return;
    if (!in->correct)
        intake_refuse(in, entry->line, ERR_CONFLICT, "table %d has a mark", spot.fixture->table);
    else
        put_mark(in, &spot, false, false, 0);
}

/* WALKOVER: one side is absent, and so many of the other are present; with 0 of each, both are. */
void intake_mark(struct intake *in, const struct mark_entry *entry)
{
    struct spot spot = { .line = entry->line };
    const struct str team[2] = { entry->absent, { 0 } };

    if (entry->absent.n == 0) {
        take_marks_off(in, entry);
        return;
    }
    if (!intake_find(in, entry->round, entry->table, team, &spot))
        return;
    const struct fixture *f = spot.fixture;
    int side = spot.flipped, present = entry->present;
    if (present < 0 || present > in->t->section->boards)
        intake_refuse(in, entry->line, ERR_INPUT, "%d players present, but a match has %d boards",
                      present, in->t->section->boards);
    else if (f->absent[side] && f->present == present)
        return;
    else if (f->absent[!side] && f->present == 0 && present == 0)
        put_mark(in, &spot, true, true, 0);
    else if ((f->absent[0] || f->absent[1]) && !in->correct)
        intake_refuse(in, entry->line, ERR_CONFLICT, "table %d has another mark already", f->table);
    else
        put_mark(in, &spot, side == 0, side == 1, present);
}
