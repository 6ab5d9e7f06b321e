/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx_module.c - in the program, in place of workbooks: loaded when the first is written. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "reports/format/xlsx.h"
#include "reports/format/messages.h"

static bool is_there(struct err *e)
{
    return module_load(MODULE_xlsx, say_workbook_left_out(), e);
}

bool xlsx_write(const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(xlsx, xlsx_write)(s, page, a, out, e);
}

bool xlsx_workbook(const struct sheet *s, int n, const struct page_options *page, struct arena *a, struct str *out,
                   struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(xlsx, xlsx_workbook)(s, n, page, a, out, e);
}
