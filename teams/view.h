/* SPDX-License-Identifier: Apache-2.0 */
/* view.h - who looks at an event, and what that person may not know. */
#ifndef TEAMS_VIEW_H
#define TEAMS_VIEW_H

#include <stdbool.h>

#include "engine/base/str.h"

struct event;

/* Who sits at the keyboard or the browser; the earlier may know and do what the later may. */
enum role { ROLE_TAP, ROLE_ARBITER, ROLE_HELPER, ROLE_CAPTAIN, ROLE_PUBLIC };

/* For whom a text or a sheet is: for everybody, for captains, of which each sees what is of his own team, or for those who run the event. */
enum seen_by { SEEN_BY_ALL, SEEN_BY_CAPTAINS, SEEN_BY_STAFF };
enum seen_by viewer_reader(enum role role);

/* And what is his: { 0 } is the TAP. A name is said of it and decides nothing: names change, and are given to others. */
struct viewer {
    enum role role;
    struct str identity; /* of the section of a helper, of the squad of a captain; empty: nothing is his */
    int table, to_table; /* a helper's, from 1 */
    struct str section;  /* what they are called: of a helper or a captain */
    struct str team;     /* of a captain */
};

/* Whose key is it? The squad of a captain and its section, the section of a helper. False: the event has none that is his. */
bool viewer_squad(const struct event *ev, const struct viewer *who, int *section, int *squad);
bool viewer_section(const struct event *ev, const struct viewer *who, int *section);

/* Calls section and team what the event calls them by now. False: it has none that is his, and they are called what they were. */
bool viewer_name(const struct event *ev, struct viewer *who);

/* Takes out of an event what the viewer may not know, so that nothing made from it can reveal:
   - who plays in a round whose line-ups are not opened: nobody knows, except a captain for his own team;
   - for a captain and the public also which line-ups came in, pairings that are not published, who entered results, what
     captains say of them, how
     other teams travel, whether their board orders are in, and which other teams were warned. */
void view_take_out(struct event *ev, const struct viewer *who);

#endif
