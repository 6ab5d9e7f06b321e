/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/file/fsck.h"

#include "db/failure.h"
#include "db/load.h"
#include "db/schema.h"
#include "db/structure.h"
#include "db/transaction.h"
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/file/backup.h"
#include "desk/file/check.h"
#include "teams/form.h"
#include "teams/possible.h"
#include "teams/registration.h"

static void add_error(struct findings *f, const struct err *e)
{
    if (e->kind != ERR_NONE)
        finding_say(f, PROBLEM, RULE_NONE, 0, err_message(e));
}

/* Where pages are damaged the history cannot be followed, and that needs not be said again. */
static void follow_history(struct fsck *k, bool whole, const struct headway *headway, struct findings *f)
{
    struct journal_check h = {
        .backup = k->backup, .nbackup = k->nbackup, .found = f, .advise = true, .headway = headway
    };
    struct err e = { 0 };

    if (!check_history(k->desk, &h, &e) && whole)
        add_error(f, &e);
    k->entries = h.entries;
}

/* Release 1.0.0 took some of these. */
static void tell_form(void *to, const struct member_table *t, const struct member *m, struct str text)
{
    struct findings *f = to;
    const struct message told = form_told(t, m, text, f->arena);

    finding_say(f, WARNING, RULE_NONE, 0, say_stored_text(&told));
}

static void load(struct fsck *k, bool whole, struct arena *a, struct findings *f)
{
    struct err e = { 0 };

    k->loaded = db_load_event(k->desk->db, a, &k->event, &e);
    if (!k->loaded && whole)
        add_error(f, &e);
    if (!k->loaded)
        return;
    form_check(&k->event, tell_form, f);
    for (const struct section *s = k->event.section; s && s < k->event.section + k->event.nsection; s++) {
        const struct squad *twice = s->unit == UNIT_PLAYER ? NULL : registration_same_name(s, f->arena);
        if (twice)
            finding_say(f, WARNING, RULE_NONE, 0, say_stored_teams_with_one_name(twice->name, s->name));
    }
    possible_check(&k->event, f);
}

/* After an error the next step has a new look at the same file. */
static void again(struct db *db)
{
    db_rollback(db);
    db_begin_read(db);
}

/* Whatever stands where a table should be might be asked for ever. */
static bool is_readable(struct db *db, struct findings *f)
{
    struct err e = { 0 };

    if (schema_readable(db, &e))
        return true;
    check_schema(db, f);
    finding_say(f, NOTE, RULE_NONE, 0, say_rest_not_examined());
    db_rollback(db);
    return false;
}

bool desk_fsck(const char *path, const struct headway *headway, struct arena *a, struct fsck *out, struct findings *f,
               struct err *why)
{
    struct err e = { 0 };
    int before = finding_total(f);

    *out = (struct fsck){ 0 };
    if (!db_may_read(path, why))
        return false;
    out->backup = desk_backups(path, a, &out->nbackup);
    if (!desk_look(path, &out->desk, &e)) {
        if (db_unreached(&e) || db_before_first_release(path))
            return err_say(why, e.kind, err_message(&e));
        add_error(f, &e);
        return true;
    }
    struct db *db = out->desk->db;
    out->stray_log = db_stray_log(db);
    if (out->stray_log)
        finding_say(f, PROBLEM, RULE_NONE, 0, say_stray_log_apart(path, out->stray_log));
    before += out->stray_log != NULL;
    db_begin_read(db);
    if (!is_readable(db, f))
        return true;
    structure_check(db, f);
    bool whole = finding_total(f) == before;
    structure_check_keys(db, f);
    follow_history(out, whole, headway, f);
    again(db);
    load(out, whole, a, f);
    again(db);
    structure_count(db, &out->tables, &out->rows);
    db_rollback(db);
    return true;
}

struct message desk_flaw(const char *path, struct arena *a)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };
    struct fsck k;
    struct err unread = { 0 };
    struct message flaw = { 0 };

    if (!desk_fsck(path, NULL, &own, &k, &found, &unread))
        flaw = err_message(&unread);
    for (int i = found.n - 1; i >= 0; i--) /* what lies beside it is no flaw of its own */
        if (found.item[i].severity == PROBLEM)
            flaw = found.item[i].message;
    flaw = message_copy(&flaw, a);
    desk_close(k.desk);
    arena_free(&own);
    return flaw;
}

/* The longest journal that is shorter than the last one looked at; of equals the last by name. */
static int longest(const struct backup *list, int n, const bool *seen)
{
    int best = -1;

    for (int i = 0; i < n; i++)
        if (!seen[i] && !list[i].flaw.row && (best < 0 || list[i].entries >= list[best].entries))
            best = i;
    return best;
}

const struct backup *desk_newest_sound(const struct backup *list, int n, struct arena *a)
{
    bool *seen = arena_new(a, bool, n);

    for (int i; (i = longest(list, n, seen)) >= 0; seen[i] = true)
        if (!desk_flaw(list[i].path.p, a).row)
            return &list[i];
    return NULL;
}
