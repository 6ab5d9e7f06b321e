/* SPDX-License-Identifier: Apache-2.0 */
/* front_new.h - a new event of the front page: its form, and the file that is made of it. */
#ifndef WEB_FRONT_NEW_H
#define WEB_FRONT_NEW_H

#include "engine/base/err.h"
#include "web/front_folder.h"

/* The words of the form, as form_takes has them. */
#define FRONT_NEW_WORDS "name! city federation start end zone time rounds rest sections kind! like once"

/* What is wrong with the form, a field each; of no field: NULL. */
enum { FRONT_WRONG_MAX = 12 };
struct front_wrong {
    struct {
        const char *field;
        struct err why;
    } item[FRONT_WRONG_MAX];
    int n;
};

/* The form as the reply; after a refusal with what was sent in it, and all that is wrong at the fields that it is about or above all. */
bool front_new_form(struct visit *v, struct front_folder *f, const struct front_wrong *wrong);

/* Makes the event of the form in the folder, with its sections and the days of its rounds: all of it or no file. `file` is its name
   there, made of that of the event. What is to be remarked stands in the findings of the visit. False: `wrong` has why, as far as one thing can
   be looked at without another. */
bool front_make(struct visit *v, struct front_folder *f, struct str *file, struct front_wrong *wrong);

#endif
