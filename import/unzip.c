/* SPDX-License-Identifier: Apache-2.0 */
#include "import/unzip.h"

#include <string.h>
#include <zip.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/messages.h"

static bool not_one(struct str name, const zip_error_t *why, struct err *e)
{
    bool missing = zip_error_code_zip(why) == ZIP_ER_NOENT;

    return missing ? err_say(e, ERR_IO, say_no_file_in_archive(name))
                   : err_say(e, ERR_INPUT, say_not_zip_archive(name));
}

static bool open_source(zip_source_t *source, struct str name, struct unzip *out, struct err *e)
{
    zip_error_t why;

    zip_error_init(&why);
    *out = (struct unzip){ .archive = zip_open_from_source(source, ZIP_RDONLY, &why), .name = name };
    if (!out->archive) {
        zip_source_free(source);
        return not_one(name, &why, e);
    }
    if (unzip_count(out) <= ZIP_FILES_MAX)
        return true;
    unzip_close(out);
    return err_say(e, ERR_LIMIT, say_holds_more_than_files(name, ZIP_FILES_MAX));
}

bool unzip_open(const char *path, struct unzip *out, struct err *e)
{
    zip_error_t why;

    zip_error_init(&why);
    zip_source_t *source = zip_source_file_create(path, 0, -1, &why);
    return source ? open_source(source, str_of(path), out, e) : not_one(str_of(path), &why, e);
}

bool unzip_bytes(struct str bytes, struct str name, struct unzip *out, struct err *e)
{
    zip_error_t why;

    zip_error_init(&why);
    zip_source_t *source = zip_source_buffer_create(bytes.p, bytes.n, 0, &why);
    return source ? open_source(source, name, out, e) : not_one(name, &why, e);
}

void unzip_close(struct unzip *z)
{
    zip_discard(z->archive);
    z->archive = NULL;
}

long unzip_count(const struct unzip *z)
{
    return (long)zip_get_num_entries(z->archive, 0);
}

struct packed unzip_at(const struct unzip *z, long at, struct arena *a)
{
    zip_stat_t st;

    if (zip_stat_index(z->archive, (zip_uint64_t)at, 0, &st) != 0 || !(st.valid & ZIP_STAT_NAME))
        return (struct packed){ .at = at };
    return (struct packed){ at, str_copy(a, str_of(st.name)), st.valid & ZIP_STAT_SIZE ? (long)st.size : 0 };
}

bool unzip_find(const struct unzip *z, const char *name, struct arena *a, struct packed *out)
{
    zip_int64_t at = zip_name_locate(z->archive, name, ZIP_FL_NOCASE);

    if (at >= 0)
        *out = unzip_at(z, (long)at, a);
    return at >= 0;
}

/* May it be unpacked at all? */
static bool acceptable(const struct unzip *z, struct packed file, long limit, struct err *e)
{
    zip_stat_t st;

    if (zip_stat_index(z->archive, (zip_uint64_t)file.at, 0, &st) != 0)
        return err_say(e, ERR_INPUT, say_damaged_cannot_be_read(z->name, file.name));
    if (st.valid & ZIP_STAT_ENCRYPTION_METHOD && st.encryption_method != ZIP_EM_NONE)
        return err_say(e, ERR_INPUT, say_locked_password(z->name));
    if (file.size < 0 || file.size > limit)
        return err_say(e, ERR_LIMIT, say_holds_more_than_mib(z->name, file.name, limit >> 20));
    long packed = st.valid & ZIP_STAT_COMP_SIZE ? (long)st.comp_size : 0;
    return file.size <= ZIP_RATIO_FROM || (packed > 0 && file.size / packed <= ZIP_RATIO_MAX) ||
           err_say(e, ERR_LIMIT, say_would_unpack_more_than_times(z->name, file.name, ZIP_RATIO_MAX));
}

bool unpack_begin(const struct unzip *z, struct packed file, long limit, struct unpacking *out, struct err *e)
{
    *out = (struct unpacking){ .zip = z, .packed = file, .left = file.size, .err = e };
    if (!acceptable(z, file, limit, e))
        return false;
    out->file = zip_fopen_index(z->archive, (zip_uint64_t)file.at, 0);
    return out->file || err_say(e, ERR_INPUT, say_cannot_be_unpacked(z->name, file.name, zip_strerror(z->archive)));
}

long unpack_next(struct unpacking *u, char *to, size_t room)
{
    long n = (long)zip_fread(u->file, to, room);

    if (n >= 0 && n <= u->left) {
        u->left -= n;
        return n;
    }
    err_say(u->err, ERR_INPUT, say_damaged_cut_short(u->zip->name, u->packed.name));
    return -1;
}

void unpack_end(struct unpacking *u)
{
    zip_fclose(u->file);
    u->file = NULL;
}
