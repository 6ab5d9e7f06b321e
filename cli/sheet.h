/* SPDX-License-Identifier: Apache-2.0 */
/* sheet.h - a report on its way to the screen or to the file of -o, in the format that was asked for. */
#ifndef CLI_SHEET_H
#define CLI_SHEET_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/sheet.h"

struct call;
struct format_row;
struct page_options;
struct report_row;

/* The page that --paper and --large ask for, and the fonts if the format needs them. */
bool sheet_page(struct call *c, const struct format_row *format, struct page_options *page);

/* By --format, -o and --paper. A format that is not for a terminal needs -o there (ERR_USAGE). */
bool sheet_print(struct call *c, const struct sheet *s);

/* A report of the section and the round of the call. */
bool sheet_report(struct call *c, const struct report_row *report);

/* The same about those whom so many words name, as report_operands says. */
bool sheet_report_about(struct call *c, const struct report_row *report, const struct str *word, int n);

/* A plain list of up to `nrow` rows, to be filled row by row with as many cells as there are columns. */
struct sheet sheet_list(const struct call *c, const char *name, const struct message_row *title,
                        const struct column *col, int ncol, int nrow);
void sheet_add(struct sheet *s, const struct cell *cells);

#endif
