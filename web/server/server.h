/* SPDX-License-Identifier: Apache-2.0 */
/* server.h - the loop: connections, heads and bodies of requests, answers. Does no work of its own but the gate. */
#ifndef WEB_SERVER_SERVER_H
#define WEB_SERVER_SERVER_H

#include "web/base/plan.h"
#include "web/http/gate.h"
#include "web/http/session.h"
#include "web/server/worker.h"

struct server;

/* Has the port that the plan names, and the certificate; nobody is answered. What was asked goes to the descriptor `log` (-1: nowhere). ERR_IO: it
   cannot. */
bool server_listen(const struct web_plan *plan, int log, const struct workers *worker, struct server **out,
                   struct err *e);

/* From here on it answers, in a thread of its own. Nobody is let in before server_open. ERR_IO: it cannot. */
bool server_start(struct server *s, const struct web_plan *plan, struct err *e);

/* The port in use. */
int server_port(const struct server *s);

/* From here on requests to these addresses are let in; whoever has a session of this secret, in a cookie of this desk, waits in a line of
   his own. Other cookies are not kept. */
void server_open(struct server *s, const struct gate *gate, const struct session_place *place);

/* Has anybody used that address of the desk, from another machine or through a proxy? */
bool server_reached(const struct server *s, struct str origin);

/* To whoever listens: what an entry did (web/http/live.h); the journal ends with that entry; now and then also without news, so that everybody knows that it goes on. */
void server_note(struct server *s, long entry, struct str words, struct str numbers);
void server_tell(struct server *s, long entry);

/* The next requests of those who have not signed in, every tenth of a second (web/http/turns.h). */
void server_turn(struct server *s);

/* To some of them no more (live_sift). */
void server_sift(struct server *s, bool (*stays)(void *of, const struct asker *who), void *of);

/* In this order: no new connections; when the workers have ended, their answers go out, two seconds at most; the end. */
void server_quiesce(struct server *s);
void server_drain(struct server *s);
void server_stop(struct server *s);

/* For workers: gives back a job whose reply is ready; whose it is does not matter. */
void server_give(void *of, struct job *j);

#endif
