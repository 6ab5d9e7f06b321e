/* SPDX-License-Identifier: Apache-2.0 */
/* possible.h - can this event have come about? What contradicts itself in it, whatever it was read from. */
#ifndef TEAMS_POSSIBLE_H
#define TEAMS_POSSIBLE_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;
struct findings;

/* Of an event file, whose arrays can be read: a WARNING for each state that no operation leaves, and what to do. It was made of a file that release
   1.0.0 took, or written by somebody else. */
void possible_check(const struct event *ev, struct findings *f);

/* Of an event read from a file, before it is taken over: a PROBLEM for what would be a wrong event, and a WARNING for what can be understood, which is put
   right in `ev`. Each with the line of the team or player, or of `json` with its place there. False: there is a PROBLEM. What is put right is in the arena. */
bool possible_take(struct event *ev, bool json, struct arena *a, struct findings *f);

#endif
