/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/round/breach.h"

#include "desk/base/messages.h"
#include "teams/breach.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"

/* RULE_BERGER_TABLE */
static bool warn_table(struct task *t, const struct field *f, const struct fixture *match)
{
    const int *side = match->side;
    int round = score_table_meeting(t->section, side[0], side[1], f->round);

    if (round > 0 && round != f->round)
        task_say(t, WARNING, RULE_BERGER_TABLE,
                 say_table_lets_meet(t->section->squad[side[0]].name, t->section->squad[side[1]].name, round));
    return round > 0 && round != f->round;
}

bool breach_warn_match(struct task *t, const struct field *f, const struct fixture *match)
{
    static const enum colour colour[] = { WHITE, BLACK };
    const struct message met = breach_meeting(t->section, f, match->side[0], match->side[1]);
    bool broken = met.row;

    if (broken)
        task_say(t, WARNING, RULE_NO_REMATCH, met);
    broken = warn_table(t, f, match) || broken;
    for (int side = 0; f->round > 1 && !section_system(t->section) && side < 2; side++)
        if (!card_may_take(f, match->side[side], colour[side])) {
            struct str name = t->section->squad[match->side[side]].name;
            task_say(t, WARNING, RULE_COLOUR_LIMITS, side ? say_no_black_again(name) : say_no_white_again(name));
            broken = true;
        }
    return broken;
}

bool breach_warn_bye(struct task *t, const struct field *f, int squad)
{
    enum rule rule;
    const struct message why = breach_bye(t->section, f, squad, &rule);

    if (why.row)
        task_say(t, WARNING, rule, why);
    return why.row;
}

void breach_warn_absent(struct task *t, int round, int squad, bool bye)
{
    const struct absence *away = presence_absence(t->section, squad, round);

    if (away && !away->withdrawn && !away->expelled)
        task_say(t, WARNING, RULE_PRESENT_FIRST,
                 bye ? say_absent_team_has_bye(t->section->squad[squad].name, round, away->reason)
                     : say_absent_team_plays(t->section->squad[squad].name, round, away->reason));
}

void breach_warn_round(struct task *t, const struct field *f, const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++) {
        const struct fixture *match = &r->fixture[i];
        if (match->by_hand.n == 0)
            continue;
        breach_warn_match(t, f, match);
        for (int side = 0; side < 2; side++)
            breach_warn_absent(t, f->round, match->side[side], false);
    }
    if (r->bye == NOBODY || r->bye_by_hand.n == 0)
        return;
    breach_warn_bye(t, f, r->bye);
    breach_warn_absent(t, f->round, r->bye, true);
}
