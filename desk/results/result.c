/* SPDX-License-Identifier: Apache-2.0 */
/* result.c - the operation results: boards and marks of one match or of many, by way of intake.h. */
#include "desk/base/messages.h"
#include "desk/base/op_row.h"
#include "desk/presence/presence.h"
#include "desk/results/intake.h"
#include "engine/base/points.h"
#include "teams/hours.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "teams/second.h"

/* `full`: the rest was not looked at. */
static struct message refused(int nwrong, int nline, bool full, bool correctable)
{
    struct message said;

    if (nline == 1)
        said = say_result_refused();
    else
        said = full ? say_more_results_refused(nwrong, nline) : say_results_refused(nwrong, nline);
    return correctable ? say_refused_but_correctable(&said) : said;
}

/* All that is wrong: one thing that came by hand is the error itself, else there are findings. */
static bool reject(struct intake *in, int nline)
{
    struct task *t = in->t;
    const struct findings *wrong = &in->wrong;
    unsigned lacks = 0;

    if (wrong->n == 1 && in->closed && t->act->viewer.role <= ROLE_ARBITER)
        lacks = LACKS_CONFIRM | (t->act->reason.n == 0 ? LACKS_REASON : 0);
    if (wrong->n == 1 && wrong->item[0].line == 0)
        return err_say_lacking(t->err, lacks, in->kind,
                               in->kind == ERR_CONFLICT && !in->marked && !in->outdated
                                   ? say_refused_but_can_be_corrected(&wrong->item[0].message)
                                   : wrong->item[0].message);
    for (int i = 0; i < wrong->n; i++) {
        finding_say(t->remarks, PROBLEM, wrong->item[i].rule, wrong->item[i].line, wrong->item[i].message);
        finding_of(t->remarks, wrong->item[i].of);
    }
    bool full = finding_is_full(wrong, PROBLEM);
    int wrong_ones = wrong->n + in->nagain + (in->own.n > 1 ? in->own.n - 1 : 0);
    bool correctable = in->nconflict > 0 && !in->correct && !in->marked && !in->outdated;
    return err_say_lacking(t->err, lacks, in->kind, refused(wrong_ones, nline, full, correctable));
}

/* What has news: matches, rounds, the first and the last of them. */
struct extent {
    int nmatch, nround, first, last;
};

static int count_news(const struct intake *in, int round)
{
    int n = 0;

    for (int i = 0; in->touched[round - 1] && i < in->t->section->round[round - 1].nfixture; i++)
        n += in->touched[round - 1][i] != 0;
    return n;
}

static struct extent extent_of(const struct intake *in)
{
    struct extent x = { 0 };

    for (int round = 1; round <= in->t->section->nround; round++) {
        int n = count_news(in, round);
        x.nmatch += n;
        x.nround += n > 0;
        x.first = x.first == 0 && n > 0 ? round : x.first;
        x.last = n > 0 ? round : x.last;
    }
    return x;
}

/* Remarks. */

/* With double entry a round is complete when both entries are in and agree. */
static void note_state(struct task *t, int round)
{
    const struct pairing_list *r = &t->section->round[round - 1];
    const struct message open = second_open_told(t->section, r);
    const struct round_tally n = score_tally(t->section, r);

    if (n.ended < n.matches)
        return;
    if (n.apart > 0)
        task_say(t, NOTE, RULE_NONE, say_results_in_but_differ(round, &open));
    else if (r->state != ROUND_COMPLETE || t->section->double_entry)
        task_say(t, NOTE, RULE_NONE, say_round_is_complete(round));
    else if (round < t->section->nround && t->section->round[round].state != ROUND_DRAFT)
        task_say(t, NOTE, RULE_FROZEN, say_pairings_stand(round));
}

/* The match of the team in one of those rounds has news. */
static bool has_news(const struct intake *in, const struct missed *m)
{
    for (int i = 0; i < m->n; i++) {
        const struct pairing_list *r = &in->t->section->round[m->round[i] - 1];
        const int *touched = in->touched[m->round[i] - 1];
        if (touched && touched[match_of(r, m->squad) - r->fixture])
            return true;
    }
    return false;
}

/* RULE_EXPELLED: who did not come again, as the results say that came in. */
static void warn_missed(const struct intake *in)
{
    int n;
    const struct missed *missed = presence_missed(in->t->section, &in->t->arena, &n);

    for (int i = 0; i < n; i++)
        if (has_news(in, &missed[i]))
            presence_warn_missed_of(in->t, &missed[i]);
}

static bool is_game(enum result r)
{
    return r != RESULT_NONE && r != RESULT_FORFEIT && r != RESULT_MISSED && r != RESULT_NOBODY;
}

static bool has_games(const struct section *s)
{
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                if (is_game(s->round[r].fixture[i].board[b].result))
                    return true;
    return false;
}

/* Some play without line-ups, and hear of it once: with the first games of the section. Where players are paired they are seated. */
static void warn_unknown(struct task *t, int round)
{
    const struct section *s = t->section;

    if (!has_games(s) || has_games(&t->before->section[task_at(t)]) || lineup_is_anybody_seated(s, round))
        return;
    task_say(t, WARNING, RULE_NONE, say_no_players_known(round));
}

/* Facts. */

static const struct fixture *match_touched(const struct intake *in, int round)
{
    int i = 0;

    while (!in->touched[round - 1][i])
        i++;
    return &in->t->section->round[round - 1].fixture[i];
}

/* "boards 1, 3 unfinished", which count half a point as long as they are. */
static struct str open_boards(struct task *t, const struct fixture *f)
{
    int n = score_open(t->section, f);
    struct str text = { 0 };

    for (int b = 0; n > 0 && b < t->section->boards; b++)
        if (f->board[b].result == RESULT_OPEN)
            text = str_fmt(&t->arena, "%.*s%s%d", STR_ARG(text), text.n ? ", " : "", b + 1);
    return n ? str_fmt(&t->arena, "%s %.*s unfinished", n == 1 ? "board" : "boards", STR_ARG(text)) : text;
}

/* Its score, or how many boards of it came in. */
static void tell_match(struct intake *in, const struct fixture *f)
{
    struct task *t = in->t;
    struct match m = score_match(t->section, f);

    if (!score_complete(t->section, f)) {
        task_match_fact(t, FACT_BOARDS_OF_MATCH, f)->number = in->nboard;
        return;
    }
    struct fact *fact = task_match_fact(t, m.played ? FACT_SCORE : FACT_SCORE_UNPLAYED, f);
    fact->was = points_text(m.gp[0], false, &t->arena);
    fact->becomes = points_text(m.gp[1], false, &t->arena);
    fact->what = open_boards(t, f);
}

/* How many boards of how many matches, of one round or of several. */
static void tell_boards(struct intake *in, const struct extent *x, enum fact_kind one, enum fact_kind several)
{
    struct task *t = in->t;
    struct fact *fact = task_fact(t, x->nround == 1 ? one : several);

    fact->number = in->nboard;
    fact->of = x->nmatch;
    if (x->nround > 1)
        fact->what = str_fmt(&t->arena, "%d", x->nround);
}

static void tell_second(struct intake *in, const struct extent *x)
{
    if (x->nmatch == 1)
        task_match_fact(in->t, FACT_SECOND_OF_MATCH, match_touched(in, x->last))->number = in->nboard;
    else
        tell_boards(in, x, FACT_SECOND, FACT_SECOND_OF_ROUNDS);
}

/* The same, said of a match that has been named just before. */
static enum fact_kind within(enum fact_kind kind)
{
    switch (kind) {
    case FACT_BOARD:
        return FACT_BOARD_WITHIN;
    case FACT_PLAYERS:
        return FACT_PLAYERS_WITHIN;
    case FACT_MARK:
        return FACT_MARK_WITHIN;
    default:
        return kind;
    }
}

/* One by one; `named`: the match of the first is. */
static void tell_changes(struct intake *in, bool named)
{
    for (int i = 0; i < in->ntold; i++) {
        const struct fact *told = &in->told[i], *before = told - 1;
        named = i == 0 ? named : told->round == before->round && told->table == before->table;
        struct fact *fact = task_fact(in->t, told->kind);
        *fact = *told;
        fact->kind = named ? within(told->kind) : told->kind;
    }
}

static void tell_sum(struct intake *in, const struct extent *x)
{
    int nmark = in->nmark - in->noff; /* those that were taken off are told */
    bool games = in->t->section->unit == UNIT_PLAYER;

    if (x->nmatch == 1)
        tell_match(in, match_touched(in, x->last));
    else
        tell_boards(in, x, games ? FACT_GAMES : FACT_BOARDS, games ? FACT_GAMES_OF_ROUNDS : FACT_BOARDS_OF_ROUNDS);
    if (nmark > 0)
        task_fact(in->t, FACT_MARKS)->number = nmark;
}

/* The matches themselves, for whoever looks for them. */
static void tell_matches(struct intake *in)
{
    const struct section *s = in->t->section;

    for (int r = 0; r < s->nround; r++)
        for (int i = 0; in->touched[r] && i < s->round[r].nfixture; i++)
            if (in->touched[r][i])
                task_match_fact(in->t, FACT_RESULT_OF, &s->round[r].fixture[i])->round = r + 1;
}

static void finish(struct intake *in)
{
    struct extent x = extent_of(in);

    if (x.nmatch == 0)
        return;
    in->t->round = x.nround == 1 ? x.last : 0;
    for (int round = 1; in->nboard > 0 && !in->rating && !in->correct && round <= in->t->section->nround; round++)
        if (count_news(in, round) > 0) {
            /* The wrong round is soon typed. Marks may come before it starts, and a correction has its reason. */
            struct task *t = in->t;
            struct str starts = hours_start(&t->event, t->section, round);
            if (moment_is_after(starts, t->act->time))
                task_say(t, WARNING, RULE_NONE, say_results_before_start(round, starts));
            if (lineup_is_unopened(t->section, round))
                task_say(t, WARNING, RULE_NONE, lineup_unopened_text(&t->event, t->section, round));
            else
                warn_unknown(t, round);
        }
    for (int round = 1; (in->scores || in->second) && round <= in->t->section->nround; round++)
        if (count_news(in, round) > 0)
            note_state(in->t, round);
    /* One match with its score; many by their number; a single change, and what was replaced, one by one. */
    bool one_by_one = in->rating || (in->second && in->replaced) || (!in->second && in->nboard + in->nmark == 1);
    if (in->second && !in->replaced)
        tell_second(in, &x);
    else if (!one_by_one)
        tell_sum(in, &x);
    if (one_by_one || in->replaced)
        tell_changes(in, !one_by_one && x.nmatch == 1);
    tell_matches(in);
    if (!in->scores)
        return;
    warn_missed(in);
    task_discard(in->t, in->t->section, say_result_changed(x.last));
}

/* A decision on a match replaces what was decided before. */
static bool decides(const struct result_list *list)
{
    bool any = false;

    for (int i = 0; i < list->nmark; i++)
        any = any || list->mark[i].decides;
    return any;
}

static bool has_reason(struct task *t, const struct results_args *in)
{
    if (decides(in->results) && !task_reason(t, say_for_deciding_played()))
        return false;
    if (in->swap && !task_reason(t, say_for_swapping()))
        return false;
    return !(in->correct || in->rating_only) || task_reason(t, say_for_correction());
}

static bool take_results(struct intake *in, const struct result_list *list)
{
    for (int i = 0; i < list->nboard && !finding_is_full(&in->wrong, PROBLEM); i++) {
        int before = finding_total(&in->wrong);
        in->placed = (struct placed){ 0 };
        intake_board(in, &list->board[i]);
        if (list->placed)
            list->placed[i] = finding_total(&in->wrong) == before ? in->placed : (struct placed){ 0 };
    }
    in->board = 0;
    for (int i = 0; i < list->nmark && !finding_is_full(&in->wrong, PROBLEM); i++)
        intake_no_show(in, &list->mark[i]);
    intake_refuse_own(in);
    if (in->wrong.n == 0)
        intake_fill_empty(in);
    intake_check(in);
    if (in->is_early && !task_reason(in->t, say_for_early_result()))
        return false;
    return in->wrong.n == 0 || reject(in, list->nboard + list->nmark);
}

bool decide_results(const struct results_args *args, struct task *t)
{
    struct intake in = { .t = t,
                         .round = args->round,
                         .early = args->confirm,
                         .correct = args->correct || decides(args->results),
                         .swap = args->swap,
                         .second = args->second,
                         .rating = args->rating_only,
                         .cap = t->section->ncorrection,
                         .mark_cap = t->section->nmark_correction,
                         .wrong = { .arena = &t->arena } };

    if (args->rating_only && (args->correct || args->second))
        return err_say(t->err, ERR_USAGE, say_correct_or_rating_only());
    if (!has_reason(t, args) || !take_results(&in, args->results))
        return false;
    finish(&in);
    return true;
}
