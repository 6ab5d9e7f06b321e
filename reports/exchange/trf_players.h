/* SPDX-License-Identifier: Apache-2.0 */
/* trf_players.h - an event of players as a tournament report file. */
#ifndef REPORTS_EXCHANGE_TRF_PLAYERS_H
#define REPORTS_EXCHANGE_TRF_PLAYERS_H

#include "engine/base/str.h"
#include "engine/swiss/event.h"

struct arena;

/* Lines 012, XXR, XXC, XXP and 001, with the comment in a line ###. The rank is by points, then number. */
struct str trf_players_text(const struct swiss_event *ev, struct str comment, struct arena *a);

#endif
