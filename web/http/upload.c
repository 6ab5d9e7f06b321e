/* SPDX-License-Identifier: Apache-2.0 */
#include "web/http/upload.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "web/base/form.h"
#include "web/base/messages.h"

static const struct str multipart = { "multipart/form-data", sizeof "multipart/form-data" - 1 };

/* Where files are sent to. */
static const struct {
    struct str path;
    bool of_front;
    size_t most;
} places[] = {
    { STR("/import"), false, UPLOAD_SIZE_MAX },    { STR("/ratings"), false, UPLOAD_LIST_MAX },
    { STR("/flags"), false, UPLOAD_FLAGS_MAX },    { STR("/logo"), false, UPLOAD_LOGO_MAX },
    { STR("/take-over"), true, UPLOAD_EVENT_MAX },
};

/* "/open/7/file": of the results of a round (web/page/routes.def). */
static bool is_of_results(struct str path)
{
    int parts = 0;

    for (size_t i = 0; i < path.n; i++)
        parts += path.p[i] == '/';
    return parts == 3 && str_ends(path, STR("/file"));
}

size_t upload_most(struct str target, bool signed_in, bool of_front)
{
    struct str path = str_cut(&target, '?');

    for (size_t i = 0; signed_in && i < sizeof places / sizeof *places; i++)
        if (places[i].of_front == of_front && str_eq(path, places[i].path))
            return places[i].most;
    if (signed_in && !of_front && is_of_results(path))
        return UPLOAD_SIZE_MAX;
    return FORM_SIZE_MAX;
}

bool upload_is(struct str type)
{
    return str_same(str_trim(str_cut(&type, ';')), multipart);
}

/* A parameter and what it is, up to the next semicolon that is not in quotation marks. */
static struct str cut_parameter(struct str *line)
{
    struct str part = *line;
    bool quoted = false;
    size_t n = 0;

    for (; n < part.n && (quoted || part.p[n] != ';'); n++)
        quoted ^= part.p[n] == '"';
    part.n = n;
    n += n < line->n;
    *line = (struct str){ line->p + n, line->n - n };
    return str_trim(part);
}

/* What stands behind `key=` in a line such as `form-data; name="a"; filename="b.xml"`; p is NULL: it does not. */
static struct str parameter(struct str line, const char *key)
{
    str_cut(&line, ';');
    while (line.n > 0) {
        struct str value = cut_parameter(&line), name = str_cut(&value, '=');
        if (!str_same(str_trim(name), str_of(key)))
            continue;
        if (value.n >= 2 && value.p[0] == '"' && value.p[value.n - 1] == '"')
            value = (struct str){ value.p + 1, value.n - 2 };
        return value.p ? value : STR("");
    }
    return (struct str){ 0 };
}

/* What stands before the mark, which is taken off with it; false: it is not there. */
static bool cut_at(struct str *rest, struct str mark, struct str *before)
{
    const char *at = str_find(*rest, mark);

    if (!at)
        return false;
    *before = (struct str){ rest->p, (size_t)(at - rest->p) };
    rest->n -= before->n + mark.n;
    rest->p = at + mark.n;
    return true;
}

static struct str disposition_of(struct str head)
{
    static const struct str name = { "Content-Disposition:", sizeof "Content-Disposition:" - 1 };

    while (head.n > 0) {
        struct str line = str_trim(str_cut(&head, '\n'));
        if (line.n > name.n && str_same((struct str){ line.p, name.n }, name))
            return (struct str){ line.p + name.n, line.n - name.n };
    }
    return (struct str){ 0 };
}

static bool add_file(struct upload_list *files, struct upload file, struct arena *a, struct err *e)
{
    if (files->n >= UPLOAD_FILES_MAX)
        return err_say(e, ERR_LIMIT, say_too_many_files(UPLOAD_FILES_MAX));
    arena_room(a, files->item, files->n, files->cap);
    files->item[files->n++] = file;
    return true;
}

static bool add_part(struct str head, struct str bytes, struct arena *a, struct form *out, struct upload_list *files,
                     struct err *e)
{
    struct str says = disposition_of(head), name = parameter(says, "name"), called = parameter(says, "filename");

    if (name.n == 0)
        return err_say(e, ERR_USAGE, say_upload_not_whole());
    if (called.n > 0)
        return add_file(files, (struct upload){ called, bytes }, a, e);
    if (!called.p && bytes.n > FORM_SIZE_MAX)
        return err_say(e, ERR_LIMIT, say_request_too_long(FORM_SIZE_MAX >> 10));
    return called.p || bytes.n == 0 || form_add(out, name, bytes, a, e);
}

bool upload_read(struct str type, struct str body, struct arena *a, struct form *out, struct upload_list *files,
                 struct err *e)
{
    struct str boundary = parameter(type, "boundary"), mark = str_fmt(a, "\r\n--%.*s", STR_ARG(boundary));
    struct str rest = body, head, bytes, first = { mark.p + 2, mark.n - 2 };

    *out = (struct form){ 0 };
    *files = (struct upload_list){ 0 };
    if (boundary.n == 0 || boundary.n > 70 || !str_starts(rest, first))
        return err_say(e, ERR_USAGE, say_upload_not_whole());
    rest = (struct str){ rest.p + first.n, rest.n - first.n };
    while (!str_starts(rest, STR("--"))) {
        if (!str_starts(rest, STR("\r\n")) || !cut_at(&rest, STR("\r\n\r\n"), &head) || !cut_at(&rest, mark, &bytes))
            return err_say(e, ERR_USAGE, say_upload_not_whole());
        if (!add_part(head, bytes, a, out, files, e))
            return false;
    }
    return true;
}
