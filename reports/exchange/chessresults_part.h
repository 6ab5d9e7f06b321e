/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults_part.h - what the files of the writer for chess-results share; for reports/exchange/chessresults*.c only. */
#ifndef REPORTS_EXCHANGE_CHESSRESULTS_PART_H
#define REPORTS_EXCHANGE_CHESSRESULTS_PART_H

#include <stdbool.h>

#include "engine/base/buffer.h"
#include "engine/ranking/standings.h"
#include "teams/event.h"

struct site_writer {
    const struct event *event;
    const struct section *section;
    struct str key, creator;          /* what the site gave to whoever sends the file */
    int nround, ncomplete;            /* published, complete */
    int *order;                       /* squads by number */
    int *first;                       /* by squad: the number of its first player less 1 */
    int nplayer, *half, *rank;        /* of the players; by number, from 1 */
    const struct standing *standings; /* in order */
    const struct standing **standing; /* by squad */
    int bye_gp;
    struct buffer text;
};

bool site_is_of_teams(const struct site_writer *w);

/* Markup as it is; " name="value"". A name is cut to so many letters; a number is empty where it is 0, which is not known; a day is the first part of a
   moment, empty if there is none; half points are "2,5". */
void site_put(struct site_writer *w, const char *markup);
void site_attribute(struct site_writer *w, const char *name, struct str value);
void site_attribute_cut(struct site_writer *w, const char *name, struct str value, int letters);
void site_attribute_number(struct site_writer *w, const char *name, long n);
void site_attribute_known(struct site_writer *w, const char *name, long n);
void site_attribute_half(struct site_writer *w, const char *name, int half);

/* The parts "tournamentdata" and "rounds". */
void site_write_head(struct site_writer *w);

#endif
