/* SPDX-License-Identifier: Apache-2.0 */
/* crew.h - shares pieces of work among several threads; each piece is done once. */
#ifndef OFFICE_CREW_H
#define OFFICE_CREW_H

#include <stdbool.h>

enum { HANDS_MAX = 256 };

/* Hand `hand` (from 0) does piece `i`. False: it went wrong, and no further one is begun. */
typedef bool (*crew_piece)(void *cls, int hand, int i);

/* Hands the pieces 0 to n - 1 out in their order, to no more than `hands` threads, of which the caller is one. The first piece that went
   wrong, or -1: all are done. */
int crew_do(int hands, int n, crew_piece piece, void *cls);

/* How many processors there are, HANDS_MAX at most. */
int crew_processors(void);

#endif
