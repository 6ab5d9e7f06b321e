/* SPDX-License-Identifier: Apache-2.0 */
/* qr_page.h - a QR code on paper. */
#ifndef REPORTS_FORMAT_QR_PAGE_H
#define REPORTS_FORMAT_QR_PAGE_H

#include "engine/base/str.h"

struct canvas;
struct qr;

/* Its dark modules in a square with its lower left corner there. */
void qr_draw(struct canvas *c, struct str text, int x, int y, int side);

/* The same of a code that is made, with modules of that size and its upper left corner there. */
void qr_draw_modules(struct canvas *c, const struct qr *q, int x, int top, int module);

#endif
