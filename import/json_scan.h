/* SPDX-License-Identifier: Apache-2.0 */
/* json_scan.h - checks JSON before the library reads it: there each value costs many times its bytes. */
#ifndef IMPORT_JSON_SCAN_H
#define IMPORT_JSON_SCAN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct json_t;

enum {
    JSON_LISTS_MAX = 500000, /* lists and objects; that all of 999 teams are barred from each other takes so many */
    JSON_VALUES_MAX = 4000000,
    JSON_DEPTH_MAX = 32,   /* to which members are counted */
    JSON_MEMBERS_MAX = 100 /* of an object */
};

/* True if none of these limits is exceeded. Bytes that are not JSON do no harm. */
bool json_scan(struct str bytes);

/* The member `id` as it is written in JSON, so that it comes back as it was; "null" without one. False: it is neither a text
   nor a whole number. */
bool json_id(const struct json_t *root, struct arena *a, struct str *out);

#endif
