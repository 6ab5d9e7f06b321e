/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/lineup.h"

#include <string.h>

#include "engine/base/arena.h"
#include "teams/hours.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/event.h"
#include "teams/messages.h"

const struct lineup *lineup_find(const struct pairing_list *r, int squad)
{
    for (int i = 0; i < r->nlineup; i++)
        if (r->lineup[i].squad == squad)
            return &r->lineup[i];
    return NULL;
}

bool lineup_is_due(const struct pairing_list *r, int squad)
{
    const struct fixture *f = match_of(r, squad);

    return f && !f->absent[match_side(f, squad)];
}

/* The deadline. */

enum { DAY = 10, MINUTE = 16 }; /* letters of "2016-09-02" and of "2016-09-02 10:00" */

struct str lineup_deadline(const struct event *e, const struct section *s, int round, struct arena *a)
{
    struct str set = hours_lineups(e, s, round), starts = hours_start(e, s, round);

    if (set.n > 0 || starts.n < MINUTE)
        return set;
    struct str ten = str_fmt(a, "%.*s 10:00", DAY, starts.p);
    return str_cmp(starts, ten) < 0 ? starts : ten;
}

struct lineup_tally lineup_count(const struct pairing_list *r)
{
    struct lineup_tally n = { 0 };

    for (int i = 0; i < 2 * r->nfixture; i++) {
        int squad = r->fixture[i / 2].side[i % 2];
        const struct lineup *l = lineup_find(r, squad);
        if (!lineup_is_due(r, squad)) {
            n.walkover++;
            continue;
        }
        n.due++;
        n.missing += !l;
        n.handed_in += l && l->origin == LINEUP_CAPTAIN;
        n.by_default += l && l->origin != LINEUP_CAPTAIN;
    }
    return n;
}

bool lineup_is_awaited(const struct event *e, const struct section *s, int round, struct str now)
{
    const struct pairing_list *r = &s->round[round - 1];
    struct arena own = { 0 };
    struct str until = lineup_deadline(e, s, round, &own);
    bool awaited = r->published.n > 0 && r->opened.n == 0 && s->unit == UNIT_TEAM && lineup_count(r).missing > 0 &&
                   (until.n == 0 || !moment_is_after(now, until));

    arena_free(&own);
    return awaited;
}

struct message lineup_awaited_told(const struct event *e, const struct section *s, int round, struct str now,
                                   struct arena *a)
{
    struct str until = lineup_deadline(e, s, round, a);
    struct lineup_tally n = lineup_count(&s->round[round - 1]);

    return say_waiting_for_line_ups(n.missing, n.due, moment_short(until, now));
}

/* The rules. */

struct check {
    const struct section *section;
    const struct squad *squad;
    const struct lineup *lineup;
    int needed; /* players */
    int line;
    struct findings *found;
};

static void wrong(const struct check *c, enum rule rule, struct message message)
{
    finding_say(c->found, PROBLEM, section_cites(c->section, rule), c->line, message);
}

/* Whether the place is that of a player of the list. */
static bool is_listed(const struct squad *q, int place)
{
    return place >= 1 && place <= q->nplayer;
}

static void check_member(struct check *c, int board)
{
    int place = c->lineup->place[board];
    const struct squad *q = c->squad;

    if (place == 0)
        return;
    if (!is_listed(q, place))
        wrong(c, RULE_SQUAD_LIST, say_lineup_no_such_player(q->name, board + 1, place, q->nplayer));
    else if (q->player[place - 1].replaced)
        wrong(c, RULE_SQUAD_LIST, say_lineup_player_replaced(q->name, board + 1, place, q->player[place - 1].name));
}

static void check_twice(struct check *c, int board)
{
    const int *place = c->lineup->place;

    for (int b = 0; b < board; b++)
        if (place[b] != 0 && place[b] == place[board] && is_listed(c->squad, place[b])) {
            wrong(c, RULE_SQUAD_LIST,
                  say_lineup_player_twice(c->squad->name, place[b], c->squad->player[place[b] - 1].name, b + 1,
                                          board + 1));
            return;
        }
}

/* The last board that somebody plays on; 0: there is none. */
static int last_seated(const struct section *s, const int *place)
{
    int b = s->boards;

    while (b > 0 && place[b - 1] == 0)
        b--;
    return b;
}

/* A team with fewer players than boards leaves the last ones empty. */
static void check_gaps(struct check *c)
{
    const int *place = c->lineup->place;
    int n = 0, boards = c->section->boards, last = last_seated(c->section, place);

    for (int b = 0; b < boards; b++)
        n += place[b] != 0;
    if (n < c->needed) {
        wrong(c, RULE_PRESENT_THREE, say_lineup_too_few(c->squad->name, n, boards, c->needed));
        return;
    }
    for (int b = 0; b < last; b++)
        if (place[b] == 0)
            wrong(c, RULE_SQUAD_LIST, say_lineup_board_empty(c->squad->name, b + 1, last));
}

/* A team that is only announced may be here by now, and nobody has counted it. */
int lineup_available(const struct squad *q)
{
    const struct arrival *a = &q->arrival;
    int counting = squad_counting(q);

    return a->at.n > 0 && (a->players > 0 || a->due.n == 0) && a->players < counting ? a->players : counting;
}

int lineup_nobody_on(const struct section *s, const int *place)
{
    int last = last_seated(s, place);

    for (int b = 0; b < last; b++)
        if (place[b] == 0)
            return 0;
    return last < s->boards ? last + 1 : 0;
}

struct str lineup_empty_boards(const struct section *s, int first, struct arena *a)
{
    struct str text = { 0 };
    int n = s->boards - first + 1;

    for (int i = 0; i < n; i++)
        text = str_fmt(a, "%.*s%s%d", STR_ARG(text), str_between(i, n, " and "), first + i);
    return text;
}

/* Its line-up leaves the board empty, and nobody was seated there since. */
static bool is_empty(const struct pairing_list *r, const struct fixture *f, int side, int board)
{
    const struct lineup *l = lineup_find(r, f->side[side]);

    return l && l->place[board] == 0 && f->board[board].place[side] == 0;
}

enum result lineup_forfeit(const struct pairing_list *r, const struct fixture *f, int board)
{
    bool none[2] = { is_empty(r, f, 0, board), is_empty(r, f, 1, board) };

    if (r->opened.n == 0 || f->absent[0] || f->absent[1])
        return RESULT_NONE;
    if (none[0] && none[1])
        return RESULT_NOBODY;
    if (none[0])
        return f->board[board].place[1] > 0 ? RESULT_MISSED : RESULT_NONE;
    return none[1] && f->board[board].place[0] > 0 ? RESULT_FORFEIT : RESULT_NONE;
}

int lineup_misplaced(const int *place, int boards)
{
    int highest = 0;

    for (int b = 0; b < boards; b++) {
        if (place[b] != 0 && place[b] < highest)
            return b + 1;
        highest = place[b] > highest ? place[b] : highest;
    }
    return 0;
}

void lineup_check_order(const struct section *s, int squad, const int *place, int line, enum severity severity,
                        struct findings *f)
{
    const struct squad *q = &s->squad[squad];
    int board = lineup_misplaced(place, s->boards), above = board - 2;

    if (board == 0)
        return;
    while (place[above] <= place[board - 1])
        above--;
    if (!is_listed(q, place[board - 1]) || !is_listed(q, place[above]))
        return; /* lineup_check has said so */
    finding_say(f, severity, section_cites(s, RULE_SQUAD_LIST), line,
                say_player_sits_board(q->name, place[board - 1], q->player[place[board - 1] - 1].name, board,
                                      place[above], q->player[place[above] - 1].name, above + 1));
}

void lineup_check(const struct section *s, int round, const struct lineup *l, int line, enum severity order,
                  struct findings *f)
{
    struct check c = { s, &s->squad[l->squad], l, score_needed(s, l->squad, round), line, f };

    for (int b = 0; b < s->boards; b++) {
        check_member(&c, b);
        check_twice(&c, b);
    }
    check_gaps(&c);
    lineup_check_order(s, l->squad, l->place, line, order, f);
}

struct message lineup_state_message(const struct lineup *l)
{
    static struct message (*const taken[])(
        void) = { [LINEUP_LIST] = say_lineup_is_of_list, [LINEUP_PREVIOUS] = say_lineup_is_previous };

    if (!l)
        return say_lineup_is_missing();
    if (l->origin != LINEUP_CAPTAIN)
        return taken[l->origin]();
    return l->late ? say_lineup_is_late() : say_lineup_is_handed_in();
}

bool lineup_is_secret(const struct pairing_list *r)
{
    return r->nlineup > 0 && r->opened.n == 0;
}

/* Rounds without line-ups are as good, in a section that has none. */
static bool uses_lineups(const struct section *s, int round)
{
    for (int r = 0; r < round; r++)
        if (s->round[r].opened.n > 0 || (r == round - 1 && s->round[r].nlineup > 0))
            return true;
    return false;
}

static bool is_in_time(const struct event *e, const struct section *s, int round, struct str now)
{
    struct arena own = { 0 };
    struct str until = lineup_deadline(e, s, round, &own);
    bool in_time = until.n > 0 && !moment_is_after(now, until);

    arena_free(&own);
    return in_time;
}

bool lineup_is_before(const struct event *e, const struct section *s, int round, struct str now)
{
    const struct pairing_list *r = &s->round[round - 1];

    const struct round_tally n = score_tally(s, r);

    return s->unit == UNIT_TEAM && r->state >= ROUND_PUBLISHED && n.ended < n.matches && r->opened.n == 0 &&
           (uses_lineups(s, round) || hours_lineups(e, s, round).n > 0 || is_in_time(e, s, round, now));
}

bool lineup_is_seated(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].place[0] != 0 || f->board[b].place[1] != 0)
            return true;
    return false;
}

bool lineup_is_anybody_seated(const struct section *s, int round)
{
    for (int i = 0; i < s->round[round - 1].nfixture; i++)
        if (lineup_is_seated(s, &s->round[round - 1].fixture[i]))
            return true;
    return false;
}

static bool is_unseated(const struct section *s, const struct fixture *f)
{
    return !f->absent[0] && !f->absent[1] && !lineup_is_seated(s, f);
}

bool lineup_is_unopened(const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];
    bool unseated = false;

    for (int i = 0; i < r->nfixture; i++)
        unseated = unseated || is_unseated(s, &r->fixture[i]);
    return unseated && r->published.n > 0 && r->opened.n == 0 && uses_lineups(s, round);
}

bool lineup_is_forgotten(const struct section *s, int round)
{
    bool late = round < s->nround && s->round[round].published.n > 0;

    return (late || match_any_has_results(&s->round[round - 1])) && lineup_is_unopened(s, round);
}

struct message lineup_unopened_text(const struct event *e, const struct section *s, int round)
{
    return say_lineups_never_opened(round, e->nsection > 1 ? s->name : (struct str){ 0 });
}

bool lineup_stands(const struct section *s, const struct lineup *l)
{
    const struct squad *q = &s->squad[l->squad];

    for (int b = 0; b < s->boards; b++)
        if (l->place[b] != 0 && q->player[l->place[b] - 1].replaced)
            return false;
    return true;
}

/* Defaults. */

static bool is_sound(const struct section *s, int round, const struct lineup *l)
{
    struct arena own = { 0 };
    struct findings f = { .arena = &own };

    lineup_check(s, round, l, 0, PROBLEM, &f);
    arena_free(&own);
    return f.n == 0;
}

static bool first_of_list(const struct section *s, int round, struct lineup *out)
{
    const struct squad *q = &s->squad[out->squad];
    int n = 0;

    out->origin = LINEUP_LIST;
    for (int i = 0; i < q->nplayer && n < s->boards; i++)
        if (!q->player[i].replaced)
            out->place[n++] = i + 1;
    return is_sound(s, round, out);
}

/* Who sat for the squad in the last match before the round of which anybody is known. */
static bool as_last_time(const struct section *s, int round, struct lineup *out)
{
    bool known = false;

    for (int r = round - 1; r > 0 && !known; r--) {
        const struct fixture *f = match_of(&s->round[r - 1], out->squad);
        for (int b = 0; f && b < s->boards; b++) {
            out->place[b] = f->board[b].place[match_side(f, out->squad)];
            known = known || out->place[b] != 0;
        }
    }
    out->origin = LINEUP_PREVIOUS;
    return known && is_sound(s, round, out);
}

bool lineup_by_default(const struct section *s, int round, int squad, struct lineup *out)
{
    *out = (struct lineup){ .squad = squad };
    bool last = s->lineup_default == LINEUP_PREVIOUS && as_last_time(s, round, out);

    if (!last)
        *out = (struct lineup){ .squad = squad };
    if (!last && !first_of_list(s, round, out))
        return false;
    /* Nobody is seated who did not come: of a team that is known to be short the first ones play, as many as are here. */
    int n = 0, here = lineup_available(&s->squad[out->squad]);

    for (int b = 0; b < s->boards; b++)
        if (out->place[b] != 0 && n++ >= here)
            out->place[b] = 0;
    return lineup_available(&s->squad[squad]) > 0;
}

/* Who has a match with players in a round that was never opened plays without line-ups. */
static bool may_come_in(const struct section *s, int round)
{
    const struct pairing_list *r = &s->round[round - 1];

    return r->state == ROUND_PUBLISHED && r->opened.n == 0 && !lineup_is_anybody_seated(s, round);
}

const struct section *lineup_unopened(const struct event *e, int *round)
{
    for (int i = 0; i < e->nsection; i++) {
        const struct section *s = &e->section[i];
        for (int r = 1; r <= s->nround && s->unit == UNIT_TEAM; r++)
            if (lineup_is_secret(&s->round[r - 1]) || may_come_in(s, r)) {
                *round = r;
                return s;
            }
    }
    return NULL;
}
