/* SPDX-License-Identifier: Apache-2.0 */
/* lines.h - finds the lines of a request's head inside libmicrohttpd; for the two programs that use it. */
#ifndef WEB_HTTP_LINES_H
#define WEB_HTTP_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "web/http/gate.h"

struct MHD_Connection;

enum { LINES_MAX = 64 };
struct lines {
    struct header line[LINES_MAX]; /* as long as the request is answered */
    int n;
    bool many; /* and there are more */
};
void lines_read(struct MHD_Connection *c, struct lines *out);

/* Did the head come as it should, byte by byte (web/http/head.h)? `method` is as the library gives it, `target` the length of the address. From
   its version 1 on the library looks at that itself. */
bool lines_are_plain(struct MHD_Connection *c, const struct lines *h, const char *method, size_t target);

/* Browsers send the cookies of all ports of this host. Erases them from the memory of this request. */
void cookies_wipe(struct MHD_Connection *c);

#endif
