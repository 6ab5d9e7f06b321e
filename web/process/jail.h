/* SPDX-License-Identifier: Apache-2.0 */
/* jail.h - makes a process give up, for good, all rights that it does not need. */
#ifndef WEB_PROCESS_JAIL_H
#define WEB_PROCESS_JAIL_H

#include <stdbool.h>
#include <stdint.h>

struct err;

/* First of all, before anything is opened: descriptors from `first` on that somebody left open are closed; what is in memory goes into
   no core file, and no other process of the same user may look at it. */
void jail_bare(int first);

/* The version of Landlock that the kernel has; 0: none. */
int jail_version(void);

/* What that version can forbid concerning files, network and other processes, as bits of the kernel. */
struct jail_rights {
    uint64_t files, net, scope;
};
struct jail_rights jail_rights(int version);

/* As root it becomes nobody. Where the kernel has Landlock no file can be opened from here on, no port be had or reached, and no process
   outside be signalled, as far as its version goes; nothing that it runs can have more rights. Before there are threads. ERR_IO: root,
   and it cannot become anybody else. */
bool jail_files(struct err *e);

/* For the keeper of the public's process, and all that it begins: it may begin processes and wait for them, but open, make or remove no
   file by its name, run no program, nor anything else that is forbidden to the desk. ERR_IO: the kernel has no filter. */
bool jail_keeper(struct err *e);

/* What the public's process does from here on is to read and write what is open, to accept, and to wait: anything else ends it.
   All threads. ERR_IO: the kernel has no filter. */
bool jail_calls(struct err *e);

/* For the desk. From here on nothing can be opened but what stands below these paths (a file, or a folder that may be written to) and
   what every program reads: libraries, fonts, time zones. What is not there is passed over. No port can be had or reached any more: what
   listens does so already. Where the kernel has Landlock, as far as its version goes; before there are threads. ERR_IO: it refuses. */
struct jail_path {
    const char *path;
    bool write;
};
bool jail_paths(const struct jail_path *path, int n, struct err *e);

/* And no program can be begun, no socket be made, no other process be touched or signalled, no file be given another owner, mode or time by
   its name, nothing be typed into a terminal: trying that ends it. All threads, where the kernel has such a filter; ERR_IO: it has none. */
bool jail_forbidden_calls(struct err *e);

#endif
