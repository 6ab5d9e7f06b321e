/* SPDX-License-Identifier: Apache-2.0 */
/* bar.h - the last operation, shown above a page, with undo. */
#ifndef WEB_PAGE_BAR_H
#define WEB_PAGE_BAR_H

#include "web/base/markup.h"
#include "web/page/visit.h"

/* The section of the event that an entry is about; NULL: it is about the event, or the section is gone. */
const struct section *bar_section(const struct visit *v, const struct journal_row *row);

/* Who did it: "Boris", or "Boris in Women Section" if the page is of another section. */
struct str bar_whose(const struct visit *v, const struct journal_row *row);

/* Where what was done last is taken back, in that section or, NULL, at all. */
struct str bar_way_back(const struct visit *v, const struct section *s);

/* The address to go on to, so that the page there says what that entry did; 0: nothing was done. */
struct str bar_after(const struct visit *v, struct str address, long entry);

/* Says what the entry did that the address names, and takes it back on request, as long as it is the last one. Without such an entry
   it is empty: a page that is brought up to date without being loaded has it filled then. */
void bar_put(const struct visit *v, struct markup *m);

/* The words of a form that brings people back to where they are, for an operation that may not come twice: the last entry that they
   have seen, the page. */
void bar_back(const struct visit *v, struct markup *m, struct str page);

#endif
