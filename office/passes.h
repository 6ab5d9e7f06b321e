/* SPDX-License-Identifier: Apache-2.0 */
/* passes.h - keys that have just been made, as cards. */
#ifndef OFFICE_PASSES_H
#define OFFICE_PASSES_H

#include "desk/people.h"
#include "reports/format/sheet.h"

/* `origin` is the address of the desk as people type it; empty: nobody knows it, and the cards have no code. In the arena. */
struct sheet passes_make(const struct event *ev, const struct desk_pass *pass, int n, struct str origin,
                         struct arena *a);

/* "Fiji, Open Section", "tables 1-20, Open Section"; empty for a person who is responsible for everything. */
struct str passes_of(const struct event *ev, const struct viewer *v, struct arena *a);

#endif
