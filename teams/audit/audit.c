/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/audit/audit.h"

#include "engine/base/arena.h"
#include "engine/olympiad/pairing.h"
#include "teams/audit/rerun.h"
#include "teams/audit/difference.h"
#include "teams/pairing.h"
#include "teams/score.h"

/* Which changes explain which differences: of which rounds, and whether they must name the team. */
enum cause { NOTHING, MOVED, BY_HAND, CORRECTED, ANY_RESULT, RENUMBERED, BARRED, SQUAD, HOST };

static const struct {
    unsigned kinds; /* a bit for each */
    bool of_the_round, of_rounds_before, names_team;
} causes[] = {
    [MOVED] = { 1u << CHANGE_MOVED, true, false, false },
    [BY_HAND] = { 1u << CHANGE_MOVED, true, false, true },
    [CORRECTED] = { 1u << CHANGE_RESULT, false, true, true },
    [ANY_RESULT] = { 1u << CHANGE_RESULT, false, true, false },
    [RENUMBERED] = { 1u << CHANGE_RENUMBERED, false, false, false },
    [BARRED] = { 1u << CHANGE_BARRED, false, false, true },
    [SQUAD] = { 1u << CHANGE_SQUAD, false, false, true },
    [HOST] = { 1u << CHANGE_SETTING | 1u << CHANGE_RENUMBERED, false, false, false },
};

static const struct {
    const char *name;
    enum cause cause;
} kinds[] = {
#define X(id, name, by) [id] = { name, by },
    DIFFERENCES(X)
#undef X
};

const char *difference_name(enum difference_kind k)
{
    return kinds[k].name;
}

/* --- what the desk did ---------------------------------------------------------------------- */

static bool names(const struct round_change *change, const struct difference *d)
{
    return (d->team != NOBODY && change->about[d->team]) || (d->other != NOBODY && change->about[d->other]);
}

static bool explains(const struct round_change *change, enum cause cause, const struct difference *d, int round)
{
    if (change->kind == CHANGE_TAKEN_OVER)
        return change->round >= round;
    return (causes[cause].kinds & 1u << change->kind) != 0 && (!causes[cause].of_the_round || change->round == round) &&
           (!causes[cause].of_rounds_before || change->round < round) &&
           (!causes[cause].names_team || names(change, d));
}

static bool is_hand_made(const struct difference *d)
{
    return d->kind == DIFFERS_PAIR || d->kind == DIFFERS_COLOURS;
}

/* A match or a bye without its mark was not made by hand, whatever else was. */
static bool lacks_mark(const struct difference *d)
{
    return (is_hand_made(d) || (d->kind == DIFFERS_BYE && d->team != NOBODY)) && !d->then;
}

/* A bar that stands was left out where it came later, and changes nothing. */
static bool still_bars(const struct section *s, const struct round_change *change)
{
    for (int i = 0; change->kind == CHANGE_BARRED && i < s->nbarred; i++)
        if (change->about[s->barred[i].a] && change->about[s->barred[i].b])
            return true;
    return false;
}

/* Without a trace nobody knows what a pair was made from: numbers, ratings and bars may be others now. */
static bool explains_untraced(const struct audit_input *in, const struct round_change *change)
{
    unsigned may = 1u << CHANGE_RENUMBERED | 1u << CHANGE_BARRED | 1u << CHANGE_SQUAD;

    return (may & 1u << change->kind) != 0 && !in->line && section_system(in->section) &&
           !still_bars(in->section, change);
}

/* What has its mark was made by hand, and what has none was not. */
static bool may_explain(const struct audit_input *in, const struct round_change *change, const struct difference *d)
{
    if (explains(change, kinds[d->kind].cause, d, in->round))
        return change->kind == CHANGE_TAKEN_OVER || !lacks_mark(d);
    return explains_untraced(in, change) && !d->then;
}

/* --- the pairs ------------------------------------------------------------------------------- */

/* By squad: the opponent, whether it has White; NOBODY for teams without a match. */
struct seating {
    int *opponent;
    bool *white;
};

static struct seating seating_new(int n, struct arena *a)
{
    struct seating s = { arena_new(a, int, n), arena_new(a, bool, n) };

    for (int i = 0; i < n; i++)
        s.opponent[i] = NOBODY;
    return s;
}

static void seat(struct seating *s, int white, int black)
{
    s->opponent[white] = black;
    s->opponent[black] = white;
    s->white[white] = true;
}

static struct seating seating_of(const struct pairing *p, int n, struct arena *a)
{
    struct seating s = seating_new(n, a);

    for (int i = 0; i < p->npair; i++)
        seat(&s, p->pair[i].white, p->pair[i].black);
    return s;
}

static int count_same(const struct pairing_list *round, const struct seating *given)
{
    int n = 0;

    for (int i = 0; i < round->nfixture; i++) {
        const int *side = round->fixture[i].side;
        n += given->opponent[side[0]] == side[1] && given->white[side[0]];
    }
    return n;
}

/* A match that is not as given; one without a mark is explained by nothing. */
static void compare_match(struct audit *audit, const struct fixture *f, const struct seating *given, struct arena *a)
{
    bool same_pair = given->opponent[f->side[0]] == f->side[1];

    if (same_pair && given->white[f->side[0]])
        return;
    difference_add(audit,
                   (struct difference){ .kind = same_pair ? DIFFERS_COLOURS : DIFFERS_PAIR,
                                        .team = f->side[0],
                                        .other = f->side[1],
                                        .then = f->by_hand.n > 0 },
                   a);
}

/* Matches as given must follow each other as given. */
static void compare_order(struct audit *audit, const struct pairing_list *round, const struct pairing *p,
                          struct arena *a)
{
    int at = 0;

    for (int i = 0; i < round->nfixture; i++) {
        const int *side = round->fixture[i].side;
        int k = 0;
        while (k < p->npair && (p->pair[k].white != side[0] || p->pair[k].black != side[1]))
            k++;
        if (k < at)
            difference_add(audit, (struct difference){ .kind = DIFFERS_ORDER, .team = side[0], .other = side[1] }, a);
        else if (k < p->npair)
            at = k;
    }
}

static void compare_round(struct audit *audit, const struct pairing_list *round, const struct pairing *p, int n,
                          struct arena *a)
{
    struct seating given = seating_of(p, n, a), published = seating_new(n, a);

    for (int i = 0; i < round->nfixture; i++) {
        seat(&published, round->fixture[i].side[0], round->fixture[i].side[1]);
        compare_match(audit, &round->fixture[i], &given, a);
    }
    audit->identical = count_same(round, &given);
    /* Given pairs of which neither team meets another one. */
    for (int i = 0; i < p->npair; i++) {
        int white = p->pair[i].white, black = p->pair[i].black;
        if (published.opponent[white] == NOBODY && published.opponent[black] == NOBODY)
            difference_add(audit, (struct difference){ .kind = DIFFERS_MISSING, .team = white, .other = black }, a);
    }
    if (round->bye != p->bye)
        difference_add(audit,
                       (struct difference){
                           .kind = DIFFERS_BYE, .team = round->bye, .other = p->bye, .then = round->bye_by_hand.n > 0 },
                       a);
    compare_order(audit, round, p, a);
}

/* --- the round ------------------------------------------------------------------------------- */

static void explain(struct audit *audit, const struct audit_input *in)
{
    for (int i = 0; i < audit->n; i++) {
        struct difference *d = &audit->item[i];
        /* The latest change after the draft that explains it, one that names the team if there is any. */
        const struct round_change *best = NULL;

        for (int k = 0; kinds[d->kind].cause != NOTHING && k < in->nchange; k++) {
            const struct round_change *change = &in->change[k];
            if (change->entry > in->drafted && may_explain(in, change, d) &&
                (!best || names(change, d) || !names(best, d)))
                best = change;
        }
        d->why = best;
        bool since = d->why && d->why->kind != CHANGE_MOVED && d->why->kind != CHANGE_TAKEN_OVER;
        audit->by_hand += d->why && !since && is_hand_made(d);
        audit->since += since && is_hand_made(d);
        audit->unexplained += !d->why;
    }
}

struct audit audit_round(const struct audit_input *in, struct arena *a)
{
    const struct section *s = in->section;
    const struct pairing_list *round = &s->round[in->round - 1];
    struct audit audit = { .round = in->round, .pairs = round->nfixture };
    struct tournament t;

    score_tournament(in->event, s, in->round - 1, a, &t);
    struct field now = rerun_field(in, &t, a);
    struct field then = now;
    struct pairing today = pairing_by_system(s, &t, &now, NULL, a);
    struct seating given = seating_of(&today, s->nsquad, a);
    audit.today = count_same(round, &given);
    audit.traced = in->line || (in->record && in->record->round == in->round && traced_field(in->record, s, a, &then));
    struct pairing p = today;
    if (in->line)
        p = pairing_line(section_system(s), in->line, a);
    else if (audit.traced)
        p = pairing_make(&then, a);
    compare_round(&audit, round, &p, s->nsquad, a);
    if (in->damaged)
        difference_add(&audit, (struct difference){ .kind = DIFFERS_DAMAGE, .team = NOBODY, .other = NOBODY }, a);
    if (in->line)
        rerun_compare(in, &t, &audit, a);
    else if (audit.traced) {
        /* The trace has the draft as it was made. */
        const struct parsed_trace *r = in->record;
        const int *squad = traced_squads(in->record, s, a);
        bool same = r->npair == p.npair && (r->bye == NOBODY ? NOBODY : squad[r->bye]) == p.bye;

        for (int i = 0; same && i < p.npair; i++)
            same = squad[r->pair[i].white] == p.pair[i].white && squad[r->pair[i].black] == p.pair[i].black;
        if (!same)
            difference_add(&audit, (struct difference){ .kind = DIFFERS_TRACE, .team = NOBODY, .other = NOBODY }, a);
        difference_find(&audit, &then, &now, a);
    }
    explain(&audit, in);
    return audit;
}
