/* SPDX-License-Identifier: Apache-2.0 */
/* spool.h - the body of a request that is too long for memory: a file without a name, beside the event (or where TMPDIR says). */
#ifndef WEB_HTTP_SPOOL_H
#define WEB_HTTP_SPOOL_H

#include <stdbool.h>

#include "engine/base/str.h"

struct spool {
    bool open, full; /* full: the disk is */
    int fd;
    size_t n; /* bytes that it has */
    void *seen;
};

/* For a body of so many bytes; false: the disk has no room for it and for what is made of it. */
bool spool_open(struct spool *s, size_t bytes);

/* The next bytes; false: the disk is full. */
bool spool_add(struct spool *s, const char *bytes, size_t n);

/* All of it, as long as it is open; p is NULL: it cannot be read. */
struct str spool_bytes(struct spool *s);

/* Nothing of it is left. One that is not open is fine. */
void spool_close(struct spool *s);

#endif
