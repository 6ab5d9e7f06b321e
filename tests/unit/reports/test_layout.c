/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/canvas.h"
#include "reports/format/layout.h"
#include "reports/format/messages.h"
#include "reports/format/setting.h"
#include "teams/text.h"

/* A font in which every letter is as wide as any other. */
static int even_width(void *ctx, struct str text, bool strong)
{
    (void)ctx;
    return text_width(text) * (strong ? 560 : 500);
}

static const struct metrics metrics = { even_width, NULL };

static struct layout lay_out(const struct sheet *t, enum paper paper, struct arena *a)
{
    const struct page_options page = { .paper = paper };

    struct plan *p = layout_plan(t, &page, &metrics, a);

    return layout_draw(p, 0, layout_pages(p), a);
}

enum { NUMBER, NAME, POINTS, OTHER, COLUMNS };

static const struct column columns[COLUMNS] = {
    [NUMBER] = { "no", NULL, ALIGN_RIGHT, .title = "No." },
    [NAME] = { "name", NULL, ALIGN_LEFT, .tone = TONE_STRONG, .name = true, .title = "Name" },
    [POINTS] = { "points", NULL, ALIGN_RIGHT, .title = "Points" },
    [OTHER] = { "other", NULL, ALIGN_CENTRE, .name = true, .title = "Other" },
};

static const struct column heads[] = {
    [0] = { "head", NULL, ALIGN_LEFT, .at = NUMBER, .span = 2 },
};

/* A name of that many letters that no other row has. */
static struct str name(struct arena *a, int letters, int block, int row)
{
    struct str begin = str_fmt(a, "%d/%d", block, row);
    char *p = arena_new(a, char, letters + 1);

    for (int i = 0; i < letters; i++)
        p[i] = (char)(i % 8 == 7 ? ' ' : 'a' + i % 8);
    memcpy(p, begin.p, begin.n < (size_t)letters ? begin.n : (size_t)letters);
    return (struct str){ p, (size_t)letters };
}

static struct table *table_of(const struct sheet *s)
{
    return &s->part[0]->table;
}

static void add_block(struct table *t, int rows, int letters, struct arena *a)
{
    struct block *b = table_block(t, rows, a);

    if (b->head)
        b->head[0] = cell_text(str_fmt(a, "Block %d", t->nblock));
    for (int i = 0; i < rows; i++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[NUMBER] = cell_number(i + 1);
        cell[NAME] = cell_text(name(a, letters, t->nblock, i + 1));
        cell[POINTS] = cell_half(7 * i);
        cell[OTHER] = cell_text(STR("other"));
    }
}

static struct sheet rows_of(int rows, int letters, struct arena *a)
{
    static const struct table shape = { .rows = "x", .col = columns, .ncol = COLUMNS };
    struct sheet t = { .name = "x",
                       .scale = SCALE_HAND,
                       .heading = { .event = STR("The Event"),
                                    .title = STR("The Title"),
                                    .round = 5,
                                    .section = STR("The Section"),
                                    .city = STR("City"),
                                    .date = STR("2016-09-02 15:00") } };

    add_block(sheet_table(&t, &shape, a), rows, letters, a);
    return t;
}

static struct sheet blocks_of(int blocks, int rows, int letters, int across, struct arena *a)
{
    static const struct table shape = { .rows = "x", .head = heads, .nhead = 1, .col = columns, .ncol = COLUMNS };
    struct sheet t = rows_of(0, 0, a);

    t.npart = 0;
    t.scale = SCALE_LIST;
    t.across = across;
    struct table *cards = sheet_table(&t, &shape, a);
    for (int i = 0; i < blocks; i++)
        add_block(cards, rows, letters, a);
    return t;
}

static int right_of(const struct layout_text *t)
{
    return t->x + (int)((long)even_width(NULL, t->text, t->strong) * t->size / 1000 * t->stretch / 100);
}

static bool is_watermark(const struct layout_text *t)
{
    return t->grey > 80 && t->grey < 100;
}

static void expect_inside(const struct layout *l, const struct layout_page *p)
{
    for (int i = 0; i < p->nbox; i++) {
        assert_in_range(p->box[i].x, MARGIN, l->width);
        assert_in_range(p->box[i].x + p->box[i].width, 0, l->width - MARGIN);
        assert_in_range(p->box[i].y, MARGIN_LOW, l->height);
        assert_in_range(p->box[i].y + p->box[i].height, 0, l->height - MARGIN_TOP);
    }
    for (int i = 0; i < p->ntext; i++) {
        if (is_watermark(&p->text[i]))
            continue;
        assert_in_range(p->text[i].x, MARGIN, l->width);
        assert_in_range(right_of(&p->text[i]), 0, l->width - MARGIN + 2);
        assert_in_range(p->text[i].y, MARGIN_LOW, l->height - MARGIN_TOP);
    }
}

static int by_place(const void *a, const void *b)
{
    const struct layout_text *x = a, *y = b;

    return x->y != y->y ? x->y - y->y : x->x - y->x;
}

/* Texts of one base line do not run into each other, and base lines keep their distance. */
static void expect_apart(const struct layout_page *p)
{
    qsort(p->text, (size_t)p->ntext, sizeof *p->text, by_place);
    for (int i = 1; i < p->ntext; i++) {
        const struct layout_text *before = &p->text[i - 1], *t = &p->text[i];
        if (is_watermark(t) || is_watermark(before))
            continue;
        if (t->y == before->y)
            assert_true(right_of(before) <= t->x);
        else
            assert_true(t->y - before->y > 60 || right_of(before) <= t->x || right_of(t) <= before->x);
    }
}

static int count(const struct layout_page *p, struct str text)
{
    int n = 0;

    for (int i = 0; i < p->ntext; i++)
        n += str_eq(p->text[i].text, text);
    return n;
}

static void expect_heading(const struct layout_page *p, const struct sheet *t, int page, int pages, struct arena *a)
{
    assert_int_equal(count(p, STR("The Event · The Section")), 1);
    assert_int_equal(count(p, STR("City")), 1);
    assert_int_equal(count(p, STR("Round 5 · The Title")), 1);
    assert_int_equal(count(p, STR("Fri 2 Sept 2016, 15:00")), 1);
    assert_int_equal(count(p, str_fmt(a, "page %d of %d", page, pages)), 1);
    if (table_of(t)->block[0].nrow > 0)
        assert_true(count(p, STR("Points")) >= 1);
}

static void expect_sound(const struct layout *l, const struct sheet *t, struct arena *a)
{
    assert_true(l->npage >= 1);
    for (int i = 0; i < l->npage; i++) {
        expect_inside(l, &l->page[i]);
        expect_apart(&l->page[i]);
        expect_heading(&l->page[i], t, i + 1, l->npage, a);
    }
}

/* The page on which a text stands; it must stand on one, once. */
static int page_of(const struct layout *l, struct str text)
{
    int page = -1;

    for (int i = 0; i < l->npage; i++)
        if (count(&l->page[i], text) > 0) {
            assert_int_equal(count(&l->page[i], text), 1);
            assert_int_equal(page, -1);
            page = i;
        }
    assert_true(page >= 0);
    return page;
}

static void pages_are_sound_whatever_comes(void **state)
{
    static const int many[] = { 0, 1, 2, 29, 30, 31, 35, 36, 37, 88, 180 };
    static const int letters[] = { 3, 12, 25, 60, 400 };

    (void)state;
    for (int i = 0; i < 11; i++)
        for (int k = 0; k < 5; k++)
            for (int paper = 0; paper < PAPER_COUNT; paper++)
                for (int scale = SCALE_WALL; scale <= SCALE_LIST; scale++) {
                    struct arena a = { 0 };
                    struct sheet t = rows_of(many[i], letters[k], &a);
                    t.scale = (enum scale)scale;
                    struct layout l = lay_out(&t, (enum paper)paper, &a);
                    expect_sound(&l, &t, &a);
                    arena_free(&a);
                }
}

static void blocks_are_sound_and_stay_whole(void **state)
{
    static const int many[] = { 1, 2, 7, 40, 88 }, rows[] = { 1, 4, 5, 6, 24 };
    static const int letters[] = { 10, 22, 90 };

    (void)state;
    for (int i = 0; i < 5; i++)
        for (int k = 0; k < 5; k++)
            for (int m = 0; m < 3; m++)
                for (int across = 1; across <= 2; across++) {
                    struct arena a = { 0 };
                    struct sheet t = blocks_of(many[i], rows[k], letters[m], across, &a);
                    struct layout l = lay_out(&t, PAPER_A4, &a);
                    expect_sound(&l, &t, &a);
                    for (int b = 0; b < table_of(&t)->nblock && letters[m] < 90; b++)
                        for (int r = 0; r < table_of(&t)->block[b].nrow; r++)
                            assert_int_equal(page_of(&l, table_of(&t)->block[b].row[r].cell[NAME].text),
                                             page_of(&l, table_of(&t)->block[b].head[0].text));
                    arena_free(&a);
                }
}

static void a_block_longer_than_a_page_is_divided_and_nothing_is_lost(void **state)
{
    struct arena a = { 0 };
    struct sheet t = blocks_of(2, 150, 12, 1, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);

    (void)state;
    expect_sound(&l, &t, &a);
    for (int b = 0; b < 2; b++)
        for (int r = 0; r < 150; r++)
            page_of(&l, table_of(&t)->block[b].row[r].cell[NAME].text);
    assert_int_equal(page_of(&l, STR("Block 1")), 0);
    arena_free(&a);
}

static void every_row_is_there_in_its_order(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(176, 20, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);
    int page = 0;

    (void)state;
    for (int r = 0; r < 176; r++) {
        int here = page_of(&l, table_of(&t)->block[0].row[r].cell[NAME].text);
        assert_true(here == page || here == page + 1);
        page = here;
    }
    assert_int_equal(page, l.npage - 1);
    arena_free(&a);
}

static void portrait_where_it_fits_else_landscape(void **state)
{
    struct arena a = { 0 };
    struct sheet narrow = rows_of(5, 20, &a), wide = rows_of(5, 175, &a), hopeless = rows_of(5, 2000, &a);

    (void)state;
    struct layout l = lay_out(&narrow, PAPER_A4, &a);
    assert_int_equal(l.width, 59528);
    assert_int_equal(l.height, 84189);
    l = lay_out(&wide, PAPER_A4, &a);
    assert_int_equal(l.width, 84189);
    assert_int_equal(l.height, 59528);
    page_of(&l, table_of(&wide)->block[0].row[0].cell[NAME].text);
    l = lay_out(&hopeless, PAPER_LETTER, &a);
    assert_int_equal(l.width, 61200);
    arena_free(&a);
}

/* The size of the font of a cell; 0 if it is not there as it is. */
static int size_of(const struct layout *l, struct str text, int *stretch)
{
    for (int i = 0; i < l->page[0].ntext; i++)
        if (str_eq(l->page[0].text[i].text, text)) {
            *stretch = l->page[0].text[i].stretch;
            return l->page[0].text[i].size;
        }
    return 0;
}

static void names_shrink_then_narrow_then_lose_letters(void **state)
{
    static const struct {
        int letters, least, most; /* of the size */
        bool narrower;
    } row[] = { { 10, 2200, 2200, false },
                { 70, 950, 1099, false },
                { 92, 750, 950, true } }; /* few rows grow to twice their size */
    int stretch = 0;

    (void)state;
    for (int i = 0; i < 3; i++) {
        struct arena a = { 0 };
        struct sheet t = rows_of(2, row[i].letters, &a);
        struct layout l = lay_out(&t, PAPER_A4, &a);
        assert_in_range(size_of(&l, table_of(&t)->block[0].row[0].cell[NAME].text, &stretch), row[i].least,
                        row[i].most);
        assert_true(row[i].narrower ? stretch >= 75 && stretch < 100 : stretch == 100);
        arena_free(&a);
    }
}

static void only_the_name_that_is_too_long_is_cut(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(3, 20, &a);
    int stretch = 0, cut = 0;

    (void)state;
    table_of(&t)->block[0].row[1].cell[NAME] = cell_text(name(&a, 400, 1, 2));
    struct layout l = lay_out(&t, PAPER_A4, &a);
    expect_sound(&l, &t, &a);
    assert_true(size_of(&l, table_of(&t)->block[0].row[0].cell[NAME].text, &stretch) >= 950);
    assert_int_equal(stretch, 100);
    for (int i = 0; i < l.page[0].ntext; i++) {
        struct str s = l.page[0].text[i].text;
        if (s.n > 3 && memmem(s.p, s.n, "…", 3)) {
            assert_true(str_starts(s, STR("1/2")));
            assert_int_equal(l.page[0].text[i].stretch, 75);
            cut++;
        }
    }
    assert_int_equal(cut, 1);
    arena_free(&a);
}

static void two_blocks_abreast_need_half_the_pages(void **state)
{
    struct arena a = { 0 };
    struct sheet one = blocks_of(60, 5, 12, 1, &a), two = blocks_of(60, 5, 12, 2, &a);

    (void)state;
    int pages_one = lay_out(&one, PAPER_A4, &a).npage, pages_two = lay_out(&two, PAPER_A4, &a).npage;
    assert_int_equal(pages_two, (pages_one + 1) / 2);
    arena_free(&a);
}

static void few_blocks_stand_one_below_the_other(void **state)
{
    struct arena a = { 0 };
    struct sheet t = blocks_of(6, 5, 12, 2, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);

    (void)state;
    assert_int_equal(l.npage, 1);
    assert_int_equal(count(&l.page[0], STR("Points")), 1);
    t = blocks_of(20, 5, 12, 2, &a);
    l = lay_out(&t, PAPER_A4, &a);
    assert_int_equal(l.npage, 2);
    assert_int_equal(count(&l.page[0], STR("Points")), 2);
    assert_int_equal(count(&l.page[1], STR("Points")), 1);
    arena_free(&a);
}

static void rows_fill_the_pages_they_need(void **state)
{
    struct arena a = { 0 };
    struct sheet few = rows_of(20, 20, &a), more = rows_of(30, 20, &a);
    struct layout l;

    (void)state;
    for (int i = 0; i < 2; i++) {
        int low = 1 << 30, high = 0;
        l = lay_out(i ? &more : &few, PAPER_A4, &a);
        assert_int_equal(l.npage, 1);
        for (int k = 0; k < l.page[0].ntext; k++)
            if (str_eq(l.page[0].text[k].text, STR("other"))) {
                low = l.page[0].text[k].y < low ? l.page[0].text[k].y : low;
                high = l.page[0].text[k].y > high ? l.page[0].text[k].y : high;
            }
        assert_true(high - low > (i ? 29 * 1900 : 19 * 2000));
    }
    arena_free(&a);
}

/* A half hangs behind the edge at which whole numbers are aligned. */
static void digits_are_aligned(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(3, 12, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);
    int edge[2] = { 0 }, size = 0;

    (void)state;
    for (int i = 0; i < l.page[0].ntext; i++) {
        const struct layout_text *x = &l.page[0].text[i];
        if (str_eq(x->text, STR("7"))) {
            edge[0] = right_of(x);
            size = x->size;
        }
        if (str_eq(x->text, STR("3½")))
            edge[1] = right_of(x);
    }
    assert_in_range(edge[1] - edge[0], size / 2 - 5, size / 2 + 5);
    arena_free(&a);
}

static void a_draft_cannot_be_mistaken(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(120, 12, &a);

    (void)state;
    t.heading.status = STR("DRAFT");
    struct layout l = lay_out(&t, PAPER_A4, &a);
    expect_sound(&l, &t, &a);
    assert_true(l.npage > 1);
    for (int i = 0; i < l.npage; i++) {
        bool large = false;
        assert_int_equal(count(&l.page[i], STR("DRAFT")), 2);
        for (int k = 0; k < l.page[i].ntext; k++)
            large |= is_watermark(&l.page[i].text[k]) && l.page[i].text[k].size > 8000;
        assert_true(large);
    }
    arena_free(&a);
}

static int count_words(const struct layout *l)
{
    int words = 0;

    for (int i = 0; i < l->npage; i++)
        for (int k = 0; k < l->page[i].ntext; k++)
            if (str_starts(l->page[i].text[k].text, STR("word"))) {
                struct str rest = l->page[i].text[k].text;
                for (; rest.n > 0; words++)
                    str_cut(&rest, ' ');
            }
    return words;
}

static void notes_are_broken_between_words(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(36, 12, &a);
    struct str note = { 0 };

    (void)state;
    for (int i = 0; i < 60; i++)
        note = str_fmt(&a, "%.*s%sword%d", STR_ARG(note), i ? " " : "", i);
    for (int i = 0; i < 30; i++)
        sheet_note(&t, note, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);
    expect_sound(&l, &t, &a);
    assert_int_equal(count_words(&l), 30 * 60);
    arena_free(&a);
}

enum { WHEN, SAYS, SAID_COLUMNS };

static const struct column said[SAID_COLUMNS] = {
    [WHEN] = { "when", NULL, ALIGN_LEFT, .title = "When" },
    [SAYS] = { "says", NULL, ALIGN_LEFT, .wraps = true, .title = "Says" },
};

/* Rows of so many words each; words have a number of their own. */
static struct sheet said_in(int rows, int words, struct arena *a)
{
    static const struct table shape = { .rows = "x", .col = said, .ncol = SAID_COLUMNS };
    struct sheet s = rows_of(0, 0, a);

    s.npart = 0;
    struct block *b = table_block(sheet_table(&s, &shape, a), rows, a);
    for (int r = 0; r < rows; r++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        struct str text = { 0 };
        for (int w = 0; w < words; w++)
            text = str_fmt(a, "%.*s%sword%d", STR_ARG(text), w ? " " : "", r * words + w);
        cell[WHEN] = cell_text(str_fmt(a, "row%d", r));
        cell[SAYS] = cell_text(text);
    }
    return s;
}

static const struct layout_text *text_of(const struct layout *l, int page, const char *beginning)
{
    for (int i = 0; i < l->page[page].ntext; i++)
        if (str_starts(l->page[page].text[i].text, str_of(beginning)))
            return &l->page[page].text[i];
    fail_msg("%s is not on page %d", beginning, page);
    return NULL;
}

static void sentences_go_on_on_the_next_line(void **state)
{
    struct arena a = { 0 };
    struct sheet s = said_in(90, 60, &a);
    struct layout l = lay_out(&s, PAPER_A4, &a);

    (void)state;
    assert_true(l.npage > 1);
    for (int i = 0; i < l.npage; i++) {
        expect_inside(&l, &l.page[i]);
        expect_apart(&l.page[i]);
    }
    assert_int_equal(count_words(&l), 90 * 60);
    const struct layout_text *row = text_of(&l, 0, "row0"), *line = text_of(&l, 0, "word0 ");
    assert_int_equal(row->y, line->y);
    assert_true(text_of(&l, 0, "row1")->y < line->y - 2 * line->size);
    for (int i = 0; i < l.page[0].ntext; i++)
        if (str_starts(l.page[0].text[i].text, STR("word"))) {
            assert_int_equal(l.page[0].text[i].x, line->x);
            assert_int_equal(l.page[0].text[i].stretch, 100);
        }
    arena_free(&a);
}

/* What is left over where the page ends is cut, not drawn below it. */
static void a_row_longer_than_a_page_ends_with_it(void **state)
{
    struct arena a = { 0 };
    struct sheet s = said_in(1, 5000, &a);
    struct layout l = lay_out(&s, PAPER_A4, &a);
    bool cut = false;

    (void)state;
    assert_int_equal(l.npage, 1);
    expect_inside(&l, &l.page[0]);
    for (int i = 0; i < l.page[0].ntext; i++) {
        struct str text = l.page[0].text[i].text;
        cut = cut || (text.n > 3 && memmem(text.p, text.n, "…", 3));
    }
    assert_true(cut);
    assert_in_range(count_words(&l), 500, 4999);
    arena_free(&a);
}

static void parts_stand_under_their_own_titles(void **state)
{
    struct arena a = { 0 };
    struct sheet s = rows_of(3, 12, &a), other = said_in(2, 3, &a);
    struct prose prose = { 0 };

    (void)state;
    *sheet_table(&s, table_of(&other), &a) = *table_of(&other);
    prose_add(&prose, 0, STR("Told"), &a);
    prose_add(&prose, 1, name(&a, 400, 7, 7), &a);
    sheet_prose(&s, prose, &a);
    struct layout l = lay_out(&s, PAPER_A4, &a);
    expect_sound(&l, &s, &a);
    assert_int_equal(count(&l.page[0], STR("Says")), 1);
    assert_true(text_of(&l, 0, "Points")->y > text_of(&l, 0, "1/3")->y);
    assert_true(text_of(&l, 0, "1/3")->y > text_of(&l, 0, "Says")->y);
    assert_true(text_of(&l, 0, "Says")->y > text_of(&l, 0, "row0")->y);
    assert_true(text_of(&l, 0, "row1")->y > text_of(&l, 0, "Told")->y);
    assert_true(text_of(&l, 0, "7/7")->x > text_of(&l, 0, "Told")->x);
    assert_true(text_of(&l, 0, "Told")->strong);
    arena_free(&a);
}

static void a_very_long_heading_stays_on_the_page(void **state)
{
    struct arena a = { 0 };
    struct sheet t = rows_of(3, 12, &a);

    (void)state;
    t.heading = (struct heading){ .event = name(&a, 300, 0, 0),
                                  .venue = name(&a, 100, 0, 5),
                                  .city = name(&a, 200, 0, 1),
                                  .title = name(&a, 150, 0, 2),
                                  .section = name(&a, 300, 0, 3),
                                  .status = STR("PROVISIONAL"),
                                  .variant = name(&a, 300, 0, 4),
                                  .round = 2000000000 };
    struct layout l = lay_out(&t, PAPER_A4, &a);
    for (int i = 0; i < l.npage; i++) {
        expect_inside(&l, &l.page[i]);
        expect_apart(&l.page[i]);
    }
    arena_free(&a);
}

/* --- legends, marks, large sheets ------------------------------------------------------------------- */

static int count_text(const struct layout_page *p, const char *text)
{
    int n = 0;

    for (int i = 0; i < p->ntext; i++)
        n += str_eq(p->text[i].text, str_of(text));
    return n;
}

/* No text of the page stands lower; the number of the page is level with the last line of the legend. */
static bool is_lowest(const struct layout_page *p, const char *text)
{
    int lowest = p->text[0].y;
    bool is = false;

    for (int i = 1; i < p->ntext; i++)
        lowest = p->text[i].y < lowest ? p->text[i].y : lowest;
    for (int i = 0; i < p->ntext; i++)
        is = is || (p->text[i].y == lowest && str_eq(p->text[i].text, str_of(text)));
    return is;
}

static void the_legend_stands_on_every_page(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (int rows = 5; rows <= 200; rows += 195) {
        struct sheet t = rows_of(rows, 10, &a);
        sheet_note(&t, STR("A note."), &a);
        sheet_legend_say(&t, FOR_SHEETS, say_marks_mean(STR("w = withdrawn")), &a);
        struct layout l = lay_out(&t, PAPER_A4, &a);
        for (int p = 0; p < l.npage; p++) {
            expect_inside(&l, &l.page[p]);
            assert_int_equal(count_text(&l.page[p], "Marks: w = withdrawn"), 1);
            assert_int_equal(count_text(&l.page[p], "A note."), p == l.npage - 1);
            assert_true(is_lowest(&l.page[p], "Marks: w = withdrawn"));
        }
        assert_int_equal(l.npage > 1, rows > 5);
    }
    arena_free(&a);
}

static void blocks_are_marked_where_they_begin(void **state)
{
    struct arena a = { 0 };
    struct sheet t = blocks_of(40, 6, 10, 1, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);

    (void)state;
    assert_int_equal(l.nmark, 40);
    assert_string_equal(str_c(&a, l.mark[0].text), "Block 1");
    for (int i = 0; i < l.nmark; i++) {
        assert_in_range(l.mark[i].page, i == 0 ? 0 : l.mark[i - 1].page, l.npage - 1);
        assert_int_equal(count_text(&l.page[l.mark[i].page], str_c(&a, l.mark[i].text)), 1);
    }
    t.part[0]->table.block[0].apart = t.part[0]->table.block[20].apart = true; /* each begins somebody's page */
    l = lay_out(&t, PAPER_A4, &a);
    assert_int_equal(l.nmark, 2);
    assert_string_equal(str_c(&a, l.mark[1].text), "Block 21");
    arena_free(&a);
}

static void large_is_never_small_and_cuts_no_name(void **state)
{
    const struct page_options page = { .large = true };
    struct arena a = { 0 };

    (void)state;
    for (int letters = 5; letters <= 160; letters *= 2) {
        struct sheet t = rows_of(30, letters, &a);
        sheet_legend_say(&t, FOR_SHEETS, say_marks_mean(STR("w = withdrawn")), &a);
        struct plan *p = layout_plan(&t, &page, &metrics, &a);
        struct layout l = layout_draw(p, 2, layout_pages(p) + 2, &a);
        for (int i = 0; i < l.npage; i++) {
            expect_inside(&l, &l.page[i]);
            for (int k = 0; k < l.page[i].ntext; k++) {
                assert_true(l.page[i].text[k].size >= 1800);
                assert_null(memmem(l.page[i].text[k].text.p, l.page[i].text[k].text.n, "\xE2\x80\xA6", 3));
            }
        }
        assert_int_equal(count_text(&l.page[0], str_c(&a, str_fmt(&a, "page 3 of %d", l.npage + 2))), 1);
    }
    arena_free(&a);
}

/* On 770 pt there are 42.8 em of 18 pt, 42.1 within the padding: the longest word of a name, of 15 letters, has 7.5, 17 cells of three letters 25.5, the 17 gaps
   between them at 0.7 have 11.9, 44.9 in all. With 0.5 for a gap it fits, and no word is broken. */
static void large_closes_up_before_it_breaks_a_word(void **state)
{
    enum { ROUNDS = 17 };
    static struct column col[ROUNDS + 1] = { { "name", NULL, ALIGN_LEFT, .name = true, .title = "Name" } };
    static const struct table shape = { .rows = "x", .col = col, .ncol = ROUNDS + 1 };
    const struct page_options page = { .large = true };
    struct arena a = { 0 };
    struct sheet t = rows_of(0, 0, &a);

    (void)state;
    t.npart = 0;
    for (int i = 1; i <= ROUNDS; i++)
        col[i] = (struct column){ "round", NULL, ALIGN_CENTRE, .audience = FOR_ALL, .title = "1" };
    struct cell *cell = block_row(table_block(sheet_table(&t, &shape, &a), 1, &a), TONE_PLAIN);
    cell[0] = cell_text(STR("Nepomniachtchi, Ian Alexandrovich"));
    for (int i = 1; i <= ROUNDS; i++)
        cell[i] = cell_text(STR("1b1"));
    struct plan *p = layout_plan(&t, &page, &metrics, &a);
    struct layout l = layout_draw(p, 0, layout_pages(p), &a);
    expect_inside(&l, &l.page[0]);
    assert_int_equal(count_text(&l.page[0], "Nepomniachtchi,"), 1);
    assert_int_equal(count_text(&l.page[0], "Alexandrovich"), 1);
    assert_int_equal(count_text(&l.page[0], "1b1"), ROUNDS);
    arena_free(&a);
}

/* --- strips --------------------------------------------------------------------------------------- */

/* Rounds that cannot stand side by side: no cell is lost, rank and name stand beside the first of them, rank and code beside the others, and each page
   says where the others are. */
static void columns_without_room_go_on_beside(void **state)
{
    enum { AT_RANK, AT_NAME, AT_CODE, FIRST, ROUNDS = 15, ROWS = 40 };
    static struct column col[FIRST + ROUNDS] = {
        [AT_RANK] = { "rank", NULL, ALIGN_RIGHT, .repeats = true, .title = "Rank" },
        [AT_NAME] = { "name", NULL, ALIGN_LEFT, .name = true, .repeats = true, .title = "Name" },
        [AT_CODE] = { NULL, NULL, ALIGN_LEFT, FOR_PAPER, .later = true, .title = "Name" },
    };
    static const struct table shape = { .rows = "x", .col = col, .ncol = FIRST + ROUNDS };
    const struct page_options page = { .large = true };
    struct arena a = { 0 };
    struct sheet t = rows_of(0, 0, &a);

    (void)state;
    t.npart = 0;
    for (int i = 0; i < ROUNDS; i++)
        col[FIRST + i] = (struct column){ "round", NULL, ALIGN_RIGHT, .title = str_c(&a, str_fmt(&a, "%d", i + 1)) };
    struct block *b = table_block(sheet_table(&t, &shape, &a), ROWS, &a);
    for (int r = 0; r < ROWS; r++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[AT_RANK] = cell_number(r + 1);
        cell[AT_NAME] = cell_text(str_fmt(&a, "Team%d", r));
        cell[AT_CODE] = cell_text(str_fmt(&a, "T%d", r));
        for (int i = 0; i < ROUNDS; i++)
            cell[FIRST + i] = cell_text(str_fmt(&a, "%dw3F/%d", r, i));
    }
    struct plan *p = layout_plan(&t, &page, &metrics, &a);
    struct layout l = layout_draw(p, 0, layout_folios(p), &a);
    assert_int_equal(l.npage, layout_pages(p));
    assert_true(layout_pages(p) >= 2 * layout_folios(p));
    assert_int_equal(l.beyond.n, 0);
    for (int i = 0; i < l.npage; i++)
        expect_inside(&l, &l.page[i]);
    for (int r = 0; r < ROWS; r++)
        for (int i = 0; i < ROUNDS; i++) {
            const struct cell *cell = b->row[r].cell;
            const struct layout_page *at = &l.page[page_of(&l, cell[FIRST + i].text)];
            const bool beside_first = count(at, cell[FIRST].text) == 1;
            assert_int_equal(count(at, cell[AT_NAME].text), beside_first);
            assert_int_equal(count(at, cell[AT_CODE].text), !beside_first);
        }
    int pages = layout_folios(p);
    bool first = false, second = false;
    for (int i = 0; i < l.page[0].ntext; i++)
        first |= str_starts(l.page[0].text[i].text, str_fmt(&a, "page 1a of %d · rounds ", pages));
    for (int i = 0; i < l.page[1].ntext; i++)
        second |= str_starts(l.page[1].text[i].text, str_fmt(&a, "page 1b of %d · ", pages));
    assert_true(first && second);
    arena_free(&a);
}

/* A single column that is wider than paper cannot be divided: its texts end with an ellipsis, within the margins. */
static void one_column_wider_than_paper_stays_on_it(void **state)
{
    static const struct column col[] = { { "figure", NULL, ALIGN_RIGHT, .title = "Figure" } };
    static const struct table shape = { .rows = "x", .col = col, .ncol = 1 };
    struct arena a = { 0 };
    struct sheet t = rows_of(0, 0, &a);

    (void)state;
    t.npart = 0;
    block_row(table_block(sheet_table(&t, &shape, &a), 1, &a), TONE_PLAIN)[0] = cell_text(name(&a, 3000, 0, 0));
    struct layout l = lay_out(&t, PAPER_A4, &a);
    assert_int_equal(l.beyond.n, 0);
    expect_inside(&l, &l.page[0]);
    arena_free(&a);
}

/* Of what would stand beyond the margins nothing is drawn, and it is named. */
static void nothing_is_drawn_beyond_the_margins(void **state)
{
    static const struct {
        int x, y;
        bool inside;
    } row[] = { { 3402, 1700, true },    { 3302, 3600, false },  { 3600, 1600, false },
                { 56126, 50000, false }, { 3600, 81354, false }, { 50000, 70000, true } };
    const struct ink ink = { 1000, BLACK_INK, false, TINT_NONE };
    const struct ruler ruler = { even_width, NULL, true, 0 };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        struct layout l = { .width = 59528, .height = 84189 };
        struct canvas c = { .layout = &l, .ruler = &ruler, .arena = &a, .edge = { MARGIN, MARGIN_TOP, MARGIN_LOW } };
        canvas_page(&c);
        canvas_text(&c, row[i].x, row[i].y, STR("text"), ink);
        assert_int_equal(l.page[0].ntext, row[i].inside);
        assert_true(str_eq(l.beyond, row[i].inside ? STR("") : STR("text")));
        canvas_box(&c, row[i].x, row[i].y, 2000, 1000, 0);
        canvas_stroke(&c, (struct layout_stroke){ row[i].x, row[i].y, row[i].x + 2000, row[i].y + 1000, 50, 0 }, 0, 0);
        assert_int_equal(l.page[0].nbox, row[i].inside);
        assert_int_equal(l.page[0].nstroke, row[i].inside);
    }
    arena_free(&a);
}

/* --- panels, squares, flags ------------------------------------------------------------------------- */

/* Two names on the light side, one on the dark: grey stands behind it alone, to the edge; White's square is filled with white, Black's is not. A column that
   is close to the next one leaves a third of the gap and takes no spare room. */
static void panels_part_the_page(void **state)
{
    static const struct column col[] = { { "white", NULL, ALIGN_LEFT, FOR_PAPER, .close = true },
                                         { "name", NULL, ALIGN_LEFT, .name = true },
                                         { "black", NULL, ALIGN_LEFT, .audience = FOR_PAPER },
                                         { "other", NULL, ALIGN_LEFT, .name = true } };
    static const struct panel panel[] = { { 0, 2, false, { "WHITE on board 1", 16 } },
                                          { 2, 2, true, { "BLACK on board 1", 16 } } };
    static const struct table shape = { .rows = "x", .col = col, .ncol = 4, .panel = panel, .npanel = 2 };
    struct arena a = { 0 };
    struct sheet t = rows_of(0, 0, &a);
    int grey = 0, filled = 0;

    (void)state;
    t.npart = 0;
    struct cell *cell = block_row(table_block(sheet_table(&t, &shape, &a), 1, &a), TONE_PLAIN);
    cell[0] = cell_square(false, 0);
    cell[1] = cell_text(STR("Chad"));
    cell[2] = cell_square(true, 0);
    cell[3] = cell_text(STR("Mali"));
    struct layout l = lay_out(&t, PAPER_A4, &a);
    const struct layout_text *white = text_of(&l, 0, "WHITE"), *black = text_of(&l, 0, "BLACK");
    assert_true(white->strong && white->grey == BLACK_INK && black->strong && black->grey == WHITE_INK);
    assert_false(text_of(&l, 0, " on board 1")->strong);
    for (int i = 0; i < l.page[0].nbox; i++) {
        const struct layout_box *b = &l.page[0].box[i];
        grey += b->grey == 93 && b->x < black->x && b->x > white->x && b->x + b->width == l.width - MARGIN;
        filled += b->grey == WHITE_INK && b->width == b->height && b->y < white->y - 500;
    }
    assert_int_equal(grey, 1);
    assert_int_equal(filled, 1);
    assert_in_range(text_of(&l, 0, "Chad")->x - MARGIN, 2000,
                    2 * 2200); /* a square of 22 points behind the padding, a third of a gap */
    arena_free(&a);
}

/* How far the second row of a page stands below the first: its lines are "1/1...", "1/2..." of the block. */
static int step_of(const struct layout_page *p, const struct block *b)
{
    int y[2] = { 0 };

    for (int i = 0; i < p->ntext; i++)
        for (int r = 0; r < 2; r++)
            if (str_eq(p->text[i].text, b->row[r].cell[NAME].text))
                y[r] = p->text[i].y;
    return y[0] - y[1];
}

/* A form of two pages: of 20 rows at 9.5 points they are as high as they may be, 1.55 em; of 50 as the page allows, and not lower than that. */
static void a_full_page_makes_no_other_one_tight(void **state)
{
    struct arena a = { 0 };
    struct sheet t = blocks_of(0, 0, 0, 1, &a);

    (void)state;
    t.form = true;
    add_block(table_of(&t), 20, 12, &a);
    add_block(table_of(&t), 50, 12, &a);
    const struct block *b = table_of(&t)->block;
    table_of(&t)->block[0].apart = table_of(&t)->block[1].apart = true;
    struct layout l = lay_out(&t, PAPER_A4, &a);
    assert_int_equal(l.npage, 2);
    expect_inside(&l, &l.page[1]);
    assert_int_equal(step_of(&l.page[0], &b[0]), 950 * 155 / 100);
    assert_in_range(step_of(&l.page[1], &b[1]), 950 * 130 / 100, 950 * 155 / 100 - 1);
    const struct layout_text *last = text_of(&l, 1, str_c(&a, b[1].row[49].cell[NAME].text));
    assert_in_range(last->y, MARGIN_LOW, MARGIN_LOW + 4 * 950); /* the page is used */
    arena_free(&a);
}

/* 9 in 100 larger than 11 points is 12, and the column as much wider. */
static void a_column_may_have_larger_letters(void **state)
{
    static struct column larger[COLUMNS];
    static const struct table shape = { .rows = "x", .col = larger, .ncol = COLUMNS };
    struct arena a = { 0 };
    struct sheet t = rows_of(0, 0, &a);

    (void)state;
    memcpy(larger, columns, sizeof columns);
    larger[NAME].larger = 9;
    t.npart = 0;
    add_block(sheet_table(&t, &shape, &a), 3, 60, &a);
    struct layout l = lay_out(&t, PAPER_A4, &a);
    assert_int_equal(text_of(&l, 0, "other")->size, 1100);
    assert_int_equal(text_of(&l, 0, str_c(&a, table_of(&t)->block[0].row[0].cell[NAME].text))->size, 1199);
    expect_inside(&l, &l.page[0]);
    expect_apart(&l.page[0]);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_are_sound_whatever_comes),
        cmocka_unit_test(blocks_are_sound_and_stay_whole),
        cmocka_unit_test(a_block_longer_than_a_page_is_divided_and_nothing_is_lost),
        cmocka_unit_test(every_row_is_there_in_its_order),
        cmocka_unit_test(portrait_where_it_fits_else_landscape),
        cmocka_unit_test(names_shrink_then_narrow_then_lose_letters),
        cmocka_unit_test(only_the_name_that_is_too_long_is_cut),
        cmocka_unit_test(two_blocks_abreast_need_half_the_pages),
        cmocka_unit_test(few_blocks_stand_one_below_the_other),
        cmocka_unit_test(rows_fill_the_pages_they_need),
        cmocka_unit_test(digits_are_aligned),
        cmocka_unit_test(a_draft_cannot_be_mistaken),
        cmocka_unit_test(notes_are_broken_between_words),
        cmocka_unit_test(sentences_go_on_on_the_next_line),
        cmocka_unit_test(a_row_longer_than_a_page_ends_with_it),
        cmocka_unit_test(parts_stand_under_their_own_titles),
        cmocka_unit_test(a_very_long_heading_stays_on_the_page),
        cmocka_unit_test(the_legend_stands_on_every_page),
        cmocka_unit_test(blocks_are_marked_where_they_begin),
        cmocka_unit_test(large_is_never_small_and_cuts_no_name),
        cmocka_unit_test(large_closes_up_before_it_breaks_a_word),
        cmocka_unit_test(columns_without_room_go_on_beside),
        cmocka_unit_test(one_column_wider_than_paper_stays_on_it),
        cmocka_unit_test(nothing_is_drawn_beyond_the_margins),
        cmocka_unit_test(panels_part_the_page),
        cmocka_unit_test(a_full_page_makes_no_other_one_tight),
        cmocka_unit_test(a_column_may_have_larger_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
