/* SPDX-License-Identifier: Apache-2.0 */
/* me_lineup.c - a captain's line-up: by choosing who rests, until when, the receipt. */
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/score.h"
#include "web/form.h"
#include "web/me.h"
#include "web/messages.h"
#include "web/words.h"

/* --- the page --------------------------------------------------------------------------------- */

static bool plays(const struct lineup *l, int place)
{
    for (int b = 0; l && b < BOARDS_MAX; b++)
        if (l->place[b] == place)
            return true;
    return false;
}

/* A board that nobody plays on is asked for once, unless the team has too few who could. */
static bool asks_for_nobody(const struct visit *v, const struct squad *q)
{
    return lineup_available(q) >= v->in->boards;
}

/* Apart from those who rest, so that no tick too many gives a board away. */
static void put_hole(const struct visit *v, struct markup *m)
{
    put_message(v, m, "<details><summary>", say_too_few_can_play(),
                "</summary>\n<p><label><input type=\"checkbox\" name=\"nobody\"");
    put_attr(m, "value", str_fmt(v->arena, "%d", v->in->boards));
    put_message(v, m, "> ", say_nobody_and_one_more_rests(v->in->boards), "</label></p>\n</details>\n");
}

/* "Nobody plays on board 4, which is lost by forfeit, although 5 players of Fiji could play." From board `first` on. */
static struct str nobody_text(const struct visit *v, const struct squad *q, int first)
{
    struct str empty = lineup_empty_boards(v->in, first, v->arena);
    int n = v->in->boards - first + 1;

    return page_text(v, asks_for_nobody(v, q) ? say_nobody_although(n, empty, lineup_available(q), q->name)
                                              : say_nobody_on_board(n, empty));
}

/* For the script, which says what the desk would: a line for each number of boards that may be empty, one first. */
static struct str nobody_texts(const struct visit *v, const struct squad *q, int needed)
{
    struct str lines = { 0 };

    for (int first = v->in->boards; first > needed; first--)
        lines = str_fmt(v->arena, "%.*s%s%.*s", STR_ARG(lines), lines.n ? "\n" : "", STR_ARG(nobody_text(v, q, first)));
    return lines;
}

/* Who has too few is not asked, but knows it before. */
static void put_short(const struct visit *v, struct markup *m, const struct squad *q)
{
    int here = lineup_available(q), boards = v->in->boards;

    if (!asks_for_nobody(v, q))
        put_line_message(v, m,
                         say_your_team_is_short(here, boards - here, lineup_empty_boards(v->in, here + 1, v->arena)));
}

/* Behind the name: the board and its colour, or that he rests. The script keeps it so while he chooses. */
static void put_seat(const struct visit *v, struct markup *m, int board, bool white)
{
    put(m, " <b class=\"sits\">");
    if (board == 0) {
        page_say(v, m, say_rests());
    } else {
        page_say(v, m, say_board_number(board));
        put(m, " ");
        mine_put_square(m, white);
        put(m, "<span class=\"spoken\">");
        page_say(v, m, white ? say_white() : say_black());
        put(m, "</span>");
    }
    put(m, "</b>");
}

static void put_player(const struct visit *v, struct markup *m, const struct squad *q, int place, int board, bool white)
{
    const struct player *p = &q->player[place - 1];
    struct str rating = p->rating > 0 ? str_fmt(v->arena, "%d", p->rating) : STR("");

    put(m, "<li><label><input type=\"checkbox\" name=\"rests\"");
    put_attr(m, "data-name", p->name);
    put_attr(m, "value", str_fmt(v->arena, "%d", place));
    if (board == 0)
        put(m, " checked");
    put(m, "> <span>");
    put_text(m, p->name);
    put(m, " <small>");
    put_text(m, str_fmt(v->arena, "%.*s%s%.*s", STR_ARG(p->title), p->title.n && rating.n ? " " : "", STR_ARG(rating)));
    put(m, "</small></span>");
    put_seat(v, m, board, white);
    put(m, "</label></li>\n");
}

/* On as many boards as there are players here. */
static int most_who_play(const struct visit *v, const struct squad *q)
{
    int here = lineup_available(q);

    return here < v->in->boards ? here : v->in->boards;
}

/* How many ticks are wanted; 0: as many as he likes, since more boards than need be are empty. */
static int ticks_wanted(const struct visit *v, const struct squad *q, const struct lineup *l)
{
    int place[SQUAD_MAX], n = mine_places(q, place), most = most_who_play(v, q), play = 0;

    for (int i = 0; l && i < n; i++)
        play += plays(l, place[i]);
    return n > most && (!l || play == most) ? n - most : 0;
}

static void put_players(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int place[SQUAD_MAX], n = mine_places(q, place), board = 0;
    bool first = match_side(mine->match, mine->squad) == 0;

    put(m, "<ul class=\"rests\">\n");
    for (int i = 0; i < n; i++) {
        bool sits = l ? plays(l, place[i]) : i < most_who_play(v, q);
        board += sits;
        put_player(v, m, q, place[i], sits ? board : 0, first == (board % 2 == 1));
    }
    put(m, "</ul>");
}

/* It carries the number of the receipt of the line-up of the page, 0: none. */
static void put_choice(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l,
                       long receipt)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int needed = score_needed(v->in, mine->squad, mine->number);

    put(m, "<form method=\"post\" action=\"/me/lineup\" class=\"lineup\"");
    put_attr(m, "data-boards", str_fmt(v->arena, "%d", v->in->boards));
    put_attr(m, "data-white", match_side(mine->match, mine->squad) == 0 ? STR("1") : STR("0"));
    put_attr(m, "data-draft",
             str_fmt(v->arena, "line-up %.*s %d %.*s", STR_ARG(v->in->name), mine->number, STR_ARG(q->name)));
    put_attr(m, "data-needed", str_fmt(v->arena, "%d", needed));
    put_attr(m, "data-nobody", nobody_texts(v, q, needed));
    put(m, ">\n");
    page_hidden(m, "round", str_fmt(v->arena, "%d", mine->number));
    page_hidden(m, "held", str_fmt(v->arena, "%ld", receipt));
    put(m, "<fieldset><legend>");
    page_say(v, m, say_who_rests(ticks_wanted(v, q, l)));
    put(m, "</legend>\n");
    put_players(v, m, mine, l);
    put(m, "</fieldset>\n");
    if (asks_for_nobody(v, q))
        put_hole(v, m);
    put_short(v, m, q);
    put(m, "<p class=\"chosen\" aria-live=\"polite\"></p>\n<p><button class=\"main\">");
    page_say(v, m, l ? say_hand_in_again() : say_hand_in());
    put(m, "</button></p>\n<p class=\"said\" role=\"status\"></p>\n</form>\n");
}

static void put_boards(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l)
{
    const struct squad *q = &v->in->squad[mine->squad];

    put(m, "<ol class=\"boards\">\n");
    for (int b = 0; b < v->in->boards; b++) {
        put(m, "<li>");
        if (l->place[b] > 0)
            put_text(m, q->player[l->place[b] - 1].name);
        else
            put_message(v, m, "<strong>", say_nobody_lost_by_forfeit(), "</strong>");
        put(m, "</li>\n");
    }
    put(m, "</ol>\n");
}

static void put_receipt(const struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l,
                        long receipt)
{
    put(m, "<div class=\"receipt\">\n");
    put_line_message(v, m, say_handed_in_secretly(mine_when(v, l->at), receipt, l->by));
    put_boards(v, m, mine, l);
    put(m, "</div>\n");
}

/* Until the opening the box of the match says when it is due. */
static bool is_secret(const struct visit *v, const struct mine *mine);

bool mine_put_due(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);
    struct str due = lineup_deadline(&v->event, mine->number, v->arena);
    bool late = moment_is_after(v->now, due);

    (void)e;
    if (!is_secret(v, mine))
        return true;
    put(m, "<div class=\"heed\">");
    if (due.n > 0 && !late)
        mine_countdown(v, m, say_lineup_due, due, l ? say_over_lineup_stands() : say_late_call_tap());
    if (late)
        put_line_message(v, m, (l ? say_was_due_and_stands : say_was_due_call_tap)(mine_when(v, due)));
    if (!l)
        put_message(v, m, "<p class=\"open\"><strong>", say_none_is_handed_in(), "</strong></p>\n");
    put(m, "</div>\n");
    return true;
}

static bool put_secret(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);
    struct str due = lineup_deadline(&v->event, mine->number, v->arena);
    long receipt;

    if (!mine_receipt(v, mine, RECEIPT_LINEUP, mine->number, &receipt, e))
        return false;
    if (l)
        put_receipt(v, m, mine, l, receipt);
    if (moment_is_after(v->now, due))
        return true;
    put_choice(v, m, mine, l, l ? receipt : 0);
    if (due.n > 0)
        put_line(
            m, page_text(v, l ? say_change_until(mine_when(v, due)) : say_change_until_or_default(mine_when(v, due))));
    return true;
}

/* Who handed it in, or what it became without him. */
static bool put_origin(struct visit *v, struct markup *m, const struct mine *mine, const struct lineup *l,
                       struct err *e)
{
    long receipt;

    if (l->origin != LINEUP_CAPTAIN) {
        const struct message state = lineup_state_message(l);
        put_line_message(v, m, say_put_in_for_you(&state));
        return true;
    }
    if (!mine_receipt(v, mine, RECEIPT_LINEUP, mine->number, &receipt, e))
        return false;
    put_message(v, m, "<p class=\"receipt\">", say_yours_was_handed_in(mine_when(v, l->at), receipt, l->by), "</p>\n");
    return true;
}

/* From the opening until the result is there. */
static bool put_opened(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);
    struct str starts = v->event.date[mine->number - 1];

    put_line_message(v, m,
                     say_opened_at(mine_when(v, mine->round->opened), starts.n > 0 ? mine_when(v, starts) : starts));
    mine_put_boards(v, m, mine->match);
    return !l || put_origin(v, m, mine, l, e);
}

/* Until the line-ups are due nothing that is stored of the match takes it from him, but who sat there. */
static bool is_wanted(const struct visit *v, const struct mine *mine)
{
    if (lineup_is_before(&v->event, v->in, mine->number, v->now))
        return !lineup_is_seated(v->in, mine->match);
    return lineup_is_due(mine->round, mine->squad) && !match_has_results(mine->match);
}

static bool is_secret(const struct visit *v, const struct mine *mine)
{
    return mine->round->opened.n == 0 && is_wanted(v, mine);
}

bool mine_put_lineup(struct visit *v, struct markup *m, const struct mine *mine, struct err *e)
{
    bool opened = mine->round->opened.n > 0;

    if (opened ? score_complete(v->in, mine->match) || !lineup_is_seated(v->in, mine->match) : !is_wanted(v, mine))
        return true;
    put(m, "<section aria-labelledby=\"line-up\">\n<h2 id=\"line-up\" class=\"spoken\">");
    page_say(v, m, say_line_up());
    put(m, "</h2>\n");
    bool ok = opened ? put_opened(v, m, mine, e) : put_secret(v, m, mine, e);
    put(m, "</section>\n");
    return ok;
}

/* --- what comes in ---------------------------------------------------------------------------- */

static bool rests(const struct visit *v, int place)
{
    long n;

    for (int i = 0; i < v->form.n; i++)
        if (str_eq(v->form.word[i].name, STR("rests")) && str_long(v->form.word[i].value, &n) && n == place)
            return true;
    return false;
}

static bool has_place(const int *place, int n, long at)
{
    while (n > 0 && place[n - 1] != at)
        n--;
    return n > 0;
}

/* Who was ticked still counts: a page from before he was replaced does not say who plays now. */
static bool knows_players(const struct visit *v, const struct squad *q, struct err *e)
{
    int place[SQUAD_MAX], n = mine_places(q, place);
    long at;

    for (int i = 0; i < v->form.n; i++) {
        struct str value = v->form.word[i].value;
        if (!str_eq(v->form.word[i].name, STR("rests")) || value.n == 0)
            continue;
        if (!str_long(value, &at) || at < 1 || at > q->nplayer)
            return err_say(e, ERR_INPUT, say_no_player_in_your_list(value));
        if (!has_place(place, n, at))
            return err_say(e, ERR_CONFLICT, say_your_squad_has_changed(q->player[at - 1].name));
    }
    return true;
}

/* Who does not rest plays, in the order of the list; an empty board is the last. */
static bool read_lineup(struct visit *v, const struct mine *mine, struct lineup_entry *out, struct err *e)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int place[SQUAD_MAX], n = mine_places(q, place), b = 0;

    if (!knows_players(v, q, e))
        return false;
    *out = (struct lineup_entry){ .team = q->name };
    for (int i = 0; i < n; i++) {
        if (rests(v, place[i]))
            continue;
        if (b == v->in->boards)
            return err_say(e, ERR_INPUT, say_choose_who_rests(n - v->in->boards, v->in->boards));
        out->player[b++] = str_fmt(v->arena, "%d", place[i]);
    }
    for (; b < v->in->boards; b++)
        out->player[b] = STR("0");
    return true;
}

/* Handed in already, for that round: it may come again at any time. */
static bool is_there(const struct visit *v, const struct mine *mine, const struct lineup_entry *entry)
{
    const struct lineup *l = lineup_find(mine->round, mine->squad);
    bool same = l != NULL;

    for (int b = 0; same && b < v->in->boards; b++) {
        long place = 0;
        same = str_long(entry->player[b], &place) && place == l->place[b];
    }
    return same;
}

/* Only the TAP takes a late one, and notes why. */
static bool in_time(const struct visit *v, const struct mine *mine, struct err *e)
{
    struct str due = lineup_deadline(&v->event, mine->number, v->arena);

    if (mine->round->opened.n > 0)
        return err_say(e, ERR_STATE, say_captain_lineups_opened(mine->number));
    return !moment_is_after(v->now, due) || err_say(e, ERR_STATE, say_captain_lineup_was_due(mine->number, due));
}

/* It takes the place of the one that was on the page, and of no other. A page says which it was, a program need not. */
static bool read_held(struct visit *v, struct lineup_entry *entry, struct err *e)
{
    struct str text = form_word(&v->form, "held");

    entry->looked = text.n > 0;
    return !entry->looked || str_long(text, &entry->held) || err_say(e, ERR_USAGE, say_held_is_no_receipt());
}

/* --- nobody on a board ------------------------------------------------------------------------ */

static int nobody_on(const struct visit *v, const struct lineup_entry *entry)
{
    int place[BOARDS_MAX] = { 0 };
    long at;

    for (int b = 0; b < v->in->boards; b++)
        place[b] = str_long(entry->player[b], &at) ? (int)at : 0;
    return lineup_nobody_on(v->in, place);
}

/* He said so of that board, or his team has too few who could play there. With fewer players than it needs the desk refuses it. */
static bool is_meant(const struct visit *v, const struct mine *mine, const struct lineup_entry *entry)
{
    const struct squad *q = &v->in->squad[mine->squad];
    int board = nobody_on(v, entry);
    long said;

    return board == 0 || !asks_for_nobody(v, q) || board <= score_needed(v->in, mine->squad, mine->number) ||
           (str_long(form_word(&v->form, "nobody"), &said) && said == board);
}

static void put_question(const struct visit *v, struct markup *m, const struct squad *q, int board)
{
    put(m, "<div class=\"me\">\n<p class=\"problem\" role=\"alert\">");
    put_text(m, nobody_text(v, q, board));
    put_message(v, m, " ", say_nothing_handed_in_yet(), "</p>\n");
    put_message(v, m, "<p><a class=\"button main\" href=\"/me\">", say_choose_again(),
                "</a></p>\n<form method=\"post\" action=\"/me/lineup\">\n");
    for (int i = 0; i < v->form.n; i++)
        if (!str_eq(v->form.word[i].name, STR("nobody")))
            page_hidden(m, str_c(v->arena, v->form.word[i].name), v->form.word[i].value);
    page_hidden(m, "nobody", str_fmt(v->arena, "%d", board));
    put_message(v, m, "<p><button>",
                say_hand_in_with_nobody(v->in->boards - board + 1, lineup_empty_boards(v->in, board, v->arena)),
                "</button></p>\n</form>\n</div>\n");
}

/* The same once more, if it is meant: one tick too many loses a board. */
static bool ask_nobody(struct visit *v, const struct squad *q, int board, struct err *e)
{
    if (job_wants_json(v->job))
        return err_say(e, ERR_STATE, say_nobody_if_meant(nobody_text(v, q, board), board));
    struct markup m = page_begin(v, page_text(v, say_not_handed_in_yet()));
    put_question(v, &m, q, board);
    page_end(v, &m);
    v->job->reply.status = 409;
    return true;
}

/* --- all of it -------------------------------------------------------------------------------- */

/* The round that was on the page: the next may have been published since, or this one taken back. */
static bool find_round(const struct visit *v, struct mine *mine, struct err *e)
{
    long round;

    if (!str_long(form_word(&v->form, "round"), &round) || round < 1)
        return err_say(e, ERR_USAGE, say_lineup_of_which_round());
    if (round > mine->number)
        return err_say(e, ERR_STATE, say_round_no_longer_published(round));
    mine->number = (int)round;
    mine->round = &v->in->round[round - 1];
    mine->match = match_of(mine->round, mine->squad);
    return true;
}

bool serve_my_lineup(struct visit *v, struct err *e)
{
    const struct op *op = op_row(OP_lineups);
    struct lineup_entry entry;
    const struct lineup_list list = { &entry, 1 };
    struct setting word = { STR("round"), form_word(&v->form, "round") };
    const struct form form = { .word = &word, .n = 1, .data = &list };
    struct mine mine;
    struct act act;

    if (!mine_find(v, &mine, e) || !find_round(v, &mine, e) || !read_lineup(v, &mine, &entry, e) ||
        !read_held(v, &entry, e))
        return false;
    if (!is_there(v, &mine, &entry)) {
        const struct squad *q = &v->in->squad[mine.squad];
        if (!in_time(v, &mine, e))
            return false;
        if (!is_meant(v, &mine, &entry))
            return ask_nobody(v, q, nobody_on(v, &entry), e);
    }
    return words_act(v, op, &act, e) && mine_do(v, &mine, op, &act, &form, RECEIPT_LINEUP, e);
}
