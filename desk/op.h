/* SPDX-License-Identifier: Apache-2.0 */
/* op.h - doing an operation of the desk, and making the file that it is done to. */
#ifndef DESK_OP_H
#define DESK_OP_H

#include "desk/base/op_row.h"

/* A new event file with the properties of the event (name is obligatory) and no section. Fails if
   anything of that name exists (ERR_DB); a failed creation leaves no file behind. */
bool desk_new(const char *path, const struct act *act, const struct setting *setting, int n, struct err *e);

/* Does an operation: begins, loads the event once, resolves the words, decides, stores the difference, writes the facts
   into the journal and commits. What all have in common desk/base/desk.h says; ERR_USAGE: a word is missing or cannot
   be read; ERR_STATE: the role may not do it. */
bool desk_do(struct desk *d, const struct op *op, const struct act *act, const struct form *form, struct findings *f,
             struct err *e);

/* What a dry run of an operation on the section of the act would remark, and why it would refuse, of an event that is loaded: for pages
   that ask before it is done, who may only read among them. */
bool desk_foresee(const struct event *ev, const struct op *op, const struct act *act, const struct form *form,
                  struct findings *f, struct err *e);

/* The event as it would be after that, in the arena. */
bool desk_foresee_event(const struct event *ev, const struct op *op, const struct act *act, const struct form *form,
                        struct arena *a, struct event *after, struct err *e);

#endif
