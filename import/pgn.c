/* SPDX-License-Identifier: Apache-2.0 */
#include "import/pgn.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/messages.h"

struct reader {
    const char *at, *end;
    int line;
    bool moves; /* behind the tags of a game */
    struct str file;
    struct pgn *out;
    struct arena *arena;
    struct err *err;
};

static const char *const tags[] = {
#define X(id, name) name,
    PGN_TAGS(X)
#undef X
};

static bool wrong(const struct reader *r, int line, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, line, &message));
}

static char next(struct reader *r)
{
    char c = *r->at++;

    r->line += c == '\n';
    return c;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_to(struct reader *r, char stop)
{
    while (r->at < r->end && *r->at != stop)
        next(r);
}

/* --- tags ------------------------------------------------------------------------------------- */

static struct pgn_game *game_of_tag(struct reader *r)
{
    struct pgn *out = r->out;

    if (out->n == 0 || r->moves) {
        arena_room(r->arena, out->game, out->n, out->cap);
        out->game[out->n++] = (struct pgn_game){ .line = r->line };
        r->moves = false;
    }
    return &out->game[out->n - 1];
}

/* Between quotation marks; a backslash stands before one that belongs to the value. */
static bool read_value(struct reader *r, struct str *out)
{
    const char *start = r->at;
    int line = r->line;

    while (r->at < r->end && *r->at != '"' && *r->at != '\n')
        r->at += 1 + (*r->at == '\\' && r->at + 1 < r->end && r->at[1] != '\n');
    if (r->at >= r->end || *r->at != '"')
        return wrong(r, line, say_pgn_tag_lacks_quotation_mark());
    *out = (struct str){ start, (size_t)(r->at - start) };
    r->at++;
    return true;
}

static struct str unescaped(struct str s, struct arena *a)
{
    if (!memchr(s.p, '\\', s.n))
        return s;
    char *p = arena_new(a, char, s.n);
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++) {
        i += s.p[i] == '\\' && i + 1 < s.n;
        p[n++] = s.p[i];
    }
    return (struct str){ p, n };
}

static void keep(struct reader *r, struct pgn_game *g, struct str name, struct str value)
{
    for (int i = 0; i < PGN_TAG_COUNT; i++)
        if (str_eq(name, str_of(tags[i])))
            g->tag[i] = unescaped(value, r->arena);
}

/* Behind the bracket that opens it. */
static bool read_tag(struct reader *r)
{
    struct pgn_game *g = game_of_tag(r);
    int line = r->line;
    struct str name = { r->at, 0 }, value = { 0 };

    while (r->at < r->end && *r->at != '"' && *r->at != '\n' && *r->at != ']')
        r->at++;
    name.n = (size_t)(r->at - name.p);
    if (r->at == r->end || *r->at != '"')
        return wrong(r, line, say_pgn_tag_form());
    r->at++;
    if (!read_value(r, &value))
        return false;
    skip_to(r, ']');
    if (r->at == r->end)
        return wrong(r, line, say_pgn_tag_lacks_bracket());
    r->at++;
    keep(r, g, str_trim(name), value);
    return true;
}

/* --- moves ------------------------------------------------------------------------------------ */

static bool is_end(struct str word)
{
    return str_eq(word, STR("1-0")) || str_eq(word, STR("0-1")) || str_eq(word, STR("1/2-1/2")) ||
           str_eq(word, STR("*"));
}

static void read_word(struct reader *r)
{
    struct str word = { r->at, 0 };

    while (r->at < r->end && !is_blank(*r->at) && !strchr("{};[", *r->at))
        r->at++;
    word.n = (size_t)(r->at - word.p);
    if (word.n == 0)
        r->at++;
    if (r->out->n > 0 && is_end(word))
        r->out->game[r->out->n - 1].end = word;
    r->moves = true;
}

static bool read_comment(struct reader *r)
{
    int line = r->line;

    skip_to(r, '}');
    if (r->at == r->end)
        return wrong(r, line, say_pgn_comment_lacks_brace());
    r->at++;
    r->moves = true;
    return true;
}

static bool read_token(struct reader *r)
{
    char c = *r->at;

    if (c == '[')
        return r->at++, read_tag(r);
    if (c == '{')
        return read_comment(r);
    if (is_blank(c))
        next(r);
    else if (c == ';' || c == '%')
        skip_to(r, '\n');
    else
        read_word(r);
    return true;
}

bool pgn_read(struct str bytes, struct str file_name, struct arena *a, struct pgn *out, struct err *e)
{
    struct reader r = { bytes.p, bytes.p + bytes.n, 1, false, file_name, out, a, e };

    *out = (struct pgn){ 0 };
    while (r.at < r.end)
        if (!read_token(&r))
            return false;
        else if (out->n > PGN_GAMES_MAX)
            return err_say(e, ERR_LIMIT, say_more_than_games(file_name, PGN_GAMES_MAX));
    return out->n > 0 || err_say(e, ERR_INPUT, say_no_game_in_file(file_name));
}
