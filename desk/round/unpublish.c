/* SPDX-License-Identifier: Apache-2.0 */
/* unpublish.c - the operation unpublish: a published round of which nothing is recorded is a draft again. */
#include <string.h>

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/event/robin.h"
#include "desk/base/op_row.h"
#include "engine/base/arena.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/pairing.h"

/* The first round that goes back: that of the number, or the last published one. */
static bool find_first(struct task *t, int number, int last, int *first)
{
    if (last == 0)
        return err_say(t->err, ERR_STATE, say_no_round_published());
    *first = number > 0 ? number : last;
    return *first <= last || err_say(t->err, ERR_STATE, say_round_unpublished(number));
}

/* What was recorded at its tables would be lost. */
static bool is_untouched(struct task *t, int round)
{
    const struct pairing_list *r = &t->section->round[round - 1];

    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *f = &r->fixture[i];
        if (robin_is_recorded(t->section, round, f))
            return err_say(t->err, ERR_STATE,
                           unit_message(t->section->unit, say_recorded_since_published(
                                                              round, f->table, t->section->squad[f->side[0]].name,
                                                              t->section->squad[f->side[1]].name)));
    }
    return true;
}

/* What captains have done since, each team once, however many rounds it is. */
static int handed_in(struct task *t, int first, int last, int *squad)
{
    int n = 0;

    for (int i = 0; i < t->section->nsquad; i++)
        for (int round = first; round <= last; round++) {
            const struct lineup *l = lineup_find(&t->section->round[round - 1], i);
            if (l && l->origin == LINEUP_CAPTAIN) {
                squad[n++] = i;
                break;
            }
        }
    return n;
}

static bool is_opened(const struct section *s, int first, int last)
{
    bool opened = false;

    for (int round = first; s->unit == UNIT_TEAM && round <= last; round++)
        opened = opened || s->round[round - 1].opened.n > 0;
    return opened;
}

/* Asked once, with all that goes. */
static bool is_meant(struct task *t, int first, int last, bool confirmed, int *lineups)
{
    enum { NAMED = 5 };
    int *squad = arena_new(&t->arena, int, t->section->nsquad), n = handed_in(t, first, last, squad);
    bool opened = is_opened(t->section, first, last);

    *lineups = n;
    if (n == 0 && !opened)
        return true;
    struct str names = task_names(t, squad, n, NAMED);
    struct message what = opened ? say_lineups_opened_so_far(n, names) : say_lineups_handed_in_so_far(n, names);
    if (!confirmed && !t->dry)
        return err_say_lack(t->err, LACKS_CONFIRM, say_unpublishing_unconfirmed(first, &what));
    task_say(t, WARNING, RULE_NONE, say_goes_with_publication(&what));
    return true;
}

/* As it was drafted: who sat where, and what was decided for this round alone, belonged to the publication. Marks of a round robin are its draft's (robin_mark). */
static void make_draft(const struct section *s, struct pairing_list *r)
{
    r->state = ROUND_DRAFT;
    r->published = r->opened = (struct str){ 0 };
    r->nlineup = 0;
    r->record = 0;
    for (int i = 0; i < r->nfixture; i++) {
        struct fixture *f = &r->fixture[i];
        memset(f->board, 0, sizeof f->board);
        f->decided = DECIDED_NOT;
        f->decided_why = (struct str){ 0 };
        if (!section_is_round_robin(s))
            f->absent[0] = f->absent[1] = false, f->present = 0;
    }
}

bool decide_unpublish(const struct unpublish_args *in, struct task *t)
{
    struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL), first = 0, lineups = 0;

    if (!find_first(t, in->round, last, &first))
        return false;
    for (int round = first; round <= last; round++)
        if (!is_untouched(t, round))
            return false;
    t->round = first;
    if (!is_meant(t, first, last, in->confirm, &lineups) || !task_reason(t, say_for_unpublishing()))
        return false;
    if (task_draft(s))
        task_discard(t, s, say_publication_was_taken_back(last));
    s->nround = first;
    make_draft(s, &s->round[first - 1]);
    for (t->round = first; t->round <= last; t->round++)
        task_fact(t, FACT_UNPUBLISHED)->number = t->round == last ? lineups : 0;
    t->round = first;
    task_say(t, NOTE, RULE_NONE, say_sheets_are_void(first));
    return true;
}
