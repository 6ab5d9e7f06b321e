/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/property/answer.h"

#include <jansson.h>
#include <stdio.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "import/file.h"
#include "reports/exchange/systems.h"
#include "tests/said.h"

static bool read_one(struct str line, int number, void (*each)(const struct system_line *, const struct json_t *))
{
    struct arena a = { 0 };
    struct err e = { 0 };
    struct system_line l;
    json_t *expected = json_loadb(line.p, line.n, 0, NULL);
    bool ok = expected && systems_read(line, (struct system_source){ STR("fixtures"), number }, NULL, &a, &l, &e);

    if (ok)
        each(&l, expected);
    else
        printf("%s\n", err_said(&e));
    json_decref(expected);
    arena_free(&a);
    return ok;
}

int answer_each(const char *path, void (*each)(const struct system_line *, const struct json_t *))
{
    struct file_lines lines;
    struct err e = { 0 };
    struct str line;
    int n = 0;

    if (!file_lines_open(path, SYSTEMS_LINE_MAX, &lines, &e))
        return -1;
    while (n >= 0 && file_lines_next(&lines, &line, &e))
        if (line.n > 0 && line.p[0] == '{')
            n = read_one(line, lines.number, each) ? n + 1 : -1;
    file_lines_close(&lines);
    return n;
}

bool answer_same(const struct system_line *l, const struct swiss_round *made, const struct json_t *expected)
{
    static const char *const members[] = { "pairs", "bye", "legal_round", "tiebreaks", "articles" };
    struct arena a = { 0 };
    struct buffer out = { .arena = &a };
    bool same = true;

    systems_write(l->id, l->system, &l->field, made, NULL, &out);
    json_t *answer = json_loadb(out.p, out.n, 0, NULL);
    for (int i = 0; i < (int)(sizeof members / sizeof *members); i++) {
        json_t *want = json_object_get(expected, members[i]);
        if (want && !json_equal(want, json_object_get(answer, members[i]))) {
            printf("round %.*s: other %s\n", STR_ARG(l->id), members[i]);
            same = false;
        }
    }
    json_decref(answer);
    arena_free(&a);
    return same;
}
