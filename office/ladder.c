/* SPDX-License-Identifier: Apache-2.0 */
#include "office/ladder.h"

static const char *const names[] = {
#define X(id, name) [id] = name,
    RUNGS(X)
#undef X
};
enum { RUNG_COUNT = sizeof names / sizeof *names };

bool rung_find(struct str name, enum rung *out)
{
    for (int r = 0; r < RUNG_COUNT; r++)
        if (str_eq(name, str_of(names[r]))) {
            *out = (enum rung)r;
            return true;
        }
    return false;
}

static bool has_result(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].result != RESULT_NONE)
            return true;
    return f->absent[0] || f->absent[1];
}

static bool has_results(const struct section *s, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (has_result(s, &r->fixture[i]))
            return true;
    return false;
}

static enum rung rung_of(const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];

    if (r->state < ROUND_PUBLISHED)
        return RUNG_NOTHING;
    return has_results(s, r) ? RUNG_STANDINGS : RUNG_PAIRINGS;
}

static enum rung limited(const struct ladder_limit *l, const struct section *s, int round, enum rung rung)
{
    int last = l->round > 0 ? l->round : s->nround;

    if ((l->section && l->section != s) || round < last)
        return rung;
    if (round > last)
        return RUNG_NOTHING;
    return rung < l->up_to ? rung : l->up_to;
}

/* A match as it was when it was published. Swapped colours and who sat where is what was seen at the table. */
static void take_out_result(struct fixture *f)
{
    for (int b = 0; b < BOARDS_MAX; b++) {
        f->board[b].result = f->board[b].second = RESULT_NONE;
        f->board[b].by = f->board[b].second_by = (struct str){ 0 };
    }
    f->absent[0] = f->absent[1] = false;
    f->present = 0;
    f->decided = DECIDED_NOT;
    f->decided_why = (struct str){ 0 };
}

static void take_out_corrections(struct section *s, int round)
{
    int n = 0, marks = 0;

    for (int i = 0; i < s->ncorrection; i++)
        if (s->correction[i].round != round)
            s->correction[n++] = s->correction[i];
    for (int i = 0; i < s->nmark_correction; i++)
        if (s->mark_correction[i].round != round)
            s->mark_correction[marks++] = s->mark_correction[i];
    s->ncorrection = n;
    s->nmark_correction = marks;
}

static void take_out_results(struct section *s, int round)
{
    struct pairing_list *r = &s->round[round - 1];

    for (int i = 0; i < r->nfixture; i++)
        take_out_result(&r->fixture[i]);
    if (r->state == ROUND_COMPLETE)
        r->state = ROUND_PUBLISHED;
    take_out_corrections(s, round);
}

static void take_out(struct section *s, const enum rung *rung, enum rung least)
{
    for (int round = s->nround; round > 0; round--) {
        if (rung[round] < least)
            take_out_results(s, round);
        if (rung[round] == RUNG_NOTHING)
            s->nround = round - 1;
    }
}

struct ladder ladder_make(const struct event *ev, const struct ladder_limit *limit, struct arena *a)
{
    struct ladder l = { .seen = event_copy(ev, a), .ranked = event_copy(ev, a) };

    for (int i = 0; i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        for (int round = 1; round <= s->nround; round++)
            l.rung[i][round] = limited(limit, s, round, rung_of(s, round));
        take_out(&l.seen->section[i], l.rung[i], RUNG_RESULTS);
        take_out(&l.ranked->section[i], l.rung[i], RUNG_STANDINGS);
    }
    return l;
}
