/* SPDX-License-Identifier: Apache-2.0 */
/* site_zip.h - the pages for the public as one zip beside the event, made by a thread of its own when somebody asks for it. */
#ifndef WEB_PUBLIC_SITE_ZIP_H
#define WEB_PUBLIC_SITE_ZIP_H

#include <stdbool.h>
#include <time.h>

#include "engine/base/err.h"

struct arena;
struct site_zip;
struct web_plan;

enum site_zip_state { SITE_ZIP_NONE, SITE_ZIP_BEING_MADE, SITE_ZIP_THERE };

struct site_zip_told {
    enum site_zip_state state;
    time_t begun, made; /* of the one that is being made; of the one that is there, 0: none is */
    long long size;
    struct err flaw; /* why the last one could not be made, if it could not */
};

/* The plan is borrowed. */
struct site_zip *site_zip_begin(const struct web_plan *plan);

/* In what follows NULL is a desk that makes none. As the public may know the event now; nothing if it is being made already. ERR_IO: no thread can be started. */
bool site_zip_make(struct site_zip *z, struct err *e);
struct site_zip_told site_zip_told(struct site_zip *z);

/* Its bytes, in the arena. ERR_STATE: there is none. */
bool site_zip_read(struct site_zip *z, struct arena *a, struct str *out, struct err *e);

/* What is being made is given up. NULL is fine. */
void site_zip_end(struct site_zip *z);

#endif
