/* SPDX-License-Identifier: Apache-2.0 */
/* page_form.c - a form for each row of desk/op.def, the list of them, and what is sent from them. */
#include "engine/base/arena.h"
#include "teams/playing.h"
#include "teams/event.h"
#include "web/page_part.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/operation.h"
#include "web/page.h"
#include "web/page_settings.h"
#include "web/present.h"
#include "web/words.h"
#include "desk/messages.h"
#include "engine/base/err.h"
#include "office/ratings.h"
#include "office/clock.h"
#include "office/copies.h"
#include "web/me.h"

static struct str spelt(const struct visit *v, const char *name)
{
    char *text = str_c(v->arena, str_of(name));

    for (char *at = text; *at; at++)
        *at = *at == '_' ? '-' : *at;
    return str_of(text);
}

/* In the words for who is paired. */
static struct message said_of(const struct visit *v, struct message m)
{
    return unit_message(v->in ? v->in->unit : UNIT_TEAM, m);
}

static void put_titled(struct markup *m, struct str name, struct str title, struct str hint)
{
    put(m, "<p class=\"field\"><label");
    put_attr(m, "for", name);
    put(m, ">");
    put_text(m, title);
    put(m, "</label>");
    if (hint.n > 0) {
        put(m, " <small>");
        put_text(m, hint);
        put(m, "</small>");
    }
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
    page_say(v, m, said_of(v, p->label()));
    put(m, "</label></p>\n");
}

static int round_meant(const struct visit *v, const struct param *p)
{
    if (!v->in)
        return 0;
    return p->kind == PARAM_LATEST ? page_latest(v->in, ROUND_PUBLISHED) : playing_round(&v->event, v->in, v->now);
}

/* Nobody has to guess which round is meant by a page that does not say so. */
static void put_round_meant(const struct visit *v, struct markup *m, const struct param *p)
{
    int round = round_meant(v, p);

    put(m, " inputmode=\"numeric\"");
    if (p->kind == PARAM_PLAYED)
        put(m, " required");
    if (round > 0)
        put_attr(m, "value", str_fmt(v->arena, "%d", round));
}

/* --- fields ------------------------------------------------------------------------------------- */

/* What the form is about and its address has said already. */
static void put_fixed(const struct visit *v, struct markup *m, const struct op *op, const struct param *p,
                      struct str name, struct str value)
{
    put(m, "<p class=\"field\"><span class=\"b\">");
    page_say(v, m, said_of(v, p->label()));
    put(m, "</span> <span>");
    put_text(m, value);
    put(m, "</span> ");
    put_link(m, address_operation(v, v->in, op->name), page_text(v, say_form_another()));
    put(m, "</p>\n");
    page_hidden(m, str_c(v->arena, name), value);
}

static bool is_colour_now(const struct visit *v, const struct op *op, struct str word)
{
    return op == op_row(OP_lot) && v->in && v->in->lot != COLOURLESS &&
           str_eq(word, v->in->lot == WHITE ? STR("white") : STR("black"));
}

static void put_colour(const struct visit *v, struct markup *m, const struct op *op, struct str name)
{
    static const struct {
        const char *word;
        struct message (*text)(void);
    } colours[] = { { "white", say_white }, { "black", say_black } };

    put(m, "<select");
    put_names(m, name);
    put(m, "><option value=\"\">–</option>");
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++) {
        put(m, "<option");
        put_attr(m, "value", str_of(colours[i].word));
        if (is_colour_now(v, op, str_of(colours[i].word)))
            put(m, " selected");
        put(m, ">");
        page_say(v, m, colours[i].text());
        put(m, "</option>");
    }
    put(m, "</select></p>\n");
}

static void put_input(const struct visit *v, struct markup *m, const struct op *op, const struct param *p,
                      const struct subject *of)
{
    const struct present *x = of->squad ? present_of(op, p) : NULL;
    struct str value = x ? x->now(v, of) : form_word(&v->form, str_c(v->arena, spelt(v, p->name)));

    put(m, "<input");
    put_names(m, spelt(v, p->name));
    if (p->kind == PARAM_TEAM || p->kind == PARAM_EACH)
        put(m, " list=\"teams\"");
    if (p->kind == PARAM_NUMBER || p->kind == PARAM_LONG || p->kind == PARAM_ROUND)
        put(m, " inputmode=\"numeric\"");
    if (p->kind == PARAM_PLAYED || p->kind == PARAM_LATEST)
        put_round_meant(v, m, p);
    else if (value.n > 0)
        put_attr(m, "value", value);
    put(m, " autocomplete=\"off\"></p>\n");
}

/* What is done for each team that is named is done for several at once: those that are ticked, besides the one that is typed. */
static void put_several(const struct visit *v, struct markup *m, struct str name)
{
    if (!v->in || v->in->nsquad < 2 || v->who.viewer.role > ROLE_ARBITER)
        return;
    put_message(v, m, "<details><summary>", said_of(v, say_several_at_once()), "</summary>\n<ul class=\"several\">\n");
    for (int i = 0; i < v->in->nsquad; i++) {
        const struct squad *q = &v->in->squad[i];
        put(m, "<li><label><input type=\"checkbox\"");
        put_attr(m, "name", name);
        put_attr(m, "value", q->name);
        put(m, "> ");
        put_text(m, q->name);
        put(m, "</label></li>\n");
    }
    put(m, "</ul></details>\n");
}

static struct str hint_of(const struct visit *v, const struct param *p)
{
    return p->needed ? page_text(v, said_of(v, p->needed())) : (struct str){ 0 };
}

static void put_field(const struct visit *v, struct markup *m, const struct op *op, const struct param *p,
                      const struct subject *of)
{
    struct str name = spelt(v, p->name);
    const struct present *x = present_of(op, p);

    if ((of->squad && x && !present_is_of(x, of)) || (op == op_row(OP_start) && str_eq(name, STR("tables"))))
        return;
    if (p->kind == PARAM_FLAG) {
        put_flag(v, m, p, name);
        return;
    }
    if ((p->kind == PARAM_TEAM || p->kind == PARAM_EACH) && p->operand && of->squad && str_eq(name, STR("team"))) {
        put_fixed(v, m, op, p, name, of->squad->name);
        return;
    }
    if (p->kind == PARAM_PLAYER && of->player) {
        put_fixed(v, m, op, p, name, of->player->name);
        return;
    }
    put_titled(m, name, page_text(v, said_of(v, p->label())), hint_of(v, p));
    if (p->kind == PARAM_COLOUR) {
        put_colour(v, m, op, name);
    } else if (p->kind == PARAM_DATA) {
        put(m, "<textarea rows=\"8\" cols=\"60\"");
        put_names(m, name);
        put(m, "></textarea></p>\n");
    } else {
        put_input(v, m, op, p, of);
    }
    if (p->kind == PARAM_EACH)
        put_several(v, m, name);
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

/* --- groups of fields --------------------------------------------------------------------------- */

enum group { WHICH, WHAT, OPTIONS, WHY, GROUPS };

static struct message (*const group_titles[GROUPS])(void) = {
    [WHICH] = say_form_which, [WHAT] = say_form_what, [OPTIONS] = say_form_options, [WHY] = say_form_why
};

static enum group group_of(const struct param *p)
{
    static const enum param_kind which[] = { PARAM_TEAM,   PARAM_EACH,  PARAM_PLAYER, PARAM_MATCH,
                                             PARAM_BOARDS, PARAM_ROUND, PARAM_PLAYED, PARAM_LATEST };

    for (size_t i = 0; i < sizeof which / sizeof *which; i++)
        if (p->kind == which[i])
            return WHICH;
    if (p->kind != PARAM_FLAG)
        return WHAT;
    return str_eq(str_of(p->name), STR("confirm")) ? WHY : OPTIONS;
}

/* Why, by whose order, and that it is meant. */
static void put_reason(const struct visit *v, struct markup *m, const struct op *op)
{
    put_titled(m, STR("reason"), page_text(v, say_reason()),
               is_printed(op) ? page_text(v, say_form_printed()) : (struct str){ 0 });
    put(m, "<input id=\"reason\" name=\"reason\"></p>\n");
    if (op->role != ROLE_TAP && op != op_row(OP_arrive)) /* whoever joins late changes the round */
        return;
    put_titled(m, STR("order-of"), page_text(v, say_by_whose_order()), (struct str){ 0 });
    put(m, "<input id=\"order-of\" name=\"order-of\"></p>\n");
}

static bool has_fields(const struct op *op, enum group g)
{
    for (const struct param *p = op->params(); p->name; p++)
        if (group_of(p) == g)
            return true;
    return g == WHY;
}

static void put_fields(const struct visit *v, struct markup *m, const struct op *op, enum group g)
{
    const struct subject of = subject_of(v);

    if (!has_fields(op, g))
        return;
    put(m, "<section class=\"part\"><h2>");
    page_say(v, m, group_titles[g]());
    put(m, "</h2>\n<div class=\"fields\">\n");
    if (g == WHY)
        put_reason(v, m, op);
    for (const struct param *p = op->params(); p->name; p++)
        if (group_of(p) == g && p->kind != PARAM_SETTINGS)
            put_field(v, m, op, p, &of);
    put(m, "</div></section>\n");
}

/* --- the form ----------------------------------------------------------------------------------- */

static bool has_settings(const struct op *op)
{
    return op == op_row(OP_set) || op == op_row(OP_section);
}

static bool asks_for_team(const struct visit *v, const struct op *op)
{
    return v->in && v->who.viewer.role <= ROLE_ARBITER && op_param(op, STR("team")) && !subject_of(v).squad;
}

static void put_buttons(const struct visit *v, struct markup *m, const struct op *op)
{
    put(m, "<p class=\"buttons\"><button class=\"main\">");
    page_say(v, m, say_apply());
    put(m, "</button> <button name=\"dry-run\" value=\"yes\">");
    page_say(v, m, say_preview());
    put(m, "</button>");
    if (asks_for_team(v, op)) {
        put(m, " <button formmethod=\"get\">");
        page_say(v, m, say_form_show_now());
        put(m, "</button>");
    }
    put(m, "</p>\n");
}

static void put_form(const struct visit *v, struct markup *m, const struct op *op)
{
    bool settings = has_settings(op);

    if (settings)
        put(m, "<form method=\"post\" class=\"settings\" data-changes");
    else
        put(m, "<form method=\"post\" class=\"operation\"");
    put_attr(m, "action", address_operation(v, v->in, op->name));
    put(m, ">\n");
    if (op->looks != LOOKS_NOWHERE &&
        v->who.viewer.role <= ROLE_HELPER) /* captains would learn that an opponent did something */
        page_hidden(m, "seen", v->seen);
    if (subject_of(v).squad)
        page_hidden(m, "filled", STR("yes"));
    if (op == op_row(OP_start))
        start_put(v, m);
    for (int g = 0; g < GROUPS; g++) {
        if (g == WHY && settings)
            settings_put(v, m, op == op_row(OP_section));
        if (g != WHAT || op != op_row(OP_set))
            put_fields(v, m, op, (enum group)g);
    }
    if (settings)
        settings_put_bar(v, m);
    else
        put_buttons(v, m, op);
    put(m, "</form>\n");
    put_teams(v, m);
}

bool serve_operation(struct visit *v, struct err *e)
{
    const struct op *op;

    if (!words_operation(v, &op, e))
        return false;
    struct markup m = page_begin(v, operation_title(v, str_of(op->name)));
    const struct subject of = subject_of(v);
    if (of.squad && v->who.viewer.role <= ROLE_ARBITER)
        compare_put_team(v, &m, of.at);
    if (op == op_row(OP_undo) && !journal_tell_last(v, &m, e))
        return false;
    put_form(v, &m, op);
    return page_end(v, &m);
}

/* What stands above those from this one on, in the order of desk/op.def. */
static struct message (*const groups[OP_COUNT])(void) = {
    [OP_section] = say_forms_section, [OP_import] = say_forms_number,
    [OP_announce] = say_who_is_here,  [OP_bar] = say_rounds,
    [OP_lineups] = say_forms_lineups, [OP_undo] = say_forms_undo,
};

static void put_operation(const struct visit *v, struct markup *m, enum op_id id)
{
    const struct op *op = op_row(id);

    put(m, "<li>");
    put_link(m, address_operation(v, op->scope == SCOPE_EVENT ? NULL : v->in, op->name),
             operation_title(v, str_of(op->name)));
    put(m, " <span class=\"faint\">");
    page_say(v, m, said_of(v, operation_help(id)));
    put(m, "</span></li>\n");
}

/* A group, as far as it is this person's to do; returns where the next one begins. */
static int put_group(const struct visit *v, struct markup *m, int from)
{
    int end = from + 1, n = operation_is_for(v, (enum op_id)from);

    for (; end < OP_COUNT && !groups[end]; end++)
        n += operation_is_for(v, (enum op_id)end);
    if (n == 0)
        return end;
    put(m, "<section class=\"card\"><h2>");
    page_say(v, m, said_of(v, groups[from]()));
    put(m, "</h2>\n<ul class=\"lately\">\n");
    for (int i = from; i < end; i++)
        if (operation_is_for(v, (enum op_id)i))
            put_operation(v, m, (enum op_id)i);
    put(m, "</ul></section>\n");
    return end;
}

bool serve_operations(struct visit *v, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    struct markup m = page_begin(v, page_text(v, say_menu_all_forms()));
    put(&m, "<div class=\"cards\">\n");
    for (int i = 0; i < OP_COUNT;)
        i = put_group(v, &m, i);
    put(&m, "</div>\n");
    return page_end(v, &m);
}

/* --- what was sent ------------------------------------------------------------------------------ */

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

static enum receipt receipt_of(const struct op *op)
{
    if (op == op_row(OP_lineups))
        return RECEIPT_LINEUP;
    return op == op_row(OP_order) ? RECEIPT_ORDER_SIGNED : RECEIPT_SIGNATURE;
}

/* A captain has a receipt, whichever way it came. */
static bool do_mine(struct visit *v, const struct op *op, const struct act *act, const struct form *form, struct err *e)
{
    struct mine mine;

    return mine_find(v, &mine, e) && mine_do(v, &mine, op, act, form, receipt_of(op), e);
}

/* A decision does not ask the machine; every hour of the desk would be that of another zone. */
static bool knows_zone(const struct op *op, const struct form *form, struct err *e)
{
    struct str zone = form_word(form, "zone");

    return op != op_row(OP_set) || clock_knows(zone) || err_say(e, ERR_INPUT, say_new_zone_unknown(zone));
}

/* Arbiters who were typed with a FIDE id, and sheets that were typed by their titles. */
static bool look_up(const struct visit *v, struct form *form, struct err *e)
{
    struct setting *word = arena_new(v->arena, struct setting, form->n);
    const struct wording wording = visit_wording(v);
    bool ok = true;

    for (int i = 0; ok && i < form->n; i++) {
        word[i] = form->word[i];
        if (str_eq(word[i].name, STR("arbiters")))
            ok = arbiters_look_up(&word[i].value, ratings_list(v), v->arena, e);
        else if (str_eq(word[i].name, STR("copies")))
            ok = copies_look_up(&word[i].value, &wording, v->arena, e);
    }
    form->word = word;
    return ok;
}

bool serve_do(struct visit *v, struct err *e)
{
    const struct op *op;
    struct form form;
    struct act act;

    if (!words_operation(v, &op, e) || !words_read(v, op, &act, &form, e))
        return false;
    if (op == op_row(OP_set) || op == op_row(OP_section))
        settings_changed(v, &form, op == op_row(OP_section));
    present_changed(v, op, &form);
    start_ticked(v, op, &form);
    if (!knows_zone(op, &form, e) || !look_up(v, &form, e))
        return false;
    return v->who.viewer.role == ROLE_CAPTAIN ? do_mine(v, op, &act, &form, e)
                                              : page_do(v, op, &act, &form, address_after(v), e);
}
