/* SPDX-License-Identifier: Apache-2.0 */
/* upload_place.h - long bodies are few at a time: whether one more has a place, in memory or, if that is too small for it, in a file
   (web/http/spool.h). Of the loop. */
#ifndef WEB_HTTP_UPLOAD_PLACE_H
#define WEB_HTTP_UPLOAD_PLACE_H

#include "engine/base/message.h"

struct head;
struct job;

/* Of one person, whatever his role, and of all; of those in files there are fewer still. */
enum { UPLOADS_OF_PERSON = 2, UPLOADS_MOST = 12, UPLOADS_SPOOLED = 2 };

/* Whose they are that are under way, one place each; 0: free. */
struct uploads {
    long of[UPLOADS_MOST];
    int spooled;
};

/* The body that the head announces; a short one needs no place. 0, or the status that it is refused with, and why. */
int uploads_enter(struct uploads *u, struct job *j, const struct head *h, struct message *why);
void uploads_leave(struct uploads *u, struct job *j);

#endif
