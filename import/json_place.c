/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_place.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/tournament.h"
#include "teams/text.h"
#include "engine/base/messages.h"
#include "import/messages.h"
#include "import/recognised.h"

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

const char *place_path(const struct json_place *at, const char *member)
{
    return str_c(at->arena, str_fmt(at->arena, "%s%s%s", at->path, *at->path ? "." : "", member));
}

bool place_wrong(struct json_place *at, struct message message)
{
    return err_say(at->err, ERR_INPUT, say_file_says(at->file, &message));
}

bool place_is_ok(const struct json_place *at)
{
    return at->err->kind == ERR_NONE;
}

/* What the library says of the others names what stands there. */
static const struct {
    enum json_error_code code;
    struct message (*say)(void);
} faults[] = {
    { json_error_numeric_overflow, say_json_number_too_large },
    { json_error_null_character, say_json_character_zero },
    { json_error_null_byte_in_key, say_json_character_zero },
    { json_error_invalid_utf8, say_json_not_utf8 },
    { json_error_premature_end_of_input, say_json_ends_in_the_middle },
    { json_error_end_of_input_expected, say_json_goes_on_behind_its_end },
    { json_error_stack_overflow, say_json_nested_too_deep },
};

static struct message fault_of(const json_error_t *why)
{
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
        if (faults[i].code == json_error_code(why))
            return faults[i].say();
    return say_plain(str_of(why->text));
}

json_t *place_parse(struct str bytes, struct str file, int line, struct err *e)
{
    json_error_t why;
    json_t *root = json_loadb(bytes.p ? bytes.p : "", bytes.n, JSON_REJECT_DUPLICATES, &why);

    if (bytes.n == 0)
        err_say(e, ERR_INPUT, say_json_is_empty(file));
    else if (!root)
        err_say(e, ERR_INPUT,
                say_line_column(file, line + why.line - 1, why.column, (const struct message[]){ fault_of(&why) }));
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
            place_wrong(
                at, say_json_member_unknown(place_path(at, text_nfc(str_of(key), at->arena, &clean) ? key : "a name")));
    }
}

/* JSON_TRUE stands for both truth values. */
static json_t *member(struct json_place *at, json_t *o, const char *key, json_type type,
                      struct message (*wrong)(const char *place))
{
    json_t *m = json_object_get(o, key);

    if (m && (json_typeof(m) == type || (type == JSON_TRUE && json_is_boolean(m))))
        return m;
    place_wrong(at, wrong(place_path(at, key)));
    return NULL;
}

json_t *place_list(struct json_place *at, json_t *o, const char *key, int *n)
{
    json_t *list = member(at, o, key, JSON_ARRAY, say_json_not_list);

    *n = (int)json_array_size(list);
    return list;
}

bool place_outside(struct json_place *at, const char *member, long least, long most)
{
    const char *path = place_path(at, member);

    return place_wrong(at, most < least ? say_json_names_nothing(path) : say_json_not_number_within(path, least, most));
}

long place_integer(struct json_place *at, json_t *o, const char *key, long least, long most)
{
    json_t *m = member(at, o, key, JSON_INTEGER, say_json_not_whole_number);
    json_int_t value = json_integer_value(m);

    if (m && (value < least || value > most))
        place_outside(at, key, least, most);
    return m && place_is_ok(at) ? (long)value : least;
}

int place_number_or_null(struct json_place *at, json_t *o, const char *key, int most)
{
    return json_is_null(json_object_get(o, key)) ? NOBODY : (int)place_integer(at, o, key, 0, most);
}

bool place_flag(struct json_place *at, json_t *o, const char *key)
{
    return json_is_true(member(at, o, key, JSON_TRUE, say_json_not_true_or_false));
}

struct str place_text(struct json_place *at, json_t *o, const char *key)
{
    json_t *m = member(at, o, key, JSON_STRING, say_json_not_text);
    struct str s = { json_string_value(m), json_string_length(m) }, clean;

    if (!m)
        return (struct str){ 0 };
    if (!text_nfc(s, at->arena, &clean))
        place_wrong(at, say_json_not_clean_text(place_path(at, key)));
    return str_copy(at->arena, s);
}

int place_choice(struct json_place *at, json_t *o, const char *key, const char *const *names, int n)
{
    struct str s = place_text(at, o, key);

    for (int i = 0; i < n; i++)
        if (str_eq(s, str_of(names[i])))
            return i;
    place_wrong(at, say_json_not_a_word_of_the_format(place_path(at, key)));
    return 0;
}

/* "sections[2].teams[0].name" is a member sections.teams.name. */
static struct str without_items(const char *path, struct arena *a)
{
    struct str rest = str_of(path), name = { 0 };

    while (rest.n > 0) {
        struct str part = str_cut(&rest, '[');
        name = str_fmt(a, "%.*s%.*s", STR_ARG(name), STR_ARG(part));
        str_cut(&rest, ']');
    }
    return name;
}

void place_recognise(const struct json_place *at, const char *key, json_t *v, struct recognised *seen)
{
    struct str shown = { 0 };

    if (!seen)
        return;
    if (json_is_string(v))
        shown = (struct str){ json_string_value(v), json_string_length(v) };
    else if (json_is_integer(v))
        shown = str_fmt(seen->arena, "%" JSON_INTEGER_FORMAT, json_integer_value(v));
    else if (json_is_boolean(v))
        shown = str_of(json_is_true(v) ? "true" : "false");
    recognised_value(seen, RECOGNISED_MEMBER, without_items(place_path(at, key), at->arena), "", shown,
                     (struct str){ 0 });
}
