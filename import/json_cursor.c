/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_cursor.h"

#include <jansson.h>
#include <string.h>

#include "engine/base/arena.h"
#include "import/messages.h"

bool cursor_wrong(const struct json_reader *r, struct message message)
{
    return err_say(r->err, ERR_INPUT, say_file_line(r->file, r->line, &message));
}

struct json_cursor cursor_member(struct json_reader *r, const char *key)
{
    return (struct json_cursor){ r, json_object_get(r->root, key), key, NULL, 0 };
}

struct json_cursor cursor_item(const struct json_cursor *list, int i)
{
    return (struct json_cursor){ list->r, json_array_get(list->value, (size_t)i), NULL, list, i };
}

const char *cursor_where(const struct json_cursor *s)
{
    struct arena *a = s->r->arena;

    return s->list ? str_c(a, str_fmt(a, "%s[%d]", cursor_where(s->list), s->index)) : s->key;
}

bool cursor_within(const json_t *v, long least, long most)
{
    return json_is_integer(v) && json_integer_value(v) >= least && json_integer_value(v) <= most;
}

bool cursor_number(struct json_cursor s, long least, long most, int *out)
{
    if (!cursor_within(s.value, least, most))
        return cursor_wrong(s.r, say_json_not_number_within(cursor_where(&s), least, most));
    *out = (int)json_integer_value(s.value);
    return true;
}

bool cursor_flag(struct json_cursor s, bool *out)
{
    *out = json_is_true(s.value) || cursor_within(s.value, 1, 1);
    return json_is_boolean(s.value) || cursor_within(s.value, 0, 1) ||
           cursor_wrong(s.r, say_json_not_flag(cursor_where(&s)));
}

bool cursor_list(struct json_cursor s, int size)
{
    if (size >= 0 && (!json_is_array(s.value) || (int)json_array_size(s.value) != size))
        return cursor_wrong(s.r, say_json_not_list_of(cursor_where(&s), size));
    return !s.value || json_is_array(s.value) || cursor_wrong(s.r, say_json_not_list(cursor_where(&s)));
}

int cursor_length(struct json_cursor s)
{
    return (int)json_array_size(s.value);
}

bool cursor_letters(struct json_cursor s, const char *letters, const char *what, signed char **out, int *n)
{
    const char *text = json_string_value(s.value);

    *n = (int)json_string_length(s.value);
    if (!text || (int)strspn(text, letters) != *n)
        return cursor_wrong(s.r, say_json_not_letters(cursor_where(&s), what));
    *out = arena_new(s.r->arena, signed char, *n);
    for (int i = 0; i < *n; i++)
        (*out)[i] = (signed char)(strchr(letters, text[i]) - letters);
    return true;
}

static struct str listed(const char *const *words, struct arena *a)
{
    struct str text = { 0 };
    int n = 0;

    while (words[n])
        n++;
    for (int i = 0; i < n; i++)
        text = str_fmt(a, "%.*s%s\"%s\"", STR_ARG(text), str_between(i, n, " and "), words[i]);
    return text;
}

bool cursor_word(struct json_cursor s, const char *const *words, int *out)
{
    const char *text = json_string_value(s.value);

    *out = 0;
    for (int i = 0; text && words[i]; i++)
        if (strcmp(words[i], text) == 0)
            return (*out = i) >= 0;
    return !s.value || cursor_wrong(s.r, say_json_not_one_of(cursor_where(&s), listed(words, s.r->arena)));
}
