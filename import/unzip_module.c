/* SPDX-License-Identifier: Apache-2.0 */
/* unzip_module.c - in the program, in place of the reader of archives: it is loaded when the first is opened. */
#include "engine/base/module.h"
#include "import/messages.h"
#include "import/unzip.h"

/* clang-format off */
#define ASKS(...) MODULE_ASKS(unzip, say_archives_left_out(), __VA_ARGS__)
#define HAS(...)  MODULE_HAS(unzip, __VA_ARGS__)
ASKS(unzip_open, (const char *path, struct unzip *out, struct err *e), (path, out, e))
ASKS(unzip_bytes, (struct str bytes, struct str name, struct unzip *out, struct err *e), (bytes, name, out, e))
/* Who asks what follows has opened one. */
HAS(long, unzip_count, (const struct unzip *z), (z))
HAS(struct packed, unzip_at, (const struct unzip *z, long at, struct arena *a), (z, at, a))
HAS(bool, unzip_find, (const struct unzip *z, const char *name, struct arena *a, struct packed *out), (z, name, a, out))
HAS(bool, unpack_begin, (const struct unzip *z, struct packed file, long limit, struct unpacking *out, struct err *e), (z, file, limit, out, e))
HAS(long, unpack_next, (struct unpacking *u, char *to, size_t room), (u, to, room))
HAS(void, unpack_end, (struct unpacking *u), (u))
/* clang-format on */

/* Only to be closed it need not be open. */
void unzip_close(struct unzip *z)
{
    if (z->archive)
        MODULE_FUNCTION(unzip, unzip_close)(z);
}
