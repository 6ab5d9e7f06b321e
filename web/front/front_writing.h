/* SPDX-License-Identifier: Apache-2.0 */
/* front_writing.h - a page of the form of a new event while it is written: its fields, and what is wrong with them. */
#ifndef WEB_FRONT_FRONT_WRITING_H
#define WEB_FRONT_FRONT_WRITING_H

#include "engine/base/err.h"
#include "web/front/front_folder.h"

struct kind;

/* What is wrong with the form, a field each; of no field: NULL. */
enum { FRONT_WRONG_MAX = 12 };
struct front_wrong {
    struct {
        const char *field;
        struct err why;
    } item[FRONT_WRONG_MAX];
    int n;
};

/* A page being written. */
struct writing {
    struct visit *v;
    struct front_folder *folder;
    struct markup *m;
    const struct front_wrong *wrong; /* NULL: nothing is known to be */
    const struct kind *kind;         /* NULL: not chosen yet */
    bool first;                      /* nothing wrong has been put so far */
};

/* A field; `value` is what it has unless something was sent. */
struct asking {
    const char *name, *type;
    struct str value;
    struct message label;
    bool needed;
    bool as_it_is;    /* whatever was sent */
    const char *list; /* what it offers (web/page/suggest.h); NULL: nothing */
};

/* What is wrong stands at the field that it is about. */
void writing_question(struct writing *w, const struct asking *q);

/* The same for a field that is written otherwise: within its tag, and below it. */
void writing_whether_wrong(struct writing *w, const char *name);
void writing_why(struct writing *w, const char *name);

#endif
