/* journal.h - what was done lately, on a page, with the way back. */
#ifndef WEB_JOURNAL_H
#define WEB_JOURNAL_H

#include "web/markup.h"
#include "web/route.h"

/* The last entries, at most so many: when, who, what; the last one can be taken back. */
bool journal_lately(struct visit *v, struct markup *m, int most, struct err *e);

#endif
