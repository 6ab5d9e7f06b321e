/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/tell/refusals.h"

#include "reports/format/messages.h"
#include "reports/format/heading.h"
#include "reports/tell/words.h"

static struct message by_colours(const struct walk *w, const struct parsed_refusal *x, const struct wording *how)
{
    return say_refused_by_colours(w->r->team[x->team].name, words_history(w, x->team, how), w->r->team[x->other].name,
                                  words_history(w, x->other, how), words_article(w, RULE_COLOUR_LIMITS));
}

static struct message no_bye(const struct walk *w, const struct parsed_refusal *x)
{
    return w->r->team[x->team].no_bye ? say_refused_scored_unplayed(words_article(w, RULE_BYE_ONCE))
                                      : say_refused_entered_late(words_article(w, RULE_BYE_LATE));
}

/* "the two are barred from meeting, by anna since 9 September 2016, 19:20: as agreed" */
static struct message by_decision(const struct walk *w, const struct parsed_refusal *x, const struct wording *how)
{
    const struct parsed_trace *r = w->r;

    for (int i = 0; r->barred_by && i < r->barred.n; i++) {
        const int *pair = r->barred.pair[i];
        const struct parsed_decision *d = &r->barred_by[i];
        bool meant = (pair[0] == x->team && pair[1] == x->other) || (pair[0] == x->other && pair[1] == x->team);
        if (meant && d->by.n > 0)
            return say_refused_barred_by(d->by, date_text(d->at, how, w->arena), d->reason);
    }
    return say_fails_barred();
}

/* What the refusal is about decides the article: the bye, who floats, or whom a team meets. */
static enum rule rest_rule(const struct walk *w, const struct parsed_refusal *x)
{
    if (!w->step)
        return RULE_BYE;
    return x->other == NOBODY ? RULE_OTHER_FLOATER : words_step_rule(w);
}

/* "they met in round 3"; in edition 2022 a match that was not played is a meeting, too. */
static struct message they_met(const struct walk *w, const struct parsed_refusal *x)
{
    const struct parsed_team *t = &w->r->team[x->team];
    const struct str article = words_article(w, RULE_NO_REMATCH);
    bool unplayed = false;

    for (int i = 0; i < t->nmet; i++)
        unplayed = unplayed || (t->met[i][1] == x->round && t->unplayed[i]);
    return unplayed ? say_refused_paired(x->round, article) : say_refused_met(x->round, article);
}

struct message reason_message(const struct walk *w, const struct parsed_refusal *x, const struct wording *how)
{
    struct message what;
    enum rule rule = RULE_COLOUR_LIMITS;

    switch (x->why) {
    case WHY_BYE:
        return no_bye(w, x);
    case WHY_MET:
        return they_met(w, x);
    case WHY_BARRED:
        return by_decision(w, x, how);
    case WHY_COLOURS:
        return by_colours(w, x, how);
    case WHY_LEVEL:
        return proofs_level(w, x, how);
    case WHY_REST:
        what = say_fails_rest();
        rule = rest_rule(w, x);
        break;
    case WHY_LEAVERS:
        what = say_refused_more_float();
        rule = RULE_MOST_PAIRS;
        break;
    case WHY_FLOATERS:
        what = say_refused_floater_stays();
        rule = w->group->side == SIDE_BELOW ? RULE_FLOATER_STAYS_UP : RULE_FLOATER_STAYS;
        break;
    default:
        what = say_refused_breach();
    }
    return say_refused_by_proof(&what, words_article(w, rule), proofs_refusal(w, x, how));
}
