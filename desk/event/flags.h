/* SPDX-License-Identifier: Apache-2.0 */
/* flags.h - the flags of federations on their way into the event. */
#ifndef DESK_EVENT_FLAGS_H
#define DESK_EVENT_FLAGS_H

#include "desk/base/desk.h"

struct flag {
    struct attachment file; /* its name: the FIDE code */
    struct str bytes;
};

/* The flags that were read and checked, by FIDE code, each once. */
struct flag_list {
    const struct flag *item;
    int n;
};

/* Is that federation among them? */
bool flag_is_in(const struct flag_list *list, struct str code);

#endif
