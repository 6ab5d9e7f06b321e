/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/base/rehearsed.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/str.h"

static const char folder_end[] = ".oly.rehearsal", file_name[] = "/rehearsal.oly";

const char *rehearsal_folder(const char *event, struct arena *a)
{
    return str_c(a, str_fmt(a, "%s.rehearsal", event));
}

const char *rehearsal_unfinished(const char *event, struct arena *a)
{
    return str_c(a, str_fmt(a, "%s-new", rehearsal_folder(event, a)));
}

const char *rehearsal_in(const char *folder, struct arena *a)
{
    return str_c(a, str_fmt(a, "%s%s", folder, file_name));
}

const char *rehearsal_path(const char *event, struct arena *a)
{
    return rehearsal_in(rehearsal_folder(event, a), a);
}

bool rehearsal_is(const char *path)
{
    char *real = realpath(path, NULL);
    struct str whole = str_of(real ? real : path), end = str_of(file_name);
    bool is = str_ends(whole, end) && str_ends((struct str){ whole.p, whole.n - end.n }, str_of(folder_end));

    free(real);
    return is;
}
