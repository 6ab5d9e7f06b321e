/* SPDX-License-Identifier: Apache-2.0 */
/* view.h - who looks at an event, and what that person may not know. */
#ifndef TEAMS_VIEW_H
#define TEAMS_VIEW_H

#include "engine/base/str.h"

struct event;

/* Who sits at the keyboard or the browser; the earlier may know and do what the later may. */
enum role { ROLE_TAP, ROLE_ARBITER, ROLE_HELPER, ROLE_CAPTAIN, ROLE_PUBLIC };

/* And what is his: { 0 } is the TAP. */
struct viewer {
    enum role role;
    struct str section;  /* of a helper or a captain */
    int table, to_table; /* a helper's, from 1 */
    struct str team;     /* a captain's */
};

/* Takes out of an event what the viewer may not know, so that nothing made from it can reveal:
   - who plays in a round whose line-ups are not opened: nobody knows, except a captain for his own team;
   - for a captain and the public also which line-ups came in, pairings that are not published, who entered results, what
     captains say of them, how
     other teams travel, whether their board orders are in, and which other teams were warned. */
void view_take_out(struct event *ev, const struct viewer *who);

#endif
