/* SPDX-License-Identifier: Apache-2.0 */
/* front_staff.h - who works at a new event: the last page of its form, and their keys. */
#ifndef WEB_FRONT_FRONT_STAFF_H
#define WEB_FRONT_FRONT_STAFF_H

#include "web/front/front_folder.h"

/* The rows. */
void staff_put(const struct visit *v, struct markup *m);

/* Has a key made for each of them; the event is in the folder. In the arena that is given; who got none is a finding of the visit. */
struct front_key *staff_keys(struct visit *v, const struct front_folder *f, struct str file, struct arena *a, int *n);

/* Likewise of the event to try the program with: a helper, and a captain who can hand in. */
struct front_key *staff_keys_of_demo(struct visit *v, const struct front_folder *f, struct str file, struct arena *a,
                                     int *n);

/* What they are, to be handed over; the desk is at that address. */
void staff_show(const struct visit *v, struct markup *m, const struct front_key *key, int n, struct str address);

#endif
