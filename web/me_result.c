/* SPDX-License-Identifier: Apache-2.0 */
/* me_result.c - the result of a captain's match: he agrees with it, or says what is wrong. */
#include "desk/messages.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/points.h"
#include "reports/sheet/seat.h"
#include "teams/form.h"
#include "teams/match.h"
#include "teams/score.h"
#include "teams/signature.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"
#include "web/words.h"

/* --- the page --------------------------------------------------------------------------------- */

/* "–" as long as there is none. */
static const char *result_shown(enum result r)
{
    if (r == RESULT_DRAW)
        return "½-½";
    return result_text(r)[0] ? result_text(r) : "–";
}

/* Who sat there, as the captain has him: "Prasad, Calvin"; the board alone if nobody knows. */
static struct str player_on(const struct visit *v, const struct fixture *f, int board, int side)
{
    int place = f->board[board].place[side];

    return place > 0 ? v->in->squad[f->side[side]].player[place - 1].name : STR("");
}

/* It is known who plays for that side: a board without a name has nobody. */
static bool is_seated(const struct visit *v, const struct fixture *f, int side)
{
    int board = 0;

    while (board < v->in->boards && f->board[board].place[side] == 0)
        board++;
    return board < v->in->boards;
}

static void put_side(const struct visit *v, struct markup *m, const struct fixture *f, int board, int side)
{
    const struct seat at = { .match = f, .board = board, .side = side };
    struct str name = player_on(v, f, board, side);

    put(m, "<span><bdi>");
    put_text(m, name.n == 0 && is_seated(v, f, side) ? page_text(v, say_nobody()) : name);
    put(m, "</bdi>");
    if (name.n > 0 && !seat_is_forfeit(&at)) {
        put_message(v, m, " <small>", seat_is_white(&at) ? say_white() : say_black(), "</small>");
    }
    put(m, "</span>");
}

static void put_board(const struct visit *v, struct markup *m, const struct fixture *f, int board)
{
    put(m, "<li>");
    put_side(v, m, f, board, 0);
    put(m, " <strong>");
    put_text(m, str_of(result_shown(f->board[board].result)));
    put(m, "</strong> ");
    put_side(v, m, f, board, 1);
    put(m, "</li>\n");
}

void mine_put_boards(const struct visit *v, struct markup *m, const struct fixture *f)
{
    put(m, "<ol class=\"results\">\n");
    for (int b = 0; b < v->in->boards; b++)
        put_board(v, m, f, b);
    put(m, "</ol>\n");
}

static void put_score(const struct visit *v, struct markup *m, const struct fixture *f)
{
    struct match score = score_match(v->in, f);

    put_message(v, m, "<p class=\"score\">",
                (score.played ? say_score_of_match : say_score_not_played)(
                    v->in->squad[f->side[0]].name, points_text(score.gp[0], false, v->arena),
                    points_text(score.gp[1], false, v->arena), v->in->squad[f->side[1]].name),
                "</p>\n");
    mine_put_boards(v, m, f);
}

/* What has been changed since then has lost its tick. */
static struct message what_was_said(const struct visit *v, const struct signature *x, enum signature_state state,
                                    long receipt)
{
    struct str at = mine_when(v, x->at);

    if (!x->agreed)
        return say_you_did_not_agree(at, receipt, x->by, x->remark);
    return (state == SIGNATURE_AGREED ? say_you_agreed : say_you_had_agreed)(at, receipt, x->by, x->remark);
}

static bool put_said(struct visit *v, struct markup *m, const struct mine *mine, const struct signature *x, int round,
                     enum signature_state state, struct err *e)
{
    long receipt;

    if (state == SIGNATURE_NONE) {
        put_message(v, m, "<p class=\"open\"><strong>", say_not_signed_yet(), "</strong></p>\n");
        return true;
    }
    if (!mine_receipt(v, mine, RECEIPT_SIGNATURE, round, &receipt, e))
        return false;
    put_message(v, m, "<p class=\"receipt\">", what_was_said(v, x, state, receipt), "</p>\n");
    if (state == SIGNATURE_STALE)
        put_message(v, m, "<p class=\"open\"><strong>", say_result_changed_since(), "</strong></p>\n");
    return true;
}

static void put_words(const struct visit *v, struct markup *m, const struct fixture *f, int round)
{
    page_hidden(m, "round", str_fmt(v->arena, "%d", round));
    page_hidden(m, "shown", signature_results(v->in, f, v->arena));
}

static void put_buttons(const struct visit *v, struct markup *m, const struct fixture *f, int round,
                        enum signature_state state)
{
    if (state != SIGNATURE_AGREED) {
        put(m, "<form method=\"post\" action=\"/me/sign\">\n");
        put_words(v, m, f, round);
        put_message(v, m, "<input type=\"hidden\" name=\"agree\" value=\"yes\">\n<p class=\"faint\">",
                    say_what_agreeing_means(), "</p>\n");
        put_message(v, m, "<p><button class=\"main\">", say_agree(),
                    "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n");
    }
    put_message(v, m, "<details class=\"wrong\">\n<summary>", say_something_is_wrong(),
                "</summary>\n<form method=\"post\" action=\"/me/sign\">\n");
    put_words(v, m, f, round);
    put_message(v, m, "<p><label>", say_what_is_wrong(), "<br><textarea name=\"dispute\" rows=\"3\" required");
    put_attr(m, "maxlength", str_fmt(v->arena, "%d", REASON_LETTERS));
    put_message(v, m, "></textarea></label></p>\n<p><button>", say_tell_the_arbiters(),
                "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n</details>\n");
}

static bool put_result(struct visit *v, struct markup *m, const struct mine *mine, int round, struct err *e)
{
    const struct fixture *f = match_of(&v->in->round[round - 1], mine->squad);
    int side = match_side(f, mine->squad);
    enum signature_state state = signature_state(v->in, f, side);

    put_score(v, m, f);
    if (!put_said(v, m, mine, &f->signature[side], round, state, e))
        return false;
    put_buttons(v, m, f, round, state);
    return true;
}

/* A complete result of the team in that round. */
static bool has_result(const struct visit *v, const struct mine *mine, int round)
{
    const struct fixture *f = match_of(&v->in->round[round - 1], mine->squad);

    return f && score_complete(v->in, f);
}

static bool waits(const struct visit *v, const struct mine *mine, int round)
{
    const struct fixture *f = match_of(&v->in->round[round - 1], mine->squad);

    return has_result(v, mine, round) && signature_state(v->in, f, match_side(f, mine->squad)) != SIGNATURE_AGREED;
}

bool mine_put_result(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    if (!has_result(v, mine, mine->number))
        return true;
    put_message(v, m, "<section aria-labelledby=\"result\">\n<h2 id=\"result\">", say_result_of_match(), "</h2>\n");
    bool ok = put_result(v, m, mine, mine->number, e);
    put(m, "</section>\n");
    return ok;
}

static bool put_earlier(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    bool ok = true;

    for (int round = mine->number - 1; ok && round > 0; round--) {
        if (!waits(v, mine, round))
            continue;
        put_message(v, m, "<h3>", say_round_named(round), "</h3>\n");
        ok = put_result(v, m, mine, round, e);
    }
    return ok;
}

bool mine_put_earlier(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    int n = 0;

    for (int round = 1; round < mine->number; round++)
        n += waits(v, mine, round);
    if (n == 0)
        return true;
    put(m, "<details>\n<summary>");
    page_say(v, m, say_results_to_sign(n));
    put(m, "</summary>\n");
    bool ok = put_earlier(v, m, mine, e);
    put(m, "</details>\n");
    return ok;
}

/* --- what comes in ---------------------------------------------------------------------------- */

bool serve_my_signature(struct visit *v, struct err *e)
{
    static const char *const names[] = { "round", "shown", "agree", "dispute" };
    const struct op *op = op_row(OP_sign);
    struct setting word[5] = { { STR("team"), { 0 } } };
    struct form form = { .word = word, .n = 1 };
    struct mine mine;
    struct act act;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct str value = form_word(&v->form, names[i]);
        if (!value.p && i < 2)
            return err_say(e, ERR_USAGE, say_result_needs_field(names[i]));
        if (value.p && !words_clean(v, str_of(names[i]), value, &word[form.n].value, e))
            return false;
        if (value.p)
            word[form.n++].name = str_of(names[i]);
    }
    if (!mine_find(v, &mine, e))
        return false;
    word[0].value = v->in->squad[mine.squad].name;
    return words_act(v, op, &act, e) && mine_do(v, &mine, op, &act, &form, RECEIPT_SIGNATURE, e);
}
