/* SPDX-License-Identifier: Apache-2.0 */
#include "office/visibility.h"

#include "teams/match.h"
#include "teams/view.h"

static const char *const names[] = {
#define X(id, name) [id] = name,
    VISIBILITY_STEPS(X)
#undef X
};
enum { RUNG_COUNT = sizeof names / sizeof *names };

bool visibility_step_find(struct str name, enum visibility_step *out)
{
    for (int r = 0; r < RUNG_COUNT; r++)
        if (str_eq(name, str_of(names[r]))) {
            *out = (enum visibility_step)r;
            return true;
        }
    return false;
}

static bool has_results(const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (match_has_results(&r->fixture[i]) || r->fixture[i].absent[0] || r->fixture[i].absent[1])
            return true;
    return false;
}

static enum visibility_step step_of(const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];

    if (r->state < ROUND_PUBLISHED)
        return VISIBLE_NOTHING;
    return has_results(r) ? VISIBLE_STANDINGS : VISIBLE_PAIRINGS;
}

static enum visibility_step limited(const struct visibility_limit *l, const struct section *s, int round,
                                    enum visibility_step step)
{
    int last = l->round > 0 ? l->round : s->nround;

    if ((l->section && l->section != s) || round < last)
        return step;
    if (round > last)
        return VISIBLE_NOTHING;
    return step < l->up_to ? step : l->up_to;
}

static void take_out_results(struct section *s, int round)
{
    struct pairing_list *r = &s->round[round - 1];

    for (int i = 0; i < r->nfixture; i++) {
        /* A match as it was when it was published. Swapped colours and who sat where is what was seen at the table. */
        struct fixture *f = &r->fixture[i];
        for (int b = 0; b < BOARDS_MAX; b++) {
            f->board[b].result = f->board[b].second = RESULT_NONE;
            f->board[b].by = f->board[b].second_by = (struct str){ 0 };
        }
        f->absent[0] = f->absent[1] = false;
        f->present = 0;
        f->decided = DECIDED_NOT;
        f->decided_why = (struct str){ 0 };
    }
    if (r->state == ROUND_COMPLETE)
        r->state = ROUND_PUBLISHED;
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

static void take_out(struct section *s, const enum visibility_step *step, enum visibility_step least)
{
    for (int round = s->nround; round > 0; round--) {
        if (step[round] < least)
            take_out_results(s, round);
        if (step[round] == VISIBLE_NOTHING)
            s->nround = round - 1;
    }
}

struct visibility visibility_make(const struct event *ev, const struct visibility_limit *limit, struct arena *a)
{
    const struct event *told = view_closed(ev, SEEN_BY_ALL, a);
    struct visibility l = { .seen = event_copy(told, a), .ranked = event_copy(told, a) };

    for (int i = 0; i < ev->nsection; i++) {
        const struct section *s = &ev->section[i];
        for (int round = 1; round <= s->nround; round++)
            l.step[i][round] = limited(limit, s, round, step_of(s, round));
        take_out(&l.seen->section[i], l.step[i], VISIBLE_RESULTS);
        take_out(&l.ranked->section[i], l.step[i], VISIBLE_STANDINGS);
    }
    return l;
}
