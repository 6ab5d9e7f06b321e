/* SPDX-License-Identifier: Apache-2.0 */
/* site_press.c - the page for the press: leaders, top matches, upsets, medals if it ended now, and the files to take along. */
#include "office/site/site_page.h"

#include "office/messages.h"
#include "reports/page/view.h"
#include "reports/sheet/report.h"
#include "teams/match.h"

/* The latest round of which results are seen; 0: none. */
static int round_of(const struct site *k, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    int round = s->nround;

    for (; round > 0; round--)
        for (int i = 0; k->visibility.step[section][round] >= VISIBLE_RESULTS && i < s->round[round - 1].nfixture; i++)
            if (match_has_results(&s->round[round - 1].fixture[i]))
                return round;
    return 0;
}

static void draw(struct view *v, void *cls)
{
    (void)cls;
    view_upsets(v);
}

static void add_section(struct site *k, struct site_page *p, int section)
{
    const struct section *s = &k->visibility.seen->section[section];
    const struct view v = { .event = k->visibility.seen, .section = s, .round = round_of(k, section) };
    struct arena own = { 0 };

    p->section = section; /* as on its own first page */
    struct str title = site_add_home(k, p, section);
    p->section = -1;
    const struct str part[] = { section_title(s), title };
    p->part[p->npart - 1].title = heading_joined(part, 2, k->arena);
    if (v.round > 0)
        site_draw(k, p, &v, draw, NULL, &own);
    arena_free(&own);
}

static struct str named_as(struct str path, const char *ending, struct arena *a)
{
    return str_fmt(a, "%.*s%s", (int)(path.n - sizeof "html" + 1), path.p, ending);
}

/* What cannot be made is not there, and nothing leads to it. */
static bool is_written(const struct site *k, struct str path)
{
    for (int i = 0; i < k->folder->n; i++)
        if (k->folder->file[i].kept && str_eq(k->folder->file[i].path, path))
            return true;
    return false;
}

/* The files that stand beside the pages of the latest rounds. */
static void add_files(struct site *k, struct site_page *p, int section)
{
    static const struct {
        const char *report, *ending;
    } files[] = { { "pairings", "pdf" },  { "boards", "pdf" },    { "boards", "csv" },
                  { "standings", "pdf" }, { "standings", "csv" }, { "standings", "xlsx" } };
    const struct section *s = &k->visibility.seen->section[section];

    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        const struct page_row *row = page_row_of(OF_ROUND, files[i].report);
        int round = s->nround;
        const struct site_page *page = NULL;
        while (round > 0 && !(page = site_find(k, row, section, round)))
            round--;
        struct str path = page ? named_as(page->path, files[i].ending, k->arena) : (struct str){ 0 };
        if (!page || !is_written(k, path))
            continue;
        const struct str part[] = { section_title(s), site_word(k, section, row->title), str_number(k->arena, round),
                                    str_of(files[i].ending) };
        site_add_link(k, &p->files, p, heading_joined(part, 4, k->arena), path);
    }
}

/* Who has made a title norm, or still can. */
static void add_norms(struct site *k, struct site_page *p, int section)
{
    const struct page_row *row = page_row_of(OF_SECTION, "norms");
    const struct site_page *page = site_find(k, row, section, 0);

    if (!page || !is_written(k, page->path))
        return;
    const struct str part[] = { section_title(&k->visibility.seen->section[section]),
                                site_word(k, section, row->title) };
    site_add_link(k, &p->files, p, heading_joined(part, 2, k->arena), page->path);
}

bool site_write_press(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR(SITE_PRESS), .front = true };

    p.heading = report_heading(ev, site_told(k, -1, say_for_the_press()), site_wording(k, -1));
    p.files.label = site_told(k, -1, say_press_files());
    for (int i = 0; i < ev->nsection; i++) {
        add_section(k, &p, i);
        add_files(k, &p, i);
        add_norms(k, &p, i);
    }
    return site_write_page(k, &p);
}
