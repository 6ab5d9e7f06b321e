/* SPDX-License-Identifier: Apache-2.0 */
/* front_new.h - a new event of the front page: its form, and the file that is made of it. */
#ifndef WEB_FRONT_NEW_H
#define WEB_FRONT_NEW_H

#include "web/route.h"

/* The words of the form, as form_takes has them. */
#define FRONT_NEW_WORDS "name! city federation start end zone time rounds rest sections kind! once"

/* The form as the reply; after a refusal with what was sent in it, and why, at the field that it is about or, NULL, above all. */
bool front_new_form(struct visit *v, const struct err *why, const char *field);

/* Makes the event of the form in the folder, with its sections and the days of its rounds: all of it or no file. `file` is its name
   there, made of that of the event. What is wrong with a word: as of the operations that it becomes, and `field` is its name, if it is known. */
bool front_new_make(struct visit *v, struct str folder, struct str *file, const char **field, struct err *e);

#endif
