/* journal.h - what was done, the last first, as a table on a page. */
#ifndef WEB_JOURNAL_H
#define WEB_JOURNAL_H

#include "web/markup.h"
#include "web/route.h"

/* At most so many entries. */
bool journal_put(struct visit *v, struct markup *m, int most, struct err *e);

#endif
