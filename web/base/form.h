/* SPDX-License-Identifier: Apache-2.0 */
/* form.h - what a page sends: words, by name. Pure. */
#ifndef WEB_BASE_FORM_H
#define WEB_BASE_FORM_H

#include <stdbool.h>

#include "desk/op.h"

enum { FORM_SIZE_MAX = 64 << 10, FORM_WORDS_MAX = 1000 };

/* A word that came several times stands there several times. Text is UTF-8 without control characters but ends of lines and tabs.
   ERR_USAGE: it is not, and what cannot be shown stands in the words as \u200B; ERR_LIMIT: more words than any page has. In the arena. */

/* application/x-www-form-urlencoded, as in the body of a form and behind the question mark of an address. A field that is left
   empty is no word. */
bool form_read(struct str bytes, struct arena *a, struct form *out, struct err *e);

/* An object of texts, whole numbers and yes or no, or lists of these: a list is a word for each of its members, true a word without
   a value, false and null are none. No name may come twice. */
bool form_read_json(struct str bytes, struct arena *a, struct form *out, struct err *e);

/* The first word of that name; p is NULL if there is none. */
struct str form_word(const struct form *f, const char *name);

/* ERR_USAGE: a word has a name that is not among those, with blanks between them, or comes twice, or one that is needed does not come.
   "place.N" stands for place.1, place.2 ..., "*" for any name. Behind a name: '+' it may come several times, '!' it has to come, were
   it empty. */
bool form_takes(const struct form *f, const char *names, struct err *e);

/* For readers of forms: adds a word, and says whether it is valid text. */
bool form_add(struct form *f, struct str name, struct str value, struct arena *a, struct err *e);

/* Each %XX is a byte, "%C3%BC"; with `plus`, '+' is a blank. False: it ends inside a %XX, has an invalid digit, or contains a zero byte. */
bool percent_decode(struct str in, bool plus, struct arena *a, struct str *out);

/* Turns everything but ASCII letters, digits and -._~ into %XX. */
struct str percent_encode(struct str in, struct arena *a);

#endif
