/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/reserved.h"

#include <string.h>
#include <strings.h>

static const char inside[] = ".oly.files/";

static bool has_end(struct str path, const char *end)
{
    size_t n = strlen(end);

    return path.n > n && strncasecmp(path.p + path.n - n, end, n) == 0;
}

bool reserved_event(struct str path)
{
    return has_end(path, ".oly");
}

struct str reserved_beside(struct str path)
{
    static const char *const ends[] = { ".people",    ".files",    ".backups", ".printed", ".published", ".ratings",
                                        ".rehearsal", ".site.zip", "-wal",     "-shm",     "-journal" };

    while (path.n > 1 && path.p[path.n - 1] == '/')
        path.n--;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (has_end(path, ends[i]))
            return (struct str){ path.p, path.n - strlen(ends[i]) };
    return (struct str){ 0 };
}

bool reserved_inside(struct str path)
{
    size_t n = strlen(inside);

    for (size_t i = 0; i + n <= path.n; i++)
        if (strncasecmp(path.p + i, inside, n) == 0)
            return true;
    return false;
}

bool reserved_site(struct str path)
{
    struct str name = path;

    for (size_t i = 0; i < path.n; i++)
        if (path.p[i] == '/')
            name = (struct str){ path.p + i + 1, path.n - i - 1 };
    return name.n >= strlen(RESERVED_SITE) && strncasecmp(name.p, RESERVED_SITE, strlen(RESERVED_SITE)) == 0;
}
