/* SPDX-License-Identifier: Apache-2.0 */
/* reach.h - by which of its addresses others have come to the desk since it was started: an address that nobody comes by is no good on
   a card. */
#ifndef WEB_HTTP_REACH_H
#define WEB_HTTP_REACH_H

#include <stdatomic.h>

#include "web/http/gate.h"

struct sockaddr;

/* Written by the loop, read by whoever answers. */
struct reach {
    atomic_bool by[GATE_ORIGINS]; /* as the gate has them */
};

/* A request for `host` came in from there; `own` is the end of the connection here. From this machine itself it counts only if a proxy
   on it stands between: by an address of this machine a telephone may still be kept out. */
void reach_note(struct reach *r, const struct gate *g, struct str host, const struct sockaddr *from,
                const struct sockaddr *own);

/* Can the loop skip what it would have to look up for reach_note? */
bool reach_knows(const struct reach *r, const struct gate *g, struct str host);

/* Has anybody used this address, "https://desk.example.org"? */
bool reach_has(const struct reach *r, const struct gate *g, struct str origin);

#endif
