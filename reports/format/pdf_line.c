/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/format/pdf_line.h"

#include "engine/base/arena.h"
#include "reports/format/glyphs.h"
#include "reports/format/haru.h"
#include "reports/format/pdf_font.h"
#include "reports/format/shape.h"
#include "teams/text.h"

/* A code of a face. Lengths are thousandths of the size. */
struct mark {
    unsigned short code; /* 0: it is left out */
    unsigned char font;
    bool strong, lacking;
    uint32_t letter; /* that is lacking */
    int width, advance, dx, dy;
    int meant; /* the number of what it is a part of, from 1; 0: of nothing */
};

/* Letters that glyphs stand for together. */
struct meant {
    const uint32_t *letter;
    int n;
};

struct line {
    struct pdf_fonts *fonts;
    bool strong;
    struct mark *mark;
    int n, cap;
    struct meant *meant;
    int nmeant, cap_meant;
    struct arena *arena;
};

static void add_mark(struct line *l, struct mark m)
{
    arena_room(l->arena, l->mark, l->n, l->cap);
    l->mark[l->n++] = m;
}

/* One box stands for all letters side by side that no font has. */
static void add_letter(struct line *l, uint32_t letter)
{
    const struct pdf_letter p = pdf_fonts_letter(l->fonts, letter, l->strong);
    const bool again = p.lacking && l->n > 0 && l->mark[l->n - 1].lacking;

    if (p.shown || p.lacking)
        add_mark(l, (struct mark){ .code = again ? 0 : p.shown,
                                   .font = p.font,
                                   .strong = p.strong,
                                   .lacking = p.lacking,
                                   .letter = letter,
                                   .width = again ? 0 : p.width,
                                   .advance = again ? 0 : p.width });
}

/* --- letters that are joined, stacked or turned round --------------------------------------------- */

/* To the left programs read letter by letter: of those that one glyph stands for it has the last, and those before it, of which nothing is seen, follow on its right. */
static void add_leftward(struct line *l, struct pdf_letter face, const struct glyph *g, const uint32_t *letter)
{
    for (int i = g->first + g->n - 2; i >= g->first; i--)
        add_mark(l, (struct mark){ .code = pdf_fonts_hollow(l->fonts, (enum font)face.font, face.strong, letter[i]),
                                   .font = face.font,
                                   .strong = face.strong });
}

static void add_glyph(struct line *l, struct pdf_letter face, const struct glyph *g, const uint32_t *letter,
                      bool leftward)
{
    const struct haru_font *font = l->fonts->face[face.font][face.strong].font;
    const int first = leftward && g->n > 1 ? g->first + g->n - 1 : g->first, n = leftward && g->n > 1 ? 1 : g->n;
    unsigned short code =
        g->id == 0 ? 0 : pdf_fonts_code(l->fonts, (enum font)face.font, face.strong, g->id, letter + first, n);

    add_mark(l, (struct mark){ .code = code,
                               .font = face.font,
                               .strong = face.strong,
                               .lacking = code == 0,
                               .letter = letter[g->first],
                               .width = haru_glyph_width(font, g->id),
                               .advance = g->advance,
                               .dx = g->dx,
                               .dy = g->dy });
    if (leftward)
        add_leftward(l, face, g, letter);
}

/* Where several glyphs stand for letters together, programs see a gap, or marks on a line of their own. */
static bool has_silent(const struct glyph *g, int n)
{
    for (int i = 0; i < n; i++)
        if (g[i].n == 0)
            return true;
    return false;
}

/* The marks from `first` on stand for these letters. */
static void mean(struct line *l, int first, const uint32_t *letter, int n)
{
    arena_room(l->arena, l->meant, l->nmeant, l->cap_meant);
    l->meant[l->nmeant++] = (struct meant){ letter, n };
    for (int i = first; i < l->n; i++)
        l->mark[i].meant = l->nmeant;
}

/* What is read to the left as it is seen, so that programs turn it round: not a mark that comes first, unless a sign that is not seen makes it known which way it is read. */
static int turn(const uint32_t *letter, int n, uint32_t *to)
{
    enum { LEFTWARD = 0x200F };
    int out = 0;

    if (shape_is_mark(letter[n - 1]))
        to[out++] = LEFTWARD;
    while (n > 0)
        to[out++] = letter[--n];
    return out;
}

static void add_glyphs(struct line *l, struct pdf_letter face, const uint32_t *letter, int n, bool leftward)
{
    const struct glyphs_font *font = pdf_fonts_joining(l->fonts, (enum font)face.font, face.strong);
    int nglyph = 0, first = l->n;
    const struct glyph *g = font ? glyphs_shape(font, letter, n, leftward, l->arena, &nglyph) : NULL;

    for (int i = 0; i < nglyph; i++)
        add_glyph(l, face, &g[i], letter, leftward);
    if (!has_silent(g, nglyph))
        return;
    uint32_t *turned = arena_new(l->arena, uint32_t, n + 1);
    if (leftward)
        mean(l, first, turned, turn(letter, n, turned));
    else
        mean(l, first, letter, n);
}

static bool needs_glyphs(const uint32_t *letter, int n)
{
    for (int i = 0; i < n; i++)
        if (shape_is_joined(letter[i]))
            return true;
    return false;
}

/* Letters of one face, or none. */
static void add_piece(struct line *l, const uint32_t *letter, int n, bool leftward)
{
    const struct pdf_letter face = pdf_fonts_letter(l->fonts, *letter, l->strong);

    if (face.found && !face.lacking && (leftward || needs_glyphs(letter, n)))
        add_glyphs(l, face, letter, n, leftward);
    else
        for (int i = 0; i < n; i++)
            add_letter(l, letter[leftward ? n - 1 - i : i]);
}

/* Set in the face of the letter before it: marks upon it, what joins it to the next one or keeps it apart. */
static bool is_kept(uint32_t letter)
{
    return (letter >= 0x0300 && letter <= 0x036F) || (letter >= 0x1AB0 && letter <= 0x1AFF) ||
           (letter >= 0x1DC0 && letter <= 0x1DFF) || letter == 0x200C || letter == 0x200D ||
           (letter >= 0x20D0 && letter <= 0x20FF) || (letter >= 0xFE00 && letter <= 0xFE0F) ||
           (letter >= 0xFE20 && letter <= 0xFE2F);
}

static bool is_of_face(struct line *l, struct pdf_letter face, uint32_t letter)
{
    const struct pdf_letter p = pdf_fonts_letter(l->fonts, letter, l->strong);

    return is_kept(letter) ||
           (p.found == face.found && p.lacking == face.lacking && p.font == face.font && p.strong == face.strong);
}

static int piece_end(struct line *l, const uint32_t *letter, int at, int n)
{
    const struct pdf_letter face = pdf_fonts_letter(l->fonts, letter[at], l->strong);
    int end = at + 1;

    while (end < n && is_of_face(l, face, letter[end]))
        end++;
    return end;
}

/* Letters that programs turn round as we do: Hebrew, Arabic, Syriac, Thaana. */
static bool is_turned(uint32_t letter)
{
    return (letter >= 0x0590 && letter <= 0x07BF) || (letter >= 0x08A0 && letter <= 0x08FF) ||
           (letter >= 0xFB1D && letter <= 0xFDFF) || (letter >= 0xFE70 && letter <= 0xFEFE);
}

/* What turns the direction, or keeps parts of a line from turning one another. */
static bool is_unseen(struct pdf_fonts *f, uint32_t letter)
{
    const struct pdf_letter p = pdf_fonts_letter(f, letter, false);

    return !p.found && !p.lacking;
}

/* Letters and blanks from that place on which programs turn round together; the last is a letter. */
static int turned_end(const struct shape_line *s, int at)
{
    int end = at + 1;

    for (int i = end; i < s->nletter && (is_turned(s->letter[i]) || s->letter[i] == ' '); i++)
        if (s->letter[i] != ' ')
            end = i + 1;
    return end;
}

/* Programs that look for text turn words of letters to the left round, each where it stands, and leave figures, commas and brackets between them where
   they are; the blank behind such a word is taken for a part of it, unless a mark for the other direction keeps it apart. So that they find the line as it is read they are
   given it as they would have to see it. */
static int as_they_turn(struct pdf_fonts *f, const struct shape_line *s, uint32_t *to)
{
    enum { RIGHTWARD = 0x200E };
    int n = 0;

    for (int at = 0, end; at < s->nletter; at = end) {
        const bool turned = is_turned(s->letter[at]);
        end = turned ? turned_end(s, at) : at + 1;
        if (turned)
            n += turn(s->letter + at, end - at, to + n);
        else if (!is_unseen(f, s->letter[at]))
            to[n++] = s->letter[at];
        if (turned && end < s->nletter)
            to[n++] = RIGHTWARD;
    }
    return n;
}

/* Is there anything to the left that programs do not find as they see it? */
static bool is_mixed(struct pdf_fonts *f, const struct shape_line *s)
{
    bool leftward = false, others = false;

    for (int i = 0; i < s->nrun; i++)
        leftward = leftward || s->run[i].leftward;
    for (int i = 0; i < s->nletter; i++)
        others = others || !(is_turned(s->letter[i]) || s->letter[i] == ' ' || is_unseen(f, s->letter[i]));
    return leftward && others;
}

static void mean_mixed(struct line *l, const struct shape_line *s)
{
    if (!is_mixed(l->fonts, s))
        return;
    uint32_t *seen = arena_new(l->arena, uint32_t, 3 * s->nletter);
    mean(l, 0, seen, as_they_turn(l->fonts, s, seen));
}

static struct line set_line(struct pdf_fonts *f, struct str text, bool strong, struct arena *a)
{
    struct line l = { .fonts = f, .strong = strong, .arena = a };

    if (shape_is_plain(text)) {
        while (text.n > 0)
            add_letter(&l, (uint32_t)text_letter(&text));
        return l;
    }
    struct shape_line s = shape_line(text, a);
    for (int i = 0; i < s.nrun; i++) {
        /* Seen from the left, a run to the left begins with its last piece. */
        const uint32_t *letter = s.letter + s.run[i].first;
        int n = s.run[i].n;
        bool leftward = s.run[i].leftward;
        int *begin = arena_new(l.arena, int, n + 1), pieces = 0;

        for (int at = 0; at < n; at = piece_end(&l, letter, at, n))
            begin[pieces++] = at;
        begin[pieces] = n;
        for (int k = 0; k < pieces; k++) {
            int p = leftward ? pieces - 1 - k : k;
            add_piece(&l, letter + begin[p], begin[p + 1] - begin[p], leftward);
        }
    }
    mean_mixed(&l, &s);
    return l;
}

/* --- runs ----------------------------------------------------------------------------------------- */

static size_t encode(int code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (char)(0xC0 | code >> 6);
        to[1] = (char)(0x80 | (code & 0x3F));
        return 2;
    }
    to[0] = (char)(0xE0 | code >> 12);
    to[1] = (char)(0x80 | (code >> 6 & 0x3F));
    to[2] = (char)(0x80 | (code & 0x3F));
    return 3;
}

/* Does it stand where the run before leads to? */
static bool continues(const struct mark *run, const struct mark *m)
{
    return m->dx == 0 && m->dy == 0 && run->font == m->font && run->strong == m->strong && run->meant == m->meant;
}

/* The marks from `*at` on that follow one another in one face, no more than libharu takes in one piece; `x` is moved behind them. */
static struct pdf_run take_run(const struct line *l, int *at, int *x)
{
    enum { MOST = 1000 };
    const struct mark *first = &l->mark[*at];
    const int end = *at + MOST < l->n ? *at + MOST : l->n;
    struct pdf_face *face = &l->fonts->face[first->font][first->strong];
    char *text = arena_new(l->arena, char, 3 * (end - *at) + 1);
    struct pdf_run run = { .font = face->font, .text = text, .x = *x + first->dx, .y = first->dy };
    bool follows = true;

    for (const struct mark *m = first; *at < end && follows && (m == first || continues(first, m));
         m = &l->mark[++*at]) {
        if (m->code) {
            face->used[m->code] = true;
            text += encode(m->code, text);
        }
        *x += m->advance;
        follows = m->advance == m->width && m->dx == 0 && m->dy == 0;
    }
    return run;
}

/* `before` is what the run before it was a part of. */
static void set_meant(const struct line *l, struct pdf_run *run, int meant, int before)
{
    if (meant == 0 || meant == before)
        return;
    run->meant = l->meant[meant - 1].letter;
    run->nmeant = l->meant[meant - 1].n;
}

struct pdf_run *pdf_line_runs(struct pdf_fonts *f, struct str text, bool strong, struct arena *a, int *n)
{
    const struct line l = set_line(f, text, strong, a);
    struct pdf_run *run = arena_new(a, struct pdf_run, l.n);
    int x = 0, part = 0;

    *n = 0;
    for (int at = 0; at < l.n;) {
        if (!l.mark[at].code) {
            x += l.mark[at++].advance;
            continue;
        }
        const int of = l.mark[at].meant;
        if (*n > 0)
            run[*n - 1].ends = part != 0 && part != of;
        run[*n] = take_run(&l, &at, &x);
        set_meant(&l, &run[(*n)++], of, part);
        part = of;
    }
    if (*n > 0)
        run[*n - 1].ends = part != 0;
    return run;
}

static int plain_width(struct pdf_fonts *f, struct str text, bool strong)
{
    int width = 0;

    while (text.n > 0)
        width += pdf_fonts_letter(f, (uint32_t)text_letter(&text), strong).width;
    return width;
}

/* What letters make known of fonts stays in the arena of the fonts. */
int pdf_line_width(struct pdf_fonts *f, struct str text, bool strong)
{
    struct arena own = { 0 };
    int width = 0;

    if (shape_is_plain(text))
        return plain_width(f, text, strong);
    const struct line l = set_line(f, text, strong, &own);
    for (int i = 0; i < l.n; i++)
        width += l.mark[i].advance;
    arena_free(&own);
    return width;
}

/* --- what is lacking ------------------------------------------------------------------------------ */

/* Asked of every name of every sheet: without memory where its letters are plain. */
static bool plain_shows(struct pdf_fonts *f, struct str text)
{
    bool seen = false;

    while (text.n > 0) {
        const struct pdf_letter p = pdf_fonts_letter(f, (uint32_t)text_letter(&text), false);
        if (p.lacking && p.shown)
            return false;
        seen = seen || p.shown;
    }
    return seen;
}

bool pdf_line_shows(struct pdf_fonts *f, struct str text)
{
    struct arena own = { 0 };
    bool fails = false, seen = false;

    if (shape_is_plain(text))
        return plain_shows(f, text);
    const struct line l = set_line(f, text, false, &own);
    for (int i = 0; i < l.n; i++) {
        fails = fails || (l.mark[i].lacking && !pdf_fonts_is_picture(l.mark[i].letter));
        seen = seen || l.mark[i].code;
    }
    arena_free(&own);
    return seen && !fails;
}

struct pdf_lack pdf_line_lack(struct pdf_fonts *f, struct str text, struct arena *a)
{
    if (shape_is_plain(text)) {
        /* Of a registration every name is asked. */
        while (text.n > 0 && haru_goes_on(f->doc)) {
            const uint32_t letter = (uint32_t)text_letter(&text);
            if (pdf_fonts_letter(f, letter, false).lacking)
                return (struct pdf_lack){ (int)letter, pdf_fonts_why(f, letter) };
        }
        return (struct pdf_lack){ 0 };
    }
    const struct line l = set_line(f, text, false, a);

    for (int i = 0; i < l.n && haru_goes_on(f->doc); i++)
        if (l.mark[i].lacking)
            return (struct pdf_lack){ (int)l.mark[i].letter, pdf_fonts_why(f, l.mark[i].letter) };
    return (struct pdf_lack){ 0 };
}
