/* SPDX-License-Identifier: Apache-2.0 */
/* receipt.h - what a team has a receipt for, and the number of that receipt: it counts what came in of this team alone, so that it tells
   its captain nothing of the others. */
#ifndef DESK_LINEUPS_RECEIPT_H
#define DESK_LINEUPS_RECEIPT_H

#include "desk/base/history.h"

enum receipt { RECEIPT_LINEUP, RECEIPT_ORDER, RECEIPT_ORDER_SIGNED, RECEIPT_SIGNATURE };

/* The receipt of what the last entry in force says of the team (from 1) of that section, of a round 0: of any: how many entries have said
   so up to that one, taken back since or not. 0: none is in force. */
long receipt_number(const struct history *h, struct str section, int team, enum receipt what, int round,
                    struct arena *a);

#endif
