/* SPDX-License-Identifier: Apache-2.0 */
/* gate.h - decides first of all whether a request is looked at. Pure. */
#ifndef WEB_HTTP_GATE_H
#define WEB_HTTP_GATE_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/message.h"
#include "engine/base/str.h"

/* A line of the head of a request. */
struct header {
    struct str name, value;
};

/* The addresses of this server as browsers have them: "http://127.0.0.1:8080". */
enum { GATE_ORIGINS = 5 };
struct gate {
    struct str origin[GATE_ORIGINS];
    int n;
    bool of_front; /* of the front page, which takes other files than a desk (web/http/upload.h) */
};

/* Its host, "127.0.0.1:8080". */
struct str gate_host(struct str origin);

struct head {
    struct str method, target;
    const struct header *header;
    int n;
    size_t most; /* bytes of its body; 0: FORM_SIZE_MAX */
};

/* The status that refuses it, and in words why; 0: it may come in. An address of letters, without a zero byte, also as %00 (400); one Host of ours (400, 421); at most one Content-Length of
   `most` (400, 413), none but with POST; no Transfer-Encoding (400); GET, HEAD or POST (405), and POST only from a page of
   ours (403): what a page elsewhere sends has another Origin, or says so in Sec-Fetch-Site. */
int gate_check(const struct gate *g, const struct head *h, struct message *why);

/* What is said of a body that is longer than that; 0: FORM_SIZE_MAX. */
struct message gate_too_long(size_t most);

/* The value of the only header of that name; empty if there is none, or several. */
struct str head_value(const struct head *h, struct str name);

/* Wrong keys of this minute. More than RATE_MAX are not answered (429); the right ones are not counted. */
enum { RATE_MAX = 60 };
struct gate_rate {
    time_t minute;
    int n;
};
bool gate_wrong_key(struct gate_rate *r, time_t now);

/* The addresses by which a desk is reached. */

struct arena;
struct err;
struct web_plan;

/* ERR_USAGE: others could listen in, or what it says is no address. */
bool origins_check(const struct web_plan *plan, struct err *e);

/* For the gate, in the arena: the address that people type, which is the first, those of the machine itself, and the one that the event says, if it does. */
void origins_name(struct gate *g, const struct web_plan *plan, int port, struct str address, struct arena *a);

#endif
