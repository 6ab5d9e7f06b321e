/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/follow.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/ending.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/findings.h"
#include "engine/base/arena.h"
#include "import/file.h"
#include "import/results.h"
#include "office/recording.h"

static bool record(void *of, const struct result_list *list, bool dry, struct err *e)
{
    struct call *c = of;
    struct err *told = c->err;

    c->act.dry = c->act.dry || dry;
    c->err = e;
    bool ok = call_op(c, OP_results, list);
    c->err = told;
    return ok;
}

bool results_record(struct call *c, struct str bytes, int only)
{
    const struct recording_file file = { .name = c->file, .bytes = bytes, .only = only };

    return recording_do(&file, &(const struct recorder){ record, c }, c->arena, &c->findings, c->err);
}

struct following {
    struct call *call;
    const char *folder;
    struct str zone;
    int round; /* 0: any */
    int files;
};

/* --- one file --------------------------------------------------------------------------------- */

/* As 'results' does; the call is one of its own. */
static bool take_file(struct call *c, const char *path, int round)
{
    struct str bytes;

    return file_load(path, RESULTS_SIZE_MAX, c->arena, &bytes, c->err) && results_record(c, bytes, round);
}

static bool names_file(const struct err *e, struct str file)
{
    const struct message why = err_message(e);

    return message_names(&why, file);
}

/* A file that says nothing new is passed over in silence. */
static void tell_file(struct call *c, bool ok)
{
    struct str done = ok ? desk_done(c->desk) : STR("");

    findings_print(&c->findings, c->file, stdout);
    if (done.n > 0)
        call_print(c, c->act.dry ? say_file_would_do(c->file, done) : say_file_did(c->file, done));
    else if (!ok && names_file(c->err, c->file))
        printf("%.*s\n", STR_ARG(call_why(c, c->err)));
    else if (!ok)
        printf("%.*s: %.*s\n", SHOWN(c, c->file), STR_ARG(call_why(c, c->err)));
    fflush(stdout);
    if (done.n > 0)
        mirror_between(c);
}

static void look_at(struct following *f, const char *name)
{
    struct arena own = { 0 };
    struct err e = { 0 };
    struct call c = *f->call;

    if (!results_named(name))
        return;
    c.arena = &own;
    c.err = &e;
    c.findings = (struct findings){ .arena = &own };
    c.file = str_of(name);
    f->files++;
    tell_file(&c,
              call_act(&c, f->zone) && take_file(&c, str_c(&own, str_fmt(&own, "%s/%s", f->folder, name)), f->round));
    arena_free(&own);
}

/* --- the folder ------------------------------------------------------------------------------- */

static bool look_at_all(struct following *f)
{
    struct dirent **entry;
    int n = scandir(f->folder, &entry, NULL, alphasort);

    if (n < 0)
        return err_say(f->call->err, ERR_IO, say_folder_cannot_be_read(f->folder, strerror(errno)));
    for (int i = 0; i < n; i++) {
        look_at(f, entry[i]->d_name);
        free(entry[i]);
    }
    free(entry);
    return true;
}

/* Until the program is to end. */
static bool wait_for_changes(struct following *f, int watch)
{
    ending_is_regular();
    bool ok = look_at_all(f);
    while (ok && ending_await(watch)) {
        _Alignas(struct inotify_event) char bytes[16384];
        ssize_t n = read(watch, bytes, sizeof bytes);
        for (ssize_t at = 0; at < n;) {
            const struct inotify_event *change = (const struct inotify_event *)(const void *)(bytes + at);
            if (change->mask & IN_Q_OVERFLOW)
                look_at_all(f);
            else if (change->len > 0)
                look_at(f, change->name);
            at += (ssize_t)(sizeof *change + change->len);
        }
    }
    return ok;
}

bool follow_results(struct call *c)
{
    struct following f = { .call = c, .folder = c->option[OPT_WATCH].p };
    int watch = inotify_init1(IN_CLOEXEC);

    c->writes = false; /* every file has been told */
    if (!call_number(c, OPT_ROUND, 1, ROUNDS_MAX, 0, &f.round) ||
        (!call_has(c, OPT_NOW) && !desk_zone(c->desk, c->arena, &f.zone, c->err)))
        return false;
    bool ok = (watch >= 0 && inotify_add_watch(watch, f.folder, IN_CLOSE_WRITE | IN_MOVED_TO | IN_ONLYDIR) >= 0) ||
              err_say(c->err, ERR_IO, say_folder_cannot_be_watched(f.folder, strerror(errno)));
    ok = ok && wait_for_changes(&f, watch);
    if (watch >= 0)
        close(watch);
    return ok && call_print(c, say_files_read(f.files));
}
