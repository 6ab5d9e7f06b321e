/* SPDX-License-Identifier: Apache-2.0 */
#include "import/json_scan.h"

#include <jansson.h>
#include <stdlib.h>

#include "engine/base/arena.h"

/* Past the quotation mark that ends the text which begins at i. */
static size_t after_text(struct str s, size_t i)
{
    for (i++; i < s.n && s.p[i] != '"'; i++)
        i += s.p[i] == '\\';
    return i + 1;
}

/* What has been seen; `member` by depth, of the object that is open there. Deeper ones the library refuses itself. */
struct seen {
    int lists, values, depth, member[JSON_DEPTH_MAX];
};

static int *members(struct seen *s)
{
    return &s->member[s->depth < JSON_DEPTH_MAX ? s->depth : JSON_DEPTH_MAX - 1];
}

static bool is_too_much(struct seen *s)
{
    return s->lists > JSON_LISTS_MAX || s->values > JSON_VALUES_MAX || *members(s) > JSON_MEMBERS_MAX;
}

bool json_scan(struct str bytes)
{
    struct seen seen = { 0 };

    for (size_t i = 0; i < bytes.n && !is_too_much(&seen);) {
        char c = bytes.p[i];
        if (c == '[' || c == '{') {
            seen.lists++;
            seen.depth++;
            *members(&seen) = 0;
        } else if (c == ']' || c == '}') {
            seen.depth -= seen.depth > 0;
        } else if (c == ',' || c == ':') {
            seen.values++;
            *members(&seen) += c == ':';
        }
        i = bytes.p[i] == '"' ? after_text(bytes, i) : i + 1;
    }
    return !is_too_much(&seen);
}

bool json_id(const struct json_t *root, struct arena *a, struct str *out)
{
    const json_t *v = json_object_get(root, "id");

    *out = STR("null");
    if (!v || json_is_null(v))
        return true;
    if (!json_is_string(v) && !json_is_integer(v))
        return false;
    char *text = json_dumps(v, JSON_ENCODE_ANY);
    *out = str_copy(a, str_of(text));
    free(text);
    return true;
}
