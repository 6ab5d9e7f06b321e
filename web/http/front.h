/* SPDX-License-Identifier: Apache-2.0 */
/* front.h - who comes to a port that speaks TLS: a browser that speaks plain HTTP there is told so in one line, all others are handed on to
   those who answer. */
#ifndef WEB_HTTP_FRONT_H
#define WEB_HTTP_FRONT_H

#include "engine/base/str.h"
#include <stdbool.h>

struct addresses;
struct arena;
struct front;
struct sockaddr;

/* What is answered to a browser that comes without TLS: one line that says where to go. */
const char *front_answer(struct str at, struct arena *a);

/* A thread that accepts at the descriptor `listening`, which does not wait, and calls `hand_on` with each connection that begins with TLS and
   the address it comes from, as many from one address as `from` has room for. `line` is what others are told, whole; both last as long as it.
   NULL: it cannot be started. */
struct front *front_start(int listening, const char *line, struct addresses *from,
                          void (*hand_on)(void *cls, int fd, const struct sockaddr *at, unsigned n), void *cls);
void front_stop(struct front *f); /* NULL is fine */

#endif
