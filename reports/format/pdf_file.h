/* pdf_file.h - the objects of a PDF file and its bytes. Knows nothing of what they mean. */
#ifndef REPORTS_PDF_FILE_H
#define REPORTS_PDF_FILE_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "reports/format/buffer.h"

struct arena;

/* Where each object begins is known once it is put. */
struct pdf_file {
    struct buffer bytes;
    size_t *place; /* by number less 1 */
    int n, cap;
    bool broken; /* a stream could not be packed */
    struct arena *arena;
};

void pdf_file_begin(struct pdf_file *f, struct arena *a);

/* The number of an object that will be put once. */
int pdf_object(struct pdf_file *f);

/* Puts it: "<< /Type /Catalog >>". A stream has its entries without the brackets, and its bytes are packed; the arena of `scratch` is not that of the file. */
void pdf_put(struct pdf_file *f, int object, struct str body);
void pdf_put_stream(struct pdf_file *f, int object, struct str entries, struct str bytes, struct arena *scratch);

/* The whole file, in the arena it began with. False: it is broken. */
bool pdf_file_end(struct pdf_file *f, int catalog, int info, struct str *out);

/* A text of people, in two bytes a letter: "<FEFF0041>". */
void pdf_add_text(struct buffer *b, struct str text);

/* Hundredths as "12.5", with a blank behind. */
void pdf_add_number(struct buffer *b, long hundredths);

#endif
