/* SPDX-License-Identifier: Apache-2.0 */
/* revision.h - what was changed of a round after it was published, as the journal has it: sheets that hang on the wall are no
   longer true. */
#ifndef TEAMS_REVISION_H
#define TEAMS_REVISION_H

#include "engine/base/str.h"

/* A set has the bits of several. */
enum revision_kind {
    REVISED_PAIRING = 1, /* who meets whom, who has the bye */
    REVISED_SEATS = 2,   /* who plays, with which colour */
    REVISED_RESULT = 4,  /* another one is in the place of one that had ended, or another mark */
};

struct revision {
    enum revision_kind kind;
    int round;
    int table;         /* 0: none; `place` says where */
    int board;         /* of a result; 0: the whole match */
    const char *place; /* "the bye" */
    struct str at;     /* "2016-09-02 22:05:00", in the zone of the event */
    struct str was, becomes;
};

#endif
