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
#include "web/key_again.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/server.h"

static struct str word(const struct visit *v, const char *name)
{
    return str_trim(form_word(&v->form, name));
}

/* Everybody who has a key, once the event is loaded. */
static struct people_of people_of(const struct visit *v)
{
    return (struct people_of){ v->room->people, v->room->desk, &v->event };
}

/* --- the page ---------------------------------------------------------------------------------- */

/* Whose or where; nothing of the TAP and of arbiters, who are everywhere. */
static struct str place_of(const struct visit *v, const struct person *p)
{
    const struct message of = key_card_of(&v->event, &p->viewer);

    if (p->lost)
        return page_text(v, say_place_is_gone(&of));
    return of.row ? page_text(v, of) : STR("");
}

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
    put_cell(m, page_text(v, person_role_message(p->viewer.role)));
    put_cell(m, place_of(v, p));
    put_cell(m, p->revoked.n > 0 ? page_text(v, say_revoked_at(p->revoked)) : p->issued);
    put(m, "<td><a class=\"button\"");
    put_attr(m, "href", str_fmt(v->arena, "/people?name=%.*s", STR_ARG(percent_encode(p->name, v->arena))));
    put_attr_message(v, m, "aria-label", say_key_of(p->name));
    put_message(v, m, ">", say_key_what(), "</a></td></tr>\n");
}

static void put_list(const struct visit *v, struct markup *m, const struct person *all, int n)
{
    static struct message (*const heads[])(void) = { say_stands_name, say_role_of_person, say_whose_it_is,
                                                     say_key_since };

    page_find(v, m, ".people tbody tr");
    put(m, "<div class=\"wide\" role=\"region\" tabindex=\"0\"");
    put_attr_message(v, m, "aria-label", say_people_of_desk());
    put(m, ">\n<table class=\"people\">\n<thead><tr>");
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        put_message(v, m, "<th scope=\"col\">", heads[i](), "</th>");
    put(m, "<td></td></tr></thead>\n<tbody>\n");
    for (int i = 0; i < n; i++)
        put_row(v, m, &all[i]);
    put(m, "</tbody>\n</table>\n</div>\n");
}

static void put_field(const struct visit *v, struct markup *m, const char *name, struct message label)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(name));
    put_message(v, m, ">", label, "</label><br><input autocomplete=\"off\"");
    put_attr(m, "id", str_of(name));
    put_attr(m, "name", str_of(name));
    put(m, "></p>\n");
}

/* `teams`: only those that have captains. */
static void put_sections(const struct visit *v, struct markup *m, const char *id, bool teams)
{
    put(m, "<p><label");
    put_attr(m, "for", str_of(id));
    put_message(v, m, ">", say_journal_section(), "</label><br><select name=\"section\"");
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

static void put_formats(const struct visit *v, struct markup *m, struct message make)
{
    put_message(v, m, "<p><button class=\"main\">", make, "</button> ");
    put_message(v, m, "<button name=\"format\" value=\"pdf\">", say_as_pdf(), "</button></p>\n");
}

static void put_role(const struct visit *v, struct markup *m, enum role role)
{
    put(m, "<option");
    put_attr(m, "value", str_of(person_role(role)));
    put_message(v, m, ">", person_role_message(role), "</option>\n");
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
    put_message(v, m, "<form method=\"post\" class=\"card\" action=\"/people\">\n<h2>", say_new_access_key(),
                "</h2>\n");
    put_field(v, m, "name", say_stands_name());
    put_message(v, m, "<p><label for=\"role\">", say_role_of_person(),
                "</label><br><select id=\"role\" name=\"role\">\n");
    put_role(v, m, ROLE_ARBITER);
    put_role(v, m, ROLE_HELPER);
    if (has_captains(v))
        put_role(v, m, ROLE_CAPTAIN);
    put_role(v, m, ROLE_TAP);
    put(m, "</select></p>\n");
    put_sections(v, m, "section", false);
    put_field(v, m, "tables", say_tables_of_helper());
    if (has_captains(v))
        put_field(v, m, "team", say_team_of_captain());
    put_formats(v, m, say_make_the_card());
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
        put_line_message(v, m, say_codes_lead_to(address_of(v)));
        return;
    }
    put_message(v, m, "<p class=\"warning\">", say_look_first(&why), "</p>\n");
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
    put(m, "<form method=\"post\" class=\"card\" action=\"/people/cards\">\n");
    put_message(v, m, "<h2>", say_cards_for_captains(), "</h2>\n");
    put_sections(v, m, "of-section", true);
    put_line_message(v, m, say_card_for_every_team());
    put_message(v, m, "<p><label><input type=\"checkbox\" name=\"confirm\" value=\"yes\"> ", say_also_replace_cards(),
                "</label></p>\n");
    put_address(v, m);
    if (doubt(v).row)
        put_message(v, m, "<p><label><input type=\"checkbox\" name=\"address\" value=\"yes\"> ",
                    say_make_for_this_address(), "</label></p>\n");
    put_formats(v, m, say_make_the_cards());
    put(m, "</form>\n");
}

static void put_another_key(const struct visit *v, struct markup *m, const struct person *p)
{
    put(m, "<form method=\"post\" class=\"card\" action=\"/people/cards\">\n");
    put_message(v, m, "<h2>", say_another_key(), "</h2>\n");
    put_line_message(v, m, say_card_in_use_is_void());
    page_hidden(m, "name", p->name);
    page_hidden(m, "was", str_fmt(v->arena, "%ld", p->generation)); /* asked for once more, it is another form */
    page_hidden(m, "confirm", STR("yes"));
    put_formats(v, m, say_make_the_card());
    put(m, "</form>\n");
}

static void put_revoke(const struct visit *v, struct markup *m, const struct person *p)
{
    put(m, "<form method=\"post\" class=\"card\" action=\"/people/revoke\">\n");
    put_message(v, m, "<h2>", say_revoke(), "</h2>\n");
    put_line_message(v, m, say_nobody_comes_in());
    page_hidden(m, "name", p->name);
    put_message(v, m, "<p><button>", say_revoke_the_key(), "</button></p>\n</form>\n");
}

/* Asked once: what a person has in his hands is void afterwards. */
static bool show_person(struct visit *v, struct err *e)
{
    struct str name = form_word(&v->form, "name");
    const struct people_of all = people_of(v);
    struct person p;

    if (!desk_people_named(&all, name, v->arena, &p, e))
        return false;
    struct markup m = page_begin(v, text_shown(p.name, false, v->arena));
    const struct message role = person_role_message(p.viewer.role);
    put_line_message(v, &m, say_role_and_place(&role, place_of(v, &p)));
    put_line_message(v, &m, p.revoked.n > 0 ? say_key_was_revoked(p.revoked) : say_key_was_made(p.issued));
    put(&m, "<div class=\"cards\">\n");
    put_another_key(v, &m, &p);
    if (p.revoked.n == 0)
        put_revoke(v, &m, &p);
    put(&m, "</div>\n<p>");
    put_link_message(v, &m, STR("/people"), say_back_to_people());
    put(&m, "</p>\n");
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
    const struct people_of of = people_of(v);
    if (!desk_people_load(&of, false, v->arena, &all, &n, e))
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
    struct markup m = page_begin(v, page_text(v, say_cards_to_hand_over(n)));
    if (n == 0)
        put_line_message(v, &m, say_everybody_has_a_key());
    else
        put_message(v, &m, "<p class=\"warning\">", say_print_cards_now(), "</p>\n");
    put_address(v, &m);
    put(&m, "<div class=\"passes\">\n");
    put_made(&m, html_sheet(&sheet, NULL, false, v->arena));
    put(&m, "</div>\n<p class=\"back\">");
    put_link_message(v, &m, STR("/people"), say_back_to_people());
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* The keys open the desk once the cards are made: what has no room for a sheet leaves everybody the card in use. */
static bool give_cards(struct visit *v, const struct desk_pass *pass, int n, struct err *e)
{
    if (!show_cards(v, pass, n, e) || !desk_people_give(v->room->people, pass, n, visit_user(v), v->arena, e))
        return false;
    key_again_note(v, pass, n);
    return true;
}

/* The form was sent before and its answer was lost: it is answered as then. */
static bool is_answered(struct visit *v, bool *ok, struct err *e)
{
    const struct desk_pass *pass;
    int n;

    *ok = visit_event(v, e);
    pass = *ok ? key_again(v, &n) : NULL;
    if (pass)
        *ok = show_cards(v, pass, n, e);
    return pass || !*ok;
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
    const struct people_of of = people_of(v);
    struct desk_pass pass;
    bool ok;

    if (is_answered(v, &ok, e))
        return ok;
    return read_person(v, &pass.person, e) && desk_people_new(&of, v->arena, &pass, e) && give_cards(v, &pass, 1, e);
}

static bool renew_one(struct visit *v, struct err *e)
{
    const struct people_of of = people_of(v);
    struct desk_pass pass;

    if (word(v, "confirm").n == 0)
        return err_say(e, ERR_USAGE, say_card_in_use());
    return desk_people_renew(&of, word(v, "name"), v->now, v->arena, &pass, e) && give_cards(v, &pass, 1, e);
}

bool serve_cards(struct visit *v, struct err *e)
{
    const struct people_of of = people_of(v);
    struct desk_pass *pass;
    int section, n;
    bool ok;

    if (is_answered(v, &ok, e))
        return ok;
    if (word(v, "name").n > 0)
        return renew_one(v, e);
    if (!section_find(&v->event, word(v, "section"), &section, e)) {
        e->kind = word(v, "section").n > 0 ? e->kind : ERR_USAGE;
        return false;
    }
    return desk_people_captains(&of, &v->event.section[section], word(v, "confirm").n > 0, v->now, v->arena, &pass, &n,
                                e) &&
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
    const struct people_of of = people_of(v);
    struct person out = { 0 };

    if (!visit_event(v, e))
        return false;
    if (desk_people_revoke(&of, word(v, "name"), v->now, visit_user(v), v->arena, &out, e))
        return visit_go(v, STR("/people"));
    return e->kind == ERR_INPUT || out.id == 0 ? false : revoke_unstored(v, &out, e);
}
