#include "desk/intake_part.h"
#include "engine/arena.h"
#include "teams/correction.h"

/* Both marks of a match after which the next round is published: rounds that were paired keep the
 * old one. */
static void keep_both(struct intake *in, const struct spot *spot, struct no_show was,
                      struct no_show becomes)
{
    const struct act *act = in->t->act;
    int last = intake_last(in->t->section);

    if (spot->round == last)
        return;
    arena_room(&in->t->arena, in->mark_correction, in->nmark_correction, in->mark_cap);
    in->mark_correction[in->nmark_correction++] = (struct mark_correction){
        .round = spot->round,
        .table = spot->fixture->table,
        .was = was,
        .becomes = becomes,
        .from = last + 1,
        .at = act->time,
        .by = act->user,
        .reason = act->reason,
    };
}

static void put_mark(struct intake *in, const struct spot *spot, struct no_show mark)
{
    struct task *t = in->t;
    struct fixture *f = spot->fixture;
    struct no_show was = correction_mark(f);
    bool had = was.absent[0] || was.absent[1], has = mark.absent[0] || mark.absent[1];

    if (!intake_may_change(in, spot))
        return;
    correction_put_mark(f, mark);
    keep_both(in, spot, was, mark);
    in->scores = true;
    in->nmark++;
    intake_touch(in, spot);
    struct str before = had ? str_fmt(&t->arena, "; before: %.*s",
                                      STR_ARG(correction_mark_words(t->section, f, was, &t->arena)))
                            : (struct str){ 0 };
    intake_tell(in, spot, had,
                str_fmt(&t->arena, ": %.*s%.*s",
                        STR_ARG(has ? correction_mark_words(t->section, f, mark, &t->arena)
                                    : STR("marks taken off")),
                        STR_ARG(before)));
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
        put_mark(in, &spot, (struct no_show){ 0 });
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
        put_mark(in, &spot, (struct no_show){ .absent = { true, true } });
    else if ((f->absent[0] || f->absent[1]) && !in->correct)
        intake_refuse(in, entry->line, ERR_CONFLICT, "table %d has another mark already", f->table);
    else
        put_mark(in, &spot,
                 (struct no_show){ .absent = { side == 0, side == 1 }, .present = present });
}
