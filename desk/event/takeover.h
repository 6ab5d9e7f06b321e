/* SPDX-License-Identifier: Apache-2.0 */
/* takeover.h - a new event file from an event that another program kept. */
#ifndef DESK_EVENT_TAKEOVER_H
#define DESK_EVENT_TAKEOVER_H

#include "desk/base/desk.h"

/* The event that was read, and its source. */
struct takeover {
    const struct event *event; /* every text of it NFC; a round without `published` is taken over as published */
    struct str source;         /* "baku.trf": stands in the journal */
    bool ours;                 /* it comes from an event file: its texts stay as they are */
    bool json;                 /* it comes from JSON: what is found in it is named by its place there */
};

/* As desk_new, with everything that the event holds; the settings stand over it, those of a section if it has one alone. The
   rounds are published as they were, and their line-ups are open where players are known. The journal says what was taken over
   from where; `check` asks no more of these rounds. What an arbiter would send back in a registration is a WARNING here, for it
   cannot be sent back any more. What contradicts itself is found by possible_take (teams/possible.h). ERR_INPUT: a PROBLEM was found; a team or a player has no name, a value does not fit into an event file, settings of a section do not go together. LACKS_CONFIRM: a
   rating floor is above the ratings of all players (desk/event/floor.h). */
bool desk_take_over(const char *path, const struct act *act, const struct takeover *from, const struct setting *setting,
                    int n, struct findings *f, struct err *e);

#endif
