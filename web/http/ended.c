/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/ended.h"

#include <pthread.h>

#include "web/http/session.h"

/* More than a disk stays full for; the oldest make room. */
enum { MOST = 1024 };

/* `at` 0: all of the key. */
static struct session gone[MOST];
static unsigned long ngone;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add_session(const struct session *s)
{
    pthread_mutex_lock(&lock);
    gone[ngone++ % MOST] = *s;
    pthread_mutex_unlock(&lock);
}

static bool has(const struct session *s)
{
    bool found = false;

    pthread_mutex_lock(&lock);
    for (unsigned long i = 0; !found && i < ngone && i < MOST; i++)
        found = gone[i].began.person == s->began.person && gone[i].generation == s->generation &&
                (gone[i].began.at == 0 || (gone[i].began.at == s->began.at && gone[i].began.number == s->began.number));
    pthread_mutex_unlock(&lock);
    return found;
}

void ended_add(const struct session *s)
{
    add_session(s);
}

void ended_add_key(long person, long generation)
{
    add_session(&(struct session){ { .person = person }, generation });
}

bool ended_has(const struct session *s)
{
    return has(s);
}

bool ended_has_key(long person, long generation)
{
    return has(&(struct session){ { .person = person }, generation });
}
