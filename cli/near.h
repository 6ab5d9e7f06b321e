/* SPDX-License-Identifier: Apache-2.0 */
/* near.h - the name that was probably meant by a mistyped one. */
#ifndef CLI_NEAR_H
#define CLI_NEAR_H

#include "engine/base/str.h"

/* { word } before the first; `name` is the nearest of those tried, or NULL if none is near. */
struct near {
    struct str word;
    const char *name;
    int slips; /* of that name */
};

struct near near_to(struct str word);
void near_try(struct near *n, const char *name);

#endif
