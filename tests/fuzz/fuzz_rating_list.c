/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz_rating_list.c - rating lists, as XML and in a zip: what is read of each player is in bounds. */
#include "import/rating_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "tests/fuzz/fuzz.h"

static bool on_player(void *to, const struct rated *r)
{
    int *left = to;

    if (r->fide_id <= 0 || r->rating < 0 || r->name.n == 0 || r->name.n > 255)
        abort();
    return --*left > 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int fd = memfd_create("list", MFD_CLOEXEC), left = 1000;
    const struct rating_sink sink = { on_player, NULL, &left };
    struct arena a = { 0 };
    struct err e = { 0 };
    struct rating_file file;
    char path[40];

    if (fd < 0 || write(fd, data, size) != (ssize_t)size)
        abort();
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    if (rating_file_open(path, &a, &file, &e)) {
        if (!rating_file_read(&file, (enum rating_kind)(size % RATING_KIND_COUNT), &sink, &e) && left > 0)
            fuzz_refused(&e);
        rating_file_close(&file);
    } else {
        fuzz_refused(&e);
    }
    close(fd);
    arena_free(&a);
    return 0;
}
