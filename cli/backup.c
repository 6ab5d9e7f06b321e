/* SPDX-License-Identifier: Apache-2.0 */
/* backup.c - backup: a copy of the event, or the list of those made before publications; restore: back to one; continue: on from one of the mirror. */
#include "desk/file/backup.h"

#include <libgen.h>
#include <stdio.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "cli/call.h"
#include "cli/findings.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/sheet.h"
#include "db/journal.h"
#include "desk/base/messages.h"
#include "desk/file/attached.h"
#include "desk/file/mirror.h"
#include "desk/file/putback.h"
#include "engine/base/arena.h"

static bool make_copy(struct call *c, struct str dest)
{
    struct event ev;
    struct backup_made made;

    if (dest.n == 0)
        return err_say(c->err, ERR_USAGE, say_name_of_copy_is_empty());
    if (!desk_open(c->path, false, &c->desk, c->err) || !call_event(c, &ev) || !call_act(c, ev.zone))
        return false;
    if (mirror_is(dest, &ev))
        return mirror_by_hand(c, &ev);
    if (!desk_backup(c->desk, &ev, c->act.time, dest, &c->findings, &made, c->err))
        return false;
    c->made = say_made_file(made.path);
    return call_print(c, made.as_left ? say_backup_is_checked(made.path, c->path)
                                      : say_backup_is_as_it_is(made.path, c->path)) &&
           (made.keys == 0 || call_print(c, say_keys_of_backup(made.path, made.keys))) &&
           (made.files == 0 ||
            call_print(c, say_files_of_backup(attached_folder(made.path.p, c->arena), made.taken, made.files)));
}

/* What there is is listed also if the event itself is lost. */
static bool list_copies(struct call *c)
{
    static const struct column columns[] = {
        { .key = "name", .label = &label_backup },
        { .key = "time", .label = &label_last_operation, .wraps = true },
        { .key = "before", .label = &label_before, .wraps = true },
        { .key = "entries", .label = &label_entries, .align = ALIGN_RIGHT },
        { .key = "size", .label = &label_bytes, .align = ALIGN_RIGHT },
        { .key = "flaw", .name = true, .wraps = true },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct err lost = { 0 };
    int n;
    const struct backup *list = desk_backups(c->path, c->arena, &n);
    struct sheet s = sheet_list(c, "backups", &label_list_backups, columns, COLUMNS, n);

    for (int i = 0; i < n; i++) {
        if (list[i].event.n > 0)
            s.heading.event = list[i].event;
        const struct backup *b = &list[i];
        bool sound = !b->flaw.row;
        sheet_add(&s, (struct cell[]){ cell_text(b->name), cell_text(b->last), cell_text(b->before),
                                       sound ? cell_number(b->entries) : cell_text(STR("")), cell_number(b->size),
                                       cell_text(call_told(c, b->flaw)) });
    }
    desk_open(c->path, false, &c->desk, &lost); /* entries that only its log has are told, if it can be read */
    sheet_note(&s, call_told(c, n ? say_restore_goes_back(c->path) : say_no_backup_yet(c->path)), c->arena);
    return sheet_print(c, &s);
}

bool cmd_backup(struct call *c)
{
    return c->noperand > 0 ? make_copy(c, c->operand[0]) : list_copies(c);
}

/* restore */

/* By whose clock: that of the event. */
static bool know_time(struct call *c, const char *backup)
{
    struct str zone = { 0 };
    struct desk *d;

    if (call_has(c, OPT_NOW))
        return call_act(c, zone);
    if (!desk_open(backup, false, &d, c->err))
        return false;
    bool ok = desk_zone(d, c->arena, &zone, c->err);
    desk_close(d);
    return ok && call_act(c, zone);
}

static void print_done(const struct call *c, struct message done)
{
    call_print(c, c->act.dry ? say_would_be_done(&done) : done);
}

static bool print_put_back(struct call *c, const struct put_back *p, const char *backup)
{
    print_done(c, say_is_as_it_was(c->path, p->entries, p->time, backup));
    if (p->saved.n > 0)
        print_done(c, say_what_it_was_is_in(p->was > 0 ? p->was : 0, p->saved, p->moved));
    if (p->mirror.n > 0 && p->lost > 0)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, say_mirror_is_ahead(p->mirror));
    return true;
}

static bool put_back(struct call *c)
{
    const char *backup = c->option[OPT_FROM].p;
    struct put_back p;

    if (call_has(c, OPT_BEFORE))
        return err_say(c->err, ERR_USAGE, say_before_or_from());
    return know_time(c, backup) && desk_put_back(c->path, backup, &c->act, c->arena, &p, c->err) &&
           print_put_back(c, &p, backup);
}

bool cmd_restore(struct call *c)
{
    return call_has(c, OPT_FROM) ? put_back(c) : call_write(c) && call_op(c, OP_restore, NULL);
}

/* continue */

/* By whose clock: that of the event. */
static bool open_copy(struct call *c, const struct copy *copy)
{
    struct str zone = { 0 };
    struct desk *d;

    if (!desk_open(copy->path.p, false, &d, c->err))
        return false;
    bool ok = call_has(c, OPT_NOW) || desk_zone(d, c->arena, &zone, c->err);
    desk_close(d);
    return ok && call_act(c, zone);
}

static void print_what(struct call *c, const struct copy *copy, int keys)
{
    const struct journal_row *last = &copy->row[copy->n - 1];

    call_print(c, say_made_from_copy(c->path, copy->path));
    call_print(c, say_last_entry_is(last->entry, last->command, last->user, last->time));
    call_print(c, say_later_work_is_missing());
    if (keys >= 0)
        call_print(c, keys > 0 ? say_keys_open_here(keys) : say_no_keys_with_it());
    putchar('\n');
}

/* The mirror tells whoever comes back with the other machine. */
static bool go_on(struct call *c)
{
    struct event ev;

    if (!desk_open(c->path, false, &c->desk, c->err) || !call_event(c, &ev))
        return false;
    if (ev.mirror.n > 0)
        mirror_now(c, &ev);
    return cmd_show(c);
}

/* Where the new one will be. */
static void warn_of_event(struct call *c, struct str dest, const struct copy *copy)
{
    struct str folder = str_of(dirname(str_c(c->arena, str_copy(c->arena, dest))));
    struct copy here;

    if (access(dest.p, F_OK) != 0 && desk_event_in(folder, copy, c->arena, &here))
        finding_say(&c->findings, WARNING, RULE_NONE, 0,
                    say_event_is_here_already(str_eq(folder, STR(".")) ? here.name.p : here.path.p,
                                              here.row[here.n - 1].entry));
}

bool cmd_continue(struct call *c)
{
    struct copy copy;
    struct utsname machine;

    findings_as_found(&c->findings, stdout);
    if (!desk_newest_copy(c->operand[0].p, c->arena, &copy, &c->findings, c->err) || !open_copy(c, &copy))
        return false;
    struct str dest = c->noperand > 1 ? c->operand[1] : desk_copied_name(copy.name, c->arena);
    warn_of_event(c, dest, &copy);
    const char *name = uname(&machine) == 0 ? machine.nodename : "unknown";
    int keys;
    if (!desk_continue(&copy, dest.p, name, &c->act, &c->findings, &keys, c->err))
        return false;
    c->path = dest.p;
    c->made = say_made_file(dest);
    print_what(c, &copy, keys);
    if (go_on(c))
        return true;
    struct err why = *c->err; /* it is made, and must not be made again */
    *c->err = (struct err){ 0 };
    return err_say(c->err, ERR_IO, err_message(&why));
}
