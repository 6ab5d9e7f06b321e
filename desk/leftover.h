/* leftover.h - teams that a round left over; for desk/ only. */
#ifndef DESK_LEFTOVER_H
#define DESK_LEFTOVER_H

#include "desk/task.h"

/* Teams that take part in the round and have neither an opponent nor the bye, n of them. */
int *leftover_list(struct task *t, int round, const struct pairing_list *r, int *n);

#endif
