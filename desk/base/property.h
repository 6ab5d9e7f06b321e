/* SPDX-License-Identifier: Apache-2.0 */
/* property.h - properties of the event and of its sections, as text, what pages call them, and what follows where one is changed. */
#ifndef DESK_BASE_PROPERTY_H
#define DESK_BASE_PROPERTY_H

#include "desk/base/desk.h"
#include "engine/base/message.h"

/* Where it stands on the page of settings. */
enum setting_group {
    SETTING_OF_EVENT,
    SETTING_OF_ROUNDS,
    SETTING_OF_RULES,
    SETTING_OF_LINEUPS,
    SETTING_OF_PUBLIC,
    SETTING_OF_SHEETS,
    SETTING_OF_SAFETY,
    SETTING_GROUPS
};

/* One settable property. */
struct property {
    const char *name;               /* "edition"; "date.N" stands for date.1, date.2 ... */
    struct message (*values)(void); /* "2012, 2022 or ecu"; "text"; "1 to 30" */
    bool of_event;                  /* of the event; else of a section */
    bool frozen;                    /* may not change once a round of the section is published */
    enum setting_group group;
    struct message (*label)(void);                /* what pages call its field: "Players in a squad" */
    struct message (*label_of_round)(long round); /* of date.N and lineups.N: "Start of round 3" */
};

/* The list, in the order in which to show them: event, name, city ... first; NULL after the last. */
const struct property *property_at(int i);

/* The property that is stored by that name, "date.3" with its round (else 0); NULL: there is none. */
const struct property *property_named(struct str name, int *round);

/* What pages call its field; of a round if there is one for each. */
struct message property_label(const struct property *p, int round);

/* The value as desk_set would take it; empty if not set. `round` from 1 for date.N and lineups.N, else ignored;
   `s` may be NULL for a property of the event; date.N and lineups.N of one of several sections are those by which it plays. */
struct str property_text(const struct property *p, const struct event *ev, const struct section *s, int round,
                         struct arena *a);

/* What a page asks for it with, where it is no choice among a few words: any text, a day, a day and its hour, a federation, a zone, a folder. */
enum property_asks { ASKS_TEXT, ASKS_DAY, ASKS_MINUTE, ASKS_FEDERATION, ASKS_ZONE, ASKS_FOLDER };
enum property_asks property_asks(const struct property *p);

/* The possible values of a property, in the order of the list, if they are a few words; else NULL. In the arena. */
const struct str *property_choices(const struct property *p, struct arena *a, int *n);

/* What values of properties are called on pages, where nobody types them. */

/* A value as people read it: "FIDE D.02, Olympiad" for "olympiad"; one that needs no other words as it is. In the arena. */
struct str setting_value(const struct property *p, struct str value, const struct wording *wording, struct arena *a);

/* "Tie-breaks: Khanty-Mansiysk 2010 rules", of the name as it is stored; { 0 }: there is no such property. In the arena. */
struct str setting_told(struct str name, struct str value, const struct wording *wording, struct arena *a);

/* For desk/ only. */

/* A property whose value has changed. */
struct altered {
    const struct property *property;
    struct str name, was, becomes; /* "date.3" */
    bool of_section;
};

/* Changes of properties, and what they affect. */
struct effect {
    struct altered *altered;
    int n, cap;
    bool date[ROUNDS_MAX];         /* something about the day of a round */
    bool deadline[ROUNDS_MAX];     /* of the line-ups; `date` is true then, too */
    bool draft;                    /* a draft was made from it */
    bool host;                     /* the same where the host's match is put on table 1 */
    const struct property *frozen; /* one that changed and may not after a publication, or NULL */
    const struct property *last;   /* that changed, or NULL if none did */
};

/* The property that is kept at that place of struct event or struct section, NULL: there is none. */
const struct property *property_kept_at(bool of_event, size_t at);

/* Puts a setting into the event, or into the section (`s` may be NULL if there is none), and adds
   to the effect; the hours of a round into the section if that is one of several, where it has another hour than the event; nothing if the value is the old one. ERR_USAGE, ERR_LIMIT (value_refused): there is no such property, or the
   value cannot be understood. */
bool property_read(struct event *ev, struct section *s, struct setting setting, struct arena *a, struct effect *effect,
                   struct err *e);

/* Settings that follow from others: players play on one board, and a system has its usual ranking (an empty value: none). */
struct brought {
    bool players;
    struct setting ranking;
};
struct brought property_brought(const struct section *s, const struct setting *setting, int n);

/* ERR_INPUT if the settings do not fit together, although each is valid by itself. */
bool property_check(const struct event *ev, const struct section *s, struct err *e);

#endif
