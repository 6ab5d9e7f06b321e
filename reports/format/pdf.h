/* SPDX-License-Identifier: Apache-2.0 */
/* pdf.h - a sheet as sheets of paper. */
#ifndef REPORTS_FORMAT_PDF_H
#define REPORTS_FORMAT_PDF_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct book;
struct err;
struct page_options;
struct sheet;

/* A PDF file with the fonts of the page inside, searchable text, bookmarks where it has several blocks with names; the same sheet gives the same bytes. */
bool pdf_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e);

/* The same of several sheets, as sheets see them: the list of them in front, pages numbered through, bookmarks. */
bool pdf_write_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                    struct err *e);

#endif
