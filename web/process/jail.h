/* SPDX-License-Identifier: Apache-2.0 */
/* jail.h - makes a process give up, for good, all rights that it does not need.

   How: in four layers, each of which holds if the others fail. jail_bare: no descriptor that was left open, no core file, no look from
   outside (prctl DUMPABLE). Then the user: as root it becomes nobody. Then Landlock, by path: what may be opened is named, all else is refused by
   the kernel, as far as its version goes (docs/web.md has the table). Last a seccomp filter, by the number of the call: calls.def lists what each
   process may ask of the kernel. Whatever else the public's process asks ends it; for the desk and the keeper it is not there (ENOSYS), as on an
   older kernel, so that a library makes do with another call, and what nobody calls by mistake ends them, too.
   What holds: rights are only ever given up, also by what is begun from here (no_new_privs); Landlock comes before there are threads, the filter
   is set for all of them. The order is the point: what still has to be opened, listened at or read (certificate, port, event) is so before.
   Cost: nothing but a few instructions of the kernel for each call. tests/unit/web/test_jail.c makes every call of the table from inside. */
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
