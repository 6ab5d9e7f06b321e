/* SPDX-License-Identifier: Apache-2.0 */
/* deliver.h - the output of a command on its way to the screen or to the file of -o. */
#ifndef CLI_DELIVER_H
#define CLI_DELIVER_H

#include <stdbool.h>

#include "engine/base/str.h"

struct call;
struct err;

/* To the file of -o, else to the standard output: through the pager if that is a terminal with too few lines, unless the
   command writes. ERR_USAGE: the file is an event, or one that the command reads. */
bool deliver(struct call *c, struct str bytes);

/* The same for all bytes of an open file. */
bool deliver_copy(struct call *c, int fd);

/* The same for text of many lines, as text_shown makes it. */
bool deliver_text(struct call *c, struct str text);

/* ERR_USAGE if one of the streams that are printed to leads into an event file; nothing is printed there then. */
bool deliver_may_print(struct err *e);

#endif
