/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/published.h"

#include "engine/base/arena.h"
#include "reports/sheet/report.h"
#include "reports/tell/protocol.h"
#include "teams/audit/rerun.h"
#include "teams/audit/audit.h"
#include "teams/match.h"
#include "teams/presence.h"
#include "teams/unit.h"

#define SQUAD_NAME(in, s) STR_ARG((in)->section->squad[s].name)

static const struct pairing_list *round_of(const struct report_input *in)
{
    return &in->section->round[in->round - 1];
}

struct placing published_seat(const struct report_input *in, int squad)
{
    const struct fixture *f = match_of(round_of(in), squad);

    if (!f)
        return (struct placing){ NOBODY, false, round_of(in)->bye == squad };
    return (struct placing){ match_opponent(f, squad), match_side(f, squad) == 0, false };
}

int published_squad(const struct report_input *in, int team)
{
    const struct section *s = in->section;

    for (int i = 0; i < s->nsquad; i++)
        if (str_eq(s->squad[i].name, in->record->team[team].name))
            return i;
    return NOBODY;
}

static struct placing seat_rerun(const struct rerun *x, int squad)
{
    for (int i = 0; i < x->made.npair; i++) {
        struct pair p = x->made.pair[i];
        if (p.white == squad || p.black == squad)
            return (struct placing){ p.white == squad ? p.black : p.white, p.white == squad, false };
    }
    return (struct placing){ NOBODY, false, x->made.bye == squad };
}

static struct placing seat_traced(const struct report_input *in, int squad)
{
    const struct parsed_trace *r = in->record;
    int team = protocol_find(r, in->section->squad[squad].name);

    for (int i = 0; team != NOBODY && i < r->npair; i++)
        if (r->pair[i].white == team || r->pair[i].black == team)
            return (
                struct placing){ published_squad(in, r->pair[i].white == team ? r->pair[i].black : r->pair[i].white),
                                 r->pair[i].white == team, false };
    return (struct placing){ NOBODY, false, team != NOBODY && r->bye == team };
}

struct placing published_drafted(const struct report_input *in, int squad)
{
    return in->rerun ? seat_rerun(in->rerun, squad) : seat_traced(in, squad);
}

static bool is_same(struct placing x, struct placing y)
{
    return x.opponent == y.opponent && x.white == y.white && x.bye == y.bye;
}

/* The reason that stands with the match or the bye. */
static struct str mark_of(const struct report_input *in, int squad)
{
    const struct fixture *f = match_of(round_of(in), squad);

    if (f)
        return f->by_hand;
    return round_of(in)->bye == squad ? round_of(in)->bye_by_hand : (struct str){ 0 };
}

/* The last time that the squad was moved in the round. */
static const struct round_change *change_of(const struct report_input *in, int squad)
{
    for (int i = in->nchange - 1; i >= 0; i--)
        if (in->change[i].kind == CHANGE_MOVED && in->change[i].round == in->round && in->change[i].about[squad])
            return &in->change[i];
    return NULL;
}

/* A round made once more may differ for other reasons: then what was done says so. */
static bool is_by_hand(const struct report_input *in, int squad)
{
    bool same = is_same(published_drafted(in, squad), published_seat(in, squad));

    bool drafted = !in->rerun && !in->made_again;

    return mark_of(in, squad).n > 0 || (!same && (drafted || change_of(in, squad)));
}

/* " by anna on 9 September 2016, 19:20" */
static struct str by_whom(struct str by, struct str at, struct arena *a)
{
    struct str who = by.n ? str_fmt(a, " by %.*s", STR_ARG(by)) : (struct str){ 0 };

    return at.n ? str_fmt(a, "%.*s on %.*s", STR_ARG(who), STR_ARG(date_text(a, at))) : who;
}

static struct str seat_text(const struct report_input *in, int squad, struct arena *a)
{
    struct placing now = published_seat(in, squad);

    if (now.opponent == NOBODY)
        return str_fmt(a, "%.*s %s", SQUAD_NAME(in, squad), now.bye ? "has the bye" : "is not paired");
    return str_fmt(a, "%.*s meets %.*s and has %s%s", SQUAD_NAME(in, squad), SQUAD_NAME(in, now.opponent),
                   now.white ? "White" : "Black", unit_word(in->section->unit, " on board 1"));
}

static void tell_by_hand(struct telling *p, const struct report_input *in, int squad)
{
    struct arena *a = p->arena;
    const struct round_change *change = change_of(in, squad);
    struct str mark = mark_of(in, squad), whom = { 0 };

    if (change)
        whom = str_fmt(a, ",%.*s", STR_ARG(by_whom(change->by, change->at, a)));
    if (change && mark.n == 0)
        mark = change->reason;
    telling_say(p, 0,
                str_fmt(a, "By hand%.*s: %.*s%s%.*s.", STR_ARG(whom), STR_ARG(seat_text(in, squad, a)),
                        mark.n ? "; reason: " : "", STR_ARG(mark)));
}

bool published_tell(struct telling *p, const struct report_input *in)
{
    const int squad[2] = { in->team, in->other };
    bool told = false;

    for (int i = 0; i < 2 && squad[i] != NOBODY; i++) {
        bool again = i > 0 && told && published_seat(in, squad[i]).opponent == squad[0];
        if (again || !is_by_hand(in, squad[i]))
            continue;
        tell_by_hand(p, in, squad[i]);
        told = true;
    }
    return told;
}

void published_tell_absent(struct telling *p, const struct report_input *in, int squad)
{
    static const char *const states[] = {
        [TEAM_AWAY] = "it was left out", [TEAM_WITHDRAWN] = "it was withdrawn", [TEAM_EXPELLED] = "it was expelled"
    };
    struct arena *a = p->arena;
    const struct absence *away;
    enum presence_status w = presence_of(in->section, squad, in->round, in->now, &away);
    struct str why = STR("");

    if (away)
        why = str_fmt(a, ": %s%.*s%s%.*s", states[w], STR_ARG(by_whom(away->by, away->at, a)),
                      away->reason.n ? "; reason: " : "", STR_ARG(away->reason));
    telling_say(
        p, 0, str_fmt(a, "%.*s was not in the draft of round %d%.*s.", SQUAD_NAME(in, squad), in->round, STR_ARG(why)));
}

bool published_otherwise(const struct report_input *in, int squad)
{
    return !is_same(published_drafted(in, squad), published_seat(in, squad)) && !is_by_hand(in, squad);
}

bool published_by_hand(const struct report_input *in)
{
    for (int i = 0; i < in->section->nsquad; i++)
        if (is_by_hand(in, i))
            return true;
    return false;
}

struct reasoned published_reasons(const struct report_input *in, struct arena *a)
{
    const struct section *s = in->section;
    struct str *name = arena_new(a, struct str, s->nsquad);
    static const char *const points[] = { "match point", "game point", "point" };
    bool players = s->unit == UNIT_PLAYER, half = players || s->score == SCORE_GP;

    for (int i = 0; i < s->nsquad; i++)
        name[i] = s->squad[i].name;
    return (struct reasoned){ .system = in->rerun->system,
                              .swiss = &in->rerun->swiss,
                              .why = &in->rerun->why,
                              .name = name,
                              .unit = s->unit,
                              .points = points[half + players],
                              .half = half };
}
