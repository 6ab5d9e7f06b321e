/* SPDX-License-Identifier: Apache-2.0 */
#include "web/frame.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/next.h"
#include "teams/fide.h"
#include "teams/find.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "web/form.h"
#include "web/links.h"
#include "web/messages.h"
#include "web/page_text.h"

/* --- the menu ---------------------------------------------------------------------------------- */

enum place { OF_ROUND, OF_SECTION, OF_EVENT };

struct menu_item {
    struct message (*label)(void);
    enum place place;
    const char *below; /* behind the address of the round, of the section, or the address itself */
    int (*round)(
        const struct section
            *s); /* the round it is of if the page has none; 0: there is nothing there yet. NULL: always there */
    bool of_teams, of_tap;
    struct message (*of_players)(void); /* where no section is of teams; NULL: the same */
};

static int due(const struct section *s)
{
    return s->nround > 0 ? s->nround : 1;
}

/* The round that is drafted, or will be; 0: all are published. */
static int coming(const struct section *s)
{
    int round = page_latest(s, ROUND_PUBLISHED) + 1;

    return round <= s->rounds ? round : 0;
}

static int played(const struct section *s)
{
    return page_latest(s, ROUND_PUBLISHED);
}

static int complete(const struct section *s)
{
    int round = page_latest(s, ROUND_PUBLISHED);

    while (round > 0 && !score_is_in(s, &s->round[round - 1]))
        round--;
    return round;
}

static const struct menu_item rooms[] = {
    { say_menu_round, OF_ROUND, "", due, false, false, NULL },
    { say_menu_lineups, OF_ROUND, "/lineups", played, true, false, NULL },
    { say_menu_results, OF_ROUND, "/enter", played, false, false, NULL },
    { say_menu_standings, OF_SECTION, "/report/standings", complete, false, false, NULL },
    { say_menu_print, OF_EVENT, "/print", NULL, false, false, NULL },
};

/* What is needed less often, folded away. */
static const struct menu_item rarer[] = {
    { say_menu_presence, OF_SECTION, "/presence", NULL, false, false, NULL },
    { say_menu_draft, OF_ROUND, "/draft", coming, false, false, NULL },
    { say_menu_settings, OF_SECTION, "/do/set", NULL, false, true, NULL },
    { say_menu_all_forms, OF_SECTION, "/do", NULL, false, false, NULL },
    { say_menu_import, OF_EVENT, "/import", NULL, false, true, NULL },
    { say_menu_downloads, OF_EVENT, "/downloads", NULL, false, false, NULL },
    { say_menu_journal, OF_EVENT, "/journal", NULL, false, false, NULL },
    { say_menu_hall, OF_EVENT, "/screen", NULL, false, false, NULL },
    { say_menu_people, OF_EVENT, "/people", NULL, false, true, say_menu_staff },
};

static bool is_there(const struct visit *v, const struct menu_item *r)
{
    if (r->of_tap && v->who.viewer.role != ROLE_TAP)
        return false;
    return r->place == OF_EVENT ||
           (v->in && (!r->round || r->round(v->in) > 0) && (!r->of_teams || v->in->unit == UNIT_TEAM));
}

/* The round that is looked at, where there is such a page of it. */
static int round_of(const struct visit *v, const struct menu_item *r)
{
    bool drafts = r->round == coming, has = v->round > 0 && (r->round == due || v->round <= played(v->in));

    return has && !drafts ? v->round : r->round(v->in);
}

static struct str address_of(const struct visit *v, const struct menu_item *r)
{
    if (r->place == OF_EVENT)
        return str_of(r->below);
    return str_fmt(
        v->arena, "%.*s%s",
        STR_ARG(r->place == OF_ROUND ? address_round(v, v->in, round_of(v, r)) : address_section(v->in, v->arena)),
        r->below);
}

/* Where one is: the page itself, or one below it. */
static void put_item(const struct visit *v, struct markup *m, struct str address, struct str text)
{
    struct str path = page_path(v);

    put(m, "<li><a");
    put_attr(m, "href", address);
    if (str_eq(address, path))
        put(m, " aria-current=\"page\"");
    put(m, ">");
    put_text(m, text);
    put(m, "</a></li>");
}

static bool is_here(const struct visit *v, const struct menu_item *list, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (is_there(v, &list[i]) && str_eq(address_of(v, &list[i]), page_path(v)))
            return true;
    return false;
}

static bool has_captains(const struct event *ev)
{
    int i = 0;

    while (i < ev->nsection && ev->section[i].unit == UNIT_PLAYER)
        i++;
    return i < ev->nsection || ev->nsection == 0;
}

static struct message label_of(const struct visit *v, const struct menu_item *item)
{
    return item->of_players && !has_captains(&v->event) ? item->of_players() : item->label();
}

static void put_rooms(const struct visit *v, struct markup *m, const struct menu_item *list, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (is_there(v, &list[i]))
            put_item(v, m, address_of(v, &list[i]), page_text(v, label_of(v, &list[i])));
}

#define COUNT_OF(list) (sizeof(list) / sizeof *(list))

bool frame_page(const struct visit *v, int i, struct frame_page *out)
{
    size_t at = (size_t)i;

    if (at >= COUNT_OF(rooms) + COUNT_OF(rarer))
        return false;
    const struct menu_item *item = at < COUNT_OF(rooms) ? &rooms[at] : &rarer[at - COUNT_OF(rooms)];
    *out = (struct frame_page){ .has = is_there(v, item), .of_event = item->place == OF_EVENT };
    if (out->has) {
        out->label = page_text(v, label_of(v, item));
        out->address = address_of(v, item);
    }
    return true;
}

/* By Ctrl K the same page is asked over this one (web/assets/find.js). */
static void put_finder(const struct visit *v, struct markup *m)
{
    put(m, "<p class=\"finder\"><a");
    put_attr(m, "href",
             v->in ? str_fmt(v->arena, "/find?section=%.*s", STR_ARG(percent_encode(v->in->name, v->arena)))
                   : STR("/find"));
    if (str_eq(page_path(v), STR("/find")))
        put(m, " aria-current=\"page\"");
    put(m, ">");
    page_say(v, m, say_menu_find());
    put(m, "</a></p>\n");
}

static void put_menu(const struct visit *v, struct markup *m)
{
    put(m, "<nav id=\"menu\" class=\"tabs\"");
    put_attr(m, "aria-label", page_text(v, say_menu_desk()));
    put(m, "><ul>");
    put_rooms(v, m, rooms, COUNT_OF(rooms));
    put(m, "</ul></nav>\n<details class=\"menu\"><summary");
    if (is_here(v, rarer, COUNT_OF(rarer)))
        put(m, " class=\"here\"");
    put(m, ">");
    page_say(v, m, say_menu_more());
    put(m, "</summary><nav id=\"more\"");
    put_attr(m, "aria-label", page_text(v, say_menu_more()));
    put(m, "><ul>");
    put_rooms(v, m, rarer, COUNT_OF(rarer));
    put(m, "</ul></nav></details>\n");
    put_finder(v, m);
}

/* Helpers have one page that leads to the others. */
static void put_way_back(const struct visit *v, struct markup *m)
{
    put(m, "<nav id=\"menu\" class=\"tabs\"");
    put_attr(m, "aria-label", page_text(v, say_menu_desk()));
    put(m, "><ul>");
    put_item(v, m, STR("/"), page_text(v, say_menu_your_tables()));
    put(m, "</ul></nav>\n");
}

/* --- the line below ---------------------------------------------------------------------------- */

/* The page of the same kind of another round: line-ups and results have one each, every other leads to the round. */
static struct str same_page(const struct visit *v, int round)
{
    static const char *const kinds[] = { "/lineups", "/enter" };
    const char *below = "";

    for (size_t i = 0; i < COUNT_OF(kinds); i++)
        if (v->round > 0 && str_ends(page_path(v), str_of(kinds[i])))
            below = kinds[i];
    return str_fmt(v->arena, "%.*s%s", STR_ARG(address_round(v, v->in, round)), below);
}

static void put_rounds(const struct visit *v, struct markup *m)
{
    put(m, "<nav class=\"rounds\"");
    put_attr(m, "aria-label", page_text(v, say_rounds()));
    put(m, "><span aria-hidden=\"true\">");
    page_say(v, m, say_menu_round());
    put(m, "</span><ul>");
    for (int r = 1; r <= v->in->nround + (v->in->nround < v->in->rounds); r++) {
        put(m, "<li><a");
        put_attr(m, "href", r <= played(v->in) ? same_page(v, r) : address_round(v, v->in, r));
        if (r == v->round)
            put(m, " aria-current=\"page\"");
        put(m, ">");
        put_number(m, r);
        put(m, "</a></li>");
    }
    put(m, "</ul></nav>\n");
}

/* That it has left the FIDE mode is told on every page. */
static void put_mode(const struct visit *v, struct markup *m, const struct section *s)
{
    if (!s->departed)
        return;
    put(m, " <small class=\"mode\">");
    page_say(v, m, fide_mode_left(s));
    put(m, "</small>");
}

/* Whoever looks at one section sees how far the others are. */
static void put_section(const struct visit *v, struct markup *m, const struct section *s)
{
    const struct progress far = next_under_way(&v->event, s, v->now);

    put(m, "<li class=\"section");
    if (s == v->in)
        put(m, " here");
    put(m, "\"><a");
    put_attr(m, "href", address_section(s, v->arena));
    put_attr(m, "data-about", s->name);
    put(m, ">");
    if (s == v->in)
        put_text(m, section_title(s));
    else
        page_say(v, m, next_told(section_title(s), &far));
    put(m, "</a>");
    put_mode(v, m, s);
    put(m, "</li>");
}

/* The section one is in comes first, with its rounds. */
static void put_where(const struct visit *v, struct markup *m)
{
    put(m, "<div class=\"sub\" data-part=\"where\"><div><ul>");
    if (v->in)
        put_section(v, m, v->in);
    put(m, "</ul>");
    if (v->in && v->in->rounds > 0)
        put_rounds(v, m);
    put(m, "<ul>");
    for (int i = 0; i < v->event.nsection; i++)
        if (&v->event.section[i] != v->in)
            put_section(v, m, &v->event.section[i]);
    put(m, "</ul></div></div>\n");
}

/* --- who --------------------------------------------------------------------------------------- */

/* "Anna, TAP"; a captain's page says the team itself. */
static struct str who_of(const struct visit *v)
{
    enum role role = v->who.viewer.role;
    const struct message says = person_role_message(role);
    struct str name = visit_user(v);

    if (role == ROLE_CAPTAIN && v->event.nsection == 0) /* what he is called now is not known */
        return page_text(v, says);
    if (role == ROLE_CAPTAIN || str_same(v->who.name, str_of(person_role(role))))
        return name;
    return page_text(v, say_name_and_role(name, &says));
}

static void put_who(const struct visit *v, struct markup *m)
{
    put(m, "<form class=\"who\" method=\"post\" action=\"/leave\"><p><span>");
    put_text(m, who_of(v));
    put(m, "</span> <button>");
    page_say(v, m, say_sign_out());
    put(m, "</button></p></form>\n");
}

/* The event; a captain's page has his team in its place. */
static void put_event(const struct visit *v, struct markup *m)
{
    int section, squad;

    if (v->event.name.n == 0)
        return;
    put(m, "<p class=\"event\">");
    if (v->in && viewer_squad(&v->event, &v->who.viewer, &section, &squad)) {
        put_text(m, v->in->squad[squad].name);
        put(m, "<small>");
        page_say(v, m, say_captain_of_section(section_title(v->in)));
        put(m, "</small>");
    } else {
        put_text(m, v->event.name);
    }
    put(m, "</p>\n");
}

void frame_put(const struct visit *v, struct markup *m)
{
    enum role role = v->who.viewer.role;

    put(m, "<header class=\"top\">\n<div class=\"bar\"><div>");
    put_event(v, m);
    if (role <= ROLE_ARBITER)
        put_menu(v, m);
    if (role == ROLE_HELPER)
        put_way_back(v, m);
    if (role != ROLE_PUBLIC)
        put_who(v, m);
    put(m, "</div></div>\n");
    if (role <= ROLE_ARBITER && v->event.nsection > 0)
        put_where(v, m);
    if (v->room && v->room->rehearsal)
        put_message(v, m, "<p class=\"rehearsal\">", say_this_is_a_rehearsal(), "</p>\n");
    put(m, "</header>\n");
}
