/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/event/robin.h"

#include "desk/base/messages.h"
#include "teams/event.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/score.h"

void robin_fit_rounds(struct task *t)
{
    struct section *s = t->section;
    int rounds = s ? score_table_rounds(s) : 0;

    if (rounds == 0 || rounds > ROUNDS_MAX || s->frozen || rounds == s->rounds)
        return;
    struct fact *fact = task_fact(t, FACT_SETTING);
    fact->what = STR("rounds");
    fact->was = str_fmt(&t->arena, "%d", s->rounds);
    fact->becomes = str_fmt(&t->arena, "%d", rounds);
    s->rounds = rounds;
}

void robin_mark(const struct task *t, struct fixture *f)
{
    for (int side = 0; side < 2; side++)
        f->absent[side] = !score_takes_part(t->section, f->side[side], t->round);
    f->present = f->absent[0] != f->absent[1] ? t->section->boards : 0;
}

static bool has_begun(const struct fixture *f)
{
    return match_has_results(f) || f->absent[0] || f->absent[1];
}

/* Whoever has left is marked in all published rounds (robin_leave), who is away when his round is published (robin_mark). */
static bool may_come(const struct section *s, int squad, int round)
{
    return score_takes_part(s, squad, round) && score_takes_part(s, squad, ROUNDS_MAX);
}

bool robin_is_recorded(const struct section *s, int round, const struct fixture *f)
{
    bool entered = false;

    for (int b = 0; b < s->boards; b++)
        entered = entered || f->board[b].result != RESULT_NONE || f->board[b].second != RESULT_NONE;
    for (int side = 0; side < 2; side++)
        entered = entered || f->signature[side].at.n > 0 || (f->absent[side] && may_come(s, f->side[side], round));
    return entered;
}

static bool is_begun(const struct section *s, int round)
{
    const struct pairing_list *list = &s->round[round - 1];
    bool begun = s->unit == UNIT_TEAM && list->opened.n > 0; /* of players nothing is secret */

    for (int i = 0; i < list->nfixture; i++)
        begun = begun || robin_is_recorded(s, round, &list->fixture[i]) || list->fixture[i].decided != DECIDED_NOT;
    for (int i = 0; i < s->nexcuse; i++)
        begun = begun || s->excuse[i].round == round;
    return begun;
}

int robin_last_begun(const struct section *s)
{
    int round = s->nround;

    while (round > 0 && (s->round[round - 1].state == ROUND_DRAFT || !is_begun(s, round)))
        round--;
    return round;
}

int robin_first_open(const struct section *s, int squad)
{
    for (int r = 0; section_is_round_robin(s) && r < s->nround; r++) {
        const struct fixture *f = s->round[r].state == ROUND_DRAFT ? NULL : match_of(&s->round[r], squad);
        if (f && !has_begun(f))
            return r + 1;
    }
    return s->nround + 1;
}

/* How many matches. */
static int lose_published(struct task *t, int squad)
{
    struct section *s = t->section;
    int n = 0;

    for (int r = 0; r < s->nround; r++) {
        struct fixture *f = s->round[r].state == ROUND_DRAFT ? NULL : match_of(&s->round[r], squad);
        if (!f || has_begun(f))
            continue;
        f->absent[match_side(f, squad)] = true;
        f->present = s->boards;
        n++;
    }
    return n;
}

void robin_leave(struct task *t, int squad)
{
    const struct section *s = t->section;

    if (!section_is_round_robin(s))
        return;
    int lost = lose_published(t, squad);
    if (lost > 0)
        task_say(t, NOTE, RULE_NONE, unit_message(s->unit, say_robin_lost_unplayed(lost)));
    struct str name = s->squad[squad].name;
    task_say(t, NOTE, RULE_NONE,
             score_unranked(s, squad) ? say_robin_out_of_ranking(name) : say_robin_stays_in_ranking(name));
}

bool robin_may_change(const struct task *t)
{
    const struct section *s = t->section;

    if (!s->frozen || !section_is_round_robin(s))
        return true;
    return err_say(t->err, ERR_STATE, say_robin_table_fixed(s->name));
}
