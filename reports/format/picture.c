/* SPDX-License-Identifier: Apache-2.0 */
/* picture.c - drawn by cairo, whose home this is, with FreeType for the shapes of letters. */
#include "reports/format/picture.h"

#include <cairo-ft.h>
#include <pthread.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "reports/format/flag.h"
#include "reports/format/font.h"
#include "reports/format/glyphs.h"
#include "reports/format/messages.h"
#include "reports/format/shape.h"

/* Places and sizes in pixels. */
enum { SIDE = 64, RIGHT = PICTURE_WIDTH - SIDE, EVENT_LINE = 84, RULE = 108, TITLE_LINE = 178, ROWS = 206, GAP = 24 };
enum { EVENT = 34, ABOUT = 24, TITLE = 50, UNIT = 28 };

/* How a row is drawn: its height, sizes of letters, the flag, where the name begins. */
static const struct row_look {
    int height, rank, name, points, flag, name_at;
} looks[] = { { 78, 34, 40, 44, 64, 216 }, { 132, 60, 58, 66, 120, 300 } };

/* Red, green, blue. */
static const double ink[] = { 0.078, 0.090, 0.110 }, soft[] = { 0.337, 0.361, 0.408 },
                    line_grey[] = { 0.835, 0.847, 0.871 };
static const double medals[PICTURE_MEDALS][3] = { { 0.690, 0.490, 0.0 },
                                                  { 0.357, 0.396, 0.451 },
                                                  { 0.604, 0.333, 0.141 } };

struct face {
    bool tried;
    cairo_font_face_t *drawn;
    struct glyphs_font *shaped;
};

struct drawing {
    cairo_t *cr;
    const struct font_files *fonts;
    struct face face[FONT_COUNT][2];
    struct arena *arena;
};

/* --- fonts ---------------------------------------------------------------------------------------- */

/* One at a time, and for as long as the program runs: cairo keeps fonts that it has used. */
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static FT_Library library;

static void drop_face(void *face)
{
    FT_Done_Face(face);
}

static void open_face(struct face *f, struct str path, int index, struct arena *a)
{
    static const cairo_user_data_key_t key;
    FT_Face face;

    f->tried = true;
    if (path.n == 0 || FT_New_Face(library, str_c(a, path), index, &face) != 0)
        return;
    f->drawn = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
    if (cairo_font_face_set_user_data(f->drawn, &key, face, drop_face) != CAIRO_STATUS_SUCCESS)
        FT_Done_Face(face);
    f->shaped = glyphs_font(path, index);
}

static const struct face *face_of(struct drawing *d, enum font which, bool strong)
{
    struct face *f = &d->face[which][strong];

    if (!f->tried)
        open_face(f, d->fonts->path[which][strong], d->fonts->index[which][strong], d->arena);
    return f;
}

/* That of its script, in the weight that there is, else the usual one; NULL: none has the letter. */
static const struct face *face_for(struct drawing *d, uint32_t letter, bool strong)
{
    const enum font tried[] = { font_for((int)letter), FONT_TEXT, FONT_SIGNS };

    for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
        for (int other = 0; other < 2; other++) {
            const struct face *f = face_of(d, tried[i], strong != other);
            if (f->drawn && f->shaped && glyphs_of_letter(f->shaped, letter) != 0)
                return f;
        }
    return NULL;
}

/* --- lines ---------------------------------------------------------------------------------------- */

/* Letters of one face, drawn in one direction. */
struct piece {
    const struct face *face;
    struct glyph *glyph;
    int n;
};

/* The pieces from left to right. */
struct set_line {
    struct piece *piece;
    int n, cap, width; /* thousandths of the size */
};

static struct piece shaped(struct drawing *d, const struct face *f, const uint32_t *letter, int n, bool leftward)
{
    struct piece p = { .face = f };

    p.glyph = glyphs_shape(f->shaped, letter, n, leftward, d->arena, &p.n);
    return p;
}

static struct set_line set_text(struct drawing *d, struct str text, bool strong)
{
    const struct shape_line of = shape_line(text, d->arena);
    struct set_line line = { 0 };

    for (int i = 0; i < of.nrun; i++) {
        /* A mark stands in the face of its letter; what no face has is left out. */
        const struct shape_run *run = &of.run[i];
        const uint32_t *letter = of.letter + run->first;
        const int begun = line.n;

        for (int j = 0, end; j < run->n; j = end) {
            const struct face *f = face_for(d, letter[j], strong);
            for (end = j + 1; end < run->n && (shape_is_mark(letter[end]) || face_for(d, letter[end], strong) == f);)
                end++;
            if (!f)
                continue;
            arena_room(d->arena, line.piece, line.n, line.cap);
            line.piece[line.n++] = shaped(d, f, letter + j, end - j, run->leftward);
        }
        for (int j = begun, k = line.n - 1; run->leftward && j < k; j++, k--) {
            const struct piece swapped = line.piece[j];
            line.piece[j] = line.piece[k];
            line.piece[k] = swapped;
        }
    }
    for (int i = 0; i < line.n; i++)
        for (int g = 0; g < line.piece[i].n; g++)
            line.width += line.piece[i].glyph[g].advance;
    return line;
}

static double draw_piece(struct drawing *d, const struct piece *p, double x, double y, double size)
{
    cairo_glyph_t *glyph = arena_new(d->arena, cairo_glyph_t, p->n);

    for (int i = 0; i < p->n; i++) {
        const struct glyph *g = &p->glyph[i];
        glyph[i] = (cairo_glyph_t){ g->id, x + g->dx * size / 1000, y - g->dy * size / 1000 };
        x += g->advance * size / 1000;
    }
    cairo_set_font_face(d->cr, p->face->drawn);
    cairo_set_font_size(d->cr, size);
    cairo_show_glyphs(d->cr, glyph, p->n);
    return x;
}

/* How a text stands: from x to the right, or up to it from the left; smaller where it would be longer than the room. */
struct setting {
    double x, y;
    int room, size;
    bool strong, to_left;
    const double *colour;
};

static void draw_text(struct drawing *d, struct str text, struct setting s)
{
    const struct set_line line = set_text(d, text, s.strong);
    const double wide = (double)line.width * s.size / 1000;
    const double size = wide > s.room ? s.size * s.room / wide : s.size;
    double x = s.to_left ? s.x - line.width * size / 1000 : s.x;

    cairo_set_source_rgb(d->cr, s.colour[0], s.colour[1], s.colour[2]);
    for (int i = 0; i < line.n; i++)
        x = draw_piece(d, &line.piece[i], x, s.y, size);
}

static void draw_box(struct drawing *d, double x, double y, double width, double height, const double *colour)
{
    cairo_set_source_rgb(d->cr, colour[0], colour[1], colour[2]);
    cairo_rectangle(d->cr, x, y, width, height);
    cairo_fill(d->cr);
}

/* --- flags ---------------------------------------------------------------------------------------- */

static cairo_status_t read_bytes(void *cls, unsigned char *to, unsigned n)
{
    struct str *rest = cls;

    if (n > rest->n)
        return CAIRO_STATUS_READ_ERROR;
    for (unsigned i = 0; i < n; i++)
        to[i] = (unsigned char)rest->p[i];
    rest->p += n;
    rest->n -= n;
    return CAIRO_STATUS_SUCCESS;
}

static void draw_picture(struct drawing *d, cairo_surface_t *flag, double x, double y, double width)
{
    const double scale = width / cairo_image_surface_get_width(flag);

    cairo_save(d->cr);
    cairo_translate(d->cr, x, y);
    cairo_scale(d->cr, scale, width * 3 / 4 / cairo_image_surface_get_height(flag));
    cairo_set_source_surface(d->cr, flag, 0, 0);
    cairo_pattern_set_extend(cairo_get_source(d->cr), CAIRO_EXTEND_PAD);
    cairo_rectangle(d->cr, 0, 0, cairo_image_surface_get_width(flag), cairo_image_surface_get_height(flag));
    cairo_fill(d->cr);
    cairo_restore(d->cr);
}

/* The large picture, or the code; with a thin outline. */
static void draw_flag(struct drawing *d, const struct flags *flags, struct str code, double x, double y, int width)
{
    const struct flag_picture *p = flags && code.n > 0 ? flag_find(flags, code, FLAG_LARGE) : NULL;
    const int height = width * 3 / 4; /* whole points, so that the outline is sharp */
    struct str rest = p ? p->png : (struct str){ 0 };
    cairo_surface_t *flag = cairo_image_surface_create_from_png_stream(read_bytes, &rest);

    if (cairo_surface_status(flag) == CAIRO_STATUS_SUCCESS)
        draw_picture(d, flag, x, y, width);
    else
        draw_text(d, code, (struct setting){ x + 4, y + width * 0.5, width - 8, width * 36 / 100, true, false, ink });
    cairo_surface_destroy(flag);
    if (code.n == 0)
        return;
    cairo_set_source_rgb(d->cr, line_grey[0], line_grey[1], line_grey[2]);
    cairo_set_line_width(d->cr, 1);
    cairo_rectangle(d->cr, x + 0.5, y + 0.5, width - 1, height - 1);
    cairo_stroke(d->cr);
}

/* --- the picture ---------------------------------------------------------------------------------- */

static void draw_row(struct drawing *d, const struct picture *p, const struct flags *flags, int i)
{
    enum { POINTS_ROOM = 180 };
    const struct picture_row *r = &p->row[i];
    const struct row_look *k = &looks[r->medal > 0 && p->nrow <= PICTURE_MEDALS];
    const int top = ROWS + i * k->height, middle = top + k->height / 2, above = middle - k->flag * 3 / 8;

    draw_text(d, r->rank,
              (struct setting){ SIDE, middle + k->rank * 0.36, k->name_at - GAP - k->flag - SIDE, k->rank, true, false,
                                r->medal > 0 ? medals[r->medal - 1] : soft });
    draw_flag(d, flags, r->federation, k->name_at - GAP - k->flag, above, k->flag);
    draw_text(d, r->name,
              (struct setting){ k->name_at, middle + k->name * 0.36, RIGHT - POINTS_ROOM - k->name_at, k->name, true,
                                false, ink });
    draw_text(d, r->points,
              (struct setting){ RIGHT, middle + k->points * 0.36, POINTS_ROOM - GAP, k->points, true, true, ink });
    if (i + 1 < p->nrow)
        draw_box(d, SIDE, top + k->height - 1, RIGHT - SIDE, 1, line_grey);
}

static cairo_status_t write_bytes(void *cls, const unsigned char *bytes, unsigned n)
{
    buffer_add(cls, (struct str){ (const char *)bytes, n });
    return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t draw_png(const struct picture *p, const struct font_files *fonts, const struct flags *flags,
                               struct buffer *out)
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, PICTURE_WIDTH, PICTURE_HEIGHT);
    struct drawing d = { .cr = cairo_create(surface), .fonts = fonts, .arena = out->arena };

    static const double paper[] = { 1, 1, 1 };

    draw_box(&d, 0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, paper);
    enum { ABOUT_ROOM = 420, UNIT_ROOM = 160 };

    draw_text(&d, p->event,
              (struct setting){ SIDE, EVENT_LINE, RIGHT - SIDE - ABOUT_ROOM - GAP, EVENT, true, false, ink });
    draw_text(&d, p->about, (struct setting){ RIGHT, EVENT_LINE, ABOUT_ROOM, ABOUT, false, true, soft });
    draw_box(&d, SIDE, RULE, RIGHT - SIDE, 3, ink);
    draw_text(&d, p->title,
              (struct setting){ SIDE, TITLE_LINE, RIGHT - SIDE - UNIT_ROOM - GAP, TITLE, true, false, ink });
    draw_text(&d, p->unit, (struct setting){ RIGHT, TITLE_LINE, UNIT_ROOM, UNIT, false, true, soft });
    for (int i = 0; i < p->nrow; i++)
        draw_row(&d, p, flags, i);
    cairo_status_t status = cairo_status(d.cr);
    cairo_destroy(d.cr);
    for (int which = 0; which < FONT_COUNT; which++)
        for (int strong = 0; strong < 2; strong++) {
            const struct face *f = &d.face[which][strong];
            if (f->drawn)
                cairo_font_face_destroy(f->drawn);
            glyphs_drop(f->shaped);
        }
    if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream(surface, write_bytes, out);
    cairo_surface_destroy(surface);
    return status;
}

bool picture_write(const struct picture *p, const struct font_files *fonts, const struct flags *flags, struct arena *a,
                   struct str *out, struct err *e)
{
    struct buffer png = { .arena = a };
    cairo_status_t status = CAIRO_STATUS_NO_MEMORY;

    pthread_mutex_lock(&one);
    if (library || FT_Init_FreeType(&library) == 0)
        status = draw_png(p, fonts, flags, &png);
    pthread_mutex_unlock(&one);
    *out = buffer_str(&png);
    return status == CAIRO_STATUS_SUCCESS ||
           err_say(e, ERR_IO, say_picture_not_drawn(str_of(cairo_status_to_string(status))));
}
