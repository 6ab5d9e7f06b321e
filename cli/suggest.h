/* SPDX-License-Identifier: Apache-2.0 */
/* suggest.h - the name that was probably meant by a mistyped one. */
#ifndef CLI_SUGGEST_H
#define CLI_SUGGEST_H

#include "engine/base/str.h"

/* { word } before the first; `name` is the nearest of those tried, or NULL if none is near. */
struct suggestion {
    struct str word;
    const char *name;
    int slips; /* of that name */
};

struct suggestion suggest_for(struct str word);
void suggest_try(struct suggestion *n, const char *name);

#endif
