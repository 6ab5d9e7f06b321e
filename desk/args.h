/* SPDX-License-Identifier: Apache-2.0 */
/* args.h - the words of a form become the arguments of an operation; for desk/ only. */
#ifndef DESK_ARGS_H
#define DESK_ARGS_H

#include "desk/op_row.h"

/* Reads the words; teams are looked up in the section of the task. */
bool args_read(const struct op *op, const struct form *form, struct task *t, union args *out);

/* Is there a setting of a section among the words? */
bool args_name_section_setting(const struct form *form);

#endif
