/* SPDX-License-Identifier: Apache-2.0 */
/* forms.h - what FIDE's forms have in common: facts in two columns, what the event is, places for signatures. */
#ifndef REPORTS_SHEET_FORMS_H
#define REPORTS_SHEET_FORMS_H

#include "reports/format/sheet.h"
#include "teams/event.h"

struct arena;

/* The facts of one form, which begins a page. */
struct forms {
    struct sheet *sheet;
    struct block *block;
    struct cell *row; /* the last one, while its right half is empty */
    struct arena *a;
};

struct forms forms_begin(struct sheet *sheet, struct str title, struct arena *a);

/* What is not known is left to be written in. */
void forms_fact(struct forms *f, const struct message_row *what, struct cell value);

/* Name, place, days, system, rounds and rate of play of the event; `s` may be NULL: it is of all sections. */
void forms_event(struct forms *f, const struct event *e, const struct section *s);

/* What the section is paired by, in words. */
struct str forms_system(const struct section *s, const struct wording *w, struct arena *a);

/* Lines for the chief arbiter, with name and FIDE ID, and for the federation. */
const struct slip *forms_signatures(const struct event *e, const struct wording *w, struct arena *a);

#endif
