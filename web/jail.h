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

#endif
