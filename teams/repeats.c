/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/repeats.h"

#include "teams/match.h"
#include "teams/messages.h"
#include "teams/pairing.h"

static bool is_unplayed(enum result r)
{
    return r == RESULT_FORFEIT || r == RESULT_MISSED || r == RESULT_NOBODY;
}

/* Nobody came to a board, or a side not at all. */
static bool is_meeting(const struct section *s, const struct fixture *f)
{
    int unplayed = 0;

    for (int b = 0; b < s->boards; b++)
        unplayed += is_unplayed(f->board[b].result);
    return unplayed < s->boards && !f->absent[0] && !f->absent[1];
}

/* How often they have met before the round, and in which of them first. */
static int meetings(const struct section *s, int round, const struct fixture *f, int *first)
{
    int n = 0;

    for (int r = 1; r < round; r++) {
        const struct fixture *before = match_of(&s->round[r - 1], f->side[0]);
        if (!before || !match_has(before, f->side[1]) || !is_meeting(s, before))
            continue;
        if (n++ == 0)
            *first = r;
    }
    return n;
}

static void check_round(const struct section *s, int round, struct findings *f)
{
    const struct pairing_list *list = &s->round[round - 1];
    const struct fixture *again = NULL;
    int may = section_is_round_robin(s) && s->cycles > 0 ? s->cycles : 1, n = 0, before = 0, first = 0;

    for (int i = 0; i < list->nfixture; i++) {
        if (meetings(s, round, &list->fixture[i], &first) < may)
            continue;
        if (n++ == 0) {
            again = &list->fixture[i];
            before = first;
        }
    }
    if (again)
        finding_say(f, WARNING, RULE_NONE, 0,
                    say_round_repeats_pairs(s->name, round, n, s->squad[again->side[0]].name,
                                            s->squad[again->side[1]].name, before));
}

void repeats_check(const struct section *s, struct findings *f)
{
    for (int round = 2; round <= s->nround; round++)
        check_round(s, round, f);
}
