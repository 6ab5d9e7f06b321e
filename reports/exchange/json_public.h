/* SPDX-License-Identifier: Apache-2.0 */
/* json_public.h - what the public gets as JSON: the matches of the rounds under way, traces, seals. docs/formats/site.md, history.md */
#ifndef REPORTS_EXCHANGE_JSON_PUBLIC_H
#define REPORTS_EXCHANGE_JSON_PUBLIC_H

#include <stdbool.h>

#include "teams/event.h"
#include "teams/round_json.h"

struct arena;
struct err;

/* The latest round of every section of the event, which is as the public may know it: matches, boards, results so far, and
   where the page of the round is (`folder` by section), and the code of the public history then (`code` by section; empty: none). One object; the same event gives the same bytes. ERR_INPUT: a name is not UTF-8. */
bool json_public_now(const struct event *ev, const struct str *folder, const struct str *code, struct arena *a,
                     struct str *out, struct err *e);

/* The results in which the latest rounds differ between two ages of an event, which are as the public may know it, as an array
   of [folder, round, table, board, result], a result as now.json has it; empty if there are none. */
bool json_public_boards(const struct event *was, const struct event *ev, const struct str *folder, struct arena *a,
                        struct str *out, struct err *e);

/* A stored trace as it is handed out, with a line's end: without `barred_by`, who barred a pair and why. ERR_INPUT: it is no JSON. */
bool json_public_trace(struct str trace, struct arena *a, struct str *out, struct err *e);

/* The seal of a round for everybody: docs/formats/history.md. */

/* One object on a line. ERR_INPUT: the name of the section is not UTF-8. */
bool json_seal_write(const struct seal *s, struct arena *a, struct str *out, struct err *e);

#endif
