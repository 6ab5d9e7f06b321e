/* SPDX-License-Identifier: Apache-2.0 */
/* web.h - the desk in a browser: one event served to those who have a key (docs/web.md). */
#ifndef WEB_WEB_H
#define WEB_WEB_H

#include <stdbool.h>

#include "web/base/plan.h"

struct err;

/* Serves until a signal ends it (web/process/machine.h), then ends in order: what has been acknowledged is in the file, what has not is told so. Says on the
   standard output where it is, and the key of the TAP if nobody has one. Besides the folder of the event, the
   program's own files and fonts it gives up all files for good, and all other programs (web/process/jail.h). ERR_USAGE: others could listen in, or an address is no
   address; ERR_IO: the port cannot be had. */
bool web_serve(const struct web_plan *plan, struct err *e);

/* Serves the front page on this machine alone until a signal ends it, then ends the desks that it began. Says on the standard output by which
   link it is reached, once. ERR_IO: the folder cannot be read, or the port cannot be had. */
bool web_front(const struct front_plan *plan, struct err *e);

#endif
