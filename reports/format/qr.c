/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/qr.h"

#include <qrencode.h>

#include "engine/base/arena.h"

struct qr qr_make(struct str text, struct arena *a)
{
    QRcode *code = QRcode_encodeString8bit(str_c(a, text), 0, QR_ECLEVEL_M);

    if (!code)
        return (struct qr){ 0 };
    int n = code->width * code->width;
    bool *dark = arena_new(a, bool, n);
    for (int i = 0; i < n; i++)
        dark[i] = code->data[i] & 1;
    struct qr q = { code->width, dark };
    QRcode_free(code);
    return q;
}

int qr_run(const struct qr *q, int row, int col)
{
    int n = 0;

    while (col + n < q->size && q->dark[row * q->size + col + n])
        n++;
    return n;
}
