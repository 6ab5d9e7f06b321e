/* SPDX-License-Identifier: Apache-2.0 */
#include "web/process/disks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "engine/base/arena.h"

/* A folder with an event, one beside it on the same disk, and one of another disk: that of shared memory, under a name of its own. */
struct place {
    char folder[32], event[64], beside[64], stick[64];
};

static int begin(void **state)
{
    struct place *p = calloc(1, sizeof *p);

    *state = p;
    strcpy(p->folder, "/tmp/disks-XXXXXX");
    if (!mkdtemp(p->folder))
        return 1;
    snprintf(p->event, sizeof p->event, "%s/e.oly", p->folder);
    snprintf(p->beside, sizeof p->beside, "%s/beside", p->folder);
    snprintf(p->stick, sizeof p->stick, "%s/a stick", p->folder);
    return mkdir(p->beside, 0700) != 0 || symlink("/dev/shm", p->stick) != 0;
}

static int end(void **state)
{
    struct place *p = *state;

    unlink(p->stick);
    rmdir(p->beside);
    rmdir(p->folder);
    free(p);
    return 0;
}

/* What the kernel says of them: a blank is \040. */
static struct str mounts(const struct place *p, struct arena *a)
{
    return str_fmt(a,
                   "27 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw\n"
                   "30 27 8:1 / /boot rw,relatime shared:2 - ext4 /dev/sda1 rw\n"
                   "31 27 0:21 / /proc rw - proc proc rw\n"
                   "32 27 0:44 / %s rw,relatime - nfs4 server:/hall rw\n"
                   "33 27 8:3 / %s rw,relatime - xfs /dev/sda3 rw\n"
                   "34 27 8:17 / %s/a\\040stick rw,nosuid shared:7 master:1 - vfat /dev/sdb1 rw,uid=1000\n"
                   "35 27 8:17 / %s/a\\040stick rw,nosuid - vfat /dev/sdb1 rw,uid=1000\n"
                   "36 27 8:33 / %s/pulled rw - exfat /dev/sdc1 rw\n"
                   "half a line",
                   p->stick, p->beside, p->folder, p->folder, p->folder);
}

static void a_mirror_is_on_another_disk(void **state)
{
    const struct place *p = *state;
    struct arena a = { 0 };
    struct disks disks;

    disks_read(mounts(p, &a), p->event, &a, &disks);
    assert_int_equal(disks.n, 1);
    assert_true(str_eq(disks.disk[0].path, str_of(p->stick)));
    assert_true(disks.disk[0].free >= 0);
    arena_free(&a);
}

/* Who reads what is there takes any disk, that of the system apart. */
static void a_copy_may_be_on_any(void **state)
{
    const struct place *p = *state;
    struct arena a = { 0 };
    struct disks disks;

    disks_read(mounts(p, &a), NULL, &a, &disks);
    assert_int_equal(disks.n, 2);
    assert_true(str_eq(disks.disk[0].path, str_of(p->beside)));
    assert_true(str_eq(disks.disk[1].path, str_of(p->stick)));
    disks_read(STR(""), NULL, &a, &disks);
    assert_int_equal(disks.n, 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_mirror_is_on_another_disk, begin, end),
        cmocka_unit_test_setup_teardown(a_copy_may_be_on_any, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
