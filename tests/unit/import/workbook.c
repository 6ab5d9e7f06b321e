/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/unit/import/workbook.h"

#include <stdlib.h>
#include <string.h>
#include <zip.h>

#include "engine/base/arena.h"

static const char book[] = "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Teams\" r:id=\"a\"/></sheets></workbook>";
static const char relations[] = "<Relationships><Relationship Id=\"a\" Target=\"worksheets/s.xml\"/></Relationships>";

static zip_source_t *source_of(struct str bytes)
{
    zip_error_t why;
    zip_source_t *s = zip_source_buffer_create(bytes.p, bytes.n, 0, &why);

    if (!s)
        abort();
    return s;
}

static struct str zip_of(const struct workbook_part *part, int n, zip_int32_t method, struct arena *a)
{
    zip_error_t why;
    zip_source_t *to = zip_source_buffer_create(NULL, 0, 0, &why);
    zip_t *z = zip_open_from_source(to, ZIP_TRUNCATE, &why);
    zip_stat_t st;

    if (!z)
        abort();
    zip_source_keep(to);
    for (int i = 0; i < n; i++) {
        zip_int64_t at = zip_file_add(z, part[i].name, source_of(part[i].bytes), 0);
        if (at < 0 || zip_set_file_compression(z, (zip_uint64_t)at, method, 0) != 0)
            abort();
    }
    if (zip_close(z) != 0 || zip_source_open(to) != 0 || zip_source_stat(to, &st) != 0)
        abort();
    char *bytes = arena_new(a, char, st.size);
    if (zip_source_read(to, bytes, st.size) != (zip_int64_t)st.size)
        abort();
    zip_source_close(to);
    zip_source_free(to);
    return (struct str){ bytes, st.size };
}

struct str workbook_zip(const struct workbook_part *part, int n, struct arena *a)
{
    return zip_of(part, n, ZIP_CM_DEFLATE, a);
}

static struct str book_of(struct str sheet, const char *texts, const char *styles, zip_int32_t method, struct arena *a)
{
    struct workbook_part part[5] = { { "xl/workbook.xml", STR(book) },
                                     { "xl/_rels/workbook.xml.rels", STR(relations) },
                                     { "xl/worksheets/s.xml", sheet } };
    int n = 3;

    if (texts)
        part[n++] = (struct workbook_part){ "xl/sharedStrings.xml", str_of(texts) };
    if (styles)
        part[n++] = (struct workbook_part){ "xl/styles.xml", str_of(styles) };
    return zip_of(part, n, method, a);
}

struct str workbook_of(struct str sheet, const char *texts, const char *styles, struct arena *a)
{
    return book_of(sheet, texts, styles, ZIP_CM_DEFLATE, a);
}

struct str workbook_stored(struct str sheet, const char *texts, const char *styles, struct arena *a)
{
    return book_of(sheet, texts, styles, ZIP_CM_STORE, a);
}
