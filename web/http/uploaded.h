/* SPDX-License-Identifier: Apache-2.0 */
/* uploaded.h - files that were sent and looked at, kept until they are taken over: between the preview and the button nobody sends them again. */
#ifndef WEB_HTTP_UPLOADED_H
#define WEB_HTTP_UPLOADED_H

#include "engine/base/arena.h"
#include "office/registering.h"
#include "web/http/upload.h"

struct uploaded {
    struct arena live;
    const struct registering_file *file;
    int n;
    long of, turn;                   /* whose they are, and when they came; turn 0: there are none */
    struct str at;                   /* the page that they were sent to */
    struct str mark;                 /* of their bytes, as the form of the preview has it */
    struct registering_mends mended; /* what was put in place of what they have */
};

/* So many are kept, one of each person and page; where more are sent, the one that was sent first goes. */
enum { UPLOADED_MOST = 6 };
struct uploaded_list {
    struct uploaded item[UPLOADED_MOST];
    long turns;
};

/* What that person has sent to that address; what he sent there before goes. If he mended something of it, that is `before`, in the arena. */
const struct uploaded *uploaded_keep(struct uploaded_list *all, long person, struct str target,
                                     const struct upload_list *files, struct uploaded *before, struct arena *a);

/* What was mended of them, in place of what had been (mending_made). */
void uploaded_mended(struct uploaded_list *all, const struct uploaded *of, const struct registering_mends *mends);

/* What he sent there before, by the mark in the form (p NULL: there is none). ERR_USAGE: no file is named; ERR_CONFLICT: it is gone, or was another one's. */
const struct uploaded *uploaded_find(const struct uploaded_list *all, long person, struct str target, struct str mark,
                                     struct err *e);

void uploaded_close(struct uploaded_list *all);

#endif
