/* SPDX-License-Identifier: Apache-2.0 */
/* each.h - one operation for several teams, or for the lines of a file, in one go; for desk/ only. */
#ifndef DESK_EACH_H
#define DESK_EACH_H

#include "desk/op_row.h"

/* Reads the words of the form and decides: once for each team that is named, each number of a range ("1-35") and each row; for
   no more than one, exactly as the words say. All or nothing: every fault in any of several is a finding, with the line
   of its row, and the error sums up. A team that comes twice is a fault. ERR_USAGE: places in one team's list are given for
   several teams, or a word is not a valid value; in a row of a file that is ERR_INPUT. */
bool each_decide(const struct op *op, const struct form *form, struct task *t);

#endif
