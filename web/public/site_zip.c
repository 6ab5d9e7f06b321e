/* SPDX-License-Identifier: Apache-2.0 */
#include "web/public/site_zip.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/base/desk.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "import/file.h"
#include "office/site/site.h"
#include "reports/format/zip.h"
#include "web/base/messages.h"
#include "web/base/plan.h"

/* The longest file of a site, and the longest zip that is kept in memory while it is sent. */
static const size_t file_max = (size_t)1 << 28, zip_max = (size_t)1 << 30;

struct site_zip {
    struct arena arena;
    const struct web_plan *plan;
    const char *path, *part; /* the zip, and what it is called until it is whole */
    struct str folder;       /* of its files, which are not made anew as long as they are as they were */
    pthread_t thread;
    bool runs; /* the thread is to be joined */
    atomic_bool stops;
    pthread_mutex_t lock; /* of all that follows */
    bool busy;
    time_t begun;
    struct err flaw;
};

struct site_zip *site_zip_begin(const struct web_plan *plan)
{
    struct site_zip *z = calloc(1, sizeof *z);

    if (!z)
        abort();
    z->plan = plan;
    z->path = str_c(&z->arena, str_fmt(&z->arena, "%s.site.zip", plan->event));
    z->part = str_c(&z->arena, str_fmt(&z->arena, "%s.site.zip-new", plan->event));
    z->folder = str_fmt(&z->arena, "%s.site-files", plan->event);
    pthread_mutex_init(&z->lock, NULL);
    return z;
}

/* --- the thread -------------------------------------------------------------------------------- */

static int by_path(const void *a, const void *b)
{
    return str_cmp(((const struct site_file *)a)->path, ((const struct site_file *)b)->path);
}

static bool add_file(struct site_zip *z, struct zip_writer *w, const struct site_file *file, struct err *e)
{
    struct arena own = { 0 };
    const char *path = str_c(&own, str_fmt(&own, "%.*s/%.*s", STR_ARG(z->folder), STR_ARG(file->path)));
    struct str bytes;
    bool ok = file_load(path, file_max, &own, &bytes, e) &&
              (zip_add(w, file->path, bytes) || err_say(e, ERR_IO, say_zip_not_written(strerror(errno))));

    arena_free(&own);
    return ok;
}

static bool pack_into(struct site_zip *z, int fd, const struct site_done *site, struct arena *a, struct err *e)
{
    struct zip_writer *w = zip_begin(fd, time(NULL), a);

    qsort(site->file, (size_t)site->files, sizeof *site->file, by_path);
    for (int i = 0; i < site->files; i++)
        if (atomic_load(&z->stops) || !add_file(z, w, &site->file[i], e))
            return false;
    return zip_end(w) || err_say(e, ERR_IO, say_zip_not_written(strerror(errno)));
}

static bool pack(struct site_zip *z, const struct site_done *site, struct arena *a, struct err *e)
{
    int fd = open(z->part, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0644);

    if (fd < 0)
        return err_say(e, ERR_IO, say_zip_not_written(strerror(errno)));
    bool ok = pack_into(z, fd, site, a, e), closed = close(fd) == 0;
    if (ok && closed && rename(z->part, z->path) == 0)
        return true;
    if (ok)
        err_say(e, ERR_IO, say_zip_not_written(strerror(errno)));
    unlink(z->part);
    return false;
}

static bool make(struct site_zip *z, struct err *e)
{
    const struct viewer public = { .role = ROLE_PUBLIC };
    struct arena own = { 0 };
    struct event *ev = arena_new(&own, struct event, 1);
    struct findings missing = { .arena = &own };
    struct site_order order = { .event = ev,
                                .file = z->plan->event,
                                .folder = z->folder,
                                .version = z->plan->version,
                                .language = z->plan->language,
                                .paper = PAPER_A4,
                                .limit.up_to = VISIBLE_STANDINGS,
                                .threads = 1,
                                .stops = &z->stops };
    struct site_done done = { 0 };
    struct desk *d = NULL;

    bool ok = desk_open(z->plan->event, false, &d, e);
    if (ok) {
        desk_hold(d);
        ok = desk_view(d, &public, &own, ev, e) && site_mark(d, ev, &own, &order.mark, e) &&
             site_write(d, &order, &own, &missing, &done, e) && pack(z, &done, &own, e);
        desk_release(d);
    }
    desk_close(d);
    arena_free(&own);
    return ok;
}

static void *run(void *self)
{
    struct site_zip *z = self;
    struct err e = { 0 };

    make(z, &e);
    pthread_mutex_lock(&z->lock);
    z->flaw = e;
    z->busy = false;
    pthread_mutex_unlock(&z->lock);
    return NULL;
}

/* --- for those who ask ------------------------------------------------------------------------- */

bool site_zip_make(struct site_zip *z, struct err *e)
{
    if (!z)
        return err_say(e, ERR_STATE, say_no_site_zip());
    pthread_mutex_lock(&z->lock);
    bool busy = z->busy, ok = true;
    if (!busy) {
        if (z->runs)
            pthread_join(z->thread, NULL); /* it has nothing left to do */
        z->begun = time(NULL);
        z->runs = z->busy = ok = pthread_create(&z->thread, NULL, run, z) == 0;
    }
    pthread_mutex_unlock(&z->lock);
    return ok || err_say(e, ERR_IO, say_no_thread_started());
}

struct site_zip_told site_zip_told(struct site_zip *z)
{
    struct site_zip_told told = { .state = SITE_ZIP_NONE };
    struct stat st;

    if (!z)
        return told;
    pthread_mutex_lock(&z->lock);
    told.begun = z->begun;
    told.flaw = z->flaw;
    if (stat(z->path, &st) == 0) {
        told.state = SITE_ZIP_THERE;
        told.made = st.st_mtime;
        told.size = st.st_size;
    }
    if (z->busy)
        told.state = SITE_ZIP_BEING_MADE;
    pthread_mutex_unlock(&z->lock);
    return told;
}

bool site_zip_read(struct site_zip *z, struct arena *a, struct str *out, struct err *e)
{
    if (site_zip_told(z).made == 0)
        return err_say(e, ERR_STATE, say_no_site_zip());
    return file_load(z->path, zip_max, a, out, e);
}

void site_zip_end(struct site_zip *z)
{
    if (!z)
        return;
    atomic_store(&z->stops, true);
    if (z->runs)
        pthread_join(z->thread, NULL);
    pthread_mutex_destroy(&z->lock);
    arena_free(&z->arena);
    free(z);
}
