/* SPDX-License-Identifier: Apache-2.0 */
/* threads.h - plays the events of a part of a simulation in several threads. */
#ifndef CLI_THREADS_H
#define CLI_THREADS_H

#include "teams/lab/tally.h"

enum { THREADS_MAX = 256 };

/* Plays all events of the part and counts into its tally, which is the same for any number of threads.
   How far it is shows on a terminal. */
void threads_play(struct tally_part *part, int threads);

#endif
