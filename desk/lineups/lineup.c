/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/lineups/lineup.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "desk/base/messages.h"
#include "desk/base/own.h"
#include "desk/lineups/receipt.h"
#include "desk/base/op_row.h"
#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/name_fits.h"
#include "teams/names.h"
#include "teams/presence.h"
#include "teams/score.h"

struct handing {
    struct task *t;
    int round;
    struct pairing_list *list; /* of the round */
    struct str deadline;
    bool any_order, late, opened;
    bool order; /* a line-up breaks the order of the list and nothing else */
    int *line;  /* by squad: line + 1 of its line-up in this batch, 0 = none yet */
    struct findings wrong;
    enum err_kind kind; /* of the first thing that is wrong */
    int taken, again, refused;
};

static bool refuse(struct handing *h, int line, enum err_kind kind, struct message message)
{
    if (h->wrong.n == 0)
        h->kind = kind;
    finding_say(&h->wrong, PROBLEM, RULE_NONE, line, message);
    return false;
}

/* Those of a round. */

void lineup_room(struct task *t, struct pairing_list *r, int more)
{
    r->lineup = arena_grow(&t->arena, r->lineup, sizeof *r->lineup, (size_t)r->nlineup, (size_t)(r->nlineup + more));
}

void lineup_put(struct pairing_list *r, const struct lineup *l)
{
    int at = 0;

    while (at < r->nlineup && r->lineup[at].squad != l->squad)
        at++;
    r->lineup[at] = *l;
    r->nlineup += at == r->nlineup;
}

static int by_squad(const void *a, const void *b)
{
    return ((const struct lineup *)a)->squad - ((const struct lineup *)b)->squad;
}

void lineup_sort(struct pairing_list *r)
{
    qsort(r->lineup, (size_t)r->nlineup, sizeof *r->lineup, by_squad);
}

/* One line-up. */

/* A team that has left plays no more; who sat in a match that is played may still be recorded. */
static bool may_play(struct handing *h, const struct fixture *f, int squad, int line)
{
    struct task *t = h->t;
    const struct absence *gone = presence_for_good(t->section, squad);

    return !gone || score_complete(t->section, f) ||
           refuse(h, line, ERR_STATE,
                  gone->expelled ? say_expelled_needs_no_line_up(t->section->squad[squad].name, f->table)
                                 : say_withdrawn_needs_no_line_up(t->section->squad[squad].name, f->table));
}

/* Another captain is refused first, so that he learns nothing of the match. */
static bool needs_one(struct handing *h, int squad, int line)
{
    struct task *t = h->t;
    const struct fixture *f = match_of(h->list, squad);
    struct message why;

    if (!own_team(t, f, squad, say_captain_lines_up_other_team, &why))
        return refuse(h, line, ERR_STATE, why);
    if (h->list->bye == squad)
        return refuse(h, line, ERR_STATE, say_bye_needs_no_line_up(t->section->squad[squad].name, h->round));
    if (!f)
        return refuse(h, line, ERR_STATE, say_unpaired_needs_no_line_up(t->section->squad[squad].name, h->round));
    if (h->opened && f->absent[match_side(f, squad)])
        return refuse(h, line, ERR_STATE, say_marked_absent_in_round(t->section->squad[squad].name, h->round));
    if (!may_play(h, f, squad, line))
        return false;
    return h->opened || !lineup_is_seated(t->section, f) ||
           refuse(h, line, ERR_STATE,
                  say_match_has_results_or_players(f->table, t->section->squad[f->side[0]].name,
                                                   t->section->squad[f->side[1]].name, h->round));
}

static bool comes_once(struct handing *h, int squad, int line)
{
    int first = h->line[squad] - 1;

    if (first >= 0)
        return refuse(h, line, ERR_INPUT, say_line_up_twice(h->t->section->squad[squad].name, first));
    h->line[squad] = line + 1;
    return true;
}

static bool read_player(struct handing *h, const struct lineup_entry *entry, int board, struct lineup *l)
{
    struct str text = str_trim(entry->player[board]);
    struct err e = { 0 };
    long place;
    int player;

    if (board >= h->t->section->boards && text.n > 0)
        return refuse(h, entry->line, ERR_INPUT,
                      say_player_for_no_board(h->t->section->squad[l->squad].name, h->t->section->boards, board + 1));
    if (str_long(text, &place) && place >= 0 && place <= SQUAD_MAX) {
        l->place[board] = (int)place;
        return true;
    }
    if (text.n == 0)
        return true;
    int his = squad_spelt_rather(h->t->section, text, l->squad);
    if (his != NOBODY)
        return refuse(
            h, entry->line, ERR_INPUT,
            say_game_of_other_team(text, 0, h->t->section->squad[his].name, h->t->section->squad[l->squad].name));
    if (!player_find(&h->t->section->squad[l->squad], text, &player, &e))
        return refuse(h, entry->line, e.kind, err_message(&e));
    l->place[board] = player + 1;
    return true;
}

/* What is only to be known is remarked, the rest is wrong. */
static bool keeps_the_rules(struct handing *h, const struct lineup *l, int line)
{
    struct findings found = { .arena = &h->t->arena };
    int before = finding_total(&h->wrong);

    lineup_check(h->t->section, h->round, l, line, h->any_order ? WARNING : PROBLEM, &found);
    for (int i = 0; i < found.n; i++) {
        const struct finding *x = &found.item[i];
        struct findings *to = x->severity == PROBLEM ? &h->wrong : h->t->remarks;
        finding_say(to, x->severity, x->rule, line, x->message);
    }
    if (before == 0)
        h->kind = ERR_INPUT;
    h->order = found.n == 1 && lineup_misplaced(l->place, h->t->section->boards) > 0;
    return finding_total(&h->wrong) == before;
}

static bool same_players(const struct lineup *a, const struct lineup *b)
{
    for (int i = 0; i < BOARDS_MAX; i++)
        if (a->place[i] != b->place[i])
            return false;
    return true;
}

/* While it is secret nobody but its captain learns whether it is the same. */
static bool may_know(const struct handing *h)
{
    return h->opened || h->t->act->viewer.role == ROLE_CAPTAIN;
}

/* What of it needs a reason; { 0 }: nothing does. */
static struct message reason_wanted(const struct handing *h, const struct lineup *l, const struct lineup *before)
{
    if (h->opened)
        return before ? say_for_opened_line_up() : say_for_line_up_after_opening();
    if (h->late)
        return say_for_late_line_up();
    return lineup_misplaced(l->place, h->t->section->boards) ? say_for_line_up_out_of_order() : (struct message){ 0 };
}

/* Puts the players on the boards of an opened round. Where a result is known nobody changes, but it may become known who sat there. */
static bool reseat(struct handing *h, const struct lineup *l, int line)
{
    struct task *t = h->t;
    struct fixture *f = match_of(h->list, l->squad);
    int side = match_side(f, l->squad);

    for (int b = 0; b < t->section->boards; b++) {
        struct board *board = &f->board[b];
        if (board->place[side] == l->place[b])
            continue;
        if (board->result != RESULT_NONE && board->place[side] != 0)
            return refuse(h, line, ERR_STATE,
                          (side == 0 ? say_player_of_result : say_opponent_of_result)(
                              f->table, b + 1, t->section->squad[f->side[0]].name, t->section->squad[f->side[1]].name));
        board->place[side] = l->place[b];
    }
    return true;
}

/* "1 2 4 5", "1 2 4 -" */
static struct str places(struct task *t, const struct lineup *l)
{
    struct str text = { 0 };

    for (int b = 0; l && b < t->section->boards; b++)
        text = l->place[b] ? str_fmt(&t->arena, "%.*s%s%d", STR_ARG(text), b ? " " : "", l->place[b])
                           : str_fmt(&t->arena, "%.*s%s-", STR_ARG(text), b ? " " : "");
    return l ? text : STR("none");
}

static void put_lineup(struct handing *h, struct lineup *l, const struct lineup *before)
{
    struct task *t = h->t;

    if (h->opened) {
        struct fact *fact = task_team_fact(t, FACT_LINEUP_CHANGED, l->squad, NOBODY);
        fact->was = places(t, before);
        fact->becomes = places(t, l);
    }
    h->taken++;
    h->again += before != NULL;
    l->origin = LINEUP_CAPTAIN;
    l->late = h->late;
    l->at = t->act->time;
    l->by = t->act->user;
    l->reason = t->act->reason;
    lineup_put(h->list, l);
}

/* Reading back. Who hands in one line-up reads what was taken of it; remarks stand in no journal, and these say nothing that
   he did not say himself. */

static struct str name_at(struct handing *h, int squad, int place)
{
    return place ? h->t->section->squad[squad].player[place - 1].name : task_told(h->t, say_nobody());
}

static bool plays(const struct handing *h, const struct lineup *l, int place)
{
    for (int b = 0; b < h->t->section->boards; b++)
        if (l->place[b] == place)
            return true;
    return false;
}

/* "Fiji (12): board 1 Smith, Al; board 2 Jones, Bo; not playing: Brown, Cy" */
static void read_back(struct handing *h, const struct lineup *l)
{
    struct task *t = h->t;
    const struct squad *q = &t->section->squad[l->squad];
    struct names text = { .arena = &t->arena }, rest = { .arena = &t->arena };

    for (int b = 0; b < t->section->boards; b++)
        names_add(&text, task_told(t, say_player_on_board(b + 1, name_at(h, l->squad, l->place[b]))));
    for (int i = 0; i < q->nplayer; i++)
        if (!q->player[i].replaced && !plays(h, l, i + 1))
            names_add(&rest, q->player[i].name);
    task_say(t, NOTE, RULE_NONE, say_line_up_read_back(q->name, q->number, names_text(&text), names_text(&rest)));
}

/* A file tells whoever handed it in no line-up again. */
static void remark(struct handing *h, const struct lineup *l, int line)
{
    if (line == 0)
        read_back(h, l);
    struct task *t = h->t;
    const struct squad *q = &t->section->squad[l->squad];
    int boards = t->section->boards, n = lineup_available(q), board = lineup_nobody_on(t->section, l->place);
    if (board > 0 && n >= boards)
        finding_say(t->remarks, WARNING, RULE_SQUAD_SIZE, line,
                    say_board_without_player(t->section->squad[l->squad].name, boards - board + 1,
                                             lineup_empty_boards(t->section, board, &t->arena)));
}

/* One that was in time is never replaced after the deadline without a word; who played, and whether it is the same, it does not say. */
static void tell_replaced(struct handing *h, const struct lineup *before, int squad, int line)
{
    struct task *t = h->t;
    struct message state = lineup_state_message(before);

    if (h->late && !before->late)
        finding_say(t->remarks, WARNING, RULE_NONE, line,
                    say_late_line_up_replaces(t->section->squad[squad].name, before->at, before->by));
    else if (line == 0)
        task_say(t, NOTE, RULE_NONE, say_replaces_line_up(before->at, &state, before->by));
}

/* Somebody else may have been faster, at another desk: inside the transaction nobody is. */
static bool is_held(struct handing *h, const struct lineup_entry *entry, int squad, const struct lineup *before)
{
    struct task *t = h->t;
    int n;

    if (!entry->looked)
        return true;
    const struct journal_row *row = journal_window(t->db, LONG_MIN, 0, &t->arena, &n);
    struct history journal = history_of(row, n, &t->arena);
    long now = before ? receipt_number(&journal, t->section->name, squad + 1, RECEIPT_LINEUP, h->round, &t->arena) : 0;
    if (entry->held == now)
        return true;
    if (!before)
        return refuse(h, entry->line, ERR_CONFLICT, say_line_up_taken_back(t->section->squad[squad].name));
    return refuse(h, entry->line, ERR_CONFLICT,
                  say_another_line_up_came(t->section->squad[squad].name, before->at, now));
}

static bool take_one(struct handing *h, const struct lineup_entry *entry)
{
    struct task *t = h->t;
    struct lineup l = { 0 };
    struct err e = { 0 };

    if (!task_lookup(t, entry->team, &l.squad, &e))
        return refuse(h, entry->line, e.kind, err_message(&e));
    if (!needs_one(h, l.squad, entry->line) || !comes_once(h, l.squad, entry->line))
        return false;
    for (int b = 0; b < BOARDS_MAX; b++)
        if (!read_player(h, entry, b, &l))
            return false;
    const struct lineup *before = lineup_find(h->list, l.squad);
    if (before && may_know(h) && same_players(before, &l))
        return true;
    if (!is_held(h, entry, l.squad, before) || !keeps_the_rules(h, &l, entry->line))
        return false;
    struct message wanted = reason_wanted(h, &l, before);
    if (wanted.row && !task_reason(t, wanted))
        return false;
    if (h->opened && !reseat(h, &l, entry->line))
        return false;
    remark(h, &l, entry->line);
    if (before)
        tell_replaced(h, before, l.squad, entry->line);
    put_lineup(h, &l, before);
    return true;
}

/* All of them. */

/* What is wrong with a line-up that came by hand, in one sentence. */
static bool reject_one(struct handing *h, const struct finding *x)
{
    struct arena *a = &h->t->arena;
    const char *article = x->rule == RULE_NONE ? NULL : str_c(a, edition_cite(h->t->section->edition, x->rule, a));

    return err_say(h->t->err, h->kind,
                   h->order ? say_line_up_out_of_order(&x->message, article)
                            : say_line_up_breaks_article(&x->message, article));
}

static bool reject(struct handing *h, int n)
{
    const struct findings *wrong = &h->wrong;

    if (h->t->err->kind != ERR_NONE)
        return false; /* no reason was given */
    if (wrong->n == 1 && wrong->item[0].line == 0)
        return reject_one(h, &wrong->item[0]);
    for (int i = 0; i < wrong->n; i++)
        finding_say(h->t->remarks, PROBLEM, wrong->item[i].rule, wrong->item[i].line, wrong->item[i].message);
    bool full = finding_is_full(wrong, PROBLEM); /* the rest was not looked at */
    return err_say(h->t->err, h->kind,
                   full ? say_more_line_ups_refused(h->refused, n) : say_line_ups_refused(h->refused, n));
}

static void tell_many(struct handing *h)
{
    struct fact *fact = task_fact(h->t, h->late ? FACT_LINEUPS_LATE : FACT_LINEUPS);

    fact->number = h->taken;
    fact->of = h->again;
    for (int i = 0; i < h->t->section->nsquad; i++)
        if (h->line[i] > 0)
            task_team_fact(h->t, FACT_LINEUP_OF, i, NOBODY);
}

/* Before the line-ups are opened nobody is told who plays, nor whether that has changed. */
static void tell_handed_in(struct handing *h)
{
    int squad = 0;

    if (h->opened || h->taken == 0)
        return;
    h->t->always = true;
    while (h->line[squad] == 0)
        squad++;
    if (h->taken == 1)
        task_team_fact(h->t, h->late ? FACT_LINEUP_LATE : FACT_LINEUP, squad, NOBODY)->number = h->again;
    else
        tell_many(h);
}

static struct handing begin(struct task *t, struct pairing_list *r, bool any_order, int n)
{
    struct handing h = {
        .t = t, .list = r, .round = t->round, .any_order = any_order, .wrong = { .arena = &t->arena }
    };

    h.opened = r->opened.n > 0;
    h.deadline = lineup_deadline(&t->event, t->section, h.round, &t->arena);
    h.late = !h.opened && moment_is_after(t->now, h.deadline);
    h.line = arena_new(&t->arena, int, t->section->nsquad);
    lineup_room(t, r, n);
    return h;
}

bool decide_lineups(const struct lineups_args *in, struct task *t)
{
    const struct lineup_list *list = in->lineups;
    struct pairing_list *r;

    if (!seating_round(t, in->round, &r))
        return false;
    struct handing h = begin(t, r, in->out_of_order, list->n);
    for (int i = 0; i < list->n && !finding_is_full(&h.wrong, PROBLEM); i++)
        h.refused += !take_one(&h, &list->entry[i]);
    if (h.refused > 0)
        return reject(&h, list->n);
    lineup_sort(r);
    tell_handed_in(&h);
    return true;
}

bool seating_round(struct task *t, int round, struct pairing_list **list)
{
    struct section *s = t->section;
    int last = s->nround - (task_draft(s) != NULL);

    if (last == 0)
        return err_say(t->err, ERR_STATE, say_no_round_published());
    t->round = round ? round : last;
    if (t->round > last)
        return err_say(t->err, ERR_STATE, say_round_unpublished(t->round));
    *list = &s->round[t->round - 1];
    return true;
}
