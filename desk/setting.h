/* SPDX-License-Identifier: Apache-2.0 */
/* setting.h - properties of the event and of its sections, as text. */
#ifndef DESK_SETTING_H
#define DESK_SETTING_H

#include "desk/desk.h"

/* One settable property. */
struct property {
    const char *name;   /* "edition"; "date.N" stands for date.1, date.2 ... */
    const char *values; /* "2012, 2022 or ecu"; "text"; "1 to 30" */
    const char *help;   /* half a sentence */
    bool of_event;      /* of the event; else of a section */
    bool frozen;        /* may not change once a round of the section is published */
};

/* The list, in the order in which to show them: event, name, city ... first; NULL after the last. */
const struct property *property_at(int i);

/* The label of its field: "players counted in a squad"; "when round 3 is played". */
struct str property_title(const struct property *p, int round, struct arena *a);

/* The value as desk_set would take it; empty if not set. `round` from 1 for date.N and lineups.N, else ignored;
   `s` may be NULL for a property of the event. */
struct str property_text(const struct property *p, const struct event *ev, const struct section *s, int round,
                         struct arena *a);

/* The possible values of a property, in the order of the list, if they are a few words; else NULL. In the arena. */
const struct str *property_choices(const struct property *p, struct arena *a, int *n);

#endif
