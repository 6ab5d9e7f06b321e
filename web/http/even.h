/* SPDX-License-Identifier: Apache-2.0 */
/* even.h - answers that go out at even times: so many milliseconds after the question came, or twice as many, and so on. How busy the machine is with what somebody
   else has just done is not in them. */
#ifndef WEB_HTTP_EVEN_H
#define WEB_HTTP_EVEN_H

#include <stdbool.h>

struct job;

/* What is sent waits for the thread that records, and for what that is recording: its steps are longer than a hand-in takes. */
enum { EVEN_MS = 50, EVEN_SENT_MS = 250 };

/* A thread that gives them. NULL: none could be started. */
struct even;
struct even *even_begin(void (*give)(void *of, struct job *j), void *of);

/* From any thread. */
void even_give(struct even *e, struct job *j);

/* What waits is given at once; NULL is fine. */
void even_end(struct even *e);

/* When what came at `begun` and is ready at `now` goes out, by such a step, in milliseconds. */
long even_due(long begun, long now, int step);

#endif
