/* jail.h - a process gives up what it does not need, for good. */
#ifndef WEB_JAIL_H
#define WEB_JAIL_H

#include <stdbool.h>

struct err;

/* As root it becomes nobody. No file can be opened from here on where the kernel has Landlock, and nothing that it runs can have
   more rights. Before there are threads. ERR_IO: root, and it cannot become anybody else. */
bool jail_files(struct err *e);

/* What the public's process does from here on is to read and write what is open, to accept, and to wait: anything else ends it.
   All threads. ERR_IO: the kernel has no filter. */
bool jail_calls(struct err *e);

/* For the desk. From here on nothing can be opened but what stands below these paths (a file, or a folder that may be written to) and
   what every program reads: libraries, fonts, time zones. What is not there is passed over. Where the kernel has Landlock; before
   there are threads. ERR_IO: it refuses. */
struct jail_path {
    const char *path;
    bool write;
};
bool jail_paths(const struct jail_path *path, int n, struct err *e);

/* And no program can be begun, no connection be made, no other process be touched: trying that ends it. All threads, where the kernel
   has such a filter; ERR_IO: it has none. */
bool jail_deeds(struct err *e);

#endif
