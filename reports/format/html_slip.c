/* SPDX-License-Identifier: Apache-2.0 */
/* html_slip.c - a slip on a page for a browser. */
#include "reports/format/html.h"

#include "engine/base/buffer.h"
#include "reports/format/slip.h"
#include "reports/format/messages.h"
#include "reports/format/qr.h"

const char html_slip_style[] = ".card{border:1px solid var(--line);margin:1rem 0;padding:1rem;break-inside:avoid}\n"
                               ".apart{break-before:page}\n"
                               ".slip{text-align:left}\n"
                               ".blanks{display:flex;gap:1.5rem}\n"
                               ".blanks span{flex:1;margin-top:3rem;border-top:1px solid var(--ink);font-size:.8rem}\n"
                               ".banner{font-size:3rem;font-weight:700;text-align:center;overflow-wrap:anywhere}\n"
                               ".code svg{background:#fff;height:12rem;shape-rendering:crispEdges}\n";

static void put_element(struct buffer *out, const char *open, struct str text, const char *close)
{
    buffer_add(out, str_of(open));
    html_put(out, text);
    buffer_add(out, str_of(close));
}

static void put_text(struct buffer *out, const struct slip_line *l, const struct wording *w)
{
    (void)w;
    put_element(out, "<p>", l->text[0], "</p>\n");
}

static void put_blanks(struct buffer *out, const struct slip_line *l, const struct wording *w)
{
    (void)w;
    buffer_add(out, STR("<p class=\"blanks\">"));
    for (int i = 0; i < l->n; i++)
        put_element(out, "<span>", l->text[i], "</span>");
    buffer_add(out, STR("</p>\n"));
}

static void put_code(struct buffer *out, const struct slip_line *l, const struct wording *w)
{
    struct qr q = qr_make(l->text[0], out->arena);

    const struct message code = say_qr_code();
    put_element(out, "<p class=\"code\"><svg role=\"img\" aria-label=\"", message_text(&code, w, out->arena), "\"");
    buffer_fmt(out, " viewBox=\"0 0 %d %d\"><path d=\"", q.size + 2 * QR_QUIET, q.size + 2 * QR_QUIET);
    /* Dark modules, a run of each row at a time. */
    for (int row = 0; row < q.size; row++)
        for (int col = 0, n; col < q.size; col += n + (n == 0))
            if ((n = qr_run(&q, row, col)) > 0)
                buffer_fmt(out, "M%d,%dh%dv1h-%dz", col + QR_QUIET, row + QR_QUIET, n, n);
    put_element(out, "\"/></svg><br/>", l->text[0], "</p>\n");
}

static void put_banner(struct buffer *out, const struct slip_line *l, const struct wording *w)
{
    (void)w;
    put_element(out, "<p class=\"banner\">", l->text[0], "</p>\n");
}

void html_slip(struct buffer *out, const struct slip *f, const struct wording *w)
{
    static void (*const puts[])(struct buffer * out, const struct slip_line *l, const struct wording *w) = {
        [SLIP_TEXT] = put_text, [SLIP_BLANKS] = put_blanks, [SLIP_CODE] = put_code, [SLIP_BANNER] = put_banner
    };

    for (int i = 0; i < f->n; i++)
        puts[f->line[i].kind](out, &f->line[i], w);
}
