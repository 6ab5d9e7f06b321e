/* report.h - the reports, one row each: what they are called, what they need, what builds them. */
#ifndef REPORTS_REPORT_H
#define REPORTS_REPORT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/sheet.h"
#include "teams/event.h"
#include "teams/prize/prize.h"

struct arena;
struct deed;
struct err;
struct record;

enum report_need {
    NEEDS_NOTHING,
    NEEDS_PAIRING, /* a round that is drafted or published; without a number the latest */
    NEEDS_TRACE,   /* the same, with the trace of its draft */
    NEEDS_COMING,  /* the round that is paired next, or has been drafted */
    NEEDS_RESULTS, /* rounds with results; without a number those up to the last complete one */
    NEEDS_LATEST,  /* the latest round that has been published, and no other */
};

/*  X(build, name, title, need, needs a team, one line of help) */
/* clang-format off */
#define REPORTS(X) \
    X(pairings, "pairings", "Team pairings", NEEDS_PAIRING, false, \
      "who meets whom, with match points and, once known, results") \
    X(boards, "boards", "Board pairings", NEEDS_PAIRING, false, \
      "every match with its players; until they are known, both squads") \
    X(lineups, "lineups", "Line-ups", NEEDS_PAIRING, false, \
      "which line-ups are missing, late or handed in, and when they are due") \
    X(standings, "standings", "Standings", NEEDS_RESULTS, false, \
      "the ranking with its tie-breaks") \
    X(federations, "federations", "Federations", NEEDS_RESULTS, false, \
      "teams, players and averages of every federation") \
    X(explain, "explain", "Tie-breaks explained", NEEDS_RESULTS, true, \
      "what each opponent contributes to the tie-breaks of a team") \
    X(explain_all, "tie-breaks", "Tie-breaks of all teams", NEEDS_RESULTS, false, \
      "the same for every team, in the order of the standings") \
    X(protocol, "protocol", "Pairing protocol", NEEDS_TRACE, false, \
      "every decision of a draft in sentences") \
    X(teams, "teams", "Teams", NEEDS_NOTHING, false, \
      "the teams with captains, averages and squads") \
    X(orders, "orders", "Board orders", NEEDS_NOTHING, false, \
      "which fixed board orders are missing, received or confirmed") \
    X(presence, "presence", "Presence", NEEDS_COMING, false, \
      "which teams are here, which are expected, and which are paired in the next round") \
    X(corrections, "corrections", "Corrections", NEEDS_NOTHING, false, \
      "results changed after the next round was published, or for rating only") \
    X(prizes, "prizes", "Prizes", NEEDS_RESULTS, false, \
      "overall, category, board and combined prizes, as if the event ended now") \
    X(combined, "combined", "Combined ranking", NEEDS_RESULTS, false, \
      "federations by the open and the women's section together") \
    X(whatif, "what-if", "What is still open", NEEDS_LATEST, false, \
      "places that teams can still have, and what a team needs for one") \
    X(differences, "differences", "Double entry", NEEDS_PAIRING, false, \
      "boards that two arbiters entered differently or only one has entered") \
    X(numbers, "numbers", "Initial ranking", NEEDS_NOTHING, false, \
      "the initial ranking with the averages behind it")
/* clang-format on */

/* What a report is about. */
struct report_input {
    const struct event *event;
    const struct section *section;
    int round;                   /* 0: no number given */
    int team;                    /* a squad, or NOBODY */
    int other;                   /* a second squad of a protocol, or NOBODY */
    const struct record *record; /* where the report needs a trace, else NULL */
    const struct deed *deed;     /* then: what the journal says was done to rounds */
    int ndeed;
    int games;              /* prizes: of a board medal, 0: the default of prize_minimum */
    bool limit;             /* prizes: with the 400-point rule */
    enum combined combined; /* prizes: how the sections are added up */
    struct str now;         /* as of when it is asked, "2016-09-02 09:35:00"; empty: nobody looked at a clock */
};

struct report_row {
    const char *name, *title, *help;
    enum report_need need;
    bool needs_team;
    bool (*build)(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e);
};

/* The rows in the order in which help names them; `i` from 0, NULL behind the last. */
const struct report_row *report_row(int i);

/* The report of that name, or NULL. */
const struct report_row *report_find(struct str name);

/* What stands above every sheet of the event. */
struct heading report_heading(const struct event *ev, struct str title);

/* Fills `out`; it borrows from the event and the section, the rest lives in the arena. A round that
   is not there is ERR_STATE, a team that is not named ERR_USAGE. */
bool report_make(const struct report_row *r, const struct report_input *in, struct arena *a, struct sheet *out,
                 struct err *e);

/* The builders, each in the file of its name. They find the heading filled and the round settled:
   in->round is 0 only in results before the first round, or where no round is needed. */
#define X(build, name, title, need, needs_team, help) \
    bool report_build_##build(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e);
REPORTS(X)
#undef X

#endif
