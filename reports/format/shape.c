/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/shape.h"

#include <fribidi.h>

#include "engine/base/arena.h"
#include "teams/text.h"

struct line {
    FriBidiChar *letter, *form;
    FriBidiCharType *type;
    FriBidiArabicProp *join;
    FriBidiLevel *level;
    FriBidiStrIndex *from;
    int n;
    bool turned; /* into the order of `from` */
};

/* Hebrew, the first of them, begins at U+0590, which is D6 90. What begins lower, and Armenian beside it, is plain enough. */
bool shape_is_plain(struct str text)
{
    for (size_t i = 0; i < text.n; i++)
        if ((unsigned char)text.p[i] >= 0xD6)
            return false;
    return true;
}

/* Joins what FriBidi has joined forms for, then puts the letters into the order in which they are seen. */
static void arrange(struct line *l, struct arena *a)
{
    FriBidiParType direction = FRIBIDI_PAR_LTR;
    FriBidiBracketType *bracket = arena_new(a, FriBidiBracketType, l->n);

    for (int i = 0; i < l->n; i++)
        l->from[i] = i;
    fribidi_get_bidi_types(l->letter, l->n, l->type);
    fribidi_get_bracket_types(l->letter, l->n, l->type, bracket);
    if (fribidi_get_par_embedding_levels_ex(l->type, bracket, l->n, &direction, l->level) == 0)
        return;
    fribidi_get_joining_types(l->letter, l->n, l->join);
    fribidi_join_arabic(l->type, l->n, l->level, l->join);
    fribidi_shape(FRIBIDI_FLAGS_DEFAULT | FRIBIDI_FLAGS_ARABIC, l->level, l->n, l->join, l->form);
    l->turned = fribidi_reorder_line(FRIBIDI_FLAGS_DEFAULT, l->type, l->n, 0, direction, l->level, NULL, l->from) != 0;
}

static struct line read_line(struct str text, struct arena *a)
{
    int n = (int)text_letters(text);
    struct line l = { arena_new(a, FriBidiChar, n),
                      arena_new(a, FriBidiChar, n),
                      arena_new(a, FriBidiCharType, n),
                      arena_new(a, FriBidiArabicProp, n),
                      arena_new(a, FriBidiLevel, n),
                      arena_new(a, FriBidiStrIndex, n),
                      n,
                      false };

    for (int i = 0; i < n; i++)
        l.letter[i] = l.form[i] = (FriBidiChar)text_letter(&text);
    return l;
}

/* A letter that FriBidi found neighbours for and has no form of. */
static bool is_broken(const struct line *l, int i)
{
    FriBidiArabicProp join = l->join[i];

    return l->form[i] == l->letter[i] && !FRIBIDI_IS_JOIN_SKIPPED(join) && FRIBIDI_ARAB_SHAPES(join) &&
           FRIBIDI_JOIN_SHAPE(join) != 0;
}

struct shaped *shape_line(struct str text, struct arena *a, int *n)
{
    struct line l = read_line(text, a);
    struct shaped *out = arena_new(a, struct shaped, l.n);

    if (!shape_is_plain(text))
        arrange(&l, a);
    for (int i = 0; i < l.n; i++) {
        int from = l.turned ? l.from[i] : i;
        out[i] = (struct shaped){ l.form[from], l.letter[from], is_broken(&l, from) };
    }
    *n = l.n;
    return out;
}
