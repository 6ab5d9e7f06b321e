/* SPDX-License-Identifier: Apache-2.0 */
/* people.c - people: who may come to the desk by a browser, and their keys. */
#include "desk/people.h"

#include <stdio.h>

#include "cli/call.h"
#include "cli/messages.h"
#include "cli/mirror.h"
#include "cli/sheet.h"
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "office/key_cards.h"
#include "reports/format/qr.h"
#include "teams/address.h"

/* "12-20", or a single table. */
static bool read_tables(struct call *c, struct viewer *v)
{
    struct str rest = c->option[OPT_TABLES], first = str_cut(&rest, '-');
    long from, to;

    if (!call_has(c, OPT_TABLES))
        return true;
    bool ok = str_long(first, &from) && from >= 1 && from <= TEAMS_MAX;
    to = ok ? from : 0;
    if (rest.p)
        ok = ok && str_long(rest, &to) && to >= 1 && to <= TEAMS_MAX;
    v->table = ok ? (int)from : 0;
    v->to_table = ok ? (int)to : 0;
    return ok || err_say(c->err, ERR_USAGE, say_tables_option_is_no_range(c->option[OPT_TABLES]));
}

static bool read_person(struct call *c, struct person *p)
{
    *p = (struct person){ .name = c->operand[1], .issued = c->act.time };
    if (!call_has(c, OPT_ROLE))
        return err_say(c->err, ERR_USAGE, say_which_role());
    if (!person_role_find(c->option[OPT_ROLE], &p->viewer.role))
        return err_say(c->err, ERR_USAGE, say_no_such_role(c->option[OPT_ROLE]));
    p->viewer.section = p->viewer.role >= ROLE_HELPER ? c->option[OPT_SECTION] : STR("");
    p->viewer.team = c->option[OPT_TEAM];
    return read_tables(c, &p->viewer);
}

/* As --origin has it, without what people type behind it. */
static bool check_origin(const struct call *c, struct str *origin)
{
    while (str_ends(*origin, STR("/")))
        origin->n--;
    return origin->n == 0 || address_is(*origin) || err_say(c->err, ERR_USAGE, say_origin_option_no_address(*origin));
}

static bool is_dark(const struct qr *q, int row, int col)
{
    return row >= 0 && row < q->size && col >= 0 && col < q->size && q->dark[row * q->size + col];
}

/* Two rows of modules a line, the light ones printed, as a screen of light letters needs it; a phone reads either. */
static bool print_code(struct str link, struct arena *a)
{
    static const char *const halves[2][2] = { { "\u2588", "\u2580" }, { "\u2584", " " } };
    const struct qr q = qr_make(link, a);
    bool ok = true;

    for (int row = -QR_QUIET; row < q.size + QR_QUIET && ok; row += 2) {
        for (int col = -QR_QUIET; col < q.size + QR_QUIET; col++)
            printf("%s", halves[is_dark(&q, row, col)][is_dark(&q, row + 1, col)]);
        ok = putchar('\n') != EOF;
    }
    return ok;
}

/* With the address of the desk: no phone gets anywhere by that of this machine alone. */
static bool print_link(const struct call *c, const char *key)
{
    struct str origin = c->option[OPT_ORIGIN], link = str_fmt(c->arena, "%.*s/key#%s", STR_ARG(origin), key);

    if (!call_has(c, OPT_ORIGIN))
        return true;
    return printf("%.*s\n", STR_ARG(link)) > 0 &&
           (address_host_is_here(address_host(origin)) || print_code(link, c->arena));
}

static bool add_person(struct call *c, const struct event *ev)
{
    struct people *people = NULL;
    struct desk_key key;
    struct person person;

    bool ok = check_origin(c, &c->option[OPT_ORIGIN]) && read_person(c, &person) &&
              people_open(c->path, true, &people, c->err) &&
              desk_people_add(&(struct people_of){ people, c->desk, ev }, &person, c->act.user, c->arena, &key, c->err);
    people_close(people);
    if (!ok)
        return false;
    c->made = say_gave_a_lost_key(text_shown(person.name, false, c->arena));
    return call_print(c, say_key_of_person(person.name, person_role(person.viewer.role), key.text)) &&
           print_link(c, key.text) && call_print(c, say_hand_it_over());
}

/* Whoever took the last one back may be the one who lost it. */
static bool warn_no_tap(struct call *c, struct people *people)
{
    struct person *person;
    int n, taps = 0;

    if (!people_load(people, c->arena, &person, &n, c->err))
        return false;
    for (int i = 0; i < n; i++)
        taps += person[i].revoked.n == 0 && person[i].viewer.role == ROLE_TAP;
    if (taps == 0)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, say_no_tap_has_a_key());
    return true;
}

static bool revoke(struct call *c, const struct event *ev)
{
    struct people *people = NULL;
    struct person person = { 0 };

    bool ok = people_open(c->path, false, &people, c->err) &&
              desk_people_revoke(&(struct people_of){ people, c->desk, ev }, c->operand[1], c->act.time, c->act.user,
                                 c->arena, &person, c->err) &&
              warn_no_tap(c, people);
    people_close(people);
    if (!ok)
        return false;
    c->made = say_revoked_key(text_shown(person.name, false, c->arena));
    return call_print(c, say_key_is_revoked(person.name));
}

static struct str tables_of(const struct call *c, const struct viewer *v)
{
    return v->table ? str_fmt(c->arena, "%d-%d", v->table, v->to_table) : (struct str){ 0 };
}

static bool print_list(struct call *c, const struct event *ev, const struct person *p, int n)
{
    static const struct column columns[] = {
        { .key = "name", .label = &label_name, .name = true }, { .key = "role", .label = &label_role },
        { .key = "section", .label = &label_section },         { .key = "team", .label = &label_team, .name = true },
        { .key = "tables", .label = &label_tables },           { .key = "issued", .label = &label_key_since },
        { .key = "revoked", .label = &label_revoked },
    };
    enum { COLUMNS = sizeof columns / sizeof columns[0] };
    struct sheet s = sheet_list(c, "people", &label_list_people, columns, COLUMNS, n);

    s.heading.event = ev->name;
    for (int i = 0; i < n; i++)
        sheet_add(&s, (struct cell[]){ cell_text(p[i].name), cell_text(str_of(person_role(p[i].viewer.role))),
                                       cell_text(p[i].viewer.section), cell_text(p[i].viewer.team),
                                       cell_text(tables_of(c, &p[i].viewer)), cell_text(p[i].issued),
                                       cell_text(p[i].revoked) });
    return sheet_print(c, &s);
}

static bool list(struct call *c, const struct event *ev)
{
    struct people *people = NULL;
    struct person *person;
    int n;

    bool ok = people_open(c->path, false, &people, c->err) &&
              desk_people_load(&(struct people_of){ people, c->desk, ev }, false, c->arena, &person, &n, c->err);
    people_close(people);
    for (int i = 0; ok && i < n; i++)
        if (person[i].lost && person[i].revoked.n == 0)
            finding_say(&c->findings, WARNING, RULE_NONE, 0, say_key_opens_nothing(person[i].name));
    return ok && print_list(c, ev, person, n);
}

/* --- cards -------------------------------------------------------------------------------------- */

/* Empty: the cards have no code. Cards are for others. */
static bool read_origin(struct call *c, const struct event *ev, struct str *out)
{
    *out = call_has(c, OPT_ORIGIN) ? c->option[OPT_ORIGIN] : ev->address;
    if (!check_origin(c, out))
        return false;
    return out->n == 0 || !address_host_is_here(address_host(*out)) ||
           err_say(c->err, ERR_USAGE, say_origin_is_this_machine(*out));
}

static bool renew_one(struct call *c, const struct people_of *of, struct desk_pass **out, int *n)
{
    *out = arena_new(c->arena, struct desk_pass, 1);
    *n = 1;
    if (!call_has(c, OPT_CONFIRM))
        return err_say(c->err, ERR_USAGE, say_card_in_use_would_be_void());
    return desk_people_renew(of, c->operand[1], c->act.time, c->arena, *out, c->err);
}

static bool renew_captains(struct call *c, const struct people_of *of, struct desk_pass **out, int *n)
{
    const struct section *s;

    if (!call_section(c, of->event, &s) ||
        !desk_people_captains(of, s, call_has(c, OPT_CONFIRM), c->act.time, c->arena, out, n, c->err))
        return false;
    return *n > 0 || err_say(c->err, ERR_STATE, say_every_captain_has_key(s->name));
}

/* Cards that nobody was given keys for are waste paper, and a key whose card was not written is lost: the sheet comes first. */
static bool give(struct call *c, struct people *people, const struct desk_pass *pass, int n)
{
    struct err why = { 0 };

    if (desk_people_give(people, pass, n, c->act.user, c->arena, &why))
        return true;
    return err_say(c->err, why.kind,
                   say_throw_cards_away(err_cause(&why), text_shown(c->option[OPT_OUT], false, c->arena)));
}

static bool make_cards(struct call *c, const struct event *ev, struct people *people)
{
    const struct people_of of = { people, c->desk, ev };
    struct desk_pass *pass;
    struct str origin;
    int n;

    if (!read_origin(c, ev, &origin) ||
        !(c->noperand == 2 ? renew_one(c, &of, &pass, &n) : renew_captains(c, &of, &pass, &n)))
        return false;
    struct sheet s = key_cards_make(ev, pass, n, origin, c->arena);
    c->secret = true;
    if (!sheet_print(c, &s) || !give(c, people, pass, n))
        return false;
    c->made = say_made_cards(n, text_shown(c->option[OPT_OUT], false, c->arena));
    return call_print(c, origin.n > 0 ? say_cards_lead_to(n, origin) : say_cards_without_code(n));
}

static bool cards(struct call *c, const struct event *ev)
{
    struct people *people = NULL;

    if (!call_has(c, OPT_OUT))
        return err_say(c->err, ERR_USAGE, say_keys_need_a_file());
    bool ok = people_open(c->path, true, &people, c->err) && make_cards(c, ev, people);
    people_close(people);
    return ok;
}

static bool change(struct call *c, const struct event *ev)
{
    if (c->noperand == 2 && str_eq(c->operand[0], STR("add")))
        return add_person(c, ev);
    if (c->noperand == 2 && str_eq(c->operand[0], STR("revoke")))
        return revoke(c, ev);
    if (c->noperand <= 2 && str_eq(c->operand[0], STR("cards")))
        return cards(c, ev);
    return err_say(c->err, ERR_USAGE, say_people_usage());
}

bool cmd_people(struct call *c)
{
    struct event ev;
    struct message mended;

    if (!call_event(c, &ev) || !call_time(c, &ev) || !people_mend(c->path, &mended, c->arena, c->err))
        return false;
    if (mended.row)
        finding_say(&c->findings, WARNING, RULE_NONE, 0, mended);
    if (c->noperand == 0)
        return list(c, &ev);
    if (!change(c, &ev))
        return false;
    mirror_people(c, &ev);
    return true;
}
