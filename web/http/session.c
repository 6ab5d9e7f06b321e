/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/session.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "db/secret.h"
#include "engine/base/arena.h"

_Static_assert(SESSION_SECRET == crypto_auth_KEYBYTES, "the secret is a key");

enum { CODE_TEXT = 2 * crypto_auth_BYTES };

static void code_of(struct str text, const unsigned char *secret, char out[CODE_TEXT + 1])
{
    unsigned char code[crypto_auth_BYTES];

    if (sodium_init() < 0)
        abort();
    crypto_auth(code, (const unsigned char *)text.p, text.n, secret);
    sodium_bin2hex(out, CODE_TEXT + 1, code, sizeof code);
}

struct str session_name(const struct session_place *at, struct arena *a)
{
    enum { LETTERS = 8 };
    char code[CODE_TEXT + 1];

    code_of(STR("name"), at->secret, code);
    return str_fmt(a, "%sdesk-%.*s-%d", at->secure ? "__Host-" : "", LETTERS, code, at->port);
}

struct session session_new(long person, long generation, time_t now)
{
    unsigned char byte[sizeof(long)];
    unsigned long number;

    secret_make(byte, sizeof byte);
    memcpy(&number, byte, sizeof number);
    return (struct session){ { person, (long)now, (long)(number >> 1) | 1 }, generation };
}

struct str session_write(const struct session *s, const unsigned char secret[SESSION_SECRET], struct arena *a)
{
    struct str text = str_fmt(a, "%ld.%ld.%ld", s->began.person, s->generation, s->began.at);
    char code[CODE_TEXT + 1];

    if (s->began.number > 0)
        text = str_fmt(a, "%.*s.%ld", STR_ARG(text), s->began.number);
    code_of(text, secret, code);
    return str_fmt(a, "%.*s.%s", STR_ARG(text), code);
}

static bool read_number(struct str *rest, long *out)
{
    return str_long(str_cut(rest, '.'), out) && *out > 0;
}

bool session_read(struct str value, const unsigned char secret[SESSION_SECRET], time_t now, struct session *out)
{
    struct str text, rest;
    char code[CODE_TEXT + 1];

    if (value.n <= CODE_TEXT + 1 || value.p[value.n - CODE_TEXT - 1] != '.')
        return false;
    text = (struct str){ value.p, value.n - CODE_TEXT - 1 };
    code_of(text, secret, code);
    if (sodium_memcmp(code, text.p + text.n + 1, CODE_TEXT) != 0)
        return false;
    rest = text;
    out->began.number = 0;
    if (!read_number(&rest, &out->began.person) || !read_number(&rest, &out->generation) ||
        !read_number(&rest, &out->began.at) || (rest.n > 0 && !read_number(&rest, &out->began.number)))
        return false;
    return now - out->began.at <= SESSION_SECONDS;
}

struct str session_cookie(struct str header, struct str name)
{
    while (header.n > 0) {
        struct str value = str_trim(str_cut(&header, ';')), is = str_cut(&value, '=');
        if (str_eq(is, name))
            return value;
    }
    return (struct str){ 0 };
}

bool session_of(struct str header, const struct session_place *at, time_t now, struct arena *a, struct session *out)
{
    return session_read(session_cookie(header, session_name(at, a)), at->secret, now, out);
}

/* More than a disk stays full for; the oldest make room. */
enum { MOST = 1024 };

/* `at` 0: all of the key. */
static struct session gone[MOST];
static unsigned long ngone;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void ended_add(const struct session *s)
{
    pthread_mutex_lock(&lock);
    gone[ngone++ % MOST] = *s;
    pthread_mutex_unlock(&lock);
}

bool ended_has(const struct session *s)
{
    bool found = false;

    pthread_mutex_lock(&lock);
    for (unsigned long i = 0; !found && i < ngone && i < MOST; i++)
        found = gone[i].began.person == s->began.person && gone[i].generation == s->generation &&
                (gone[i].began.at == 0 || (gone[i].began.at == s->began.at && gone[i].began.number == s->began.number));
    pthread_mutex_unlock(&lock);
    return found;
}

void ended_add_key(long person, long generation)
{
    ended_add(&(struct session){ { .person = person }, generation });
}

bool ended_has_key(long person, long generation)
{
    return ended_has(&(struct session){ { .person = person }, generation });
}
