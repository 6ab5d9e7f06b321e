/* SPDX-License-Identifier: Apache-2.0 */
/* reasoned.c - why a round of a section with a system is as it is, as a report asks for it. */
#include "reports/sheet/protocol_sheet.h"

#include "reports/format/messages.h"
#include "reports/sheet/published.h"
#include "reports/sheet/report.h"
#include "teams/audit/rerun.h"
#include "teams/messages.h"

static void tell_head(struct telling *p, const struct report_input *in, const struct reasoned *r)
{
    const struct section *s = in->section;
    int n = 0;

    for (int i = 0; i < r->swiss->n; i++)
        n += r->swiss->entrant[i].paired;
    const struct message system = r->system->title();
    telling_message(p, 0,
                    say_round_paired_by(
                        in->event->name, s->name, in->round,
                        MESSAGE_WITHIN(unit_message(s->unit, say_teams_counted(n))),
                        MESSAGE_WITHIN(unit_message(s->unit, say_matches_counted(in->rerun->made.npair))), &system));
}

/* --- what is not as it was ---------------------------------------------------------------------- */

/* Of a round that came out otherwise nobody knows the reasons: true. */
static bool tell_otherwise(struct telling *p, const struct report_input *in)
{
    int n = 0;

    for (int i = 0; i < in->section->nsquad; i++)
        n += published_otherwise(in, i);
    if (n > 0)
        telling_message(p, 0, in->rerun->traced ? say_traced_gives_others(n) : say_stored_gives_others(n));
    return n > 0;
}

static bool tell_otherwise_of(struct telling *p, const struct report_input *in, int squad)
{
    if (!published_otherwise(in, squad))
        return false;
    const struct str name = in->section->squad[squad].name;
    telling_message(p, 0, in->rerun->traced ? say_traced_gives_another(name) : say_stored_gives_another(name));
    return true;
}

/* "2 results of earlier rounds were corrected afterwards, and 3 players have another number, rating or result now. What follows is as it was then." */
static void tell_since(struct telling *p, const struct report_input *in)
{
    const struct rerun *x = in->rerun;

    const struct message corrected = say_corrected_since(x->corrected), changed = say_changed_since(x->since);

    if (x->corrected > 0 || x->since > 0)
        telling_message(p, 0, say_told_as_it_was(x->corrected > 0 ? &corrected : NULL, x->since > 0 ? &changed : NULL));
}

/* --- what is asked for -------------------------------------------------------------------------- */

/* `known`: how the draft came about is told above. */
static struct message before_changes(const struct report_input *in, bool known)
{
    if (divergence_is_asked(in))
        return say_above_is_by_the_rules();
    return known ? say_above_is_the_draft() : say_draft_was_changed();
}

static void tell_round(struct telling *p, const struct report_input *in, const struct reasoned *r)
{
    tell_head(p, in, r);
    if (!in->rerun->made.legal) {
        reasons_tell_none(&p->prose, r, 0, p->arena);
        return;
    }
    if (divergence_is_asked(in))
        divergence_tell(p, in);
    bool known = divergence_is_asked(in) || !tell_otherwise(p, in);
    if (known) {
        tell_since(p, in);
        reasons_tell_round(&p->prose, r, p->arena);
    }
    if (published_by_hand(in))
        telling_message(p, 0, before_changes(in, known));
}

/* Who is in the round; the others are told of. */
static int find_paired(struct telling *p, const struct report_input *in, int *squad)
{
    const int asked[2] = { in->team, in->other };
    int n = 0;

    for (int i = 0; i < 2 && asked[i] != NOBODY; i++)
        if (in->rerun->swiss.entrant[asked[i]].paired)
            squad[n++] = asked[i];
        else
            published_tell_absent(p, in, asked[i]);
    return n;
}

static void tell_asked(struct telling *p, const struct report_input *in, const struct reasoned *r)
{
    bool by_hand = published_tell(p, in);
    int squad[2], n = find_paired(p, in, squad);

    if (n > 0 && divergence_is_asked(in))
        divergence_tell_asked(p, in);
    else if (n > 0 && by_hand)
        telling_message(p, 0, say_in_the_draft());
    for (int i = 0; i < n; i++)
        if (!divergence_is_asked(in) && tell_otherwise_of(p, in, squad[i]))
            return;
    tell_since(p, in);
    if (n == 1)
        reasons_tell_one(&p->prose, r, squad[0], p->arena);
    if (n == 2)
        reasons_tell_two(&p->prose, r, squad[0], squad[1], p->arena);
}

void reasoned_tell(struct telling *p, const struct report_input *in)
{
    struct reasoned r = published_reasons(in, p->arena);

    if (in->team != NOBODY && in->rerun->made.legal)
        tell_asked(p, in, &r);
    else
        tell_round(p, in, &r);
}
