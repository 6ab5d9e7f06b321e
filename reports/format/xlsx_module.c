/* SPDX-License-Identifier: Apache-2.0 */
/* xlsx_module.c - in the program, in place of workbooks: loaded when the first is written. */
#include "engine/base/module.h"
#include "reports/format/messages.h"
#include "reports/format/xlsx.h"

/* clang-format off */
#define ASKS(...) MODULE_ASKS(xlsx, say_workbook_left_out(), __VA_ARGS__)
ASKS(xlsx_write, (const struct sheet *s, const struct page_options *page, struct arena *a, struct str *out, struct err *e), (s, page, a, out, e))
ASKS(xlsx_workbook, (const struct sheet *s, int n, const struct page_options *page, struct arena *a, struct str *out, struct err *e), (s, n, page, a, out, e))
/* clang-format on */
