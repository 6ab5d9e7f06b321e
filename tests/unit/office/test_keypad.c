/* SPDX-License-Identifier: Apache-2.0 */
#include "office/keypad.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* All of them, one after the other; what the last one did. */
static enum keypad_news press(struct keypad *k, const char *keys)
{
    enum keypad_news news = KEYPAD_FREE;

    for (; *keys; keys++)
        news = keypad_press(k, *keys);
    return news;
}

static void every_key_is_a_result(void **state)
{
    static const enum result want[] = { RESULT_WIN,     RESULT_LOSS,   RESULT_DRAW,   RESULT_DRAW, RESULT_DRAW,
                                        RESULT_FORFEIT, RESULT_MISSED, RESULT_NOBODY, RESULT_ZERO, RESULT_OPEN };

    (void)state;
    for (int i = 0; i < 10; i++) {
        struct keypad k = { .boards = 4 };
        assert_int_equal(keypad_press(&k, "10=5r+-nz*"[i]), KEYPAD_TYPED);
        assert_int_equal(k.result[0], want[i]);
    }
}

static void no_key_is_two_things(void **state)
{
    enum result r;
    int commands = 0;

    (void)state;
    for (int key = ' '; key < 127; key++) {
        commands += keypad_command(key) != NULL;
        assert_false(keypad_command(key) && (key == KEY_KEEP || keypad_result(key, &r)));
    }
    assert_int_equal(commands, 6);
    assert_string_equal(keypad_command('u'), "undo");
}

static void a_key_alone(void **state)
{
    enum result r = RESULT_NONE;

    (void)state;
    assert_true(keypad_result('-', &r));
    assert_int_equal(r, RESULT_MISSED);
    assert_false(keypad_result(KEY_KEEP, &r)); /* nothing is recorded that it could keep */
    assert_false(keypad_result('2', &r));
    assert_int_equal(r, RESULT_MISSED);
}

static void a_match_is_typed_and_put_right(void **state)
{
    struct keypad k = { .boards = 3 };
    const struct section s = { .boards = 3 };

    (void)state;
    assert_int_equal(press(&k, "1="), KEYPAD_TYPED);
    assert_int_equal(keypad_press(&k, KEY_BACK), KEYPAD_BACK);
    assert_int_equal(press(&k, "0"), KEYPAD_TYPED);
    assert_int_equal(press(&k, "="), KEYPAD_FULL);
    assert_int_equal(k.result[1], RESULT_LOSS);
    assert_int_equal(keypad_half(&k, &s, 0), 3); /* 1 + 0 + ½ */
    assert_int_equal(keypad_half(&k, &s, 1), 3);
    assert_int_equal(keypad_press(&k, KEY_ESCAPE), KEYPAD_LEFT);
}

/* What was typed after a slip was meant for another board than the one that waits. */
static void after_a_wrong_key_nothing_is_taken(void **state)
{
    struct keypad k = { .boards = 3 };

    (void)state;
    assert_int_equal(press(&k, "1x"), KEYPAD_UNKNOWN);
    assert_int_equal(press(&k, "1"), KEYPAD_UNKNOWN);
    assert_int_equal(k.typed, 1);
    assert_int_equal(keypad_press(&k, KEY_BACK), KEYPAD_FREE);
    assert_int_equal(k.typed, 1);
    assert_int_equal(press(&k, "0"), KEYPAD_TYPED);
    press(&k, "?");
    assert_int_equal(keypad_press(&k, KEY_ESCAPE), KEYPAD_LEFT);
    k = (struct keypad){ .boards = 3 };
    assert_int_equal(keypad_press(&k, KEY_BACK), KEYPAD_UNKNOWN); /* there is no board before the first */
    k = (struct keypad){ .boards = 1 };
    assert_int_equal(press(&k, "1"), KEYPAD_FULL);
    assert_int_equal(press(&k, "1"), KEYPAD_UNKNOWN); /* nor one behind the last */
}

static void space_keeps_what_is_recorded(void **state)
{
    struct keypad k = { .boards = 3, .recorded = { RESULT_LOSS, RESULT_NONE, RESULT_OPEN } };

    (void)state;
    assert_int_equal(press(&k, "   "), KEYPAD_FULL);
    assert_int_equal(k.result[0], RESULT_LOSS);
    assert_int_equal(k.result[1], RESULT_NONE);
    assert_int_equal(k.result[2], RESULT_OPEN);
    assert_false(keypad_replaces(&k));
}

/* A board without a result and an unfinished one are filled in; a result gives way to another one. */
static void what_replaces(void **state)
{
    struct keypad k = { .boards = 3, .recorded = { RESULT_LOSS, RESULT_NONE, RESULT_OPEN } };

    (void)state;
    press(&k, "011");
    assert_false(keypad_replaces(&k));
    k.typed = 0;
    press(&k, "=11");
    assert_true(keypad_replaces(&k));
}

static void a_side_that_is_marked_plays(void **state)
{
    struct keypad k = { .boards = 2 };

    (void)state;
    press(&k, "1");
    assert_false(keypad_is_marked(&k));
    assert_false(keypad_is_against_mark(&k));
    k.mark.absent[1] = true;
    assert_true(keypad_is_marked(&k));
    assert_true(keypad_is_against_mark(&k)); /* who lost a game was there */
    k.typed = 0;
    press(&k, "++");
    assert_false(keypad_is_against_mark(&k)); /* who lost by forfeit was not */
    k.mark = (struct no_show){ .absent = { true, false } };
    assert_true(keypad_is_against_mark(&k));
}

/* Nobody sits at boards 3 and 4 of the second team: Enter after board 2 ends the match, and not before. */
static void boards_that_nobody_sits_at_need_no_key(void **state)
{
    struct keypad k = { .boards = 4, .known = { [2] = RESULT_FORFEIT, [3] = RESULT_FORFEIT } };

    (void)state;
    assert_int_equal(keypad_press(&k, KEY_ENTER), KEYPAD_UNKNOWN);
    assert_int_equal(keypad_press(&k, KEY_BACK), KEYPAD_FREE);
    assert_int_equal(keypad_press(&k, '1'), KEYPAD_TYPED);
    assert_int_equal(keypad_press(&k, '='), KEYPAD_TYPED);
    assert_int_equal(keypad_press(&k, KEY_ENTER), KEYPAD_FULL);
    assert_int_equal(k.result[0], RESULT_WIN);
    assert_int_equal(k.result[3], RESULT_FORFEIT);
}

/* Before round 1 of D.02, or of another system, on four boards. */
static void begin(struct lineup_keys *k, struct squad q, const char *system)
{
    const struct section s = { .boards = 4, .system = str_of(system), .squad = &q, .nsquad = 1 };

    lineup_keys_begin(k, &s, 0, 1);
}

/* Five players, of whom the fourth was replaced by the sixth: 1 2 3 5 6 count. */
static struct lineup_keys pad(void)
{
    static struct player player[6];
    struct squad q = { .player = player, .nplayer = 6 };
    struct lineup_keys k;

    player[3].replaced = true;
    begin(&k, q, "olympiad");
    return k;
}

static enum keypad_news line(struct lineup_keys *k, const char *keys)
{
    enum keypad_news news = KEYPAD_FREE;

    for (; *keys; keys++)
        news = lineup_keys_press(k, *keys);
    return news;
}

static void assert_plays(const struct lineup_keys *k, const int want[4])
{
    for (int b = 0; b < 4; b++)
        assert_int_equal(k->place[b], want[b]);
}

static void who_rests_or_who_plays(void **state)
{
    struct lineup_keys k = pad();

    (void)state;
    assert_int_equal(line(&k, "\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 3, 5 });
    assert_true(lineup_keys_rests(&k, 6));
    k = pad();
    assert_int_equal(line(&k, "2"), KEYPAD_TYPED);
    assert_int_equal(line(&k, "\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 3, 5, 6 });
    k = pad();
    assert_int_equal(line(&k, "1356"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 3, 5, 6 });
    assert_int_equal(line(&k, "1"), KEYPAD_UNKNOWN);
    k = pad();
    assert_int_equal(line(&k, "123-"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 3, 0 });
    assert_int_equal(lineup_keys_press(&k, KEY_ESCAPE), KEYPAD_LEFT);
}

/* 4 was replaced, 1 is named twice, nobody sits on board 1, two do not rest. */
static void no_line_up(void **state)
{
    static const char *const wrong[] = { "4", "11", "0", "12\n", "7", "x" };

    (void)state;
    for (int i = 0; i < 6; i++) {
        struct lineup_keys k = pad();
        assert_int_equal(line(&k, wrong[i]), KEYPAD_UNKNOWN);
        assert_int_equal(line(&k, "3"), KEYPAD_UNKNOWN);
        assert_int_equal(lineup_keys_press(&k, KEY_BACK), KEYPAD_FREE);
        assert_int_equal(line(&k, "3"), KEYPAD_TYPED);
    }
}

/* Two of five are here, let play: who plays is typed, and Enter ends it. With all five here keys are who rests, where they could be either. */
static void a_team_that_is_let_play_with_few(void **state)
{
    static struct player player[6];
    struct squad q = {
        .player = player, .nplayer = 6, .let_play = STR("so"), .arrival = { .at = STR("x"), .players = 2 }
    };
    struct lineup_keys k;

    (void)state;
    begin(&k, q, "olympiad");
    assert_int_equal(lineup_keys_spare(&k), 0);
    assert_int_equal(line(&k, "24\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 2, 4, 0, 0 });
    begin(&k, q, "olympiad");
    assert_int_equal(line(&k, "\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 0, 0 });
    q.arrival.players = 6;
    begin(&k, q, "olympiad");
    assert_int_equal(line(&k, "24\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 3, 5, 6 });
    begin(&k, q, "olympiad");
    assert_int_equal(line(&k, "124\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 4, 0 });
    q.let_play = STR("");
    begin(&k, q, "olympiad");
    assert_int_equal(line(&k, "124\n"), KEYPAD_UNKNOWN);
}

static void squads_of_other_sizes(void **state)
{
    static struct player player[12];
    struct lineup_keys k;

    (void)state;
    begin(&k, (struct squad){ .player = player, .nplayer = 6 }, "olympiad");
    assert_int_equal(lineup_keys_spare(&k), 2);
    assert_int_equal(line(&k, "61\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 2, 3, 4, 5 });
    begin(&k, (struct squad){ .player = player, .nplayer = 12 }, "olympiad");
    assert_int_equal(lineup_keys_spare(&k), 0); /* eight */
    assert_int_equal(line(&k, "19ac"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 9, 10, 12 });
    begin(&k, (struct squad){ .player = player, .nplayer = 3 }, "olympiad");
    assert_int_equal(line(&k, "\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 3, 0 });
    begin(&k, (struct squad){ .player = player, .nplayer = 2 }, "olympiad");
    assert_int_equal(line(&k, "\n"), KEYPAD_UNKNOWN);
    begin(&k, (struct squad){ .player = player, .nplayer = 6 }, "olympiad");
    assert_int_equal(line(&k, "120"), KEYPAD_UNKNOWN); /* three are needed */
    begin(&k, (struct squad){ .player = player, .nplayer = 2 }, "berger");
    assert_int_equal(line(&k, "\n"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 0, 0 });
    begin(&k, (struct squad){ .player = player, .nplayer = 6 }, "berger");
    assert_int_equal(line(&k, "120"), KEYPAD_FULL);
    assert_plays(&k, (int[]){ 1, 2, 0, 0 });
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_key_is_a_result),
        cmocka_unit_test(no_key_is_two_things),
        cmocka_unit_test(a_key_alone),
        cmocka_unit_test(a_match_is_typed_and_put_right),
        cmocka_unit_test(after_a_wrong_key_nothing_is_taken),
        cmocka_unit_test(space_keeps_what_is_recorded),
        cmocka_unit_test(what_replaces),
        cmocka_unit_test(a_side_that_is_marked_plays),
        cmocka_unit_test(who_rests_or_who_plays),
        cmocka_unit_test(no_line_up),
        cmocka_unit_test(boards_that_nobody_sits_at_need_no_key),
        cmocka_unit_test(a_team_that_is_let_play_with_few),
        cmocka_unit_test(squads_of_other_sizes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
