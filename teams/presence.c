/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/presence.h"

#include "engine/base/arena.h"
#include "engine/base/edition.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/hours.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/event.h"

static const char *const names[] = {
#define X(id, name) [id] = name,
    WHEREABOUTS(X)
#undef X
};

const char *presence_status_name(enum presence_status w)
{
    return names[w];
}

struct message presence_status_message(enum presence_status w)
{
    static struct message (*const says[])(void) = {
        [TEAM_REGISTERED] = say_status_registered, [TEAM_ANNOUNCED] = say_status_announced,
        [TEAM_OVERDUE] = say_status_overdue,       [TEAM_HERE] = say_status_here,
        [TEAM_AWAY] = say_status_not_paired,       [TEAM_WITHDRAWN] = say_status_withdrawn,
        [TEAM_EXPELLED] = say_status_expelled,
    };

    return says[w]();
}

/* To one of its matches that have ended before `round`. */
static bool has_come(const struct section *s, int squad, int round)
{
    for (int r = 0; r < round - 1 && r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        if (f && score_complete(s, f) && score_came(s, f, match_side(f, squad)))
            return true;
    }
    return false;
}

const struct absence *presence_absence(const struct section *s, int squad, int round)
{
    const struct absence *away = NULL;

    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *b = &s->absence[i];
        if (score_absent(b, squad, round) && (!away || b->withdrawn || b->expelled))
            away = b;
    }
    return away;
}

static bool took_part(const struct pairing_list *r, int squad)
{
    return r->bye == squad || match_of(r, squad);
}

/* The pairing that stands, or NULL. Of a table it says nothing: whoever is away loses there. */
static const struct pairing_list *stands(const struct section *s, int round)
{
    const struct pairing_list *r = round > 0 && round <= s->nround ? &s->round[round - 1] : NULL;

    return r && r->state != ROUND_DRAFT && !section_is_round_robin(s) ? r : NULL;
}

bool presence_is_in_round(const struct section *s, int squad, int round)
{
    const struct pairing_list *r = stands(s, round);

    return r && took_part(r, squad);
}

enum presence_status presence_of(const struct section *s, int squad, int round, struct str now,
                                 const struct absence **absence)
{
    const struct absence *away = presence_absence(s, squad, round);
    const struct arrival *arrival = &s->squad[squad].arrival;

    if (away && !away->withdrawn && !away->expelled && presence_is_in_round(s, squad, round))
        away = NULL;
    if (absence)
        *absence = away;
    if (away) {
        if (away->expelled)
            return TEAM_EXPELLED;
        return away->withdrawn ? TEAM_WITHDRAWN : TEAM_AWAY;
    }
    if (arrival->players > 0 || has_come(s, squad, round))
        return TEAM_HERE;
    if (arrival->due.n == 0)
        return TEAM_REGISTERED;
    return moment_is_after(now, arrival->due) ? TEAM_OVERDUE : TEAM_ANNOUNCED;
}

static int count_noted(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].arrival.at.n > 0;
    return n;
}

bool presence_is_taken(const struct section *s)
{
    return count_noted(s) > 0;
}

bool presence_is_relied_on(const struct section *s)
{
    return 2 * count_noted(s) > s->nsquad;
}

bool presence_before_start(const struct event *e, const struct section *s, struct str due)
{
    struct str start = hours_start(e, s, 1);
    bool day = start.n < due.n; /* nobody has said at what time round 1 starts, or not even when */
    int order = str_cmp((struct str){ due.p, day ? start.n : due.n }, start);

    return due.n > 0 && (day ? order <= 0 : order < 0);
}

/* RULE_PRESENT_FIRST: here with players enough, or announced for a time before round 1 starts. */
static bool presence_in_time(const struct event *e, const struct section *s, int squad)
{
    const struct arrival *arrival = &s->squad[squad].arrival;

    return arrival->players > 0 ? arrival->players >= score_needed(s, squad, 1)
                                : presence_before_start(e, s, arrival->due);
}

struct str presence_hour(const struct event *e, const struct section *s, struct arena *a)
{
    struct str first = hours_start(e, s, 1);

    if (e->presence_closes.n > 0 || first.n == 0)
        return e->presence_closes;
    return str_fmt(a, "%.*s 19:00", STR_ARG(moment_day_before(first, a)));
}

bool presence_is_missing(const struct event *e, const struct section *s, int squad)
{
    return !s->frozen && score_takes_part(s, squad, 1) && !presence_in_time(e, s, squad);
}

bool presence_is_paired(const struct event *e, const struct section *s, int squad, int round)
{
    if (stands(s, round))
        return presence_is_in_round(s, squad, round);
    return score_takes_part(s, squad, round) && !(presence_is_taken(s) && presence_is_missing(e, s, squad));
}

struct presence_tally presence_count(const struct event *e, const struct section *s, int round, struct str now)
{
    struct presence_tally n = { .staying = 0 };

    for (int i = 0; i < s->nsquad; i++) {
        enum presence_status is = presence_of(s, i, round, now, NULL);
        n.of[is]++;
        n.staying += is < TEAM_WITHDRAWN;
        n.few += is == TEAM_HERE && presence_is_short(s, i, round);
        n.paired += presence_is_paired(e, s, i, round);
        n.missing += presence_is_taken(s) && presence_is_missing(e, s, i);
    }
    return n;
}

const struct absence *presence_for_good(const struct section *s, int squad)
{
    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad == squad && (s->absence[i].withdrawn || s->absence[i].expelled))
            return &s->absence[i];
    return NULL;
}

static bool is_excused(const struct section *s, int squad, int round)
{
    for (int i = 0; i < s->nexcuse; i++)
        if (s->excuse[i].squad == squad && s->excuse[i].round == round)
            return true;
    return false;
}

/* By squad. */
static struct missed *list_missed(const struct section *s, struct arena *a)
{
    struct missed *list = arena_new(a, struct missed, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        list[i].squad = i;
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++) {
            /* Notes in the lists of its teams, which stand by squad, who did not come to the match. */
            const struct fixture *f = &s->round[r].fixture[i];
            int round = r + 1;
            for (int side = 0; side < 2 && score_complete(s, f); side++) {
                struct missed *m = &list[f->side[side]];
                if (!score_came(s, f, side) && !is_excused(s, f->side[side], round))
                    m->round[m->n++] = round;
            }
        }
    return list;
}

/* RULE_EXPELLED */
const struct missed *presence_missed(const struct section *s, struct arena *a, int *n)
{
    struct missed *list = list_missed(s, a);

    *n = 0;
    for (int i = 0; !section_system(s) && i < s->nsquad; i++)
        if (list[i].n > 1 && !presence_for_good(s, i))
            list[(*n)++] = list[i];
    return list;
}

bool presence_must_be_judged(const struct section *s, int squad)
{
    struct arena own = { 0 };
    int n;
    const struct missed *missed = presence_missed(s, &own, &n);
    bool is_one = false;

    for (int i = 0; i < n; i++)
        is_one = is_one || missed[i].squad == squad;
    arena_free(&own);
    return is_one;
}

struct missed presence_missed_by(const struct section *s, int squad, struct arena *a)
{
    return list_missed(s, a)[squad];
}

bool presence_missed_in(const struct missed *m, int round)
{
    for (int i = 0; i < m->n; i++)
        if (m->round[i] == round)
            return true;
    return false;
}

struct message presence_missed_text(const struct section *s, const struct missed *m, struct arena *a)
{
    const struct squad *q = &s->squad[m->squad];
    struct str rounds = { 0 };

    for (int i = 0; i < m->n; i++)
        rounds = str_fmt(a, "%.*s%s%d", STR_ARG(rounds), str_between(i, m->n, " and "), m->round[i]);
    return unit_message(s->unit, say_missed_matches(q->name, q->number, rounds));
}

bool presence_never_seen(const struct section *s, int squad, int round)
{
    bool seen = s->squad[squad].arrival.players >= score_needed(s, squad, round) || has_come(s, squad, round);

    for (int r = 0; !seen && r < round - 1 && r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        seen = f && !score_complete(s, f); /* perhaps it is playing now */
    }
    return !seen;
}

const struct absence *presence_gone(const struct section *s, int squad, int round)
{
    for (int i = 0; i < s->nabsence; i++)
        if ((s->absence[i].withdrawn || s->absence[i].expelled) && score_absent(&s->absence[i], squad, round))
            return &s->absence[i];
    return NULL;
}

bool presence_has_too_few(const struct section *s, int squad, int round)
{
    const struct arrival *a = &s->squad[squad].arrival;

    if (a->at.n == 0 || a->players >= score_needed(s, squad, round))
        return false;
    return a->players > 0 || a->due.n == 0 || !has_come(s, squad, round);
}

bool presence_is_short(const struct section *s, int squad, int round)
{
    return s->squad[squad].arrival.players > 0 && presence_has_too_few(s, squad, round);
}

bool presence_loses(const struct section *s, const struct fixture *f, int round, bool loses[2])
{
    bool open = !f->absent[0] && !f->absent[1] && f->decided != DECIDED_PLAYED;

    for (int side = 0; side < 2; side++)
        loses[side] = open && presence_has_too_few(s, f->side[side], round);
    return loses[0] || loses[1];
}

/* The last round before `round` in which the team had a match with all results; 0: there is none. */
static int last_match(const struct section *s, int squad, int round)
{
    int r = round < s->nround + 1 ? round - 1 : s->nround;

    for (; r > 0; r--) {
        const struct fixture *f = match_of(&s->round[r - 1], squad);
        if (f && score_complete(s, f))
            break;
    }
    return r;
}

/* With players enough, noted after the round was published. */
static bool is_here_since(const struct section *s, int squad, int round)
{
    const struct arrival *a = &s->squad[squad].arrival;

    return a->players >= score_needed(s, squad, round) && moment_is_after(a->at, s->round[round - 1].published);
}

const int *presence_unannounced(const struct section *s, int round, struct arena *a, int *n)
{
    const struct missed *missed = list_missed(s, a);
    int *list = arena_new(a, int, s->nsquad);

    *n = 0;
    for (int i = 0; i < s->nsquad; i++) {
        int last = missed[i].n > 0 && score_takes_part(s, i, round) ? last_match(s, i, round) : 0;
        if (last > 0 && missed[i].round[missed[i].n - 1] == last && !is_here_since(s, i, last))
            list[(*n)++] = i;
    }
    return list;
}

int presence_lost(const struct section *s, int squad, int round)
{
    int last = last_match(s, squad, round);

    if (last == 0)
        return 0;
    const struct fixture *f = match_of(&s->round[last - 1], squad);
    return is_here_since(s, squad, last) || !f->absent[match_side(f, squad)] ? 0 : last;
}

int presence_host_team(const struct event *e, const struct section *s, int nth)
{
    int n = 0;

    for (int i = 0; !section_system(s) && i < s->nsquad; i++)
        if (e->federation.n > 0 && str_eq(s->squad[i].federation, e->federation) && ++n == nth)
            return i;
    return NOBODY;
}

struct message presence_host_advice(const struct event *e, const struct section *s, int nth, bool paired,
                                    struct arena *a)
{
    struct str may = edition_cite(s->edition, RULE_HOST_TEAMS, a), stays = edition_cite(s->edition, RULE_HOST_STAYS, a);
    int team = presence_host_team(e, s, nth);
    bool third = nth == 3;

    if (team == NOBODY || (paired && !third) || (!paired && presence_of(s, team, 1, STR(""), NULL) > TEAM_AWAY))
        return (struct message){ 0 };
    struct str name = s->squad[team].name;
    if (paired)
        return say_host_third_makes_odd(name, may);
    return third ? say_host_third_makes_even(name, may, stays) : say_host_second_makes_even(name, may);
}

bool presence_must_stay(const struct event *e, const struct section *s, int squad)
{
    return s->frozen && presence_host_team(e, s, 3) == squad && took_part(&s->round[0], squad);
}

bool presence_may_join(const struct section *s, int squad)
{
    const struct pairing_list *r = s->nround > 0 ? &s->round[s->nround - 1] : NULL;

    return r && r->state != ROUND_DRAFT && !match_any_has_results(r) && r->bye != squad && !match_of(r, squad);
}
