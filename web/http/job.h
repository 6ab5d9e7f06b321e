/* SPDX-License-Identifier: Apache-2.0 */
/* job.h - one request on its way through the threads: read by the loop, answered by one worker, sent by the loop. */
#ifndef WEB_HTTP_JOB_H
#define WEB_HTTP_JOB_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/arena.h"
#include "engine/base/str.h"
#include "web/http/address.h"
#include "web/http/spool.h"

/* Which news it gets (web/http/live.h): none; where something was done; also who did what. */
enum live_kind { LIVE_NOT, LIVE_NUMBERS, LIVE_WORDS };

struct reply {
    int status;
    struct str type, body;
    struct str location, cookie, file; /* where to go on; what to remember; the name to be saved by; may be empty */
    struct str again;    /* "2; url=/downloads": there the browser goes by itself, so many seconds later */
    struct str etag;     /* of the body, in its quotes; empty: it is never fetched again */
    bool for_ever;       /* what its address names never changes */
    bool kept;           /* a browser may keep it, if it asks each time whether it is as it was */
    bool close;          /* the connection is closed after it */
    enum live_kind live; /* the news, as long as it listens */
};

/* Whose request it is, as far as it can be known without looking it up: of the person of a session that this desk has given, or, person
   0, of whoever asks from that address. */
struct asker {
    long person, generation;
    struct address address;
};

struct job {
    struct arena arena; /* everything of it */
    struct asker asker;
    struct job *next, *next_asker, *end_of_line; /* while it waits (web/http/queue.h) */
    int in_line;
    void *connection; /* of the loop */
    struct str method, target, cookie, type, accept, none_match;
    char *body;
    size_t n, cap, most;           /* bytes that it has, has room for, may have */
    struct spool spool;            /* of a body that is too long for memory */
    bool known;                    /* whose it is */
    bool begun, answered, uploads; /* it has a place among the long bodies (web/http/upload_place.h) */
    time_t arrived;                /* whole: what it says is done as of then */
    long until_ms;                 /* by then it is done, or it is told that it is not (db_wait_until) */
    long due_ms;                   /* when its reply goes out (web/http/even.h) */
    struct timespec begun_at;      /* by the monotonic clock */
    const char *route;             /* its id, for the log; NULL: it came to none */
    long person;                   /* his number; 0: nobody has signed in */
    bool captain;                  /* it is one; before it is answered: it was one the last time */
    struct reply reply;
};

/* How long a browser may keep the reply, as Cache-Control says it. */
struct str job_keeping(const struct job *j);

/* The next bytes of its body; false: it is longer than `most`, or the disk is full (`spool`). The whole of it, borrowed. */
bool job_take(struct job *j, const char *bytes, size_t n);
struct str job_body(struct job *j);

/* It may change the event, unless it makes a file: */
bool job_records(const struct job *j);

/* It signs in or out, which changes the file of people alone: */
bool job_is_at_door(const struct job *j);

/* Sheets for the printer, the page that asks the printers, and files of everything, which take long: those who read pages do not wait
   behind them. */
bool job_makes_file(const struct job *j);

/* Its body is JSON. */
bool job_is_json(const struct job *j);

/* Whoever asks is a program that wants JSON; or names pages before it, as browsers do. One that says neither gets plain text where
   nothing but a sentence is told. */
bool job_wants_json(const struct job *j);
bool job_wants_page(const struct job *j);

#endif
