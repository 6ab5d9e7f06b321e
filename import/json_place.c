/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_place.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/tournament.h"
#include "teams/text.h"
#include "import/messages.h"

void place_move(struct json_place *at, const char *fmt, ...)
{
    va_list ap;

    if (!place_is_ok(at))
        return;
    va_start(ap, fmt);
    vsnprintf(at->path, sizeof at->path, fmt, ap);
    va_end(ap);
}

void place_top(struct json_place *at)
{
    if (place_is_ok(at))
        at->path[0] = 0;
}

bool place_wrong(struct json_place *at, const char *member, const char *what)
{
    return err_set(at->err, ERR_INPUT, "%.*s: %s%s%s is not %s", STR_ARG(at->file), at->path, *at->path ? "." : "",
                   member, what);
}

bool place_is_ok(const struct json_place *at)
{
    return at->err->kind == ERR_NONE;
}

/* What the library says of the others names what stands there. */
static const struct {
    enum json_error_code code;
    const char *words;
} faults[] = {
    { json_error_numeric_overflow, "a number is too large" },
    { json_error_null_character, "a text has the character \\u0000, which no text here can have" },
    { json_error_null_byte_in_key, "a text has the character \\u0000, which no text here can have" },
    { json_error_invalid_utf8, "a character is not UTF-8; save the file in UTF-8" },
    { json_error_premature_end_of_input, "it ends in the middle; is the file whole?" },
    { json_error_end_of_input_expected, "something follows the end; delete it" },
    { json_error_stack_overflow, "the brackets are nested deeper than this program accepts" },
};

static const char *words_of(const json_error_t *why)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        if (faults[i].code == json_error_code(why))
            return faults[i].words;
    return why->text;
}

json_t *place_parse(struct str bytes, struct str file, int line, struct err *e)
{
    json_error_t why;
    json_t *root = json_loadb(bytes.p ? bytes.p : "", bytes.n, JSON_REJECT_DUPLICATES, &why);

    if (bytes.n == 0)
        err_say(e, ERR_INPUT, say_json_is_empty(file));
    else if (!root)
        err_say(e, ERR_INPUT, say_json_line_column(file, line + why.line - 1, why.column, words_of(&why)));
    return root;
}

static bool is_word_of(struct str word, struct str words)
{
    while (words.n > 0)
        if (str_eq(str_cut(&words, ' '), word))
            return true;
    return false;
}

void place_members(struct json_place *at, json_t *o, const char *names)
{
    struct str clean;

    for (void *m = json_object_iter(o); m && place_is_ok(at); m = json_object_iter_next(o, m)) {
        const char *key = json_object_iter_key(m);
        if (!is_word_of(str_of(key), str_of(names)))
            place_wrong(at, text_nfc(str_of(key), at->arena, &clean) ? key : "a name", "a member that belongs here");
    }
}

/* JSON_TRUE stands for both truth values. */
static json_t *member(struct json_place *at, json_t *o, const char *key, json_type type, const char *what)
{
    json_t *m = json_object_get(o, key);

    if (m && (json_typeof(m) == type || (type == JSON_TRUE && json_is_boolean(m))))
        return m;
    place_wrong(at, key, what);
    return NULL;
}

json_t *place_list(struct json_place *at, json_t *o, const char *key, int *n)
{
    json_t *list = member(at, o, key, JSON_ARRAY, "a list");

    *n = (int)json_array_size(list);
    return list;
}

long place_integer(struct json_place *at, json_t *o, const char *key, long least, long most)
{
    json_t *m = member(at, o, key, JSON_INTEGER, "a whole number");
    json_int_t value = json_integer_value(m);

    if (m && (value < least || value > most))
        place_wrong(at, key, "within its range");
    return m && place_is_ok(at) ? (long)value : least;
}

int place_number_or_null(struct json_place *at, json_t *o, const char *key, int most)
{
    return json_is_null(json_object_get(o, key)) ? NOBODY : (int)place_integer(at, o, key, 0, most);
}

bool place_flag(struct json_place *at, json_t *o, const char *key)
{
    return json_is_true(member(at, o, key, JSON_TRUE, "true or false"));
}

struct str place_text(struct json_place *at, json_t *o, const char *key)
{
    json_t *m = member(at, o, key, JSON_STRING, "a text");
    struct str s = { json_string_value(m), json_string_length(m) }, clean;

    if (!m)
        return (struct str){ 0 };
    if (!text_nfc(s, at->arena, &clean))
        place_wrong(at, key, "a text without invisible or control characters");
    return str_copy(at->arena, s);
}

int place_choice(struct json_place *at, json_t *o, const char *key, const char *const *names, int n)
{
    struct str s = place_text(at, o, key);

    for (int i = 0; i < n; i++)
        if (str_eq(s, str_of(names[i])))
            return i;
    place_wrong(at, key, "one of the words of the format");
    return 0;
}
