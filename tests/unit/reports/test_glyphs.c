/* SPDX-License-Identifier: Apache-2.0 */
/* Names as pictures: what can be extracted from a file says nothing about what is seen. */
#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "reports/format/font.h"
#include "reports/format/pdf_check.h"
#include "reports/format/shape.h"
#include "teams/text.h"
#include "tests/unit/reports/hard_names.h"
#include "tests/said.h"

static char folder[] = "/tmp/olympair-glyphs-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

/* The strip of a page that holds one line: ink is true, however thin. */
enum { WIDTH = 1000, HEIGHT = 60 };
struct picture {
    bool ink[HEIGHT][WIDTH];
};

/* A sheet of nothing but this note, seen from above. */
static struct picture *draw(const char *text, struct arena *a)
{
    struct sheet s = { .name = "picture", .scale = SCALE_HAND };
    struct picture *p = arena_new(a, struct picture, 1);
    char path[100], line[300];

    sheet_note(&s, str_of(text), a);
    struct str bytes = sample_bytes(&s, "pdf", a);
    snprintf(path, sizeof path, "%s/x.pdf", folder);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes.p, 1, bytes.n, f), bytes.n);
    assert_int_equal(fclose(f), 0);
    snprintf(line, sizeof line, "pdftoppm -r 144 -gray -x 70 -y 170 -W %d -H %d '%s' | tail -c %d", WIDTH, HEIGHT, path,
             WIDTH * HEIGHT);
    FILE *picture = popen(line, "r");
    assert_non_null(picture);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            p->ink[y][x] = fgetc(picture) < 200;
    assert_int_equal(pclose(picture), 0);
    return p;
}

static bool has_ink(const struct picture *p, int x)
{
    for (int y = 0; y < HEIGHT; y++)
        if (p->ink[y][x])
            return true;
    return false;
}

/* How many pieces there are, with white between them from top to bottom. */
static int pieces(const struct picture *p)
{
    int n = 0;

    for (int x = 1; x < WIDTH; x++)
        n += has_ink(p, x) && !has_ink(p, x - 1);
    return n;
}

static int right(const struct picture *p)
{
    int x = WIDTH - 1;

    while (x > 0 && !has_ink(p, x))
        x--;
    return x;
}

static int top(const struct picture *p)
{
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            if (p->ink[y][x])
                return y;
    return HEIGHT;
}

static bool same(const struct picture *p, const struct picture *q)
{
    return memcmp(p, q, sizeof *p) == 0;
}

static bool installed(enum font which)
{
    if (sample_page().fonts->path[which][0].n > 0)
        return true;
    print_message("skipped: install the package %s\n", font_package(which));
    return false;
}

/* A bracket that is read to the left opens there: HarfBuzz turns it. */
static int mirrored(uint32_t letter, bool leftward)
{
    return !leftward || (letter != '(' && letter != ')') ? (int)letter : letter == '(' ? ')' : '(';
}

/* `seen` is the text as a hand would write it down from the left, letter by letter. */
static void hebrew_is_turned_and_its_neighbours_are_not(void **state)
{
    static const struct {
        const char *text, *seen;
    } line[] = { { "שלום", "םולש" },
                 { "Chad - ישראל 2", "Chad - 2 לארשי" },
                 { "12 ישראל Peru", "12 לארשי Peru" },
                 { "(ישראל) 3", "(לארשי) 3" },
                 { "\u2068ישראל\u2069 2½ : 1½ \u2068עיראק\u2069", "\u2068לארשי\u2069 2½ : 1½ \u2068קאריע\u2069" },
                 { "Çelik – Łódź 4", "Çelik – Łódź 4" } };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof line / sizeof *line; i++) {
        struct str seen = str_of(line[i].seen);
        const struct shape_line s = shape_line(str_of(line[i].text), &a);
        for (int r = 0; r < s.nrun; r++)
            for (int k = 0; k < s.run[r].n; k++) {
                int at = s.run[r].first + (s.run[r].leftward ? s.run[r].n - 1 - k : k);
                assert_int_equal(mirrored(s.letter[at], s.run[r].leftward), text_letter(&seen));
            }
        assert_int_equal(seen.n, 0);
    }
    arena_free(&a);
}

/* Only the neck of the lamed rises above the line: the first letter, it stands on the right. */
static void hebrew_is_drawn_from_right_to_left(void **state)
{
    struct arena a = { 0 };
    const struct picture *p = draw("לששששש", &a);
    int y = top(p), x = 0, left = 0, right = WIDTH - 1;

    (void)state;
    assert_in_range(y, 0, HEIGHT - 1);
    while (!p->ink[y][x])
        x++;
    while (!has_ink(p, left))
        left++;
    while (!has_ink(p, right))
        right--;
    assert_true(x > (left + 2 * right) / 3);
    arena_free(&a);
}

/* Six letters of which each joins the next are one piece of ink; six that never do are six. */
static void arabic_letters_are_joined(void **state)
{
    struct arena a = { 0 };

    (void)state;
    if (installed(FONT_ARABIC)) {
        assert_int_equal(pieces(draw("سسسسسس", &a)), 1);
        assert_int_equal(pieces(draw("ه د د", &a)), 3);
    }
    arena_free(&a);
}

static void thai_marks_stand_above(void **state)
{
    struct arena a = { 0 };

    (void)state;
    if (installed(FONT_THAI)) {
        int bare = top(draw("กนก", &a)), vowel = top(draw("กนกี", &a)), tone = top(draw("กนกี่", &a));
        assert_true(vowel < bare);
        assert_true(tone < vowel);
    }
    arena_free(&a);
}

/* What stands for any letter that is not there looks the same each time; no letter that is there looks like it. */
static void no_letter_is_a_box(void **state)
{
    static const struct {
        enum font font;
        const char *letter;
    } letter[] = { { FONT_TEXT, "ễ" },   { FONT_TEXT, "Ї" },   { FONT_GEORGIAN, "ჯ" }, { FONT_ARMENIAN, "Ա" },
                   { FONT_HEBREW, "ש" }, { FONT_ARABIC, "ع" }, { FONT_THAI, "ก" },     { FONT_HAN, "国" },
                   { FONT_HAN, "か" },   { FONT_HANGUL, "한" } };
    struct arena a = { 0 };
    const struct picture *box = draw("\u0378", &a), *blank = draw("", &a);

    (void)state;
    assert_true(same(box, draw("\u0379", &a)));
    assert_false(same(box, blank));
    for (size_t i = 0; i < sizeof letter / sizeof *letter; i++)
        if (installed(letter[i].font)) {
            const struct picture *p = draw(letter[i].letter, &a);
            if (same(p, box) || same(p, blank))
                fail_msg("%s is not drawn", letter[i].letter);
        }
    arena_free(&a);
}

/* As many boxes as letters would be a row of boxes. */
static void letters_side_by_side_that_are_not_there_are_one_box(void **state)
{
    struct arena a = { 0 };

    (void)state;
    assert_true(same(draw("\u0378", &a), draw("\u0378\u0379\u0378", &a)));
    assert_false(same(draw("\u0378", &a), draw("\u0378 \u0378", &a)));
    arena_free(&a);
}

static void pictures_are_left_out(void **state)
{
    struct arena a = { 0 };

    (void)state;
    assert_true(same(draw("ab", &a), draw("a🏆b🏅", &a)));
    assert_false(same(draw("ab", &a), draw("b", &a)));
    arena_free(&a);
}

static int height(const struct picture *p, int x)
{
    int n = 0;

    for (int y = 0; y < HEIGHT; y++)
        n += p->ink[y][x];
    return n;
}

/* Does it begin with a stem, as high as any other? */
static bool begins_with_stem(const struct picture *p)
{
    int first = 0, tallest = 0, at_left = 0;

    while (!has_ink(p, first))
        first++;
    for (int x = first; x < WIDTH; x++) {
        tallest = height(p, x) > tallest ? height(p, x) : tallest;
        at_left = x < first + 7 ? tallest : at_left;
    }
    return at_left * 10 >= tallest * 8;
}

/* Of a syllable of Devanagari the short i is written before the consonant that it follows. The stem of ka stands in its middle. */
static void a_vowel_is_put_before_its_consonant(void **state)
{
    struct arena a = { 0 };

    (void)state;
    if (installed(FONT_DEVANAGARI)) {
        assert_false(begins_with_stem(draw("\u0915", &a)));
        assert_true(begins_with_stem(draw("\u0915\u093F", &a)));
        assert_false(begins_with_stem(draw("\u0915\u0940", &a)));
    }
    arena_free(&a);
}

/* ka, virama and ssa are one sign, narrower than both beside each other. */
static void a_conjunct_is_one_sign(void **state)
{
    struct arena a = { 0 };

    (void)state;
    if (installed(FONT_DEVANAGARI)) {
        assert_int_equal(pieces(draw("\u0915\u094D\u0937", &a)), 1);
        assert_true(right(draw("\u0915\u094D\u0937", &a)) < right(draw("\u0915\u0937", &a)));
    }
    arena_free(&a);
}

/* Marks have no width: only the number of letters bounds a line. */
static void a_name_of_marks_makes_a_sheet(void **state)
{
    enum { MARKS = 40000 };
    struct arena a = { 0 };
    char *text = arena_new(&a, char, 2 * MARKS + 2);

    (void)state;
    text[0] = 'e';
    for (int n = 200; n <= MARKS; n *= 200) {
        for (int i = 0; i < n; i++)
            memcpy(text + 1 + 2 * i, "\u0301", 3);
        assert_true(pieces(draw(text, &a)) > 0);
    }
    arena_free(&a);
}

static struct findings check(const char *text, struct arena *a)
{
    struct findings f = { .arena = a };
    const struct pdf_name name = { PDF_PLAYER, str_of(text), 7 };

    pdf_check_names(sample_page().fonts, &name, 1, &f);
    return f;
}

static void what_paper_cannot_show_is_told(void **state)
{
    static const struct {
        const char *text, *code, *what;
    } lack[] = { { "a🏆", "(U+1F3C6)", "no font" }, { "\u0378", "(U+0378)", "no font" } };
    static const char *const fine[] = { "", "ټټ", "भारत" };
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof lack / sizeof *lack; i++) {
        struct findings f = check(lack[i].text, &a);
        assert_int_equal(f.n, 1);
        assert_int_equal(f.item[0].line, 7);
        assert_true(contains(finding_said(&f.item[0]), lack[i].text) &&
                    contains(finding_said(&f.item[0]), lack[i].code));
        assert_true(contains(finding_said(&f.item[0]), lack[i].what));
    }
    for (size_t i = 0; i < sizeof fine / sizeof *fine; i++)
        assert_int_equal(check(fine[i], &a).n, 0);
    for (size_t i = 0; i < sizeof hard_names / sizeof *hard_names; i++)
        assert_int_equal(check(hard_names[i], &a).n, 0);
    arena_free(&a);
}

/* With Liberation Sans alone every other script names its package. */
static void a_font_that_is_not_installed_is_named(void **state)
{
    static const struct {
        const char *text, *package;
    } lack[] = { { "ჯ", "fonts-noto-core" }, { "ع", "fonts-noto-core" },     { "भारत", "fonts-noto-core" },
                 { "ก", "fonts-noto-core" }, { "国か", "fonts-wqy-zenhei" }, { "한", "fonts-nanum" } };
    struct arena a = { 0 };
    struct font_files files = *sample_page().fonts;

    (void)state;
    for (int which = FONT_TEXT + 1; which < FONT_COUNT; which++)
        files.path[which][0] = files.path[which][1] = (struct str){ 0 };
    for (size_t i = 0; i < sizeof lack / sizeof *lack; i++) {
        struct findings f = { .arena = &a };
        const struct pdf_name name = { PDF_TEAM, str_of(lack[i].text), 0 };
        pdf_check_names(&files, &name, 1, &f);
        assert_int_equal(f.n, 1);
        assert_true(contains(finding_said(&f.item[0]), lack[i].package));
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hebrew_is_turned_and_its_neighbours_are_not),
        cmocka_unit_test(hebrew_is_drawn_from_right_to_left),
        cmocka_unit_test(arabic_letters_are_joined),
        cmocka_unit_test(thai_marks_stand_above),
        cmocka_unit_test(no_letter_is_a_box),
        cmocka_unit_test(letters_side_by_side_that_are_not_there_are_one_box),
        cmocka_unit_test(pictures_are_left_out),
        cmocka_unit_test(a_vowel_is_put_before_its_consonant),
        cmocka_unit_test(a_conjunct_is_one_sign),
        cmocka_unit_test(a_name_of_marks_makes_a_sheet),
        cmocka_unit_test(what_paper_cannot_show_is_told),
        cmocka_unit_test(a_font_that_is_not_installed_is_named),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
