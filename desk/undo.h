/* undo.h - taking back what was done. Nothing is deleted: what takes back is an entry of the journal too. */
#ifndef DESK_UNDO_H
#define DESK_UNDO_H

#include "desk/desk.h"

/* Takes back the last operation that has not been taken back; done again, the one before it. Across a
   publication a reason is obligatory.
   What somebody else did, what is not of the section that the act names, and, where there are several and it names none,
   what takes back or changes something published, has to be confirmed: else it is ERR_STATE, and dry a WARNING.
   ERR_STATE: nothing is left but the event itself. ERR_DB: the file is not as its journal left it. */
bool desk_undo(struct desk *d, const struct act *act, struct findings *f, struct err *e);

/* The event as it was before that entry of the journal, whatever was done or taken back since; so an
   operation that was taken back comes again by going before the entry that took it back. */
bool desk_restore(struct desk *d, const struct act *act, long entry, struct findings *f, struct err *e);

#endif
