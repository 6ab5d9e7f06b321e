/* SPDX-License-Identifier: Apache-2.0 */
/* intake.h - incoming results: finds their match, compares them, puts them into the event in memory; for desk/ only. */
#ifndef DESK_INTAKE_H
#define DESK_INTAKE_H

#include "desk/intake_part.h"

/* One line each. What is wrong with it is added to `wrong`; what is there already is passed over. */
void intake_board(struct intake *in, const struct board_entry *entry);
void intake_mark(struct intake *in, const struct mark_entry *entry);

/* Boards that the same person has entered the other time, all in one sentence. */
void intake_refuse_own(struct intake *in);

/* What only shows when all is in: nobody sits on two boards of a match. Players out of the order of
   their list are remarked (RULE_SQUAD_LIST). */
void intake_check(struct intake *in);

#endif
