/* SPDX-License-Identifier: Apache-2.0 */
/* key_cards.h - keys that have just been made, as cards. */
#ifndef OFFICE_KEY_CARDS_H
#define OFFICE_KEY_CARDS_H

#include "desk/people.h"
#include "reports/format/sheet.h"

/* `origin` is the address of the desk as people type it; empty: nobody knows it, and the cards have no code. In the arena. */
struct sheet key_cards_make(const struct event *ev, const struct desk_pass *pass, int n, struct str origin,
                            struct arena *a);

/* "Fiji, Open Section", "tables 1-20, Open Section"; empty for a person who is responsible for everything. */
struct message key_card_of(const struct event *ev, const struct viewer *v);

#endif
