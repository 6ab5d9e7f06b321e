/* SPDX-License-Identifier: Apache-2.0 */
/* without_xlsx.c - in place of the reader of archives, where workbooks were left out (WITH_XLSX=0): none is ever open. */
#include "engine/base/err.h"
#include "import/messages.h"
#include "import/unzip.h"

bool unzip_open(const char *path, struct unzip *out, struct err *e)
{
    return unzip_bytes(STR(""), str_of(path), out, e);
}

bool unzip_bytes(struct str bytes, struct str name, struct unzip *out, struct err *e)
{
    (void)bytes, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_archives_left_out(name));
}

void unzip_close(struct unzip *z)
{
    (void)z;
}

long unzip_count(const struct unzip *z)
{
    (void)z;
    return 0;
}

struct packed unzip_at(const struct unzip *z, long at, struct arena *a)
{
    (void)z, (void)a;
    return (struct packed){ .at = at };
}

bool unzip_find(const struct unzip *z, const char *name, struct arena *a, struct packed *out)
{
    (void)z, (void)name, (void)a, (void)out;
    return false;
}

bool unpack_begin(const struct unzip *z, struct packed file, long limit, struct unpacking *out, struct err *e)
{
    (void)file, (void)limit, (void)out;
    return err_say(e, ERR_LEFT_OUT, say_archives_left_out(z->name));
}

long unpack_next(struct unpacking *u, char *to, size_t room)
{
    (void)u, (void)to, (void)room;
    return -1;
}

void unpack_end(struct unpacking *u)
{
    (void)u;
}
