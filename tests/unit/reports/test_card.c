/* SPDX-License-Identifier: Apache-2.0 */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/slip.h"
#include "reports/format/layout.h"
#include "reports/format/sheet.h"
#include "teams/text.h"

/* A font in which every letter is as wide as any other: 556 thousandths of its size if it is bold. */
static int even_width(void *ctx, struct str text, bool strong)
{
    (void)ctx;
    return text_width(text) * (strong ? 556 : 500);
}

static struct layout lay_out(const struct card_face *card, int n, int across, int down, enum paper paper,
                             struct arena *a)
{
    static const struct column columns[] = { { "x", NULL, ALIGN_LEFT, FOR_DATA, .title = "" } };
    static const struct table shape = { .rows = "cards", .col = columns, .ncol = 1 };
    static const struct metrics metrics = { even_width, NULL };
    const struct page_options page = { .paper = paper, .large = true };
    struct sheet s = { .name = "x", .bare = true, .form = true, .across = across, .down = down };
    struct table *t = sheet_table(&s, &shape, a);

    for (int i = 0; i < n; i++) {
        struct block *b = table_block(t, 1, a);
        block_row_for(b, TONE_PLAIN, FOR_DATA)[0] = cell_number(i);
        b->slip = slip_of_card(card, a);
    }
    struct sheet *seen = arena_new(a, struct sheet, 1);
    *seen = sheet_seen(&s, FOR_SHEETS, a);
    struct plan *p = layout_plan(seen, &page, &metrics, a);
    return layout_draw(p, 0, layout_pages(p), a);
}

static struct card_face player(enum card_kind kind, const char *surname, const char *first)
{
    struct card_face c = { .kind = kind, .name = str_of(surname), .above = str_of(first) };

    c.side[0] = (struct card_side){ STR("FIJ"), str_of(surname), STR("White"), false };
    card_say(&c, STR("GM 2700   Table "), false);
    card_say(&c, STR("12"), true);
    return c;
}

/* The first text that says it; it must be there. */
static const struct layout_text *text_of(const struct layout *l, const char *text)
{
    for (int i = 0; i < l->page[0].ntext; i++)
        if (str_eq(l->page[0].text[i].text, str_of(text)))
            return &l->page[0].text[i];
    fail_msg("%s is not there", text);
    return NULL;
}

static int times(const struct layout *l, const char *text)
{
    int n = 0;

    for (int p = 0; p < l->npage; p++)
        for (int i = 0; i < l->page[p].ntext; i++)
            n += str_eq(l->page[p].text[i].text, str_of(text));
    return n;
}

static int letters(const struct layout *l, char letter)
{
    int n = 0;

    for (int i = 0; i < l->page[0].ntext; i++)
        for (size_t k = 0; k < l->page[0].text[i].text.n; k++)
            n += l->page[0].text[i].text.p[k] == letter;
    return n;
}

/* Nothing squeezed, cut or beyond the margins. */
static void expect_whole(const struct layout *l)
{
    assert_int_equal(l->beyond.n, 0);
    for (int p = 0; p < l->npage; p++)
        for (int i = 0; i < l->page[p].ntext; i++) {
            assert_int_equal(l->page[p].text[i].stretch, 100);
            assert_false(str_ends(l->page[p].text[i].text, STR("…")));
        }
}

/* 10 letters of 0.556 x 60 pt are 334 pt, and there is room for 405 on A4; 14 are 467, of 48 pt 374; 18 are 600, 480 and 380. */
static void the_largest_of_three_sizes_that_fits(void **state)
{
    static const struct {
        const char *name;
        int size;
    } cases[] = { { "Tenletters", 6000 }, { "Fourteenletter", 4800 }, { "Eighteenlettername", 3800 } };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct card_face c = player(CARD_LARGE, cases[i].name, "Jo");
        const struct layout l = lay_out(&c, 1, 1, 2, PAPER_A4, &a);
        assert_int_equal(text_of(&l, cases[i].name)->size, cases[i].size);
        assert_int_equal(text_of(&l, "Jo")->size, cases[i].size * 46 / 100);
        expect_whole(&l);
    }
    arena_free(&a);
}

static void longer_names_go_on_below(void **state)
{
    const struct card_face c = player(CARD_SMALL, "Ramanathan Subrahmanyam", "Jo");
    struct arena a = { 0 };

    (void)state;
    const struct layout l = lay_out(&c, 1, 2, 2, PAPER_A4, &a);
    const struct layout_text *first = text_of(&l, "Ramanathan"), *second = text_of(&l, "Subrahmanyam");
    assert_int_equal(first->size, 2100);
    assert_int_equal(second->size, 2100);
    assert_int_equal(first->x, second->x);
    assert_true(first->y > second->y);
    expect_whole(&l);
    arena_free(&a);
}

static void two_or_four_on_a_page_each_read_from_both_sides(void **state)
{
    static const struct {
        enum card_kind kind;
        int across, down, pages;
    } cases[] = { { CARD_LARGE, 1, 2, 3 }, { CARD_SMALL, 2, 2, 2 } };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (enum paper paper = 0; paper < PAPER_COUNT; paper++) {
            const struct card_face c = player(cases[i].kind, "Chad", "Jo");
            const struct layout l = lay_out(&c, 5, cases[i].across, cases[i].down, paper, &a);
            assert_int_equal(l.npage, cases[i].pages);
            assert_int_equal(times(&l, "Chad"), 10);
            assert_int_equal(l.nmark, 5);
            expect_whole(&l);
        }
    arena_free(&a);
}

/* However long, in one word or in many. */
static void names_of_sixty_letters_stay_whole(void **state)
{
    static const char *const names[] = { "Abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghij",
                                         "Abcdefghi Abcdefghi Abcdefghi Abcdefghi Abcdefghi Abcdefghi" };
    static const int shape[][2] = { [CARD_TABLE] = { 1, 1 }, [CARD_LARGE] = { 1, 2 }, [CARD_SMALL] = { 2, 2 } };
    struct arena a = { 0 };

    (void)state;
    for (enum card_kind kind = CARD_TABLE; kind <= CARD_SMALL; kind++)
        for (int i = 0; i < 2; i++)
            for (enum paper paper = 0; paper < PAPER_COUNT; paper++) {
                struct card_face c = player(kind, names[i], names[1 - i]);
                c.number = kind == CARD_TABLE ? STR("123") : (struct str){ 0 };
                c.above = kind == CARD_TABLE ? STR("TABLE") : c.above;
                c.side[1] = kind == CARD_TABLE ? c.side[0] : (struct card_side){ 0 };
                const struct layout l = lay_out(&c, 1, shape[kind][0], shape[kind][1], paper, &a);
                expect_whole(&l);
                assert_int_equal(letters(&l, 'f'), 24); /* six in a name, two names, both sides */
            }
    arena_free(&a);
}

/* 150 pt, from 10 on 120, from 100 on 90. */
static void the_number_of_a_table(void **state)
{
    static const struct {
        const char *number;
        int size;
    } cases[] = { { "9", 15000 }, { "10", 12000 }, { "99", 12000 }, { "100", 9000 } };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct card_face c = player(CARD_TABLE, "Chad", "");
        c.number = str_of(cases[i].number);
        const struct layout l = lay_out(&c, 1, 1, 1, PAPER_A4, &a);
        assert_int_equal(text_of(&l, cases[i].number)->size, cases[i].size);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_largest_of_three_sizes_that_fits),
        cmocka_unit_test(longer_names_go_on_below),
        cmocka_unit_test(two_or_four_on_a_page_each_read_from_both_sides),
        cmocka_unit_test(names_of_sixty_letters_stay_whole),
        cmocka_unit_test(the_number_of_a_table),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
