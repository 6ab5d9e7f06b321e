/* SPDX-License-Identifier: Apache-2.0 */
/* own_record.h - what a team has of its own rounds (C.07, 7), and against those who have half of the points (9.2). */
#ifndef ENGINE_RANKING_OWN_RECORD_H
#define ENGINE_RANKING_OWN_RECORD_H

#include "engine/base/edition.h"
#include "engine/ranking/ledger.h"

struct contribution;

/* A value of a criterion (struct criterion_row); variant and room are not asked for. */
typedef int own_record_value(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);

/* RULE_C07_RECORD: rounds that gave as much as a win, played or not; rounds less those that it asked out of or did not come to; one for each
   round in which it had more than the other side, or than a draw gives, a half for as much. */
own_record_value rounds_won, rounds_elected, standard_points;

/* RULE_C07_PROGRESSIVE: what it had after each round added up, without the first one or two. */
own_record_value progressive, progressive_cut_1, progressive_cut_2;
own_record_value progressive_games, progressive_games_cut_1, progressive_games_cut_2;

/* RULE_C07_KOYA: what it scored against those with half of what their rounds could give. */
own_record_value koya, koya_games;

#endif
