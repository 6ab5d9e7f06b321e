/* SPDX-License-Identifier: Apache-2.0 */
/* template.h - an empty registration to be filled in, with the checks explained in words. */
#ifndef REPORTS_SHEET_TEMPLATE_H
#define REPORTS_SHEET_TEMPLATE_H

#include "reports/format/sheet.h"

/* docs/formats/registration-table.md: a table without players; sheets have the checks besides, in a part of their own. */
struct sheet template_registration(const struct wording *how, struct arena *a);

#endif
