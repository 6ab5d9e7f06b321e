/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/shape.h"

#include <fribidi.h>
#include <string.h>

#include "engine/base/arena.h"
#include "teams/text.h"

/* Marks on other letters; Hebrew to Myanmar, and Hangul in parts; Ethiopic to Mongolian without Georgian; marks again; what joins or turns; Hangul in
   parts again; forms of Hebrew and Arabic letters; all planes but the first. */
static const struct {
    uint32_t first, last;
} joined[] = {
    { 0x0300, 0x036F }, { 0x0483, 0x0489 }, { 0x0590, 0x109F }, { 0x1100, 0x1C8F }, { 0x1CC0, 0x1CFF },
    { 0x1DC0, 0x1DFF }, { 0x200C, 0x200F }, { 0x202A, 0x202E }, { 0x2066, 0x2069 }, { 0x20D0, 0x20FF },
    { 0x2CEF, 0x2CF1 }, { 0x2D7F, 0x2DFF }, { 0x3099, 0x309A }, { 0xA800, 0xABFF }, { 0xD7B0, 0xD7FF },
    { 0xFB1D, 0xFDFF }, { 0xFE00, 0xFE0F }, { 0xFE20, 0xFE2F }, { 0xFE70, 0xFEFE }, { 0x10000, UINT32_MAX - 1 },
};

bool shape_is_joined(uint32_t letter)
{
    for (size_t i = 0; i < sizeof joined / sizeof *joined && letter >= joined[i].first; i++)
        if (letter <= joined[i].last)
            return true;
    return false;
}

/* Of most texts each letter comes before U+0300, which is CC 80. */
bool shape_is_plain(struct str text)
{
    while (text.n > 0)
        if ((unsigned char)*text.p < 0xCC) {
            text.p++;
            text.n--;
        } else if (shape_is_joined((uint32_t)text_letter(&text))) {
            return false;
        }
    return true;
}

/* The direction of each letter, even: to the right; in `from`, as they are seen, the letters as they are read. */
struct order {
    FriBidiLevel *level;
    FriBidiStrIndex *from;
    int n;
};

static struct order order_of(const FriBidiChar *letter, int n, struct arena *a)
{
    struct order o = { arena_new(a, FriBidiLevel, n), arena_new(a, FriBidiStrIndex, n), n };
    FriBidiParType direction = FRIBIDI_PAR_LTR;
    FriBidiCharType *type = arena_new(a, FriBidiCharType, n);
    FriBidiBracketType *bracket = arena_new(a, FriBidiBracketType, n);

    for (int i = 0; i < n; i++)
        o.from[i] = i;
    fribidi_get_bidi_types(letter, n, type);
    fribidi_get_bracket_types(letter, n, type, bracket);
    if (fribidi_get_par_embedding_levels_ex(type, bracket, n, &direction, o.level) == 0 ||
        fribidi_reorder_line(0, type, n, 0, direction, o.level, NULL, o.from) == 0)
        memset(o.level, 0, (size_t)n * sizeof *o.level); /* it had no memory */
    return o;
}

/* So many letters from that place on, as they are seen, are one run. */
static struct shape_run run_at(const struct order *o, int at)
{
    const bool leftward = o->level[o->from[at]] & 1;
    const int step = leftward ? -1 : 1;
    int n = 1;

    while (at + n < o->n && o->from[at + n] == o->from[at] + n * step && (o->level[o->from[at + n]] & 1) == leftward)
        n++;
    return (struct shape_run){ leftward ? o->from[at] - n + 1 : o->from[at], n, leftward };
}

struct shape_line shape_line(struct str text, struct arena *a)
{
    const int n = (int)text_letters(text);
    FriBidiChar *letter = arena_new(a, FriBidiChar, n);
    struct shape_run *run = arena_new(a, struct shape_run, n);
    struct shape_line line = { letter, run, n, 0 };

    for (int i = 0; i < n; i++)
        letter[i] = (FriBidiChar)text_letter(&text);
    struct order o = order_of(letter, n, a);
    for (int at = 0; at < n; at += run[line.nrun++].n)
        run[line.nrun] = run_at(&o, at);
    return line;
}

bool shape_is_mark(uint32_t letter)
{
    return fribidi_get_bidi_type(letter) == FRIBIDI_TYPE_NSM;
}
