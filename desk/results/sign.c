/* SPDX-License-Identifier: Apache-2.0 */
/* sign.c - the operation sign: captains sign the results of their matches, or dispute them. */
#include "desk/base/messages.h"
#include "desk/base/own.h"
#include "desk/base/task.h"
#include "desk/base/op_row.h"
#include "teams/form.h"
#include "teams/match.h"
#include "teams/member.h"
#include "teams/score.h"
#include "teams/signature.h"
#include "teams/text.h"

/* The match of the team in that round, which has a result; NULL: an error. */
static struct fixture *find_match(struct task *t, int squad, int round)
{
    const struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL);
    struct message why;

    t->round = round ? round : last;
    if (t->round == 0 || t->round > last) {
        err_say(t->err, ERR_STATE, say_round_unpublished(t->round ? t->round : 1));
        return NULL;
    }
    struct fixture *f = match_of(&s->round[t->round - 1], squad);
    if (!own_team(t, f, squad, say_captain_signs_for_other_team, &why))
        err_say(t->err, ERR_STATE, why);
    else if (!f)
        err_say(t->err, ERR_STATE, say_team_has_no_match(t->section->squad[squad].name, t->round));
    else if (!score_complete(s, f))
        err_say(t->err, ERR_STATE,
                say_sign_without_result(f->table, t->round, t->section->squad[f->side[0]].name,
                                        t->section->squad[f->side[1]].name));
    else
        return f;
    return NULL;
}

static bool is_same(const struct signature *a, const struct signature *b)
{
    return a->at.n > 0 && a->agreed == b->agreed && str_eq(a->remark, b->remark) && str_eq(a->results, b->results);
}

/* A remark has to say something, on one line. */
static bool may_say(const struct sign_args *in, struct task *t)
{
    if (in->agree == (in->dispute.p != NULL))
        return err_say(t->err, ERR_USAGE, say_agree_or_dispute());
    if (in->agree)
        return true;
    if (str_trim(in->dispute).n == 0)
        return err_say(t->err, ERR_USAGE, say_dispute_needs_text());
    const int most = form_most((enum text_form)member_of(M_signature_remark)->form);
    return text_letters(in->dispute) <= (size_t)most || err_say(t->err, ERR_LIMIT, say_dispute_too_long(most));
}

bool decide_sign(const struct sign_args *in, struct task *t)
{
    struct fixture *f = may_say(in, t) ? find_match(t, in->team, in->round) : NULL;

    if (!f)
        return false;
    const struct signature now = { .at = t->act->time,
                                   .by = t->act->user,
                                   .agreed = in->agree,
                                   .remark = str_copy(&t->arena, str_trim(in->dispute)),
                                   .results = signature_results(t->section, f, &t->arena) };
    struct signature *was = &f->signature[match_side(f, in->team)];
    if (in->shown.p && !str_eq(in->shown, now.results))
        return err_say(t->err, ERR_CONFLICT, say_result_not_as_shown(f->table, now.results, in->shown));
    if (is_same(was, &now))
        return true;
    *was = now;
    struct fact *fact = task_team_fact(t, in->agree ? FACT_SIGNED : FACT_DISPUTED, in->team, NOBODY);
    fact->table = f->table;
    fact->what = now.remark;
    return true;
}
