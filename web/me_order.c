/* SPDX-License-Identifier: Apache-2.0 */
/* me_order.c - the fixed board order of a captain's team: put in order, handed in, signed. */
#include "desk/order.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/moment.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"
#include "web/words.h"

/* --- the page --------------------------------------------------------------------------------- */

/* The list is his to put in order until the squads close, and a round is published. */
static bool is_open(const struct visit *v)
{
    return !v->in->frozen && !moment_is_after(v->now, v->event.squads_close);
}

static void put_place(const struct visit *v, struct markup *m, const struct squad *q, int place, int i)
{
    put(m, "<li><label>");
    put(m, "<input inputmode=\"numeric\" size=\"2\" autocomplete=\"off\"");
    put_attr(m, "name", str_fmt(v->arena, "place.%d", place));
    put_attr(m, "value", str_fmt(v->arena, "%d", i + 1));
    put(m, "> ");
    put_text(m, page_player(v, q, place));
    put(m, "</label></li>\n");
}

/* Before it is pressed. */
static void put_final(const struct visit *v, struct markup *m)
{
    put_line_message(v, m, say_order_is_final());
}

static void put_form(const struct visit *v, struct markup *m, const struct squad *q)
{
    int place[SQUAD_MAX], n = mine_places(q, place);

    put(m, "<form method=\"post\" action=\"/me/order\" class=\"order\">\n");
    page_hidden(m, "shown", order_text(q, v->arena));
    put_message(v, m, "<fieldset><legend>", say_number_in_order_of_boards(), "</legend>\n<ul class=\"rests\">\n");
    for (int i = 0; i < n; i++)
        put_place(v, m, q, place[i], i);
    put(m, "</ul></fieldset>\n");
    put_final(v, m);
    put_message(v, m, "<p><button class=\"main\">", say_hand_in_and_sign(),
                "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n");
}

static void put_list(const struct visit *v, struct markup *m, const struct squad *q)
{
    int place[SQUAD_MAX], n = mine_places(q, place);

    put(m, "<ul class=\"squad\">\n");
    for (int i = 0; i < n; i++) {
        put(m, "<li>");
        put_text(m, page_player(v, q, place[i]));
        put(m, "</li>\n");
    }
    put(m, "</ul>\n");
}

static void put_sign(const struct visit *v, struct markup *m, const struct squad *q)
{
    put_list(v, m, q);
    put(m, "<form method=\"post\" action=\"/me/order\">\n<input type=\"hidden\" name=\"confirmed\" value=\"yes\">\n");
    page_hidden(m, "shown", order_text(q, v->arena));
    put_final(v, m);
    put_message(v, m, "<p><button class=\"main\">", say_sign_this_order(),
                "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n");
}

/* A change of what is handed in is folded away; of what is signed it is for the TAP. */
static void put_change(const struct visit *v, struct markup *m, const struct squad *q)
{
    struct str due = v->event.squads_close;

    if (due.n > 0)
        mine_countdown(v, m, say_board_order_due, due, say_late_see_tap());
    if (q->order.received.n > 0)
        put_message(v, m, "<details><summary>", say_change_the_order(), "</summary>\n");
    put_form(v, m, q);
    if (q->order.received.n > 0)
        put(m, "</details>\n");
}

/* Why there is nothing to hand in any more. While the event is played the list stands, and nobody has anything to do about it. */
static struct message not_handed_in(const struct visit *v)
{
    if (v->in->frozen)
        return say_no_order_before_first_round();
    return is_open(v) ? say_none_is_handed_in() : say_none_is_handed_in_see_tap();
}

static bool put_state(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    const struct board_order *o = &v->in->squad[mine->squad].order;
    bool is_signed = o->confirmed.n > 0;
    struct str at = is_signed ? o->confirmed : o->received, by = is_signed ? o->confirmed_by : o->received_by;
    long receipt;

    if (at.n == 0) {
        put_line_message(v, m, not_handed_in(v));
        return true;
    }
    if (!mine_receipt(v, mine, is_signed ? RECEIPT_ORDER_SIGNED : RECEIPT_ORDER, 0, &receipt, e))
        return false;
    put_message(v, m, "<p class=\"receipt\">",
                (is_signed ? say_order_is_signed : say_order_is_handed_in)(mine_when(v, at), receipt, by), "</p>\n");
    return true;
}

bool mine_put_order(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    const struct squad *q = &v->in->squad[mine->squad];

    put_message(v, m, "<section aria-labelledby=\"order\">\n<h2 id=\"order\">", say_stands_order(), "</h2>\n");
    if (!put_state(v, m, mine, e))
        return false;
    if (q->order.confirmed.n > 0)
        put_list(v, m, q);
    else if (q->order.received.n > 0)
        put_sign(v, m, q);
    if (is_open(v) && q->order.confirmed.n == 0)
        put_change(v, m, q);
    put(m, "</section>\n");
    return true;
}

/* --- what comes in ---------------------------------------------------------------------------- */

/* The player who has that number, as a list place; 0: none or several have it. */
static int numbered(const struct visit *v, const int *place, int n, int number)
{
    int found = 0;

    for (int i = 0; i < n; i++) {
        struct str text = form_word(&v->form, str_c(v->arena, str_fmt(v->arena, "place.%d", place[i])));
        long at;
        if (!str_long(str_trim(text), &at) || at != number)
            continue;
        if (found)
            return 0;
        found = place[i];
    }
    return found;
}

/* The list has that place, and whoever is there counts. */
static bool is_place(const int *place, int n, long at)
{
    for (int i = 0; i < n; i++)
        if (place[i] == at)
            return true;
    return false;
}

static bool knows_places(const struct visit *v, const int *place, int n, struct err *e)
{
    for (int i = 0; i < v->form.n; i++) {
        struct str number = v->form.word[i].name, what = str_cut(&number, '.');
        long at;
        if (str_eq(what, STR("place")) && str_long(number, &at) && !is_place(place, n, at))
            return err_say(e, ERR_INPUT, say_no_place_in_your_list(at));
    }
    return true;
}

/* The places of a page whose list is another by now: those that it sent. */
static int sent_places(const struct visit *v, int *place)
{
    int n = 0;

    for (int i = 0; i < v->form.n && n < SQUAD_MAX; i++) {
        struct str number = v->form.word[i].name, what = str_cut(&number, '.');
        long at;
        if (str_eq(what, STR("place")) && str_long(number, &at) && at >= 1 && at <= SQUAD_MAX &&
            !is_place(place, n, at))
            place[n++] = (int)at;
    }
    return n;
}

/* "2 1 3 5 4" */
static bool read_order(const struct visit *v, const struct squad *q, struct str shown, struct str *out, struct err *e)
{
    bool stale = !str_eq(shown, order_text(q, v->arena));
    int place[SQUAD_MAX], n = stale ? sent_places(v, place) : mine_places(q, place);
    struct buffer text = { .arena = v->arena };

    if (!knows_places(v, place, n, e))
        return false;
    for (int number = 1; number <= n; number++) {
        int at = numbered(v, place, n, number);
        if (at == 0)
            return err_say(e, ERR_INPUT, say_order_numbers_wrong(n, number));
        buffer_fmt(&text, "%s%d", number > 1 ? " " : "", at);
    }
    *out = n > 0 ? buffer_str(&text) : STR("");
    return true;
}

/* What he puts in order or signs is the list that was on his page. */
bool serve_my_order(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_order);
    struct setting word[4] = { { STR("team"), { 0 } }, { STR("confirmed"), STR("") }, { STR("shown"), { 0 } } };
    struct form form = { .word = word, .n = 3 };
    struct str shown = form_word(&v->form, "shown");
    struct mine mine;
    struct act act;

    if (!shown.p)
        return err_say(e, ERR_USAGE, say_order_needs_shown());
    if (!words_clean(v, STR("shown"), shown, &word[2].value, e) || !mine_find(v, &mine, e))
        return false;
    word[0].value = v->in->squad[mine.squad].name;
    if (!form_word(&v->form, "confirmed").p) {
        word[form.n++].name = STR("order");
        if (!read_order(v, &v->in->squad[mine.squad], word[2].value, &word[3].value, e))
            return false;
    }
    return words_act(v, op, &act, e) && mine_do(v, &mine, op, &act, &form, RECEIPT_ORDER_SIGNED, e);
}
