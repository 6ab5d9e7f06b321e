/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_font.h"

#include "engine/base/arena.h"
#include "reports/format/haru.h"
#include "reports/format/messages.h"
#include "reports/format/shape.h"
#include "teams/text.h"

/* Stands for a letter that no font has: the first of these that the text font has itself. */
static const int substitutes[] = { 0xFFFD, 0x25A1, '?' };

/* NULL if there is no such font. */
static struct haru_font *font_of(struct pdf_fonts *f, enum font which, bool strong)
{
    struct str path = f->files.path[which][strong];

    if (!f->tried[which][strong]) {
        f->tried[which][strong] = true;
        f->font[which][strong] = path.n > 0 ? haru_font(f->doc, path, f->files.index[which][strong]) : NULL;
        f->used[which][strong] = arena_new(f->arena, bool, f->font[which][strong] ? HARU_LETTERS : 0);
    }
    return f->font[which][strong];
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
        const struct haru_font *font = font_of(f, (enum font)which, strong);
        unsigned glyph = haru_glyph(font, letter);
        if (glyph == 0)
            continue;
        *out = (struct pdf_letter){ .known = true,
                                    .strong = strong,
                                    .font = (unsigned char)which,
                                    .width = (short)haru_glyph_width(font, glyph),
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
    int place = letter < 0 || letter >= HARU_LETTERS ? 0xFFFF : letter;
    struct pdf_letter *known = &f->letter[strong][place];

    if (!known->known)
        *known = look_up(f, place, strong);
    return *known;
}

void pdf_fonts_init(struct pdf_fonts *f, struct haru *doc, const struct font_files *files, struct arena *a)
{
    *f = (struct pdf_fonts){ .doc = doc, .files = *files, .arena = a };
    for (int strong = 0; strong < 2; strong++)
        f->letter[strong] = arena_new(a, struct pdf_letter, HARU_LETTERS);
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
    return letter_of(f, s->form < HARU_LETTERS ? (int)s->form : -1, strong);
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

/* No message: nothing is lacking. */
static struct message why_lacking(struct pdf_fonts *f, const struct shaped *s)
{
    int letter = s->letter < HARU_LETTERS ? (int)s->letter : 0xFFFF;
    enum font home = font_for(letter);

    if (s->broken || font_cannot_set(letter))
        return say_script_not_joined();
    if (!shaped_letter(f, s, false).lacking)
        return (struct message){ 0 };
    return f->files.path[home][0].n == 0 ? say_package_lacks(font_package(home)) : say_letter_in_no_font();
}

struct pdf_lack pdf_fonts_lack(struct pdf_fonts *f, struct str text, struct arena *a)
{
    int n;
    const struct shaped *line = shape_line(text, a, &n);

    for (int i = 0; i < n; i++) {
        const struct message why = why_lacking(f, &line[i]);
        if (why.row && haru_goes_on(f->doc))
            return (struct pdf_lack){ (int)line[i].letter, why };
    }
    return (struct pdf_lack){ 0 };
}

void pdf_fonts_close(struct pdf_fonts *f)
{
    for (int which = 0; which < FONT_COUNT; which++)
        for (int strong = 0; strong < 2; strong++)
            if (f->font[which][strong])
                haru_font_end(f->doc, f->font[which][strong], f->used[which][strong]);
}
