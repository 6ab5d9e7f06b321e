/* SPDX-License-Identifier: Apache-2.0 */
/* Each round is gone through once: who is at which table, and who is left over. What is put right is put right before the next round is looked at, so
   that a second look finds nothing. */
#include "teams/possible.h"

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/messages.h"
#include "teams/pairing.h"
#include "teams/score.h"

struct look {
    const struct event *ev;
    const struct section *s;
    struct event *mend;  /* the same event; NULL: nothing is put right */
    struct arena *arena; /* of what is put right, and of what is noted on the way */
    struct findings *f;
    bool json;
    int problems;
    int *table; /* by squad, in the round that is looked at; 0: at none */
    bool *part; /* by round and squad: it takes part, and no arbiter has paired that round otherwise */
    int room;   /* of the section's absences */
};

/* --- what is said of it ------------------------------------------------------------------------- */

/* "sections[0].rounds[2]", and what stands behind it. */
static struct str at_section(const struct look *l, struct str behind)
{
    return str_fmt(l->arena, "sections[%d]%s%.*s", (int)(l->s - l->ev->section), behind.n > 0 ? "." : "",
                   STR_ARG(behind));
}

static struct str at_round(const struct look *l, int round, struct str behind)
{
    return at_section(l, str_fmt(l->arena, "rounds[%d]%s%.*s", round - 1, behind.n > 0 ? "." : "", STR_ARG(behind)));
}

static struct str numbered(const struct look *l, const char *list, int item)
{
    return str_fmt(l->arena, "%s[%d]", list, item);
}

static void put_finding(struct look *l, enum severity severity, struct str place, int line, struct message said)
{
    struct findings *f = l->f;

    finding_say(f, severity, RULE_NONE, line, said);
    if (l->json && f->kept)
        f->item[f->n - 1].place = str_fmt(f->arena, "%.*s", STR_ARG(place));
}

static void say_stored(struct look *l, struct message fact)
{
    put_finding(l, WARNING, (struct str){ 0 }, 0, say_possible_stored(&fact));
}

static struct message of_entrants(const struct look *l, struct message m)
{
    return unit_message(l->s->unit, m);
}

/* Nobody can tell which of two is right. */
static void contradiction(struct look *l, struct str place, int line, struct message fact)
{
    fact = of_entrants(l, fact);
    if (!l->mend) {
        say_stored(l, fact);
        return;
    }
    l->problems++;
    put_finding(l, PROBLEM, place, line, fact);
}

/* What it is read as is said of a file, what there is of an event. */
static void understood(struct look *l, struct str place, int line, struct message fact, struct message as)
{
    if (l->mend)
        put_finding(l, WARNING, place, line, of_entrants(l, as));
    else
        say_stored(l, of_entrants(l, fact));
}

/* --- one match, one line-up --------------------------------------------------------------------- */

/* A player who sits at two of the boards; the second of them, from 1, or 0. */
static int sits_twice(const int *place, int boards, int *first)
{
    for (int b = 1; b < boards; b++)
        for (*first = 0; *first < b; ++*first)
            if (place[b] > 0 && place[b] == place[*first]) {
                ++*first;
                return b + 1;
            }
    return 0;
}

static void check_seats(struct look *l, int round, const struct fixture *f, struct str place)
{
    for (int side = 0; side < 2; side++) {
        const struct squad *q = &l->s->squad[f->side[side]];
        int seat[BOARDS_MAX], first, second;
        for (int b = 0; b < l->s->boards; b++)
            seat[b] = f->board[b].place[side];
        if ((second = sits_twice(seat, l->s->boards, &first)) == 0)
            continue;
        const struct player *p = &q->player[seat[second - 1] - 1];
        contradiction(l, at_round(l, round, str_fmt(l->arena, "%.*s.boards[%d]", STR_ARG(place), second - 1)), p->line,
                      say_possible_player_twice(l->s->name, round, f->table, p->name, q->name, first, second));
    }
}

/* Boards of a match that is played may be others than the line-up by a correction, a swap or an early result; only of a file that is read is it told. */
static void compare_lineup(struct look *l, int round, int match, int side)
{
    const struct pairing_list *list = &l->s->round[round - 1];
    const struct fixture *f = &list->fixture[match];
    const struct lineup *u = lineup_find(list, f->side[side]);
    int first = 0, n = 0;

    for (int b = l->s->boards; b >= 1 && u && !f->absent[side]; b--)
        if (f->board[b - 1].place[side] != u->place[b - 1])
            first = b, n++;
    if (n > 0)
        put_finding(
            l, WARNING, at_round(l, round, numbered(l, "matches", match)), 0,
            say_possible_not_as_lined_up(l->s->name, round, f->table, l->s->squad[f->side[side]].name, first, n - 1));
}

/* Line-ups that are in, of a round whose boards have players. */
static void check_opening(struct look *l, int round)
{
    const struct pairing_list *list = &l->s->round[round - 1];

    if (!l->mend || list->nlineup == 0)
        return;
    for (int i = 0; i < list->nfixture && list->opened.n > 0; i++)
        for (int side = 0; side < 2; side++)
            compare_lineup(l, round, i, side);
    if (lineup_is_secret(list) && lineup_is_anybody_seated(l->s, round))
        put_finding(l, WARNING, at_round(l, round, STR("opened")), 0,
                    say_possible_not_opened(l->s->name, round, list->nlineup));
}

static bool is_begun(const struct section *s, const struct pairing_list *list)
{
    bool begun = list->opened.n > 0 || list->nlineup > 0;

    for (int i = 0; i < list->nfixture; i++)
        for (int b = 0; b < s->boards; b++)
            begun = begun || list->fixture[i].board[b].result != RESULT_NONE ||
                    (s->unit == UNIT_TEAM && lineup_is_seated(s, &list->fixture[i]));
    return begun;
}

/* Nothing of a round is known before it is published. */
static void check_draft(struct look *l, int round)
{
    const struct pairing_list *list = &l->s->round[round - 1];

    if (list->state == ROUND_DRAFT && is_begun(l->s, list))
        contradiction(l, at_round(l, round, STR("published")), 0, say_possible_draft_begun(l->s->name, round));
}

static void check_lineups(struct look *l, int round, const struct pairing_list *list)
{
    bool *has = arena_new(l->arena, bool, l->s->nsquad);
    int first, second;

    for (int i = 0; i < list->nlineup; i++) {
        const struct lineup *u = &list->lineup[i];
        const struct squad *q = &l->s->squad[u->squad];
        struct str place = at_round(l, round, numbered(l, "lineups", i));
        if (has[u->squad])
            contradiction(l, place, q->line, say_possible_lineup_twice(l->s->name, round, q->name));
        has[u->squad] = true;
        if ((second = sits_twice(u->place, l->s->boards, &first)) > 0)
            contradiction(l, place, q->player[u->place[second - 1] - 1].line,
                          say_possible_in_lineup_twice(l->s->name, round, q->player[u->place[second - 1] - 1].name,
                                                       q->name, first, second));
    }
}

static void check_match(struct look *l, int round, int i)
{
    const struct fixture *f = &l->s->round[round - 1].fixture[i];
    struct str place = numbered(l, "matches", i);

    for (int side = 0; side < 2; side++) {
        const struct squad *q = &l->s->squad[f->side[side]];
        int *table = &l->table[f->side[side]];
        if (*table > 0)
            contradiction(l, at_round(l, round, place), q->line,
                          say_possible_team_twice(l->s->name, round, f->table, q->name, *table));
        *table = f->table;
    }
    check_seats(l, round, f, place);
}

/* --- who is in a round, and who is not ---------------------------------------------------------- */

/* An arbiter may have paired who was away, and left over who was not. */
static bool was_paired_by_hand(const struct pairing_list *list)
{
    bool by_hand = list->bye_by_hand.n > 0;

    for (int i = 0; i < list->nfixture; i++)
        by_hand = by_hand || list->fixture[i].by_hand.n > 0;
    return by_hand;
}

static void leave_out(struct look *l, int squad, int round)
{
    struct section *s = &l->mend->section[l->s - l->ev->section];

    arena_room(l->arena, s->absence, s->nabsence, l->room);
    s->absence[s->nabsence++] = (struct absence){ .squad = squad, .from = round, .to = round };
}

static bool *away_in(const struct look *l, int round)
{
    bool *away = arena_new(l->arena, bool, l->s->nsquad);

    for (int i = 0; i < l->s->nabsence; i++)
        if (score_absent(&l->s->absence[i], l->s->absence[i].squad, round))
            away[l->s->absence[i].squad] = true;
    return away;
}

/* Whoever is in no pairing of a round, has no bye and is not absent. */
static void check_left_over(struct look *l, int round, const bool *away)
{
    const struct section *s = l->s;
    const struct pairing_list *list = &s->round[round - 1];
    bool empty = list->nfixture == 0 && list->bye == NOBODY && list->state != ROUND_DRAFT, read = l->mend != NULL;
    int n = 0, first = NOBODY, free = section_is_round_robin(s); /* of an odd number */

    for (int i = 0; i < s->nsquad; i++)
        if (l->table[i] == 0 && list->bye != i && !away[i])
            first = n++ == 0 ? i : first;
    if (n <= free && !(empty && read)) /* of an event, they may all have been absent */
        return;
    for (int i = 0; i < s->nsquad && l->mend; i++)
        if (l->table[i] == 0 && list->bye != i && !away[i])
            leave_out(l, i, round);
    struct str place = at_round(l, round, (struct str){ 0 });
    if (empty)
        understood(l, place, 0, say_possible_round_empty(s->name, round),
                   say_possible_round_empty_read(s->name, round));
    else
        understood(l, place, s->squad[first].line,
                   say_possible_in_no_pairing(s->name, round, s->squad[first].name, n - 1),
                   say_possible_in_no_pairing_read(s->name, round, s->squad[first].name, n - 1));
}

static bool *part_in(const struct look *l, int round)
{
    return &l->part[(round - 1) * l->s->nsquad];
}

static void find_parts(struct look *l)
{
    const struct section *s = l->s;

    l->part = arena_new(l->arena, bool, s->nround * s->nsquad);
    for (int r = 1; r <= s->nround; r++) {
        const struct pairing_list *list = &s->round[r - 1];
        if (was_paired_by_hand(list))
            continue;
        if (list->bye != NOBODY)
            part_in(l, r)[list->bye] = true;
        for (int i = 0; i < list->nfixture; i++)
            for (int side = 0; side < 2; side++)
                if (!list->fixture[i].absent[side])
                    part_in(l, r)[list->fixture[i].side[side]] = true;
    }
}

/* The first round in which the absent one takes part; 0: there is none. */
static int first_round_in(const struct look *l, const struct absence *x)
{
    for (int r = x->from > 1 ? x->from : 1; r <= l->s->nround && (x->to == 0 || r <= x->to); r++)
        if (part_in(l, r)[x->squad])
            return r;
    return 0;
}

/* Splits the absence around that round; what is left of it may be nothing. Whoever came back had not left for good. */
static void end_absence(struct look *l, int i, int round)
{
    struct section *s = &l->mend->section[l->s - l->ev->section];
    struct absence before = s->absence[i], after = before;

    after.from = round + 1;
    before.to = round - 1;
    before.withdrawn = before.expelled = false;
    bool goes_on = after.to == 0 || after.to > round;
    if (before.from >= round) {
        s->absence[i] = goes_on ? after : (struct absence){ .squad = before.squad, .from = ROUNDS_MAX, .to = 1 };
        return;
    }
    s->absence[i] = before;
    if (!goes_on)
        return;
    arena_room(l->arena, s->absence, s->nabsence, l->room);
    s->absence[s->nabsence++] = after;
}

/* In a round robin whoever is away is paired, too. */
static void check_absences(struct look *l)
{
    int named = l->s->nabsence, round;

    if (section_is_round_robin(l->s))
        return;
    find_parts(l);
    for (int i = 0; i < l->s->nabsence; i++) {
        const struct squad *q = &l->s->squad[l->s->absence[i].squad];
        if ((round = first_round_in(l, &l->s->absence[i])) == 0)
            continue;
        if (i < named)
            understood(l, at_section(l, numbered(l, "absences", i)), q->line,
                       say_possible_absent_plays(l->s->name, round, q->name),
                       say_possible_absent_plays_read(l->s->name, round, q->name));
        for (; l->mend && round > 0; round = first_round_in(l, &l->s->absence[i]))
            end_absence(l, i, round);
    }
    if (l->mend) {
        struct section *s = &l->mend->section[l->s - l->ev->section];
        int n = 0;

        for (int i = 0; i < s->nabsence; i++)
            if (s->absence[i].to == 0 || s->absence[i].from <= s->absence[i].to)
                s->absence[n++] = s->absence[i];
        s->nabsence = n;
    }
}

static void check_round(struct look *l, int round)
{
    const struct pairing_list *list = &l->s->round[round - 1];

    l->table = arena_new(l->arena, int, l->s->nsquad);
    for (int i = 0; i < list->nfixture; i++)
        check_match(l, round, i);
    if (list->bye != NOBODY && l->table[list->bye] > 0)
        contradiction(l, at_round(l, round, STR("bye")), l->s->squad[list->bye].line,
                      say_possible_bye_plays(l->s->name, round, l->s->squad[list->bye].name, l->table[list->bye]));
    check_lineups(l, round, list);
    check_opening(l, round);
    check_draft(l, round);
    if (!was_paired_by_hand(list))
        check_left_over(l, round, away_in(l, round));
}

/* --- decisions ---------------------------------------------------------------------------------- */

/* Each goes on from the one before, and the last one gives the rounds that there are. */
static void check_shortenings(struct look *l)
{
    const struct section *s = l->s;

    for (int i = 0; i < s->nshortening; i++) {
        const struct shortening *x = &s->shortening[i];
        int then = i + 1 < s->nshortening ? s->shortening[i + 1].was : s->rounds;
        if (x->becomes >= x->was || x->after > x->becomes || x->becomes != then)
            contradiction(l, at_section(l, numbered(l, "shortenings", i)), 0,
                          say_possible_shortening(s->name, x->was, x->becomes, x->after, then));
    }
}

static bool is_same_board(const struct correction *a, const struct correction *b)
{
    return a->from > 0 && b->from > 0 && a->round == b->round && a->table == b->table && a->board == b->board;
}

/* What the next correction of that board found, or what stands there now. */
static enum result result_then(const struct look *l, int i, const struct fixture *f)
{
    const struct correction *c = &l->s->correction[i];

    for (int k = i + 1; k < l->s->ncorrection; k++)
        if (is_same_board(c, &l->s->correction[k]))
            return l->s->correction[k].was;
    return f->board[c->board - 1].result;
}

static void check_corrections(struct look *l)
{
    const struct section *s = l->s;

    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        const struct fixture *f = c->round > s->nround ? NULL : match_at(&s->round[c->round - 1], c->table);
        struct str place = at_section(l, numbered(l, "corrections", i));
        if (!f || c->board > s->boards)
            contradiction(l, place, 0, say_possible_correction_of_none(s->name, c->round, c->table, c->board));
        else if (c->from > 0 && c->becomes != result_then(l, i, f))
            contradiction(l, place, 0,
                          say_possible_correction(s->name, c->round, c->table, c->board,
                                                  str_of(result_text(c->becomes)),
                                                  str_of(result_text(result_then(l, i, f)))));
    }
    for (int i = 0; i < s->nmark_correction; i++) {
        const struct mark_correction *c = &s->mark_correction[i];
        if (c->round > s->nround || !match_at(&s->round[c->round - 1], c->table))
            contradiction(l, at_section(l, numbered(l, "mark_corrections", i)), 0,
                          say_possible_correction_of_none(s->name, c->round, c->table, 0));
    }
}

/* --- who is here -------------------------------------------------------------------------------- */

static void check_arrivals(struct look *l)
{
    for (int i = 0; i < l->s->nsquad; i++) {
        const struct squad *q = &l->s->squad[i];
        int players = q->arrival.players, most = squad_counting(q);
        if (players <= most)
            continue;
        understood(l, at_section(l, str_fmt(l->arena, "teams[%d].arrival", i)), q->line,
                   say_possible_too_many_here(l->s->name, q->name, players, most),
                   say_possible_too_many_here_read(l->s->name, q->name, players, most));
        if (l->mend)
            l->mend->section[l->s - l->ev->section].squad[i].arrival.players = most;
    }
}

/* --- the whole ---------------------------------------------------------------------------------- */

static void check_section(struct look *l)
{
    l->room = l->s->nabsence;
    if (l->s->rounds < l->s->nround)
        contradiction(l, at_section(l, STR("number_of_rounds")), 0,
                      say_possible_too_few_rounds(l->s->name, l->s->rounds, l->s->nround));
    check_arrivals(l);
    check_absences(l);
    for (int r = 1; r <= l->s->nround; r++)
        check_round(l, r);
    check_shortenings(l);
    check_corrections(l);
}

static void drop_days(struct look *l, struct hours *h, struct str where, int rounds)
{
    for (int r = rounds; r < ROUNDS_MAX; r++) {
        if (h->date[r].n == 0 && h->lineups[r].n == 0)
            continue;
        put_finding(l, WARNING, where, 0, say_possible_day_of_no_round(r + 1, rounds));
        h->date[r] = h->lineups[r] = (struct str){ 0 };
    }
}

static int look_at(struct look *l)
{
    for (int i = 0; i < l->ev->nsection; i++) {
        l->s = &l->ev->section[i];
        check_section(l);
    }
    return l->problems;
}

void possible_check(const struct event *ev, struct findings *f)
{
    struct arena own = { 0 };
    struct look l = { .ev = ev, .arena = &own, .f = f };

    look_at(&l);
    arena_free(&own);
}

bool possible_take(struct event *ev, bool json, struct arena *a, struct findings *f)
{
    struct look l = { .ev = ev, .mend = ev, .arena = a, .f = f, .json = json };

    if (ev->nsection > 0)
        drop_days(&l, &ev->hours, STR("dates"), event_rounds(ev));
    for (l.s = ev->section; l.s && l.s < ev->section + ev->nsection; l.s++)
        drop_days(&l, &ev->section[l.s - ev->section].hours, at_section(&l, STR("dates")), l.s->rounds);
    return look_at(&l) == 0;
}
