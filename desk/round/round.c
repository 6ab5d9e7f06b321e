/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/round/round.h"

#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/event/by_date.h"
#include "desk/event/robin.h"
#include "desk/lineups/lineup.h"
#include "desk/base/op_row.h"
#include "desk/presence/presence.h"
#include "desk/round/breach.h"
#include "teams/event.h"
#include "teams/lineup.h"
#include "teams/missing.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/second.h"
#include "teams/signature.h"

/* Missing results. */

enum { NAMED = 5 }; /* matches with their teams */

/* Where nothing but games that may go on is missing they are asked for by name. */
static struct message without(struct task *t, int round, struct str list)
{
    const struct pairing_list *r = &t->section->round[round - 1];

    if (missing_matches(t->section, r, true) < missing_matches(t->section, r, false))
        return say_results_missing(round, list);
    return say_results_missing_or_unfinished(round, list,
                                             missing_text(t->section, r, true, NAMED, &t->act->wording, &t->arena));
}

/* A match that nobody has brought in is not four draws by one word. */
static bool is_complete(struct task *t, int round, bool unfinished_as_draws)
{
    const struct pairing_list *r = &t->section->round[round - 1];

    if (missing_matches(t->section, r, false) == 0)
        return true;
    struct str list = missing_text(t->section, r, false, NAMED, &t->act->wording, &t->arena);
    return err_say(t->err, ERR_STATE,
                   unfinished_as_draws ? say_match_without_any_result(round, list) : without(t, round, list));
}

/* UNFINISHED: what is missing is recorded as an unfinished game. Returns how many boards. */
static int record_unfinished(struct task *t, int round)
{
    const struct section *s = t->section;
    struct pairing_list *r = &s->round[round - 1];
    int n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        struct fixture *f = &r->fixture[i];
        bool goes_on = missing_may_go_on(s, f);
        for (int b = 0; b < s->boards && goes_on && !score_complete(s, f); b++)
            if (f->board[b].result == RESULT_NONE) {
                f->board[b].result = RESULT_OPEN;
                n++;
            }
    }
    return n;
}

/* RULE_UNFINISHED, RULE_BURSTEIN_UNFINISHED, RULE_DUTCH_UNFINISHED: games that were recorded so, or are now. */
static void note_unfinished(struct task *t)
{
    const struct section *s = t->section;
    int games = 0;

    for (int r = 0; r < s->nround; r++)
        games += score_unfinished(s, &s->round[r]);
    if (games > 0)
        task_say(t, NOTE, RULE_UNFINISHED,
                 say_unfinished_counts_as(games, missing_unfinished(s, task_next(s), &t->act->wording, &t->arena)));
}

/* Everything before the next round is complete, or is made so. */
static bool settle_rounds_before(struct task *t, bool unfinished_as_draws, int *unfinished)
{
    *unfinished = 0;
    for (int r = 1; r < task_next(t->section); r++) {
        struct str games =
            missing_text(t->section, &t->section->round[r - 1], true, NAMED, &t->act->wording, &t->arena);
        if (unfinished_as_draws)
            *unfinished += record_unfinished(t, r);
        if (!is_complete(t, r, unfinished_as_draws))
            return false;
        if (unfinished_as_draws && games.n > 0)
            task_say(t, WARNING, RULE_UNFINISHED, say_stored_as_unfinished(r, games));
    }
    return true;
}

/* Drafting. */

static bool can_pair(struct task *t)
{
    const struct section *s = t->section;

    if (s->nsquad == 0)
        return err_say(t->err, ERR_STATE, unit_message(s->unit, say_section_has_no_teams(s->name)));
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number == 0)
            return err_say(t->err, ERR_STATE, unit_message(s->unit, say_teams_not_numbered()));
    if (s->lot == COLOURLESS)
        return err_say(t->err, ERR_STATE, say_lot_for_colours_not_drawn());
    if (section_is_round_robin(s) && task_next(s) > score_table_rounds(s))
        return err_say(t->err, ERR_STATE, say_last_round_of_robin(score_table_rounds(s), s->name));
    if (task_next(s) > s->rounds)
        return err_say(t->err, ERR_STATE, say_last_round_played(s->rounds, s->name));
    return true;
}

/* Double entry: what two arbiters read differently is settled before anything is made of it. */
static bool is_agreed(struct task *t)
{
    const struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL), first;

    if (last == 0 || second_open(s, &s->round[last - 1], &first) == 0)
        return true;
    const struct message open = second_open_told(s, &s->round[last - 1]);
    return err_say(t->err, ERR_STATE, say_entries_differ_in_round(last, &open, first));
}

static struct field make_field(struct task *t, int round, struct tournament *out)
{
    score_tournament(&t->event, t->section, round - 1, &t->arena, out);
    return score_field(t->section, out, round, &t->arena);
}

static struct pairing_list list_of(struct task *t, const struct pairing *p)
{
    struct pairing_list list = { .state = ROUND_DRAFT, .bye = p->bye, .nfixture = p->npair };

    list.fixture = arena_new(&t->arena, struct fixture, p->npair);
    for (int i = 0; i < p->npair; i++)
        list.fixture[i] = (struct fixture){ .table = i + 1, .side = { p->pair[i].white, p->pair[i].black } };
    for (int i = 0; section_is_round_robin(t->section) && i < p->npair; i++)
        robin_mark(t, &list.fixture[i]);
    return list;
}

static bool has_changes_by_hand(const struct pairing_list *r)
{
    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].by_hand.n > 0)
            return true;
    return r->bye_by_hand.n > 0;
}

/* In place of the draft that was there, if one was. */
static void put_draft(struct task *t, const struct pairing *p)
{
    struct section *s = t->section;
    struct pairing_list *before = task_draft(s);

    if (before && has_changes_by_hand(before))
        task_say(t, NOTE, RULE_NONE, say_changes_by_hand_lost(t->round));
    s->round[t->round - 1] = list_of(t, p);
    s->nround = t->round;
}

static bool draft(struct task *t, int unfinished)
{
    const struct tracer *tracer = t->desk ? t->desk->tracer : NULL;
    struct tournament tournament;
    struct field field = make_field(t, t->round, &tournament);
    struct arena own = { 0 };
    struct trace trace = { .arena = &own };
    struct pairing p = pairing_by_system(t->section, &tournament, &field, tracer ? &trace : NULL, &t->arena);
    struct drafted d = { &t->event, t->section, &tournament, &field, &p, &trace };
    bool ok = (p.legal || pairing_refuse(t->section, t->round, &p, &t->arena, t->err)) &&
              (!tracer || tracer->text(&d, &t->arena, &t->trace[t->round - 1], t->err));

    arena_free(&own);
    if (ok) {
        struct fact *fact = task_team_fact(t, FACT_DRAFTED, p.bye, NOBODY);
        *(t->section->unit == UNIT_PLAYER ? &fact->of : &fact->number) = p.npair;
        if (unfinished > 0)
            task_fact(t, FACT_UNFINISHED)->number = unfinished;
        put_draft(t, &p);
    }
    return ok;
}

/* RULE_PRESENT_FIRST: presence is relied on, but nobody has said yet what becomes of those who are
 * missing. */
static int warn_missing(struct task *t)
{
    const struct section *s = t->section;
    int *missing = arena_new(&t->arena, int, s->nsquad), n = 0;

    for (int i = 0; i < s->nsquad && presence_is_relied_on(s); i++)
        if (presence_is_missing(&t->event, s, i))
            missing[n++] = i;
    if (n > 0)
        task_say(t, WARNING, RULE_PRESENT_FIRST, say_paired_though_not_here(n, task_names(t, missing, n, 5)));
    return n;
}

/* 1 for the team that has the bye of the draft, 0 for one that is paired there. */
static int has_bye(const struct task *t, int squad)
{
    const struct pairing_list *draft = task_draft(t->section);

    return draft && draft->bye == squad;
}

/* Why a team that takes part may not come. Each has one reason, the gravest: who must be judged is told of by presence_warn_missed. */
enum absence_doubt { DOUBT_NONE, DOUBT_JUDGED, DOUBT_OVERDUE, DOUBT_LOST, DOUBT_FEW };

static enum absence_doubt doubt_of(const struct task *t, int squad)
{
    const struct section *s = t->section;
    bool few = presence_is_short(s, squad, t->round);

    if (presence_of(s, squad, t->round, t->act->time, NULL) == TEAM_OVERDUE)
        return presence_must_be_judged(s, squad) ? DOUBT_JUDGED : DOUBT_OVERDUE;
    if (presence_lost(s, squad, t->round) > 0)
        return presence_must_be_judged(s, squad) ? DOUBT_JUDGED : DOUBT_LOST;
    return few ? DOUBT_FEW : DOUBT_NONE;
}

/* RULE_PRESENT_FIRST in every round: nobody has seen the team, and it is in the draft. Returns how many there are. */
static int warn_unseen(struct task *t)
{
    int n = 0;

    for (int i = 0; i < t->section->nsquad; i++) {
        enum absence_doubt doubt = score_takes_part(t->section, i, t->round) ? doubt_of(t, i) : DOUBT_NONE;
        const struct section *s = t->section;
        const struct squad *q = &s->squad[i];
        const struct message so =
            has_bye(t, i) ? say_bye_unless_left_out(t->round) : say_paired_unless_left_out(t->round);
        if (doubt == DOUBT_OVERDUE)
            task_say(t, WARNING, RULE_PRESENT_FIRST, say_announced_but_not_here(q->name, q->arrival.due, &so));
        if (doubt == DOUBT_LOST)
            task_say(t, WARNING, RULE_PRESENT_FIRST,
                     say_absent_last_round(q->name, presence_lost(s, i, t->round), &so));
        if (doubt == DOUBT_FEW)
            task_say(t, WARNING, RULE_PRESENT_THREE,
                     say_too_few_here(q->name, q->arrival.players, score_needed(s, i, t->round), &so));
        n += doubt != DOUBT_NONE;
    }
    return n;
}

static int count_taking_part(const struct section *s, int round)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        n += score_takes_part(s, i, round);
    return n;
}

/* RULE_HOST_TEAMS, RULE_HOST_STAYS: what another team of the host does to an odd number. Returns how many
 * make it odd. */
static int warn_host(struct task *t)
{
    const struct section *s = t->section;
    int odd = 0;

    for (int nth = 2; count_taking_part(s, 1) % 2 && nth <= 3; nth++) {
        int team = presence_host_team(&t->event, s, nth);
        bool paired = team != NOBODY && score_takes_part(s, team, 1);
        const struct message advice = presence_host_advice(&t->event, s, nth, paired, &t->arena);
        if (advice.row)
            task_say(t, paired ? WARNING : NOTE, RULE_NONE, advice);
        odd += advice.row && paired;
    }
    return odd;
}

/* What speaks against the teams in the draft of round 1. Returns how much of it is to be changed.
 */
static int warn_first(struct task *t, int round)
{
    return round == 1 ? warn_missing(t) + warn_host(t) : 0;
}

/* Left out of the rounds before, perhaps because it had not arrived. */
static void warn_never_seen(struct task *t)
{
    const struct section *s = t->section;
    int *unseen = arena_new(&t->arena, int, s->nsquad), n = 0;

    for (int i = 0; t->round > 1 && i < s->nsquad && presence_is_relied_on(s); i++)
        if (score_takes_part(s, i, t->round) && s->squad[i].arrival.due.n == 0 && presence_never_seen(s, i, t->round) &&
            doubt_of(t, i) == DOUBT_NONE)
            unseen[n++] = i;
    if (n > 0)
        task_say(t, WARNING, RULE_NONE,
                 unit_message(s->unit, say_paired_though_never_seen(n, t->round, task_names(t, unseen, n, 5))));
}

/* Nobody knows who played in the round before, and soon nobody remembers. */
static void warn_unopened(struct task *t)
{
    int before = t->round - 1;

    if (before > 0 && lineup_is_unopened(t->section, before))
        task_say(t, WARNING, RULE_NONE, lineup_unopened_text(&t->event, t->section, before));
}

/* The round would be made of results that a captain says are wrong. */
static void warn_disputed(struct task *t)
{
    struct message *dispute;
    int n;

    n = signature_disputes(t->section, t->round - 1, &t->arena, &dispute);
    for (int i = 0; i < n; i++)
        task_say(t, WARNING, RULE_NONE, dispute[i]);
}

bool decide_pair(const struct pair_args *in, struct task *t)
{
    int unfinished;

    t->round = task_next(t->section);
    if (!can_pair(t) || !is_agreed(t))
        return false;
    if (!settle_rounds_before(t, in->unfinished_as_draws, &unfinished)) {
        note_unfinished(t); /* whoever looks for what is missing sees all that is open */
        return false;
    }
    presence_leave_unannounced(t);
    int n = count_taking_part(t->section, t->round);
    if (n < 2) {
        struct err why = { 0 };
        err_say(&why, ERR_STATE, unit_message(t->section->unit, say_too_few_take_part(n, t->round)));
        return pairing_refuse_for(t->section, t->round, &why, t->err);
    }
    warn_first(t, t->round);
    presence_warn_missed(t);
    warn_never_seen(t);
    warn_unopened(t);
    warn_disputed(t);
    note_unfinished(t);
    if (!draft(t, unfinished))
        return false;
    warn_unseen(t);
    return true;
}

/* Publishing. */

static bool publish_draft(struct task *t)
{
    struct pairing_list *draft = task_draft(t->section);
    int *over = arena_new(&t->arena, int, t->section->nsquad);

    t->round = task_next(t->section);
    if (!draft)
        return err_say(t->err, ERR_STATE, say_no_draft(t->round));
    int left = leftover_list(t->section, t->round, draft, over);
    if (left > 0)
        return err_say(t->err, ERR_STATE, say_unpaired_in_draft(t->round, task_names(t, over, left, 10)));
    if (!is_agreed(t))
        return false;
    if (warn_first(t, t->round) + warn_unseen(t) > 0 && !t->dry)
        task_say(t, NOTE, RULE_NONE, say_take_publication_back(t->section->name));
    /* RULE_NO_REMATCH, RULE_BYE_ONCE and what else was said when it was made. */
    struct tournament tournament;
    struct field field = make_field(t, t->round, &tournament);
    breach_warn_round(t, &field, draft);
    presence_warn_missed(t);
    warn_never_seen(t);
    warn_unopened(t);
    warn_disputed(t);
    if (t->round == 1)
        by_date_fix(t);
    draft->published = t->act->time;
    draft->state = ROUND_PUBLISHED;
    if (t->section->unit == UNIT_PLAYER) {
        draft->opened = t->act->time;
        seating_seat(t->section, draft);
    }
    task_fact(t, FACT_PUBLISHED);
    presence_let_play(t, draft);
    return true;
}

/* The rounds of a round robin follow from the numbers alone. */
static bool publish_others(struct task *t)
{
    struct section *s = t->section;

    if (!section_is_round_robin(s))
        return err_say(t->err, ERR_STATE, say_whole_only_of_robin());
    while (task_next(s) <= s->rounds && task_next(s) <= score_table_rounds(s)) {
        t->round = task_next(s);
        if (!draft(t, 0) || !publish_draft(t))
            return false;
    }
    return true;
}

bool decide_publish(const struct publish_args *in, struct task *t)
{
    return publish_draft(t) && (!in->all || publish_others(t));
}
