/* page_do.c - operations: a form for each row of desk/op.def, and what becomes of it. */
#include "desk/mirror.h"
#include "desk/op.h"
#include "desk/setting.h"
#include "engine/base/arena.h"
#include "engine/base/door.h"
#include "engine/base/err.h"
#include "teams/playing.h"
#include "teams/text.h"
#include "teams/unit.h"
#include "web/bar.h"
#include "web/form.h"
#include "web/json.h"
#include "web/me.h"
#include "web/words.h"

/* The operation that the address names, if it is this person's to do. */
static bool find_operation(struct visit *v, const struct op **op, struct err *e)
{
    *op = op_find(v->name);
    if (!*op || words_stays(*op)) {
        v->status = 404;
        return err_set(e, ERR_INPUT, *op ? "this is done on the command line" : "there is no such operation");
    }
    if (v->who.viewer.role > (*op)->role) {
        v->status = 403;
        return err_set(e, ERR_STATE, "%s is not for %s", (*op)->name, person_role(v->who.viewer.role));
    }
    return v->section.n > 0 ? visit_section(v, e) : visit_event(v, e);
}

/* --- the form --------------------------------------------------------------------------------- */

static struct str spelt(const struct visit *v, const char *name)
{
    char *text = str_c(v->arena, str_of(name));

    for (char *at = text; *at; at++)
        *at = *at == '_' ? '-' : *at;
    return str_of(text);
}

/* The words of the page are those of who is paired. */
static struct str said(const struct visit *v, const char *of_teams)
{
    return unit_text(v->in ? v->in->unit : UNIT_TEAM, of_teams, v->arena);
}

static void put_titled(const struct visit *v, struct markup *m, struct str name, struct str title, const char *hint)
{
    put(m, "<p><label");
    put_attr(m, "for", name);
    put(m, ">");
    put_text(m, said(v, str_c(v->arena, title)));
    put(m, "</label>");
    if (hint) {
        put(m, " <span class=\"faint\">");
        put_text(m, said(v, hint));
        put(m, "</span>");
    }
    put(m, "<br>");
}

static void put_names(struct markup *m, struct str name)
{
    put_attr(m, "id", name);
    put_attr(m, "name", name);
}

static void put_flag(const struct visit *v, struct markup *m, const struct param *p, struct str name)
{
    put(m, "<p><label><input type=\"checkbox\" value=\"yes\"");
    put_names(m, name);
    put(m, "> ");
    put_text(m, said(v, p->label));
    put(m, "</label></p>\n");
}

/* One of a few words, or none. `now`: what it is as long as none is chosen. */
static void put_choice(struct markup *m, struct str name, const struct str *word, int n, struct str now)
{
    put(m, "<select");
    put_names(m, name);
    put(m, "><option value=\"\">");
    put_text(m, now);
    put(m, "</option>");
    for (int i = 0; i < n; i++) {
        put(m, "<option>");
        put_text(m, word[i]);
        put(m, "</option>");
    }
    put(m, "</select></p>\n");
}

/* Nobody has to guess which round is meant by a page that does not say so. */
static void put_round_meant(const struct visit *v, struct markup *m, const struct param *p)
{
    int round = !v->in                    ? 0
                : p->kind == PARAM_LATEST ? page_latest(v->in, ROUND_PUBLISHED)
                                          : playing_round(&v->event, v->in, v->now);

    put(m, " inputmode=\"numeric\"");
    if (p->kind == PARAM_PLAYED)
        put(m, " required");
    if (round > 0)
        put_attr(m, "value", str_fmt(v->arena, "%d", round));
}

static void put_field(const struct visit *v, struct markup *m, const struct param *p)
{
    static const struct str colours[] = { { "white", sizeof "white" - 1 }, { "black", sizeof "black" - 1 } };
    struct str name = spelt(v, p->name);

    if (p->kind == PARAM_FLAG) {
        put_flag(v, m, p, name);
        return;
    }
    put_titled(v, m, name, str_of(p->label),
               p->needed ? str_c(v->arena, door_words(str_of(p->needed), v->arena)) : NULL);
    if (p->kind == PARAM_COLOUR) {
        put_choice(m, name, colours, 2, STR(""));
        return;
    }
    if (p->kind == PARAM_DATA) {
        put(m, "<textarea rows=\"8\" cols=\"60\"");
        put_names(m, name);
        put(m, "></textarea></p>\n");
        return;
    }
    put(m, "<input");
    put_names(m, name);
    if (p->kind == PARAM_TEAM || p->kind == PARAM_EACH)
        put(m, " list=\"teams\"");
    if (p->kind == PARAM_NUMBER || p->kind == PARAM_ROUND)
        put(m, " inputmode=\"numeric\"");
    if (p->kind == PARAM_PLAYED || p->kind == PARAM_LATEST)
        put_round_meant(v, m, p);
    put(m, "></p>\n");
}

/* "When round 3 is played" */
static struct str title_of(const struct visit *v, const struct property *p, int round)
{
    char *text = str_c(v->arena, property_title(p, round, v->arena));

    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    return str_of(text);
}

/* What it is now stands in it; left empty it stays. */
static void put_property(const struct visit *v, struct markup *m, const struct property *p, int round)
{
    struct str name = str_of(p->name), value = property_text(p, &v->event, v->in, round, v->arena);
    int n;

    if (round > 0)
        name = str_fmt(v->arena, "%.*s%d", (int)name.n - 1, name.p, round);
    const struct str *choice = property_choices(p, v->arena, &n);
    put_titled(v, m, name, title_of(v, p, round), p->values);
    if (choice) {
        put_choice(m, name, choice, n, value.n ? str_fmt(v->arena, "%.*s, as it is", STR_ARG(value)) : STR(""));
        return;
    }
    put(m, "<input");
    put_names(m, name);
    put_attr(m, "placeholder", value);
    put(m, "></p>\n");
}

static bool has_rounds(const struct property *p)
{
    struct str name = str_of(p->name);

    return name.n > 2 && name.p[name.n - 2] == '.' && name.p[name.n - 1] == 'N';
}

static void put_settings(const struct visit *v, struct markup *m)
{
    for (int i = 0; property_at(i); i++) {
        const struct property *p = property_at(i);
        int rounds = has_rounds(p) ? (v->in ? v->in->rounds : ROUNDS_MAX) : 0;
        if (!p->of_event && !v->in)
            continue;
        for (int round = rounds > 0; round <= rounds; round++)
            put_property(v, m, p, round);
    }
}

static void put_teams(const struct visit *v, struct markup *m)
{
    put(m, "<datalist id=\"teams\">\n");
    for (int i = 0; v->in && i < v->in->nsquad; i++) {
        put(m, "<option");
        put_attr(m, "value", v->in->squad[i].name);
        put(m, ">\n");
    }
    put(m, "</datalist>\n");
}

/* Why a pairing was changed is for everybody to read. */
static bool is_printed(const struct op *op)
{
    return op == op_row(OP_move) || op == op_row(OP_bye);
}

static void put_form(const struct visit *v, struct markup *m, const struct op *op)
{
    put(m, "<form method=\"post\"");
    put_attr(m, "action", address_operation(v, v->in, op->name));
    put(m, ">\n");
    if (v->who.viewer.role <= ROLE_HELPER) /* captains would learn that an opponent did something */
        page_hidden(m, "seen", str_fmt(v->arena, "%ld", v->stamp));
    for (const struct param *p = op->params(); p->name; p++)
        if (p->kind == PARAM_SETTINGS)
            put_settings(v, m);
        else
            put_field(v, m, p);
    put_titled(v, m, STR("reason"), STR("Reason"), is_printed(op) ? "it stands on the sheets of the round" : NULL);
    put(m, "<input id=\"reason\" name=\"reason\" size=\"50\"></p>\n");
    if (op->role == ROLE_TAP) {
        put_titled(v, m, STR("order-of"), STR("By whose order"), NULL);
        put(m, "<input id=\"order-of\" name=\"order-of\"></p>\n");
    }
    put(m, "<p><button>Do it</button> <button name=\"dry-run\" value=\"yes\">Only show what it would do</button></p>\n"
           "</form>\n");
    put_teams(v, m);
}

bool serve_operation(struct visit *v, struct err *e)
{
    const struct op *op;

    if (!find_operation(v, &op, e))
        return false;
    struct markup m = page_begin(v, spelt(v, op->name));
    put_form(v, &m, op);
    return page_end(v, &m);
}

/* What each does, in the order of desk/op.def; a title stands before the first of its group. */
static const struct help {
    const char *title, *words;
} helps[OP_COUNT] = {
    [OP_section] = { "The event", "a new section: open, women, ..." },
    [OP_set] = { NULL, "details of the event, rules of a section, hours of its rounds" },
    [OP_lot] = { NULL, "the colour of team 1 in round 1" },
    [OP_number] = { "Teams", "number the teams by rating" },
    [OP_renumber] = { NULL, "give a team the number above another one" },
    [OP_replace] = { NULL, "put a player in the place of another one" },
    [OP_correct] = { NULL, "correct what the registration says of a team or a player" },
    [OP_ratings] = { NULL, "take ratings over from a list" },
    [OP_order] = { NULL, "note that a board order came in, or is signed" },
    [OP_announce] = { "Who is here", "note when a team is due" },
    [OP_arrive] = { NULL, "note that a team is here, and with how many players" },
    [OP_absent] = { NULL, "leave a team out of rounds" },
    [OP_withdraw] = { NULL, "a team leaves for good" },
    [OP_expel] = { NULL, "expel a team" },
    [OP_excuse] = { NULL, "excuse a team for a match that it missed" },
    [OP_bar] = { "Rounds", "two teams may not meet" },
    [OP_points] = { NULL, "give or take points" },
    [OP_pair] = { NULL, "draft the next round" },
    [OP_publish] = { NULL, "publish the draft" },
    [OP_start] = { NULL, "start the round: teams that are short lose their match" },
    [OP_move] = { NULL, "let two teams meet" },
    [OP_bye] = { NULL, "give a team the bye" },
    [OP_lineups] = { "Line-ups and results", "line-ups as a list" },
    [OP_open] = { NULL, "open the line-ups" },
    [OP_results] = { NULL, "results as a list, corrections" },
    [OP_swap] = { NULL, "colours were reversed, or players exchanged, at a table" },
    [OP_sign] = { NULL, "captains agree with their results, or dispute them" },
    [OP_undo] = { "The journal", "take back the last operation" },
    [OP_restore] = { NULL, "go back to before an entry" },
};

static void put_operation(const struct visit *v, struct markup *m, enum op_id id)
{
    const struct op *op = op_row(id);

    put(m, "<li>");
    put_link(m, address_operation(v, op->scope == SCOPE_EVENT ? NULL : v->in, op->name), spelt(v, op->name));
    put(m, " <span class=\"faint\">");
    put_text(m, said(v, helps[id].words));
    put(m, "</span></li>\n");
}

/* Players sit where they are paired, and have no list to keep to. */
static bool is_of_teams(int id)
{
    return id == OP_order || id == OP_lineups || id == OP_open;
}

static bool is_for(const struct visit *v, int id)
{
    const struct op *op = op_row((enum op_id)id);

    if (v->in->unit == UNIT_PLAYER && is_of_teams(id))
        return false;
    return v->who.viewer.role <= op->role && !words_stays(op);
}

/* A group, as far as it is this person's to do; returns where the next one begins. */
static int put_group(const struct visit *v, struct markup *m, int from)
{
    int end = from + 1, n = is_for(v, from);

    for (; end < OP_COUNT && !helps[end].title; end++)
        n += is_for(v, end);
    if (n == 0)
        return end;
    put(m, "<section class=\"card\"><h2>");
    put_text(m, said(v, helps[from].title));
    put(m, "</h2>\n<ul class=\"lately\">\n");
    for (int i = from; i < end; i++)
        if (is_for(v, i))
            put_operation(v, m, (enum op_id)i);
    put(m, "</ul></section>\n");
    return end;
}

bool serve_operations(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    struct markup m = page_begin(v, str_fmt(v->arena, "%.*s · Operations", STR_ARG(section_title(v->in))));
    put(&m, "<div class=\"cards\">\n");
    for (int i = 0; i < OP_COUNT;)
        i = put_group(v, &m, i);
    put(&m, "</div>\n");
    return page_end(v, &m);
}

/* --- doing it --------------------------------------------------------------------------------- */

/* Set since the desk began, which has given up all other folders (web/jail.h). */
static bool is_new_mirror(const struct visit *v)
{
    struct event ev = { 0 };

    return desk_load(v->room->desk, v->arena, &ev, &(struct err){ 0 }) && !str_eq(ev.mirror, v->room->mirror);
}

/* Captains have nothing to do with it, and a copy is due by what others do. */
static void warn_unmirrored(struct visit *v)
{
    struct str why = desk_unmirrored(v->room->desk);

    if (why.n == 0 || v->who.viewer.role == ROLE_CAPTAIN)
        return;
    finding_add(&v->findings, WARNING, RULE_NONE, 0, "no copy went to the mirror: %.*s", STR_ARG(why));
    if (is_new_mirror(v))
        finding_add(
            &v->findings, WARNING, RULE_NONE, 0,
            "this mirror was set after the desk began, which reaches no folder but those it began with: stop 'olympair "
            "serve' and start it again; who is signed in stays so");
}

/* Nowhere but on the desk. */
static bool is_ours(struct str address)
{
    bool ok = address.n > 0 && address.n < 500 && address.p[0] == '/';

    for (size_t i = 0; ok && i < address.n; i++)
        ok = address.p[i] > ' ' && address.p[i] < 0x7f && address.p[i] != '\\' && (i != 1 || address.p[1] != '/');
    return ok;
}

static struct str address_after(const struct visit *v)
{
    struct str then = form_word(&v->form, "then");

    if (is_ours(then))
        return then;
    if (v->who.viewer.role > ROLE_ARBITER)
        return STR("/");
    return v->in ? address_round(v, v->in, v->in->nround) : STR("/journal");
}

static void put_proof(const struct visit *v, struct markup *m, const struct act *act, const struct page_result *r)
{
    bool captain = v->who.viewer.role == ROLE_CAPTAIN;

    if (r->entry > 0 && !captain)
        put_line(m, str_fmt(v->arena, "Entry %ld of the journal, %.*s.", r->entry, STR_ARG(act->time)));
    if (r->entry > 0 && captain && r->receipt > 0)
        put_line(m, str_fmt(v->arena, "Receipt %ld, %.*s.", r->receipt, STR_ARG(act->time)));
    if (r->entry == 0 && r->receipt > 0)
        put_line(m, str_fmt(v->arena, "It is there already: receipt %ld.", r->receipt));
}

/* With the number that proves it. */
static bool show_done(struct visit *v, const struct act *act, const struct page_result *r, struct str after)
{
    struct markup m = page_begin(v, act->dry ? STR("Would be done") : STR("Done"));

    put_line(&m, text_shown(r->done, false, v->arena));
    put_proof(v, &m, act, r);
    page_findings(v, &m);
    if (act->dry)
        page_again(v, &m, &(const struct err){ 0 });
    put(&m, "<p>");
    put_link(&m, after, act->dry ? STR("Back") : STR("Go on"));
    put(&m, "</p>\n");
    return page_end(v, &m);
}

/* The disk failed at the last moment: what the file says when it is opened again is what everybody will see. */
static bool resolve(struct visit *v, struct err *e)
{
    const struct doubt doubt = desk_doubt(v->room->desk);
    struct err why = *e;
    bool recorded;

    if (doubt.entry == 0)
        return false;
    desk_close(v->room->desk);
    v->room->desk = NULL;
    *e = (struct err){ 0 };
    if (!desk_resolve(v->room->event, &doubt, &recorded))
        return err_set(e, ERR_DOUBT, "%s; it is not known whether it was recorded: look at the journal first",
                       why.text);
    if (recorded && v->who.viewer.role == ROLE_CAPTAIN)
        return err_set(e, ERR_UNPRINTED, "it was recorded, though the disk failed: do not repeat it (%s)", why.text);
    if (recorded)
        return err_set(e, ERR_UNPRINTED,
                       "it was recorded as entry %ld of the journal, though the disk failed: do not repeat it (%s)",
                       doubt.entry, why.text);
    return err_set(e, why.kind, "%s; nothing was recorded", why.text);
}

/* A line-up is read back to its captain; at the counter others look at the screen, and may not know it. */
static void drop_secrets(struct visit *v, const struct op *op)
{
    int n = 0;

    if (op != op_row(OP_lineups) || v->who.viewer.role == ROLE_CAPTAIN)
        return;
    for (int i = 0; i < v->findings.n; i++)
        if (v->findings.item[i].severity != NOTE)
            v->findings.item[n++] = v->findings.item[i];
    v->findings.n = n;
}

/* A captain has a receipt. */
static bool is_to_be_read(const struct visit *v, const struct act *act, long entry)
{
    return v->findings.n > 0 || act->dry || entry == 0 || v->who.viewer.role == ROLE_CAPTAIN;
}

bool page_try(struct visit *v, const struct op *op, const struct act *act, const struct form *form,
              struct page_result *out, struct err *e)
{
    long last = desk_entry(v->room->desk);

    if (!desk_do(v->room->desk, op, act, form, &v->findings, e))
        return resolve(v, e);
    *out = (struct page_result){ .done = str_copy(v->arena, desk_done(v->room->desk)) };
    if (desk_entry(v->room->desk) != last)
        out->entry = desk_entry(v->room->desk);
    if (out->done.n == 0)
        out->done = STR("nothing to change");
    drop_secrets(v, op);
    warn_unmirrored(v);
    return true;
}

bool page_answer(struct visit *v, const struct act *act, const struct page_result *r, struct str after)
{
    if (!job_wants_json(v->job))
        return is_to_be_read(v, act, r->entry) ? show_done(v, act, r, after)
                                               : visit_go(v, bar_after(v, after, r->entry));
    struct str body = v->who.viewer.role == ROLE_CAPTAIN
                          ? json_received(r->receipt, r->entry == 0, r->done, &v->findings, v->arena)
                          : json_done(r->entry, r->done, &v->findings, v->arena);
    v->job->reply = (struct reply){ .status = 200, .type = STR("application/json"), .body = body };
    return true;
}

bool page_do(struct visit *v, const struct op *op, const struct act *act, const struct form *form, struct str after,
             struct err *e)
{
    struct page_result done;

    return page_try(v, op, act, form, &done, e) && page_answer(v, act, &done, after);
}

/* A captain has a receipt, whichever way it came. */
static bool do_mine(struct visit *v, const struct op *op, const struct act *act, const struct form *form, struct err *e)
{
    enum receipt what = op == op_row(OP_lineups) ? RECEIPT_LINEUP
                        : op == op_row(OP_order) ? RECEIPT_ORDER_SIGNED
                                                 : RECEIPT_SIGNATURE;
    struct mine mine;

    return mine_find(v, &mine, e) && mine_do(v, &mine, op, act, form, what, e);
}

bool serve_do(struct visit *v, struct err *e)
{
    const struct op *op;
    struct form form;
    struct act act;

    if (!find_operation(v, &op, e) || !words_read(v, op, &act, &form, e))
        return false;
    return v->who.viewer.role == ROLE_CAPTAIN ? do_mine(v, op, &act, &form, e)
                                              : page_do(v, op, &act, &form, address_after(v), e);
}
