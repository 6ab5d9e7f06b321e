/* SPDX-License-Identifier: Apache-2.0 */
/* score.h - from boards to points: what a match gave each side, and the section as the rules see it. */
#ifndef TEAMS_SCORE_H
#define TEAMS_SCORE_H

#include <stdbool.h>

#include "engine/base/tournament.h"
#include "engine/olympiad/card.h"
#include "teams/event.h"

struct arena;

/* Every board of the match has a result, or the match carries a mark. Unfinished games count as
   results here (RULE_UNFINISHED); score_open says how many boards have one, none if there is a mark. */
bool score_complete(const struct section *s, const struct fixture *f);
int score_open(const struct section *s, const struct fixture *f);

/* The same for a round. */
int score_unfinished(const struct section *s, const struct pairing_list *r);

/* How far a round is, as every page, command and file counts it: matches, those that have all their results, unfinished games, and
   tables whose two entries differ or lack the second (second_open), the first of which has that number. */
struct round_tally {
    int matches, ended, unfinished, apart, first_apart;
};
struct round_tally score_tally(const struct section *s, const struct pairing_list *r);

/* Is it published, with all results in? Then there are standings after it, provisional ones until it is complete. */
bool score_is_in(const struct section *s, const struct pairing_list *r);

/* Match points, game points and whether the match was played. Side 0 of the fixture is side 0 of
   the match. An unfinished game is a draw (RULE_UNFINISHED).

   Came: a side came to a match if it carries no mark `absent` and had players enough at the boards (score_least): under D.02 all
   boards but one, three of four (RULE_PRESENT_THREE); in the other systems one, so that there a match is what its boards say and
   forfeits count as they stand. What was decided about the match stands above that: of one that counts as played both sides came,
   whoever was there; one that counts as unplayed has the same points as without the decision.

   Played: both sides came and at least one game was played. Of a match that was not played there is no colour, and except by the
   articles of D.02 (2022) the two have not met. (Two sides that came need not have had a game: + + - - is a draw without one.)

   If both came the boards give the points. If one did, it has 2 match points and a game point for each of its players who
   was present, `present` with a mark, else the boards it did not forfeit (RULE_WALKOVER). The mark decides
   whatever the boards say, and also when `present` is below that limit. If neither came, nobody has anything.

   A match that is not complete is `pending`: not played, no points for anyone, whatever its boards
   say so far. Standings of a running round are those of the matches that have ended. */
struct match score_match(const struct section *s, const struct fixture *f);

/* What the side scored on each board, if anything; it adds up to its game points. A side that came alone scores for each
   player who was present. */
void score_boards(const struct section *s, const struct fixture *f, int side, struct board_points *out);

/* The same as it counts for the pairing of round `next`: with what was known then; side 0 is the one that had White on board 1. */
struct match score_counted(const struct section *s, int round, const struct fixture *f, int next, struct arena *a);

/* Teams, rounds, barred pairs and adjustments of a section; squad and team have the same index. The
   rounds are 1 ... `rounds`, cut before the first that has not been published. Results that were corrected later
   than for the pairing of the round after them are as they were then; side 0 of a match had White on board 1,
   also where the colours were swapped at the table. Borrows from the
   section, the rest lives in the arena. The edition is that of round `rounds` + 1. `host` is the lowest-numbered of the host's teams if the
   section wants its match on table 1. */
void score_tournament(const struct event *e, const struct section *s, int rounds, struct arena *a,
                      struct tournament *out);

/* Has it left for good by that round? */
bool score_left(const struct section *s, int squad, int round);

/* RULE_BERGER_WITHDRAWN: in a round robin, has it left for good with fewer than half of its games played? Then it is not ranked, and what
   others scored against it does not count; its results stay. */
bool score_unranked(const struct section *s, int squad);

/* The table of a round robin, by the highest number; false: it is none. */
struct berger;
bool score_table(const struct section *s, struct berger *table);

/* Its rounds; 0 of another section, or before there are numbers. */
int score_table_rounds(const struct section *s);

/* The first round from `from` on in which the table of a round robin lets the two meet, behind the last one their first; 0 of another
   section, or before they have numbers. */
int score_table_meeting(const struct section *s, int squad, int other, int from);

/* The field of round `round`: cards from the rounds before it, who is paired (score_takes_part), and
   who was entered late. Borrows from `t`. */
struct field score_field(const struct section *s, const struct tournament *t, int round, struct arena *a);

/* Sum of the four highest ratings of the players who count, and the fifth highest (RULE_NUMBER,
   RULE_NUMBER_TIES); an unrated player counts as the floor of the section (RULE_RATING_FLOOR), a player who is
   missing as 0. Where players are paired: the rating, 0 without one, and title_rank. */
int score_rating(const struct section *s, const struct squad *q, int *fifth);

/* How many ratings are in that sum: four, but in a section paired by another system than D.02 no more than a match has boards; the
   next highest then takes the place of the fifth. */
int score_rated(const struct section *s);

/* The list place of the only player who counts, where players are paired. */
int score_player(const struct squad *q);

/* The players that a team needs in a match: what the section has set, else one less than it has boards under D.02 (RULE_PRESENT_THREE),
   and one in the other systems. */
int score_least(const struct section *s);

/* Is what it has set no more than it has boards? */
bool score_least_fits(const struct section *s);

/* Release 1.0.0 asked of every system what D.02 asks. A section of another system of which it had published rounds keeps that as its
   setting (db/version2.sql): does this one? */
int score_least_at_first(const struct section *s);
bool score_goes_on_as_at_first(const struct section *s);

/* Those that the squad needs in the round: one if it is let play with the players it has, or in a match that counts as played however many
   come. Round 0: in a match of which nothing was decided. */
int score_needed(const struct section *s, int squad, int round);

/* Did the side of a match without open boards come, as score_match says it? */
bool score_came(const struct section *s, const struct fixture *f, int side);

/* Half points that the section gives that side of a board; those of a game as ratings and norms count it, whatever the section gives; does this
   result mean that a player of the side sat there? */
int score_points(const struct section *s, enum result r, int side);
int score_half(enum result r, int side);

/* The most half points that a side can have of a match. */
int score_most(const struct section *s);
bool score_present(enum result r, int side);

/* Is the squad paired in that round, as the absences say (RULE_DUTCH_WITHDRAWN)? Does this one keep it out? */
bool score_absent(const struct absence *b, int squad, int round);
bool score_takes_part(const struct section *s, int squad, int round);

/* Derives what is not stored: which rounds are complete - all results are in and, of a round that no other was published after, both entries agree where
   two are asked for -, which sections are frozen, how many results are disputed. */
void score_settle(struct event *ev);

#endif
