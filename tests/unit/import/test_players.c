/* SPDX-License-Identifier: Apache-2.0 */
#include "import/mend.h"
#include "import/registration.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "tests/said.h"

struct reading {
    struct arena arena;
    struct findings f;
    struct err e;
    struct event read;
};

static bool reads(struct reading *r, const char *text)
{
    struct section like = section_default();

    *r = (struct reading){ .f.arena = &r->arena };
    like.name = STR("blitz");
    like.unit = UNIT_PLAYER;
    return players_read(str_of(text), STR("p.csv"), &like, &(struct mends){ 0 }, &r->arena, &r->read,
                        &(struct registration_place){ 0 }, &r->f, &r->e);
}

static void a_line_is_a_squad_of_one(void **state)
{
    struct reading r;

    (void)state;
    assert_true(reads(
        &r,
        "rating;name;federation;title;sex;fide-id;born;k\n2210;Adams, Ann;ENG;WFM;w;100001;1990;40\n;Berg;;;;;;\n"));
    assert_int_equal(r.f.n, 0);
    assert_int_equal(r.read.nsection, 1);
    const struct section *s = r.read.section;
    assert_string_equal(str_c(&r.arena, s->name), "blitz");
    assert_int_equal(s->unit, UNIT_PLAYER);
    assert_int_equal(s->nsquad, 2);
    const struct squad *q = &s->squad[0];
    assert_string_equal(str_c(&r.arena, q->name), "Adams, Ann");
    assert_string_equal(str_c(&r.arena, q->federation), "ENG");
    assert_int_equal(q->nplayer, 1);
    assert_int_equal(q->line, 2);
    assert_string_equal(str_c(&r.arena, q->player[0].name), "Adams, Ann");
    assert_string_equal(str_c(&r.arena, q->player[0].title), "WFM");
    assert_int_equal(q->player[0].rating, 2210);
    assert_int_equal(q->player[0].fide_id, 100001);
    assert_int_equal(q->player[0].born, 1990);
    assert_int_equal(q->player[0].sex, 'w');
    assert_int_equal(q->player[0].k, 40);
    assert_int_equal(s->squad[1].player[0].rating, 0);
    assert_int_equal(s->squad[1].player[0].sex, '\0');
    arena_free(&r.arena);
}

static void a_line_that_is_wrong_is_left_out(void **state)
{
    static const struct {
        const char *line, *said;
    } rows[] = {
        { "A,x,m", "the rating is not a number up to 4000" },
        { "A,-1,m", "the rating is not a number up to 4000" },
        { "A,,q", "the sex is m or w" },
        { ",2000,m", "the name is missing" },
        { "Adams, Ann,2000,m", "there are more fields than columns; a name with a comma needs quotation marks" },
    };
    struct reading r;

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena own = { 0 };
        struct str text = str_fmt(&own, "name,rating,sex\nB,2000,f\n%s\n", rows[i].line);
        assert_true(reads(&r, str_c(&own, text)));
        assert_int_equal(r.read.section->nsquad, 1);
        assert_true(r.f.n >= 1);
        assert_int_equal(r.f.item[r.f.n - 1].line, 3);
        assert_string_equal(str_c(&r.arena, finding_said(&r.f.item[r.f.n - 1])), rows[i].said);
        arena_free(&r.arena);
        arena_free(&own);
    }
}

static void a_file_without_names_is_refused(void **state)
{
    struct reading r;

    (void)state;
    assert_false(reads(&r, "club,rating\nAdams,2000\n"));
    assert_int_equal(r.e.kind, ERR_INPUT);
    assert_string_equal(
        err_said(&r.e),
        "p.csv has no row that names the columns: name,federation,rating,title,sex,fide-id,born,k, or some of these");
    arena_free(&r.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_a_squad_of_one),
        cmocka_unit_test(a_line_that_is_wrong_is_left_out),
        cmocka_unit_test(a_file_without_names_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
