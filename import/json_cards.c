/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_cards.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/json_scan.h"
#include "teams/trf.h"
#include "import/messages.h"

enum { NUMBER_MOST = 1000000, ROUND_MOST = 1000000 };

/* What a card is read from: [number, rating, MP, GP, met, colours, scored without playing]. */
enum { NUMBER, RATING, MP, GP, MET, COLOURS, WITHOUT_PLAYING, MEMBERS };

struct json_cards_reader {
    struct card_source from;
    json_t *root;
    struct card *card;
    int n;
    int *at; /* number up to `most` -> index, NOBODY if there is no such team */
    int most;
    struct field *field;
    struct arena *arena;
    struct err *err;
};

static bool wrong(const struct json_cards_reader *r, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->from.file, r->from.line, &message));
}

static bool is_within(const json_t *v, long least, long most)
{
    return json_is_integer(v) && json_integer_value(v) >= least && json_integer_value(v) <= most;
}

static int number_of(const json_t *v)
{
    return (int)json_integer_value(v);
}

/* "teams[3][2]" */
static const char *place_of(const struct json_cards_reader *r, const char *list, int i, int member)
{
    if (member < 0)
        return str_c(r->arena, str_fmt(r->arena, "%s[%d]", list, i));
    return str_c(r->arena, str_fmt(r->arena, "%s[%d][%d]", list, i, member));
}

static int team_of(const struct json_cards_reader *r, const json_t *number)
{
    return is_within(number, 1, r->most) ? r->at[number_of(number)] : NOBODY;
}

/* --- teams ------------------------------------------------------------------------------------ */

static bool read_number(struct json_cards_reader *r, int team, const json_t *row, int member, long least, int *out)
{
    const json_t *v = json_array_get(row, (size_t)member);

    if (!is_within(v, least, NUMBER_MOST))
        return wrong(r, say_json_not_number_within(place_of(r, "teams", team, member), least, NUMBER_MOST));
    *out = number_of(v);
    return true;
}

static bool read_colours(struct json_cards_reader *r, int team, const json_t *row, struct card *c)
{
    const json_t *v = json_array_get(row, COLOURS);
    const char *text = json_string_value(v);
    int n = (int)json_string_length(v);

    if (!text || (int)strspn(text, "WB") != n)
        return wrong(r, say_json_not_letters(place_of(r, "teams", team, COLOURS), "W and B"));
    signed char *colour = arena_new(r->arena, signed char, n);
    for (int i = 0; i < n; i++)
        colour[i] = text[i] == 'W' ? WHITE : BLACK;
    c->colour = colour;
    c->ncolour = n;
    return true;
}

static bool read_flag(struct json_cards_reader *r, int team, const json_t *row, struct card *c)
{
    const json_t *v = json_array_get(row, WITHOUT_PLAYING);

    c->scored_without_playing = json_is_true(v) || (json_is_integer(v) && number_of(v) == 1);
    return json_is_boolean(v) || is_within(v, 0, 1) ||
           wrong(r, say_json_not_flag(place_of(r, "teams", team, WITHOUT_PLAYING)));
}

static bool read_card(struct json_cards_reader *r, int team, const json_t *row)
{
    struct card *c = &r->card[team];

    if (!json_is_array(row) || json_array_size(row) != MEMBERS)
        return wrong(r, say_json_not_list_of(place_of(r, "teams", team, -1), MEMBERS));
    if (!read_number(r, team, row, NUMBER, 1, &c->number) || !read_number(r, team, row, RATING, 0, &c->rating) ||
        !read_number(r, team, row, MP, -NUMBER_MOST, &c->mp) || !read_number(r, team, row, GP, -NUMBER_MOST, &c->gp) ||
        !read_colours(r, team, row, c) || !read_flag(r, team, row, c))
        return false;
    if (r->at[c->number] != NOBODY)
        return wrong(r, say_json_number_is_taken(place_of(r, "teams", team, -1), c->number,
                                                 place_of(r, "teams", r->at[c->number], -1)));
    r->at[c->number] = team;
    c->paired = true;
    return true;
}

/* Numbers of teams as indices; those that are not in the line are left out if `strangers` may be named. */
static bool read_teams(struct json_cards_reader *r, const json_t *list, const char *what, bool strangers, int **index,
                       int *n)
{
    if (list && !json_is_array(list))
        return wrong(r, say_json_not_list(what));
    *index = arena_new(r->arena, int, json_array_size(list));
    *n = 0;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *v = json_array_get(list, i);
        int team = team_of(r, v);
        if (team == NOBODY && !(strangers && json_is_integer(v)))
            return wrong(r, say_json_not_number_of_team(place_of(r, what, (int)i, -1)));
        if (team != NOBODY)
            (*index)[(*n)++] = team;
    }
    return true;
}

static bool read_met(struct json_cards_reader *r, int team, const json_t *row)
{
    const char *what = str_c(r->arena, str_fmt(r->arena, "teams[%d][%d]", team, MET));
    struct card *c = &r->card[team];
    int *met;

    if (!json_is_array(json_array_get(row, MET)))
        return wrong(r, say_json_not_list(what));
    if (!read_teams(r, json_array_get(row, MET), what, true, &met, &c->nmet))
        return false;
    for (int i = 0; i < c->nmet; i++)
        if (met[i] == team)
            return wrong(r, say_json_names_team_itself(what));
    c->met = met;
    return true;
}

/* Both teams of a match have met each other. */
static bool check_met(struct json_cards_reader *r)
{
    size_t n = (size_t)r->n;
    struct arena_mark mark = arena_mark(r->arena);
    bool *met = arena_new(r->arena, bool, n *n), ok = true;

    for (size_t t = 0; t < n; t++)
        for (int i = 0; i < r->card[t].nmet; i++)
            met[t * n + (size_t)r->card[t].met[i]] = true;
    for (size_t t = 0; t < n && ok; t++)
        for (int i = 0; i < r->card[t].nmet && ok; i++) {
            int other = r->card[t].met[i];
            ok = met[(size_t)other * n + t] ||
                 wrong(r, say_json_team_named_in_vain(place_of(r, "teams", (int)t, MET), r->card[other].number));
        }
    arena_rewind(r->arena, mark);
    return ok;
}

static bool read_cards(struct json_cards_reader *r)
{
    const json_t *teams = json_object_get(r->root, "teams");

    if (!json_is_array(teams))
        return wrong(r, say_json_not_list("teams"));
    if (json_array_size(teams) > TRF_TEAMS_MAX)
        return wrong(r, say_json_too_many_teams((long)(json_array_size(teams)), TRF_TEAMS_MAX));
    r->n = (int)json_array_size(teams);
    r->card = arena_new(r->arena, struct card, r->n);
    for (int i = 0; i < r->n; i++) {
        const json_t *v = json_array_get(json_array_get(teams, (size_t)i), NUMBER);
        if (is_within(v, r->most, NUMBER_MOST))
            r->most = number_of(v);
    }
    r->at = arena_new(r->arena, int, r->most + 1);
    for (int i = 0; i <= r->most; i++)
        r->at[i] = NOBODY;
    for (int i = 0; i < r->n; i++)
        if (!read_card(r, i, json_array_get(teams, (size_t)i)))
            return false;
    for (int i = 0; i < r->n; i++)
        if (!read_met(r, i, json_array_get(teams, (size_t)i)))
            return false;
    return check_met(r);
}

/* --- the round -------------------------------------------------------------------------------- */

static bool read_round(struct json_cards_reader *r)
{
    const json_t *round = json_object_get(r->root, "round"), *rounds = json_object_get(r->root, "rounds");
    const char *lot = json_string_value(json_object_get(r->root, "lot"));

    if (!is_within(round, 1, ROUND_MOST))
        return wrong(r, say_json_not_number_within("round", 1, ROUND_MOST));
    if (!lot || (strcmp(lot, "W") != 0 && strcmp(lot, "B") != 0))
        return wrong(r, say_json_neither_w_nor_b("lot"));
    r->field->round = number_of(round);
    if (rounds && !is_within(rounds, number_of(round), ROUND_MOST))
        return wrong(r, say_json_not_number_within("rounds", number_of(round), ROUND_MOST));
    r->field->rounds = rounds ? number_of(rounds) : 0;
    r->field->lot = lot[0] == 'W' ? WHITE : BLACK;
    return true;
}

static bool read_edition(struct json_cards_reader *r, enum edition otherwise)
{
    const json_t *v = json_object_get(r->root, "edition");

    r->field->edition = otherwise;
    return !v || (json_is_string(v) && edition_find(str_of(json_string_value(v)), &r->field->edition)) ||
           wrong(r, say_json_no_edition("edition"));
}

static bool read_barred(struct json_cards_reader *r)
{
    const json_t *list = json_object_get(r->root, "barred");
    struct barred *b = arena_new(r->arena, struct barred, json_array_size(list));
    int *pair, n;

    if (list && !json_is_array(list))
        return wrong(r, say_json_not_list("barred"));
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *what = str_c(r->arena, str_fmt(r->arena, "barred[%zu]", i));
        const json_t *two = json_array_get(list, i);
        if (!json_is_array(two) || json_array_size(two) != 2)
            return wrong(r, say_json_not_two_numbers(what));
        if (!read_teams(r, two, what, false, &pair, &n))
            return false;
        if (pair[0] == pair[1])
            return wrong(r, say_json_names_team_twice(what));
        b[i] = (struct barred){ .a = pair[0], .b = pair[1] };
    }
    r->field->barred = b;
    r->field->nbarred = (int)json_array_size(list);
    return true;
}

static bool read_marks(struct json_cards_reader *r)
{
    int *absent, nabsent, *late, nlate;

    if (!read_teams(r, json_object_get(r->root, "not_paired"), "not_paired", false, &absent, &nabsent) ||
        !read_teams(r, json_object_get(r->root, "late"), "late", false, &late, &nlate))
        return false;
    for (int i = 0; i < nabsent; i++)
        r->card[absent[i]].paired = false;
    for (int i = 0; i < nlate; i++)
        r->card[late[i]].late = true;
    return true;
}

static bool read_host(struct json_cards_reader *r)
{
    const json_t *v = json_object_get(r->root, "host");

    r->field->host = team_of(r, v);
    return !v || json_is_null(v) || r->field->host != NOBODY || wrong(r, say_json_not_number_of_team("host"));
}

/* RULE_RANK_ECU */
static bool read_osb(struct json_cards_reader *r)
{
    const json_t *list = json_object_get(r->root, "osb");

    if (!list && edition_row(r->field->edition)->key != RANK_OSB)
        return true;
    if (!json_is_array(list) || (int)json_array_size(list) != r->n)
        return wrong(r, say_json_not_number_for_each("osb"));
    for (int i = 0; i < r->n; i++) {
        const json_t *v = json_array_get(list, (size_t)i);
        if (!is_within(v, -NUMBER_MOST, NUMBER_MOST))
            return wrong(r, say_json_not_whole_number(place_of(r, "osb", i, -1)));
        r->card[i].osb = number_of(v);
    }
    return true;
}

static bool read_id(struct json_cards_reader *r, struct str *id)
{
    return json_id(r->root, r->arena, id) || wrong(r, say_json_not_an_id("id"));
}

static bool read_line(struct json_cards_reader *r, enum edition edition, struct card_line *out)
{
    r->field = &out->field;
    if (!json_is_object(r->root))
        return wrong(r, say_json_not_an_object());
    if (!read_id(r, &out->id) || !read_edition(r, edition) || !read_round(r) || !read_cards(r) || !read_barred(r) ||
        !read_marks(r) || !read_host(r) || !read_osb(r))
        return false;
    out->field.card = r->card;
    out->field.n = r->n;
    return true;
}

bool cards_read(struct str line, struct card_source from, enum edition edition, struct arena *a, struct card_line *out,
                struct err *e)
{
    struct json_cards_reader r = { .from = from, .arena = a, .err = e };
    bool ok;

    *out = (struct card_line){ .field = { .host = NOBODY } };
    if (!json_scan(line))
        return err_say(e, ERR_LIMIT, say_too_many_values_of_cards(from.file, from.line));
    r.root = place_parse(line, from.file, from.line, e);
    if (!r.root)
        return false;
    ok = read_line(&r, edition, out);
    json_decref(r.root);
    return ok;
}
