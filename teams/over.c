/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/over.h"

#include "teams/event.h"
#include "teams/messages.h"
#include "teams/score.h"
#include "teams/second.h"

int over_rounds_in(const struct section *s)
{
    int n = 0;

    while (n < s->nround && score_is_in(s, &s->round[n]))
        n++;
    return n;
}

static int count_missing(const struct section *s, const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int b = 0; b < s->boards && !score_complete(s, &r->fixture[i]); b++)
            n += r->fixture[i].board[b].result == RESULT_NONE;
    return n;
}

struct over_lacks over_lacks(const struct section *s, int round)
{
    struct over_lacks x = { .disputed = s->disputed };
    int first;

    for (int r = 0; r < round && r < s->nround; r++) {
        if (s->round[r].state == ROUND_DRAFT)
            continue;
        x.missing += count_missing(s, &s->round[r]);
        x.unfinished += score_unfinished(s, &s->round[r]);
        x.differing += second_open(s, &s->round[r], &first);
    }
    return x;
}

static bool is_lacking(const struct over_lacks *x)
{
    return x->missing > 0 || x->unfinished > 0 || x->differing > 0 || x->disputed > 0;
}

struct message over_told(const struct over_lacks *x)
{
    const struct message missing = say_games_without_result(x->missing), open = say_games_unfinished(x->unfinished),
                         differ = say_tables_to_compare(x->differing), disputed = say_results_disputed(x->disputed);

    return is_lacking(x) ? say_provisional(x->missing > 0 ? &missing : NULL, x->unfinished > 0 ? &open : NULL,
                                           x->differing > 0 ? &differ : NULL, x->disputed > 0 ? &disputed : NULL)
                         : (struct message){ 0 };
}

bool section_is_over(const struct section *s)
{
    const struct over_lacks x = over_lacks(s, s->nround);

    return s->nround > 0 && s->nround >= s->rounds && s->round[s->nround - 1].state == ROUND_COMPLETE &&
           !is_lacking(&x);
}

bool over_is_final(const struct section *s, int round)
{
    return round >= s->rounds && section_is_over(s);
}

bool over_is_provisional(const struct section *s, int round)
{
    return round >= s->rounds && round > 0 && !section_is_over(s);
}

struct message over_provisional(const struct section *s, int round)
{
    const struct over_lacks x = over_lacks(s, round);

    return over_is_provisional(s, round) ? over_told(&x) : (struct message){ 0 };
}
