/* late.h - teams that are entered after round 1 was published. */
#ifndef DESK_LATE_H
#define DESK_LATE_H

#include "desk/desk.h"

/* RULE_BYE_LATE: the teams of the registration that a published section has not are entered in it, with the numbers behind the
   last, and are paired from the next round on. Who is who goes by desk/roster.h; teams that are there stay as they are, and so
   do data of the event. A reason is obligatory. ERR_STATE: no round is published, or no team is new. act->section is
   not looked at. */
bool desk_import_late(struct desk *d, const struct act *act, const struct event *read, struct findings *f,
                      struct err *e);

#endif
