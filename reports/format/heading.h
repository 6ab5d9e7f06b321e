/* SPDX-License-Identifier: Apache-2.0 */
/* heading.h - the heading of a sheet, and how its dates are written. */
#ifndef REPORTS_FORMAT_HEADING_H
#define REPORTS_FORMAT_HEADING_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/logo.h"

struct arena;

/* Dates and times are as stored: "2016-09-06 15:00". Any may be empty. */
struct heading {
    struct str event, venue, city, federation, start, end;
    struct str section;         /* "Open Section" */
    struct str title;           /* "Team pairings" */
    struct str status;          /* "DRAFT" */
    struct str variant;         /* of the tie-breaks */
    struct str published, date; /* of the round */
    struct str amended;         /* "amended 22:05: table 15": what has changed since */
    struct str mode;        /* "FIDE mode left in round 3": what must be told wherever the section is (teams/fide.h) */
    struct str history;     /* the head of the public history in letters (teams/history_code.h) */
    struct str line;        /* of the organiser, on sheets */
    struct logo logo;       /* likewise, a PNG picture; without bytes: none */
    struct str history_of;  /* and the section by its name */
    int round;              /* 0 = of no round */
    bool after;             /* what is shown is known after the round, not before it */
    struct wording wording; /* of all that the sheet says */
};

/* Dates as sheets write them: "6 September 2016, 15:00" for "2016-09-06 15:00", "2–13 September
   2016" for the days of an event. What is no date stays as it is. */
struct str date_text(struct str iso, const struct wording *how, struct arena *a);
struct str dates_text(struct str start, struct str end, const struct wording *how, struct arena *a);

/* Lines of the heading; empty if it has nothing to say: "Crystal Hall, Baku, AZE", "Round 6" or "after round 6",
   "tie-breaks 2012", "published 5 September 2016, 22:10". */
struct str heading_place(const struct heading *h, struct arena *a);
struct str heading_round(const struct heading *h, struct arena *a);
/* The variant of the tie-breaks as people read it, "Tie-breaks: Khanty-Mansiysk 2010 rules"; empty without one. */
struct str heading_rules(const struct heading *h, struct arena *a);

/* On paper: what the sheet is, "Round 7 · Team pairings", "Standings after round 7", and when, "Fri 9 Sept, 15:00". A form has its round
   beside the time, a sheet of what is known after a round the day alone. */
struct str heading_named(const struct heading *h, bool form, struct arena *a);
struct str heading_when(const struct heading *h, bool form, struct arena *a);
/* "Fri 9 Sept, 15:00", with the year only if the event is not of that year alone; what is no time as it is. */
struct str heading_moment(const struct heading *h, struct str time, struct arena *a);
struct str heading_published(const struct heading *h, struct arena *a);

/* "history code 7K3M-9QXD-0FHT"; and what the QR code beside it says, "olympair:open:7:7K3M9QXD...", with all letters. Empty: it has none. */
struct str heading_history(const struct heading *h, struct arena *a);
struct str heading_history_qr(const struct heading *h, struct arena *a);

/* The parts that are there, with dots between them. */
struct str heading_joined(const struct str *part, int n, struct arena *a);

/* The whole heading: the event; what the sheet is; its state; how it was amended. Any may be empty. */
enum { HEADING_EVENT, HEADING_TITLE, HEADING_STATE, HEADING_AMENDED, HEADING_LINES };
void heading_lines(const struct heading *h, struct arena *a, struct str line[HEADING_LINES]);

/* The heading with all texts such as text_shown makes them. */
struct heading heading_shown(struct heading h, struct arena *a);

#endif
