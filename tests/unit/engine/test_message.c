/* SPDX-License-Identifier: Apache-2.0 */
/* Sentences as values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/message_row.h"
#include "engine/base/plural.h"
#include "engine/base/template.h"
#include "tests/said.h"

/* A table as that of a room. */
#define TABLE(MESSAGE)                                                                                              \
    MESSAGE(silent, , "nothing to say")                                                                             \
    MESSAGE(meets, (TEAM, team)(TEAM, other)(ROUND, round), "{team} meets {other} in round {round}",                \
            .players = "{team} plays {other} in round {round}")                                                     \
    MESSAGE(short_of, (TEAM, team)(COUNT, here), "{team} has {here} players here[ and needs {here} more]",          \
            .one = "{team} has {here} player here[ and needs {here} more]")                                         \
    MESSAGE(given, (POINTS, points), "{points:+} points", .one = "{points:+} point", .counts = "points")            \
    MESSAGE(of_games, (NUMBER, all)(COUNT, games), "{games} of {all} games are over",                               \
            .one = "{games} of {all} games is over", .page = "{all} games", .players = "of {all} {games} are over", \
            .players_one = "of {all} {games} is over")                                                              \
    MESSAGE(not_now, (CAUSE, cause)(WORD, option), "nothing was done: {cause}[; add --{option}]",                   \
            .page = "nothing was done: {cause}[; tick {option}]")                                                   \
    MESSAGE(literal, , "a set {{1, 2} and [[x]")

TABLE(MESSAGE_PROTOTYPE)
TABLE(MESSAGE_FUNCTION)

static const struct message_row *const rows[] = { TABLE(MESSAGE_LISTED) NULL };

static struct arena arena;

static const char *told(struct message m, struct wording wording)
{
    return str_c(&arena, message_text(&m, &wording, &arena));
}

static const struct wording plain = { 0 };
static const struct wording page = { .medium = MEDIUM_PAGE };
static const struct wording players = { .players = true };

static void a_sentence_is_told_from_its_values(void **state)
{
    (void)state;
    assert_string_equal(told(say_silent(), plain), "nothing to say");
    assert_string_equal(told(say_meets(STR("Chad"), STR("Mali"), 3), plain), "Chad meets Mali in round 3");
    assert_string_equal(told(say_short_of(STR("Chad"), 1), plain), "Chad has 1 player here and needs 1 more");
    assert_string_equal(told(say_short_of(STR("Chad"), 0), plain), "Chad has 0 players here");
    assert_string_equal(told(say_given(5), plain), "+2½ points");
    assert_string_equal(told(say_literal(), plain), "a set {1, 2} and [x]");
    assert_string_equal(told((struct message){ 0 }, plain), "");
}

static void each_reader_has_his_wording(void **state)
{
    struct message meets = say_meets(STR("Ann"), STR("Bob"), 1);
    struct message no = say_not_now(&meets, "confirm");

    (void)state;
    assert_string_equal(told(meets, players), "Ann plays Bob in round 1");
    assert_string_equal(told(no, plain), "nothing was done: Ann meets Bob in round 1; add --confirm");
    assert_string_equal(told(no, (struct wording){ MEDIUM_PAGE, true, NULL }),
                        "nothing was done: Ann plays Bob in round 1; tick confirm");
    meets.players = true;
    assert_string_equal(told(meets, plain), "Ann plays Bob in round 1");
    assert_string_equal(told(say_not_now(NULL, NULL), page), "nothing was done: ");
}

/* A cause within a cause keeps its own values. */
static void a_cause_is_told_within_its_sentence(void **state)
{
    struct message inner = say_meets(STR("A"), STR("B"), 2), middle = say_not_now(&inner, "x"),
                   outer = say_not_now(&middle, "y");

    (void)state;
    assert_string_equal(told(outer, plain),
                        "nothing was done: nothing was done: A meets B in round 2; add --x; add --y");
}

/* What an error speaks of may be gone when it is printed, and an error may be copied. */
static void an_error_keeps_what_it_speaks_of(void **state)
{
    char name[] = "Åland", other[] = "Mali";
    struct err e = { 0 }, copy;

    (void)state;
    assert_false(err_say(&e, ERR_STATE, say_meets(str_of(name), str_of(other), 4)));
    err_say(&e, ERR_INPUT, say_silent());
    memset(name, 'x', sizeof name - 1);
    copy = e;
    memset(&e, 0, sizeof e);
    assert_int_equal(copy.kind, ERR_STATE);
    assert_string_equal(told(err_message(&copy), players), "Åland plays Mali in round 4");
    assert_string_equal(err_said(&copy), "Åland meets Mali in round 4");
}

/* More than an error can hold ends with a whole letter, and what stands behind it is still told. */
static void what_is_too_long_is_cut_after_a_whole_letter(void **state)
{
    char most[sizeof((struct err *)0)->words + 2] = { 0 };
    struct err e = { 0 };

    (void)state;
    memset(most, 'x', sizeof e.words - 1);
    strcat(most, "é");
    err_say(&e, ERR_STATE, say_meets(str_of(most), STR("Mali"), 4));
    struct message m = err_message(&e);
    assert_int_equal(m.argument[0].text.n, sizeof e.words - 1);
    assert_int_equal(m.argument[1].text.n, 1);
    assert_true(str_ends(message_text(&m, &plain, &arena), STR(" in round 4")));
}

static void a_text_in_the_arena_outlives_its_source(void **state)
{
    char name[] = "Chad";
    struct message m = say_meets(str_of(name), STR("Mali"), 1), copy = message_copy(&m, &arena);

    (void)state;
    name[0] = 'x';
    assert_string_equal(told(copy, plain), "Chad meets Mali in round 1");
}

/* Every word of the row has gone through the language, no value has. */
static void another_language_reaches_every_word(void **state)
{
    const struct wording pseudo = { .language = &language_pseudo };

    (void)state;
    assert_string_equal(told(say_meets(STR("Chad"), STR("Mali"), 1), pseudo),
                        "\u200FChad méééts Mali íín róúúnd 1\u200E");
}

static const struct message_row label = MESSAGE_LABEL("rank title", "Rank");

static void a_label_is_a_sentence_without_arguments(void **state)
{
    const struct wording pseudo = { .language = language_named(STR("pseudo")) };

    (void)state;
    assert_string_equal(str_c(&arena, message_label(&label, &plain, &arena)), "Rank");
    assert_string_equal(str_c(&arena, message_label(&label, &pseudo, &arena)), "\u200FRáánk\u200E");
    assert_null(language_named(STR("pseudo2")));
}

static void the_names_of_a_row_are_its_arguments(void **state)
{
    (void)state;
    assert_int_equal(message_arguments(rows[0]), 0);
    assert_int_equal(message_arguments(rows[1]), 3);
    assert_true(str_eq(message_name(rows[1], 2), STR("round")));
    assert_int_equal(rows[1]->kinds[2], ARGUMENT_ROUND);
}

/* English has two forms; a wording of its own has its own. */
static void a_count_selects_its_form(void **state)
{
    (void)state;
    assert_string_equal(told(say_of_games(4, 1), plain), "1 of 4 games is over");
    assert_string_equal(told(say_of_games(1, 0), plain), "0 of 1 games are over");
    assert_string_equal(told(say_of_games(4, 1), (struct wording){ .medium = MEDIUM_PAGE }), "4 games");
    assert_string_equal(told(say_of_games(4, 1), (struct wording){ .players = true }), "of 4 1 is over");
    assert_string_equal(told(say_given(1), plain), "+½ points");
    assert_string_equal(told(say_given(2), plain), "+1 point");
}

/* Russian, as a catalogue would have it. */
static struct str russian(const struct message_row *row, const struct message_forms *english, int form, struct arena *a)
{
    static const char *const games[] = { "{games} из {all}: партия", "{games} из {all}: партии",
                                         "{games} из {all}: партий" };
    static const char *const points[] = { "{points:+} очко", "{points:+} очка", "{points:+} очков" };

    (void)a;
    if (english->one)
        return str_of(strcmp(row->id, "given") == 0 ? points[form] : games[form]);
    return str_of(english->other);
}

static void another_language_has_other_forms(void **state)
{
    const struct language ru = { "ru", russian };
    const struct wording in_russian = { .language = &ru };

    (void)state;
    assert_string_equal(told(say_of_games(30, 21), in_russian), "21 из 30: партия");
    assert_string_equal(told(say_of_games(30, 3), in_russian), "3 из 30: партии");
    assert_string_equal(told(say_of_games(30, 11), in_russian), "11 из 30: партий");
    assert_string_equal(told(say_of_games(30, 11), (struct wording){ MEDIUM_PAGE, false, &ru }), "30 games");
    assert_string_equal(told(say_given(3), in_russian), "+1½ очка");
    assert_string_equal(told(say_given(10), in_russian), "+5 очков");
}

static void the_places_of_a_template_are_found(void **state)
{
    const char *at = "{{x} {number:+} {here} players [{of}]";
    struct str name;

    (void)state;
    assert_true(template_next(&at, &name) && str_eq(name, STR("number")));
    assert_true(template_next(&at, &name) && str_eq(name, STR("here")));
    assert_true(template_next(&at, &name) && str_eq(name, STR("of")));
    assert_false(template_next(&at, &name));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_is_told_from_its_values),
        cmocka_unit_test(each_reader_has_his_wording),
        cmocka_unit_test(a_cause_is_told_within_its_sentence),
        cmocka_unit_test(an_error_keeps_what_it_speaks_of),
        cmocka_unit_test(what_is_too_long_is_cut_after_a_whole_letter),
        cmocka_unit_test(a_text_in_the_arena_outlives_its_source),
        cmocka_unit_test(another_language_reaches_every_word),
        cmocka_unit_test(a_label_is_a_sentence_without_arguments),
        cmocka_unit_test(the_names_of_a_row_are_its_arguments),
        cmocka_unit_test(a_count_selects_its_form),
        cmocka_unit_test(another_language_has_other_forms),
        cmocka_unit_test(the_places_of_a_template_are_found),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);

    arena_free(&arena);
    return failed;
}
