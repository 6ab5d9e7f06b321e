/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/presence/presence.h"
#include "desk/round/change.h"

#include "desk/base/messages.h"
#include "desk/base/sheets.h"
#include "desk/lineups/lineup.h"
#include "desk/base/op_row.h"
#include "desk/round/breach.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/pairing.h"
#include "teams/score.h"

/* Of this match, not of a team that is let play round after round: presence_let_play says that again. */
static bool is_decided(const struct section *s, const struct fixture *f)
{
    bool lasting = false;

    for (int side = 0; side < 2; side++) {
        struct str why = s->squad[f->side[side]].let_play;
        lasting = lasting || (why.n > 0 && str_eq(why, f->decided_why));
    }
    return f->decided == DECIDED_UNPLAYED || (f->decided && !lasting);
}

/* Players who sit there only because line-ups were opened are no news: they go with their teams. */
static bool has_news(const struct section *s, const struct pairing_list *r, const struct fixture *f)
{
    bool news = f->absent[0] || f->absent[1] || is_decided(s, f) || match_has_results(f), players = r->opened.n == 0;

    for (int b = 0; players && b < BOARDS_MAX; b++)
        news = news || f->board[b].place[0] || f->board[b].place[1];
    return news;
}

bool change_begin(struct change *c, struct task *t)
{
    struct section *s = t->section;
    struct tournament tournament;

    if (s->nround == 0)
        return err_say(t->err, ERR_STATE, say_no_round_drafted());
    if (!task_reason(t, say_for_pairing_by_hand()))
        return false;
    *c = (struct change){ .t = t, .round = section_round(s), .nfact = t->nfact };
    c->before = s->round[c->round - 1];
    c->after = c->before;
    c->why = task_why(t);
    c->after.fixture = arena_grow(&t->arena, c->before.fixture, sizeof *c->after.fixture, (size_t)c->before.nfixture,
                                  (size_t)c->before.nfixture + 1);
    score_tournament(&t->event, s, c->round - 1, &t->arena, &tournament);
    c->field = score_field(s, &tournament, c->round, &t->arena);
    c->card = arena_grow(&t->arena, c->field.card, sizeof *c->card, (size_t)c->field.n, (size_t)c->field.n);
    c->field.card = c->card;
    c->system = section_system(s);
    if (c->system)
        c->swiss = pairing_swiss(s, &tournament, &c->field, &t->arena);
    return true;
}

bool change_may_meet(struct change *c, int a, int b)
{
    const struct field *f = &c->field;
    struct pair pair;

    if (c->system)
        return pairing_of_two(c->system, &c->swiss, a, b, &pair, &c->t->arena);
    return pairing_open(f, a, b) && (c->round == 1 || (card_may_take(f, a, WHITE) && card_may_take(f, b, BLACK)) ||
                                     (card_may_take(f, a, BLACK) && card_may_take(f, b, WHITE)));
}

/* The match of a team, or NULL. */
static struct fixture *change_match(struct change *c, int team)
{
    return match_of(&c->after, team);
}

/* ERR_STATE: the team has left for good, or its match has a result. */
static bool change_may(struct change *c, int team)
{
    struct task *t = c->t;
    const struct section *s = t->section;
    const struct fixture *f = change_match(c, team);

    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad == team && (s->absence[i].withdrawn || s->absence[i].expelled))
            return err_say(t->err, ERR_STATE,
                           s->absence[i].expelled ? say_team_is_expelled(s->squad[team].name)
                                                  : say_team_has_withdrawn(s->squad[team].name));
    return !f || !has_news(c->t->section, &c->before, f) ||
           err_say(t->err, ERR_STATE,
                   say_match_has_result(f->table, t->section->squad[f->side[0]].name,
                                        t->section->squad[f->side[1]].name, c->round));
}

/* The pair that stands breaks a rule: its teams have met or are barred, or no colours suit both. */
static bool breaks_a_rule(struct change *c, int team)
{
    const struct fixture *f = change_match(c, team);

    if (!f)
        return false;
    if (c->system)
        return !change_may_meet(c, f->side[0], f->side[1]);
    return !pairing_open(&c->field, f->side[0], f->side[1]) ||
           (c->round > 1 &&
            (!card_may_take(&c->field, f->side[0], WHITE) || !card_may_take(&c->field, f->side[1], BLACK)));
}

/* RULE_FROZEN, RULE_BY_ORDER */
bool change_is_allowed(struct change *c, int a, int b)
{
    const struct act *act = c->t->act;

    if (c->before.state == ROUND_DRAFT || act->by_order.n > 0 || breaks_a_rule(c, a) ||
        (b != NOBODY && breaks_a_rule(c, b)))
        return true;
    if (c->t->dry) {
        c->t->err->lacks |= LACKS_ORDER;
        task_say(c->t, NOTE, RULE_BY_ORDER, say_order_needs_name(c->round));
        return true;
    }
    return err_say_lack(c->t->err, LACKS_ORDER, say_needs_order_of_somebody(c->round));
}

/* Takes a match out of the list. */
static void drop_match(struct change *c, struct fixture *f)
{
    for (; f + 1 < c->after.fixture + c->after.nfixture; f++)
        f[0] = f[1];
    c->after.nfixture--;
}

/* Puts two teams at a table; colours come later, when it is known who is paired. */
static void seat(struct change *c, struct fixture *f, int table, int a, int b)
{
    *f = (struct fixture){ .table = table, .side = { a, b }, .by_hand = c->why };
}

/* The bye or nothing: what a team that lost its opponent takes over from the one that got it. */
static void take_place(struct change *c, int team, int of)
{
    if (c->after.bye != of)
        return;
    c->after.bye = team;
    c->after.bye_by_hand = team == NOBODY ? (struct str){ 0 } : c->why;
}

static int last_table(const struct change *c)
{
    int last = 0;

    for (int i = 0; i < c->after.nfixture; i++)
        last = c->after.fixture[i].table > last ? c->after.fixture[i].table : last;
    return last;
}

/* Colours and order. */

static void colour(struct change *c, struct fixture *f)
{
    struct pair pair = { f->side[0], f->side[1] };

    if (!c->system || !pairing_of_two(c->system, &c->swiss, f->side[0], f->side[1], &pair, &c->t->arena))
        colour_all(&c->field, &pair, 1, &c->t->arena);
    f->side[0] = pair.white;
    f->side[1] = pair.black;
}

/* The colours of the new matches of these teams (NOBODY: none). */
static void colour_new(struct change *c, const int *team, int n)
{
    for (int i = 0; i < c->field.n; i++)
        c->card[i].paired = change_match(c, i) != NULL;
    for (int i = 0; i < n; i++) {
        struct fixture *f = change_match(c, team[i]);
        if (f)
            colour(c, f);
    }
}

static void sort_by_table(struct pairing_list *r)
{
    for (int i = 1; i < r->nfixture; i++)
        for (int j = i; j > 0 && r->fixture[j].table < r->fixture[j - 1].table; j--) {
            struct fixture f = r->fixture[j];
            r->fixture[j] = r->fixture[j - 1];
            r->fixture[j - 1] = f;
        }
}

/* A draft is put in order of publication; the tables of a published round keep their numbers. */
static void order(struct change *c)
{
    struct arena *a = &c->t->arena;
    int n = c->after.nfixture;
    struct pair *pair = arena_new(a, struct pair, n);
    struct fixture *sorted = arena_new(a, struct fixture, n);

    if (c->before.state != ROUND_DRAFT) {
        sort_by_table(&c->after);
        return;
    }
    for (int i = 0; i < n; i++)
        pair[i] = (struct pair){ c->after.fixture[i].side[0], c->after.fixture[i].side[1] };
    if (c->system)
        pairing_put_in_order(&c->swiss, pair, n, a);
    else
        pairing_publish_order(&c->field, pair, n, a);
    for (int i = 0; i < n; i++) {
        sorted[i] = *change_match(c, pair[i].white);
        sorted[i].table = i + 1;
    }
    c->after.fixture = sorted;
}

/* What came of a team. */
static void tell_team(struct change *c, int team)
{
    struct task *t = c->t;
    const struct fixture *f = change_match(c, team);

    t->round = c->round;
    if (f)
        task_match_fact(t, FACT_MOVED, f);
    else
        task_team_fact(t, c->after.bye == team ? FACT_MOVED_BYE : FACT_MOVED_OUT, team, NOBODY);
}

static void warn_left_over(struct change *c)
{
    int *over = arena_new(&c->t->arena, int, c->t->section->nsquad);
    int n = leftover_list(c->t->section, c->round, &c->after, over);

    if (n > 0)
        task_say(c->t, WARNING, RULE_NONE, say_round_leaves_unpaired(c->round, task_names(c->t, over, n, 10)));
}

/* A team that was moved out for a moment only: it has the bye or an opponent in the end. */
static bool is_back(struct change *c, const struct fact *fact)
{
    return fact->kind == FACT_MOVED_OUT && (c->after.bye == fact->team - 1 || change_match(c, fact->team - 1));
}

/* Line-ups are open, and a team has come in since, of which none is known. */
static void warn_no_lineup(struct change *c, const struct fixture *f)
{
    struct task *t = c->t;

    for (int side = 0; side < 2; side++)
        if (!f->absent[side] && !lineup_find(&c->after, f->side[side]))
            task_say(t, WARNING, RULE_NONE,
                     say_opened_without_line_up(c->round, t->section->squad[f->side[side]].name,
                                                t->section->squad[f->side[side]].number, f->table));
}

/* The matches of a published round that are no more. */
static void tell_published(struct change *c)
{
    struct task *t = c->t;

    for (int i = 0; i < c->before.nfixture; i++)
        if (!sheets_has(&c->after, &c->before.fixture[i]))
            task_match_fact(t, FACT_MATCH_GONE, &c->before.fixture[i]);
    sheets_note(t, t->section, c->round, &c->before, &c->after);
}

void change_end(struct change *c)
{
    struct task *t = c->t;

    order(c);
    warn_left_over(c);
    /* The tables are known once the round is in order. */
    int n = c->nfact;
    for (int i = c->nfact; i < c->t->nfact; i++) {
        struct fact *fact = &c->t->fact[i];
        const struct fixture *f = change_match(c, fact->team - 1);
        fact->table = f ? f->table : 0;
        if (!is_back(c, fact))
            c->t->fact[n++] = *fact;
    }
    c->t->nfact = n;
    for (int i = 0; i < c->after.nfixture && c->after.opened.n > 0 && c->t->section->unit == UNIT_TEAM; i++)
        if (!sheets_has(&c->before, &c->after.fixture[i]))
            warn_no_lineup(c, &c->after.fixture[i]);
    if (c->before.state != ROUND_DRAFT) {
        tell_published(c);
        presence_let_play(t, &c->after);
    }
    seating_seat(t->section, &c->after);
    t->section->round[c->round - 1] = c->after;
}

static void break_match(struct change *c, const struct fixture *f)
{
    c->broken = breach_warn_match(c->t, &c->field, f) || c->broken;
}

/* Nobody breaks an absolute rule by mistake. */
static bool is_meant(struct change *c, bool confirmed)
{
    struct task *t = c->t;

    if (!c->broken || confirmed)
        return true;
    if (!t->dry)
        return err_say_lack(t->err, LACKS_CONFIRM, say_absolute_rule_unconfirmed());
    t->err->lacks |= LACKS_CONFIRM;
    task_say(t, NOTE, RULE_NONE, say_needs_confirmation());
    return true;
}

/* Moving. */

/* Of two new matches at two tables the one that is published first has the lower table. */
static void order_two(struct change *c, struct fixture *f, struct fixture *g)
{
    struct pair pair[2] = { { f->side[0], f->side[1] }, { g->side[0], g->side[1] } };
    int low = f->table < g->table ? f->table : g->table, high = f->table + g->table - low;

    pairing_publish_order(&c->field, pair, 2, &c->t->arena);
    bool first = pair[0].white == f->side[0];
    f->table = first ? low : high;
    g->table = first ? high : low;
}

/* Seats the two and what becomes of their opponents x and y (NOBODY: none). */
static void seat_all(struct change *c, int a, int b, int x, int y)
{
    struct fixture *f = change_match(c, a), *g = change_match(c, b);

    if (f && g) {
        seat(c, f, f->table, a, b);
        seat(c, g, g->table, x, y);
    } else if (f) {
        seat(c, f, f->table, a, b);
        take_place(c, x, b);
    } else if (g) {
        seat(c, g, g->table, a, b);
        take_place(c, y, a);
    } else {
        take_place(c, NOBODY, a);
        take_place(c, NOBODY, b);
        int table = last_table(c) + 1;
        seat(c, &c->after.fixture[c->after.nfixture++], table, a, b);
    }
}

static void give_colour(struct fixture *f, int team, enum colour colour)
{
    int other = match_opponent(f, team);

    f->side[0] = colour == WHITE ? team : other;
    f->side[1] = colour == WHITE ? other : team;
}

/* They meet already: only the colours can be meant. */
static bool swap(struct change *c, struct fixture *f, int a, enum colour a_has)
{
    if (a_has == COLOURLESS || f->side[a_has == WHITE ? 0 : 1] == a)
        return err_say(
            c->t->err, ERR_STATE,
            say_already_meet(c->t->section->squad[f->side[0]].name, c->t->section->squad[f->side[1]].name, f->table));
    seat(c, f, f->table, f->side[1], f->side[0]);
    break_match(c, f);
    tell_team(c, a);
    return true;
}

bool change_meet(struct change *c, int a, int b, enum colour a_has)
{
    struct fixture *f = change_match(c, a), *g = change_match(c, b);
    int x = f ? match_opponent(f, a) : NOBODY, y = g ? match_opponent(g, b) : NOBODY;

    if (f && f == g)
        return swap(c, f, a, a_has);
    seat_all(c, a, b, x, y);
    colour_new(c, (const int[]){ a, x }, f && g ? 2 : 1);
    if (a_has != COLOURLESS)
        give_colour(change_match(c, a), a, a_has);
    break_match(c, change_match(c, a));
    tell_team(c, a);
    if (f && g) {
        break_match(c, change_match(c, x));
        order_two(c, change_match(c, a), change_match(c, x));
        tell_team(c, x);
    } else if (f || g)
        tell_team(c, f ? x : y);
    return true;
}

static bool colour_of_first(const struct move_args *in, struct task *t, enum colour *out)
{
    *out = COLOURLESS;
    if (in->white == NOBODY)
        return true;
    *out = in->white == in->team ? WHITE : BLACK;
    return in->white == in->team || in->white == in->other ||
           err_say(t->err, ERR_INPUT, say_white_is_of_neither(t->section->squad[in->white].name));
}

bool decide_move(const struct move_args *in, struct task *t)
{
    struct change c = { .t = t };
    enum colour a_has;

    if (!colour_of_first(in, t, &a_has) || !change_begin(&c, t))
        return false;
    if (in->team == in->other)
        return err_say(t->err, ERR_INPUT, say_no_match_with_itself());
    if (!change_may(&c, in->team) || !change_may(&c, in->other) || !change_is_allowed(&c, in->team, in->other) ||
        !change_meet(&c, in->team, in->other, a_has) || !is_meant(&c, in->confirm))
        return false;
    breach_warn_absent(t, c.round, in->team, false);
    breach_warn_absent(t, c.round, in->other, false);
    change_end(&c);
    return true;
}

/* The bye. */

void change_bye(struct change *c, int team)
{
    struct task *t = c->t;
    struct fixture *f = change_match(c, team);
    int opp = f ? match_opponent(f, team) : NOBODY, had = c->after.bye;

    if (f && had != NOBODY)
        seat(c, f, f->table, opp, had);
    else if (f)
        drop_match(c, f);
    c->after.bye = team;
    c->after.bye_by_hand = c->why;
    tell_team(c, team);
    if (f)
        colour_new(c, &opp, 1);
    if (f && had != NOBODY)
        break_match(c, change_match(c, opp));
    if (f || had != NOBODY)
        tell_team(c, f ? opp : had);
    c->broken = breach_warn_bye(t, &c->field, team) || c->broken;
}

bool decide_bye(const struct bye_args *in, struct task *t)
{
    struct change c = { .t = t };

    if (!change_begin(&c, t) || !change_may(&c, in->team) || !change_is_allowed(&c, in->team, NOBODY))
        return false;
    if (c.after.bye == in->team)
        return err_say(t->err, ERR_STATE, say_already_has_bye(t->section->squad[in->team].name));
    breach_warn_absent(t, c.round, in->team, true);
    change_bye(&c, in->team);
    if (!is_meant(&c, in->confirm))
        return false;
    change_end(&c);
    return true;
}
