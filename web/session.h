/* session.h - who is signed in: a cookie that only this event can have made. Pure. */
#ifndef WEB_SESSION_H
#define WEB_SESSION_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/str.h"

struct arena;

enum { SESSION_SECRET = 32, SESSION_SECONDS = 14 * 24 * 60 * 60 };

/* A person by his number, the generation of his key, and when he signed in. */
struct session {
    long person, generation;
    time_t issued;
};

/* The value of the cookie, in the arena, with a code (HMAC) that the secret makes. */
struct str session_write(const struct session *s, const unsigned char secret[SESSION_SECRET], struct arena *a);

/* False: nobody of this secret wrote it, or it is older than SESSION_SECONDS. */
bool session_read(struct str value, const unsigned char secret[SESSION_SECRET], time_t now, struct session *out);

/* The name of the cookie of this event, "desk-1f0c93a7": another desk of the same host has another one. */
struct str session_name(const unsigned char secret[SESSION_SECRET], struct arena *a);

/* The value of the cookie of that name in the header; empty: there is none. */
struct str session_cookie(struct str header, struct str name);

#endif
