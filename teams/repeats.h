/* SPDX-License-Identifier: Apache-2.0 */
/* repeats.h - pairs that meet again where their system lets nobody meet again: of a file of another program, rounds that were entered twice. */
#ifndef TEAMS_REPEATS_H
#define TEAMS_REPEATS_H

#include "engine/base/finding.h"
#include "teams/event.h"

/* A WARNING for each round in which pairs meet that have met, more often than a round robin has cycles. A match of which no board was played
   is no meeting. */
void repeats_check(const struct section *s, struct findings *f);

#endif
