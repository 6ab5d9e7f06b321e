/* SPDX-License-Identifier: Apache-2.0 */
/* unzip_module.c - in the program, in place of the reader of archives: it is loaded when the first is opened. */
#include "engine/base/err.h"
#include "engine/base/module.h"
#include "import/messages.h"
#include "import/unzip.h"

static bool is_there(struct err *e)
{
    return module_load(MODULE_unzip, say_archives_left_out(), e);
}

bool unzip_open(const char *path, struct unzip *out, struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(unzip, unzip_open)(path, out, e);
}

bool unzip_bytes(struct str bytes, struct str name, struct unzip *out, struct err *e)
{
    return is_there(e) && MODULE_FUNCTION(unzip, unzip_bytes)(bytes, name, out, e);
}

/* Who asks what follows has opened one; only to be closed it need not be open. */
void unzip_close(struct unzip *z)
{
    if (z->archive)
        MODULE_FUNCTION(unzip, unzip_close)(z);
}

long unzip_count(const struct unzip *z)
{
    return MODULE_FUNCTION(unzip, unzip_count)(z);
}

struct packed unzip_at(const struct unzip *z, long at, struct arena *a)
{
    return MODULE_FUNCTION(unzip, unzip_at)(z, at, a);
}

bool unzip_find(const struct unzip *z, const char *name, struct arena *a, struct packed *out)
{
    return MODULE_FUNCTION(unzip, unzip_find)(z, name, a, out);
}

bool unpack_begin(const struct unzip *z, struct packed file, long limit, struct unpacking *out, struct err *e)
{
    return MODULE_FUNCTION(unzip, unpack_begin)(z, file, limit, out, e);
}

long unpack_next(struct unpacking *u, char *to, size_t room)
{
    return MODULE_FUNCTION(unzip, unpack_next)(u, to, room);
}

void unpack_end(struct unpacking *u)
{
    MODULE_FUNCTION(unzip, unpack_end)(u);
}
