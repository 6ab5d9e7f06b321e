/* SPDX-License-Identifier: Apache-2.0 */
/* journal.h - recent operations on a page, with undo. */
#ifndef WEB_JOURNAL_H
#define WEB_JOURNAL_H

#include "web/markup.h"
#include "web/route.h"

/* The last entries of the section of the page and of the whole event, at most so many: when, who, what. The last one of all can be taken back; of
   another section, it is named above them. */
bool journal_lately(struct visit *v, struct markup *m, int most, struct err *e);

#endif
