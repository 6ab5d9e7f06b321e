/* SPDX-License-Identifier: Apache-2.0 */
/* follow.h - results from files that change while the games are played. */
#ifndef CLI_FOLLOW_H
#define CLI_FOLLOW_H

#include <stdbool.h>

#include "engine/base/str.h"

struct call;

/* Reads every .pgn file in the folder of --watch, and again whenever one of them is written or put there, until the program is
   interrupted; with --round the games of that round alone. Each file is an operation of its own: what it brings is told, and what is wrong with it, and the next one is
   waited for. ERR_IO: the folder cannot be watched. */
bool follow_results(struct call *c);

/* The results of one file, `only` of that round if it is not 0 (office/recording.h). */
bool results_record(struct call *c, struct str bytes, int only);

#endif
