/* SPDX-License-Identifier: Apache-2.0 */
/* page_enter.c - results of a round: match by match by keys (web/assets/entry.js), or in fields. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/err.h"
#include "desk/messages.h"
#include "import/result_text.h"
#include "teams/correction.h"
#include "teams/pairing.h"
#include "teams/playing.h"
#include "web/bar.h"
#include "web/enter.h"
#include "web/form.h"
#include "web/messages.h"
#include "web/tables.h"
#include "web/words.h"

/* A helper enters the round that is played (desk/own.h). */
static bool is_his_round(const struct visit *v, struct err *e)
{
    return v->who.viewer.role != ROLE_HELPER || v->round >= playing_round(&v->event, v->in, v->now) ||
           err_say(e, ERR_STATE, say_round_over_ask_arbiter(v->round));
}

bool enter_round(struct visit *v, struct entering *x, struct err *e)
{
    if (!visit_section(v, e))
        return false;
    *x = (struct entering){ .event = v->event, .section = v->in, .now = v->now, .number = v->round };
    x->second = form_word(&v->form, "second").p;
    return is_his_round(v, e) && entering_round(x, e);
}

/* --- the page --------------------------------------------------------------------------------- */

/* {"results":{"1":"1-0", ...},"commands":{"t":"table", ...}}: the keys of docs/entry.md, for the script. */
static struct str list_keys(struct arena *a)
{
    struct buffer results = { .arena = a }, commands = { .arena = a };
    enum result r;

    for (int key = ' ' + 1; key < 127; key++) {
        if (keypad_result(key, &r))
            buffer_fmt(&results, "%s\"%c\":\"%s\"", results.n ? "," : "", key, result_text(r));
        if (keypad_command(key))
            buffer_fmt(&commands, "%s\"%c\":\"%s\"", commands.n ? "," : "", key, keypad_command(key));
    }
    return str_fmt(a, "{\"results\":{%.*s},\"commands\":{%.*s}}", STR_ARG(buffer_str(&results)),
                   STR_ARG(buffer_str(&commands)));
}

static void put_key(const struct visit *v, struct markup *m, struct str key, struct message what)
{
    put(m, "<dt><kbd>");
    put_text(m, key);
    put_message(v, m, "</kbd></dt><dd>", what, "</dd>\n");
}

/* What another key does (KEYPAD_COMMANDS). */
static struct message command_says(const char *name)
{
    static const struct {
        const char *name;
        struct message (*says)(void);
    } commands[] = {
        { "table", say_keys_table },   { "team", say_keys_team }, { "correct", say_keys_correct },
        { "second", say_keys_second }, { "undo", say_keys_undo }, { "help", say_keys_help },
    };
    size_t i = 0;

    while (strcmp(commands[i].name, name) != 0)
        i++;
    return commands[i].says();
}

/* Shown by the key of help, and in the menu of a page that is looked at without keys. */
static void put_help(const struct visit *v, struct markup *m)
{
    static const struct {
        struct message (*key)(void), (*what)(void);
    } rows[] = {
        { say_key_space, say_keys_keep }, { say_key_backspace, say_keys_back }, { say_key_escape, say_keys_leave },
        { say_key_enter, say_keys_next }, { say_key_number, say_keys_number },  { NULL, say_keys_move },
    };
    static struct message (*const meaning[RESULT_COUNT])(struct str result) = {
        [RESULT_FORFEIT] = say_result_forfeit, [RESULT_MISSED] = say_result_missed, [RESULT_NOBODY] = say_result_nobody,
        [RESULT_OPEN] = say_result_open,       [RESULT_ZERO] = say_result_zero,
    };
    struct arena *a = m->out.arena;

    put_message(v, m, "<details id=\"entry-keys\">\n<summary>", say_shortcuts(), "</summary>\n");
    put_message(v, m, "<p>", say_keys_seen_from(), "</p>\n<dl class=\"keys-list\">\n");
#define X(key, result)                   \
    put_key(v, m, str_fmt(a, "%c", key), \
            (meaning[result] ? meaning[result] : say_result_alone)(str_of(result_text(result))));
    KEYPAD_KEYS(X)
#undef X
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        put_key(v, m, rows[i].key ? page_text(v, rows[i].key()) : STR("↑ ↓"), rows[i].what());
#define X(key, name)                                                              \
    if (v->who.viewer.role <= op_row(OP_undo)->role || strcmp(name, "undo") != 0) \
        put_key(v, m, str_fmt(a, "%c", key), command_says(name));
    KEYPAD_COMMANDS(X)
#undef X
    put_message(v, m, "</dl>\n<p>", say_after_an_invalid_key(), "</p>\n</details>\n");
}

/* What the mark was when the page was made: nobody replaces another one. */
static struct str mark_text(const struct keypad *k, struct arena *a)
{
    return str_fmt(a, "%d %d %d %d", k->mark.absent[0], k->mark.absent[1], k->mark.present, (int)k->mark.decided);
}

struct str enter_player(const struct visit *v, const struct fixture *f, int side, int board)
{
    int place = f->board[board].place[side];

    return place > 0 ? v->in->squad[f->side[side]].player[place - 1].name : v->in->squad[f->side[side]].name;
}

void enter_shown(const struct visit *v, struct markup *m, const struct keypad *k, int board)
{
    page_hidden(m, str_c(v->arena, str_fmt(v->arena, "shown.%d", board + 1)), str_of(result_text(k->recorded[board])));
}

static void put_board(const struct visit *v, struct markup *m, const struct fixture *f, const struct keypad *k, int b)
{
    struct str first = enter_player(v, f, 0, b), other = enter_player(v, f, 1, b);

    enter_shown(v, m, k, b);
    put(m, "<input size=\"4\" autocomplete=\"off\"");
    put_attr(m, "name", str_fmt(v->arena, "result.%d", b + 1));
    put_attr(m, "placeholder", str_of(result_text(k->known[b] != RESULT_NONE ? k->known[b] : k->recorded[b])));
    if (k->known[b] != RESULT_NONE)
        put_attr(m, "data-known", STR("yes"));
    put_attr_message(v, m, "aria-label",
                     say_board_of_match(v->in->unit == UNIT_PLAYER ? f->table : b + 1, first, other));
    put_attr(m, "title",
             str_fmt(v->arena, "%.*s - %.*s", STR_ARG(direction_isolated(first, v->arena)),
                     STR_ARG(direction_isolated(other, v->arena))));
    put(m, ">\n");
}

/* Who is known not to have come, or how the match was decided: nothing else is expected of it. */
static void put_mark(const struct visit *v, struct markup *m, const struct fixture *f, const struct keypad *k)
{
    struct str first = v->in->squad[f->side[0]].name, second = v->in->squad[f->side[1]].name;

    if (!keypad_is_marked(k) && k->mark.decided == DECIDED_NOT)
        return;
    const struct message mark = correction_mark_message(first, second, k->mark);
    put_message(v, m, "<span class=\"mark\">", say_match_marked(&mark), "</span>\n");
}

static bool is_seated(const struct visit *v, const struct fixture *f)
{
    for (int b = 0; b < v->in->boards; b++)
        if (f->board[b].place[0] > 0 || f->board[b].place[1] > 0)
            return v->in->unit == UNIT_TEAM;
    return false;
}

/* Who sits at its boards, of the match that is typed: the sheet on the table says the same, or it is another one's. */
static void put_players(const struct visit *v, struct markup *m, const struct fixture *f)
{
    if (!is_seated(v, f))
        return;
    put(m, "<ol class=\"players\">\n");
    for (int b = 0; b < v->in->boards; b++) {
        put(m, "<li>");
        for (int side = 0; side < 2; side++) {
            if (side > 0)
                put(m, " - ");
            put_text(m, f->board[b].place[side] > 0 ? enter_player(v, f, side, b) : page_text(v, say_nobody()));
        }
        put(m, "</li>\n");
    }
    put(m, "</ol>\n");
}

static bool is_recorded(const struct keypad *k)
{
    for (int b = 0; b < k->boards; b++)
        if (k->recorded[b] != RESULT_NONE)
            return true;
    return keypad_is_marked(k);
}

void enter_begin(const struct visit *v, struct markup *m, const struct entering *x, const struct fixture *f,
                 const struct keypad *k, const char *part)
{
    put(m, "<form method=\"post\"");
    put_attr(m, "class", str_of(part));
    put_attr(m, "action", str_fmt(v->arena, "%.*s/results", STR_ARG(address_round(v, v->in, v->round))));
    put_attr(m, "data-table", str_fmt(v->arena, "%d", f->table));
    put_attr(m, "data-part", str_fmt(v->arena, "%s-%d", part, f->table));
    page_put_also(v, m, f->side[0], f->side[1]);
    if (keypad_is_marked(k))
        put_attr(m, "data-marked", STR("yes"));
    put(m, ">\n");
    page_hidden(m, "table", str_fmt(v->arena, "%d", f->table));
    page_hidden(m, "team", v->in->squad[f->side[0]].name);
    page_hidden(m, "team", v->in->squad[f->side[1]].name);
    page_hidden(m, "mark", mark_text(k, v->arena));
    page_hidden(m, "after", str_fmt(v->arena, "%d", page_latest(v->in, ROUND_PUBLISHED)));
    if (x->second)
        page_hidden(m, "second", STR("yes"));
}

static void put_match(const struct visit *v, struct markup *m, const struct entering *x, const struct fixture *f)
{
    struct keypad k = { .boards = v->in->boards };

    entering_show(x, f, &k);
    enter_begin(v, m, x, f, &k, "match");
    put(m, "<strong>");
    put_number(m, f->table);
    put(m, "</strong> <span class=\"teams\">");
    put_text(m, v->in->squad[f->side[0]].name);
    put(m, " - ");
    put_text(m, v->in->squad[f->side[1]].name);
    put(m, "</span>\n<span class=\"boards\">\n");
    for (int b = 0; b < k.boards; b++)
        put_board(v, m, f, &k, b);
    if (is_recorded(&k)) {
        put(m, "<input class=\"why\" name=\"reason\" autocomplete=\"off\"");
        put_attr_message(v, m, "placeholder", say_why_corrected());
        put_attr_message(v, m, "aria-label", say_why_it_is_corrected());
        put(m, ">\n");
    }
    put_message(v, m, "<button>", say_store(), "</button></span>\n");
    put_mark(v, m, f, &k);
    put_players(v, m, f);
    put(m, "<span class=\"said\" role=\"status\"></span>\n</form>\n");
}

/* What a correction of a round means after which others were published; empty: none was. */
static struct str past(const struct visit *v)
{
    int last = page_latest(v->in, ROUND_PUBLISHED);

    if (v->round == last || section_is_round_robin(v->in))
        return STR("");
    return page_text(v, say_correction_is_late(last, v->round, edition_cite(v->in->edition, RULE_FROZEN, v->arena)));
}

/* The page hears of the round that may be published next; a correction says after which round it was typed (serve_results). */
static void put_past(const struct visit *v, struct markup *m)
{
    int last = page_latest(v->in, ROUND_PUBLISHED);

    put(m, "<p class=\"warning\" data-part=\"past\"");
    put_attr(m, "data-about", str_fmt(v->arena, "%.*s.%d", STR_ARG(v->in->name), last + 1));
    put_attr(m, "data-after", str_fmt(v->arena, "%d", last));
    if (past(v).n == 0)
        put(m, " hidden");
    put(m, ">");
    put_text(m, past(v));
    put(m, "</p>\n");
}

static void put_matches(const struct visit *v, struct markup *m, const struct entering *x)
{
    put(m, "<div id=\"entry\"");
    put_attr(m, "data-keys", list_keys(v->arena));
    put_attr(m, "data-undo", address_operation(v, v->in, "undo"));
    put_attr(m, "data-back", bar_way_back(v, v->in));
    put(m, ">\n<div id=\"entry-said\" role=\"status\"></div>\n");
    for (int i = 0; i < x->round->nfixture; i++)
        if (tables_has(v, x->round->fixture[i].table))
            put_match(v, m, x, &x->round->fixture[i]);
    put(m, "</div>\n<script src=\"/assets/entry.js\" defer></script>\n");
}

/* How far it is, and the way to what the other arbiter enters. */
static void put_other(const struct visit *v, struct markup *m, const struct entering *x)
{
    struct str at = str_fmt(v->arena, "%.*s/enter", STR_ARG(address_round(v, v->in, v->round)));
    int missing = entering_missing(x);

    put_message(v, m, "<p data-part=\"progress\">",
                say_matches_are_in(x->round->nfixture - missing, x->round->nfixture), " <a id=\"entry-second\"");
    put_attr(m, "href", x->second ? at : str_fmt(v->arena, "%.*s?second=yes", STR_ARG(at)));
    put_message(v, m, ">", x->second ? say_menu_results() : say_field_second(), "</a>");
    if (!x->second) {
        put(m, " · ");
        put_link(m, str_fmt(v->arena, "%.*s/tap", STR_ARG(address_round(v, v->in, v->round))),
                 page_text(v, say_tap_instead()));
    }
    put(m, " · ");
    put_link(
        m, str_fmt(v->arena, "%.*s/file%s", STR_ARG(address_round(v, v->in, v->round)), x->second ? "?second=yes" : ""),
        page_text(v, say_results_from_file()));
    put(m, "</p>\n");
}

bool serve_enter(struct visit *v, struct err *e)
{
    struct entering x;

    if (!enter_round(v, &x, e))
        return tables_instead(v, e);
    if (!tables_are_there(v) && tables_instead(v, e))
        return true;
    struct markup m =
        page_begin(v, page_text(v, x.second ? say_second_results_of(v->round) : say_results_of(v->round)));
    put_past(v, &m);
    put_other(v, &m, &x);
    put_help(v, &m);
    put_matches(v, &m, &x);
    return page_end(v, &m);
}

/* --- what comes in ---------------------------------------------------------------------------- */

/* A key, or what people write. */
static bool read_result(struct visit *v, const char *name, int board, enum result *out, struct err *e)
{
    struct str text = form_word(&v->form, str_c(v->arena, str_fmt(v->arena, "%s.%d", name, board)));

    *out = RESULT_NONE;
    text = str_trim(text);
    if (text.n == 0 || (text.n == 1 && keypad_result(text.p[0], out)) || result_read(text, v->arena, out))
        return true;
    return err_say(e, ERR_USAGE, say_board_is_no_result(board, text));
}

static bool read_number(struct str *rest, int most, int *out)
{
    long n;

    if (!str_long(str_cut(rest, ' '), &n) || n < 0 || n > most)
        return false;
    *out = (int)n;
    return true;
}

static bool read_mark(struct visit *v, struct no_show *out, struct err *e)
{
    struct str rest = form_word(&v->form, "mark");
    int absent[2] = { 0, 0 }, decided = 0;

    *out = (struct no_show){ 0 };
    if (rest.n > 0 &&
        (!read_number(&rest, 1, &absent[0]) || !read_number(&rest, 1, &absent[1]) ||
         !read_number(&rest, SQUAD_MAX, &out->present) || !read_number(&rest, DECIDED_COUNT - 1, &decided)))
        return err_say(e, ERR_USAGE, say_page_mark_unreadable());
    out->absent[0] = absent[0];
    out->absent[1] = absent[1];
    out->decided = (enum decided)decided;
    return true;
}

/* The two teams that were on the page: at that table others may meet by now. */
static bool read_match(struct visit *v, struct board_entry *like, struct err *e)
{
    struct str table = form_word(&v->form, "table");
    long n = 0;
    int teams = 0;

    *like = (struct board_entry){ .round = v->round, .looked = true };
    for (int i = 0; i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("team")) && teams++ < 2)
            like->team[teams - 1] = v->form.word[i].value;
    if (!str_long(table, &n) || n < 1 || n > TEAMS_MAX || teams != 2)
        return err_say(e, ERR_USAGE, say_match_not_named());
    like->table = (int)n;
    return read_mark(v, &like->mark, e);
}

/* "result.5" of a match that has four boards. */
static bool has_boards(const struct visit *v, struct err *e)
{
    for (int i = 0; i < v->form.n; i++) {
        struct str number = v->form.word[i].name, what = str_cut(&number, '.');
        long board;
        if (number.p && str_long(number, &board) && board > v->in->boards)
            return err_say(e, ERR_USAGE, say_match_has_no_such_board(v->in->boards, what, board));
    }
    return true;
}

static bool read_boards(struct visit *v, struct result_list *out, struct err *e)
{
    struct board_entry like, *entry = arena_new(v->arena, struct board_entry, BOARDS_MAX);

    *out = (struct result_list){ .board = entry };
    if (!has_boards(v, e) || !read_match(v, &like, e))
        return false;
    for (int b = 1; b <= v->in->boards; b++) {
        struct board_entry *to = &entry[out->nboard];
        *to = like;
        to->board = b;
        if (!read_result(v, "result", b, &to->result, e) || !read_result(v, "shown", b, &to->shown, e))
            return false;
        out->nboard += to->result != RESULT_NONE;
    }
    return out->nboard > 0 || err_say(e, ERR_USAGE, say_no_result_typed());
}

/* Of a board of the match at that table; no fixture is there: the desk says so. */
static bool replaces(const struct visit *v, const struct board_entry *b)
{
    const struct pairing_list *r = v->round <= v->in->nround ? &v->in->round[v->round - 1] : NULL;

    for (int i = 0; r && i < r->nfixture; i++)
        if (r->fixture[i].table == b->table)
            return r->fixture[i].board[b->board - 1].result != b->result;
    return false;
}

/* A page that was made before another round was published did not say what a correction means by now. */
static bool is_past_seen(const struct visit *v, const struct act *act, const struct result_list *list, struct err *e)
{
    bool changes = false;

    for (int i = 0; i < list->nboard; i++)
        changes = changes || replaces(v, &list->board[i]);
    if (!changes || act->reason.n == 0 || act->confirmed || past(v).n == 0 ||
        str_eq(form_word(&v->form, "after"), str_fmt(v->arena, "%d", page_latest(v->in, ROUND_PUBLISHED))))
        return true;
    struct str means = past(v);
    means.n--; /* its full stop */
    return err_say_lack(e, LACKS_CONFIRM, say_was_not_on_page(means));
}

/* What differs from what is recorded is a correction if there is a reason for it, and a conflict without. */
bool serve_results(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_results);
    struct setting word[2];
    struct result_list list;
    struct form form = { .word = word, .data = &list };
    struct act act;

    if (!visit_section(v, e) || !read_boards(v, &list, e) || !words_act(v, op, &act, e) ||
        !is_past_seen(v, &act, &list, e))
        return false;
    if (act.reason.n > 0)
        word[form.n++] = (struct setting){ STR("correct"), STR("") };
    if (form_word(&v->form, "second").p)
        word[form.n++] = (struct setting){ STR("second"), STR("") };
    struct str after =
        str_fmt(v->arena, "%.*s/%s%s", STR_ARG(address_round(v, v->in, v->round)),
                form_word(&v->form, "tap").p ? "tap" : "enter", form_word(&v->form, "second").p ? "?second=yes" : "");
    return page_do(v, op, &act, &form, after, e);
}
