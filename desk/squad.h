/* SPDX-License-Identifier: Apache-2.0 */
/* squad.h - what follows from a change in a player's data; for desk/ only. */
#ifndef DESK_SQUAD_H
#define DESK_SQUAD_H

#include "desk/task.h"

/* A copy with a list of its own, so that one can be changed and the other kept. */
struct squad squad_copy(const struct squad *q, struct arena *a);

/* What teams/registration.h finds wrong now and not `before` refuses it, each a finding; one alone is the error (ERR_INPUT). Only
   what the change brought: an event may be as it is for reasons of its own. */
bool squad_is_fit(struct task *t, const struct findings *before);

/* A fact for each value of a player, an index in the list, that differs. */
void squad_tell_player(struct task *t, int squad, int player, const struct player *was, const struct player *is);

/* A NOTE that the numbers are based on the old data, as long as they can be given anew. */
void squad_note_numbers(struct task *t, const struct squad *q);

/* A team's average rating affects the order of the tables: a draft with the team is discarded if it changed. */
void squad_discard_if_rated(struct task *t, const struct squad *was, int squad);

#endif
