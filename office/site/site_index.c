/* SPDX-License-Identifier: Apache-2.0 */
/* site_index.c - all teams and players of the event in the order of the alphabet. */
#include "office/site/site.h"
#include "office/site/site_page.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/sheet/report.h"
#include "teams/text.h"

struct entry {
    struct str key, text, path;
};

struct entries {
    struct entry *item;
    int n, cap;
};

static int by_key(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    int order = str_cmp(x->key, y->key);

    return order ? order : str_cmp(x->path, y->path);
}

/* "Carlsen, Magnus · NOR"; of an event with sections that both have such a name the section, too. */
static void add_entry(struct site *k, struct entries *list, struct str name, const struct section *s,
                      const struct squad *q, struct str path)
{
    struct str section = k->visibility.seen->nsection > 1 ? section_title(s) : STR("");
    const struct str part[] = { name, q->federation, section };

    arena_room(k->arena, list->item, list->n, list->cap);
    list->item[list->n++] = (struct entry){ text_fold(k->arena, name), heading_joined(part, 3, k->arena), path };
}

/* A player without a page is found on that of the team. */
static void add_players(struct site *k, struct entries *list, int section, int squad)
{
    const struct section *s = &k->visibility.seen->section[section];
    const struct squad *q = &s->squad[squad];

    for (int i = 0; i < q->nplayer; i++)
        add_entry(k, list, q->player[i].name, s, q,
                  k->player[section] ? k->player[section][squad * SQUAD_MAX + i] : k->team[section][squad]);
}

static void sort(struct entries *list)
{
    if (list->n > 0)
        qsort(list->item, (size_t)list->n, sizeof *list->item, by_key);
}

/* What a name begins with, whatever marks it has: "Đorđević" stands below D. */
static struct str letter_of(const struct entry *x, struct arena *a)
{
    const struct str key = x->key.n > 0 ? x->key : STR("?");
    size_t n = 1;

    while (n < key.n && (key.p[n] & 0xC0) == 0x80)
        n++;
    return str_capitals(a, (struct str){ key.p, n });
}

static struct html_menu menu_of(struct site *k, const struct site_page *p, struct str label, const struct entry *item,
                                int n)
{
    struct html_menu m = { .label = label };

    for (int i = 0; i < n; i++)
        site_add_link(k, &m, p, item[i].text, item[i].path);
    return m;
}

/* A list for each letter, the first of which says of what they are; gives how many there are. */
static int add_letters(struct site *k, const struct site_page *p, const struct entries *all, struct html_menu *list)
{
    int n = 0, to;

    for (int from = 0; from < all->n; from = to, n++) {
        const struct str letter = letter_of(&all->item[from], k->arena);
        const struct str label[] = { n == 0 ? site_word(k, -1, &label_players) : STR(""), letter };
        for (to = from + 1; to < all->n && str_eq(letter_of(&all->item[to], k->arena), letter);)
            to++;
        list[n] = menu_of(k, p, heading_joined(label, 2, k->arena), &all->item[from], to - from);
    }
    return n;
}

bool site_write_index(struct site *k)
{
    const struct event *ev = k->visibility.seen;
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR(SITE_INDEX) };
    struct entries team = { 0 }, player = { 0 };

    p.heading = report_heading(ev, site_word(k, -1, &label_page_index), site_wording(k, -1));
    for (int i = 0; i < ev->nsection; i++)
        for (int squad = 0; squad < ev->section[i].nsquad; squad++) {
            const struct section *s = &ev->section[i];
            if (s->unit == UNIT_TEAM)
                add_entry(k, &team, s->squad[squad].name, s, &s->squad[squad], k->team[i][squad]);
            add_players(k, &player, i, squad);
        }
    sort(&team);
    sort(&player);
    struct html_menu *list = arena_new(k->arena, struct html_menu, player.n + 1);
    list[0] = menu_of(k, &p, site_word(k, -1, &label_teams), team.item, team.n);
    const int n = 1 + add_letters(k, &p, &player, list + 1);
    if (n > 1)
        list[1].link[0].id = STR(SITE_INDEX_PLAYERS);
    return site_write_list(k, &p, team.n > 0 ? list : list + 1, team.n > 0 ? n : n - 1);
}
