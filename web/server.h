/* server.h - the loop: connections, heads and bodies of requests, answers. Does no work of its own but the gate. */
#ifndef WEB_SERVER_H
#define WEB_SERVER_H

#include "web/gate.h"
#include "web/web.h"
#include "web/worker.h"

struct server;

/* Listens where the plan says; GET goes to `press`, POST to `hand`. The gate is filled in by server_port before the first request
   is let in. ERR_IO: it cannot. */
bool server_start(const struct web_plan *plan, struct worker *hand, struct worker *press, struct server **out,
                  struct err *e);

/* The port that it has. */
int server_port(const struct server *s);

/* From here on requests to these addresses are let in. */
void server_open(struct server *s, const struct gate *gate);

/* No new connections; then, when the workers have ended, no more of the others. */
void server_quiesce(struct server *s);
void server_stop(struct server *s);

/* For workers: the reply is ready. */
void server_give(struct job *j);

#endif
