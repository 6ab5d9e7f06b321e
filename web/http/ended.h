/* SPDX-License-Identifier: Apache-2.0 */
/* ended.h - sessions that have ended although that could not be stored: kept in memory until the desk is restarted. Any thread. */
#ifndef WEB_HTTP_ENDED_H
#define WEB_HTTP_ENDED_H

#include <stdbool.h>

struct session;

/* A session whose person has signed out. */
void ended_add(const struct session *s);

/* The key of a person, of that generation, and all sessions that began with it. */
void ended_add_key(long person, long generation);

bool ended_has(const struct session *s);
bool ended_has_key(long person, long generation);

#endif
