/* SPDX-License-Identifier: Apache-2.0 */
#include "office/flags.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "db/attachment.h"
#include "desk/file/attached.h"
#include "engine/base/arena.h"
#include "import/file.h"
#include "import/png.h"
#include "import/unzip.h"
#include "office/messages.h"
#include "reports/format/flag.h"
#include "teams/federation.h"

/* The files of the folder and what has become of them. */
struct flags_reader {
    const char *folder;
    struct arena *arena;
    struct findings *f;
    struct str *name; /* of the files, by name */
    int n, names;
    struct flag *flag;
    int nflag, cap;
    int passed; /* files that are no pictures */
    struct str first;
};

static bool list_names(struct flags_reader *r, struct err *e)
{
    DIR *dir = opendir(r->folder);

    if (!dir)
        return err_say(e, ERR_IO, say_flags_unreadable(r->folder, strerror(errno)));
    for (struct dirent *d; (d = readdir(dir));) {
        if (d->d_name[0] == '.')
            continue;
        arena_room(r->arena, r->name, r->n, r->names);
        r->name[r->n++] = str_copy(r->arena, str_of(d->d_name));
    }
    closedir(dir);
    return true;
}

static int by_name(const void *a, const void *b)
{
    return str_cmp(*(const struct str *)a, *(const struct str *)b);
}

/* "nor.png" -> "NOR". False: it is no picture by its name. */
static bool code_of(struct str name, struct arena *a, struct str *code)
{
    const struct str end = STR(".png");

    if (name.n <= end.n || strncasecmp(name.p + name.n - end.n, end.p, end.n) != 0)
        return false;
    *code = str_capitals(a, (struct str){ name.p, name.n - end.n });
    return true;
}

static bool wrong(struct flags_reader *r, struct message message)
{
    finding_say(r->f, PROBLEM, RULE_NONE, 0, message);
    return false;
}

/* The code that was meant by another name, or an example. */
static bool is_named_well(struct flags_reader *r, struct str path, struct str code)
{
    const struct federation *is = federation_find(code), *meant = is ? NULL : federation_guess(code, r->arena);

    if (is && is->now[0] == '\0')
        return true;
    if (is || meant)
        return wrong(r, say_flag_name_meant(path, is ? is->now : meant->code));
    return wrong(r, say_flag_name_unknown(path));
}

static bool is_second(struct flags_reader *r, struct str path, struct str code)
{
    for (int i = 0; i < r->nflag; i++)
        if (str_eq(r->flag[i].file.name, code))
            return !wrong(r, say_flag_twice(path, code));
    return false;
}

static bool is_small_file(struct flags_reader *r, struct str path)
{
    const int most = attachment_most(ATTACHMENT_FLAG);
    struct stat st;

    if (stat(path.p, &st) != 0)
        return wrong(r, say_flag_unreadable(path, strerror(errno)));
    if (!S_ISREG(st.st_mode))
        return wrong(r, say_flag_no_file(path));
    return st.st_size <= most || wrong(r, say_flag_too_large(path, (st.st_size + 1023) / 1024, most / 1024));
}

/* An empty file is no picture: the code stands in its place. */
static bool read_picture(struct flags_reader *r, struct str path, struct str *bytes)
{
    struct err why = { 0 };
    struct stat st;

    if (stat(path.p, &st) == 0 && st.st_size == 0) {
        *bytes = STR("");
        return true;
    }
    if (file_load(path.p, (size_t)attachment_most(ATTACHMENT_FLAG), r->arena, bytes, &why) &&
        png_check(*bytes, path, &why))
        return true;
    finding_say(r->f, PROBLEM, RULE_NONE, 0, why.message);
    return false;
}

/* A picture that is named by a code that no other one has. */
static bool is_wanted(struct flags_reader *r, struct str name, struct str path, struct str *code)
{
    if (!code_of(name, r->arena, code)) {
        if (r->passed++ == 0)
            r->first = name;
        return false;
    }
    return is_named_well(r, path, *code) && !is_second(r, path, *code);
}

static void keep(struct flags_reader *r, struct str code, struct str bytes)
{
    struct flag *flag = &r->flag[r->nflag++];

    *flag = (struct flag){ attachment_of(ATTACHMENT_FLAG, bytes, r->arena), bytes };
    flag->file.name = code;
}

static void take_flag(struct flags_reader *r, struct str name)
{
    struct str code, bytes, path = str_fmt(r->arena, "%s/%.*s", r->folder, STR_ARG(name));

    if (is_wanted(r, name, path, &code) && is_small_file(r, path) && read_picture(r, path, &bytes))
        keep(r, code, bytes);
}

/* nor.png stands behind POL.png among the names. */
static int by_code(const void *a, const void *b)
{
    return str_cmp(((const struct flag *)a)->file.name, ((const struct flag *)b)->file.name);
}

bool flags_read(const char *folder, struct arena *a, struct flag_list *out, struct findings *f, struct err *e)
{
    struct flags_reader r = { .folder = folder, .arena = a, .f = f };
    int before = finding_count(f, PROBLEM);

    if (!list_names(&r, e))
        return false;
    if (r.n > 0)
        qsort(r.name, (size_t)r.n, sizeof *r.name, by_name);
    r.flag = arena_new(a, struct flag, r.n);
    for (int i = 0; i < r.n; i++)
        take_flag(&r, r.name[i]);
    if (r.passed > 0)
        finding_say(r.f, WARNING, RULE_NONE, 0,
                    r.passed == 1 ? say_flag_passed_over(r.folder, r.first)
                                  : say_flags_passed_over(r.folder, r.first, r.passed - 1));
    if (r.nflag > 0)
        qsort(r.flag, (size_t)r.nflag, sizeof *r.flag, by_code);
    *out = (struct flag_list){ r.flag, r.nflag };
    int problems = finding_count(f, PROBLEM) - before;
    if (problems > 0)
        return err_say(e, ERR_INPUT, say_flags_have_problems(folder, problems));
    return r.nflag > 0 || err_say(e, ERR_INPUT, say_flags_missing(folder));
}

/* --- of files that were sent ---------------------------------------------------------------------- */

static struct str last_name(struct str path)
{
    size_t n = path.n;

    while (n > 0 && path.p[n - 1] != '/' && path.p[n - 1] != '\\')
        n--;
    return (struct str){ path.p + n, path.n - n };
}

static bool is_picture(struct flags_reader *r, struct str path, struct str bytes)
{
    const int most = attachment_most(ATTACHMENT_FLAG);
    struct err why = { 0 };

    if ((long)bytes.n > most)
        return wrong(r, say_flag_too_large(path, ((long)bytes.n + 1023) / 1024, most / 1024));
    if (bytes.n == 0 || png_check(bytes, path, &why))
        return true;
    finding_say(r->f, PROBLEM, RULE_NONE, 0, why.message);
    return false;
}

static void take_picture(struct flags_reader *r, struct str name, struct str code, struct str bytes)
{
    if (!is_picture(r, name, bytes))
        return;
    arena_room(r->arena, r->flag, r->nflag, r->cap);
    keep(r, code, bytes);
}

static void take_file(struct flags_reader *r, const struct flag_file *x)
{
    struct str code;

    if (is_wanted(r, last_name(x->name), x->name, &code))
        take_picture(r, x->name, code, x->bytes);
}

/* Of one that is too large only its size is looked at. */
static bool unpack(const struct unzip *z, struct packed p, struct arena *a, struct str *bytes, struct err *e)
{
    struct unpacking u;
    long n = 0, more = 0;

    *bytes = (struct str){ NULL, (size_t)p.size };
    if (p.size > attachment_most(ATTACHMENT_FLAG))
        return true;
    if (!unpack_begin(z, p, p.size, &u, e))
        return false;
    char *to = arena_new(a, char, (size_t)p.size);
    while (n < p.size && (more = unpack_next(&u, to + n, (size_t)(p.size - n))) > 0)
        n += more;
    unpack_end(&u);
    *bytes = (struct str){ to, (size_t)n };
    return more >= 0;
}

/* What other programs put beside the files of a folder begins with a dot. */
static bool take_archive(struct flags_reader *r, const struct flag_file *x, struct err *e)
{
    struct unzip z = { 0 };
    bool ok = unzip_bytes(x->bytes, x->name, &z, e);

    for (long i = 0; ok && i < unzip_count(&z); i++) {
        struct packed p = unzip_at(&z, i, r->arena);
        struct str code, name = last_name(p.name), bytes = { 0 };
        if (name.n == 0 || name.p[0] == '.')
            continue;
        if (!is_wanted(r, name, p.name, &code))
            continue;
        ok = unpack(&z, p, r->arena, &bytes, e);
        if (ok)
            take_picture(r, p.name, code, bytes);
    }
    if (z.archive)
        unzip_close(&z);
    return ok;
}

bool flags_of_files(const struct flag_file *file, int n, struct arena *a, struct flag_list *out, struct findings *f,
                    struct err *e)
{
    struct flags_reader r = { .arena = a, .f = f };
    int before = finding_count(f, PROBLEM);
    bool ok = true;

    for (int i = 0; ok && i < n; i++)
        if (str_starts(file[i].bytes, STR("PK\3\4")))
            ok = take_archive(&r, &file[i], e);
        else
            take_file(&r, &file[i]);
    if (!ok)
        return false;
    if (r.passed > 0)
        finding_say(f, WARNING, RULE_NONE, 0, say_flag_files_passed_over(r.first, r.passed - 1));
    if (r.nflag > 0)
        qsort(r.flag, (size_t)r.nflag, sizeof *r.flag, by_code);
    *out = (struct flag_list){ r.flag, r.nflag };
    int problems = finding_count(f, PROBLEM) - before;
    if (problems > 0)
        return err_say(e, ERR_INPUT, say_flag_files_have_problems(problems));
    return r.nflag > 0 || err_say(e, ERR_INPUT, say_no_flag_sent());
}

struct flag_list flags_beside(const struct event *ev, const struct flag_list *list, struct arena *a)
{
    struct flag *all = arena_new(a, struct flag, list->n + ev->nattachment);
    int n = 0;

    for (int i = 0; i < list->n; i++)
        all[n++] = list->item[i];
    for (int i = 0; i < ev->nattachment; i++) {
        const struct attachment *x = &ev->attachment[i];
        if (x->kind == ATTACHMENT_FLAG && !flag_is_in(list, x->name))
            all[n++] = (struct flag){ .file = *x };
    }
    qsort(all, (size_t)n, sizeof *all, by_code);
    return (struct flag_list){ all, n };
}

/* --- of an event ---------------------------------------------------------------------------------- */

static bool is_whole(struct str folder, const struct attachment *x, bool bytes, struct arena *a, struct str *png)
{
    return bytes ? attachment_look(folder, x, a, png) == ATTACHMENT_WHOLE : attachment_is_there(folder, x, a);
}

const struct flags *flags_of(const char *file, const struct event *ev, bool bytes, struct arena *a)
{
    struct flag_own *own = arena_new(a, struct flag_own, ev->nattachment);
    const struct str folder = file ? attached_folder(file, a) : (struct str){ 0 };
    int n = 0;

    for (const struct attachment *x = ev->attachment; file && x && x < ev->attachment + ev->nattachment; x++) {
        struct str png = { 0 };
        if (x->kind == ATTACHMENT_FLAG && is_whole(folder, x, bytes, a, &png))
            own[n++] = (struct flag_own){ .code = x->name, .sha256 = x->sha256, .png = png, .empty = x->size == 0 };
    }
    return flags_make(own, n, a);
}
