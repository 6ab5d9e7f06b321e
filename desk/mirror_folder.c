/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/mirror_folder.h"

#include <libgen.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "desk/attached.h"
#include "desk/autobackup.h"
#include "engine/base/arena.h"

static bool same_folder(const char *path, const struct stat *st)
{
    struct stat other;

    return stat(path, &other) == 0 && other.st_dev == st->st_dev && other.st_ino == st->st_ino;
}

/* Where the event lies, or its own backups do. */
static bool is_of_event(const char *event, const struct stat *st, struct arena *a)
{
    char *real = realpath(event, NULL);
    const char *path = str_c(a, str_of(real ? real : event));

    free(real);
    return same_folder(autobackup_path(path, a).p, st) || same_folder(attached_folder(path, a).p, st) ||
           same_folder(dirname(str_c(a, str_of(path))), st);
}

/* Or in a folder of those, however deep. */
static bool is_within(const char *event, struct str folder, struct arena *a)
{
    enum { DEEPEST = 64 };
    struct stat st, last = { 0 };

    for (int i = 0; i < DEEPEST; i++, last = st) {
        if (stat(str_c(a, folder), &st) != 0 || (i > 0 && st.st_ino == last.st_ino && st.st_dev == last.st_dev))
            return false;
        if (same_folder(autobackup_path(event, a).p, &st) || same_folder(attached_folder(event, a).p, &st))
            return true;
        folder = str_fmt(a, "%.*s/..", STR_ARG(folder));
    }
    return false;
}

enum mirror_fit mirror_fits(struct str folder, const struct stat *st, const char *event, struct arena *a)
{
    if (!S_ISDIR(st->st_mode))
        return MIRROR_NO_FOLDER;
    return is_of_event(event, st, a) || is_within(event, folder, a) ? MIRROR_BESIDE : MIRROR_FITS;
}
