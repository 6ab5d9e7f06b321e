/* SPDX-License-Identifier: Apache-2.0 */
/* presence.h - which teams are here: who stands where, who is paired in round 1, who did not come. */
#ifndef TEAMS_PRESENCE_H
#define TEAMS_PRESENCE_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* Where a team stands before a round. X(id, name) */
/* clang-format off */
#define WHEREABOUTS(X) \
    X(TEAM_REGISTERED, "registered") /* nothing is known of its coming */ \
    X(TEAM_ANNOUNCED, "announced")   /* it has said when it comes */ \
    X(TEAM_OVERDUE, "overdue")       /* and that was earlier */ \
    X(TEAM_HERE, "here")             /* it came to a match, or arrival.players are here */ \
    X(TEAM_AWAY, "not paired")       /* left out of the round */ \
    X(TEAM_WITHDRAWN, "withdrawn") \
    X(TEAM_EXPELLED, "expelled")
/* clang-format on */

enum presence_status {
#define X(id, name) id,
    WHEREABOUTS(X)
#undef X
};

const char *presence_status_name(enum presence_status w);

/* The same for people. */
struct message presence_status_message(enum presence_status w);

/* The absence by which the squad is left out when the round is paired, of several what is for good; NULL: it is not. */
const struct absence *presence_absence(const struct section *s, int squad, int round);

/* The round is published and the squad has a match in it, or the bye, perhaps since it joined; not asked of a table, where whoever is away loses. */
bool presence_is_in_round(const struct section *s, int squad, int round);

/* Of a squad before a round, as of `now`; nobody is overdue if that is empty. Whoever was left out and is in the round since it is published is not away
   from it. `absence` (may be NULL as an argument) is set to the absence that keeps the team out of the round, NULL if none does. */
enum presence_status presence_of(const struct section *s, int squad, int round, struct str now,
                                 const struct absence **absence);

/* Anything is known of any team's coming: presence is taken in this section. */
bool presence_is_taken(const struct section *s);

/* It is, of most teams: the others are missing, and not just nobody's business yet. */
bool presence_is_relied_on(const struct section *s);

/* It is a time, and round 1 starts later, or on that day at a time that nobody has said, or nobody has said when. */
bool presence_before_start(const struct event *e, const struct section *s, struct str due);

/* The set hour of RULE_PRESENT_FIRST: as it is set, else 19:00 of the day before round 1; empty if nobody has
   said when that is. */
struct str presence_hour(const struct event *e, const struct section *s, struct arena *a);

/* Round 1 is still to be published, and the team takes part in it but is not in time. */
bool presence_is_missing(const struct event *e, const struct section *s, int squad);

/* Is it in the round that is published, with a match or the bye? Before that: would it be paired, whoever is missing from round 1 being left out? */
bool presence_is_paired(const struct event *e, const struct section *s, int squad, int round);

/* How many there are before a round, as every page and sheet counts them: by where they stand, of those who have not left for good; who of those that are here is
   short of players; who is paired; and, of round 1, who is missing or short and so far paired as well. */
struct presence_tally {
    int of[TEAM_EXPELLED + 1], staying, few, paired, missing;
};
struct presence_tally presence_count(const struct event *e, const struct section *s, int round, struct str now);

/* The withdrawal or expulsion of a squad, or NULL. */
const struct absence *presence_for_good(const struct section *s, int squad);

/* RULE_EXPELLED: a team and the rounds of its matches that have ended without it (score_came), whether that came in at the
   start or as a result, but for those for which it is excused. */
struct missed {
    int squad, n;
    int round[ROUNDS_MAX];
};

/* Who missed a match for the second time or more often and has not left for good, in the order of the squads. In the arena. */
const struct missed *presence_missed(const struct section *s, struct arena *a, int *n);

/* Is the team one of them: must it be expelled, or excused? */
bool presence_must_be_judged(const struct section *s, int squad);

/* The same of one team, however often. */
struct missed presence_missed_by(const struct section *s, int squad, struct arena *a);

bool presence_missed_in(const struct missed *m, int round);

/* "Fiji (12) did not come to its matches of rounds 2 and 4: expel it ('expel') or excuse it with a reason ('excuse')" */
struct message presence_missed_text(const struct section *s, const struct missed *m, struct arena *a);

/* The absence by which the squad, withdrawn or expelled, takes part in that round no more; NULL: there is none. */
const struct absence *presence_gone(const struct section *s, int squad, int round);

/* Too few players are noted for the team to play in the round (RULE_PRESENT_THREE). A team that is only announced
   has none, unless it has come to a match since. */
bool presence_has_too_few(const struct section *s, int squad, int round);

/* It is here all the same, but with too few. */
bool presence_is_short(const struct section *s, int squad, int round);

/* RULE_PRESENT_THREE: who of the match loses it at the start of the round, since too few players are noted; nobody does where it is marked or counts as played
   already. Returns whether anybody does. */
bool presence_loses(const struct section *s, const struct fixture *f, int round, bool loses[2]);

/* Nobody has noted it as here with players enough, and of its matches before that round none is open and it came to none. */
bool presence_never_seen(const struct section *s, int squad, int round);

/* RULE_DUTCH_ABSENT: those of round `round` who did not come to their last match, are not excused for that and were not noted as here since. */
const int *presence_unannounced(const struct section *s, int round, struct arena *a, int *n);

/* The round of the team's last match, if it is marked as absent from it and nobody noted after that round was published that it is
   here with players enough; 0: it is not. */
int presence_lost(const struct section *s, int squad, int round);

/* The host's second or third team (`nth`) in the section (RULE_HOST_TEAMS), in the order of registration, or NOBODY. */
int presence_host_team(const struct event *e, const struct section *s, int nth);

/* What that team does to an odd number of teams in round 1, a clause: a third team that is `paired` makes it odd,
   one that is not would make it even. Empty if there is nothing to say. */
struct message presence_host_advice(const struct event *e, const struct section *s, int nth, bool paired,
                                    struct arena *a);

/* That team took part in round 1 of the section, so that it stays (RULE_HOST_STAYS). */
bool presence_must_stay(const struct event *e, const struct section *s, int squad);

/* The last round is published, nobody has played yet, and the team is not in it. */
bool presence_may_join(const struct section *s, int squad);

#endif
