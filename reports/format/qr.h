/* SPDX-License-Identifier: Apache-2.0 */
/* qr.h - a text as a QR code (ISO/IEC 18004) by libqrencode. */
#ifndef REPORTS_FORMAT_QR_H
#define REPORTS_FORMAT_QR_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* `size` modules a side; dark ones are true, row by row from the top. A margin of QR_QUIET modules belongs around it. */
enum { QR_QUIET = 4 };
struct qr {
    int size;
    const bool *dark;
};

/* Still read where 15 in 100 modules are lost. No text, or one too long for any code, has size 0. */
struct qr qr_make(struct str text, struct arena *a);

/* How many modules from that one on to the right are dark. */
int qr_run(const struct qr *q, int row, int col);

#endif
