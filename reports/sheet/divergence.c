/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/divergence.h"

#include "engine/base/arena.h"
#include "reports/sheet/published.h"
#include "reports/sheet/report.h"
#include "reports/tell/protocol.h"
#include "teams/audit/rerun.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/unit.h"

bool divergence_is_asked(const struct report_input *in)
{
    return in->made_again || (in->rerun && !in->rerun->traced && in->round <= in->section->nround);
}

#define SQUAD_NAME(in, i) STR_ARG((in)->section->squad[i].name)

static const char *word(const struct report_input *in, int n, const char *one, const char *many)
{
    return unit_word(in->section->unit, n == 1 ? one : many);
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

static struct str seat_text(const struct report_input *in, int squad, struct placing seat, struct arena *a)
{
    if (seat.opponent == NOBODY)
        return str_fmt(a, "%.*s %s", SQUAD_NAME(in, squad), seat.bye ? "has the bye" : "is not paired");
    return str_fmt(a, "%.*s meets %.*s", SQUAD_NAME(in, squad), SQUAD_NAME(in, seat.opponent));
}

static struct str published_text(const struct report_input *in, int squad, struct arena *a)
{
    const struct fixture *f = match_of(round_of(in), squad);
    struct str text = seat_text(in, squad, published_seat(in, squad), a);

    return f ? str_fmt(a, "%.*s at table %d", STR_ARG(text), f->table) : text;
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
    struct telling t = { .arena = p->arena, .most = p->most };

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
    telling_say(
        p, 0,
        str_fmt(p->arena, "Why %.*s and %.*s do not meet by the rules:", SQUAD_NAME(in, squad), SQUAD_NAME(in, other)));
    tell_why(p, in, squad, other);
}

static void tell_first(struct telling *p, const struct report_input *in)
{
    struct arena *a = p->arena;
    struct decision d;
    struct str where = { 0 }, other = { 0 };

    if (!first_of(in, &d))
        return;
    if (d.mp >= 0)
        where = str_fmt(a, ", in the group of %d match point%s", POINTS(d.mp));
    int also = d.y != NOBODY ? d.y : round_of(in)->bye;
    if (also != NOBODY)
        other = str_fmt(a, ", and %.*s", STR_ARG(published_text(in, also, a)));
    telling_say(p, 0,
                str_fmt(a, "The first decision that differs%.*s: by the rules %.*s; published: %.*s%.*s.",
                        STR_ARG(where), STR_ARG(seat_text(in, d.x, published_drafted(in, d.x), a)),
                        STR_ARG(published_text(in, d.x, a)), STR_ARG(other)));
    tell_why_not(p, in, d.x);
    if (d.y != NOBODY)
        tell_why_not(p, in, d.y);
    telling_say(p, 0, str_fmt(a, "Why %.*s by the rules:", STR_ARG(seat_text(in, d.x, published_drafted(in, d.x), a))));
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
static struct str pairs_text(const struct report_input *in, const struct circle *c, int most,
                             struct placing (*seat)(const struct report_input *, int), struct arena *a)
{
    struct str text = { 0 };
    int n = 0;

    for (int i = 0; i < c->n; i++) {
        struct placing s = seat(in, c->squad[i]);
        if ((s.opponent != NOBODY && !s.white) || (s.opponent == NOBODY && !s.bye) || n++ >= most)
            continue;
        text = str_fmt(a, "%.*s%s%.*s - %.*s", STR_ARG(text), text.n ? ", " : "", SQUAD_NAME(in, c->squad[i]),
                       STR_ARG(s.bye ? STR("bye") : in->section->squad[s.opponent].name));
    }
    return n > most ? str_fmt(a, "%.*s and %d more", STR_ARG(text), n - most) : text;
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
        telling_say(p, 1,
                    str_fmt(p->arena, "%s: published %.*s; by the rules %.*s.",
                            exchange ? "Two matches with exchanged opponents" : "Other opponents",
                            STR_ARG(pairs_text(in, &c, p->most, published_seat, p->arena)),
                            STR_ARG(pairs_text(in, &c, p->most, published_drafted, p->arena))));
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
        telling_say(p, 1,
                    str_fmt(p->arena, "%.*s and %.*s may not meet at all (table %d): no rule gives that pair.",
                            SQUAD_NAME(in, side[0]), SQUAD_NAME(in, side[1]), round->fixture[i].table));
        n++;
    }
    return n;
}

static void tell_turned(struct telling *p, const struct report_input *in)
{
    for (int i = 0; i < in->section->nsquad; i++)
        if (is_turned(in, i) && published_seat(in, i).white)
            telling_say(p, 1,
                        str_fmt(p->arena, "%.*s has White against %.*s, by the rules Black.", SQUAD_NAME(in, i),
                                SQUAD_NAME(in, published_seat(in, i).opponent)));
}

static void tell_signs(struct telling *p, const struct report_input *in)
{
    int nexchange;

    telling_say(p, 0, STR("All that differs:"));
    int n = tell_circles(p, in, &nexchange);
    tell_turned(p, in);
    int forbidden = tell_forbidden(p, in);
    if (published_by_hand(in))
        return; /* the event says itself what was changed, and that is told at the end */
    if (forbidden > 0)
        telling_say(p, 0, STR("A pair that may not meet was made by hand, or from other results or settings."));
    else if (n > 0 && n == nexchange)
        telling_say(p, 0,
                    STR("Only opponents are exchanged, two matches at a time: that is how a change by hand looks."));
    else if (n > 0)
        telling_say(
            p, 0,
            STR("Nothing shows a change by hand: another edition, other numbers, or other results may have been "
                "used."));
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

    telling_say(p, 0,
                str_fmt(p->arena,
                        "Round %d was taken over, and no draft of it is known: it is paired again here, from the "
                        "results, numbers and ratings that are stored.",
                        in->round));
    if (same == round->nfixture && !first_of(in, &bye)) {
        telling_say(p, 0, STR("The published round is what the rules give."));
        return;
    }
    telling_say(p, 0,
                str_fmt(p->arena, "The published round differs: of its %d %s %d %s as the rules give %s.",
                        round->nfixture, word(in, round->nfixture, "match", "matches"), same, same == 1 ? "is" : "are",
                        same == 1 ? "it" : "them"));
    tell_first(p, in);
    tell_signs(p, in);
}

static bool tell_of(struct telling *p, const struct report_input *in, int squad)
{
    struct arena *a = p->arena;
    struct placing now = published_seat(in, squad), rules = published_drafted(in, squad);

    if (!published_otherwise(in, squad))
        return false;
    if (is_turned(in, squad)) {
        telling_say(p, 0,
                    str_fmt(a, "Published: %.*s has %s; by the rules %s.", SQUAD_NAME(in, squad),
                            now.white ? "White" : "Black", rules.white ? "White" : "Black"));
        return true;
    }
    telling_say(p, 0,
                str_fmt(a, "Published: %.*s. By the rules %.*s.", STR_ARG(published_text(in, squad, a)),
                        STR_ARG(seat_text(in, squad, rules, a))));
    if (in->other == NOBODY)
        tell_why_not(p, in, squad);
    return true;
}

void divergence_tell_asked(struct telling *p, const struct report_input *in)
{
    bool otherwise = tell_of(p, in, in->team);

    if (in->other != NOBODY)
        otherwise = tell_of(p, in, in->other) || otherwise;
    telling_say(p, 0,
                str_fmt(p->arena, "Round %d was taken over. Paired again from what is stored it comes out %s:",
                        in->round, otherwise ? "otherwise" : "as published"));
}
