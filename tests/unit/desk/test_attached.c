/* SPDX-License-Identifier: Apache-2.0 */
/* test_attached.c - the folder of an event file: its own, or that of the event of which it is a copy. */
#include "desk/file/attached.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/arena.h"

/* None of these folders exists, so names stay as they are. */
static const struct {
    const char *event, *folder;
} cases[] = {
    { "/none/baku.oly", "/none/baku.oly.files" },
    { "/none/baku-2016.oly", "/none/baku-2016.oly.files" },
    /* copies in a folder, of a mirror, beside the event */
    { "/none/baku-20160909-190500.oly", "/none/baku.oly.files" },
    { "/none/baku-20160909-190500_2.oly", "/none/baku.oly.files" },
    { "/none/baku-00812-20160909-190500.oly", "/none/baku.oly.files" },
    { "/none/baku-123456-20160909-190500.oly", "/none/baku.oly.files" },
    { "/none/baku-rescued-20160909-190500.oly", "/none/baku.oly.files" },
    { "/none/baku-before-restore-20160909-190500_3.oly", "/none/baku.oly.files" },
    { "/none/baku-2016-20160909-190500.oly", "/none/baku-2016.oly.files" },
    /* before a publication, and what was put there by hand */
    { "/none/baku.oly.backups/20160909-215900-open-round-07.oly", "/none/baku.oly.files" },
    { "/none/baku.oly.backups/by-hand.oly", "/none/baku.oly.files" },
    /* nearly such names */
    { "/none/baku-20160909-19050.oly", "/none/baku-20160909-19050.oly.files" },
    { "/none/20160909-190500.oly", "/none/20160909-190500.oly.files" },
    { "/none/-20160909-190500.oly", "/none/-20160909-190500.oly.files" },
    { "/none/baku-20160909-190500", "/none/baku-20160909-190500.files" },
    { "/none/baku.backups/a.oly", "/none/baku.backups/a.oly.files" },
};

static void every_copy_knows_its_folder(void **state)
{
    struct arena a = { 0 };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_string_equal(str_c(&a, attached_folder(cases[i].event, &a)), cases[i].folder);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(every_copy_knows_its_folder) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
