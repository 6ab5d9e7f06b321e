#include "reports/format/pdf_file.h"

#include "engine/base/arena.h"
#include "reports/format/gzip.h"
#include "teams/text.h"

void pdf_file_begin(struct pdf_file *f, struct arena *a)
{
    *f = (struct pdf_file){ .bytes = { .arena = a }, .arena = a };
    buffer_add(&f->bytes, STR("%PDF-1.4\n%\xE2\xE3\xCF\xD3\n"));
}

int pdf_object(struct pdf_file *f)
{
    arena_room(f->arena, f->place, f->n, f->cap);
    return ++f->n;
}

static void begin(struct pdf_file *f, int object)
{
    f->place[object - 1] = f->bytes.n;
    buffer_fmt(&f->bytes, "%d 0 obj\n", object);
}

void pdf_put(struct pdf_file *f, int object, struct str body)
{
    begin(f, object);
    buffer_add(&f->bytes, body);
    buffer_add(&f->bytes, STR("\nendobj\n"));
}

void pdf_put_stream(struct pdf_file *f, int object, struct str entries, struct str bytes, struct arena *scratch)
{
    struct arena_mark mark = arena_mark(scratch);
    struct str packed = zlib_pack(bytes, scratch);

    f->broken = f->broken || packed.n == 0;
    begin(f, object);
    buffer_fmt(&f->bytes, "<< %.*s /Filter /FlateDecode /Length %zu >>\nstream\n", STR_ARG(entries), packed.n);
    buffer_add(&f->bytes, packed);
    buffer_add(&f->bytes, STR("\nendstream\nendobj\n"));
    arena_rewind(scratch, mark);
}

bool pdf_file_end(struct pdf_file *f, int catalog, int info, struct str *out)
{
    size_t table = f->bytes.n;

    buffer_fmt(&f->bytes, "xref\n0 %d\n0000000000 65535 f \n", f->n + 1);
    for (int i = 0; i < f->n; i++)
        buffer_fmt(&f->bytes, "%010zu 00000 n \n", f->place[i]);
    buffer_fmt(&f->bytes, "trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\nstartxref\n%zu\n%%%%EOF\n", f->n + 1,
               catalog, info, table);
    *out = buffer_str(&f->bytes);
    return !f->broken;
}

void pdf_add_text(struct buffer *b, struct str text)
{
    buffer_add(b, STR("<FEFF"));
    while (text.n > 0) {
        int letter = text_letter(&text);
        if (letter >= 0x10000)
            buffer_fmt(b, "%04X%04X", 0xD7C0u + ((unsigned)letter >> 10), 0xDC00u + ((unsigned)letter & 0x3FF));
        else
            buffer_fmt(b, "%04X", letter < 0 ? 0xFFFDu : (unsigned)letter);
    }
    buffer_add(b, STR(">"));
}

void pdf_add_number(struct buffer *b, long hundredths)
{
    char text[24], *p = text + sizeof text;
    unsigned long n = hundredths < 0 ? -(unsigned long)hundredths : (unsigned long)hundredths;
    int skip = n % 100 == 0 ? 2 : n % 10 == 0;

    *--p = ' ';
    for (int digit = 0; digit < 3 || n > 0; digit++, n /= 10) {
        if (digit == 2 && skip < 2)
            *--p = '.';
        if (digit >= skip)
            *--p = (char)('0' + n % 10);
    }
    if (hundredths < 0)
        *--p = '-';
    buffer_add(b, (struct str){ p, (size_t)(text + sizeof text - p) });
}
