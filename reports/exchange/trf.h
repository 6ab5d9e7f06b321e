/* SPDX-License-Identifier: Apache-2.0 */
/* trf.h - a section as a tournament report file (TRF26, TRF16). */
#ifndef REPORTS_EXCHANGE_TRF_H
#define REPORTS_EXCHANGE_TRF_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;

struct trf_options {
    struct str comment; /* the first line, if it is not empty */
    bool
        for_rating; /* the games have the results that were corrected for rating only; teams and standings are as they count */
    bool old; /* TRF16: lines 013 and no others of TRF26 */
};

/* The teams, the rounds whose results are all in, and the standings after them, as docs/formats/trf.md says. Teams
   must be numbered (ERR_STATE), at most TRF_TEAMS_MAX with TRF_PLAYERS_MAX players (ERR_LIMIT). */
bool trf_write(const struct event *ev, const struct section *s, struct trf_options options, struct arena *a,
               struct str *out, struct err *e);

#endif
