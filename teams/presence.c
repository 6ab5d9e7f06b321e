#include "teams/presence.h"

#include "engine/base/arena.h"
#include "engine/base/rule.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/score.h"

static const char *const names[] = {
#define X(id, name) [id] = name,
    WHEREABOUTS(X)
#undef X
};

const char *whereabouts_name(enum whereabouts w)
{
    return names[w];
}

/* What keeps the team out of the round: of several absences what is for good. */
static const struct absence *absence_from(const struct section *s, int squad, int round)
{
    const struct absence *found = NULL;

    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *b = &s->absence[i];
        if (score_absent(b, squad, round) && (!found || b->withdrawn || b->expelled))
            found = b;
    }
    return found;
}

/* How many of the team's matches that have ended before `round` it came to, or not. */
static int count_matches(const struct section *s, int squad, int round, bool came)
{
    int n = 0;

    for (int r = 0; r < round - 1 && r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        n += f && score_complete(s, f) && score_came(s, f, match_side(f, squad)) == came;
    }
    return n;
}

enum whereabouts presence_of(const struct section *s, int squad, int round, struct str now,
                             const struct absence **absence)
{
    const struct absence *away = absence_from(s, squad, round);
    const struct arrival *arrival = &s->squad[squad].arrival;

    if (absence)
        *absence = away;
    if (away)
        return away->expelled ? TEAM_EXPELLED : away->withdrawn ? TEAM_WITHDRAWN : TEAM_AWAY;
    if (arrival->players > 0 || count_matches(s, squad, round, true) > 0)
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

bool presence_before_start(const struct event *e, struct str due)
{
    struct str start = e->date[0];
    bool day = start.n < due.n; /* nobody has said at what time round 1 starts, or not even when */
    int order = str_cmp((struct str){ due.p, day ? start.n : due.n }, start);

    return due.n > 0 && (day ? order <= 0 : order < 0);
}

bool presence_in_time(const struct event *e, const struct section *s, int squad)
{
    const struct arrival *arrival = &s->squad[squad].arrival;

    return arrival->players > 0 ? arrival->players >= score_least(s) : presence_before_start(e, arrival->due);
}

struct str presence_hour(const struct event *e, struct arena *a)
{
    if (e->presence_closes.n > 0 || e->date[0].n == 0)
        return e->presence_closes;
    return str_fmt(a, "%.*s 19:00", STR_ARG(moment_day_before(e->date[0], a)));
}

bool presence_is_missing(const struct event *e, const struct section *s, int squad)
{
    return !s->frozen && score_takes_part(s, squad, 1) && !presence_in_time(e, s, squad);
}

int presence_failures(const struct section *s, int squad, int round)
{
    return count_matches(s, squad, round, false);
}

bool presence_has_too_few(const struct section *s, int squad, int round)
{
    const struct arrival *a = &s->squad[squad].arrival;

    if (a->at.n == 0 || a->players >= score_least(s))
        return false;
    return a->players > 0 || a->due.n == 0 || count_matches(s, squad, round, true) == 0;
}

int presence_host_team(const struct event *e, const struct section *s, int nth)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        if (e->federation.n > 0 && str_eq(s->squad[i].federation, e->federation) && ++n == nth)
            return i;
    return NOBODY;
}

struct str presence_host_advice(const struct event *e, const struct section *s, int nth, bool paired, struct arena *a)
{
    static const char *const ordinal[] = { [2] = "second", [3] = "third" };
    const char *may = rule_row(RULE_HOST_TEAMS)->article, *stays = rule_row(RULE_HOST_STAYS)->article;
    int team = presence_host_team(e, s, nth);
    bool third = nth == 3;

    if (team == NOBODY || (paired && !third) || (!paired && presence_of(s, team, 1, STR(""), NULL) > TEAM_AWAY))
        return (struct str){ 0 };
    struct str name = s->squad[team].name;
    if (paired)
        return str_fmt(a,
                       "%.*s, the third team of the host, makes the number odd; it plays only if it makes the number "
                       "even (art. %s): 'absent' leaves it out",
                       STR_ARG(name), may);
    return str_fmt(a,
                   "%.*s, the %s team of the host, would make the number even (art. %s): "
                   "'arrive' lets it play%s%s%s",
                   STR_ARG(name), ordinal[nth], may, third ? ", and then it stays to the end (art. " : "",
                   third ? stays : "", third ? ")" : "");
}

static bool took_part(const struct pairing_list *r, int squad)
{
    return r->bye == squad || match_of(r, squad);
}

bool presence_must_stay(const struct event *e, const struct section *s, int squad)
{
    return s->frozen && presence_host_team(e, s, 3) == squad && took_part(&s->round[0], squad);
}
