/* backup.c - backup: a copy of the event, or the list of those made before publications. */
#include "desk/backup.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/mirror.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"

static bool make_copy(struct call *c, struct str dest)
{
    struct event ev;
    struct str made;

    if (dest.n == 0)
        return err_set(c->err, ERR_USAGE, "the name of the copy is empty");
    if (!desk_open(c->path, false, &c->desk, c->err) || !call_event(c, &ev) || !call_act(c, ev.zone))
        return false;
    if (mirror_is(dest, &ev))
        return mirror_by_hand(c, &ev);
    int before = finding_total(&c->findings), keys;
    if (!desk_backup(c->desk, c->act.time, dest, &c->findings, &made, c->err))
        return false;
    c->made = str_fmt(c->arena, "made %.*s", STR_ARG(made));
    return printf("%s: a backup of %s, %s\n", made.p, c->path,
                  finding_total(&c->findings) == before
                      ? "checked: pages, tables, journal, state"
                      : "as it is; pages, tables and the chain of the journal are sound") > 0 &&
           desk_backup_people(c->desk, made, &keys, c->err) &&
           (keys == 0 || printf("%s.people: the keys of %d %s\n", made.p, COUNT(keys, "person", "people")) > 0);
}

static void add(struct sheet *s, const struct backup *b)
{
    bool sound = b->flaw.n == 0;

    sheet_add(s, (struct cell[]){ cell_text(b->name), cell_text(b->last), cell_text(b->before),
                                  sound ? cell_number(b->entries) : cell_text(STR("")), cell_number(b->size),
                                  cell_text(b->flaw) });
}

/* What there is is listed also if the event itself is lost. */
static bool list_copies(struct call *c)
{
    static const struct column columns[] = {
        { .key = "name", .title = "Backup" },
        { .key = "time", .title = "Last operation", .wraps = true },
        { .key = "before", .title = "Before", .wraps = true },
        { .key = "entries", .title = "Entries", .align = ALIGN_RIGHT },
        { .key = "size", .title = "Bytes", .align = ALIGN_RIGHT },
        { .key = "flaw", .title = "", .name = true, .wraps = true },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    int n;
    bool there = access(c->path, F_OK) == 0;
    const struct backup *list = desk_backups(c->path, c->arena, &n);
    struct sheet s = sheet_list("backups", "Backups", columns, COLUMNS, n, c->arena);

    for (int i = 0; i < n; i++) {
        if (list[i].event.n > 0)
            s.heading.event = list[i].event;
        add(&s, &list[i]);
    }
    sheet_note(
        &s,
        n ? str_fmt(c->arena,
                    "To go back to one of them, move away %s%sall later backups and, if it exists, %s-wal; then run "
                    "'olympair backup %s.backups/NAME %s'.",
                    there ? c->path : "", there ? ", " : "", c->path, c->path, c->path)
          : str_fmt(c->arena, "There is no backup in %s.backups; each publication makes one.", c->path),
        c->arena);
    return sheet_print(c, &s);
}

bool cmd_backup(struct call *c)
{
    return c->noperand > 0 ? make_copy(c, c->operand[0]) : list_copies(c);
}
