/* SPDX-License-Identifier: Apache-2.0 */
/* haru_font.c - the fonts of a document of libharu, and which letters they have. */
#include "reports/format/haru.h"

#include <hpdf.h>
#include <hpdf_doc.h>
#include <hpdf_font.h>
#include <hpdf_fontdef.h>
#include <hpdf_objects.h>
#include <hpdf_streams.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/haru_doc.h"

_Static_assert(HPDF_VERSION_ID == 20300, "the repairs below know the structs of libharu 2.3.0 only");

static HPDF_FontDef def_of(const struct haru_font *font)
{
    return ((HPDF_FontAttr)haru_font_of(font)->attr)->fontdef;
}

static HPDF_TTFontDefAttr truetype_of(const struct haru_font *font)
{
    HPDF_FontDef def = def_of(font);

    return def->type == HPDF_FONTDEF_TYPE_TRUETYPE ? def->attr : NULL;
}

/* libharu looks all letters of the first plane up when it begins a font, and writes a map of them all. This one has none of
   them, which is quick; pdf_fonts_close writes those that were used. */
static const HPDF_TTF_CmapRange no_letters = {
    .format = 4,
    .seg_count_x2 = 2,
    .end_count = (HPDF_UINT16[]){ 0xFFFF },
    .start_count = (HPDF_UINT16[]){ 0xFFFF },
    .id_delta = (HPDF_INT16[]){ 1 },
    .id_range_offset = (HPDF_UINT16[]){ 0 },
};

static HPDF_Font begin_font(struct haru *h, const char *name)
{
    HPDF_FontDef def = HARU_GET(h, HPDF_Doc_FindFontDef(h->doc, name));
    HPDF_TTFontDefAttr tt = def && def->type == HPDF_FONTDEF_TYPE_TRUETYPE ? def->attr : NULL;
    HPDF_TTF_CmapRange letters;

    if (!tt)
        return NULL;
    letters = tt->cmap;
    tt->cmap = no_letters;
    HPDF_Font font = HARU_GET(h, HPDF_GetFont(h->doc, name, "UTF-8"));
    tt->cmap = letters;
    return font;
}

/* A file of several fonts begins with this word. */
static bool is_collection(const char *path)
{
    char word[4] = { 0 };
    FILE *file = fopen(path, "rb");
    bool is = file && fread(word, 1, sizeof word, file) == sizeof word && memcmp(word, "ttcf", sizeof word) == 0;

    if (file)
        fclose(file);
    return is;
}

/* Here libharu sees that it gets no memory, and closes the file. */
static const char *load_file(struct haru *h, const char *path, int index)
{
    if (!haru_asks(h, false))
        return NULL;
    return is_collection(path) ? HPDF_LoadTTFontFromFile2(h->doc, path, (HPDF_UINT)index, HPDF_TRUE)
                               : HPDF_LoadTTFontFromFile(h->doc, path, HPDF_TRUE);
}

struct haru_font *haru_font(struct haru *h, struct str path, int index)
{
    const char *name = load_file(h, str_c(h->arena, path), index);
    HPDF_Font font = name ? begin_font(h, name) : NULL;

    if (!font && !h->failed)
        h->font = path;
    if (!haru_got(h, font))
        return NULL;
    return (struct haru_font *)(void *)font;
}

/* 0 is the glyph of all letters that are not there. */
unsigned haru_glyph(const struct haru_font *font, int letter)
{
    if (!font || !truetype_of(font) || letter < 0 || letter >= HARU_LETTERS)
        return 0;
    return HPDF_TTFontDef_GetGlyphid(def_of(font), (HPDF_UINT16)letter);
}

int haru_glyph_width(const struct haru_font *font, unsigned glyph)
{
    return HPDF_TTFontDef_GetGidWidth(def_of(font), (HPDF_UINT16)glyph);
}

enum { UNUSED = 0, USED = 1, FOLLOWED = 2 }; /* of a glyph, in the table that libharu saves from */
enum { COMPOSITE = 0xFFFF, WORDS = 1, SCALE = 8, MORE = 32, SCALE_XY = 64, SCALE_2X2 = 128 };

/* A number of two bytes from the font file; -1 at its end. */
static int read_16(HPDF_Stream s)
{
    HPDF_BYTE byte[2];
    HPDF_UINT n = 2;

    return HPDF_Stream_Read(s, byte, &n) == HPDF_OK ? byte[0] << 8 | byte[1] : -1;
}

static void skip_16(HPDF_Stream s, int n)
{
    while (n-- > 0)
        read_16(s);
}

/* Puts the file where a glyph begins; false if it is not a composite one. */
static bool seek_composite(HPDF_TTFontDefAttr tt, unsigned glyph)
{
    HPDF_UINT32 unit = tt->header.index_to_loc_format ? 1 : 2;
    HPDF_UINT32 begin = tt->glyph_tbl.offsets[glyph] * unit, end = tt->glyph_tbl.offsets[glyph + 1] * unit;

    if (begin >= end ||
        HPDF_Stream_Seek(tt->stream, (HPDF_INT)(tt->glyph_tbl.base_offset + begin), HPDF_SEEK_SET) != HPDF_OK ||
        read_16(tt->stream) != COMPOSITE)
        return false;
    skip_16(tt->stream, 4); /* the bounding box */
    return true;
}

/* Marks the parts of a glyph as used; `added` tells whether there is one to follow. */
static bool follow(HPDF_TTFontDefAttr tt, unsigned glyph, bool *added)
{
    int flags = MORE;

    tt->glyph_tbl.flgs[glyph] = FOLLOWED;
    if (!seek_composite(tt, glyph))
        return true;
    while (flags & MORE) {
        flags = read_16(tt->stream);
        int part = read_16(tt->stream);
        if (flags < 0 || part < 0)
            return false;
        skip_16(tt->stream, flags & WORDS ? 2 : 1);
        skip_16(tt->stream, flags & SCALE ? 1 : flags & SCALE_XY ? 2 : flags & SCALE_2X2 ? 4 : 0);
        if (part < tt->num_glyphs && tt->glyph_tbl.flgs[part] != FOLLOWED) {
            tt->glyph_tbl.flgs[part] = USED;
            *added = true;
        }
    }
    return true;
}

/* libharu keeps the parts of a composite glyph but not the parts of these parts: in "Nguyễn" or "Ї"
   accents would be lost without a word. */
static bool close_glyphs(HPDF_TTFontDefAttr tt)
{
    bool ok = true;

    for (bool again = true; again && ok;) {
        again = false;
        for (unsigned g = 1; g < tt->num_glyphs && ok; g++)
            if (tt->glyph_tbl.flgs[g] == USED)
                ok = follow(tt, g, &again);
    }
    for (unsigned g = 1; g < tt->num_glyphs; g++)
        if (tt->glyph_tbl.flgs[g] != UNUSED)
            tt->glyph_tbl.flgs[g] = USED;
    return ok;
}

/* --- one question each --------------------------------------------------------------------------- */

static bool put(struct haru *h, HPDF_Stream to, const void *bytes, size_t n)
{
    return HARU_DO(h, HPDF_Stream_Write(to, bytes, (HPDF_UINT)n));
}

static bool put_text(struct haru *h, HPDF_Stream to, const char *text)
{
    return put(h, to, text, strlen(text));
}

static HPDF_Array new_array(struct haru *h, HPDF_MMgr from)
{
    return HARU_GET(h, HPDF_Array_New(from));
}

static bool add_number(struct haru *h, HPDF_Array to, int n)
{
    return HARU_DO(h, HPDF_Array_AddNumber(to, n));
}

static bool add_array(struct haru *h, HPDF_Array to, HPDF_Array part)
{
    return HARU_DO(h, HPDF_Array_Add(to, part));
}

static bool enter_array(struct haru *h, HPDF_Dict to, const char *name, HPDF_Array array)
{
    return HARU_DO(h, HPDF_Dict_Add(to, name, array));
}

/* Codes are letters: this leads from them to glyphs. */
static bool write_glyphs(struct haru *h, const struct haru_font *font, const bool *used, int last)
{
    HPDF_Stream to = ((HPDF_FontAttr)haru_font_of(font)->attr)->map_stream->stream;
    static const HPDF_BYTE none[256];
    int done = 0;

    HPDF_MemStream_FreeData(to);
    for (int letter = 0; letter <= last && haru_goes_on(h); letter++) {
        unsigned glyph = used[letter] ? haru_glyph(font, letter) : 0;
        HPDF_BYTE word[2] = { (HPDF_BYTE)(glyph >> 8), (HPDF_BYTE)glyph };
        if (!used[letter])
            continue;
        for (; done < letter && haru_goes_on(h); done += letter - done < 128 ? letter - done : 128)
            put(h, to, none, 2 * (size_t)(letter - done < 128 ? letter - done : 128));
        put(h, to, word, sizeof word);
        done = letter + 1;
    }
    return haru_goes_on(h);
}

/* libharu writes a map to letters that readers complain of; this one, all letters of the rows that are used as they are, is legal. */
static bool write_letters(struct haru *h, const struct haru_font *font, const bool *used)
{
    HPDF_Dict map = ((HPDF_FontAttr)haru_font_of(font)->attr)->cmap_stream;
    static const char *const extra[] = { "CMapName", "CIDSystemInfo", "WMode", "Type" };
    char line[80];

    HPDF_MemStream_FreeData(map->stream);
    put_text(h, map->stream,
             "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
             "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
             "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
             "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n");
    for (unsigned row = 0; row < 256 && haru_goes_on(h); row++) {
        if (!memchr(used + 256 * row, true, 256))
            continue;
        snprintf(line, sizeof line, "1 beginbfrange\n<%02X00> <%02XFF> <%02X00>\nendbfrange\n", row, row, row);
        put_text(h, map->stream, line);
    }
    put_text(h, map->stream, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    for (int i = 0; i < 4; i++)
        HPDF_Dict_RemoveElement(map, extra[i]); /* whether it was there or not */
    return haru_goes_on(h);
}

static HPDF_Array begin_run(struct haru *h, HPDF_Array all, int letter)
{
    HPDF_Array run = new_array(h, all->mmgr);

    return haru_got(h, run) && add_number(h, all, letter) && add_array(h, all, run) ? run : NULL;
}

/* Letters side by side have their widths in one list behind the first of them. */
static void write_widths(struct haru *h, const struct haru_font *font, const bool *used, int last)
{
    HPDF_Dict glyphs = ((HPDF_FontAttr)haru_font_of(font)->attr)->descendant_font;
    HPDF_Array all = new_array(h, glyphs->mmgr), run = NULL;

    if (!haru_got(h, all) || !enter_array(h, glyphs, "W", all))
        return;
    for (int letter = 0; letter <= last; letter++) {
        if (used[letter] && !run && !(run = begin_run(h, all, letter)))
            return;
        if (!used[letter])
            run = NULL;
        else if (!add_number(h, run, haru_glyph_width(font, haru_glyph(font, letter))))
            return;
    }
}

void haru_font_end(struct haru *h, struct haru_font *font, const bool used[HARU_LETTERS])
{
    HPDF_TTFontDefAttr tt = haru_goes_on(h) && font ? truetype_of(font) : NULL;
    int last = HARU_LETTERS - 1;

    if (!tt || !tt->embedding)
        return;
    while (last > 0 && !used[last])
        last--;
    if (write_glyphs(h, font, used, last) && write_letters(h, font, used))
        write_widths(h, font, used, last);
    if (haru_goes_on(h) && !close_glyphs(tt))
        haru_fail(h);
}
