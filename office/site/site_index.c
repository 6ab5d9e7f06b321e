/* SPDX-License-Identifier: Apache-2.0 */
/* site_index.c - all teams and players of the event in the order of the alphabet. */
#include "office/site/site_page.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/text.h"

struct index_entry {
    struct str key, text, path, fact;
    const struct squad *squad;
};

struct index_entries {
    struct index_entry *item;
    int n, cap;
};

static int by_key(const void *a, const void *b)
{
    const struct index_entry *x = a, *y = b;
    int order = str_cmp(x->key, y->key);

    return order ? order : str_cmp(x->path, y->path);
}

/* "Carlsen, Magnus", behind it "NOR · GM · 2857"; of an event with several sections, which may both have such a name, the section, too. */
static void add_entry(struct site *k, struct index_entries *list, struct str name, const struct section *s,
                      const struct squad *q, struct str path, const struct str known[2])
{
    struct str section = k->visibility.seen->nsection > 1 ? section_title(s) : STR("");
    const struct str part[] = { q->federation, known[0], known[1], section };

    arena_room(k->arena, list->item, list->n, list->cap);
    list->item[list->n++] =
        (struct index_entry){ text_fold(k->arena, name), name, path, heading_joined(part, 4, k->arena), q };
}

/* A player without a page is found on that of the team. */
static void add_players(struct site *k, struct index_entries *list, int section, int squad)
{
    const struct section *s = &k->visibility.seen->section[section];
    const struct squad *q = &s->squad[squad];

    for (int i = 0; i < q->nplayer; i++) {
        const struct player *x = &q->player[i];
        const struct str known[] = { x->title, x->rating > 0 ? str_number(k->arena, x->rating) : STR("") };
        add_entry(k, list, x->name, s, q,
                  k->player[section] ? k->player[section][squad * SQUAD_MAX + i] : k->team[section][squad], known);
    }
}

static void add_team(struct site *k, struct index_entries *list, int section, int squad)
{
    const struct section *s = &k->visibility.seen->section[section];
    const struct squad *q = &s->squad[squad];
    const struct str known[] = { cell_typeset(figures_average(s, q), k->arena), STR("") };

    add_entry(k, list, q->name, s, q, k->team[section][squad], known);
}

static void sort(struct index_entries *list)
{
    if (list->n > 0)
        qsort(list->item, (size_t)list->n, sizeof *list->item, by_key);
}

/* What a name begins with, whatever marks it has: "Đorđević" stands below D. */
static struct str letter_of(const struct index_entry *x, struct arena *a)
{
    const struct str key = x->key.n > 0 ? x->key : STR("?");
    size_t n = 1;

    while (n < key.n && (key.p[n] & 0xC0) == 0x80)
        n++;
    return str_capitals(a, (struct str){ key.p, n });
}

static struct html_menu menu_of(struct site *k, const struct site_page *p, struct str label,
                                const struct index_entry *item, int n)
{
    struct html_menu m = { .label = label, .way = WAY_DOWN };

    for (int i = 0; i < n; i++)
        site_add_squad_link(k, &m, p, item[i].text, item[i].path, item[i].squad, item[i].fact);
    return m;
}

/* A list for each letter; gives how many there are. */
static int add_letters(struct site *k, const struct site_page *p, const struct index_entries *all,
                       struct html_menu *list)
{
    int n = 0, to;

    for (int from = 0; from < all->n; from = to, n++) {
        const struct str letter = letter_of(&all->item[from], k->arena);
        for (to = from + 1; to < all->n && str_eq(letter_of(&all->item[to], k->arena), letter);)
            to++;
        list[n] = menu_of(k, p, letter, &all->item[from], to - from);
    }
    return n;
}

/* A link to the list of each letter, whose first link has a place of its own. Players begin here. */
static struct html_menu letters_of(struct site *k, const struct site_page *p, struct html_menu *list, int n)
{
    struct html_menu m = { .way = WAY_LETTERS };

    for (int i = 0; i < n; i++) {
        const struct str id = str_fmt(k->arena, SITE_INDEX_PLAYERS "-%d", i + 1);
        list[i].link[0].id = id;
        site_add_link(k, &m, p, list[i].label, str_fmt(k->arena, SITE_INDEX "#%.*s", STR_ARG(id)));
    }
    if (n > 0)
        m.link[0].id = STR(SITE_INDEX_PLAYERS);
    return m;
}

/* All of a kind, in the order of the alphabet. */
static void collect(struct site *k, struct index_entries *team, struct index_entries *player)
{
    const struct event *ev = k->visibility.seen;

    for (int i = 0; i < ev->nsection; i++)
        for (int squad = 0; squad < ev->section[i].nsquad; squad++) {
            if (ev->section[i].unit == UNIT_TEAM)
                add_team(k, team, i, squad);
            add_players(k, player, i, squad);
        }
    sort(team);
    sort(player);
}

bool site_write_index(struct site *k)
{
    struct site_page p = { .section = -1, .squad = NOBODY, .path = STR(SITE_INDEX) };
    struct index_entries team = { 0 }, player = { 0 };

    p.heading = report_heading(k->visibility.seen, site_word(k, -1, &label_page_index), site_wording(k, -1));
    collect(k, &team, &player);
    struct html_menu *list = arena_new(k->arena, struct html_menu, player.n + 2);
    list[0] = menu_of(k, &p, site_word(k, -1, &label_teams), team.item, team.n);
    const int n = add_letters(k, &p, &player, list + 2);
    list[1] = letters_of(k, &p, list + 2, n);
    list[1].label = site_word(k, -1, &label_players);
    return site_write_list(k, &p, team.n > 0 ? list : list + 1, team.n > 0 ? n + 2 : n + 1);
}
