/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/glyphs.h"

#include <hb.h>

#include "engine/base/arena.h"

static hb_font_t *font_of(const struct glyphs_font *f)
{
    return (hb_font_t *)(void *)(uintptr_t)f;
}

struct glyphs_font *glyphs_font(struct str path, int index)
{
    struct arena own = { 0 };
    hb_blob_t *file = hb_blob_create_from_file_or_fail(str_c(&own, path));
    hb_face_t *face = hb_face_create(file, (unsigned)index);
    hb_font_t *font = hb_face_get_glyph_count(face) > 0 ? hb_font_create(face) : NULL;

    hb_face_destroy(face);
    hb_blob_destroy(file);
    arena_free(&own);
    return (struct glyphs_font *)(void *)font;
}

void glyphs_drop(struct glyphs_font *font)
{
    hb_font_destroy(font_of(font));
}

unsigned glyphs_of_letter(const struct glyphs_font *font, uint32_t letter)
{
    hb_codepoint_t glyph;

    return font && hb_font_get_nominal_glyph(font_of(font), letter, &glyph) ? glyph : 0;
}

/* Of the glyphs of a cluster the widest stands for its letters, which end where the next cluster begins: on its left if they run there. */
static void share_letters(struct glyph *g, int n, int nletter, bool leftward)
{
    for (int i = 0, j; i < n; i = j) {
        int widest = i;
        for (j = i + 1; j < n && g[j].first == g[i].first; j++)
            if (g[j].advance > g[widest].advance)
                widest = j;
        int next = leftward ? i - 1 : j;
        g[widest].n = (next >= 0 && next < n ? g[next].first : nletter) - g[i].first;
    }
}

static int thousandths(hb_position_t length, unsigned unit)
{
    return (int)((long)length * 1000 / (long)unit);
}

static struct glyph *read_glyphs(hb_buffer_t *b, unsigned unit, struct arena *a, int *n)
{
    unsigned count;
    const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(b, &count);
    const hb_glyph_position_t *at = hb_buffer_get_glyph_positions(b, &count);
    struct glyph *out = arena_new(a, struct glyph, count);

    for (unsigned i = 0; i < count; i++)
        out[i] = (struct glyph){ info[i].codepoint,
                                 thousandths(at[i].x_advance, unit),
                                 thousandths(at[i].x_offset, unit),
                                 thousandths(at[i].y_offset, unit),
                                 (int)info[i].cluster,
                                 0 };
    *n = (int)count;
    return out;
}

struct glyph *glyphs_shape(const struct glyphs_font *font, const uint32_t *letter, int nletter, bool leftward,
                           struct arena *a, int *n)
{
    hb_buffer_t *b = hb_buffer_create();

    hb_buffer_add_utf32(b, letter, nletter, 0, nletter);
    hb_buffer_guess_segment_properties(b);
    hb_buffer_set_direction(b, leftward ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_language(b, hb_language_from_string("en", -1)); /* whatever the machine speaks */
    hb_buffer_set_flags(b, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES);
    hb_shape(font_of(font), b, NULL, 0);
    struct glyph *out = read_glyphs(b, hb_face_get_upem(hb_font_get_face(font_of(font))), a, n);
    hb_buffer_destroy(b);
    share_letters(out, *n, nletter, leftward);
    return out;
}
