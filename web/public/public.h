/* SPDX-License-Identifier: Apache-2.0 */
/* public.h - the process that serves the public: it can hand out what it was given, and reach nothing else. */
#ifndef WEB_PUBLIC_PUBLIC_H
#define WEB_PUBLIC_PUBLIC_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "web/base/plan.h"

struct err;
struct public;

/* Starts it. ERR_USAGE: no such address; ERR_IO: it cannot be had, or the process does not start. */
bool public_start(const struct public_place *at, struct public **out, struct err *e);

/* From here on it hands out the pages of this block (web/public/bundle.h), which is copied. ERR_IO: it has ended. */
bool public_show(struct public *p, struct str block, struct err *e);

/* Tells whoever listens at /live: an event of that name with one line of data. ERR_LIMIT: more than 60 KB. */
bool public_tell(struct public *p, const char *event, struct str data, struct err *e);

/* The address that it has, "http://127.0.0.1:8080/", in figures where a name was given; lives as long as it does. */
const char *public_address(const struct public *p);

/* Readable when there is news of the process. FELL: it was ended, `why` says how, and it is begun again; BEGUN: it has been, and
   needs the pages; GONE: it has ended for good. Asked until nothing is new. */
enum public_news { PUBLIC_SAME, PUBLIC_FELL, PUBLIC_BEGUN, PUBLIC_GONE };
int public_descriptor(const struct public *p);
enum public_news public_news(struct public *p, struct err *why);

void public_stop(struct public *p); /* NULL is fine */

/* Says on the channel why the process cannot go on; false: nobody hears it. */
bool public_say(struct message why);
enum { PUBLIC_SENTENCE = 1000 };

/* What that process does; its exit code. Called by main() alone, in a process of its own that public_start has begun. It has the work
   done by a child, public_hand_out, and begins another one if that is ended by a signal; another child takes its place if it is itself. */
#define PUBLIC_PROCESS "--public-process"
int public_process(const char *share);
int public_hand_out(int share);

/* Whoever reads comes after those who work: where there are too few processors, the desk has them first. The thread that calls this, and
   what it begins, is PUBLIC_NICE steps lower than it was, which under `nice` was not the top; the system goes no further than 19. */
enum { PUBLIC_NICE = 10 };
void public_give_way(void);

/* What comes through its channel (web/process/process.h): a letter, then what belongs to it. */
enum { PUBLIC_PACKET = 1 << 16 };
enum { PUBLIC_PAGES = 'P', PUBLIC_EVENT = 'E' };

#endif
