/* SPDX-License-Identifier: Apache-2.0 */
/* without_pdf.c - in place of paper, where it was left out (WITH_PDF=0). */
#include "engine/base/err.h"
#include "reports/format/font.h"
#include "reports/format/pdf.h"
#include "reports/format/pdf_check.h"
#include "reports/format/messages.h"

bool pdf_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    (void)s, (void)page, (void)a, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_pdf_left_out());
}

bool pdf_write_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out,
                    struct err *e)
{
    (void)b, (void)page, (void)a, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_pdf_left_out());
}

/* Asked before anything is set: a site goes on with the other formats. */
bool font_load(struct arena *a, struct font_files *out, struct err *e)
{
    (void)a, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_pdf_left_out());
}

/* No name is hung up. */
void pdf_check_names(const struct font_files *files, const struct pdf_name *name, int n, struct findings *f)
{
    (void)files, (void)name, (void)n, (void)f;
}
