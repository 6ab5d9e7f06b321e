/* SPDX-License-Identifier: Apache-2.0 */
/* divergence.c - where a round that was taken over differs from the rules, in sentences. */
#include "reports/sheet/protocol_sheet.h"

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "reports/format/messages.h"
#include "reports/sheet/published.h"
#include "reports/sheet/report.h"
#include "reports/tell/protocol.h"
#include "teams/audit/rerun.h"
#include "teams/match.h"
#include "teams/names.h"
#include "teams/pairing.h"

bool divergence_is_asked(const struct report_input *in)
{
    return in->made_again || (in->rerun && !in->rerun->traced && in->round <= in->section->nround);
}

/* --- what differs ------------------------------------------------------------------------------- */

/* Another opponent, or the bye. */
static bool differs(const struct report_input *in, int squad)
{
    struct placing now = published_seat(in, squad), rules = published_drafted(in, squad);

    return now.opponent != rules.opponent || now.bye != rules.bye;
}

static bool is_turned(const struct report_input *in, int squad)
{
    return !differs(in, squad) && published_seat(in, squad).white != published_drafted(in, squad).white;
}

static const struct pairing_list *round_of(const struct report_input *in)
{
    return &in->section->round[in->round - 1];
}

/* A decision of the rules that was not published: squads, `y` NOBODY where `x` has the bye. */
struct decision {
    int x, y, mp; /* mp: of the group, -1: of none */
};

static bool first_step(const struct report_input *in, struct decision *out)
{
    const struct parsed_trace *r = in->record;

    for (int g = 0; g < r->ngroup; g++)
        for (int i = 0; i < r->group[g].nstep; i++) {
            const struct parsed_step *s = &r->group[g].step[i];
            int squad = s->other == NOBODY ? NOBODY : published_squad(in, s->team);
            if (squad == NOBODY || !differs(in, squad))
                continue;
            *out = (struct decision){ squad, published_squad(in, s->other), r->group[g].mp };
            return true;
        }
    return false;
}

/* By another system in the order of publication. */
static bool first_pair(const struct report_input *in, struct decision *out)
{
    const struct swiss_round *made = &in->rerun->made;

    for (int i = 0; i < made->npair; i++)
        if (differs(in, made->pair[i].white)) {
            *out = (struct decision){ made->pair[i].white, made->pair[i].black, -1 };
            return true;
        }
    return false;
}

/* The bye comes before all pairs. */
static bool first_of(const struct report_input *in, struct decision *out)
{
    for (int i = 0; i < in->section->nsquad; i++)
        if (published_drafted(in, i).bye && !published_seat(in, i).bye) {
            *out = (struct decision){ i, NOBODY, -1 };
            return true;
        }
    return in->rerun ? first_pair(in, out) : first_step(in, out);
}

/* --- what is said of it ------------------------------------------------------------------------- */

static struct str name_of(const struct report_input *in, int squad)
{
    return in->section->squad[squad].name;
}

static struct message seat_of(const struct report_input *in, int squad, struct placing seat)
{
    if (seat.opponent == NOBODY)
        return seat.bye ? say_has_the_bye(name_of(in, squad)) : say_is_not_paired(name_of(in, squad));
    return say_meets_opponent(name_of(in, squad), name_of(in, seat.opponent));
}

static struct message published_of(const struct report_input *in, int squad)
{
    const struct fixture *f = match_of(round_of(in), squad);
    struct placing seat = published_seat(in, squad);

    return f ? say_meets_at_table(name_of(in, squad), name_of(in, seat.opponent), f->table) : seat_of(in, squad, seat);
}

static bool is_paired(const struct report_input *in, int squad)
{
    return in->rerun ? in->rerun->swiss.entrant[squad].paired
                     : protocol_find(in->record, in->section->squad[squad].name) != NOBODY;
}

static void tell_record(struct telling *t, const struct report_input *in, int x, int y)
{
    int a = protocol_find(in->record, in->section->squad[x].name);

    protocol_tell(t, in->record, a, y == NOBODY ? NOBODY : protocol_find(in->record, in->section->squad[y].name));
}

static void tell_reasons(struct telling *t, const struct report_input *in, int x, int y)
{
    struct reasoned r = published_reasons(in, t->arena);

    if (y == NOBODY)
        reasons_tell_one(&t->prose, &r, x, t->arena);
    else
        reasons_tell_two(&t->prose, &r, x, y, t->arena);
}

/* Why the two meet by the rules, or why they do not, one level below. `y` may be NOBODY. */
static void tell_why(struct telling *p, const struct report_input *in, int x, int y)
{
    struct telling t = { .arena = p->arena, .most = p->most, .wording = p->wording };

    if (!is_paired(in, x) || (y != NOBODY && !is_paired(in, y)))
        published_tell_absent(&t, in, is_paired(in, x) ? y : x);
    else
        (in->rerun ? tell_reasons : tell_record)(&t, in, x, y);
    for (int i = 0; i < t.prose.n; i++)
        telling_say(p, t.prose.paragraph[i].level + 1, t.prose.paragraph[i].text);
}

static void tell_why_not(struct telling *p, const struct report_input *in, int squad)
{
    int other = published_seat(in, squad).opponent;

    if (other == NOBODY)
        return;
    telling_message(p, 0, say_why_they_do_not_meet(name_of(in, squad), name_of(in, other)));
    tell_why(p, in, squad, other);
}

static void tell_first(struct telling *p, const struct report_input *in)
{
    struct decision d;

    if (!first_of(in, &d))
        return;
    const int also = d.y != NOBODY ? d.y : round_of(in)->bye;
    const struct message group = d.mp >= 0 ? say_in_the_group_of(d.mp) : (struct message){ 0 };
    const struct message rules = seat_of(in, d.x, published_drafted(in, d.x)), seat = published_of(in, d.x);
    const struct message other = also != NOBODY ? published_of(in, also) : (struct message){ 0 };
    telling_message(p, 0, say_first_decision_that_differs(&group, &rules, &seat, &other));
    tell_why_not(p, in, d.x);
    if (d.y != NOBODY)
        tell_why_not(p, in, d.y);
    telling_message(p, 0, say_why_by_the_rules(&rules));
    tell_why(p, in, d.x, d.y);
}

/* --- signs of changes by hand ------------------------------------------------------------------- */

/* Squads whose opponents, published and by the rules, are among them. */
struct circle {
    int *squad, n;
};

static void join(struct circle *c, bool *seen, int squad)
{
    if (squad == NOBODY || seen[squad])
        return;
    seen[squad] = true;
    c->squad[c->n++] = squad;
}

static struct circle circle_of(const struct report_input *in, bool *seen, int squad, struct arena *a)
{
    struct circle c = { arena_new(a, int, in->section->nsquad), 0 };

    join(&c, seen, squad);
    for (int i = 0; i < c.n; i++) {
        join(&c, seen, published_seat(in, c.squad[i]).opponent);
        join(&c, seen, published_drafted(in, c.squad[i]).opponent);
    }
    return c;
}

/* "A - B, C - D" of the squads, as published or by the rules. */
static struct str pairs_text(const struct telling *p, const struct report_input *in, const struct circle *c,
                             struct placing (*seat)(const struct report_input *, int))
{
    struct arena *a = p->arena;
    struct names pairs = { .arena = a };
    int n = 0;

    for (int i = 0; i < c->n; i++) {
        struct placing s = seat(in, c->squad[i]);
        if ((s.opponent != NOBODY && !s.white) || (s.opponent == NOBODY && !s.bye) || n++ >= p->most)
            continue;
        names_add(&pairs, str_fmt(a, "%.*s - %.*s", STR_ARG(direction_isolated(name_of(in, c->squad[i]), a)),
                                  STR_ARG(s.bye ? telling_text(p, (struct message){ .row = &label_bye })
                                                : direction_isolated(name_of(in, s.opponent), a))));
    }
    return n > p->most ? names_told(&pairs, n - p->most, &p->wording) : names_text(&pairs);
}

/* One pair of opponents in the place of the other. */
static bool is_exchange(const struct report_input *in, const struct circle *c)
{
    for (int i = 0; i < c->n; i++)
        if (published_seat(in, c->squad[i]).opponent == NOBODY || published_drafted(in, c->squad[i]).opponent == NOBODY)
            return false;
    return c->n == 4;
}

/* How many circles there are, and how many of them are exchanges. */
static int tell_circles(struct telling *p, const struct report_input *in, int *nexchange)
{
    bool *seen = arena_new(p->arena, bool, in->section->nsquad);
    int n = 0;

    *nexchange = 0;
    for (int i = 0; i < in->section->nsquad; i++) {
        if (seen[i] || !differs(in, i))
            continue;
        struct circle c = circle_of(in, seen, i, p->arena);
        bool exchange = is_exchange(in, &c);
        telling_message(p, 1,
                        (exchange ? say_exchanged_opponents : say_other_opponents)(
                            pairs_text(p, in, &c, published_seat), pairs_text(p, in, &c, published_drafted)));
        *nexchange += exchange;
        n++;
    }
    return n;
}

/* May the two meet at all, whatever comes of the others? */
static bool is_allowed(const struct report_input *in, const struct walk *w, int x, int y, struct arena *a)
{
    struct pair out;

    if (in->rerun)
        return !in->rerun->system->suit || pairing_of_two(in->rerun->system, &in->rerun->swiss, x, y, &out, a);
    int tx = protocol_find(in->record, in->section->squad[x].name);
    int ty = protocol_find(in->record, in->section->squad[y].name);
    return tx == NOBODY || ty == NOBODY || walk_legal(w, tx, ty);
}

static int tell_forbidden(struct telling *p, const struct report_input *in)
{
    const struct pairing_list *round = round_of(in);
    struct walk w = in->record ? walk_begin(in->record, p->arena) : (struct walk){ 0 };
    int n = 0;

    for (int i = 0; i < round->nfixture; i++) {
        const int *side = round->fixture[i].side;
        if (!differs(in, side[0]) || is_allowed(in, &w, side[0], side[1], p->arena))
            continue;
        telling_message(p, 1,
                        say_may_not_meet_at_all(name_of(in, side[0]), name_of(in, side[1]), round->fixture[i].table));
        n++;
    }
    return n;
}

/* --- what is asked for -------------------------------------------------------------------------- */

static int count_same(const struct report_input *in)
{
    const struct pairing_list *round = round_of(in);
    int n = 0;

    for (int i = 0; i < round->nfixture; i++)
        n += !differs(in, round->fixture[i].side[0]) && !is_turned(in, round->fixture[i].side[0]);
    return n;
}

void divergence_tell(struct telling *p, const struct report_input *in)
{
    const struct pairing_list *round = round_of(in);
    int same = count_same(in);
    struct decision bye;

    telling_message(p, 0, say_round_taken_over(in->round));
    if (same == round->nfixture && !first_of(in, &bye)) {
        telling_message(p, 0, say_published_is_by_the_rules());
        return;
    }
    telling_message(p, 0, say_published_differs(round->nfixture, same));
    tell_first(p, in);
    int nexchange;

    telling_message(p, 0, say_all_that_differs());
    int n = tell_circles(p, in, &nexchange);
    for (int i = 0; i < in->section->nsquad; i++)
        if (is_turned(in, i) && published_seat(in, i).white)
            telling_message(p, 1, say_white_for_black(name_of(in, i), name_of(in, published_seat(in, i).opponent)));
    int forbidden = tell_forbidden(p, in);
    if (published_by_hand(in))
        return; /* the event says itself what was changed, and that is told at the end */
    if (forbidden > 0)
        telling_message(p, 0, say_forbidden_pair_by_hand());
    else if (n > 0 && n == nexchange)
        telling_message(p, 0, say_only_exchanged());
    else if (n > 0)
        telling_message(p, 0, say_nothing_shows_a_hand());
}

static bool tell_of(struct telling *p, const struct report_input *in, int squad)
{
    struct placing now = published_seat(in, squad), rules = published_drafted(in, squad);

    if (!published_otherwise(in, squad))
        return false;
    if (is_turned(in, squad)) {
        telling_message(p, 0, (now.white ? say_white_published : say_black_published)(name_of(in, squad)));
        return true;
    }
    const struct message seat = published_of(in, squad), by_rules = seat_of(in, squad, rules);
    telling_message(p, 0, say_published_and_by_the_rules(&seat, &by_rules));
    if (in->other == NOBODY)
        tell_why_not(p, in, squad);
    return true;
}

void divergence_tell_asked(struct telling *p, const struct report_input *in)
{
    bool otherwise = tell_of(p, in, in->team);

    if (in->other != NOBODY)
        otherwise = tell_of(p, in, in->other) || otherwise;
    telling_message(p, 0, (otherwise ? say_comes_out_otherwise : say_comes_out_as_published)(in->round));
}
