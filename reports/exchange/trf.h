/* trf.h - a section as a tournament report file (TRF26). */
#ifndef REPORTS_TRF_H
#define REPORTS_TRF_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;

/* The teams, the rounds whose results are all in, and the standings after them, as docs/formats/trf.md says. Teams
   must be numbered (ERR_STATE), at most TRF_TEAMS_MAX with TRF_PLAYERS_MAX players (ERR_LIMIT). `comment`, if it is
   not empty, is the first line. `for_rating`: the games have the results that were corrected for rating only; teams and
   standings are as they count. */
bool trf_write(const struct event *ev, const struct section *s, struct str comment, bool for_rating, struct arena *a,
               struct str *out, struct err *e);

#endif
