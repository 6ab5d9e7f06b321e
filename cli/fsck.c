/* SPDX-License-Identifier: Apache-2.0 */
/* fsck.c - everything that can be wrong with an event file, and what to do about it. */
#include "db/failure.h"
#include "db/people.h"
#include "desk/file/fsck.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/findings.h"
#include "cli/messages.h"
#include "cli/progress.h"
#include "cli/status.h"
#include "desk/file/attached.h"
#include "desk/file/backup.h"
#include "desk/file/mirror.h"
#include "engine/base/arena.h"
#include "engine/proof/proof.h"
#include "office/rounds.h"
#include "reports/sheet/audit.h"
#include "teams/score.h"

/* What was looked at besides the file itself. */
struct looked {
    int rounds, traces;
};

static void add_finding(struct call *c, const struct round_seen *seen, struct message what)
{
    finding_say(&c->findings, PROBLEM, RULE_NONE, 0,
                say_about_round_of_section(seen->section->name, seen->round, &what));
}

/* Differences that no entry of the journal explains; a trace that cannot be read is told with its reason. */
static void check_pairs(struct call *c, const struct round_seen *seen)
{
    const struct audit *audit = &seen->audit;

    for (int i = 0; i < audit->n; i++)
        if (!audit->item[i].why && audit->item[i].kind != DIFFERS_DAMAGE)
            add_finding(
                c, seen,
                say_difference_unexplained(audit_difference(seen->section, &audit->item[i], &c->wording, c->arena)));
}

static void check_trace(struct call *c, const struct round_seen *seen, struct looked *n)
{
    struct arena own = { 0 };
    struct findings wrong = { .arena = &own };

    if (seen->unreadable.kind != ERR_NONE)
        add_finding(c, seen, say_trace_unreadable(err_cause(&seen->unreadable)));
    if (!seen->record)
        return;
    n->traces++;
    proof_check(seen->record, &own, &wrong);
    for (int i = 0; i < wrong.n; i++)
        if (wrong.item[i].severity == PROBLEM)
            add_finding(c, seen, say_trace_unproved(&wrong.item[i].message));
    arena_free(&own);
}

/* No fault: a file of release 1.0.0 keeps the scores that it had. */
static void note_scores(struct call *c, const struct fsck *k)
{
    for (int i = 0; k->loaded && i < k->event.nsection; i++) {
        const struct section *s = &k->event.section[i];
        const struct message kept = say_scored_as_at_first(s->players_needed);
        if (score_goes_on_as_at_first(s))
            finding_say(&c->findings, NOTE, RULE_NONE, 0, say_about_section(s->name, &kept));
    }
}

static bool check_rounds(struct call *c, const struct fsck *k, const struct headway *bar, struct looked *n)
{
    struct rounds rounds = { .desk = c->desk, .arena = c->arena, .event = &k->event, .headway = bar };
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

static void advise(struct call *c, const struct fsck *k)
{
    const struct backup *best = desk_newest_sound(k->backup, k->nbackup, c->arena);

    /* Where the whole of the event, or most of it, still is. */
    if (best)
        finding_say(&c->findings, NOTE, RULE_NONE, 0,
                    say_newest_sound_backup(best->path, best->entries, best->last, c->path));
    else
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_no_sound_backup(c->path));
    /* What the event says, or what its newest sound backup said; of an event that cannot be read nobody knows it. */
    struct str mirror = { 0 };
    if (k->loaded)
        mirror = k->event.mirror;
    else if (best)
        mirror = best->mirror;
    if (mirror.n > 0)
        finding_say(&c->findings, NOTE, RULE_NONE, 0,
                    k->loaded ? say_its_mirror_is(mirror) : say_its_mirror_was(mirror));
    else if (!k->loaded)
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_mirror_may_have_more());
}

/* They are no part of the event, which may be sound without them. */
static void check_people(struct call *c)
{
    struct err e = { 0 };

    bool sound = people_check(c->path, &e);
    const struct message why = err_message(&e);

    if (!sound && (message_is(&why, "people_can_be_read") || message_is(&why, "people_of_another_event")))
        finding_say(&c->findings, WARNING, RULE_NONE, 0, why);
    else if (!sound)
        finding_say(&c->findings, WARNING, RULE_NONE, 0,
                    db_unreached(&e) ? say_people_file_not_read(err_cause(&e))
                                     : say_people_file_unsound(err_cause(&e), c->path));
}

/* A file that was copied without its log, or put back, is sound and lacks entries: a newer copy in the mirror knows. */
static void check_mirror(struct call *c, const struct fsck *k)
{
    struct mirror m = { 0 };
    struct err e = { 0 };

    if (k->loaded && desk_mirror(c->desk, &k->event, c->arena, &m, &e) &&
        (message_is(&m.flaw, "mirror_gone_on") || message_is(&m.flaw, "mirror_and_file_gone_on")))
        finding_say(&c->findings, WARNING, RULE_NONE, 0, m.flaw);
}

static void warn_if(struct call *c, struct message why)
{
    if (why.row)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, why);
}

static void warn_of_logs(struct call *c)
{
    warn_if(c, c->desk ? desk_in_log(c->desk) : (struct message){ 0 });
    warn_if(c, people_left_in_log(c->path, c->arena));
}

static void warn_of_readers(struct call *c, const struct fsck *k)
{
    warn_if(c, k->loaded ? desk_exposed(c->path, &k->event) : (struct message){ 0 });
}

bool cmd_fsck(struct call *c)
{
    const struct headway *bar = progress_begin(&c->wording);
    struct fsck k;
    struct looked n;

    c->findings_aside = status_as_data(c);
    if (!c->findings_aside)
        findings_as_found(&c->findings, stdout);
    if (!desk_fsck(c->path, bar, c->arena, &k, &c->findings, c->err))
        return false;
    c->desk = k.desk;
    check_rounds(c, &k, bar, &n);
    note_scores(c, &k);
    check_people(c);
    warn_of_logs(c);
    warn_of_readers(c, &k);
    check_mirror(c, &k);
    int wrong = finding_count(&c->findings, PROBLEM), beside;
    if (wrong == 1 && k.stray_log)
        finding_say(&c->findings, NOTE, RULE_NONE, 0, say_sound_without_log(c->path, k.stray_log, k.entries));
    else if (wrong > 0)
        advise(c, &k);
    if (k.loaded)
        attached_check(c->path, &k.event, &c->findings);
    beside = finding_count(&c->findings, PROBLEM) - wrong;
    if (c->findings_aside && !status_fsck(c, &k, n.rounds, n.traces))
        return false;
    if (wrong == 0 && beside > 0)
        return err_say(c->err, ERR_FINDINGS, say_sound_but_for_files(c->path, beside));
    if (wrong == 0 && c->findings_aside)
        return true;
    if (wrong == 0)
        return call_print(c, say_file_is_sound(c->path, k.tables, k.rows, k.entries, n.rounds, n.traces));
    return err_say(c->err, ERR_FINDINGS, say_file_not_sound(c->path, wrong));
}
