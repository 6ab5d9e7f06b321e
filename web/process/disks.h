/* SPDX-License-Identifier: Apache-2.0 */
/* disks.h - the other disks that are in this machine, as folders that can be a mirror. */
#ifndef WEB_PROCESS_DISKS_H
#define WEB_PROCESS_DISKS_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

enum { DISKS_MOST = 20 };

struct disk {
    struct str path; /* of its folder: "/media/anna/STICK" */
    long free;       /* in MB */
};

struct disks {
    struct disk disk[DISKS_MOST];
    int n;
};

/* Those of `mounts`, what /proc/self/mountinfo says, that hold files of people, and are no disk of a network, which may never answer. With an event
   only those that it does not lie on and that can be written to. In the arena. */
void disks_read(struct str mounts, const char *event, struct arena *a, struct disks *out);

/* The same of this moment. */
void disks_now(const char *event, struct arena *a, struct disks *out);

#endif
