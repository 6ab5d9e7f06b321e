/* SPDX-License-Identifier: Apache-2.0 */
/* format.h - the formats that every report has, one row each. */
#ifndef REPORTS_FORMAT_FORMAT_H
#define REPORTS_FORMAT_FORMAT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/paper.h"

struct arena;
struct book;
struct err;
struct sheet;

struct format_row {
    const char *name, *extension;
    bool binary; /* not for a terminal */
    bool fonts;  /* is set with those of page_options, which must be there */
    bool data;   /* for programs: every value, nothing of a sheet */
    bool charts; /* draws them */
    bool bare;   /* has rows alone, and no place for the heading of the sheet */
    bool (*write)(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out,
                  struct err *e);
};

/* The rows in the order in which help names them; `i` from 0, NULL after the last. */
const struct format_row *format_row(int i);

/* The format of that name, or NULL; the one whose extension a file name ends in, or NULL. */
const struct format_row *format_find(struct str name);
const struct format_row *format_of_file(struct str path);

/* The whole file as bytes in the arena. Fails only for PDF (a font file that is gone, a page that libharu
   refuses) and XLSX (no room for temporary files), with ERR_IO. The same sheet gives the same bytes. Threads with arenas of their own do not meet. */
bool format_write(const struct format_row *f, const struct sheet *s, const struct page_options *page, struct arena *a,
                  struct str *out, struct err *e);

/* The same for several sheets in one PDF. */
bool format_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                 struct err *e);

#endif
