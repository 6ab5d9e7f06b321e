/* SPDX-License-Identifier: Apache-2.0 */
/* by_date.h - rules that nobody has chosen: they follow the first day of the event until round 1 is published (section_follow_date). */
#ifndef DESK_EVENT_BY_DATE_H
#define DESK_EVENT_BY_DATE_H

struct task;

/* After an operation: sections that are not frozen get the rules of the day on which the event begins now. A change of a section that was there before
   stands in the journal, discards its draft and is a NOTE. */
void by_date_follow(struct task *t);

/* A NOTE of what t->section, which is new, has by the date alone; none where the edition was chosen, or where it is paired by another system. */
void by_date_tell(struct task *t);

/* A NOTE of the same where the publication of round 1 fixes it, and it is fixed. */
void by_date_fix(struct task *t);

#endif
