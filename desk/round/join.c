/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/round/join.h"

#include "desk/base/messages.h"
#include "desk/round/change.h"
#include "engine/olympiad/rank.h"
#include "teams/match.h"
#include "teams/presence.h"
#include "teams/score.h"

/* Whom the team meets, and who loses its opponent for that (NOBODY: it had the bye). The freed team
   has the bye, or meets the team that has it. */
struct place {
    int meets, freed;
};

static bool may_be_freed(struct change *c, int team)
{
    int bye = c->after.bye;

    return bye == NOBODY ? card_may_have_bye(&c->card[team], c->field.edition) : change_may_meet(c, team, bye);
}

static bool find_place(struct change *c, int late, struct place *out)
{
    int bye = c->after.bye;

    *out = (struct place){ bye, NOBODY };
    if (bye != NOBODY && change_may_meet(c, late, bye))
        return true;
    for (int i = c->after.nfixture - 1; i >= 0; i--) {
        const int *side = c->after.fixture[i].side;
        int low = rank_before(&c->card[side[0]], &c->card[side[1]], c->field.edition);
        *out = (struct place){ side[1 - low], side[low] };
        if (change_may_meet(c, late, out->meets) && may_be_freed(c, out->freed))
            return true;
    }
    return false;
}

static bool has_players(const struct section *s, int squad)
{
    return s->squad[squad].arrival.players >= score_needed(s, squad, 0);
}

/* "Gambia - Palau, which has the bye now", "Malawi - Somalia, and Swaziland has the bye" */
static struct message in_words(const struct change *c, int late, struct place p)
{
    struct task *t = c->t;
    const struct squad *squad = t->section->squad;
    struct str team = squad[late].name, other = squad[p.meets].name;

    if (p.freed == NOBODY)
        return say_late_meets_bye(team, other);
    if (c->after.bye == NOBODY)
        return say_late_frees_team(team, other, squad[p.freed].name);
    return say_late_frees_for_bye(team, other, squad[p.freed].name, squad[c->after.bye].name);
}

void join_offer(struct task *t, int squad)
{
    const struct act *act = t->act;
    struct act offer = *act;
    struct change c;
    struct place p;

    if (!presence_may_join(t->section, squad) || !has_players(t->section, squad))
        return;
    offer.reason = STR("offer");
    t->act = &offer;
    bool found = change_begin(&c, t) && find_place(&c, squad, &p);
    t->act = act;
    if (!found)
        return;
    struct message pairs = in_words(&c, squad, p);
    task_say(t, NOTE, RULE_BY_ORDER, say_may_still_join(c.round, &pairs));
}

static bool no_round(struct task *t, int squad)
{
    const struct section *s = t->section;
    const struct pairing_list *r = s->nround > 0 ? &s->round[s->nround - 1] : NULL;
    const struct fixture *f = r ? match_of(r, squad) : NULL;

    if (!r)
        return err_say(t->err, ERR_STATE, say_need_not_join_yet(t->section->squad[squad].name));
    if (f)
        return err_say(t->err, ERR_STATE, say_need_not_join_paired(t->section->squad[squad].name, s->nround, f->table));
    if (r->bye == squad)
        return err_say(t->err, ERR_STATE, say_need_not_join_bye(t->section->squad[squad].name, s->nround));
    if (r->state == ROUND_DRAFT)
        return err_say(t->err, ERR_STATE, say_cannot_join_draft(t->section->squad[squad].name, s->nround));
    return err_say(t->err, ERR_STATE, say_cannot_join_begun(t->section->squad[squad].name, s->nround));
}

bool join_is_open(struct task *t, int squad)
{
    return presence_may_join(t->section, squad) || no_round(t, squad);
}

bool join_late(struct task *t, int squad)
{
    struct change c;
    struct place p;

    if (!has_players(t->section, squad))
        return err_say(t->err, ERR_STATE,
                       say_cannot_join_too_few(t->section->squad[squad].name, score_needed(t->section, squad, 0)));
    if (!change_begin(&c, t))
        return false;
    if (!find_place(&c, squad, &p))
        return err_say(t->err, ERR_STATE, say_no_table_can_take(c.round, t->section->squad[squad].name));
    if (!change_is_allowed(&c, squad, p.meets) || !change_meet(&c, squad, p.meets, COLOURLESS))
        return false;
    if (p.freed != NOBODY && c.after.bye == NOBODY)
        change_bye(&c, p.freed);
    else if (p.freed != NOBODY && !change_meet(&c, p.freed, c.after.bye, COLOURLESS))
        return false;
    change_end(&c);
    return true;
}
