/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_font.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/glyphs.h"
#include "reports/format/haru.h"
#include "reports/format/messages.h"

/* Stands for letters that no font has: the first of these that the text font has itself. */
static const uint32_t substitutes[] = { 0xFFFD, 0x25A1, '?' };

static struct pdf_face *face_of(struct pdf_fonts *f, enum font which, bool strong)
{
    struct pdf_face *face = &f->face[which][strong];
    struct str path = f->files.path[which][strong];

    if (!face->tried) {
        face->tried = true;
        face->font = path.n > 0 ? haru_font(f->doc, path, f->files.index[which][strong]) : NULL;
        face->used = arena_new(f->arena, bool, face->font ? HARU_LETTERS : 0);
    }
    return face;
}

struct glyphs_font *pdf_fonts_joining(struct pdf_fonts *f, enum font which, bool strong)
{
    struct pdf_face *face = face_of(f, which, strong);
    struct str path = f->files.path[which][strong];

    if (!face->joining && face->font) {
        face->joining = glyphs_font(path, f->files.index[which][strong]);
        if (!face->joining)
            haru_font_lost(f->doc, path);
    }
    return face->joining;
}

/* --- letters -------------------------------------------------------------------------------------- */

/* Signs that turn the direction, join or control: they have no shape. */
static bool is_unseen(uint32_t letter)
{
    return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) || letter == 0xAD || letter == 0x34F ||
           (letter >= 0x200B && letter <= 0x200F) || (letter >= 0x202A && letter <= 0x202E) ||
           (letter >= 0x2060 && letter <= 0x206F) || (letter >= 0xFE00 && letter <= 0xFE0F) || letter == 0xFEFF;
}

bool pdf_fonts_is_picture(uint32_t letter)
{
    return letter >= 0x1F000 && letter <= 0x1FAFF;
}

static unsigned glyph_in(struct pdf_fonts *f, enum font which, bool strong, uint32_t letter)
{
    if (letter < HARU_LETTERS)
        return haru_glyph(face_of(f, which, strong)->font, (int)letter);
    return f->files.path[which][strong].n > 0 ? glyphs_of_letter(pdf_fonts_joining(f, which, strong), letter) : 0;
}

static bool try_face(struct pdf_fonts *f, enum font which, bool strong, uint32_t letter, struct pdf_letter *out)
{
    unsigned glyph = glyph_in(f, which, strong, letter);

    if (glyph == 0)
        return false;
    *out = (struct pdf_letter){ .known = true,
                                .found = true,
                                .strong = strong,
                                .font = (unsigned char)which,
                                .width = (short)haru_glyph_width(face_of(f, which, strong)->font, glyph),
                                .shown = (unsigned short)(letter < HARU_LETTERS ? letter : 0) };
    return true;
}

static bool find_face(struct pdf_fonts *f, uint32_t letter, bool strong, struct pdf_letter *out)
{
    const enum font home = letter == UINT32_MAX ? FONT_TEXT : font_for((int)letter);

    if (try_face(f, home, strong, letter, out))
        return true;
    for (int which = 0; which < FONT_ADLAM; which++)
        if (which != (int)home && try_face(f, (enum font)which, strong, letter, out))
            return true;
    return false;
}

/* A regular face stands in for a bold one that is missing. */
static bool find_letter(struct pdf_fonts *f, uint32_t letter, bool strong, struct pdf_letter *out)
{
    return find_face(f, letter, strong, out) || (strong && find_face(f, letter, false, out));
}

/* Letters for private use mean something else in every font. */
static bool is_private(uint32_t letter)
{
    return letter >= HARU_OWN && letter < HARU_OWN + HARU_OWNS;
}

static struct pdf_letter look_up(struct pdf_fonts *f, uint32_t letter, bool strong)
{
    struct pdf_letter out = { .known = true };

    if (is_unseen(letter) || (!is_private(letter) && find_letter(f, letter, strong, &out)))
        return out;
    for (size_t i = 0; !pdf_fonts_is_picture(letter) && i < sizeof substitutes / sizeof *substitutes; i++)
        if (find_letter(f, substitutes[i], strong, &out))
            break;
    out.lacking = true;
    return out;
}

struct pdf_letter pdf_fonts_letter(struct pdf_fonts *f, uint32_t letter, bool strong)
{
    struct pdf_letter *known = letter < HARU_LETTERS ? &f->letter[strong][letter] : NULL;

    if (!known)
        return look_up(f, letter, strong);
    if (!known->known)
        *known = look_up(f, letter, strong);
    return *known;
}

void pdf_fonts_init(struct pdf_fonts *f, struct haru *doc, const struct font_files *files, struct arena *a)
{
    *f = (struct pdf_fonts){ .doc = doc, .files = *files, .arena = a };
    for (int strong = 0; strong < 2; strong++)
        f->letter[strong] = arena_new(a, struct pdf_letter, HARU_LETTERS);
}

struct message pdf_fonts_why(const struct pdf_fonts *f, uint32_t letter)
{
    enum font home = letter == UINT32_MAX ? FONT_TEXT : font_for((int)letter);

    return f->files.path[home][0].n == 0 ? say_package_lacks(font_package(home)) : say_letter_in_no_font();
}

/* --- codes ---------------------------------------------------------------------------------------- */

enum { SLOTS = 0x4000 };

static unsigned slot_of(const struct haru_own *own)
{
    uint32_t hash = own->glyph * 2 + own->hollow;

    for (int i = 0; i < own->n; i++)
        hash = hash * 31 + own->letter[i];
    return hash * 2654435761u >> 18;
}

static bool is_same(const struct haru_own *a, const struct haru_own *b)
{
    return a->glyph == b->glyph && a->hollow == b->hollow && a->n == b->n &&
           (a->n == 0 || memcmp(a->letter, b->letter, (size_t)a->n * sizeof *a->letter) == 0);
}

static unsigned short own_code(struct pdf_fonts *f, struct pdf_face *face, struct haru_own own)
{
    unsigned at = slot_of(&own);

    if (!face->slot)
        face->slot = arena_new(f->arena, unsigned short, SLOTS);
    while (face->slot[at] && !is_same(&face->own[face->slot[at] - 1], &own))
        at = (at + 1) % SLOTS;
    if (!face->slot[at] && face->nown == HARU_OWNS)
        return 0;
    if (!face->slot[at]) {
        uint32_t *copy = arena_new(f->arena, uint32_t, own.n);

        if (own.n > 0)
            memcpy(copy, own.letter, (size_t)own.n * sizeof *copy);
        own.letter = copy;
        arena_room(f->arena, face->own, face->nown, face->cap);
        face->own[face->nown++] = own;
        face->slot[at] = (unsigned short)face->nown;
    }
    return (unsigned short)(HARU_OWN + face->slot[at] - 1);
}

unsigned short pdf_fonts_code(struct pdf_fonts *f, enum font which, bool strong, unsigned glyph, const uint32_t *letter,
                              int n)
{
    struct pdf_face *face = face_of(f, which, strong);

    if (n == 1 && *letter < HARU_LETTERS && !is_private(*letter) && haru_glyph(face->font, (int)*letter) == glyph)
        return (unsigned short)*letter;
    return own_code(f, face, (struct haru_own){ glyph, letter, n, false });
}

unsigned short pdf_fonts_hollow(struct pdf_fonts *f, enum font which, bool strong, uint32_t letter)
{
    struct pdf_face *face = face_of(f, which, strong);
    const unsigned glyph = haru_glyph(face->font, ' ');

    return glyph ? own_code(f, face, (struct haru_own){ glyph, &letter, 1, true }) : 0;
}

/* --- the end -------------------------------------------------------------------------------------- */

void pdf_fonts_drop(struct pdf_fonts *f)
{
    for (int which = 0; which < FONT_COUNT; which++)
        for (int strong = 0; strong < 2; strong++)
            if (f->face[which][strong].joining)
                glyphs_drop(f->face[which][strong].joining);
}

void pdf_fonts_close(struct pdf_fonts *f)
{
    for (int which = 0; which < FONT_COUNT; which++)
        for (int strong = 0; strong < 2; strong++) {
            const struct pdf_face *face = &f->face[which][strong];
            if (face->font)
                haru_font_end(f->doc, face->font, face->used, face->own);
        }
    pdf_fonts_drop(f);
}
