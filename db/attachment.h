/* SPDX-License-Identifier: Apache-2.0 */
/* attachment.h - files that belong to the event, in a folder beside it. Each is named by the SHA-256 of its bytes, so no file replaces another. */
#ifndef DB_ATTACHMENT_H
#define DB_ATTACHMENT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "teams/event.h"

struct arena;
struct err;

/* What `bytes` are as a file of the event: everything but the name. In the arena. */
struct attachment attachment_of(enum attachment_kind kind, struct str bytes, struct arena *a);

const char *attachment_word(enum attachment_kind kind); /* "flag" */
int attachment_most(enum attachment_kind kind);         /* bytes */

/* Its name in the folder: SHA256.png. In the arena. */
struct str attachment_file(const struct attachment *x, struct arena *a);

/* Reads such a name; the attachment's own name and its size are not in it. False: it is not such a name. */
bool attachment_named(struct str file, struct attachment *out);

enum attachment_state {
    ATTACHMENT_WHOLE,
    ATTACHMENT_MISSING,
    ATTACHMENT_NO_FILE,
    ATTACHMENT_CHANGED,
    ATTACHMENT_UNREADABLE,
    ATTACHMENT_UNREACHED /* by this program, now; errno says why: it may be whole */
};

/* Checks the file in the folder byte by byte; nothing that could block is opened. If `bytes` is not NULL and the file is whole, its
   bytes, in the arena. */
enum attachment_state attachment_look(struct str folder, const struct attachment *x, struct arena *a,
                                      struct str *bytes);

/* The same without reading it: is it an ordinary file of that size? */
bool attachment_is_there(struct str folder, const struct attachment *x, struct arena *a);

/* Writes its bytes into the folder, which is made for its owner alone if there is none. When this returns, the file is on the disk under
   its name; one that is already whole stays. ERR_DB: it cannot be written, and nothing is left of it. */
bool attachment_keep(struct str folder, const struct attachment *x, struct str bytes, struct arena *a, struct err *e);

#endif
