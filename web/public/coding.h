/* SPDX-License-Identifier: Apache-2.0 */
/* coding.h - what a browser takes packed (RFC 9110, 12.5.3). Pure. */
#ifndef WEB_PUBLIC_CODING_H
#define WEB_PUBLIC_CODING_H

#include <stdbool.h>

#include "engine/base/str.h"

/* Does "gzip, br;q=0.5", "*" or "gzip;q=0" take gzip? Without a word about it: no. */
bool coding_takes_gzip(struct str accepted);

#endif
