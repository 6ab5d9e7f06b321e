/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_module.c - in the program, in place of paper: loaded when the first sheet is set. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "reports/format/font.h"
#include "reports/format/messages.h"
#include "reports/format/pdf.h"
#include "reports/format/pdf_check.h"

/* clang-format off */
#define ASKS(...) MODULE_ASKS(pdf, say_pdf_left_out(), __VA_ARGS__)
ASKS(pdf_write, (const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e), (s, page, a, out, e))
ASKS(pdf_write_book, (const struct book *b, const struct page_options *page, struct arena *a, struct str *out, struct err *e), (b, page, a, out, e))
/* Asked before anything is set: a site goes on with the other formats. */
ASKS(font_load, (struct arena *a, struct font_files *out, struct err *e), (a, out, e))
/* clang-format on */

/* Without paper no name is hung up. */
void pdf_check_names(const struct font_files *files, const struct pdf_name *name, int n, struct findings *f)
{
    struct err none = { 0 };

    if (module_load(MODULE_pdf, say_pdf_left_out(), &none))
        MODULE_FUNCTION(pdf, pdf_check_names)(files, name, n, f);
}
