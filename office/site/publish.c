/* SPDX-License-Identifier: Apache-2.0 */
#include "office/site/publish.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "office/messages.h"
#include "office/program.h"
#include "office/site/site.h"
#include "reports/format/output.h"

/* What is sent at one time; the last are taken away. */
enum wave { BESIDE, NEW_PAGES, CHANGED, GONE, WAVES };

struct publisher {
    const struct publish_order *order;
    struct arena *arena;
    struct err *err;
    struct str before;  /* the lines of EVENT.oly.published */
    struct str *theirs; /* paths with a key before them, as the target has them, in order */
    int ntheirs;
    struct buffer list[WAVES]; /* paths, a line each */
    int n[WAVES];
};

/* --- what the target has ------------------------------------------------------------------------- */

/* A line is the target, the key and the path, with tabs between them. */
static struct str line_of(const struct publisher *p, const struct site_file *f)
{
    return str_fmt(p->arena, "%016" PRIx64 "\t%.*s", f->key, STR_ARG(f->path));
}

static struct str path_of(struct str line)
{
    str_cut(&line, '\t');
    return line;
}

static int by_path(const void *a, const void *b)
{
    return str_cmp(path_of(*(const struct str *)a), path_of(*(const struct str *)b));
}

static struct str name_of_list(const struct publisher *p)
{
    return str_fmt(p->arena, "%s.published", p->order->event);
}

static bool read_theirs(struct publisher *p)
{
    enum { MOST = 64 << 20 };
    const char *path = str_c(p->arena, name_of_list(p));
    int cap = 0;

    if (access(path, F_OK) == 0 && !file_load(path, MOST, p->arena, &p->before, p->err))
        return false;
    for (struct str rest = p->before; rest.n > 0;) {
        struct str line = str_cut(&rest, '\n');
        if (!str_eq(str_cut(&line, '\t'), p->order->target))
            continue;
        arena_room(p->arena, p->theirs, p->ntheirs, cap);
        p->theirs[p->ntheirs++] = line;
    }
    if (p->ntheirs > 0)
        qsort(p->theirs, (size_t)p->ntheirs, sizeof *p->theirs, by_path);
    return true;
}

/* Other targets keep their lines. */
static bool write_theirs(struct publisher *p, const struct str *line, int n)
{
    struct buffer out = { .arena = p->arena };

    for (struct str rest = p->before; rest.n > 0;) {
        struct str whole = str_cut(&rest, '\n'), at = whole;
        if (!str_eq(str_cut(&at, '\t'), p->order->target))
            buffer_fmt(&out, "%.*s\n", STR_ARG(whole));
    }
    for (int i = 0; i < n; i++)
        buffer_fmt(&out, "%.*s\t%.*s\n", STR_ARG(p->order->target), STR_ARG(line[i]));
    return output_note(str_c(p->arena, name_of_list(p)), buffer_str(&out), true, p->err);
}

/* --- what is sent when --------------------------------------------------------------------------- */

static void put_page(struct publisher *p, enum wave wave, struct str path)
{
    if (!p->list[wave].arena)
        p->list[wave].arena = p->arena;
    buffer_fmt(&p->list[wave], "%.*s\n", STR_ARG(path));
    p->n[wave]++;
}

static enum wave wave_of(struct str path, bool known)
{
    if (known || str_eq(path, STR("index.html")))
        return CHANGED;
    return str_ends(path, STR(".html")) ? NEW_PAGES : BESIDE;
}

/* --- the programs -------------------------------------------------------------------------------- */

static bool is_rclone(struct str target)
{
    return str_starts(target, STR("rclone:"));
}

static bool run(struct publisher *p, char *const argv[], struct str list)
{
    const struct program_end end = program_run(argv, list, p->arena);

    if (end.why == ENOENT)
        return err_say(p->err, ERR_IO, say_publisher_not_there(argv[0]));
    if (end.why != 0)
        return err_say(p->err, ERR_IO, say_publisher_not_begun(argv[0], strerror(end.why)));
    /* The line that says why is with rsync the first, with rclone the last. */
    return end.status == 0 ||
           err_say(p->err, ERR_IO,
                   say_not_published(p->order->target, argv[0], is_rclone(p->order->target) ? end.last : end.first));
}

/* What a filter of rsync lets through: the files, and the folders on the way to each. */
static struct str let_through(struct str list, struct arena *a)
{
    struct buffer out = { .arena = a };

    while (list.n > 0) {
        const struct str path = str_cut(&list, '\n');
        for (size_t i = 1; i < path.n; i++)
            if (path.p[i] == '/')
                buffer_fmt(&out, "/%.*s/\n", (int)i, path.p);
        buffer_fmt(&out, "/%.*s\n", STR_ARG(path));
    }
    return buffer_str(&out);
}

/* Both are told not to look whether a file might be the same: what is sent is known to differ. Files are taken away as those that the filter shows and that
   are not here; --delete-missing-args is refused by some versions ("invalid file mode 00"). */
static bool rsync(struct publisher *p, enum wave wave)
{
    static char name[] = "rsync", how[] = "-tzI", list[] = "--files-from=-", wait[] = "--timeout=60", all[] = "-r",
                gone[] = "--delete", none_new[] = "--existing", none_old[] = "--ignore-existing",
                shown[] = "--include-from=-", hidden[] = "--exclude=*", end[] = "--";
    const struct str paths = buffer_str(&p->list[wave]);
    char *from = str_c(p->arena, str_fmt(p->arena, "%.*s/", STR_ARG(p->order->folder))),
         *to = str_c(p->arena, p->order->target);
    char *const send[] = { name, how, list, wait, end, from, to, NULL };
    char *const take_away[] = { name, all, gone, none_new, none_old, shown, hidden, wait, end, from, to, NULL };

    return wave == GONE ? run(p, take_away, let_through(paths, p->arena)) : run(p, send, paths);
}

static bool rclone(struct publisher *p, enum wave wave)
{
    static char name[] = "rclone", copy[] = "copy", take_away[] = "delete", list[] = "--files-from-raw=-",
                again[] = "--ignore-times", few[] = "--no-traverse", begin[] = "--contimeout=15s",
                wait[] = "--timeout=60s", once[] = "--retries=1", end[] = "--";
    struct str target = p->order->target;
    char *from = str_c(p->arena, p->order->folder), *to = str_c(p->arena, (struct str){ target.p + 7, target.n - 7 });
    char *const send[] = { name, copy, list, again, few, begin, wait, once, end, from, to, NULL };
    char *const remove[] = { name, take_away, list, begin, wait, once, end, to, NULL };

    return run(p, wave == GONE ? remove : send, buffer_str(&p->list[wave]));
}

static bool send_all(struct publisher *p)
{
    bool ok = true;

    for (int wave = 0; ok && wave < WAVES; wave++)
        if (p->n[wave] > 0)
            ok = (is_rclone(p->order->target) ? rclone : rsync)(p, (enum wave)wave);
    return ok;
}

/* A folder of this machine; what has a colon before its first slash is another's. */
static bool is_here(struct str target)
{
    struct str first = str_cut(&target, '/');

    return !memchr(first.p, ':', first.n);
}

bool publish_may(struct str target, struct err *e)
{
    bool ok = target.n > 0 && target.p[0] != '-' && !str_eq(target, STR("rclone:"));

    for (size_t i = 0; i < target.n; i++)
        ok = ok && (unsigned char)target.p[i] >= ' ';
    if (!ok)
        return err_say(e, ERR_USAGE, say_no_publishing_target(target));
    struct arena own = { 0 };
    ok = !is_here(target) || output_may_folder(str_c(&own, target), e);
    arena_free(&own);
    return ok;
}

bool publish(const struct publish_order *o, const struct site_done *site, struct arena *a, struct publish_done *out,
             struct err *e)
{
    struct publisher p = { .order = o, .arena = a, .err = e };
    struct str *ours = arena_new(a, struct str, site->files);

    for (int i = 0; i < site->files; i++)
        ours[i] = line_of(&p, &site->file[i]);
    if (site->files > 0)
        qsort(ours, (size_t)site->files, sizeof *ours, by_path);
    if (!publish_may(o->target, e) || !read_theirs(&p))
        return false;
    /* Both are in the order of their paths. */
    for (int i = 0, j = 0; i < site->files || j < p.ntheirs;) {
        int order = i == site->files ? 1 : -1;
        if (i < site->files && j < p.ntheirs)
            order = str_cmp(path_of(ours[i]), path_of(p.theirs[j]));
        if (order > 0)
            put_page(&p, GONE, path_of(p.theirs[j]));
        else if (order < 0 || p.order->all || !str_eq(ours[i], p.theirs[j]))
            put_page(&p, wave_of(path_of(ours[i]), order == 0), path_of(ours[i]));
        i += order <= 0;
        j += order >= 0;
    }
    *out = (struct publish_done){ p.n[BESIDE] + p.n[NEW_PAGES] + p.n[CHANGED], p.n[GONE] };
    return send_all(&p) && write_theirs(&p, ours, site->files);
}
