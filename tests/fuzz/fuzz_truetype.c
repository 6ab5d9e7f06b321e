/* fuzz_truetype.c - font files: whatever they say of themselves, a smaller one can be made, and it has the glyphs that were wanted. */
#include "reports/format/truetype.h"

#include <stdlib.h>

#include "tests/fuzz/fuzz.h"

enum { WANTED = 12 };

static void take_some(const struct truetype *t, struct arena *a)
{
    unsigned short wanted[WANTED];
    struct truetype_shape shape = truetype_shape(t);

    for (int i = 0; i < WANTED; i++) {
        int glyph = truetype_glyph(t, i < WANTED / 2 ? 'A' + i : 0xFFFF >> (i - WANTED / 2));
        if (glyph < 0 || glyph >= t->glyphs)
            abort();
        wanted[i] = (unsigned short)glyph;
    }
    struct truetype small;
    truetype_open(&small, truetype_subset(t, wanted, WANTED, a), 0);
    if (small.glyphs < WANTED + 1 || truetype_width(&small, 1) != truetype_width(t, wanted[0]))
        abort();
    if (truetype_name(t, a).n > 0xFFFF || shape.box[0] > 1000 * 0x8000)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena a = { 0 };
    struct truetype t;

    for (int index = 0; index < 2; index++)
        if (truetype_open(&t, (struct str){ (const char *)data, size }, index))
            take_some(&t, &a);
    arena_free(&a);
    return 0;
}
