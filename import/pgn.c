/* SPDX-License-Identifier: Apache-2.0 */
#include "import/pgn.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/messages.h"

struct pgn_reader {
    const char *at, *end;
    int line;
    bool moves; /* behind the tags of a game */
    int depth;  /* of variations */
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

static bool wrong(const struct pgn_reader *r, int line, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, line, &message));
}

static char next(struct pgn_reader *r)
{
    char c = *r->at++;

    r->line += c == '\n';
    return c;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_to(struct pgn_reader *r, char stop)
{
    while (r->at < r->end && *r->at != stop)
        next(r);
}

/* --- tags ------------------------------------------------------------------------------------- */

static void begin_game(struct pgn_reader *r, int line)
{
    struct pgn *out = r->out;

    arena_room(r->arena, out->game, out->n, out->cap);
    out->game[out->n++] = (struct pgn_game){ .line = line };
    r->moves = false;
    r->depth = 0;
}

static const char *skip_blanks(const struct pgn_reader *r, const char *p)
{
    while (p < r->end && (*p == ' ' || *p == '\t' || *p == '\r'))
        p++;
    return p;
}

/* The quotation mark that ends a value: others may stand in it, where a program puts no backslash before them. */
static bool ends_value(const struct pgn_reader *r)
{
    const char *behind = skip_blanks(r, r->at + 1);

    return *r->at == '"' && (behind == r->end || *behind == ']' || *behind == '\n');
}

/* Between quotation marks; a backslash stands before one that belongs to the value. */
static bool read_value(struct pgn_reader *r, struct str *out)
{
    const char *start = r->at;
    int line = r->line;

    while (r->at < r->end && *r->at != '\n' && !ends_value(r))
        r->at += 1 + (*r->at == '\\' && r->at + 1 < r->end && r->at[1] != '\n');
    if (r->at >= r->end || *r->at != '"')
        return wrong(r, line, say_pgn_tag_lacks_quotation_mark());
    *out = (struct str){ start, (size_t)(r->at - start) };
    r->at = skip_blanks(r, r->at + 1);
    if (r->at == r->end || *r->at != ']')
        return wrong(r, line, say_pgn_tag_lacks_bracket());
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

const char *pgn_tag_name(enum pgn_tag tag)
{
    return tags[tag];
}

bool pgn_not_used(struct pgn *out, struct str name, struct arena *a, struct pgn_other **first)
{
    int i = 0;

    while (i < out->nother && !str_eq(out->other[i].name, name))
        i++;
    if (i == PGN_OTHERS_MAX)
        return false;
    if (i == out->nother) {
        arena_room(a, out->other, out->nother, out->other_cap);
        out->other[out->nother++] = (struct pgn_other){ .name = str_copy(a, name) };
    }
    *first = &out->other[i];
    return ++out->other[i].n == 1;
}

static void count_other(struct pgn_reader *r, struct str name, struct str value)
{
    struct pgn_other *first;

    if (pgn_not_used(r->out, name, r->arena, &first))
        first->value = value;
}

/* A game may have no moves: the next one begins with Event. */
static bool keep(struct pgn_reader *r, int line, struct str name, struct str value)
{
    struct pgn *out = r->out;
    int tag = 0;

    while (tag < PGN_TAG_COUNT && !str_same(name, str_of(tags[tag])))
        tag++;
    if (out->n == 0 || r->moves || (tag == PGN_EVENT && out->game[out->n - 1].tag[tag].p))
        begin_game(r, line);
    if (tag == PGN_TAG_COUNT)
        return count_other(r, name, value), true;
    struct str *kept = &out->game[out->n - 1].tag[tag];
    value = unescaped(value, r->arena);
    if (kept->p && !str_eq(*kept, value))
        return wrong(r, line, say_pgn_tag_twice(tags[tag]));
    *kept = value;
    return true;
}

/* Behind the bracket that opens it. */
static bool read_tag(struct pgn_reader *r)
{
    int line = r->line;
    struct str name = { r->at, 0 }, value = { 0 };

    while (r->at < r->end && *r->at != '"' && *r->at != '\n' && *r->at != ']')
        r->at++;
    name.n = (size_t)(r->at - name.p);
    if (r->at == r->end || *r->at != '"')
        return wrong(r, line, say_pgn_tag_form());
    r->at++;
    return read_value(r, &value) && keep(r, line, str_trim(name), value);
}

/* --- moves ------------------------------------------------------------------------------------ */

static bool is_end(struct str word)
{
    return str_eq(word, STR("1-0")) || str_eq(word, STR("0-1")) || str_eq(word, STR("1/2-1/2")) ||
           str_eq(word, STR("*"));
}

static bool has_letter(struct str word)
{
    for (size_t i = 0; i < word.n; i++)
        if ((word.p[i] >= 'a' && word.p[i] <= 'z') || (word.p[i] >= 'A' && word.p[i] <= 'Z'))
            return true;
    return false;
}

static bool is_castling(struct str word)
{
    return str_starts(word, STR("0-0"));
}

/* What stands in a variation was not played. */
static void read_word(struct pgn_reader *r)
{
    struct str word = { r->at, 0 };

    while (r->at < r->end && !is_blank(*r->at) && !strchr("{};[()", *r->at))
        r->at++;
    word.n = (size_t)(r->at - word.p);
    if (word.n == 0)
        r->at++;
    r->moves = true;
    if (r->depth > 0 || r->out->n == 0)
        return;
    struct pgn_game *g = &r->out->game[r->out->n - 1];
    if (is_end(word))
        g->end = word;
    else
        g->moves += has_letter(word) || is_castling(word);
}

static void read_bracket(struct pgn_reader *r)
{
    if (*r->at == '(')
        r->depth++;
    else if (r->depth > 0)
        r->depth--;
    r->at++;
    r->moves = true;
}

static bool read_token(struct pgn_reader *r)
{
    char c = *r->at;

    if (c == '[')
        return r->at++, read_tag(r);
    if (c == '{') {
        int line = r->line;

        skip_to(r, '}');
        if (r->at == r->end)
            return wrong(r, line, say_pgn_comment_lacks_brace());
        r->at++;
        r->moves = true;
        return true;
    }
    if (is_blank(c))
        next(r);
    else if (c == ';' || c == '%')
        skip_to(r, '\n');
    else if (c == '(' || c == ')')
        read_bracket(r);
    else
        read_word(r);
    return true;
}

/* Remarks of PGN may come first; a table may begin with a separator. */
bool pgn_is(struct str bytes)
{
    struct str begin = str_trim(bytes);

    while (str_starts(begin, STR("%")) || str_starts(begin, STR(";"))) {
        str_cut(&begin, '\n');
        begin = str_trim(begin);
    }
    return str_starts(begin, STR("[")) || str_starts(begin, STR("{"));
}

bool pgn_read(struct str bytes, struct str file_name, struct arena *a, struct pgn *out, struct err *e)
{
    struct pgn_reader r = {
        .at = bytes.p, .end = bytes.p + bytes.n, .line = 1, .file = file_name, .out = out, .arena = a, .err = e
    };

    *out = (struct pgn){ 0 };
    while (r.at < r.end)
        if (!read_token(&r))
            return false;
        else if (out->n > PGN_GAMES_MAX)
            return err_say(e, ERR_LIMIT, say_more_than_games(file_name, PGN_GAMES_MAX));
    return out->n > 0 || err_say(e, ERR_INPUT, say_no_game_in_file(file_name));
}
