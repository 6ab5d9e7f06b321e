/* SPDX-License-Identifier: Apache-2.0 */
/* key_cards.h - cards with people's keys, to be cut out and handed over. Not a report, since a key cannot be shown again later. */
#ifndef REPORTS_SHEET_KEY_CARDS_H
#define REPORTS_SHEET_KEY_CARDS_H

#include "reports/format/sheet.h"

struct arena;
struct event;

/* A person with his key. `link` signs him in when a camera reads it; empty: nobody knows the address of the desk. */
struct key_card {
    struct str name, role, of; /* "captain"; whose or where: "Fiji, Open Section", "tables 1-20"; may be empty */
    struct str key, link;
};

/* A card each, several on a page: on paper the link as a code; data have the same as a list. In the arena. */
struct sheet key_cards_sheet(const struct event *ev, const struct key_card *p, int n, struct arena *a);

#endif
