/* SPDX-License-Identifier: Apache-2.0 */
/* page_people.c - who may come to the desk: keys are given, printed once as cards, and revoked. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "office/key_cards.h"
#include "reports/format/format.h"
#include "reports/format/html.h"
#include "teams/address.h"
#include "teams/find.h"
#include "teams/text.h"
#include "web/ended.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/server.h"

static struct str word(const struct visit *v, const char *name)
{
    return str_trim(form_word(&v->form, name));
}

/* --- the page ---------------------------------------------------------------------------------- */

static void put_cell(struct markup *m, struct str text)
{
    put(m, "<td>");
    put_text(m, text);
    put(m, "</td>");
}

static void put_row(const struct visit *v, struct markup *m, const struct person *p)
{
    if (p->revoked.n > 0)
        put(m, "<tr class=\"faint\">");
    else
        put(m, "<tr>");
    put(m, "<th scope=\"row\">");
    put_text(m, text_shown(p->name, false, v->arena));
    put(m, "</th>");
    put_cell(m, str_of(person_role(p->viewer.role)));
    put_cell(m, key_card_of(&v->event, &p->viewer, v->arena));
    put_cell(m, p->revoked.n > 0 ? str_fmt(v->arena, "revoked %.*s", STR_ARG(p->revoked)) : p->issued);
    put(m, "<td><a class=\"button\"");
    put_attr(m, "href", str_fmt(v->arena, "/people?name=%.*s", STR_ARG(percent_encode(p->name, v->arena))));
    put_attr(m, "aria-label", str_fmt(v->arena, "The key of %.*s", STR_ARG(p->name)));
    put(m, ">Key ...</a></td></tr>\n");
}

static void put_list(const struct visit *v, struct markup *m, const struct person *all, int n)
{
    page_find(v, m, ".people tbody tr");
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"People\">\n<table class=\"people\">\n"
           "<thead><tr><th scope=\"col\">Name</th><th scope=\"col\">Role</th><th scope=\"col\">Of</th>"
           "<th scope=\"col\">Key since</th><td></td></tr></thead>\n<tbody>\n");
    for (int i = 0; i < n; i++)
        put_row(v, m, &all[i]);
    put(m, "</tbody>\n</table>\n</div>\n");
}

static void put_field(struct markup *m, const char *name, const char *label, const char *list)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(name));
    put(m, ">");
    put_text(m, str_of(label));
    put(m, "</label><br><input autocomplete=\"off\"");
    put_attr(m, "id", str_of(name));
    put_attr(m, "name", str_of(name));
    if (list)
        put_attr(m, "list", str_of(list));
    put(m, "></p>\n");
}

/* `teams`: only those that have captains. */
static void put_sections(const struct visit *v, struct markup *m, const char *id, bool teams)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put(m, ">Section</label><br><select name=\"section\"");
    put_attr(m, "id", str_of(id));
    put(m, ">\n");
    for (int i = 0; i < v->event.nsection; i++) {
        if (teams && v->event.section[i].unit != UNIT_TEAM)
            continue;
        put(m, "<option");
        put_attr(m, "value", v->event.section[i].name);
        put(m, ">");
        put_text(m, section_title(&v->event.section[i]));
        put(m, "</option>\n");
    }
    put(m, "</select></p>\n");
}

static void put_formats(struct markup *m)
{
    put(m, "<p><button class=\"main\">Make the card</button> "
           "<button name=\"format\" value=\"pdf\">as PDF</button></p>\n");
}

static bool has_captains(const struct visit *v)
{
    for (int i = 0; i < v->event.nsection; i++)
        if (v->event.section[i].unit == UNIT_TEAM)
            return true;
    return false;
}

static void put_one(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" class=\"card\" action=\"/people\">\n<h2>");
    page_say(v, m, say_new_access_key());
    put(m, "</h2>\n");
    put_field(m, "name", "Name", NULL);
    put(m, "<p><label for=\"role\">Role</label><br><select id=\"role\" name=\"role\">\n"
           "<option>arbiter</option>\n<option>helper</option>\n");
    if (has_captains(v))
        put(m, "<option>captain</option>\n");
    put(m, "<option>tap</option>\n</select></p>\n");
    put_sections(v, m, "section", false);
    put_field(m, "tables", "Tables of a helper, as 1-20", NULL);
    if (has_captains(v))
        put_field(m, "team", "Team of a captain", NULL);
    put_formats(m);
    put(m, "</form>\n");
}

/* What the event says; else the one that the desk was started with. */
static struct str address_of(const struct visit *v)
{
    return v->event.address.n > 0 ? v->event.address : v->room->origin;
}

/* Why the codes of cards would lead nobody to the desk; none: they do. */
static struct message doubt(const struct visit *v)
{
    struct str at = address_of(v);

    if (address_host_is_here(address_host(at)))
        return say_codes_lead_to_themselves(at);
    if (!v->room->server || server_reached(v->room->server, at))
        return (struct message){ 0 };
    return say_nobody_came_by(at);
}

/* Where the codes of cards lead. */
static void put_address(const struct visit *v, struct markup *m)
{
    struct message why = doubt(v);

    if (!why.row) {
        put_line(m, str_fmt(v->arena, "The codes lead to %.*s.", STR_ARG(address_of(v))));
        return;
    }
    put(m, "<p class=\"warning\">Look first: ");
    put_text(m, page_text(v, why));
    put(m, ".</p>\n");
}

/* Cards of a whole hall are not made for an address that is in doubt, unless somebody says so. */
static bool is_address_settled(const struct visit *v, int n, struct err *e)
{
    struct message why = doubt(v);

    if (n > 0 && why.row && word(v, "address").n == 0)
        return err_say(e, ERR_STATE, why);
    return true;
}

static void put_captains(const struct visit *v, struct markup *m)
{
    put(m, "<form method=\"post\" class=\"card\" action=\"/people/cards\">\n<h2>Cards for all captains</h2>\n");
    put_sections(v, m, "of-section", true);
    put(m, "<p>A card for every team whose captain has no key yet.</p>\n"
           "<p><label><input type=\"checkbox\" name=\"confirm\" value=\"yes\"> ");
    page_say(v, m, say_also_replace_cards());
    put(m, "</label></p>\n");
    put_address(v, m);
    if (doubt(v).row)
        put(m, "<p><label><input type=\"checkbox\" name=\"address\" value=\"yes\"> make them for this address all the "
               "same</label></p>\n");
    put(m, "<p><button class=\"main\">Make the cards</button> "
           "<button name=\"format\" value=\"pdf\">as PDF</button></p>\n</form>\n");
}

/* Asked once: what a person has in his hands is void afterwards. */
static bool show_person(struct visit *v, struct err *e)
{
    struct str name = form_word(&v->form, "name");
    struct person p;

    if (!desk_people_named(v->room->people, name, v->arena, &p, e))
        return false;
    struct markup m = page_begin(v, text_shown(p.name, false, v->arena));
    put_line(&m, str_fmt(v->arena, "%s %.*s", person_role(p.viewer.role),
                         STR_ARG(key_card_of(&v->event, &p.viewer, v->arena))));
    put_line(&m, p.revoked.n > 0 ? str_fmt(v->arena, "The key was revoked %.*s.", STR_ARG(p.revoked))
                                 : str_fmt(v->arena, "The key was made %.*s.", STR_ARG(p.issued)));
    put(&m,
        "<div class=\"cards\">\n<form method=\"post\" class=\"card\" action=\"/people/cards\">\n<h2>Another key</h2>\n"
        "<p>The card that is in use is void at once, and whoever came in by it is signed out.</p>\n");
    page_hidden(&m, "name", p.name);
    page_hidden(&m, "confirm", STR("yes"));
    put_formats(&m);
    put(&m, "</form>\n");
    if (p.revoked.n == 0) {
        put(&m, "<form method=\"post\" class=\"card\" action=\"/people/revoke\">\n<h2>Revoke</h2>\n"
                "<p>From then on nobody comes in by the key, nor stays.</p>\n");
        page_hidden(&m, "name", p.name);
        put(&m, "<p><button>Revoke the key</button></p>\n</form>\n");
    }
    put(&m, "</div>\n<p><a href=\"/people\">Back to all people</a></p>\n");
    return page_end(v, &m);
}

bool serve_people(struct visit *v, struct err *e)
{
    struct person *all;
    int n;

    if (!visit_event(v, e))
        return false;
    if (form_word(&v->form, "name").n > 0)
        return show_person(v, e);
    if (!people_load(v->room->people, v->arena, &all, &n, e))
        return false;
    struct markup m = page_begin(v, page_text(v, has_captains(v) ? say_menu_people() : say_menu_staff()));
    put(&m, "<div class=\"cards\">\n");
    put_one(v, &m);
    if (has_captains(v))
        put_captains(v, &m);
    put(&m, "</div>\n");
    put_list(v, &m, all, n);
    return page_end(v, &m);
}

/* --- what comes in ------------------------------------------------------------------------------ */

/* Shown this once: nobody can print them again. */
static bool show_cards(struct visit *v, const struct desk_pass *pass, int n, struct err *e)
{
    struct sheet sheet = key_cards_make(&v->event, pass, n, address_of(v), v->arena);

    if (str_eq(word(v, "format"), STR("pdf")))
        return page_file(v, format_find(STR("pdf")), &sheet, STR("cards"), e);
    struct markup m = page_begin(v, n == 1 ? STR("A card to hand over") : STR("Cards to hand over"));
    if (n == 0)
        put(&m, "<p>Everybody has a key already.</p>\n");
    else
        put(&m, "<p class=\"warning\">Print this page now: the keys are kept nowhere, and are not shown again.</p>\n");
    put_address(v, &m);
    put(&m, "<div class=\"passes\">\n");
    put_made(&m, html_sheet(&sheet, NULL, false, v->arena));
    put(&m, "</div>\n<p class=\"back\"><a href=\"/people\">Back to all people</a></p>\n");
    return page_end(v, &m);
}

/* The keys open the desk once the cards are made: what has no room for a sheet leaves everybody the card in use. */
static bool give_cards(struct visit *v, const struct desk_pass *pass, int n, struct err *e)
{
    return show_cards(v, pass, n, e) && desk_people_give(v->room->people, pass, n, visit_user(v), v->arena, e);
}

static bool read_tables(struct visit *v, struct viewer *out, struct err *e)
{
    struct str text = word(v, "tables"), rest = text, first = str_cut(&rest, '-');
    long from = 0, to = 0;

    if (text.n == 0)
        return true;
    bool ok = str_long(first, &from) && str_long(rest.p ? rest : first, &to) && from >= 1 && to >= 1 &&
              from <= TEAMS_MAX && to <= TEAMS_MAX;
    out->table = (int)from;
    out->to_table = (int)to;
    return ok || err_say(e, ERR_USAGE, say_tables_no_range(text));
}

/* What belongs to another role is left aside: the form has fields for all of them. */
static bool read_person(struct visit *v, struct person *out, struct err *e)
{
    struct viewer *w = &out->viewer;

    *out = (struct person){ .name = word(v, "name"), .issued = v->now };
    if (!person_role_find(word(v, "role"), &w->role))
        return err_say(e, ERR_USAGE, say_role_unknown());
    if (w->role >= ROLE_HELPER)
        w->section = word(v, "section");
    if (w->role == ROLE_CAPTAIN)
        w->team = word(v, "team");
    return w->role != ROLE_HELPER || read_tables(v, w, e);
}

bool serve_new_person(struct visit *v, struct err *e)
{
    struct desk_pass pass;

    return visit_event(v, e) && read_person(v, &pass.person, e) &&
           desk_people_new(v->room->people, &v->event, v->arena, &pass, e) && give_cards(v, &pass, 1, e);
}

static bool renew_one(struct visit *v, struct err *e)
{
    struct desk_pass pass;

    if (word(v, "confirm").n == 0)
        return err_say(e, ERR_USAGE, say_card_in_use());
    return desk_people_renew(v->room->people, word(v, "name"), v->now, v->arena, &pass, e) &&
           give_cards(v, &pass, 1, e);
}

bool serve_cards(struct visit *v, struct err *e)
{
    struct desk_pass *pass;
    int section, n;

    if (!visit_event(v, e))
        return false;
    if (word(v, "name").n > 0)
        return renew_one(v, e);
    if (!section_find(&v->event, word(v, "section"), &section, e)) {
        e->kind = word(v, "section").n > 0 ? e->kind : ERR_USAGE;
        return false;
    }
    return desk_people_captains(v->room->people, &v->event.section[section], word(v, "confirm").n > 0, v->now, v->arena,
                                &pass, &n, e) &&
           is_address_settled(v, n, e) && give_cards(v, pass, n, e);
}

/* Whoever is to be out is out, whatever the disk says. */
static bool revoke_unstored(struct visit *v, const struct person *out, struct err *e)
{
    const struct err why = *e;

    ended_add_key(out->id, out->generation);
    *e = (struct err){ 0 };
    v->status = 503;
    return err_say(e, why.kind, say_revoked_until_restart(out->name, err_cause(&why)));
}

bool serve_revoke(struct visit *v, struct err *e)
{
    struct person out = { 0 };

    if (desk_people_revoke(v->room->people, word(v, "name"), v->now, visit_user(v), v->arena, &out, e))
        return visit_go(v, STR("/people"));
    return e->kind == ERR_INPUT || out.id == 0 ? false : revoke_unstored(v, &out, e);
}
