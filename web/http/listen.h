/* SPDX-License-Identifier: Apache-2.0 */
/* listen.h - what a desk needs of the machine before it answers: its port, and its certificate. */
#ifndef WEB_HTTP_LISTEN_H
#define WEB_HTTP_LISTEN_H

#include "web/base/plan.h"

struct arena;
struct err;

/* Where that is, as figures: an address of this machine has no other name than localhost here. */
struct str listen_host(const struct web_plan *plan);

/* A socket that listens where the plan says, and does not wait; the caller closes it. ERR_USAGE: --host is no address; ERR_IO: the port
   cannot be had. */
bool listen_at(const struct web_plan *plan, int *out, struct err *e);

/* The port that it has. */
int listen_port(int fd);

/* The certificate of the plan and its key, in the arena; NULL both if it has none. That they belong together is found out by whoever uses
   them. ERR_IO. */
bool listen_pair(const struct web_plan *plan, struct arena *a, char **cert, char **key, struct err *e);

#endif
