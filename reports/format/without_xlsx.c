/* SPDX-License-Identifier: Apache-2.0 */
/* without_xlsx.c - in place of workbooks, where they were left out (WITH_XLSX=0). */
#include "engine/base/err.h"
#include "reports/format/xlsx.h"
#include "reports/format/messages.h"

bool xlsx_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    return xlsx_workbook(s, 1, page, a, out, e);
}

bool xlsx_workbook(const struct sheet *s, int n, const struct page_options *page, struct arena *a, struct str *out,
                   struct err *e)
{
    (void)s, (void)n, (void)page, (void)a, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_workbook_left_out());
}
