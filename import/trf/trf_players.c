/* SPDX-License-Identifier: Apache-2.0 */
#include "import/trf/trf_players.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf.h"
#include "import/trf/trf_record.h"
#include "import/messages.h"

enum { CODE_COLUMN = 1, LIST_COLUMN = 5, BARRED_MAX = 1000000 };

struct trf_players_build {
    struct trf_file *file;
    struct swiss_event *event;
    struct trf_players *out;
    int *at; /* number -> index or NOBODY */
    int cap; /* of barred pairs */
    const struct system *system;
    struct arena *arena;
    struct err *err;
};

/* --- who --------------------------------------------------------------------------------------- */

static bool index_players(struct trf_players_build *b)
{
    b->at = arena_new(b->arena, int, TRF_PLAYERS_MAX + 1);
    for (int i = 0; i <= TRF_PLAYERS_MAX; i++)
        b->at[i] = NOBODY;
    for (int i = 0; i < b->file->nplayer; i++) {
        const struct trf_player *p = &b->file->player[i];
        if (b->at[p->number] != NOBODY)
            return trf_wrong(&p->line, trf_column(TRF_PLAYER_NUMBER).from, b->err,
                             say_line_already_player(b->file->player[b->at[p->number]].line.number, p->number));
        b->at[p->number] = i;
    }
    return true;
}

static bool player_at(struct trf_players_build *b, const struct trf_line *l, int column, int number, int *out)
{
    *out = number >= 1 && number <= TRF_PLAYERS_MAX ? b->at[number] : NOBODY;
    return *out != NOBODY || trf_wrong(l, column, b->err, say_no_player(number));
}

/* A round was paired if somebody has an opponent in it, or the bye. */
static bool is_paired(const struct trf_game *g)
{
    return g->opponent > 0 || g->result == 'U' || g->result == '+';
}

/* --- games ------------------------------------------------------------------------------------- */

static const struct {
    char result;
    enum trf_worth is;
    bool played, wins_unplayed;
} results[] = {
    { '1', WORTH_WIN, true, false },           { 'W', WORTH_WIN, true, false },
    { '=', WORTH_DRAW, true, false },          { 'D', WORTH_DRAW, true, false },
    { '0', WORTH_LOSS, true, false },          { 'L', WORTH_LOSS, true, false },
    { 'X', WORTH_DRAW, true, false },          { '+', WORTH_FORFEIT_WIN, false, true },
    { '-', WORTH_FORFEIT_LOSS, false, false }, { 'U', WORTH_PAB, false, true },
    { 'F', WORTH_FULL, false, true },          { 'H', WORTH_HALF, false, false },
    { 'Z', WORTH_ZERO, false, false },
};

/* A game that is not finished counts as a draw. "0000 - +" is the bye. */
static void read_result(const struct trf_players_build *b, const struct trf_game *g, struct round_of_entrant *t)
{
    char result = g->result == ' ' && g->opponent > 0 ? 'X' : g->result;

    for (int i = 0; i < (int)(sizeof results / sizeof *results); i++)
        if (results[i].result == result) {
            bool bye = result == '+' && g->opponent == 0;
            t->past.points = b->file->worth.of[bye ? WORTH_PAB : results[i].is].half;
            t->past.played = results[i].played;
            t->wins_unplayed = results[i].wins_unplayed;
        }
}

static bool is_open(const struct trf_game *g)
{
    return g->opponent > 0 && strchr(" X", g->result);
}

static bool take_open(struct trf_players_build *b, const struct trf_player *p, int round)
{
    int column = trf_entry(TRF_PLAYER_ROUNDS, round).from + TRF_RESULT_AFTER;

    if (round + 1 < b->event->nround)
        return trf_wrong(&p->line, column, b->err, say_result_round_missing(round + 1));
    if (b->out->unfinished_line == 0) {
        b->out->unfinished_line = p->line.number;
        b->out->unfinished_column = column;
    }
    return true;
}

static bool take_game(struct trf_players_build *b, int i, int round)
{
    const struct trf_player *p = &b->file->player[i];
    const struct trf_game *g = trf_game(p, round);
    struct round_of_entrant *t = swiss_event_at(b->event, i, round);
    struct trf_column c = trf_entry(TRF_PLAYER_ROUNDS, round);

    *t = (struct round_of_entrant){ .past = { .opponent = NOBODY }, .part = is_paired(g) ? PART_BYE : PART_NONE };
    if (g->opponent > 0) {
        t->part = PART_PAIRED;
        t->drawn = colour_only(g->colour == 'w', g->colour == 'b');
        if (!player_at(b, &p->line, c.from, g->opponent, &t->past.opponent))
            return false;
    }
    if (is_open(g) && !take_open(b, p, round))
        return false;
    read_result(b, g, t);
    t->past.colour = t->past.played ? t->drawn : COLOURLESS;
    return !t->past.played || t->drawn != COLOURLESS ||
           trf_wrong(&p->line, c.from + TRF_COLOUR_AFTER, b->err, say_game_was_played_needs_colour());
}

/* A win against a win or a draw. */
static bool are_too_many(const struct trf_players_build *b, const struct round_of_entrant *t,
                         const struct round_of_entrant *o)
{
    int draw = b->file->worth.of[WORTH_DRAW].half;
    bool wins = t->past.played ? t->past.points > draw : t->wins_unplayed;

    return wins && (o->past.played ? o->past.points >= draw : o->wins_unplayed);
}

/* Both lines tell the same game. */
static bool check_game(struct trf_players_build *b, int i, int round)
{
    const struct round_of_entrant *t = swiss_event_at(b->event, i, round), *o;
    const struct trf_player *p = &b->file->player[i];
    int column = trf_entry(TRF_PLAYER_ROUNDS, round).from;

    if (t->part != PART_PAIRED)
        return true;
    o = swiss_event_at(b->event, t->past.opponent, round);
    if (t->past.opponent == i || o->past.opponent != i || o->past.played != t->past.played)
        return trf_wrong(&p->line, column, b->err,
                         say_line_player_tells_another_game(b->event->entry[t->past.opponent].number, round + 1));
    if (t->past.played && t->drawn == o->drawn)
        return trf_wrong(&p->line, column + TRF_COLOUR_AFTER, b->err,
                         say_player_same_colour_round(b->event->entry[t->past.opponent].number, round + 1));
    return !are_too_many(b, t, o) ||
           trf_wrong(&p->line, column + TRF_RESULT_AFTER, b->err,
                     say_player_more_than_rest_point(b->event->entry[t->past.opponent].number));
}

static bool each_game(struct trf_players_build *b, bool (*what)(struct trf_players_build *, int, int))
{
    for (int i = 0; i < b->event->n; i++)
        for (int r = 0; r < b->event->nround; r++)
            if (!what(b, i, r))
                return false;
    return true;
}

/* --- the round to be paired ---------------------------------------------------------------------- */

static bool keep_away(struct trf_players_build *b)
{
    for (int i = 0; i < b->file->byes.n; i++) {
        const struct trf_note *n = &b->file->byes.item[i];
        for (int k = 0, at; k < n->nid; k++) {
            if (!player_at(b, &n->line, trf_entry(n->list, k).from, n->id[k], &at))
                return false;
            b->event->entry[at].absent |= n->from == b->event->nround + 1;
        }
    }
    return true;
}

static bool bar(struct trf_players_build *b, const struct trf_line *l, struct barred x)
{
    if (b->event->nbarred == BARRED_MAX)
        return trf_too_many(l, CODE_COLUMN, b->err, say_too_many_pairs_barred(BARRED_MAX));
    arena_room(b->arena, b->event->barred, b->event->nbarred, b->cap);
    b->event->barred[b->event->nbarred++] = x;
    return true;
}

/* Any two of a list, in each of the rounds; 0: in all. */
static bool bar_all(struct trf_players_build *b, const struct trf_line *l, const int *player, int n, int from, int to)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            for (int r = from; r <= to && player[i] != player[k]; r++)
                if (!bar(b, l, (struct barred){ .a = player[k], .b = player[i], .round = r }))
                    return false;
    return true;
}

static bool keep_apart(struct trf_players_build *b)
{
    for (int i = 0; i < b->file->barred.n; i++) {
        const struct trf_note *n = &b->file->barred.item[i];
        int *player = arena_new(b->arena, int, n->nid), from = n->from == 0 && n->to > 0 ? 1 : n->from;
        for (int k = 0; k < n->nid; k++)
            if (!player_at(b, &n->line, trf_entry(n->list, k).from, n->id[k], &player[k]))
                return false;
        if (!bar_all(b, &n->line, player, n->nid, from, n->to < from ? from : n->to))
            return false;
    }
    return true;
}

/* --- lines of other programs ---------------------------------------------------------------------- */

/* Numbers with blanks between them. */
static bool read_numbers(struct trf_players_build *b, const struct trf_line *l, int *player, int *n)
{
    struct str rest = l->text;

    str_cut(&rest, ' ');
    for (*n = 0; rest.n > 0;) {
        struct str word = trf_next_word(&rest);
        long number;
        if (word.n == 0)
            continue;
        if (!str_long(word, &number) || number < 1 || number > TRF_PLAYERS_MAX)
            return trf_wrong(l, LIST_COLUMN, b->err, say_not_number_player(word));
        if (!player_at(b, l, LIST_COLUMN, (int)number, &player[(*n)++]))
            return false;
    }
    return true;
}

static bool take_extension(struct trf_players_build *b, const struct trf_line *l)
{
    int *player = arena_new(b->arena, int, l->text.n), n;

    if (!read_numbers(b, l, player, &n))
        return false;
    for (int i = 0; i < n && str_same(l->code, STR("XXZ")); i++)
        b->event->entry[player[i]].absent = true;
    return !str_same(l->code, STR("XXP")) || bar_all(b, l, player, n, 0, 0);
}

/* --- points for pairings alone --------------------------------------------------------------------- */

static bool accelerate(struct trf_players_build *b, const struct trf_extra *x, int *next)
{
    struct swiss_event *ev = b->event;
    int last = x->last > 0 ? x->last : x->first, until = x->to > 0 ? x->to : x->from;

    if (x->first == 0 || last < x->first)
        return trf_wrong(&x->line, trf_column(TRF_EXTRA_FIRST).from, b->err,
                         unit_message(UNIT_PLAYER, say_must_be_named_first_last()));
    for (int n = x->first; n <= last && n <= TRF_PLAYERS_MAX; n++)
        for (int r = x->from; b->at[n] != NOBODY && r <= until; r++) {
            if (r <= ev->nround)
                swiss_event_at(ev, b->at[n], r - 1)->extra += x->gp;
            else if (r == ev->nround + 1)
                next[b->at[n]] += x->gp;
        }
    return true;
}

/* 250, XXA */
static bool accelerate_all(struct trf_players_build *b)
{
    int *next = b->file->nextra > 0 ? arena_new(b->arena, int, b->event->n) : NULL;

    b->event->extra = next;
    for (int i = 0; i < b->file->nextra; i++)
        if (!accelerate(b, &b->file->extra[i], next))
            return false;
    return true;
}

/* --- the event ----------------------------------------------------------------------------------- */

/* What the first game of round 1 shows: of odd numbers and even ones. */
static enum colour lot_of_round_1(const struct swiss_event *ev)
{
    int first = NOBODY;

    for (int i = 0; i < ev->n && ev->nround > 0; i++) {
        const struct round_of_entrant *t = swiss_event_at(ev, i, 0);
        bool higher = t->drawn != COLOURLESS && ev->entry[i].number < ev->entry[t->past.opponent].number;
        if (higher && (first == NOBODY || ev->entry[i].number < ev->entry[first].number))
            first = i;
    }
    if (first == NOBODY)
        return COLOURLESS;
    enum colour drawn = swiss_event_at(ev, first, 0)->drawn;
    return ev->entry[first].number % 2 ? drawn : -drawn;
}

static void find_lot(struct trf_players_build *b)
{
    struct swiss_event *ev = b->event;

    ev->lot = b->file->lot != COLOURLESS ? b->file->lot : lot_of_round_1(ev);
    if (ev->lot != COLOURLESS)
        return;
    finding_say(b->file->findings, WARNING, RULE_NONE, 0, say_no_line_152_xxc_says());
    ev->lot = WHITE;
}

static bool set_rounds(struct trf_players_build *b)
{
    struct swiss_event *ev = b->event;

    const struct trf_file *f = b->file;
    int n = 0;

    for (int i = 0; i < f->nplayer; i++)
        for (int r = n; r < f->player[i].ngame; r++)
            if (is_paired(&f->player[i].game[r]))
                n = r + 1;
    ev->nround = n;
    ev->rounds = b->file->rounds > 0 ? b->file->rounds : ROUNDS_MAX;
    if (ev->nround > ev->rounds)
        return trf_wrong(&b->file->rounds_line, LIST_COLUMN, b->err,
                         say_rounds_announced_fewer_than_paired(ev->rounds, ev->nround));
    ev->round_of = arena_new(b->arena, struct round_of_entrant, b->file->nplayer * ev->rounds);
    return true;
}

static bool build(struct trf_players_build *b)
{
    int game[FOR_COUNT];

    if (!trf_points_by_system(&b->file->worth, b->system, b->err) ||
        !trf_worths_of_games(&b->file->worth, b->err, game))
        return false;
    b->event->won = game[FOR_WIN];
    if (!index_players(b) || !set_rounds(b))
        return false;
    struct swiss_event *ev = b->event;

    ev->n = b->file->nplayer;
    ev->entry = arena_new(b->arena, struct swiss_entry, ev->n);
    for (int i = 0; i < ev->n; i++) {
        const struct trf_player *p = &b->file->player[i];
        const struct trf_game *next = trf_game(p, ev->nround);
        ev->entry[i] = (struct swiss_entry){ .name = p->is.name, .number = p->number, .rating = p->is.rating };
        ev->entry[i].absent = strchr("FHZ-", next->result) != NULL;
    }
    if (!each_game(b, take_game) || !each_game(b, check_game) || !accelerate_all(b) || !keep_away(b) || !keep_apart(b))
        return false;
    for (int i = 0; i < b->file->nextension; i++)
        if (!take_extension(b, &b->file->extension[i]))
            return false;
    find_lot(b);
    return true;
}

bool trf_players_read(const struct system *system, struct str bytes, struct str file_name, struct arena *a,
                      struct trf_players *out, struct findings *f, struct err *e)
{
    struct trf_file *file = arena_new(a, struct trf_file, 1);
    struct trf_players_build b = {
        .file = file, .event = &out->event, .out = out, .system = system, .arena = a, .err = e
    };

    *out = (struct trf_players){ 0 };
    *file = (struct trf_file){ .worth = trf_worths_usual(), .findings = f, .arena = a, .err = e, .of_players = true };
    if (bytes.n > TRF_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_event_larger_than(file_name, TRF_SIZE_MAX >> 20));
    if (!trf_records(bytes, file_name, file))
        return false;
    if (file->nteam + file->nold_team > 0)
        return err_say(e, ERR_INPUT, say_file_teams(file_name));
    return build(&b);
}
