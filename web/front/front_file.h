/* SPDX-License-Identifier: Apache-2.0 */
/* front_file.h - an event file that the front page makes: under another name until it is whole. */
#ifndef WEB_FRONT_FRONT_FILE_H
#define WEB_FRONT_FRONT_FILE_H

#include "web/page/visit.h"

/* One that is being made. Its names begin with ".new-" and the number of the process, which holds a lock as long. */
struct front_file {
    const char *path; /* where it is made, where nothing is now */
    int at, lock;     /* the folder, and what is locked in it */
};

/* Makes ready; what ended processes left in the folder is removed. ERR_IO: nothing can be written into the folder. */
bool front_file_begin(const struct visit *v, struct str folder, struct front_file *out, struct err *e);

/* What is left under its own names is removed. */
void front_file_end(struct front_file *f);

/* Removes from the folder what a process left there that was ended while it made an event: nobody holds its lock. */
void front_file_clear(const char *folder);

/* It has its name in the folder, made of that of the event: "harbour-cup-2027.oly"; another file of that name stays as it is. ERR_IO. */
bool front_file_keep(const struct visit *v, const char *path, struct str folder, struct str name, struct str *file,
                     struct err *e);

/* A name in the folder that no file has, made likewise; nothing is made. */
struct str front_file_name(const struct visit *v, struct str folder, struct str name);

/* Who makes it, by the clock of that zone. */
struct act front_file_act(const struct visit *v, struct str zone, const char *command);

#endif
