/* receipt.h - what a team has a receipt for: the entry of the journal that holds it. */
#ifndef DESK_RECEIPT_H
#define DESK_RECEIPT_H

#include "desk/history.h"

enum receipt { RECEIPT_LINEUP, RECEIPT_ORDER, RECEIPT_ORDER_SIGNED, RECEIPT_SIGNATURE };

/* The last entry in force that says it of the team (from 1) of that section, of a round 0: of any; 0: none does. */
long receipt_entry(const struct history *h, struct str section, int team, enum receipt what, int round,
                   struct arena *a);

#endif
