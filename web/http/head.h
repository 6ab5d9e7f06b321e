/* SPDX-License-Identifier: Apache-2.0 */
/* head.h - whether the head of a request came byte by byte as it should. The library that reads it is lenient, and what two programs read
   differently is how one request is hidden in another. Pure. */
#ifndef WEB_HTTP_HEAD_H
#define WEB_HTTP_HEAD_H

#include <stdbool.h>

#include "web/http/gate.h"

/* `head` is the head as the library leaves it: where a part of it ends there are zero bytes in place of the signs that ended it, one for
   each of them. `target` is the length of the address in it; the n lines point into it, in their order. False: a line ends with anything
   but CR and LF, goes on in the next one, has a blank before its colon or no name, or there is a zero byte or another sign that nobody
   prints in it; parts of the first line are more than one blank apart. */
bool head_is_plain(struct str head, size_t target, const struct header *line, int n);

#endif
