/* SPDX-License-Identifier: Apache-2.0 */
/* looks.h - what was done since somebody looked, as far as an operation looks at it; for desk/ only. */
#ifndef DESK_LOOKS_H
#define DESK_LOOKS_H

#include "desk/base/op_row.h"

/* Nothing was done where the operation looks (enum op_looks) since the entry that the act has seen. ERR_STATE else, with what, by whom and in which
   section; dry it is a NOTE, and true: a preview shows what is there by now. */
bool looks_hold(struct task *t, const struct op *op, const struct form *form);

#endif
