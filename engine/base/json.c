/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/json.h"

#include <assert.h>

static void break_line(struct json *w)
{
    buffer_add(&w->out, STR("\n"));
    if (w->layout == JSON_LINES)
        buffer_blanks(&w->out, w->depth);
}

/* A bracket stands last only where nothing is within it yet. */
static bool is_empty(const struct json *w)
{
    char last = w->out.p[w->out.n - 1];

    return last == '{' || last == '[';
}

/* What stands before a value. */
static void lead(struct json *w, const char *name)
{
    if (w->depth == 0)
        return;
    if (!is_empty(w))
        buffer_add(&w->out, STR(","));
    if (w->layout == JSON_LINES || (w->layout == JSON_ROWS && (!name || w->depth == 1)))
        break_line(w);
    if (!name)
        return;
    buffer_json(&w->out, str_of(name));
    buffer_add(&w->out, w->layout == JSON_LINES ? STR(": ") : STR(":"));
}

static void begin(struct json *w, const char *name, struct str bracket, char end)
{
    lead(w, name);
    assert(w->depth < JSON_DEPTH);
    buffer_add(&w->out, bracket);
    w->end[w->depth++] = end;
}

void json_begin_object(struct json *w, const char *name)
{
    begin(w, name, STR("{"), '}');
}

void json_begin_list(struct json *w, const char *name)
{
    begin(w, name, STR("["), ']');
}

void json_end(struct json *w)
{
    bool empty = is_empty(w);

    w->depth--;
    if (!empty && (w->layout == JSON_LINES || (w->layout == JSON_ROWS && w->depth == 0)))
        break_line(w);
    buffer_add(&w->out, (struct str){ &w->end[w->depth], 1 });
}

void json_put(struct json *w, const char *name, struct str value)
{
    lead(w, name);
    buffer_add(&w->out, value);
}

void json_put_string(struct json *w, const char *name, struct str text)
{
    lead(w, name);
    buffer_json(&w->out, text);
}

void json_put_text(struct json *w, const char *name, struct str text)
{
    if (text.n > 0)
        json_put_string(w, name, text);
    else
        json_put_null(w, name);
}

void json_put_number(struct json *w, const char *name, long n)
{
    lead(w, name);
    buffer_number(&w->out, n);
}

void json_put_flag(struct json *w, const char *name, bool flag)
{
    json_put(w, name, flag ? STR("true") : STR("false"));
}

void json_put_null(struct json *w, const char *name)
{
    json_put(w, name, STR("null"));
}
