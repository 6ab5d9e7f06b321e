/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/format.h"

#include "engine/base/arena.h"
#include "reports/format/book.h"
#include "reports/format/data.h"
#include "reports/format/html.h"
#include "reports/format/pdf.h"
#include "reports/format/plain.h"
#include "reports/format/sheet.h"
#include "reports/format/xlsx.h"

static const struct format_row formats[] = {
    { "text", "txt", false, false, false, false, false, plain_write },
    { "csv", "csv", false, false, true, false, true, csv_write },
    { "json", "json", false, false, true, false, false, json_write },
    { "html", "html", false, false, false, true, false, html_write },
    { "pdf", "pdf", true, true, false, true, false, pdf_write },
    { "xlsx", "xlsx", true, false, false, false, false, xlsx_write },
};
enum { FORMAT_COUNT = sizeof formats / sizeof *formats };

const struct format_row *format_row(int i)
{
    return i >= 0 && i < FORMAT_COUNT ? &formats[i] : NULL;
}

const struct format_row *format_find(struct str name)
{
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (str_eq(name, str_of(formats[i].name)))
            return &formats[i];
    return NULL;
}

const struct format_row *format_of_file(struct str path)
{
    size_t dot = path.n;

    while (dot > 0 && path.p[dot - 1] != '.' && path.p[dot - 1] != '/')
        dot--;
    if (dot == 0 || path.p[dot - 1] != '.')
        return NULL;
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (str_same((struct str){ path.p + dot, path.n - dot }, str_of(formats[i].extension)))
            return &formats[i];
    return NULL;
}

static enum audience audience_of(const struct format_row *f)
{
    if (f->data)
        return FOR_DATA;
    return f->write == pdf_write ? FOR_PAPER : FOR_SCREENS;
}

bool format_write(const struct format_row *f, const struct sheet *s, const struct page_options *page, struct arena *a,
                  struct str *out, struct err *e)
{
    struct sheet shown = sheet_seen(s, audience_of(f), a);

    if (!f->charts) {
        int n = 0;

        for (int i = 0; i < shown.npart; i++)
            if (shown.part[i]->kind != PART_CHART)
                shown.part[n++] = shown.part[i];
        shown.npart = n;
    }
    return f->write(&shown, page, a, out, e);
}

bool format_book(const struct book *b, const struct page_options *page, struct arena *a, struct str *out, struct err *e)
{
    struct book shown = { heading_shown(b->heading, a), arena_new(a, struct sheet, b->nsheet), b->nsheet };

    for (int i = 0; i < b->nsheet; i++)
        shown.sheet[i] = sheet_seen(&b->sheet[i], FOR_PAPER, a);
    return pdf_write_book(&shown, page, a, out, e);
}
