/* SPDX-License-Identifier: Apache-2.0 */
/* intake.h - incoming results: finds their match, compares them, puts them into the event in memory; for desk/ only. */
#ifndef DESK_INTAKE_H
#define DESK_INTAKE_H

#include "desk/intake_part.h"

/* One entry each. Faults are added to `wrong`; a result that is already recorded is passed over. */
void intake_board(struct intake *in, const struct board_entry *entry);
void intake_no_show(struct intake *in, const struct no_show_entry *entry);

/* Refuses, in one sentence, all boards that the same person entered the other time. */
void intake_refuse_own(struct intake *in);

/* Checks that need all entries: nobody sits on two boards of a match. Players out of list order are
   remarked (RULE_SQUAD_LIST). */
void intake_check(struct intake *in);

#endif
