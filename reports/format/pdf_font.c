#include "reports/format/pdf_font.h"

#include <hpdf.h>
#include <hpdf_font.h>
#include <hpdf_fontdef.h>
#include <hpdf_objects.h>
#include <hpdf_streams.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/shape.h"
#include "teams/text.h"

_Static_assert(HPDF_VERSION_ID == 20300, "the repairs below know the structs of libharu 2.3.0 only");

/* Stands for a letter that no font has: the first of these that the text font has itself. */
static const int substitutes[] = { 0xFFFD, 0x25A1, '?' };

static HPDF_FontDef def_of(HPDF_Font font)
{
    return ((HPDF_FontAttr)font->attr)->fontdef;
}

static HPDF_TTFontDefAttr truetype_of(HPDF_Font font)
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

static HPDF_Font begin_font(HPDF_Doc doc, const char *name)
{
    HPDF_FontDef def = HPDF_Doc_FindFontDef(doc, name);
    HPDF_TTFontDefAttr tt = def && def->type == HPDF_FONTDEF_TYPE_TRUETYPE ? def->attr : NULL;
    HPDF_TTF_CmapRange letters;

    if (!tt)
        return NULL;
    letters = tt->cmap;
    tt->cmap = no_letters;
    HPDF_Font font = HPDF_GetFont(doc, name, "UTF-8");
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

static const char *load_file(HPDF_Doc doc, const char *path, int index)
{
    return is_collection(path) ? HPDF_LoadTTFontFromFile2(doc, path, (HPDF_UINT)index, HPDF_TRUE)
                               : HPDF_LoadTTFontFromFile(doc, path, HPDF_TRUE);
}

/* NULL if there is no such font or libharu refuses it. */
static HPDF_Font open_font(struct pdf_fonts *f, enum font which, bool strong, struct arena *a)
{
    struct str path = f->files.path[which][strong];

    if (path.n == 0)
        return NULL;
    const char *name = load_file(f->doc, str_c(a, path), f->files.index[which][strong]);
    return name ? begin_font(f->doc, name) : NULL;
}

static HPDF_Font font_of(struct pdf_fonts *f, enum font which, bool strong)
{
    if (!f->tried[which][strong]) {
        f->tried[which][strong] = true;
        f->font[which][strong] = open_font(f, which, strong, f->arena);
        f->used[which][strong] = arena_new(f->arena, bool, f->font[which][strong] ? LETTERS : 0);
    }
    return f->font[which][strong];
}

/* 0 is the glyph of all letters that are not there. */
static HPDF_UINT16 glyph_of(HPDF_Font font, int letter)
{
    if (!font || !truetype_of(font) || letter < 0 || letter >= LETTERS)
        return 0;
    return HPDF_TTFontDef_GetGlyphid(def_of(font), (HPDF_UINT16)letter);
}

/* Signs that turn the direction, join or control: they have no shape. */
static bool is_unseen(int letter)
{
    return (letter >= 0 && letter < 0x20) || (letter >= 0x7F && letter < 0xA0) || letter == 0xAD ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x202A && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || (letter >= 0xFE00 && letter <= 0xFE0F) || letter == 0xFEFF;
}

static bool find_face(struct pdf_fonts *f, int letter, bool strong, struct pdf_letter *out)
{
    for (int which = 0; which < FONT_COUNT; which++) {
        if (which >= FONT_THAI && font_for(letter) != (enum font)which)
            continue;
        HPDF_Font font = font_of(f, (enum font)which, strong);
        HPDF_UINT16 glyph = glyph_of(font, letter);
        if (glyph == 0)
            continue;
        *out = (struct pdf_letter){ .known = true,
                                    .strong = strong,
                                    .font = (unsigned char)which,
                                    .width = HPDF_TTFontDef_GetGidWidth(def_of(font), glyph),
                                    .shown = (unsigned short)letter };
        return true;
    }
    return false;
}

/* A regular face stands in for a bold one that is missing. Fonts of one script are asked for no other: a collection has
   Korean letters that libharu draws as blanks. */
static bool find_letter(struct pdf_fonts *f, int letter, bool strong, struct pdf_letter *out)
{
    return find_face(f, letter, strong, out) || (strong && find_face(f, letter, false, out));
}

static struct pdf_letter look_up(struct pdf_fonts *f, int letter, bool strong)
{
    struct pdf_letter out = { .known = true };

    if (is_unseen(letter) || find_letter(f, letter, strong, &out))
        return out;
    for (size_t i = 0; i < sizeof substitutes / sizeof *substitutes; i++)
        if (find_letter(f, substitutes[i], strong, &out))
            break;
    out.lacking = true;
    return out;
}

/* Letters that libharu cannot write are all looked up as the one that is no letter. */
static struct pdf_letter letter_of(struct pdf_fonts *f, int letter, bool strong)
{
    int place = letter < 0 || letter >= LETTERS ? 0xFFFF : letter;
    struct pdf_letter *known = &f->letter[strong][place];

    if (!known->known)
        *known = look_up(f, place, strong);
    return *known;
}

void pdf_fonts_init(struct pdf_fonts *f, HPDF_Doc doc, const struct font_files *files, struct arena *a)
{
    *f = (struct pdf_fonts){ .doc = doc, .files = *files, .arena = a };
    for (int strong = 0; strong < 2; strong++)
        f->letter[strong] = arena_new(a, struct pdf_letter, LETTERS);
}

static size_t encode(int letter, char *to)
{
    if (letter < 0x80) {
        to[0] = (char)letter;
        return 1;
    }
    if (letter < 0x800) {
        to[0] = (char)(0xC0 | letter >> 6);
        to[1] = (char)(0x80 | (letter & 0x3F));
        return 2;
    }
    to[0] = (char)(0xE0 | letter >> 12);
    to[1] = (char)(0x80 | (letter >> 6 & 0x3F));
    to[2] = (char)(0x80 | (letter & 0x3F));
    return 3;
}

static struct pdf_letter shaped_letter(struct pdf_fonts *f, const struct shaped *s, bool strong)
{
    return letter_of(f, s->form < LETTERS ? (int)s->form : -1, strong);
}

static bool same_face(struct pdf_letter a, struct pdf_letter b)
{
    return a.font == b.font && a.strong == b.strong;
}

/* The letters from `*at` on that one font shows, no more than libharu takes in one piece. */
static bool take_run(struct pdf_fonts *f, const struct shaped *line, int n, int *at, bool strong, struct arena *a,
                     struct pdf_run *out)
{
    enum { MOST = 1000 };
    int end = *at + MOST < n ? *at + MOST : n;
    char *text = arena_new(a, char, 3 * (end - *at) + 1);
    struct pdf_letter face = { 0 };
    size_t bytes = 0;

    *out = (struct pdf_run){ .text = text };
    for (; *at < end; ++*at) {
        struct pdf_letter letter = shaped_letter(f, &line[*at], strong);
        if (letter.shown && face.shown && !same_face(letter, face))
            break;
        if (!letter.shown)
            continue;
        face = letter;
        f->used[letter.font][letter.strong][letter.shown] = true;
        bytes += encode(letter.shown, text + bytes);
        out->width += letter.width;
    }
    out->font = face.shown ? f->font[face.font][face.strong] : NULL;
    return out->font != NULL;
}

struct pdf_run *pdf_fonts_runs(struct pdf_fonts *f, struct str text, bool strong, struct arena *a, int *n)
{
    int letters;
    const struct shaped *line = shape_line(text, a, &letters);
    struct pdf_run *run = arena_new(a, struct pdf_run, letters + 1);

    *n = 0;
    for (int at = 0; at < letters;)
        *n += take_run(f, line, letters, &at, strong, a, &run[*n]);
    return run;
}

static int plain_width(struct pdf_fonts *f, struct str text, bool strong)
{
    int width = 0;

    while (text.n > 0)
        width += letter_of(f, text_letter(&text), strong).width;
    return width;
}

/* What letters make known of fonts stays in the arena of the fonts. */
int pdf_fonts_width(struct pdf_fonts *f, struct str text, bool strong)
{
    struct arena own = { 0 };
    int width = 0, n;

    if (shape_is_plain(text))
        return plain_width(f, text, strong);
    const struct shaped *line = shape_line(text, &own, &n);
    for (int i = 0; i < n; i++)
        width += shaped_letter(f, &line[i], strong).width;
    arena_free(&own);
    return width;
}

static const char *why_lacking(struct pdf_fonts *f, const struct shaped *s, struct arena *a)
{
    int letter = s->letter < LETTERS ? (int)s->letter : 0xFFFF;
    enum font home = font_for(letter);

    if (s->broken || font_cannot_set(letter))
        return "this script is not joined on paper, use Latin letters";
    if (!shaped_letter(f, s, false).lacking)
        return NULL;
    if (f->files.path[home][0].n == 0)
        return str_c(a, str_fmt(a, "install the package %s", font_package(home)));
    return "no font has it, use other letters";
}

struct pdf_lack pdf_fonts_lack(struct pdf_fonts *f, struct str text, struct arena *a)
{
    int n;
    const struct shaped *line = shape_line(text, a, &n);

    for (int i = 0; i < n; i++) {
        const char *why = why_lacking(f, &line[i], a);
        if (why)
            return (struct pdf_lack){ (int)line[i].letter, why };
    }
    return (struct pdf_lack){ 0 };
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

/* --- what is said of the letters that were used ---------------------------------------------------- */

/* Codes are letters: this leads from them to glyphs. */
static void write_glyphs(HPDF_Font font, const bool *used, int last)
{
    HPDF_Stream to = ((HPDF_FontAttr)font->attr)->map_stream->stream;
    static const HPDF_BYTE none[256];
    int done = 0;

    HPDF_MemStream_FreeData(to);
    for (int letter = 0; letter <= last; letter++) {
        HPDF_UINT16 glyph = used[letter] ? glyph_of(font, letter) : 0;
        HPDF_BYTE word[2] = { (HPDF_BYTE)(glyph >> 8), (HPDF_BYTE)glyph };
        if (!used[letter])
            continue;
        for (; done < letter; done += letter - done < 128 ? letter - done : 128)
            HPDF_Stream_Write(to, none, 2 * (HPDF_UINT)(letter - done < 128 ? letter - done : 128));
        HPDF_Stream_Write(to, word, 2);
        done = letter + 1;
    }
}

/* libharu writes a map to letters that readers complain of; this one, all letters of the rows that are used as they are, is legal. */
static void write_letters(HPDF_Font font, const bool *used)
{
    HPDF_Dict map = ((HPDF_FontAttr)font->attr)->cmap_stream;
    static const char *const extra[] = { "CMapName", "CIDSystemInfo", "WMode", "Type" };
    char line[80];

    HPDF_MemStream_FreeData(map->stream);
    HPDF_Stream_WriteStr(map->stream, "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                                      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                                      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                                      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n");
    for (unsigned row = 0; row < 256; row++) {
        if (!memchr(used + 256 * row, true, 256))
            continue;
        snprintf(line, sizeof line, "1 beginbfrange\n<%02X00> <%02XFF> <%02X00>\nendbfrange\n", row, row, row);
        HPDF_Stream_WriteStr(map->stream, line);
    }
    HPDF_Stream_WriteStr(map->stream, "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    for (int i = 0; i < 4; i++)
        HPDF_Dict_RemoveElement(map, extra[i]);
}

/* Letters side by side have their widths in one list behind the first of them. */
static void write_widths(HPDF_Font font, const bool *used, int last)
{
    HPDF_Dict glyphs = ((HPDF_FontAttr)font->attr)->descendant_font;
    HPDF_Array all = HPDF_Array_New(glyphs->mmgr), run = NULL;

    HPDF_Dict_Add(glyphs, "W", all);
    for (int letter = 0; letter <= last; letter++) {
        if (used[letter] && !run) {
            HPDF_Array_AddNumber(all, letter);
            run = HPDF_Array_New(glyphs->mmgr);
            HPDF_Array_Add(all, run);
        }
        if (used[letter])
            HPDF_Array_AddNumber(run, HPDF_TTFontDef_GetGidWidth(def_of(font), glyph_of(font, letter)));
        else
            run = NULL;
    }
}

static void write_used(HPDF_Font font, const bool *used)
{
    int last = LETTERS - 1;

    while (last > 0 && !used[last])
        last--;
    write_glyphs(font, used, last);
    write_letters(font, used);
    write_widths(font, used, last);
}

bool pdf_fonts_close(struct pdf_fonts *f)
{
    bool ok = true;

    for (int which = 0; which < FONT_COUNT; which++)
        for (int strong = 0; strong < 2; strong++) {
            HPDF_Font font = f->font[which][strong];
            HPDF_TTFontDefAttr tt = font ? truetype_of(font) : NULL;
            if (tt && tt->embedding) {
                write_used(font, f->used[which][strong]);
                ok = close_glyphs(tt) && ok;
            }
        }
    return ok;
}
