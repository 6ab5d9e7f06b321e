/* SPDX-License-Identifier: Apache-2.0 */
/* upload.h - a form with a file in it, as browsers send it: multipart/form-data. Pure. */
#ifndef WEB_HTTP_UPLOAD_H
#define WEB_HTTP_UPLOAD_H

#include <stdbool.h>

#include "desk/op.h"

enum {
    UPLOAD_SIZE_MAX = 4 << 20,
    UPLOAD_EVENT_MAX = 32 << 20,
    UPLOAD_FLAGS_MAX = 16 << 20,
    UPLOAD_LOGO_MAX = 1 << 20,
    UPLOAD_LIST_MAX = 256 << 20
};

/* A file that was chosen on a page; bytes.p is NULL if none was. It borrows from the body. */
struct upload {
    struct str name, bytes;
};

/* How long the body of a request to that address may be, of a desk or of the front page, from somebody who has signed in or not. */
size_t upload_most(struct str target, bool signed_in, bool of_front);

bool upload_is(struct str type);

/* The fields as form_read has them, and the files. ERR_USAGE: it is no such form; ERR_LIMIT: more files than that, or a field that is longer than a form
   without a file; else the errors of form_add. */
enum { UPLOAD_FILES_MAX = 500 };
struct upload_list {
    struct upload *item;
    int n, cap;
};
bool upload_read(struct str type, struct str body, struct arena *a, struct form *out, struct upload_list *files,
                 struct err *e);

#endif
