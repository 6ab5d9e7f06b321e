/* SPDX-License-Identifier: Apache-2.0 */
/* shape.h - the members of an event as JSON has them, for whatever writes or reads all of it by name. */
#ifndef TEAMS_SHAPE_H
#define TEAMS_SHAPE_H

#include <stddef.h>

#include "teams/event.h"
#include "teams/member.h"

/* What a member is. In a file nothing stands for 0, an empty text, false, no team and an empty list; words are always there. */
enum shape_kind {
    SHAPE_TEXT,
    SHAPE_SYSTEM, /* the name of a pairing system, as a text */
    SHAPE_DAY,    /* "2016-09-02" */
    SHAPE_MOMENT, /* "2016-09-02 15:00", with seconds or without */
    SHAPE_NUMBER, /* int, between least and most */
    SHAPE_LONG,   /* the same, long */
    SHAPE_FLAG,
    SHAPE_SEX,     /* char: m, w */
    SHAPE_COLOUR,  /* white, black */
    SHAPE_RANKING, /* "mp,osb,gp,mpo" */
    SHAPE_EDITION, /* and what follows: enums with words */
    SHAPE_TIEBREAK,
    SHAPE_RESULT,
    SHAPE_DECIDED,
    SHAPE_ORIGIN,
    SHAPE_UNIT,
    SHAPE_SCORE,
    SHAPE_PREFERENCE,
    SHAPE_SECONDARY,
    SHAPE_DEPARTURE,
    SHAPE_TEAM,     /* int: an index, in a file from 1; NOBODY if it is left out */
    SHAPE_PLACES,   /* int[BOARDS_MAX]: a list of list places, one for each board of the section */
    SHAPE_DATES,    /* struct hours: a list of objects, one for each round that has some */
    SHAPE_OBJECT,   /* a struct in the struct */
    SHAPE_SECTIONS, /* a LIST of sections: what is in one belongs to it */
    SHAPE_LIST,     /* a pointer to an array of structs, and their number */
    SHAPE_BOARDS    /* struct board[BOARDS_MAX]: a list, one for each board of the section */
};

struct shape {
    const char *name; /* NULL: behind the last */
    enum shape_kind kind;
    size_t at;              /* in the struct */
    long least, most;       /* of a number; of a list the most items */
    int form;               /* of a text: teams/form.h */
    size_t count;           /* of a list: where their number is */
    size_t size;            /* of a list: one of its structs */
    const struct shape *of; /* the members of an object, of the structs of a list */
};

/* The members of struct event, from the rows of member.def. Not among them: what is of a machine (NOT_IN_JSON there), and what follows from the others: the
   state of a round, whether a section is frozen. Lists come after the members of what they belong to, so that boards come before what has one of each, teams
   before what names them. In the arena. */
const struct shape *shape_event(struct arena *a);

/* What a member of that kind is. */
enum shape_kind shape_kind(enum member_kind kind);

/* The word of a value of an enum, NULL behind the last. */
const char *shape_word(enum shape_kind kind, int value);

#endif
