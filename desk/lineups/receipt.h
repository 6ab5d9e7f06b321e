/* SPDX-License-Identifier: Apache-2.0 */
/* receipt.h - what a team has a receipt for, and the number of that receipt: it counts what came in of this team alone, so that it tells
   its captain nothing of the others. */
#ifndef DESK_LINEUPS_RECEIPT_H
#define DESK_LINEUPS_RECEIPT_H

#include <stdbool.h>

#include "desk/base/history.h"

enum receipt { RECEIPT_LINEUP, RECEIPT_ORDER, RECEIPT_ORDER_SIGNED, RECEIPT_SIGNATURE };

/* The receipt of what the last entry in force says of the team (from 1) of that section, of a round 0: of any: how many entries have said
   so up to that one, taken back since or not. 0: none is in force. */
long receipt_number(const struct history *h, struct str section, int team, enum receipt what, int round,
                    struct arena *a);

/* What came in last of that kind, and does not count: its entry and its receipt, and the entry that took it back. */
struct taken_back {
    const struct journal_row *gone, *by;
    long receipt;
};

/* False: what came in last counts, or nothing did. An entry that is in force is gone with its round if the publication of that was taken back since. */
bool receipt_taken_back(const struct history *h, struct str section, int team, enum receipt what, int round,
                        struct arena *a, struct taken_back *out);

#endif
