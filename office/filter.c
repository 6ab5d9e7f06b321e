/* SPDX-License-Identifier: Apache-2.0 */
#include "office/filter.h"

#include "desk/base/history.h"
#include "engine/base/arena.h"

static bool names_team(const struct filter *f, const struct fact *fact)
{
    return fact->section == f->of_section && (fact->team == f->team || fact->other == f->team);
}

static bool is_by_hand(enum fact_kind kind)
{
    return kind == FACT_MOVED || kind == FACT_MOVED_BYE || kind == FACT_MOVED_OUT || kind == FACT_MATCH_GONE;
}

/* Is there a fact of the round, one about the team, one about a pairing changed by hand, as far as that is asked? */
static bool facts_fit(const struct filter *f, const struct journal_row *row, const struct fact *fact, int n)
{
    bool round = f->round == 0 || row->round == f->round, team = f->team == 0, pairing = !f->pairings;

    for (int i = 0; i < n; i++) {
        bool of_round = f->round == 0 || fact[i].round == f->round;
        round = round || of_round;
        team = team || names_team(f, &fact[i]);
        pairing = pairing || (of_round && is_by_hand(fact[i].kind));
    }
    return round && team && pairing;
}

bool filter_fits(const struct filter *f, const struct history *h, int i, struct arena *a)
{
    const struct journal_row *row = &h->row[i];
    int n;

    if ((f->user.n > 0 && !str_eq(f->user, row->user)) || (f->command.n > 0 && !str_eq(f->command, row->command)) ||
        (f->section.n > 0 && row->section.n > 0 && !str_eq(f->section, row->section)) ||
        (f->pairings && !h->in_force[i]))
        return false;
    const struct fact *fact = history_facts(h, i, a, &n);
    return facts_fit(f, row, fact, n);
}
