/* SPDX-License-Identifier: Apache-2.0 */
/* args.h - the words of a form become the arguments of an operation, once or for several teams and lines; for desk/ only. */
#ifndef DESK_ARGS_H
#define DESK_ARGS_H

#include "desk/base/op_row.h"

/* Reads the words; teams are looked up in the section of the task. */
bool args_read(const struct op *op, const struct form *form, struct task *t, union args *out);

/* Is there a setting of a section among the words? With a `section` the hours of a round are one. */
bool args_name_section_setting(const struct form *form, bool section);

/* One operation for several teams, or for the lines of a file, in one go. */

/* Reads the words of the form and decides: once for each team that is named, each number of a range ("1-35") and each row; for
   no more than one, exactly as the words say. All or nothing: every fault in any of several is a finding, with the line
   of its row, and the error sums up. A team that comes twice is a fault. ERR_USAGE: places in one team's list are given for
   several teams, or a word is not a valid value; in a row of a file that is ERR_INPUT. */
bool each_decide(const struct op *op, const struct form *form, struct task *t);

#endif
