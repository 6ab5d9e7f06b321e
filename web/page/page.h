/* SPDX-License-Identifier: Apache-2.0 */
/* page.h - what every page of the desk has. */
#ifndef WEB_PAGE_PAGE_H
#define WEB_PAGE_PAGE_H

#include "reports/sheet/report.h"
#include "web/base/markup.h"
#include "web/page/links.h"
#include "web/page/page_text.h"
#include "web/page/visit.h"

/* Begins a page for the visitor, with its title above it. page_end makes it the reply (200 unless the status says otherwise). */
struct markup page_begin(const struct visit *v, struct str title);

/* The same for a page with a title of its own. */
struct markup page_open(const struct visit *v, struct str title);
bool page_end(struct visit *v, struct markup *m);

/* A page that says what went wrong, with all findings; JSON for a program. */
void page_error(struct visit *v, int status, const struct err *e);

/* The same of a request that is refused before anybody looks who sends it: a page to a browser, JSON to a program that wants it, else
   the sentence alone. */
void page_refuse(struct job *j, int status, struct message why);

/* What was sent once more, as it was, to be done; with what it lacks (enum err_lack), which is asked for there: nobody types it all again. */
void page_again(const struct visit *v, struct markup *m, const struct err *e);
void page_problem(const struct visit *v, struct markup *m, const struct err *e);
void page_findings(const struct visit *v, struct markup *m);

/* Each with what belongs to it. */
void page_findings_each(const struct visit *v, struct markup *m,
                        void (*more)(const struct visit *v, struct markup *m, int i));

/* "3 GM Carlsen, Magnus", and the same as a line to be ticked if he rests, with his rating if he has one. `place`: in the list, from 1. */
struct str page_player(const struct visit *v, const struct squad *q, int place);
bool page_rests(const struct visit *v, int place); /* ... as the form of the visit has it */
void page_resting(const struct visit *v, struct markup *m, const struct squad *q, int place, bool rests);

/* What became of an operation: what it changed and the entry of the journal, 0 if it changed nothing. A captain is told of no entry, which
   would count those of the others, but of the receipt (desk/lineups/receipt.h), also of what was there already. */
struct page_result {
    struct str done;
    long entry, receipt;
    bool nothing;   /* would be or was changed */
    unsigned lacks; /* of enum err_lack: what was only shown needs them when it is done */
};
bool page_try(struct visit *v, const struct op *op, const struct act *act, const struct form *form,
              struct page_result *out, struct err *e);

/* Says so: JSON to a script; else on to `after`, by a page where there is anything to read. Both at once: */
bool page_answer(struct visit *v, const struct act *act, const struct page_result *r, struct str after);
bool page_do(struct visit *v, const struct op *op, const struct act *act, const struct form *form, struct str after,
             struct err *e);

/* A report, and the same on a page; what else it is about is filled in. */
bool page_sheet(struct visit *v, const struct report_row *r, struct report_input *in, struct sheet *out, struct err *e);
bool page_report(struct visit *v, struct markup *m, const struct report_row *r, struct report_input *in, struct err *e);

/* A sheet as a file of that format, to be saved by that name. */
struct format_row;
bool page_file(struct visit *v, const struct format_row *f, const struct sheet *s, struct str name, struct err *e);

/* Several sheets as one PDF, likewise. */
struct book;
bool page_book(struct visit *v, const struct book *b, struct str name, struct err *e);

/* How long it is until then, or since: ", in 17 minutes". The browser keeps it up to date. */
void page_until(const struct visit *v, struct markup *m, struct str then);

/* How far captains have signed the results of the page's round, and all disputed results up to that round. */
void page_signed(const struct visit *v, struct markup *m, const struct pairing_list *r);

/* What arbiters noted of matches of the round, at this person's tables. */
void page_remarks(const struct visit *v, struct markup *m);

/* A search field for rows that match the selector, if there is a script. */
void page_find(const struct visit *v, struct markup *m, const char *rows);

#endif
