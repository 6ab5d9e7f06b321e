#include "desk/fsck.h"

#include "db/load.h"
#include "db/structure.h"
#include "desk/backup.h"
#include "desk/check.h"
#include "desk/task.h"

/* How what a table holds is put right at the desk. The journal goes on saying that it was changed. */
static const struct {
    const char *table, *advice;
} advices[] = {
    { "adjustment", "'points' gives or takes them" },
    { "absence", "'absent' and 'arrive' enter it again" },
    { "arbiter", "'set --arbiters' enters them again" },
    { "arrival", "enter it again with 'presence'" },
    { "barred", "'bar' enters it again" },
    { "board", "enter it again with 'result --correct'" },
    { "date", "'set --date' enters it again" },
    { "event", "'set' enters it again" },
    { "fixture", "'move' pairs it again, 'result --absent --correct' marks it" },
    { "lineup", "enter it again with 'lineup'" },
    { "round", "'bye' gives the bye again" },
    { "section", "'set' enters it again until a round is published" },
    { "second_entry", "enter it again" },
    { "team", "'renumber' gives the number again" },
};
enum { ADVICES = sizeof advices / sizeof *advices };

static void add_error(struct findings *f, const struct err *e)
{
    if (e->kind != ERR_NONE)
        finding_add(f, PROBLEM, RULE_NONE, 0, "%s", e->text);
}

/* A finding about a row begins with its table; one about rows that no entry wrote ends the word there. */
static void add_advised(struct findings *f, struct str text)
{
    struct str rest = text, table = str_cut(&rest, ' ');

    if (table.n > 0 && table.p[table.n - 1] == ':') {
        finding_add(f, PROBLEM, RULE_NONE, 0,
                    "%.*s. Another program put it there: go back to a sound backup", STR_ARG(text));
        return;
    }

    for (int i = 0; i < ADVICES; i++)
        if (str_eq(table, str_of(advices[i].table))) {
            finding_add(f, PROBLEM, RULE_NONE, 0, "%.*s. It was changed outside: %s", STR_ARG(text),
                        advices[i].advice);
            return;
        }
    finding_add(f, PROBLEM, RULE_NONE, 0, "%.*s", STR_ARG(text));
}

/* Where pages are damaged the history cannot be followed, and that needs not be said again. */
static void follow_history(struct fsck *k, bool whole, struct findings *f)
{
    struct findings found = { .arena = f->arena };
    struct err e = { 0 };

    if (!check_history(k->desk, k->backup, k->nbackup, &found, &k->entries, &e) && whole)
        add_error(f, &e);
    for (int i = 0; i < found.n; i++)
        add_advised(f, found.item[i].text);
}

static void load(struct fsck *k, bool whole, struct arena *a, struct findings *f)
{
    struct err e = { 0 };

    k->loaded = db_load_event(k->desk->db, a, &k->event, &e);
    if (!k->loaded && whole)
        add_error(f, &e);
}

/* After an error the next step has a new look at the same file. */
static void again(struct db *db)
{
    db_rollback(db);
    db_begin_read(db);
}

void desk_fsck(const char *path, struct arena *a, struct fsck *out, struct findings *f)
{
    struct err e = { 0 };
    int before = f->n;

    *out = (struct fsck){ 0 };
    out->backup = desk_backups(path, a, &out->nbackup);
    if (!desk_look(path, &out->desk, &e)) {
        add_error(f, &e);
        return;
    }
    struct db *db = out->desk->db;
    db_begin_read(db);
    structure_check(db, f);
    bool whole = f->n == before;
    structure_check_keys(db, f);
    follow_history(out, whole, f);
    again(db);
    load(out, whole, a, f);
    again(db);
    structure_count(db, &out->tables, &out->rows);
    db_rollback(db);
}

static bool is_sound(const char *path)
{
    struct arena own = { 0 };
    struct findings found = { .arena = &own };
    struct fsck k;

    desk_fsck(path, &own, &k, &found);
    desk_close(k.desk);
    arena_free(&own);
    return found.n == 0;
}

/* The longest journal that is shorter than the last one looked at; of equals the last by name. */
static int longest(const struct backup *list, int n, const bool *seen)
{
    int best = -1;

    for (int i = 0; i < n; i++)
        if (!seen[i] && list[i].flaw.n == 0 && (best < 0 || list[i].entries >= list[best].entries))
            best = i;
    return best;
}

const struct backup *desk_newest_sound(const struct backup *list, int n, struct arena *a)
{
    bool *seen = arena_new(a, bool, n);

    for (int i; (i = longest(list, n, seen)) >= 0; seen[i] = true)
        if (is_sound(list[i].path.p))
            return &list[i];
    return NULL;
}
