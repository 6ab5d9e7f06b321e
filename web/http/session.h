/* SPDX-License-Identifier: Apache-2.0 */
/* session.h - who is signed in: a cookie that only this event can have made; and whose session has ended. */
#ifndef WEB_HTTP_SESSION_H
#define WEB_HTTP_SESSION_H

#include <stdbool.h>
#include <time.h>

#include "db/people.h"
#include "engine/base/str.h"

struct arena;

enum { SESSION_SECRET = 32, SESSION_SECONDS = 14 * 24 * 60 * 60 };

/* A person by his number, with the generation of his key; when he signed in; and a number at random, from 1, since he can do so again within a second. 0: of
   release 1.0.0, which had none. */
struct session {
    struct began began;
    long generation;
};

/* One that begins now. */
struct session session_new(long person, long generation, time_t now);

/* The value of the cookie, in the arena, with a code (HMAC) that the secret makes. */
struct str session_write(const struct session *s, const unsigned char secret[SESSION_SECRET], struct arena *a);

/* False: nobody of this secret wrote it, or it is older than SESSION_SECONDS. One from the future is good: the clock was set back since. */
bool session_read(struct str value, const unsigned char secret[SESSION_SECRET], time_t now, struct session *out);

/* What a cookie of ours is known by. Browsers send it to every port of the host, so the port is in its name; and one that only goes over
   TLS has a prefix by which they take it from no other host, no page without TLS and no part of an address. */
struct session_place {
    const unsigned char *secret; /* of the event, SESSION_SECRET bytes */
    int port;
    bool secure;
};

/* "desk-1f0c93a7-8080", over TLS "__Host-desk-1f0c93a7-8080": another desk of the same host has another one. */
struct str session_name(const struct session_place *at, struct arena *a);

/* The value of the cookie with that name in the header; empty: there is none. */
struct str session_cookie(struct str header, struct str name);

/* The session of a request: the cookie of that place in its header, as session_read judges it. */
bool session_of(struct str header, const struct session_place *at, time_t now, struct arena *a, struct session *out);

/* Sessions that have ended although that could not be stored: kept in memory until the desk is restarted. Any thread. */

/* A session whose person has signed out. */
void ended_add(const struct session *s);

/* The key of a person, of that generation, and all sessions that began with it. */
void ended_add_key(long person, long generation);

bool ended_has(const struct session *s);
bool ended_has_key(long person, long generation);

#endif
