/* SPDX-License-Identifier: Apache-2.0 */
/* qr_page.c - a QR code on paper. */
#include "reports/format/drawn.h"

#include "reports/format/canvas.h"
#include "reports/format/qr.h"

void qr_draw_modules(struct canvas *c, const struct qr *q, int x, int top, int module)
{
    for (int row = 0, n; row < q->size; row++)
        for (int col = 0; col < q->size; col += n + (n == 0)) {
            n = qr_run(q, row, col);
            if (n > 0)
                canvas_box(c, x + col * module, top - (row + 1) * module, n * module, module, BLACK_INK);
        }
}

void qr_draw(struct canvas *c, struct str text, int x, int y, int side)
{
    const struct qr q = qr_make(text, c->arena);

    if (q.size > 0)
        qr_draw_modules(c, &q, x + side % q.size, y + side - side % q.size, side / q.size);
}
