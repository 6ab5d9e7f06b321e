/* fsck.c - everything that can be wrong with an event file, and what to do about it. */
#include "db/people.h"
#include "desk/fsck.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/findings.h"
#include "desk/backup.h"
#include "engine/base/arena.h"
#include "engine/proof/proof.h"
#include "office/rounds.h"
#include "reports/sheet/audit.h"

/* What was looked at besides the file itself. */
struct looked {
    int rounds, traces;
};

static void add(struct call *c, const struct round_seen *seen, struct str text)
{
    finding_add(&c->findings, PROBLEM, RULE_NONE, 0, "section %.*s, round %d: %.*s", STR_ARG(seen->section->name),
                seen->round, STR_ARG(text));
}

/* Differences that no entry of the journal explains; a trace that cannot be read is told with its reason. */
static void check_pairs(struct call *c, const struct round_seen *seen)
{
    const struct audit *audit = &seen->audit;

    for (int i = 0; i < audit->n; i++)
        if (!audit->item[i].why && audit->item[i].kind != DIFFERS_DAMAGE)
            add(c, seen,
                str_fmt(c->arena, "%.*s. No entry of the journal explains it: see 'olympair check'",
                        STR_ARG(audit_difference(seen->section, &audit->item[i], c->arena))));
}

static void check_trace(struct call *c, const struct round_seen *seen, struct looked *n)
{
    struct arena own = { 0 };
    struct findings wrong = { .arena = &own };

    if (seen->unreadable.kind != ERR_NONE)
        add(c, seen, str_fmt(c->arena, "its trace cannot be read: %s", seen->unreadable.text));
    if (!seen->record)
        return;
    n->traces++;
    proof_check(seen->record, &own, &wrong);
    for (int i = 0; i < wrong.n; i++)
        if (wrong.item[i].severity == PROBLEM)
            add(c, seen, str_fmt(c->arena, "its trace is not proved: %.*s", STR_ARG(wrong.item[i].text)));
    arena_free(&own);
}

static bool check_rounds(struct call *c, const struct fsck *k, struct looked *n)
{
    struct rounds rounds = { .desk = c->desk, .arena = c->arena, .event = &k->event };
    struct round_seen seen;
    struct err e = { 0 };

    *n = (struct looked){ 0 };
    if (!k->loaded || !desk_journal(c->desk, c->arena, &rounds.row, &rounds.nrow, &e))
        return false;
    for (; rounds_next(&rounds, &seen); n->rounds++) {
        check_pairs(c, &seen);
        check_trace(c, &seen, n);
    }
    return true;
}

/* Where the whole of the event, or most of it, still is. */
static void advise_backup(struct call *c, const struct backup *best)
{
    if (best)
        finding_add(&c->findings, NOTE, RULE_NONE, 0,
                    "The newest sound backup is %.*s, with entries 1 to %d of the journal (%.*s). 'olympair restore %s "
                    "--from %.*s' goes back to it.",
                    STR_ARG(best->path), best->entries, STR_ARG(best->last), c->path, STR_ARG(best->path));
    else
        finding_add(&c->findings, NOTE, RULE_NONE, 0,
                    "There is no sound backup in %s.backups; look for one made by hand.", c->path);
}

/* What the event says, or what its newest sound backup said; of an event that cannot be read nobody knows it. */
static void advise_mirror(struct call *c, const struct fsck *k, const struct backup *best)
{
    struct str mirror = k->loaded ? k->event.mirror : best ? best->mirror : (struct str){ 0 };

    if (mirror.n > 0)
        finding_add(&c->findings, NOTE, RULE_NONE, 0,
                    "Its mirror %s %.*s, which may have more: 'olympair continue %.*s NEW.oly' goes on from there.",
                    k->loaded ? "is" : "was", STR_ARG(mirror), STR_ARG(mirror));
    else if (!k->loaded)
        finding_add(&c->findings, NOTE, RULE_NONE, 0,
                    "If it had a mirror, that may have more: 'olympair continue DIR NEW.oly' goes on from there.");
}

static void advise(struct call *c, const struct fsck *k)
{
    const struct backup *best = desk_newest_sound(k->backup, k->nbackup, c->arena);

    advise_backup(c, best);
    advise_mirror(c, k, best);
}

/* They are no part of the event, which may be sound without them. */
static void check_people(struct call *c)
{
    struct err e = { 0 };

    if (!people_check(c->path, &e))
        finding_add(
            &c->findings, WARNING, RULE_NONE, 0,
            "%s: move %s.people away, and 'people' gives everybody another key, or take the one beside the newest "
            "copy of the mirror",
            e.text, c->path);
}

bool cmd_fsck(struct call *c)
{
    struct fsck k;
    struct looked n;

    findings_as_found(&c->findings, stdout);
    if (!desk_fsck(c->path, c->arena, &k, &c->findings, c->err))
        return false;
    c->desk = k.desk;
    check_rounds(c, &k, &n);
    check_people(c);
    int wrong = finding_count(&c->findings, PROBLEM);
    if (wrong == 1 && k.stray_log)
        finding_add(&c->findings, NOTE, RULE_NONE, 0,
                    "Without %s%s the file is sound, and its journal ends with entry %d.", c->path, k.stray_log,
                    k.entries);
    else if (wrong > 0)
        advise(c, &k);
    if (wrong == 0)
        return printf("%s is sound: tables %d, rows %ld, entries of the journal %d, rounds paired again "
                      "%d, traces proved %d\n",
                      c->path, k.tables, k.rows, k.entries, n.rounds, n.traces) > 0;
    return err_set(c->err, ERR_FINDINGS, "%s is not sound: %d %s", c->path, wrong, wrong == 1 ? "problem" : "problems");
}
