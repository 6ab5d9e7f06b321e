/* SPDX-License-Identifier: Apache-2.0 */
/* chessresults.h - a section as the XML that chess-results takes, type 3: a Swiss of teams. */
#ifndef REPORTS_EXCHANGE_CHESSRESULTS_H
#define REPORTS_EXCHANGE_CHESSRESULTS_H

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

/* Letters of a name. */
enum { CHESSRESULTS_TEAM = 40, CHESSRESULTS_CAPTAIN = 70 };

/* Everything of the section that is published, as docs/formats/chessresults.md says; standings are those after the last complete
   round. */
struct str chessresults_write(const struct event *ev, const struct section *s, struct arena *a);

#endif
