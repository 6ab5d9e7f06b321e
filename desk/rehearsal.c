/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/rehearsal.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/people.h"
#include "desk/base/messages.h"
#include "desk/event/takeover.h"
#include "desk/file/backup.h"
#include "desk/file/secret.h"
#include "desk/op.h"
#include "engine/base/arena.h"
#include "teams/lineup.h"

bool rehearsal_is_there(const char *event)
{
    struct arena own = { 0 };
    bool is = access(rehearsal_path(event, &own), F_OK) == 0;

    arena_free(&own);
    return is;
}

/* --- and gone ---------------------------------------------------------------------------------- */

static int remove_one(const char *path, const struct stat *st, int what, struct FTW *at)
{
    (void)st;
    (void)what;
    (void)at;
    return remove(path);
}

static bool remove_folder(const char *folder)
{
    enum { OPEN_MOST = 16 };

    return nftw(folder, remove_one, OPEN_MOST, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) == 0 || errno == ENOENT;
}

bool rehearsal_end(const char *event, struct err *e)
{
    struct arena own = { 0 };
    bool gone = remove_folder(rehearsal_folder(event, &own)) && remove_folder(rehearsal_unfinished(event, &own));

    if (!gone)
        err_say(e, ERR_IO, say_rehearsal_not_removed(strerror(errno)));
    arena_free(&own);
    return gone;
}

/* --- it is made -------------------------------------------------------------------------------- */

static void drop_secrets(struct event *ev)
{
    for (int i = 0; i < ev->nsection; i++)
        for (int r = 0; r < ev->section[i].nround; r++)
            if (lineup_is_secret(&ev->section[i].round[r]))
                ev->section[i].round[r].nlineup = 0;
}

/* Line-ups that nobody may know yet are in no copy, nor is the journal, which would tell them. */
static bool copy_open(struct desk *d, struct event *ev, const char *path, const struct act *act, struct findings *f,
                      struct err *e)
{
    const struct takeover from = { .event = ev, .source = ev->name, .ours = true };
    struct backup_made made = { .path = str_of(path) };
    struct act new = *act;

    new.command = STR("new");
    drop_secrets(ev);
    if (!desk_take_over(path, &new, &from, NULL, 0, f, e))
        return false;
    if (desk_backup_beside(d, ev, f, &made))
        people_release(path);
    return true;
}

static bool copy(const char *event, const char *path, const struct act *act, struct findings *f, struct err *e)
{
    struct arena own = { 0 };
    struct event ev = { 0 };
    struct backup_made made;
    struct desk *d = NULL;
    struct secret secret;

    bool ok = desk_open(event, false, &d, e) && desk_load(d, &own, &ev, e) && secret_find(d, &ev, &own, &secret, e);
    if (ok)
        ok = secret.section ? copy_open(d, &ev, path, act, f, e)
                            : desk_backup(d, &ev, act->time, str_of(path), f, &made, e);
    desk_close(d);
    arena_free(&own);
    return ok;
}

/* What would lead from it to the event, or from the event's mirror to it. */
static bool cut_off(const char *path, struct str name, const struct act *act, struct findings *f, struct err *e)
{
    const struct setting word[] = {
        { STR("name"), name }, { STR("mirror"), STR("") }, { STR("address"), STR("") }, { STR("site-address"), STR("") }
    };
    const struct form form = { .word = word, .n = sizeof word / sizeof *word };
    struct act set = *act;
    struct desk *d = NULL;

    set.command = STR("set");
    set.confirmed = true;
    bool ok = desk_open(path, true, &d, e) && desk_do(d, op_row(OP_set), &set, &form, f, e);
    desk_close(d);
    return ok;
}

/* Under its name only once it is all that a rehearsal is: whoever is interrupted leaves none. */
static bool make_in(const char *folder, const char *event, struct str name, const struct act *act, struct findings *f,
                    struct err *e)
{
    struct arena own = { 0 };
    const char *path = rehearsal_in(folder, &own), *at = rehearsal_folder(event, &own);
    bool ok = remove_folder(folder) && mkdir(folder, 0700) == 0;

    if (!ok)
        err_say(e, ERR_IO, say_rehearsal_not_made(strerror(errno)));
    ok = ok && copy(event, path, act, f, e) && cut_off(path, name, act, f, e);
    if (ok && (!remove_folder(at) || rename(folder, at) != 0))
        ok = err_say(e, ERR_IO, say_rehearsal_not_made(strerror(errno)));
    if (!ok)
        remove_folder(folder);
    arena_free(&own);
    return ok;
}

bool rehearsal_make(const char *event, struct str name, const struct act *act, struct findings *f, struct err *e)
{
    struct arena own = { 0 };
    bool ok = rehearsal_is_there(event) ? err_say(e, ERR_STATE, say_rehearsal_is_there())
                                        : make_in(rehearsal_unfinished(event, &own), event, name, act, f, e);

    arena_free(&own);
    return ok;
}
