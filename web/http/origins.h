/* SPDX-License-Identifier: Apache-2.0 */
/* origins.h - the addresses by which a desk is reached. */
#ifndef WEB_HTTP_ORIGINS_H
#define WEB_HTTP_ORIGINS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct err;
struct gate;
struct web_plan;

/* ERR_USAGE: others could listen in, or what it says is no address. */
bool origins_check(const struct web_plan *plan, struct err *e);

/* For the gate, in the arena: the address that people type, which is the first, those of the machine itself, and the one that the event says, if it does. */
void origins_name(struct gate *g, const struct web_plan *plan, int port, struct str address, struct arena *a);

#endif
