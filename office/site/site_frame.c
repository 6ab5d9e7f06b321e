/* SPDX-License-Identifier: Apache-2.0 */
/* site_frame.c - the frame of a page: its menus and its bar. */
#include "office/messages.h"
#include "office/site/site.h"
#include "office/site/site_page.h"

#include "office/verifier.h"
#include "reports/format/flag.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "teams/hours.h"

void site_add_link(struct site *k, struct html_menu *m, const struct site_page *from, struct str text, struct str path)
{
    struct html_link link = { .text = text,
                              .href = site_path(from->path, path, k->arena),
                              .here = str_eq(from->path, path) };

    html_menu_add(m, link, k->arena);
}

void site_add_squad_link(struct site *k, struct html_menu *m, const struct site_page *from, struct str text,
                         struct str path, const struct squad *q, struct str fact)
{
    site_add_link(k, m, from, text, path);
    if (k->flags && q->federation.n > 0)
        m->link[m->n - 1].flag = flag_html(k->flags, q->federation, FLAG_20, true, site_root(from->path), k->arena);
    m->link[m->n - 1].fact = fact;
}

static void add_page(struct site *k, struct html_menu *m, const struct site_page *from, const struct site_page *to)
{
    if (to)
        site_add_link(k, m, from, site_word(k, to->section, to->row->title), to->path);
}

struct str site_home(const struct site *k, int section)
{
    return str_fmt(k->arena, "%.*s/index.html", STR_ARG(page_folder(&k->visibility.seen->section[section], k->arena)));
}

void site_add_pages(struct site *k, struct html_menu *m, const struct site_page *from, enum page_scope scope,
                    int section, int round)
{
    for (int i = 0; page_row(i); i++)
        if (page_row(i)->scope == scope)
            add_page(k, m, from, site_find(k, page_row(i), section, round));
}

/* What the bar and the menu of its own section lead to is not there again. */
static struct html_menu event_menu(struct site *k, const struct site_page *from)
{
    const struct event *ev = k->visibility.seen;
    struct html_menu m = { .label = site_told(k, -1, say_menu_site()) };

    for (int i = 0; i < ev->nsection; i++)
        if (i != from->section)
            site_add_link(k, &m, from, section_title(&ev->section[i]), site_home(k, i));
    site_add_pages(k, &m, from, OF_PAIR, -1, 0);
    site_add_pages(k, &m, from, OF_EVENT, -1, 0);
    if (k->ntrace > 0)
        site_add_link(k, &m, from, site_word(k, -1, &label_page_verify), STR("verify.html"));
    if (site_has_history(k))
        site_add_link(k, &m, from, site_word(k, -1, &label_page_history), STR("history.html"));
    site_add_link(k, &m, from, site_word(k, -1, &label_page_index), STR(SITE_INDEX));
    return m;
}

/* The same of another round, or its first page. */
static const struct site_page *round_page(const struct site *k, const struct site_page *from, int round)
{
    const struct site_page *p =
        from->row && from->row->scope == OF_ROUND ? site_find(k, from->row, from->section, round) : NULL;

    for (int i = 0; !p && page_row(i); i++)
        if (page_row(i)->scope == OF_ROUND)
            p = site_find(k, page_row(i), from->section, round);
    return p;
}

static struct html_menu rounds_menu(struct site *k, const struct site_page *from)
{
    struct html_menu m = { .label = site_word(k, -1, &label_rounds) };

    for (int round = 1; round <= k->visibility.seen->section[from->section].nround; round++) {
        const struct site_page *p = round_page(k, from, round);
        if (!p)
            continue;
        site_add_link(k, &m, from, str_number(k->arena, round), p->path);
        m.link[m.n - 1].among = round == from->round;
    }
    return m;
}

enum { MENUS = 2 };

/* The team of a player's page, and who plays in it. */
static struct html_menu squad_menu(struct site *k, const struct site_page *from)
{
    const struct squad *q = &k->visibility.seen->section[from->section].squad[from->squad];
    struct html_menu m = { .label = site_word(k, from->section, &label_team) };

    site_add_link(k, &m, from, q->name, k->team[from->section][from->squad]);
    for (int i = 0; i < q->nplayer; i++)
        site_add_link(k, &m, from, q->player[i].name, k->player[from->section][from->squad * SQUAD_MAX + i]);
    return m;
}

static struct html_menu section_menu(struct site *k, const struct site_page *from)
{
    struct html_menu m = { .label = section_title(&k->visibility.seen->section[from->section]) };

    site_add_link(k, &m, from, site_word(k, -1, &label_page_overview), site_home(k, from->section));
    site_add_pages(k, &m, from, OF_SECTION, from->section, 0);
    return m;
}

static struct html_menu round_menu(struct site *k, const struct site_page *from)
{
    struct html_menu m = { .label = site_told(k, -1, say_hall_round(from->round)) };

    site_add_pages(k, &m, from, OF_ROUND, from->section, from->round);
    /* To the page that checks traces, with this round chosen. */
    struct str id = site_trace_id(k, from->section, from->round, k->arena);
    if (folder_is_kept(k->folder, site_trace(k, from->section, from->round, k->arena)))
        site_add_link(k, &m, from, site_told(k, -1, say_verify_this_pairing()),
                      str_fmt(k->arena, "verify.html#%.*s", STR_ARG(id)));
    return m;
}

/* What is folded away: the pages of the section and of the event. Those of the round and the team of a player stand in the grey line, which a narrow page
   shows below them. */
static int menus_of(struct site *k, const struct site_page *p, struct html_menu menu[MENUS])
{
    int n = 0;

    if (p->section >= 0)
        menu[n++] = section_menu(k, p);
    menu[n++] = event_menu(k, p);
    return n;
}

/* --- the bar ------------------------------------------------------------------------------------ */

/* The latest page of a report of the section. */
static const struct site_page *latest_of(const struct site *k, const struct page_row *row, int section)
{
    const struct site_page *p = NULL;

    for (int round = k->visibility.seen->section[section].nround; !p && round > 0; round--)
        p = site_find(k, row, section, round);
    return p;
}

/* What is looked for most. X(report, of which pages, wide): a link to its latest page; where there is none, no link. */
/* clang-format off */
#define TABS(X) \
    X("pairings",  OF_ROUND,   false) \
    X("standings", OF_ROUND,   false) \
    X("teams",     OF_SECTION, false) \
    X("medals",    OF_EVENT,   true)
/* clang-format on */

static const struct tab {
    const char *report;
    enum page_scope scope;
    bool wide;
} tabs[] = {
#define X(...) { __VA_ARGS__ },
    TABS(X)
#undef X
};

static const struct page_row *row_of_tab(const struct tab *t)
{
    int i = 0;

    while (page_row(i)->scope != t->scope || !str_eq(str_of(page_row(i)->report), str_of(t->report)))
        i++;
    return page_row(i);
}

/* Is it the page of somebody who plays in a team? */
static bool is_of_player(const struct site *k, const struct site_page *p, int section)
{
    return p->place > 0 && k->visibility.seen->section[section].unit == UNIT_TEAM;
}

static void add_tab(struct site *k, struct html_menu *m, const struct site_page *from, const struct tab *t, int section)
{
    const struct page_row *row = row_of_tab(t);
    const struct site_page *to =
        t->scope == OF_ROUND ? latest_of(k, row, section) : site_find(k, row, t->scope == OF_EVENT ? -1 : section, 0);

    if (!to)
        return;
    site_add_link(k, m, from, site_word(k, section, row->title), to->path);
    m->link[m->n - 1].among =
        from->row == row || (t->scope == OF_SECTION && from->squad != NOBODY && !is_of_player(k, from, section));
    m->link[m->n - 1].wide = t->wide;
}

/* Those who play in teams have a place of their own: the index of all. */
static void add_players_tab(struct site *k, struct html_menu *m, const struct site_page *from, int section)
{
    if (k->visibility.seen->section[section].unit != UNIT_TEAM)
        return;
    site_add_link(k, m, from, site_word(k, -1, &label_players), STR(SITE_INDEX "#" SITE_INDEX_PLAYERS));
    m->link[m->n - 1].among = is_of_player(k, from, section) || str_eq(from->path, STR(SITE_INDEX));
    m->link[m->n - 1].wide = true;
}

/* With one section the first page of the event is that of the section. */
static struct str now_of(const struct site *k, const struct site_page *from)
{
    return from->section >= 0 && k->visibility.seen->nsection > 1 ? site_home(k, from->section) : STR("index.html");
}

static struct html_menu tabs_of(struct site *k, const struct site_page *from)
{
    struct html_menu m = { .label = site_told(k, -1, say_menu_site()) };
    const int section = from->section >= 0 ? from->section : 0;

    site_add_link(k, &m, from, site_word(k, -1, &label_now), now_of(k, from));
    for (size_t i = 0; k->visibility.seen->nsection > 0 && i < sizeof tabs / sizeof *tabs; i++) {
        if (tabs[i].scope == OF_EVENT)
            add_players_tab(k, &m, from, section);
        add_tab(k, &m, from, &tabs[i], section);
    }
    return m;
}

/* The same page of each section, or its first page. */
static struct html_menu sections_of(struct site *k, const struct site_page *from)
{
    const struct event *ev = k->visibility.seen;
    struct html_menu m = { .label = site_word(k, -1, &label_sections) };

    for (int i = 0; from->section >= 0 && ev->nsection > 1 && i < ev->nsection; i++) {
        const struct site_page *same = from->row ? site_find(k, from->row, i, from->round) : NULL;
        site_add_link(k, &m, from, section_title(&ev->section[i]), same ? same->path : site_home(k, i));
        m.link[m.n - 1].here = i == from->section;
    }
    return m;
}

/* Pages beside this one: of its round, of its section, of its team. */
static struct html_menu sisters_of(struct site *k, const struct site_page *from)
{
    struct html_menu m = { .label = site_told(k, -1, say_menu_paper()) };

    if (from->section >= 0 && from->round > 0)
        m = round_menu(k, from);
    else if (from->section >= 0 && from->place > 0)
        m = squad_menu(k, from);
    else if (from->section >= 0 && from->squad < 0)
        m = section_menu(k, from);
    for (int i = 0; i < from->files.n; i++)
        if (str_eq(from->files.link[i].text, STR("PDF")))
            html_menu_add(&m, from->files.link[i], k->arena);
    return m;
}

static struct html_frame frame_of(struct site *k, const struct site_page *p, struct html_menu menu[MENUS])
{
    const struct event *ev = k->visibility.seen;
    const struct str where[] = { ev->city, p->section >= 0 ? section_title(&ev->section[p->section]) : STR("") };
    struct html_frame f = { .event = { .text = ev->name, .href = site_path(p->path, STR("index.html"), k->arena) },
                            .where = heading_joined(where, 2, k->arena),
                            .tabs = tabs_of(k, p),
                            .menu = menu,
                            .nmenu = menus_of(k, p, menu),
                            .beside = sections_of(k, p),
                            .sisters = sisters_of(k, p),
                            .line = ev->organiser,
                            .logo = k->logo,
                            .logo_width = k->logo_width,
                            .logo_height = k->logo_height,
                            .search = site_path(p->path, STR(SITE_INDEX), k->arena) };

    if (p->round > 0)
        f.rounds = rounds_menu(k, p);
    return f;
}

/* Is it one of the pages that have a tab, and not a match of them? */
static bool is_brief(const struct site *k, const struct site_page *p)
{
    const struct site_page *page = p->row ? site_find(k, p->row, p->section, p->round) : NULL;
    bool is = false;

    for (size_t i = 0; p->row && i < sizeof tabs / sizeof *tabs; i++)
        is = is || (tabs[i].scope == OF_ROUND && p->row == row_of_tab(&tabs[i]));
    return is && page && str_eq(page->path, p->path);
}

struct str site_url(const struct site *k)
{
    return k->order->url.n > 0 ? k->order->url : k->order->event->site_address;
}

/* Where the page will be, if that is known. */
static struct str address_of(const struct site *k, const struct site_page *p)
{
    return site_url(k).n > 0 && p->path.p[0] != '/' ? str_join(k->arena, site_url(k), p->path) : STR("");
}

/* That of its section, of the event that of the first; whole where the site's address is known. */
static struct html_picture picture_of(const struct site *k, const struct site_page *p, struct arena *a)
{
    const int section = p->section >= 0 ? p->section : 0;

    if (!p->front || k->picture[section].n == 0)
        return (struct html_picture){ 0 };
    const struct str whole = str_join(a, site_url(k), k->picture[section]);
    return (struct html_picture){ site_url(k).n > 0 ? whole : site_path(p->path, k->picture[section], a),
                                  k->pictured[section] };
}

static struct str intro_of(const struct site *k, const struct site_page *p, struct arena *a)
{
    const struct wording wording = { .medium = MEDIUM_PAGE, .language = k->order->language };

    if (p->verifies)
        return verifier_markup(&wording, a);
    if (p->proves)
        return verifier_history_markup(&wording, a);
    return p->turns ? site_hall_intro(k, a) : (struct str){ 0 };
}

bool site_write_list(struct site *k, const struct site_page *p, const struct html_menu *list, int nlist)
{
    struct html_menu menu[MENUS];
    struct arena own = { 0 };
    const struct html_frame frame = frame_of(k, p, menu);
    struct html_page page = { .heading = p->heading,
                              .wording = { .medium = MEDIUM_PAGE, .language = k->order->language },
                              .brief = is_brief(k, p),
                              .live = p->live,
                              .address = address_of(k, p),
                              .assets = &k->assets,
                              .picture = picture_of(k, p, &own),
                              .root = str_c(&own, site_path(p->path, STR(""), &own)),
                              .frame = &frame,
                              .intro = intro_of(k, p, &own),
                              .verifies = p->verifies,
                              .proves = p->proves,
                              .turns = p->turns,
                              .list = list,
                              .nlist = nlist,
                              .part = p->part,
                              .npart = p->npart,
                              .files = &p->files };
    bool ok = folder_put(k->folder, site_file(p->path), html_site_page(&page, &own), k->err);

    arena_free(&own);
    return ok;
}

bool site_write_page(struct site *k, const struct site_page *p)
{
    site_worked(k);
    return site_write_list(k, p, NULL, 0);
}
