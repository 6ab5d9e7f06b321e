/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.h - a rating list becomes a list file; an event is compared with one, and arbiters are looked up in it. */
#ifndef OFFICE_RATINGS_H
#define OFFICE_RATINGS_H

#include <stdbool.h>

#include "teams/rated.h"
#include "engine/base/str.h"

struct arena;
struct db;
struct err;
struct findings;
struct headway;

/* A list to be made. */
struct rating_making {
    const char *from, *to;         /* the list or its zip; the list file */
    struct str bytes;              /* of it, if they are there already: `from` is then its name alone */
    struct rating_list list;       /* kind, and date unless it is in a name; what the rest is becomes known */
    struct str columns;            /* of a table (rating_list.h) */
    struct findings *findings;     /* what of it is not read, or cannot be right: WARNINGs; NULL: nobody asks */
    long given;                    /* how many players it gave, also those of whom it has two */
    const struct headway *headway; /* bytes of the file that are read; NULL: nobody waits for it */
};

/* Makes the list file, which must not exist. ERR_USAGE: no date is known; else as rating_file_read and list_keep say. */
bool ratings_make(struct rating_making *m, struct arena *a, struct err *e);

/* What the list says about every player who counts, in one section or in all (NULL), team by team. */
bool ratings_ask(struct db *list, const struct event *ev, const struct section *only, struct arena *a,
                 struct rating_news *out, struct err *e);

/* Leaves those that are to be taken over: "all" who differ and about whom there is no doubt; FIDE ids with commas between them;
   or a CSV file with a column fide_id. ERR_INPUT: none of that, or an id of whom there is nothing to take. */
bool ratings_accept(struct rating_news *news, struct str what, struct arena *a, struct err *e);

/* Arbiters who were typed with their FIDE ids are looked up in a rating list. */

/* `typed`, as the setting `arbiters` takes it, with the names, titles and federations that the list file has and that were not typed. An
   id that it does not have is all right beside a name. ERR_INPUT: an id alone that it does not have, or that is of a player of quite
   another name; as list_open says. ERR_USAGE: an id alone, and `list` is NULL: there is none. */
bool arbiters_look_up(struct str *typed, const char *list, struct arena *a, struct err *e);

#endif
