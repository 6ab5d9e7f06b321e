#include "reports/format/pdf_font.h"

#include <string.h>

#include "reports/format/buffer.h"
#include "reports/format/pdf_file.h"
#include "reports/format/shape.h"
#include "teams/text.h"

/* Stands for a letter that no font has: the first of these that the text font has itself. */
static const int substitutes[] = { 0xFFFD, 0x25A1, '?' };

/* --- faces ---------------------------------------------------------------------------------------- */

static int face_number(enum font which, bool strong)
{
    return 2 * (int)which + strong;
}

/* NULL: there is no such font, or it is none that can be read. */
static struct pdf_face *face_of(struct pdf_fonts *f, enum font which, bool strong)
{
    struct pdf_face *face = &f->face[face_number(which, strong)];

    if (!face->tried) {
        face->tried = true;
        face->there = font_map(f->files.path[which][strong], &face->bytes) &&
                      truetype_open(&face->font, face->bytes, f->files.index[which][strong]);
    }
    return face->there ? face : NULL;
}

void pdf_fonts_init(struct pdf_fonts *f, const struct font_files *files, struct arena *a)
{
    *f = (struct pdf_fonts){ .files = *files, .arena = a };
}

bool pdf_fonts_there(const struct pdf_fonts *f)
{
    bool there = true;

    for (int strong = 0; strong < 2; strong++) {
        const struct pdf_face *face = &f->face[face_number(FONT_TEXT, strong)];
        there = there && (face->there || !face->tried);
    }
    return there;
}

void pdf_fonts_close(struct pdf_fonts *f)
{
    for (int i = 0; i < FACES; i++)
        font_unmap(f->face[i].bytes);
    arena_free(&f->own);
}

/* --- letters -------------------------------------------------------------------------------------- */

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
        const struct pdf_face *face = face_of(f, (enum font)which, strong);
        int glyph = face ? truetype_glyph(&face->font, letter) : 0;
        if (glyph == 0)
            continue;
        *out = (struct pdf_letter){ .known = true,
                                    .strong = strong,
                                    .font = (unsigned char)which,
                                    .width = (short)truetype_width(&face->font, glyph),
                                    .glyph = (unsigned short)glyph,
                                    .shown = (unsigned short)letter };
        return true;
    }
    return false;
}

/* A regular face stands in for a bold one that is missing. Fonts of one script are asked for no other: a collection has
   Korean letters that are blanks. */
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

/* Letters beyond those that are written are all looked up as the one that is no letter. */
static struct pdf_letter *letter_of(struct pdf_fonts *f, int letter, bool strong)
{
    int place = letter < 0 || letter >= LETTERS ? 0xFFFF : letter;
    struct pdf_letter **row = &f->letter[strong][place / LETTER_ROW];

    if (!*row)
        *row = arena_new(&f->own, struct pdf_letter, LETTER_ROW);
    struct pdf_letter *known = &(*row)[place % LETTER_ROW];
    if (!known->known)
        *known = look_up(f, place, strong);
    return known;
}

static struct pdf_letter *shaped_letter(struct pdf_fonts *f, const struct shaped *s, bool strong)
{
    return letter_of(f, s->form < LETTERS ? (int)s->form : -1, strong);
}

static unsigned short new_code(struct pdf_fonts *f, const struct pdf_letter *l)
{
    struct pdf_face *face = &f->face[face_number((enum font)l->font, l->strong)];
    int n = face->n, cap = face->cap;

    arena_room(&f->own, face->glyph, face->n, face->cap);
    arena_room(&f->own, face->letter, n, cap);
    face->glyph[n] = l->glyph;
    face->letter[n] = l->shown;
    return (unsigned short)++face->n;
}

/* All letters that a sign stands for have its code. */
static unsigned short code_of(struct pdf_fonts *f, struct pdf_letter *l, bool strong)
{
    if (l->code == 0)
        l->code = l->lacking ? code_of(f, letter_of(f, l->shown, strong), strong) : new_code(f, l);
    return l->code;
}

static bool same_face(const struct pdf_letter *a, const struct pdf_letter *b)
{
    return a->font == b->font && a->strong == b->strong;
}

/* The letters from `*at` on that one face shows. */
static bool take_run(struct pdf_fonts *f, const struct shaped *line, int n, int *at, bool strong, struct arena *a,
                     struct pdf_run *out)
{
    unsigned short *code = arena_new(a, unsigned short, n - *at);
    const struct pdf_letter *first = NULL;

    *out = (struct pdf_run){ .code = code };
    for (; *at < n; ++*at) {
        struct pdf_letter *letter = shaped_letter(f, &line[*at], strong);
        if (letter->glyph && first && !same_face(letter, first))
            break;
        if (!letter->glyph)
            continue;
        first = letter;
        code[out->n++] = code_of(f, letter, strong);
        out->width += letter->width;
    }
    if (first)
        out->face = face_number((enum font)first->font, first->strong);
    return first != NULL;
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
        width += letter_of(f, text_letter(&text), strong)->width;
    return width;
}

int pdf_fonts_width(struct pdf_fonts *f, struct str text, bool strong)
{
    struct arena_mark mark = arena_mark(f->arena);
    int width = 0, n;

    if (shape_is_plain(text))
        return plain_width(f, text, strong);
    const struct shaped *line = shape_line(text, f->arena, &n);
    for (int i = 0; i < n; i++)
        width += shaped_letter(f, &line[i], strong)->width;
    arena_rewind(f->arena, mark);
    return width;
}

static const char *why_lacking(struct pdf_fonts *f, const struct shaped *s, struct arena *a)
{
    int letter = s->letter < LETTERS ? (int)s->letter : 0xFFFF;
    enum font home = font_for(letter);

    if (s->broken || font_cannot_set(letter))
        return "this script is not joined on paper, use Latin letters";
    if (!shaped_letter(f, s, false)->lacking)
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

/* --- in the file ---------------------------------------------------------------------------------- */

/* The same letters of the same font have the same name, others another. */
static struct str name_of(const struct pdf_face *face, struct arena *a)
{
    unsigned key = 2166136261u;
    char tag[] = "AAAAAA";

    for (int i = 0; i < face->n; i++)
        key = (key ^ face->glyph[i]) * 16777619u;
    for (int i = 0; i < 6; i++, key /= 26)
        tag[i] = (char)('A' + key % 26);
    struct str name = truetype_name(&face->font, a);
    return str_fmt(a, "/%s+%.*s", tag, STR_ARG(name.n > 0 ? name : STR("Font")));
}

/* For whoever copies or searches: the letter of each code. */
static struct str unicode_of(const struct pdf_face *face, struct arena *a)
{
    enum { MOST = 100 };
    struct buffer b = { .arena = a };

    buffer_add(&b, STR("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                       "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                       "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                       "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"));
    for (int i = 0; i < face->n; i++) {
        if (i % MOST == 0)
            buffer_fmt(&b, "%d beginbfchar\n", face->n - i < MOST ? face->n - i : MOST);
        buffer_fmt(&b, "<%04X> <%04X>\n", (unsigned)i + 1, face->letter[i]);
        if (i % MOST == MOST - 1 || i == face->n - 1)
            buffer_add(&b, STR("endbfchar\n"));
    }
    buffer_add(&b, STR("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"));
    return buffer_str(&b);
}

static int put_program(const struct pdf_face *face, struct pdf_file *file, struct arena *a)
{
    int object = pdf_object(file);
    struct str program = truetype_subset(&face->font, face->glyph, face->n, a);

    pdf_put_stream(file, object, str_fmt(a, "/Length1 %zu", program.n), program, a);
    return object;
}

static int put_descriptor(const struct pdf_face *face, bool strong, struct str name, struct pdf_file *file,
                          struct arena *a)
{
    enum { SYMBOLIC = 4, STEM = 80, STRONG_STEM = 140 };
    int program = put_program(face, file, a), object = pdf_object(file);
    struct truetype_shape s = truetype_shape(&face->font);

    pdf_put(file, object,
            str_fmt(a,
                    "<< /Type /FontDescriptor /FontName %.*s /Flags %d /FontBBox [%d %d %d %d] /ItalicAngle 0 "
                    "/Ascent %d /Descent %d /CapHeight %d /StemV %d /FontFile2 %d 0 R >>",
                    STR_ARG(name), SYMBOLIC, s.box[0], s.box[1], s.box[2], s.box[3], s.ascent, s.descent, s.ascent,
                    strong ? STRONG_STEM : STEM, program));
    return object;
}

static struct str widths_of(const struct pdf_face *face, struct arena *a)
{
    struct buffer b = { .arena = a };

    buffer_add(&b, STR("[1 ["));
    for (int i = 0; i < face->n; i++)
        buffer_fmt(&b, "%s%d", i ? " " : "", truetype_width(&face->font, face->glyph[i]));
    buffer_add(&b, STR("]]"));
    return buffer_str(&b);
}

/* A code is the number of a glyph in the font that is embedded. */
static int put_face(const struct pdf_face *face, bool strong, struct pdf_file *file, struct arena *a)
{
    struct str name = name_of(face, a), widths = widths_of(face, a);
    int descriptor = put_descriptor(face, strong, name, file, a);
    int unicode = pdf_object(file), glyphs = pdf_object(file), object = pdf_object(file);

    pdf_put_stream(file, unicode, STR(""), unicode_of(face, a), a);
    pdf_put(file, glyphs,
            str_fmt(a,
                    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont %.*s /CIDSystemInfo << /Registry (Adobe) "
                    "/Ordering (Identity) /Supplement 0 >> /FontDescriptor %d 0 R /CIDToGIDMap /Identity /W %.*s >>",
                    STR_ARG(name), descriptor, STR_ARG(widths)));
    pdf_put(file, object,
            str_fmt(a,
                    "<< /Type /Font /Subtype /Type0 /BaseFont %.*s /Encoding /Identity-H /DescendantFonts [%d 0 R] "
                    "/ToUnicode %d 0 R >>",
                    STR_ARG(name), glyphs, unicode));
    return object;
}

void pdf_fonts_put(struct pdf_fonts *f, struct pdf_file *file, struct buffer *names, struct arena *scratch)
{
    for (int i = 0; i < FACES; i++)
        if (f->face[i].n > 0)
            buffer_fmt(names, "/F%d %d 0 R ", i, put_face(&f->face[i], i % 2, file, scratch));
}
