/* SPDX-License-Identifier: Apache-2.0 */
/* takeover.h - makes an event from a file of another program. */
#ifndef CLI_TAKEOVER_H
#define CLI_TAKEOVER_H

#include <stdbool.h>

struct call;
struct event;

/* The event in the file of the first operand: what the file does not say is a finding. */
bool takeover_read(struct call *c, struct event *ev);

#endif
