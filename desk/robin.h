/* robin.h - how many rounds a round robin has; for desk/ only. */
#ifndef DESK_ROBIN_H
#define DESK_ROBIN_H

struct task;

/* Until round 1 is published a round robin is given the rounds that its table has, unless fewer were set; told in facts and notes. */
void robin_fit_rounds(struct task *t);

#endif
