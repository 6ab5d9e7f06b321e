/* tables.h - what a helper has: the tables of a range, and the page that he begins at. */
#ifndef WEB_TABLES_H
#define WEB_TABLES_H

#include "web/page.h"

/* The table is his, of the section of the visit; everybody else has all of them. */
bool tables_has(const struct visit *v, int table);

/* What he can do now, and until when; the event has been loaded and has a section, `in` is the one he is shown if his own is gone. */
bool tables_home(struct visit *v);

#endif
