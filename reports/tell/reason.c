/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/reason.h"

#include "engine/base/arena.h"
#include "reports/format/heading.h"
#include "reports/tell/proofs.h"
#include "reports/tell/words.h"

static struct str by_colours(const struct walk *w, const struct parsed_refusal *x)
{
    return str_fmt(w->arena,
                   "no allocation of colours on board 1 would keep both within the colour limits: %.*s has had %.*s "
                   "and %.*s %.*s%.*s",
                   STR_ARG(w->r->team[x->team].name), STR_ARG(words_history(w, x->team)),
                   STR_ARG(w->r->team[x->other].name), STR_ARG(words_history(w, x->other)),
                   STR_ARG(words_article(w, RULE_COLOUR_LIMITS)));
}

static struct str no_bye(const struct walk *w, const struct parsed_refusal *x)
{
    const struct parsed_team *t = &w->r->team[x->team];

    return t->no_bye
               ? str_fmt(w->arena, "it has scored without playing before%.*s", STR_ARG(words_article(w, RULE_BYE_ONCE)))
               : str_fmt(w->arena, "it was entered after round 1 was published%.*s",
                         STR_ARG(words_article(w, RULE_BYE_LATE)));
}

/* "the two are barred from meeting, by anna on 9 September 2016, 19:20: as agreed" */
static struct str by_decision(const struct walk *w, const struct parsed_refusal *x)
{
    const struct parsed_trace *r = w->r;

    for (int i = 0; r->barred_by && i < r->barred.n; i++) {
        const int *pair = r->barred.pair[i];
        const struct parsed_decision *d = &r->barred_by[i];
        bool meant = (pair[0] == x->team && pair[1] == x->other) || (pair[0] == x->other && pair[1] == x->team);
        if (meant && d->by.n > 0)
            return str_fmt(w->arena, "the two are barred from meeting, by %.*s since %.*s%s%.*s", STR_ARG(d->by),
                           STR_ARG(date_text(w->arena, d->at)), d->reason.n ? ": " : "", STR_ARG(d->reason));
    }
    return STR("the two are barred from meeting");
}

/* What the refusal is about decides the article: the bye, who floats, or whom a team meets. */
static enum rule rest_rule(const struct walk *w, const struct parsed_refusal *x)
{
    if (!w->step)
        return RULE_BYE;
    return x->other == NOBODY ? RULE_OTHER_FLOATER : words_step_rule(w);
}

/* "they met in round 3"; in edition 2022 a match that was not played is a meeting, too. */
static struct str they_met(const struct walk *w, const struct parsed_refusal *x)
{
    const struct parsed_team *t = &w->r->team[x->team];
    bool unplayed = false;

    for (int i = 0; i < t->nmet; i++)
        unplayed = unplayed || (t->met[i][1] == x->round && t->unplayed[i]);
    return str_fmt(w->arena,
                   unplayed
                       ? "they were paired in round %d, and a match that was not played also counts as a meeting%.*s"
                       : "they met in round %d%.*s",
                   x->round, STR_ARG(words_article(w, RULE_NO_REMATCH)));
}

static struct str with_proof(const struct walk *w, const struct parsed_refusal *x, const char *text, enum rule rule)
{
    return str_fmt(w->arena, "%s%.*s; %.*s", text, STR_ARG(words_article(w, rule)), STR_ARG(proofs_refusal(w, x)));
}

struct str reason_text(const struct walk *w, const struct parsed_refusal *x)
{
    switch (x->why) {
    case WHY_BYE:
        return no_bye(w, x);
    case WHY_MET:
        return they_met(w, x);
    case WHY_BARRED:
        return by_decision(w, x);
    case WHY_COLOURS:
        return by_colours(w, x);
    case WHY_REST:
        return with_proof(w, x, "the others could then not all be paired", rest_rule(w, x));
    case WHY_LEAVERS:
        return with_proof(w, x, "more teams would then have to float", RULE_MOST_PAIRS);
    case WHY_FLOATERS:
        return with_proof(w, x, "a floater that came in stays if it can be paired",
                          w->group->side == SIDE_BELOW ? RULE_FLOATER_STAYS_UP : RULE_FLOATER_STAYS);
    case WHY_LEVEL:
        return proofs_level(w, x);
    default:
        return with_proof(w, x, "another pair would then break the colour limits", RULE_COLOUR_LIMITS);
    }
}
