/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/block.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/public/bundle.h"

/* How much of this process is mapped from blocks. */
static int mapped(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[400];
    int n = 0;

    assert_non_null(maps);
    while (fgets(line, sizeof line, maps))
        n += strstr(line, "memfd:pages") != NULL;
    fclose(maps);
    return n;
}

static void publish(void)
{
    struct arena own = { 0 };
    struct str block;
    int fd = memfd_create("pages", MFD_CLOEXEC);

    assert_true(bundle_make(STR("/tmp"), NULL, 0, NULL, &own, &block, &(struct err){ 0 }));
    assert_int_equal(write(fd, block.p, block.n), block.n);
    arena_free(&own);
    block_open(fd);
}

struct slow {
    int end[2];
    void *reads;
};

static struct slow begins_to_read(void)
{
    struct slow s;

    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, s.end), 0);
    s.reads = block_read(block_take(), s.end[0]);
    assert_non_null(s.reads);
    return s;
}

static bool is_cut_off(const struct slow *s)
{
    char byte;

    return recv(s->end[1], &byte, 1, MSG_DONTWAIT) == 0;
}

static void ends(const struct slow *s)
{
    block_read_to_end(s->reads);
    close(s->end[0]);
    close(s->end[1]);
}

/* Eight blocks, and whoever reads each stands still: those of the latest and of the three before it are left in peace. */
static void old_blocks_are_bounded(void **state)
{
    enum { BLOCKS = 8, KEPT = 4 };
    struct slow slow[BLOCKS];

    (void)state;
    assert_null(block_take());
    for (int i = 0; i < BLOCKS; i++) {
        publish();
        slow[i] = begins_to_read();
    }
    for (int i = 0; i < BLOCKS; i++)
        assert_int_equal(is_cut_off(&slow[i]), i < BLOCKS - KEPT);
    assert_int_equal(mapped(), BLOCKS);
    for (int i = 0; i < BLOCKS - KEPT; i++)
        ends(&slow[i]);
    assert_int_equal(mapped(), KEPT);
    for (int i = BLOCKS - KEPT; i < BLOCKS; i++)
        ends(&slow[i]);
    assert_int_equal(mapped(), 1);
}

/* Blocks that nobody reads are gone at once: a slow reader is not cut off however many have come since. */
static void who_is_alone_may_be_slow(void **state)
{
    (void)state;
    publish();
    struct slow one = begins_to_read(), two = begins_to_read();
    for (int i = 0; i < 20; i++)
        publish();
    assert_false(is_cut_off(&one));
    assert_int_equal(mapped(), 2);
    ends(&one);
    assert_int_equal(mapped(), 2);
    ends(&two);
    assert_int_equal(mapped(), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(old_blocks_are_bounded),
                                        cmocka_unit_test(who_is_alone_may_be_slow) };

    return cmocka_run_group_tests_name("blocks of pages", tests, NULL, NULL);
}
