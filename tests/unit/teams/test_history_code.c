/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/history_code.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/arena.h"

/* Of five bytes by hand: 0x08 42 10 84 21 is 00001 00001 00001 ... in fives; 0xff.. is 11111; the last letter has one bit and four zeros. */
static void letters_are_five_bits_each_from_the_left(void **state)
{
    struct arena a = { 0 };
    unsigned char hash[HISTORY_HASH] = { 0x08, 0x42, 0x10, 0x84, 0x21, 0xff, 0xff, 0xff, 0xff, 0xff };

    (void)state;
    hash[HISTORY_HASH - 1] = 1;
    struct str head = history_head(hash, &a);
    assert_int_equal(head.n, 52);
    assert_memory_equal(head.p, "11111111ZZZZZZZZ0000000000000000000000000000000000", 50);
    assert_memory_equal(head.p + 50, "0G", 2);
    assert_string_equal(str_c(&a, history_code(head, &a)), "1111-1111-ZZZZ");
    assert_int_equal(history_code((struct str){ 0 }, &a).n, 0);
    arena_free(&a);
}

static void what_is_typed_or_read_by_a_camera_is_the_same(void **state)
{
    static const char *const same[] = { "7K3M-9QXD-01HT", "7k3m9qxd0lht", " 7K3M 9QXD OIHT ", "7k3m-9qxd-oiht",
                                        "olympair:open:7:7K3M9QXD01HT" };
    static const char *const none[] = { "",
                                        "7K3M-9QXD-01H",
                                        "7K3M-9QXD-01HU",
                                        "7K3M_9QXD_01HT",
                                        "open 7",
                                        "0123456789012345678901234567890123456789012345678901X" };
    struct arena a = { 0 };
    struct str letters;

    (void)state;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        assert_true(history_code_read(str_of(same[i]), &a, &letters));
        assert_string_equal(str_c(&a, letters), "7K3M9QXD01HT");
    }
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_false(history_code_read(str_of(none[i]), &a, &letters));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_are_five_bits_each_from_the_left),
        cmocka_unit_test(what_is_typed_or_read_by_a_camera_is_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
