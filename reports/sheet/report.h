/* SPDX-License-Identifier: Apache-2.0 */
/* report.h - the reports, one row each: what they are called, what they need, what builds them. */
#ifndef REPORTS_SHEET_REPORT_H
#define REPORTS_SHEET_REPORT_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "reports/format/sheet.h"
#include "teams/event.h"
#include "teams/prize/prize.h"
#include "teams/view.h"

struct rerun;
struct arena;
struct counted;
struct round_change;
struct err;
struct parsed_trace;
struct revision;

enum report_need {
    NEEDS_NOTHING,
    NEEDS_PAIRING,  /* a round that is drafted or published; without a number the latest */
    NEEDS_TRACE,    /* the same, with the trace of its draft */
    NEEDS_WHY,      /* the same, with that trace if there is one */
    NEEDS_COMING,   /* the round that is paired next, or has been drafted */
    NEEDS_RESULTS,  /* rounds with results; without a number those up to the last complete one */
    NEEDS_NORMS,    /* the same, in which somebody made a title norm */
    NEEDS_ARBITERS, /* those of the event */
    NEEDS_LATEST,   /* the latest round that has been published, and no other */
};

/* Whom a report is about besides the section, and how an operand names them. X(id, operands) */
/* clang-format off */
#define REPORT_SUBJECTS(X) \
    X(ABOUT_ALL,    "") \
    X(ABOUT_EVENT,  "") /* of all sections; the round is that of the section */ \
    X(ABOUT_TEAM,   "TEAM") \
    X(ABOUT_ANY,    "[TEAM]") \
    X(ABOUT_TWO,   "[TEAM] [TEAM]") \
    X(ABOUT_TEAMS,  "[TEAM...]") \
    X(ABOUT_PLAYER, "[TEAM] PLAYER")
/* clang-format on */

enum report_about {
#define X(id, operands) id,
    REPORT_SUBJECTS(X)
#undef X
};

/*  X(build, name, need, about, who reads it, one line of help and what it is of players); the title is label_report_<build> (reports/format/titles.def).
    What hangs in the hall is for all, and what a captain takes with him is for captains, whoever prints it. */
/* clang-format off */
#define REPORTS(X) \
    X(pairings, "pairings", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "who meets whom, with match points and, once known, results", .players = "who meets whom, with game points and, once known, results") \
    X(boards, "boards", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "every match with its players; until they are known, both squads, as such", .players = "every game with its players; until they are known, both squads, as such") \
    X(lineups, "lineups", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_STAFF, \
      "which line-ups are missing, late or handed in, and when they are due") \
    X(standings, "standings", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the ranking with its tie-breaks") \
    X(progressive, "progressive", NEEDS_RESULTS, ABOUT_TEAMS, SEEN_BY_ALL, \
      "the rank of every team after each round, or that of some teams", .players = "the rank of every player after each round, or that of some players") \
    X(crosstable, "crosstable", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "every team's opponents, colours and game points by round", .players = "every player's opponents, colours and game points by round") \
    X(team, "team", NEEDS_RESULTS, ABOUT_TEAM, SEEN_BY_ALL, \
      "the matches of a team and its players, round by round", .players = "a player's games, round by round") \
    X(player, "player", NEEDS_RESULTS, ABOUT_PLAYER, SEEN_BY_ALL, \
      "the games of a player, round by round") \
    X(federations, "federations", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "teams, players and averages of every federation", .players = "the players of every federation") \
    X(draws, "draws", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the teams by the number of their drawn matches", .players = "the players by the number of their drawn games") \
    X(explain, "explain", NEEDS_RESULTS, ABOUT_TEAM, SEEN_BY_ALL, \
      "what each opponent contributes to the tie-breaks of a team", .players = "what each opponent contributes to the tie-breaks of a player") \
    X(explain_all, "tie-breaks", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the same for every team, in the order of the standings", .players = "the same for every player, in the order of the standings") \
    X(protocol, "protocol", NEEDS_TRACE, ABOUT_TWO, SEEN_BY_ALL, \
      "every decision of a draft in sentences") \
    X(teams, "teams", NEEDS_NOTHING, ABOUT_ALL, SEEN_BY_ALL, \
      "the teams with captains, averages and squads", .players = "the players with their ratings") \
    X(orders, "orders", NEEDS_NOTHING, ABOUT_ALL, SEEN_BY_STAFF, \
      "which fixed board orders are missing, received or confirmed") \
    X(presence, "presence", NEEDS_COMING, ABOUT_ALL, SEEN_BY_STAFF, \
      "which teams are here, which are expected, and which are paired in the next round", .players = "which players are here, which are expected, and which are paired in the next round") \
    X(corrections, "corrections", NEEDS_NOTHING, ABOUT_ALL, SEEN_BY_ALL, \
      "results changed after the next round was published, or for rating only") \
    X(signatures, "signatures", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_STAFF, \
      "which results captains have signed, which they dispute, and which were changed since", .players = "which results players have signed, which they dispute, and which were changed since") \
    X(prizes, "prizes", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "overall, category, board and combined prizes, provisional until the end", .players = "overall prizes, provisional until the end") \
    X(closing, "closing", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the medals of the closing ceremony in the order of calling up, from bronze to gold") \
    X(boardlist, "boardlist", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the best players of every board by performance and by percentage") \
    X(unbeaten, "unbeaten", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the players who have not lost a game, those with most points first") \
    X(statistics, "statistics", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "results by board, round, colour and difference of rating, upsets, most games won in a row", .players = "results by round, colour and difference of rating, upsets, most games won in a row") \
    X(rating_changes, "rating-changes", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "what the games change of every player's rating") \
    X(rating_games, "rating-games", NEEDS_RESULTS, ABOUT_TEAM, SEEN_BY_ALL, \
      "the same for a team, game by game", .players = "the same for a player, game by game") \
    X(norms, "norms", NEEDS_RESULTS, ABOUT_ALL, SEEN_BY_ALL, \
      "the title norms made, or within reach of the next round") \
    X(norm, "norm", NEEDS_RESULTS, ABOUT_PLAYER, SEEN_BY_ALL, \
      "a player and the title norms, requirement by requirement") \
    X(certificates, "certificates", NEEDS_NORMS, ABOUT_ANY, SEEN_BY_ALL, \
      "a certificate of title result (IT1) for each norm made, or for those of a team, to be signed", .players = "a certificate of title result (IT1) for each norm made, or for those of a player, to be signed") \
    X(arbiter_forms, "arbiter-forms", NEEDS_ARBITERS, ABOUT_EVENT, SEEN_BY_STAFF, \
      "a norm report for each arbiter of the event, to be filled in and signed") \
    X(medals, "medals", NEEDS_RESULTS, ABOUT_EVENT, SEEN_BY_ALL, \
      "the medals of every federation, teams and boards of all sections", .players = "the medals of every federation") \
    X(combined, "combined", NEEDS_RESULTS, ABOUT_EVENT, SEEN_BY_ALL, \
      "federations by the open and the women's section together") \
    X(whatif, "what-if", NEEDS_LATEST, ABOUT_ANY, SEEN_BY_ALL, \
      "places that teams can still have, and what a team needs for one", .players = "places that players can still have, and what a player needs for one") \
    X(differences, "differences", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_STAFF, \
      "boards that two arbiters entered differently or only one has entered", .players = "games that two arbiters entered differently or only one has entered") \
    X(numbers, "numbers", NEEDS_NOTHING, ABOUT_ALL, SEEN_BY_ALL, \
      "the initial ranking with the averages behind it") \
    X(match_sheets, "match-sheets", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "a page for each match, for its results and signatures, with a code that cameras read", .players = "a page for each game, for its results and signatures, with a code that cameras read") \
    X(captains, "captains", NEEDS_WHY, ABOUT_ANY, SEEN_BY_CAPTAINS, \
      "a page for each team, or for one: table, colour, opponent, both squads and what they have played, and why they meet") \
    X(lineup_slips, "lineup-slips", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_CAPTAINS, \
      "a slip for each team, to hand its line-up in") \
    X(order_forms, "order-forms", NEEDS_NOTHING, ABOUT_ALL, SEEN_BY_CAPTAINS, \
      "a form for each team, to hand its fixed board order in") \
    X(entry_sheet, "entry-sheet", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_STAFF, \
      "a list to write the results of a round into") \
    X(finder, "index", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "the teams in the order of the alphabet, each with its table", .players = "the players in the order of the alphabet, each with the table") \
    X(table_cards, "table-cards", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "a card for each table of a round, with those who meet there, folded to stand on it") \
    X(player_cards, "player-cards", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "a card for each player of a round, folded to stand at the board, two to a page") \
    X(small_player_cards, "small-player-cards", NEEDS_PAIRING, ABOUT_ALL, SEEN_BY_ALL, \
      "the same in half the width, four to a page")
/* clang-format on */

/* What a report is about. */
struct report_input {
    const struct event *event;
    const struct section *section;
    enum medium medium;  /* of what is typed to do something about it */
    enum seen_by reader; /* it is on the screen of such a reader, who may know more than those the sheet is for */
    int round;           /* 0: no number given */
    int team;            /* a squad, or NOBODY */
    int player;          /* of ABOUT_PLAYER: the index in the squad of `team` */
    int other;           /* a second squad of a protocol, or NOBODY */
    const int *chosen;   /* of ABOUT_TEAMS: the squads that are shown; none: all */
    int nchosen;
    const struct parsed_trace *record; /* where the report needs a trace, else NULL */
    bool
        made_again; /* there was none, since the round was taken over: it is of the round paired again from what is stored */
    const struct rerun *
        rerun; /* in its place: the round by another system paired once more, which may be the next one if that has none */
    const struct round_change *change; /* then: what the journal says was done to rounds */
    int nchange;
    const struct revision *revision; /* of rounds that are published; may be left out */
    int nrevision;
    const struct counted *counted; /* what sheets of teams and players share; NULL: they count for themselves */
    bool by_number;                /* crosstable: teams in the order of their numbers, and opponents by number */
    int top;                       /* standings, boardlist: so many ranks; 0: as many as the sheet has by itself */
    int games;                     /* prizes: of a board medal, 0: the default of prize_minimum */
    bool limit;                    /* prizes: with the 400-point rule */
    enum combined combined;        /* prizes: how the sections are added up */
    const struct str
        *head; /* of the public history in letters, by round from 1 (teams/history_code.h); NULL: sheets have no code */
    const struct language *language; /* of all that the sheet says; NULL: English */
    struct str now; /* as of when it is asked, "2016-09-02 09:35:00"; empty: nobody looked at a clock */
};

struct report_row {
    const char *name;
    const struct message_row *title;
    struct message_row help;
    enum report_need need;
    enum report_about about;
    enum seen_by reader;
    bool (*build)(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e);
};

/* The rows in the order in which help names them; `i` from 0, NULL behind the last. */
const struct report_row *report_row(int i);

/* It is one of the sheets that have the code of the public history. */
bool report_is_proved(const struct report_row *r);

/* The operands of a report, as help writes them: "TEAM", "[TEAM...]"; empty if it takes none. */
const char *report_operands(const struct report_row *r);

/* It is made for one team, or for one player. */
bool report_is_of_one(const struct report_row *r);

/* The report of that name, or NULL. */
const struct report_row *report_find(struct str name);

/* What stands above every sheet of the event. */
struct heading report_heading(const struct event *ev, struct str title, struct wording wording);

/* Adds of which section it is, and that this has left the FIDE mode. */
void report_head_section(struct heading *h, const struct section *s, struct arena *a);

/* Is there such a report of the section at all? One of line-ups is of no use where players are paired, and only D.02 has traces. */
bool report_suits(const struct report_row *r, const struct section *s);

/* Has the section got what the report needs? Not asked: whom it is about, and whether a trace is there. Otherwise ERR_STATE. */
bool report_ready(const struct report_row *r, const struct report_input *in, struct err *e);

/* Fills `out`; it borrows from the event and the section, the rest lives in the arena. It says nothing that those who read it
   may not know. A round that is not there is ERR_STATE, a team that is not named ERR_USAGE. */
bool report_make(const struct report_row *r, const struct report_input *in, struct arena *a, struct sheet *out,
                 struct err *e);

/* The builders, each in the file of its name. They find the heading filled and the round settled:
   in->round is 0 only in results before the first round, or where no round is needed. */
#define X(build, ...) \
    bool report_build_##build(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e);
REPORTS(X)
#undef X

#endif
