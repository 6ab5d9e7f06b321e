/* SPDX-License-Identifier: Apache-2.0 */
/* tables.h - a helper's tables, and the page that he begins at. */
#ifndef WEB_DESK_TABLES_H
#define WEB_DESK_TABLES_H

#include "web/page/page.h"

/* The table is his, of the section of the visit; everybody else has all of them. */
bool tables_has(const struct visit *v, int table);

/* The round with the matches at his tables alone, so that one function counts for everybody. */
struct pairing_list tables_of_round(const struct visit *v, const struct pairing_list *r);

/* The section of the visit is the helper's; everybody else has all of them. */
bool tables_are_there(const struct visit *v);

/* A helper on a page where there is nothing of his, or nothing yet (`e` says why, or has no error), goes on to his tables, where it says what he waits
   for. False: it is somebody else, or a program, or another error. */
bool tables_instead(struct visit *v, const struct err *e);

/* What he can do now, and until when; the event has been loaded and has a section, `in` is the one he is shown if his own is gone. */
bool tables_home(struct visit *v);

#endif
