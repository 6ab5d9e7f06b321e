/* seating.h - line-ups on their way to the boards of an opened round; for desk/ only. */
#ifndef DESK_SEATING_H
#define DESK_SEATING_H

#include "desk/task.h"

/* The published round that is meant, 0: the last one; it becomes the round of the task. ERR_STATE. */
bool seating_round(struct task *t, int round, struct pairing_list **list);

/* Players or results of the match are known: it keeps what it has. An unfinished game alone, as it is
   recorded where nothing came in, is not enough. */
bool seating_is_taken(const struct section *s, const struct fixture *f);

/* Where the line-ups of the round are opened, seats the players of the matches that are not taken. */
void seating_seat(const struct section *s, struct pairing_list *r);

#endif
