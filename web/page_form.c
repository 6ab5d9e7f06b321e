/* SPDX-License-Identifier: Apache-2.0 */
/* page_form.c - a form for each row of desk/op.def, and the list of them. */
#include "desk/op.h"
#include "desk/property.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/playing.h"
#include "teams/unit.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/page.h"
#include "web/page_settings.h"
#include "web/words.h"

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
               p->needed ? str_c(v->arena, page_text(v, unit_message(v->in ? v->in->unit : UNIT_TEAM, p->needed())))
                         : NULL);
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

static void put_buttons(const struct visit *v, struct markup *m)
{
    put(m, "<p class=\"buttons\"><button class=\"main\">");
    page_say(v, m, say_apply());
    put(m, "</button> <button name=\"dry-run\" value=\"yes\">");
    page_say(v, m, say_preview());
    put(m, "</button></p>\n");
}

static void put_form(const struct visit *v, struct markup *m, const struct op *op)
{
    bool settings = op == op_row(OP_set);

    if (settings)
        put(m, "<form method=\"post\" class=\"settings\" data-changes");
    else
        put(m, "<form method=\"post\" class=\"operation\"");
    put_attr(m, "action", address_operation(v, v->in, op->name));
    put(m, ">\n");
    if (v->who.viewer.role <= ROLE_HELPER) /* captains would learn that an opponent did something */
        page_hidden(m, "seen", str_fmt(v->arena, "%ld", v->stamp));
    for (const struct param *p = op->params(); p->name; p++)
        if (settings)
            settings_put(v, m);
        else if (p->kind == PARAM_SETTINGS)
            put_settings(v, m);
        else
            put_field(v, m, p);
    put_titled(v, m, STR("reason"), page_text(v, say_reason()),
               is_printed(op) ? "it stands on the sheets of the round" : NULL);
    put(m, "<input id=\"reason\" name=\"reason\" size=\"50\"></p>\n");
    if (op->role == ROLE_TAP || op == op_row(OP_arrive)) { /* whoever joins late changes the round */
        put_titled(v, m, STR("order-of"), page_text(v, say_by_whose_order()), NULL);
        put(m, "<input id=\"order-of\" name=\"order-of\"></p>\n");
    }
    if (settings)
        settings_put_bar(v, m);
    else
        put_buttons(v, m);
    put(m, "</form>\n");
    put_teams(v, m);
}

/* What each is called on a page. */
static struct str title_of_operation(const struct visit *v, const struct op *op)
{
    static struct message (*const titles[OP_COUNT])(void) = {
        [OP_section] = say_op_section,   [OP_set] = say_op_set,         [OP_lot] = say_op_lot,
        [OP_flags] = say_op_flags,       [OP_import] = say_op_import,   [OP_number] = say_op_number,
        [OP_renumber] = say_op_renumber, [OP_replace] = say_op_replace, [OP_correct] = say_op_correct,
        [OP_ratings] = say_op_ratings,   [OP_order] = say_op_order,     [OP_announce] = say_op_announce,
        [OP_arrive] = say_op_arrive,     [OP_absent] = say_op_absent,   [OP_withdraw] = say_op_withdraw,
        [OP_expel] = say_op_expel,       [OP_excuse] = say_op_excuse,   [OP_warn] = say_op_warn,
        [OP_bar] = say_op_bar,           [OP_points] = say_op_points,   [OP_pair] = say_op_pair,
        [OP_publish] = say_op_publish,   [OP_start] = say_op_start,     [OP_move] = say_op_move,
        [OP_bye] = say_op_bye,           [OP_lineups] = say_op_lineups, [OP_open] = say_op_open,
        [OP_results] = say_op_results,   [OP_swap] = say_op_swap,       [OP_sign] = say_op_sign,
        [OP_seal] = say_op_seal,         [OP_undo] = say_op_undo,       [OP_restore] = say_op_restore,
    };

    return page_text(v, titles[op - op_row((enum op_id)0)]());
}

bool serve_operation(struct visit *v, struct err *e)
{
    const struct op *op;

    if (!words_operation(v, &op, e))
        return false;
    struct markup m = page_begin(v, title_of_operation(v, op));
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
    [OP_flags] = { NULL, "the flags of the federations" },
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
    [OP_warn] = { NULL, "warn a team, with the reason" },
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
    [OP_seal] = { NULL, "sign a published round, so that anybody can check it" },
    [OP_undo] = { "The journal", "take back the last operation" },
    [OP_restore] = { NULL, "go back to before an entry" },
};

static void put_operation(const struct visit *v, struct markup *m, enum op_id id)
{
    const struct op *op = op_row(id);

    put(m, "<li>");
    put_link(m, address_operation(v, op->scope == SCOPE_EVENT ? NULL : v->in, op->name), title_of_operation(v, op));
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
    struct markup m = page_begin(v, page_text(v, say_menu_all_forms()));
    put(&m, "<div class=\"cards\">\n");
    for (int i = 0; i < OP_COUNT;)
        i = put_group(v, &m, i);
    put(&m, "</div>\n");
    return page_end(v, &m);
}
