/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_games.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/json_place.h"
#include "import/json_scan.h"
#include "import/messages.h"
#include "import/pgn.h"

struct games_reader {
    struct str bytes, file, round, day;
    int line; /* where each has an object of its own */
    struct arena *arena;
    struct pgn *out;
};

static struct str skip_blanks(struct str s)
{
    while (s.n > 0 && strchr(" \t\r\n", *s.p))
        s = (struct str){ s.p + 1, s.n - 1 };
    return s;
}

bool json_games_is(struct str bytes)
{
    struct str s = skip_blanks(bytes), in = { s.p + 1, s.n > 0 ? s.n - 1 : 0 };

    in = skip_blanks(in);
    if (s.n == 0 || in.n == 0)
        return false;
    return *s.p == '{' ? *in.p == '"' || *in.p == '}' : *s.p == '[' && *in.p == '{';
}

/* --- where a game begins ---------------------------------------------------------------------- */

struct place {
    const char *at, *end;
    int line, depth;
};

/* Behind the quotation mark that opens it. */
static struct str skip_text(struct place *p)
{
    struct str text = { p->at, 0 };

    while (p->at < p->end && *p->at != '"')
        p->at += 1 + (*p->at == '\\' && p->at + 1 < p->end);
    if (p->at > p->end)
        p->at = p->end;
    text.n = (size_t)(p->at - text.p);
    p->at += p->at < p->end;
    return text;
}

/* The line of the next object of the list that is the member `key`. */
static int next_line(struct place *p, const char *key, bool *within)
{
    while (p->at < p->end) {
        char c = *p->at++;
        if (c == '\n')
            p->line++;
        else if (c == '"' && str_eq(skip_text(p), str_of(key)) && p->depth == 1)
            *within = true;
        else if (c == '{' || c == '[') {
            if (p->depth++ == 2 && *within && c == '{')
                return p->line;
        } else if (c == '}' || c == ']')
            p->depth--;
    }
    return p->line;
}

/* --- members ---------------------------------------------------------------------------------- */

/* A text, or a number in digits. */
static struct str member(const struct games_reader *r, const json_t *o, const char *key)
{
    const json_t *v = json_object_get(o, key);

    if (json_is_integer(v))
        return str_number(r->arena, (long)json_integer_value(v));
    return json_is_string(v) ? str_copy(r->arena, (struct str){ json_string_value(v), json_string_length(v) })
                             : (struct str){ 0 };
}

static struct pgn_game *add_game(struct games_reader *r, int line)
{
    arena_room(r->arena, r->out->game, r->out->n, r->out->cap);
    struct pgn_game *g = &r->out->game[r->out->n++];
    *g = (struct pgn_game){ .line = line };
    g->tag[PGN_ROUND] = r->round;
    g->tag[PGN_DATE] = r->day;
    return g;
}

static const enum pgn_tag names[] = { PGN_WHITE, PGN_BLACK }, ids[] = { PGN_WHITE_ID, PGN_BLACK_ID },
                          teams[] = { PGN_WHITE_TEAM, PGN_BLACK_TEAM }, titles[] = { PGN_WHITE_TITLE, PGN_BLACK_TITLE },
                          ratings[] = { PGN_WHITE_ELO, PGN_BLACK_ELO }, feds[] = { PGN_WHITE_FED, PGN_BLACK_FED };

/* --- lichess ---------------------------------------------------------------------------------- */

/* What ended a game that nobody won: it is a draw, or it is not over. */
static struct str result_of_status(struct str status, struct str winner)
{
    static const char *const draws[] = { "draw", "stalemate", "outoftime", "timeout" };

    if (winner.n > 0)
        return str_eq(winner, STR("white")) ? STR("1-0") : STR("0-1");
    for (size_t i = 0; i < sizeof draws / sizeof *draws; i++)
        if (str_same(status, str_of(draws[i])))
            return STR("1/2-1/2");
    return STR("*");
}

/* Of a game that never began the winner has a forfeit; without one it is not over. */
static void read_end(struct games_reader *r, struct pgn_game *g, const json_t *o, struct str status)
{
    g->tag[PGN_RESULT] = result_of_status(status, member(r, o, "winner"));
    if (str_same(status, STR("noStart")))
        g->tag[PGN_TERMINATION] = STR("unplayed");
}

static void read_broadcast_game(struct games_reader *r, const json_t *o, int line)
{
    const json_t *players = json_object_get(o, "players");
    struct pgn_game *g = add_game(r, line);

    for (size_t c = 0; c < 2; c++) {
        const json_t *player = json_array_get(players, c);
        g->tag[names[c]] = member(r, player, "name");
        g->tag[ids[c]] = member(r, player, "fideId");
        g->tag[teams[c]] = member(r, player, "team");
        g->tag[titles[c]] = member(r, player, "title");
        g->tag[ratings[c]] = member(r, player, "rating");
        g->tag[feds[c]] = member(r, player, "fed");
    }
    struct str status = member(r, o, "status");
    if (str_same(status, STR("noStart")))
        read_end(r, g, o, status);
    else
        g->tag[PGN_RESULT] = status;
}

static void read_exported_game(struct games_reader *r, const json_t *o, int line)
{
    static const char *const colours[] = { "white", "black" };
    const json_t *players = json_object_get(o, "players");
    struct pgn_game *g = add_game(r, line);
    struct str status = member(r, o, "status");

    for (size_t c = 0; c < 2; c++) {
        const json_t *player = json_object_get(players, colours[c]), *user = json_object_get(player, "user");
        g->tag[names[c]] = member(r, user, "name");
        g->tag[titles[c]] = member(r, user, "title");
        g->tag[ratings[c]] = member(r, player, "rating");
    }
    read_end(r, g, o, status);
}

/* --- LiveChess -------------------------------------------------------------------------------- */

static struct str full_name(const struct games_reader *r, const json_t *o)
{
    struct str last = str_trim(member(r, o, "lname")), first = str_trim(member(r, o, "fname")),
               middle = str_trim(member(r, o, "mname"));

    if (middle.n > 0)
        first = str_trim(str_fmt(r->arena, "%.*s %.*s", STR_ARG(first), STR_ARG(middle)));
    if (last.n == 0 || first.n == 0)
        return last.n > 0 ? last : first;
    return str_fmt(r->arena, "%.*s, %.*s", STR_ARG(last), STR_ARG(first));
}

static struct str result_of_boards(struct str s)
{
    static const struct {
        const char *written, *is;
    } all[] = { { "WHITEWIN", "1-0" }, { "BLACKWIN", "0-1" }, { "DRAW", "1/2-1/2" } };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (str_same(s, str_of(all[i].written)))
            return str_of(all[i].is);
    return s;
}

static void read_pairing(struct games_reader *r, const json_t *o, int line)
{
    static const char *const colours[] = { "white", "black" };
    struct pgn_game *g = add_game(r, line);

    for (size_t c = 0; c < 2; c++) {
        const json_t *player = json_object_get(o, colours[c]);
        g->tag[names[c]] = full_name(r, player);
        g->tag[ids[c]] = member(r, player, "fideid");
        g->tag[titles[c]] = member(r, player, "title");
        g->tag[feds[c]] = member(r, player, "federation");
    }
    g->tag[PGN_RESULT] = result_of_boards(member(r, o, "result"));
}

/* --- the whole -------------------------------------------------------------------------------- */

static void read_list(struct games_reader *r, const json_t *root, const char *key,
                      void (*read)(struct games_reader *, const json_t *, int))
{
    struct place at = { r->bytes.p, r->bytes.p + r->bytes.n, 1, 0 };
    const json_t *list = json_object_get(root, key);
    bool within = false;

    for (size_t i = 0; i < json_array_size(list); i++)
        read(r, json_array_get(list, i), next_line(&at, key, &within));
}

/* A line of standings has a player and no game. */
static bool read_standing(struct games_reader *r, const json_t *o, int line)
{
    struct str name = member(r, o, "username");

    if (name.n == 0 || !json_object_get(o, "rank"))
        return false;
    struct pgn_game *g = add_game(r, line);
    g->tag[PGN_WHITE] = name;
    g->tag[PGN_WHITE_TITLE] = member(r, o, "title");
    g->tag[PGN_WHITE_ELO] = member(r, o, "rating");
    r->out->standings = true;
    return true;
}

/* False: something else of theirs. */
static bool read_root(struct games_reader *r, const json_t *root, struct err *e)
{
    if (json_is_string(json_object_get(root, "report")) && json_object_get(root, "event"))
        return err_say(e, ERR_INPUT, say_json_is_sheet(r->file));
    if (json_is_array(json_object_get(root, "games"))) {
        r->round = member(r, json_object_get(root, "round"), "name");
        read_list(r, root, "games", read_broadcast_game);
        return true;
    }
    if (json_is_array(json_object_get(root, "pairings"))) {
        /* "round-3/index.json" */
        struct str file = r->file;
        static const char folder[] = "round-";
        struct str digits = { 0 };

        for (size_t i = 0; i + strlen(folder) < file.n; i++)
            if (str_starts((struct str){ file.p + i, file.n - i }, str_of(folder)))
                digits.p = file.p + i + strlen(folder);
        while (digits.p && digits.p + digits.n < file.p + file.n && digits.p[digits.n] >= '0' &&
               digits.p[digits.n] <= '9')
            digits.n++;
        r->round = digits;
        r->day = member(r, root, "date");
        read_list(r, root, "pairings", read_pairing);
        return true;
    }
    if (json_object_get(root, "rounds") && json_object_get(root, "eboards"))
        return err_say(e, ERR_INPUT, say_json_is_livechess_event(r->file));
    if (json_object_get(root, "moves") && json_object_get(root, "result"))
        return err_say(e, ERR_INPUT, say_json_is_livechess_game(r->file));
    return read_standing(r, root, r->line) || err_say(e, ERR_INPUT, say_json_has_no_games(r->file));
}

/* --- what nothing is read from ---------------------------------------------------------------- */

static bool is_read(const char *key)
{
    static const char *const all[] = { "black",   "date",  "draw",     "fed",    "federation", "fideId",
                                       "fideid",  "fname", "lname",    "mname",  "name",       "pairings",
                                       "players", "rank",  "rating",   "result", "round",      "status",
                                       "team",    "title", "username", "white",  "winner" };

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(key, all[i]) == 0)
            return true;
    return false;
}

static struct str value_text(struct arena *a, const json_t *v)
{
    if (json_is_string(v))
        return str_copy(a, (struct str){ json_string_value(v), json_string_length(v) });
    if (json_is_integer(v))
        return str_number(a, (long)json_integer_value(v));
    if (json_is_boolean(v))
        return json_is_true(v) ? STR("true") : STR("false");
    return json_is_real(v) ? str_fmt(a, "%g", json_real_value(v)) : (struct str){ 0 };
}

/* A word of the file for each value that no game has. */
static void note_unread(struct games_reader *r, json_t *v, const char *key)
{
    const char *name;
    json_t *in;
    size_t i;

    json_object_foreach(v, name, in) note_unread(r, in, name);
    json_array_foreach(v, i, in) note_unread(r, in, key);
    struct pgn_other *first;
    if (v && !json_is_object(v) && !json_is_array(v) && !is_read(key) &&
        pgn_not_used(r->out, str_of(key), r->arena, &first))
        first->value = value_text(r->arena, v);
}

/* A line has an object of its own. */
static bool read_lines(struct games_reader *r, struct err *e)
{
    struct str rest = r->bytes;

    for (int line = 1; rest.n > 0; line++) {
        struct str one = str_trim(str_cut(&rest, '\n'));
        json_t *o = one.n > 0 ? place_parse(one, r->file, line, e) : NULL;
        bool game = json_is_object(json_object_get(o, "players")), ok = one.n == 0 || o;
        r->line = line;
        if (game)
            read_exported_game(r, o, line);
        else if (o)
            ok = read_root(r, o, e);
        note_unread(r, o, "");
        json_decref(o);
        if (!ok)
            return false;
    }
    return true;
}

/* Is its first line an object of its own, with others below? */
static bool has_lines(struct str bytes)
{
    struct str rest = str_trim(bytes), first = str_trim(str_cut(&rest, '\n'));
    json_t *o = rest.n > 0 ? place_parse(first, STR(""), 1, &(struct err){ 0 }) : NULL;
    bool is = o;

    json_decref(o);
    return is;
}

bool json_games_read(struct str bytes, struct str file, struct arena *a, struct pgn *out, struct err *e)
{
    struct games_reader r = { .bytes = bytes, .file = file, .line = 1, .arena = a, .out = out };

    *out = (struct pgn){ 0 };
    if (!json_scan(bytes))
        return err_say(e, ERR_LIMIT, say_more_values_than_games(file));
    if (has_lines(bytes))
        return read_lines(&r, e);
    json_t *root = place_parse(bytes, file, 1, e);
    bool single = json_is_object(json_object_get(root, "players"));
    if (root && single)
        read_exported_game(&r, root, 1);
    bool ok = root && (single || read_root(&r, root, e));
    note_unread(&r, root, "");
    json_decref(root);
    return ok;
}
