/* SPDX-License-Identifier: Apache-2.0 */
/* idle.h - options that a command takes but that would do nothing in this call. */
#ifndef CLI_IDLE_H
#define CLI_IDLE_H

#include <stdbool.h>

struct call;

/* False, ERR_USAGE: an option was given that goes with something else of the command, by idle.def. Nobody shall believe that it was heeded. */
bool idle_none(struct call *c);

#endif
