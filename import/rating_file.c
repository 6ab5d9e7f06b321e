/* SPDX-License-Identifier: Apache-2.0 */
#include "import/rating_file.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "import/messages.h"
#include "import/unzip.h"

enum { PIECE = 1 << 20 /* bytes that are read at once */ };
static const long LARGEST = 4L << 30;

/* Where the bytes come from. */
struct origin {
    FILE *plain;
    struct unzip zip;
    struct unpacking unpacking;
    char head[4096]; /* the first bytes, which say what it is */
    size_t nhead, given;
};

static bool has_end(struct str name, const char *end)
{
    size_t n = strlen(end);

    return name.n >= n && strncasecmp(name.p + name.n - n, end, n) == 0;
}

static void take_plain(const char *path, FILE *in, long size, struct rating_file *f, struct origin *o)
{
    const char *slash = strrchr(path, '/');

    f->xml = str_of(slash ? slash + 1 : path);
    f->size = size;
    o->plain = in;
    setvbuf(in, NULL, _IOFBF, PIECE);
}

static bool open_plain(const char *path, FILE *in, struct rating_file *f, struct origin *o, struct err *e)
{
    struct stat st;

    if (fstat(fileno(in), &st) != 0 || S_ISDIR(st.st_mode))
        return err_say(e, ERR_IO, say_cannot_be_read(path, strerror(EISDIR)));
    if (!S_ISREG(st.st_mode))
        return err_say(e, ERR_IO, say_list_is_no_file(path));
    take_plain(path, in, (long)st.st_size, f, o);
    return f->size <= LARGEST || err_say(e, ERR_LIMIT, say_larger_than_4_gib(path));
}

/* The one file in it that is XML; else text, else a table. */
static bool find_list(const struct unzip *z, struct arena *a, struct packed *out, struct err *e)
{
    static const char *const ends[] = { ".xml", ".txt", ".csv" };
    int n = 0;

    for (long i = 0; i < unzip_count(z); i++)
        if (str_eq(unzip_at(z, i, a).name, STR("xl/workbook.xml")))
            return err_say(e, ERR_INPUT, say_workbook_is_no_list(z->name));
    for (size_t k = 0; k < sizeof ends / sizeof *ends && n == 0; k++)
        for (long i = 0; i < unzip_count(z); i++) {
            struct packed p = unzip_at(z, i, a);
            if (has_end(p.name, ends[k]) && n++ == 0)
                *out = p;
        }
    return n == 1 || err_say(e, ERR_INPUT, say_holds_lists(z->name, n));
}

/* Of an archive that is open. */
static bool open_packed(struct arena *a, struct rating_file *f, struct origin *o, struct err *e)
{
    struct packed xml = { 0 };

    if (!find_list(&o->zip, a, &xml, e) || !unpack_begin(&o->zip, xml, LARGEST, &o->unpacking, e)) {
        unzip_close(&o->zip);
        return false;
    }
    f->xml = xml.name;
    f->size = xml.size;
    return true;
}

static long raw_bytes(struct origin *o, char *bytes, size_t room)
{
    long n = o->plain ? (long)fread(bytes, 1, room, o->plain) : unpack_next(&o->unpacking, bytes, room);

    return o->plain && ferror(o->plain) ? -1 : n;
}

long rating_file_bytes(struct rating_file *f, char *bytes, size_t room)
{
    struct origin *o = f->inside;
    size_t left = o->nhead - o->given;

    if (left == 0)
        return raw_bytes(o, bytes, room);
    if (room > left)
        room = left;
    memcpy(bytes, o->head + o->given, room);
    o->given += room;
    return (long)room;
}

/* What cannot be read is told by whoever reads on. */
static void look_at_head(struct rating_file *f)
{
    struct origin *o = f->inside;
    long n;

    while (o->nhead < sizeof o->head && (n = raw_bytes(o, o->head + o->nhead, sizeof o->head - o->nhead)) > 0)
        o->nhead += (size_t)n;
    f->head = (struct str){ o->head, o->nhead };
}

static const char zip_begins[] = "PK\3\4";
enum { ZIP_BEGINS = sizeof zip_begins - 1 };

bool rating_file_open(const char *path, struct arena *a, struct rating_file *out, struct err *e)
{
    FILE *in = file_open(path);
    char magic[ZIP_BEGINS] = { 0 };
    bool ok, zip;

    if (!in)
        return err_say(e, ERR_IO, say_list_cannot_be_read(path, strerror(errno)));
    struct origin *o = arena_new(a, struct origin, 1);
    *out = (struct rating_file){ .path = path, .inside = o };
    zip = fread(magic, 1, sizeof magic, in) == sizeof magic && memcmp(magic, zip_begins, sizeof magic) == 0;
    rewind(in);
    ok = zip ? unzip_open(path, &o->zip, e) && open_packed(a, out, o, e) : open_plain(path, in, out, o, e);
    if (!ok || zip)
        fclose(in);
    if (ok)
        look_at_head(out);
    return ok;
}

bool rating_bytes_open(struct str bytes, const char *name, struct arena *a, struct rating_file *out, struct err *e)
{
    struct origin *o = arena_new(a, struct origin, 1);

    *out = (struct rating_file){ .path = name, .inside = o };
    if (str_starts(bytes, (struct str){ zip_begins, ZIP_BEGINS })) {
        bool ok = unzip_bytes(bytes, str_of(name), &o->zip, e) && open_packed(a, out, o, e);
        if (ok)
            look_at_head(out);
        return ok;
    }
    FILE *in = bytes.n > 0 ? fmemopen((void *)(uintptr_t)bytes.p, bytes.n, "r") : NULL;
    if (!in)
        return err_say(e, ERR_INPUT, say_list_cannot_be_read(name, strerror(bytes.n > 0 ? errno : ENODATA)));
    take_plain(name, in, (long)bytes.n, out, o);
    look_at_head(out);
    return true;
}

void rating_file_close(struct rating_file *f)
{
    struct origin *o = f->inside;

    if (o->plain) {
        fclose(o->plain);
    } else {
        unpack_end(&o->unpacking);
        unzip_close(&o->zip);
    }
}
