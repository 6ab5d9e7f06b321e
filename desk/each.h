/* SPDX-License-Identifier: Apache-2.0 */
/* each.h - one operation for several teams, or for the lines of a file, in one go; for desk/ only. */
#ifndef DESK_EACH_H
#define DESK_EACH_H

#include "desk/op.h"

/* Reads the words of the form and decides: once for each team that is named, each number of a range ("1-35") and each row; for
   no more than one as the words stand. All or nothing: whatever is wrong with any of several is a finding, with the line
   of its row, and the error sums up. A team that comes twice is wrong. ERR_USAGE: places in the list of one team are said for
   several, or a word is no value; in a row of a file that is ERR_INPUT. */
bool each_decide(const struct op *op, const struct form *form, struct task *t);

#endif
