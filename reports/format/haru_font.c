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

    if (!font)
        haru_font_lost(h, path);
    if (!haru_got(h, font))
        return NULL;
    return (struct haru_font *)(void *)font;
}

void haru_font_lost(struct haru *h, struct str path)
{
    if (!h->failed)
        h->font = path;
    haru_fail(h);
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
static int numbers_of_scale(int flags)
{
    if (flags & SCALE)
        return 1;
    if (flags & SCALE_XY)
        return 2;
    return flags & SCALE_2X2 ? 4 : 0;
}

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
        skip_16(tt->stream, numbers_of_scale(flags));
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

static bool put_bytes(struct haru *h, HPDF_Stream to, const void *bytes, size_t n)
{
    return HARU_DO(h, HPDF_Stream_Write(to, bytes, (HPDF_UINT)n));
}

static bool put_text(struct haru *h, HPDF_Stream to, const char *text)
{
    return put_bytes(h, to, text, strlen(text));
}

static HPDF_Array new_array(struct haru *h, HPDF_MMgr from)
{
    return HARU_GET(h, HPDF_Array_New(from));
}

static bool add_number(struct haru *h, HPDF_Array to, int n)
{
    return HARU_DO(h, HPDF_Array_AddNumber(to, n));
}

/* The codes of a font: letters, and its own. */
struct codes {
    const struct haru_font *font;
    const bool *used;
    const struct haru_own *own;
    int last;
};

static bool is_own(int code)
{
    return code >= HARU_OWN && code < HARU_OWN + HARU_OWNS;
}

static unsigned glyph_of(const struct codes *c, int code)
{
    return is_own(code) ? c->own[code - HARU_OWN].glyph : haru_glyph(c->font, code);
}

static int width_of(const struct codes *c, int code)
{
    return is_own(code) && c->own[code - HARU_OWN].hollow ? 0 : haru_glyph_width(c->font, glyph_of(c, code));
}

/* This leads from codes to glyphs. */
static bool write_glyphs(struct haru *h, const struct codes *c)
{
    HPDF_Stream to = ((HPDF_FontAttr)haru_font_of(c->font)->attr)->map_stream->stream;
    static const HPDF_BYTE none[256];
    int done = 0;

    HPDF_MemStream_FreeData(to);
    for (int code = 0; code <= c->last && haru_goes_on(h); code++) {
        unsigned glyph = c->used[code] ? glyph_of(c, code) : 0;
        HPDF_BYTE word[2] = { (HPDF_BYTE)(glyph >> 8), (HPDF_BYTE)glyph };
        if (!c->used[code])
            continue;
        for (; done < code && haru_goes_on(h); done += code - done < 128 ? code - done : 128)
            put_bytes(h, to, none, 2 * (size_t)(code - done < 128 ? code - done : 128));
        put_bytes(h, to, word, sizeof word);
        done = code + 1;
    }
    return haru_goes_on(h);
}

/* What has no letters is not in the map: readers pass over it, and over words of more than 255 bytes. */
static void write_own(struct haru *h, HPDF_Stream to, const struct codes *c)
{
    enum { DIGITS = 240 };
    char line[300];

    for (int code = HARU_OWN; code < HARU_OWN + HARU_OWNS && haru_goes_on(h); code++) {
        const struct haru_own *own = c->used[code] ? &c->own[code - HARU_OWN] : NULL;
        if (!own || own->n == 0)
            continue;
        int n = snprintf(line, sizeof line, "1 beginbfchar\n<%04X> <", (unsigned)code);
        for (int i = 0, before = n; i < own->n && n - before < DIGITS; i++)
            n += haru_utf16(line + n, own->letter[i]);
        snprintf(line + n, sizeof line - (size_t)n, ">\nendbfchar\n");
        put_text(h, to, line);
    }
}

/* libharu writes a map to letters that readers complain of; this one, all letters of the rows that are used as they are, is legal. */
static bool write_letters(struct haru *h, const struct codes *c)
{
    HPDF_Dict map = ((HPDF_FontAttr)haru_font_of(c->font)->attr)->cmap_stream;
    static const char *const extra[] = { "CMapName", "CIDSystemInfo", "WMode", "Type" };

    HPDF_MemStream_FreeData(map->stream);
    put_text(h, map->stream,
             "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
             "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
             "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
             "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n");
    const bool *used = c->used;
    char line[80];

    for (unsigned row = 0; row < 256 && haru_goes_on(h); row++) {
        if (is_own(256 * (int)row) || !memchr(used + 256 * row, true, 256))
            continue;
        snprintf(line, sizeof line, "1 beginbfrange\n<%02X00> <%02XFF> <%02X00>\nendbfrange\n", row, row, row);
        put_text(h, map->stream, line);
    }
    write_own(h, map->stream, c);
    put_text(h, map->stream, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    for (int i = 0; i < 4; i++)
        HPDF_Dict_RemoveElement(map, extra[i]); /* whether it was there or not */
    return haru_goes_on(h);
}

static HPDF_Array begin_run(struct haru *h, HPDF_Array all, int code)
{
    HPDF_Array run = new_array(h, all->mmgr);

    return haru_got(h, run) && add_number(h, all, code) && HARU_DO(h, HPDF_Array_Add(all, run)) ? run : NULL;
}

/* Codes side by side have their widths in one list behind the first of them. */
static void write_widths(struct haru *h, const struct codes *c)
{
    HPDF_Dict glyphs = ((HPDF_FontAttr)haru_font_of(c->font)->attr)->descendant_font;
    HPDF_Array all = new_array(h, glyphs->mmgr), run = NULL;

    if (!haru_got(h, all) || !HARU_DO(h, HPDF_Dict_Add(glyphs, "W", all)))
        return;
    for (int code = 0; code <= c->last; code++) {
        if (c->used[code] && !run && !(run = begin_run(h, all, code)))
            return;
        if (!c->used[code])
            run = NULL;
        else if (!add_number(h, run, width_of(c, code)))
            return;
    }
}

void haru_font_end(struct haru *h, struct haru_font *font, const bool used[HARU_LETTERS], const struct haru_own *own)
{
    HPDF_TTFontDefAttr tt = haru_goes_on(h) && font ? truetype_of(font) : NULL;
    struct codes c = { font, used, own, HARU_LETTERS - 1 };

    if (!tt || !tt->embedding)
        return;
    while (c.last > 0 && !used[c.last])
        c.last--;
    if (write_glyphs(h, &c) && write_letters(h, &c))
        write_widths(h, &c);
    /* What a letter asks for libharu keeps by itself. */
    for (int code = HARU_OWN; code < HARU_OWN + HARU_OWNS; code++)
        if (c.used[code] && c.own[code - HARU_OWN].glyph < tt->num_glyphs)
            tt->glyph_tbl.flgs[c.own[code - HARU_OWN].glyph] = USED;
    if (haru_goes_on(h) && !close_glyphs(tt))
        haru_fail(h);
}
