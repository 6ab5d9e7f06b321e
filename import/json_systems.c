/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_systems.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/json_scan.h"
#include "import/json_cursor.h"
#include "import/messages.h"
#include "teams/scoring.h"

enum {
    RATING_MOST = 4000,
    POINTS_MOST = 9999, /* so many either way: points by decision are among them */
    MATCH_POINTS_MOST = 99,
    GAME_POINTS_MOST = 999,
    ROUND_ROBIN_MOST = 2 * SYSTEMS_PLAYERS_MAX
};

/* "players[3]" */
static const char *place_of(const struct json_reader *r, int player)
{
    return str_c(r->arena, str_fmt(r->arena, "players[%d]", player));
}

static bool read_player(struct json_cursor s, int *index)
{
    bool known = cursor_within(s.value, 1, SYSTEMS_PLAYERS_MAX);

    *index = known ? s.r->at[json_integer_value(s.value)] : NOBODY;
    return *index != NOBODY || cursor_wrong(s.r, say_json_not_number_of_player(cursor_where(&s)));
}

static bool read_players(struct json_cursor s, int **index, int *n)
{
    if (!cursor_list(s, -1))
        return false;
    *n = cursor_length(s);
    *index = arena_new(s.r->arena, int, *n);
    for (int i = 0; i < *n; i++)
        if (!read_player(cursor_item(&s, i), &(*index)[i]))
            return false;
    return true;
}

/* --- players with what a round has left on their cards ----------------------------------------- */

static bool read_colours(struct json_cursor s, struct entrant *e)
{
    signed char *place;

    if (!cursor_letters(s, "WB", "W and B", &place, &e->ncolour))
        return false;
    for (int i = 0; i < e->ncolour; i++)
        place[i] = place[i] ? BLACK : WHITE;
    e->colour = place;
    return true;
}

/* Oldest first, and fewer of them early on. */
static bool read_floats(struct json_cursor s, struct entrant *e)
{
    signed char *place;
    int n;

    if (!cursor_letters(s, "-DU", "D, U and -", &place, &n))
        return false;
    if (n > 2)
        return cursor_wrong(s.r, say_json_more_than_two_rounds(cursor_where(&s)));
    for (int i = 0; i < n; i++)
        e->floats[i] = (enum entrant_float)place[n - 1 - i];
    return true;
}

static bool read_met(struct json_cursor s, struct entrant *e)
{
    int *met;

    if (!read_players(s, &met, &e->nmet))
        return false;
    e->met = met;
    for (int i = 0; i < e->nmet; i++)
        if (&s.r->entrant[met[i]] == e)
            return cursor_wrong(s.r, say_json_names_player_itself(cursor_where(&s)));
    return true;
}

static bool read_floats_card(struct json_cursor s, struct entrant *e)
{
    return cursor_number(cursor_item(&s, 1), -POINTS_MOST, POINTS_MOST, &e->points) &&
           read_met(cursor_item(&s, 2), e) && read_colours(cursor_item(&s, 3), e) && read_floats(cursor_item(&s, 4), e);
}

/* --- players with their rounds ------------------------------------------------------------------ */

static bool read_colour(struct json_cursor s, enum colour *out)
{
    static const enum colour of[] = { WHITE, BLACK, COLOURLESS };
    signed char *place;
    int n;

    if (!cursor_letters(s, "WB-", "W, B and -", &place, &n))
        return false;
    if (n != 1)
        return cursor_wrong(s.r, say_json_not_one_letter(cursor_where(&s)));
    *out = of[place[0]];
    return true;
}

static bool read_opponent(struct json_cursor s, const struct entrant *e, int *out)
{
    *out = NOBODY;
    if (cursor_within(s.value, 0, 0))
        return true;
    return read_player(s, out) &&
           (&s.r->entrant[*out] != e || cursor_wrong(s.r, say_json_names_player_itself(cursor_where(&s))));
}

/* The points of a round as its system counts them; the last member of the entry says whether it was played. */
static bool read_points(struct json_cursor s, struct entrant *e, struct past *p)
{
    (void)e;
    return cursor_number(cursor_item(&s, 2), 0, 2, &p->points);
}

/* RULE_TEAM_SCORE */
static bool read_both_points(struct json_cursor s, struct entrant *e, struct past *p)
{
    int points[2];

    if (!cursor_number(cursor_item(&s, 2), 0, MATCH_POINTS_MOST, &points[0]) ||
        !cursor_number(cursor_item(&s, 3), 0, GAME_POINTS_MOST, &points[1]))
        return false;
    p->points = points[s.r->by_games];
    e->secondary += points[!s.r->by_games];
    return true;
}

static bool read_past(struct json_cursor s, struct entrant *e, struct past *p)
{
    bool both = s.r->system->cards == CARDS_TEAMS;

    if (!cursor_list(s, both ? 5 : 4) || !read_opponent(cursor_item(&s, 0), e, &p->opponent) ||
        !read_colour(cursor_item(&s, 1), &p->colour) || !(both ? read_both_points : read_points)(s, e, p) ||
        !cursor_flag(cursor_item(&s, both ? 4 : 3), &p->played))
        return false;
    if (p->played && (p->opponent == NOBODY || p->colour == COLOURLESS))
        return cursor_wrong(s.r, say_json_game_lacks_opponent(cursor_where(&s)));
    return p->played || p->colour == COLOURLESS || cursor_wrong(s.r, say_json_colour_without_game(cursor_where(&s)));
}

static bool read_rounds(struct json_cursor s, struct entrant *e)
{
    struct past *past = arena_new(s.r->arena, struct past, cursor_length(s));

    if (!cursor_list(s, s.r->field->round - 1))
        return false;
    e->npast = cursor_length(s);
    e->past = past;
    for (int i = 0; i < e->npast; i++)
        if (!read_past(cursor_item(&s, i), e, &past[i]))
            return false;
    /* Points, opponents and colours are those of the rounds. */
    struct arena *a = s.r->arena;
    int *met = arena_new(a, int, e->npast);
    signed char *colour = arena_new(a, signed char, e->npast);

    for (int i = 0; i < e->npast; i++) {
        const struct past *p = &e->past[i];
        e->points += p->points;
        if (p->played) {
            met[e->nmet++] = p->opponent;
            colour[e->ncolour++] = (signed char)p->colour;
        }
    }
    e->met = met;
    e->colour = colour;
    return true;
}

static bool read_rounds_card(struct json_cursor s, struct entrant *e)
{
    return read_rounds(cursor_item(&s, 1), e);
}

static bool read_rated_card(struct json_cursor s, struct entrant *e)
{
    return cursor_number(cursor_item(&s, 1), 0, RATING_MOST, &e->rating) && read_rounds(cursor_item(&s, 2), e);
}

/* --- players who have played so many games ------------------------------------------------------ */

/* Nobody asks what colours they were. */
static bool read_played_card(struct json_cursor s, struct entrant *e)
{
    if (!cursor_number(cursor_item(&s, 1), 0, ROUND_ROBIN_MOST, &e->ncolour))
        return false;
    e->colour = arena_new(s.r->arena, signed char, e->ncolour);
    return true;
}

/* --- all players -------------------------------------------------------------------------------- */

static const struct {
    int members; /* the number is the first */
    bool (*read)(struct json_cursor, struct entrant *);
    bool asks_bye; /* the last one says whether a bye is impossible */
} cards[] = {
    [CARDS_FLOATS] = { 6, read_floats_card, true },  [CARDS_ROUNDS] = { 3, read_rounds_card, true },
    [CARDS_RATED] = { 4, read_rated_card, true },    [CARDS_TEAMS] = { 3, read_rounds_card, true },
    [CARDS_PLAYED] = { 2, read_played_card, false },
};

static bool read_name(struct json_cursor s, int index)
{
    struct json_reader *r = s.r;
    struct entrant *e = &r->entrant[index];

    if (!cursor_list(s, cards[r->system->cards].members) ||
        !cursor_number(cursor_item(&s, 0), 1, SYSTEMS_PLAYERS_MAX, &e->number))
        return false;
    if (r->at[e->number] != NOBODY)
        return cursor_wrong(r, say_json_number_is_taken(cursor_where(&s), e->number, place_of(r, r->at[e->number])));
    r->at[e->number] = index;
    e->paired = true;
    return true;
}

static bool read_card(struct json_cursor s, int index)
{
    enum system_cards kind = s.r->system->cards;
    struct entrant *e = &s.r->entrant[index];

    return cards[kind].read(s, e) &&
           (!cards[kind].asks_bye || cursor_flag(cursor_item(&s, cards[kind].members - 1), &e->no_bye));
}

static bool names(const struct entrant *e, int other)
{
    for (int i = 0; i < e->nmet; i++)
        if (e->met[i] == other)
            return true;
    return false;
}

/* Both players of a game tell the same of it. */
static bool agrees(const struct json_reader *r, int player, int round)
{
    const struct past *p = &r->entrant[player].past[round];

    if (!p->played)
        return true;
    const struct past *q = &r->entrant[p->opponent].past[round];
    return q->played && q->opponent == player && q->colour == -p->colour;
}

static bool each_player(struct json_cursor list, bool (*read)(struct json_cursor, int))
{
    for (int i = 0; i < list.r->n; i++)
        if (!read(cursor_item(&list, i), i))
            return false;
    return true;
}

static bool read_entrants(struct json_reader *r)
{
    struct json_cursor list = cursor_member(r, "players");

    if (!json_is_array(list.value))
        return cursor_wrong(r, say_json_not_list(cursor_where(&list)));
    if (cursor_length(list) > SYSTEMS_PLAYERS_MAX)
        return cursor_wrong(r, say_json_too_many_players(cursor_length(list), SYSTEMS_PLAYERS_MAX));
    r->n = cursor_length(list);
    r->entrant = arena_new(r->arena, struct entrant, r->n);
    r->at = arena_new(r->arena, int, SYSTEMS_PLAYERS_MAX + 1);
    for (int i = 0; i <= SYSTEMS_PLAYERS_MAX; i++)
        r->at[i] = NOBODY;
    if (!each_player(list, read_name) || !each_player(list, read_card))
        return false;
    for (int i = 0; i < r->n; i++) {
        const struct entrant *e = &r->entrant[i];

        for (int k = 0; k < e->npast; k++)
            if (!agrees(r, i, k))
                return cursor_wrong(r, say_json_opponent_tells_another_game(place_of(r, i), k + 1));
        for (int k = 0; k < e->nmet; k++)
            if (!names(&r->entrant[e->met[k]], i))
                return cursor_wrong(r, say_json_player_named_in_vain(place_of(r, i), r->entrant[e->met[k]].number));
    }
    return true;
}

/* --- the round ---------------------------------------------------------------------------------- */

static bool read_head(struct json_reader *r, bool *all)
{
    struct json_cursor lot = cursor_member(r, "lot");
    const char *letter = json_string_value(lot.value);

    if (!letter || (strcmp(letter, "W") != 0 && strcmp(letter, "B") != 0))
        return cursor_wrong(r, say_json_neither_w_nor_b(cursor_where(&lot)));
    r->field->lot = letter[0] == 'W' ? WHITE : BLACK;
    int most = r->system->cards == CARDS_PLAYED ? ROUND_ROBIN_MOST : SYSTEMS_ROUNDS_MAX;
    if (!cursor_number(cursor_member(r, "rounds"), 1, most, &r->field->rounds))
        return false;
    struct json_cursor round = cursor_member(r, "round");

    *all = r->system->cards == CARDS_PLAYED && json_is_string(round.value) &&
           strcmp(json_string_value(round.value), "all") == 0;
    r->field->round = 1;
    return *all || cursor_number(round, 1, r->field->rounds, &r->field->round);
}

static bool read_barred(struct json_reader *r)
{
    struct json_cursor list = cursor_member(r, "barred");
    struct barred *b = arena_new(r->arena, struct barred, json_array_size(list.value));

    if (!cursor_list(list, -1))
        return false;
    for (int i = 0; i < cursor_length(list); i++) {
        struct json_cursor two = cursor_item(&list, i);
        if (!cursor_list(two, 2) || !read_player(cursor_item(&two, 0), &b[i].a) ||
            !read_player(cursor_item(&two, 1), &b[i].b))
            return false;
        if (b[i].a == b[i].b)
            return cursor_wrong(r, say_json_names_player_twice(cursor_where(&two)));
    }
    r->field->barred = b;
    r->field->nbarred = cursor_length(list);
    return true;
}

static bool read_absent(struct json_reader *r)
{
    int *absent, n;

    if (!read_players(cursor_member(r, "not_paired"), &absent, &n))
        return false;
    for (int i = 0; i < n; i++)
        r->entrant[absent[i]].paired = false;
    return true;
}

static bool read_initial(struct json_reader *r)
{
    struct json_cursor list = cursor_member(r, "initial");
    int *listed, n;

    if (!r->system->initial && !r->field->accelerated)
        return true;
    if (!list.value)
        return cursor_wrong(r, say_json_lacks_first_list(cursor_where(&list)));
    if (!read_players(list, &listed, &n))
        return false;
    for (int i = 0; i < n; i++)
        r->entrant[listed[i]].listed = true;
    return true;
}

/* By what they are paired, where that is not what the rounds add up to. */
static bool read_totals(struct json_reader *r)
{
    struct json_cursor list = cursor_member(r, "points");
    bool both = r->system->cards == CARDS_TEAMS;

    if (!list.value || r->system->cards == CARDS_PLAYED)
        return true;
    if (!cursor_list(list, r->n))
        return false;
    for (int i = 0; i < r->n; i++) {
        struct json_cursor of = cursor_item(&list, i);
        if (!both && !cursor_number(of, -POINTS_MOST, POINTS_MOST, &r->entrant[i].points))
            return false;
        if (both && (!cursor_list(of, 2) ||
                     !cursor_number(cursor_item(&of, 0), -POINTS_MOST, POINTS_MOST, &r->entrant[i].points) ||
                     !cursor_number(cursor_item(&of, 1), -POINTS_MOST, POINTS_MOST, &r->entrant[i].secondary)))
            return false;
    }
    return true;
}

/* How a line of teams is to be paired; what is left out is as the regulations have it. */
static bool read_settings(struct json_reader *r)
{
    static const char *const types[] = { "A", "B", "none", NULL }, *const scores[] = { "mp", "gp", NULL },
                             *const looks[] = { "boolean", "graded", NULL };
    int type, look, by_games;
    bool secondary = true;

    if (r->system->cards != CARDS_TEAMS)
        return true;
    if (!cursor_word(cursor_member(r, "type"), types, &type) ||
        !cursor_word(cursor_member(r, "score"), scores, &by_games) ||
        !cursor_word(cursor_member(r, "c6"), looks, &look) ||
        (json_object_get(r->root, "secondary") && !cursor_flag(cursor_member(r, "secondary"), &secondary)))
        return false;
    r->field->preferences = (enum preferences)type;
    r->field->graded = look > 0;
    r->field->no_secondary = !secondary;
    r->by_games = by_games > 0;
    return true;
}

static bool read_accelerated(struct json_reader *r)
{
    return !r->system->accelerates || !json_object_get(r->root, "accelerated") ||
           cursor_flag(cursor_member(r, "accelerated"), &r->field->accelerated);
}

/* Of systems with such cards alone; without it the number is as it was. */
static bool read_number(struct json_reader *r, enum system_cards of, const char *name, int most, int *number)
{
    return r->system->cards != of || !json_object_get(r->root, name) ||
           cursor_number(cursor_member(r, name), 1, most, number);
}

static bool read_id(struct json_reader *r, struct str *id)
{
    return json_id(r->root, r->arena, id) || cursor_wrong(r, say_json_not_an_id("id"));
}

static bool read_system(struct json_reader *r, const struct system *wanted)
{
    const json_t *v = json_object_get(r->root, "system");

    r->system = v ? system_find(str_of(json_string_value(v))) : wanted;
    if (!r->system)
        return cursor_wrong(r, say_json_not_one_of("system", system_names(r->arena)));
    return !wanted || r->system == wanted || cursor_wrong(r, say_json_of_another_system(r->system->name, wanted->name));
}

static bool read_line(struct json_reader *r, const struct system *wanted, struct system_line *out)
{
    r->field = &out->field;
    r->field->cycles = 1;
    r->field->won = scoring_usual.game[FOR_WIN];
    if (!json_is_object(r->root))
        return cursor_wrong(r, say_json_not_an_object());
    if (!read_system(r, wanted) || !read_id(r, &out->id) || !read_head(r, &out->all) ||
        !read_number(r, CARDS_PLAYED, "cycles", 2, &out->field.cycles) ||
        !read_number(r, CARDS_FLOATS, "won", 2 * SCORING_MOST, &out->field.won) || !read_settings(r) ||
        !read_accelerated(r) || !read_entrants(r) || !read_totals(r) || !read_barred(r) || !read_absent(r) ||
        !read_initial(r))
        return false;
    for (int i = 0; out->all && i < r->n; i++)
        if (r->entrant[i].number > SYSTEMS_TABLE_MAX)
            return cursor_wrong(r, say_json_table_too_large(SYSTEMS_TABLE_MAX));
    out->system = r->system;
    out->field.entrant = r->entrant;
    out->field.n = r->n;
    return true;
}

bool systems_read(struct str line, struct system_source from, const struct system *wanted, struct arena *a,
                  struct system_line *out, struct err *e)
{
    struct json_reader r = { .file = from.file, .line = from.line, .arena = a, .err = e };
    bool ok;

    *out = (struct system_line){ 0 };
    if (!json_scan(line))
        return err_say(e, ERR_LIMIT, say_too_many_values_of_round(from.file, from.line));
    r.root = place_parse(line, from.file, from.line, e);
    if (!r.root)
        return false;
    ok = read_line(&r, wanted, out);
    json_decref(r.root);
    return ok;
}

bool systems_named(struct str line)
{
    json_t *root;
    bool named;

    /* Most lines of cards do not even have the word. */
    if (line.n == 0 || !memmem(line.p, line.n, "\"system\"", 8) || !json_scan(line))
        return false;
    root = json_loadb(line.p, line.n, 0, NULL);
    named = json_object_get(root, "system") != NULL;
    json_decref(root);
    return named;
}
