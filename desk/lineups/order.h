/* SPDX-License-Identifier: Apache-2.0 */
/* order.h - a board order by name. */
#ifndef DESK_LINEUPS_ORDER_H
#define DESK_LINEUPS_ORDER_H

#include "teams/event.h"

struct arena;

/* Those who count, "1 Prasad, Calvin; 2 Kumar, Manoj": what a captain signs. In the arena. */
struct str order_text(const struct squad *q, struct arena *a);

#endif
