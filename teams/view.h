/* SPDX-License-Identifier: Apache-2.0 */
/* view.h - who looks at an event, and what that person may not know. */
#ifndef TEAMS_VIEW_H
#define TEAMS_VIEW_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* Who sits at the keyboard or the browser; the earlier may know and do what the later may. */
enum role { ROLE_TAP, ROLE_ARBITER, ROLE_HELPER, ROLE_CAPTAIN, ROLE_PUBLIC };

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
   - whatever has another reader in teams/member.def, for a captain of other teams as well;
   - who plays in a round whose line-ups are not opened: nobody knows, except a captain for his own team;
   - for a captain and the public also which line-ups came in, and pairings that are not published. */
void view_take_out(struct event *ev, const struct viewer *who);

/* The event without what a sheet for such a reader may not say; a sheet for captains is of all teams, each gets its own. It is the event itself where it
   has been closed for such a reader, otherwise a copy in the arena. */
const struct event *view_closed(const struct event *ev, enum seen_by reader, struct arena *a);

#endif
