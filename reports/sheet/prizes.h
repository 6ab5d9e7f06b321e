/* SPDX-License-Identifier: Apache-2.0 */
/* prizes.h - the prizes of a section, which the closing list turns into the order of calling up. */
#ifndef REPORTS_SHEET_PRIZES_H
#define REPORTS_SHEET_PRIZES_H

#include <stdbool.h>

struct arena;
struct report_input;
struct sheet;

/* `called_up`: once the section is over only what is final, without the prizes of both sections while the other goes on. */
void prizes_build(const struct report_input *in, bool called_up, struct arena *a, struct sheet *sheet);

#endif
