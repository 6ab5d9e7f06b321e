/* SPDX-License-Identifier: Apache-2.0 */
#include "office/pages.h"

#include <string.h>

#include "engine/base/arena.h"
#include "reports/format/anchors.h"

static const struct page_row rows[] = {
#define X(report, scope, file, title, step, formats) { report, scope, file, title, step, formats },
    PAGES(X)
#undef X
};
enum { ROWS = sizeof rows / sizeof *rows };

const struct page_row *page_row(int i)
{
    return i >= 0 && i < ROWS ? &rows[i] : NULL;
}

const struct page_row *page_row_of(enum page_scope scope, const char *report)
{
    for (int i = 0; i < ROWS; i++)
        if (rows[i].scope == scope && strcmp(rows[i].report, report) == 0)
            return &rows[i];
    return NULL;
}

struct str page_folder(const struct section *s, struct arena *a)
{
    return anchors_plain(s->name, a);
}

struct str page_of_section(const struct page_row *p, const struct section *s, const char *ending, struct arena *a)
{
    return str_fmt(a, "%.*s/%s.%s", STR_ARG(page_folder(s, a)), p->file, ending);
}

struct str page_in_round(const struct page_row *p, const struct section *s, int round, const char *ending,
                         struct arena *a)
{
    return str_fmt(a, "%.*s/round-%d/%s.%s", STR_ARG(page_folder(s, a)), round, p->file, ending);
}

struct str page_of_match(const struct section *s, int round, int table, struct arena *a)
{
    return str_fmt(a, "%.*s/round-%d/table-%d.html", STR_ARG(page_folder(s, a)), round, table);
}

/* The first of a federation has no number; who has no federation has its place. */
static struct str team_code(const struct section *s, int squad, struct arena *a)
{
    struct str federation = s->squad[squad].federation;
    int nth = 1;

    if (federation.n == 0)
        return str_fmt(a, "%d", squad + 1);
    for (int i = 0; i < squad; i++)
        nth += str_eq(s->squad[i].federation, federation);
    federation = anchors_plain(federation, a);
    return nth == 1 ? federation : str_fmt(a, "%.*s-%d", STR_ARG(federation), nth);
}

struct str page_of_team(const struct section *s, int squad, struct arena *a)
{
    return str_fmt(a, "%.*s/team-%.*s.html", STR_ARG(page_folder(s, a)), STR_ARG(team_code(s, squad, a)));
}

struct str page_of_player(const struct section *s, int squad, int place, struct arena *a)
{
    return str_fmt(a, "%.*s/player-%.*s-%d.html", STR_ARG(page_folder(s, a)), STR_ARG(team_code(s, squad, a)), place);
}
