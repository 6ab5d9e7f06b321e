/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_check.h - finds names that paper cannot show, before somebody hangs them up. */
#ifndef REPORTS_FORMAT_PDF_CHECK_H
#define REPORTS_FORMAT_PDF_CHECK_H

#include "engine/base/str.h"

struct arena;
struct findings;
struct font_files;
struct pdf_fonts;
struct sheet;

/* A WARNING for each text of the sheet with a letter that the fonts lack or that cannot be joined: the text, the code
   point, what to do. Of sentences the word alone. Each text once. */
void pdf_check_sheet(struct pdf_fonts *fonts, const struct sheet *s, struct findings *f);

/* The same for names before there is a sheet. */
enum pdf_named { PDF_TEAM, PDF_PLAYER, PDF_WORD };

struct pdf_name {
    enum pdf_named what;
    struct str text;
    int line; /* of the file that they were read from */
};
void pdf_check_names(const struct font_files *files, const struct pdf_name *name, int n, struct findings *f);

#endif
