/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/attached.h"

#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/attachment.h"
#include "desk/base/messages.h"
#include "desk/file/copies.h"
#include "engine/base/arena.h"

static const char backups[] = ".oly.backups";

/* The path from the root, of a file that need not be there; or as it is. */
static struct str real_path(const char *path, struct arena *a)
{
    char *real = realpath(path, NULL), *folder = real ? NULL : realpath(dirname(str_c(a, str_of(path))), NULL);
    const char *slash = strrchr(path, '/');
    struct str out = str_of(path);

    if (real)
        out = str_copy(a, str_of(real));
    else if (folder)
        out = str_fmt(a, "%s/%s", folder, slash ? slash + 1 : path);
    free(real);
    free(folder);
    return out;
}

struct str attached_folder(const char *event, struct arena *a)
{
    struct str path = real_path(event, a);
    const char *whole = str_c(a, path), *slash = strrchr(whole, '/');
    size_t n = slash ? (size_t)(slash - whole) : 0;
    struct str folder = { whole, n }, name = slash ? str_of(slash + 1) : path, stem = copies_stem(name);

    if (str_ends(folder, str_of(backups)))
        return str_fmt(a, "%.*s.files", (int)(folder.n - strlen(".backups")), folder.p);
    if (stem.n == 0)
        return str_fmt(a, "%.*s.files", STR_ARG(path));
    return str_fmt(a, "%.*s%s%.*s.oly.files", STR_ARG(folder), slash ? "/" : "", STR_ARG(stem));
}

/* Copies. */

static bool bring_one(struct str from, struct str to, const struct attachment *x, struct arena *a, int *left,
                      struct err *e)
{
    struct str bytes;

    if (attachment_look(from, x, a, &bytes) == ATTACHMENT_WHOLE)
        return attachment_keep(to, x, bytes, a, e);
    *left += attachment_look(to, x, a, NULL) != ATTACHMENT_WHOLE;
    return true;
}

static bool bring(const char *from, const char *to, const struct event *ev, bool quick, struct arena *a, int *left,
                  struct err *e)
{
    struct str folder = attached_folder(from, a), dest = attached_folder(to, a);
    bool ok = true;

    *left = 0;
    for (int i = 0; ok && i < ev->nattachment && !str_eq(folder, dest); i++) {
        struct arena own = { 0 };
        const struct attachment *x = &ev->attachment[i];
        ok = (quick && attachment_is_there(dest, x, &own)) || bring_one(folder, dest, x, &own, left, e);
        arena_free(&own);
    }
    return ok;
}

bool attached_bring(const char *from, const char *to, const struct event *ev, struct arena *a, int *left, struct err *e)
{
    return bring(from, to, ev, false, a, left, e);
}

bool attached_bring_new(const char *from, const char *to, const struct event *ev, struct arena *a, struct err *e)
{
    int left;

    return bring(from, to, ev, true, a, &left, e);
}

void attached_discard(const char *event, const struct event *ev, struct arena *a)
{
    struct str folder = attached_folder(event, a);

    for (int i = 0; i < ev->nattachment; i++)
        unlink(str_fmt(a, "%.*s/%.*s", STR_ARG(folder), STR_ARG(attachment_file(&ev->attachment[i], a))).p);
    rmdir(str_c(a, folder));
}

/* What is there. */

static int count_missing(struct str folder, const struct event *ev, struct arena *a)
{
    int n = 0;

    for (int i = 0; i < ev->nattachment; i++)
        n += !attachment_is_there(folder, &ev->attachment[i], a);
    return n;
}

/* A path that is typed is short; what follows from it is not. */
static struct str said_folder(const char *event, struct arena *a)
{
    struct str folder = attached_folder(event, a), beside = str_fmt(a, "%s.files", event);

    return str_eq(real_path(beside.p, a), folder) ? beside : folder;
}

struct message attached_missing(const char *event, const struct event *ev, struct arena *a)
{
    if (ev->nattachment == 0)
        return (struct message){ 0 };
    struct str folder = said_folder(event, a);
    struct stat st;
    int n = count_missing(folder, ev, a);
    if (n == 0)
        return (struct message){ 0 };
    if (lstat(str_fmt(a, "%.*s/.", STR_ARG(folder)).p, &st) != 0 && errno == EACCES)
        return say_folder_of_files_closed(folder, event);
    return say_files_are_missing(n, event, folder);
}

struct message attached_message(const struct event *ev)
{
    long size = 0;

    for (int i = 0; i < ev->nattachment; i++)
        size += ev->attachment[i].size;
    return say_flags_of_size(ev->nattachment, (size + 1023) / 1024);
}

/* The check. */

/* What is listed by the event, and the folder. */
struct folder_check {
    struct str folder;
    const char *event; /* as it was typed */
    const struct event *ev;
    struct findings *f;
    struct arena *arena;
    int former;       /* files that are not listed, and whole under their name */
    struct str first; /* of them */
};

static struct message (*const wrong[])(void) = {
    [ATTACHMENT_MISSING] = say_file_is_missing,
    [ATTACHMENT_NO_FILE] = say_file_is_not_ordinary,
    [ATTACHMENT_CHANGED] = say_file_is_not_what_was_taken_in,
    [ATTACHMENT_UNREADABLE] = say_file_is_unreadable,
};

static bool is_listed(const struct event *ev, const struct attachment *x)
{
    for (int i = 0; i < ev->nattachment; i++)
        if (ev->attachment[i].kind == x->kind && str_eq(ev->attachment[i].sha256, x->sha256))
            return true;
    return false;
}

static void check_unlisted(struct folder_check *k, struct str name)
{
    struct attachment x;
    bool named = attachment_named(name, &x);

    if (named && is_listed(k->ev, &x))
        return;
    if (named && attachment_look(k->folder, &x, k->arena, NULL) == ATTACHMENT_WHOLE) {
        if (k->former++ == 0)
            k->first = str_copy(k->arena, name);
        return;
    }
    finding_say(k->f, WARNING, RULE_NONE, 0,
                named ? say_file_is_not_as_named(k->folder, name) : say_file_is_of_no_event(k->folder, name));
}

static int by_bytes(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

void attached_check(const char *event, const struct event *ev, struct findings *f)
{
    struct folder_check k = {
        .folder = said_folder(event, f->arena), .event = event, .ev = ev, .f = f, .arena = f->arena
    };

    if (ev->nattachment > 0 && count_missing(k.folder, ev, f->arena) == ev->nattachment)
        finding_say(f, PROBLEM, RULE_NONE, 0, attached_missing(event, ev, f->arena));
    else
        for (int i = 0; i < ev->nattachment; i++) {
            const struct attachment *x = &ev->attachment[i];
            struct arena own = { 0 };
            enum attachment_state state = attachment_look(k.folder, x, &own, NULL);
            if (state == ATTACHMENT_UNREACHED) {
                finding_say(k.f, WARNING, RULE_NONE, 0,
                            say_attachment_not_read(attachment_word(x->kind), x->name, k.folder,
                                                    attachment_file(x, &own), strerror(errno)));
            } else if (state != ATTACHMENT_WHOLE) {
                struct message flaw = wrong[state]();
                finding_say(k.f, PROBLEM, RULE_NONE, 0,
                            say_file_beside_is_wrong(attachment_word(x->kind), x->name, k.folder,
                                                     attachment_file(x, &own), &flaw, k.event));
            }
            arena_free(&own);
        }
    /* In the order of their names, so that the same folder is told in the same words everywhere. */
    struct dirent **entry = NULL;
    int n = scandir(str_c(k.arena, k.folder), &entry, NULL, by_bytes);
    for (int i = 0; i < n; i++) {
        if (strcmp(entry[i]->d_name, ".") != 0 && strcmp(entry[i]->d_name, "..") != 0)
            check_unlisted(&k, str_of(entry[i]->d_name));
        free(entry[i]);
    }
    free(entry);
    if (k.former > 0)
        finding_say(k.f, NOTE, RULE_NONE, 0, say_former_files(k.folder, k.former, k.first));
}
