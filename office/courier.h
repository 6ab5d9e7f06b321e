/* SPDX-License-Identifier: Apache-2.0 */
/* courier.h - brings live events to the address of a publisher, as nginx with Nchan is one, by curl, a program of the system. */
#ifndef OFFICE_COURIER_H
#define OFFICE_COURIER_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"

struct courier;
struct err;

/* So many events wait; of more than that the oldest are dropped: each event "pages" says alone what all before it said. */
enum { COURIER_KEPT = 256 };

/* Who hears that nothing arrives, once, and that it does again; from a thread of its own. */
struct courier_ears {
    void (*told)(void *cls, struct message what, bool good);
    void *cls;
};

/* One or more, with commas between them, of which one has to take an event? ERR_USAGE. */
bool courier_may(struct str addresses, struct err *e);

/* Begins the thread that brings them, one after the other and each until it has arrived; the addresses are borrowed until the end. */
bool courier_begin(struct str addresses, const struct courier_ears *ears, struct courier **out, struct err *e);

/* One more is to be brought: its name and one line of data, which are copied. Nobody waits for anything. */
void courier_take(struct courier *c, const char *event, struct str data);

/* What still waits is tried once more, until one does not arrive or five seconds are past. NULL is fine. */
void courier_end(struct courier *c);

#endif
