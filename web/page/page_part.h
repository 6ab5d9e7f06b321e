/* SPDX-License-Identifier: Apache-2.0 */
/* page_part.h - parts of pages that another file makes: what is new in a draft, recent operations, sheets to print now, before and after. */
#ifndef WEB_PAGE_PAGE_PART_H
#define WEB_PAGE_PAGE_PART_H

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "web/base/markup.h"
#include "web/page/visit.h"
#include "reports/sheet/sets.h"

/* What is new in the draft of a round. */

/* Which pairs came and went since the draft before, as it was when it was discarded or drafted anew; the journal knows it. */
void draft_news(struct visit *v, struct markup *m);

/* For a round without a draft: when its last draft was discarded, and by what; empty if there was none. In the arena of the visit. */
struct str draft_end(const struct visit *v);
void draft_discarded(const struct visit *v, struct markup *m);

/* Recent operations on a page, with undo. */

/* The last entries of the section of the page and of the whole event, at most so many: when, who, what. The last one of all can be taken back; of
   another section, it is named above them. */
bool journal_lately(struct visit *v, struct markup *m, int most, struct err *e);

/* Where a team stands before a round, without who says so. */
struct message presence_stands(const struct visit *v, int squad, int round);

/* Whom the start of the round defeats, table by table, ticked; and what is ticked, as the operation takes it. */
void start_put(const struct visit *v, struct markup *m);
void start_ticked(const struct visit *v, const struct op *op, struct form *form);

/* What would be taken back: the last operation of the section, or of all. */
bool journal_tell_last(struct visit *v, struct markup *m, struct err *e);

/* The sheets to print now, on the page of a round. */

/* Those that the moment of the round asks for (reports/sheet/sets.h), up to the end of the card that has been begun. `r` NULL: it is not drafted. */
void sheets_of_moment(const struct visit *v, struct markup *m, const struct pairing_list *r);

/* Which sheets that moment asks for; `r` as above. */
enum set_id sheets_set(const struct section *s, const struct pairing_list *r);

/* What an operation that is only previewed would change: for each thing, as it stands and as it would stand. */

/* A table of what differs in `after` from the event of the visit; nothing if nothing does that people can see. Line-ups are not in it. */
void compare_put(const struct visit *v, struct markup *m, const struct event *after);

/* What stands of a team now, as a list: in front of a form about it. */
void compare_put_team(const struct visit *v, struct markup *m, int squad);

/* The rating list that the desk has. */

/* The path of the list file: the one that was uploaded, else the one that the desk was started with; NULL: there is none. */
const char *ratings_list(const struct visit *v);

/* The words of the pages, for whoever looks for them (web/desk/help.def). */

/* From 0; false behind the last. It stands at /help#word-ID. */
struct help_word {
    const char *id;
    struct message term;
};
bool help_word(int i, struct help_word *out);

#endif
