/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/results/intake.h"

#include "desk/base/messages.h"
#include "engine/base/direction.h"
#include "teams/lineup.h"
#include "teams/names.h"
#include "teams/pairing.h"

/* Boards. */

static enum result flip(enum result r)
{
    switch (r) {
    case RESULT_WIN:
        return RESULT_LOSS;
    case RESULT_LOSS:
        return RESULT_WIN;
    case RESULT_FORFEIT:
        return RESULT_MISSED;
    case RESULT_MISSED:
        return RESULT_FORFEIT;
    default:
        return r;
    }
}

/* What is entered from a page is beside what that page showed, and replaces or fills in nothing else: neither what another person has
   recorded since nor what was taken back. What is there already is no news. False: refused. */
static bool check_page(struct intake *in, const struct board_entry *entry, const struct match_ref *match,
                       enum result old)
{
    const struct fixture *f = match->fixture;
    const struct squad *squad = in->t->section->squad;
    struct str team = squad[f->side[0]].name, other = squad[f->side[1]].name;
    enum result shown = match->flipped ? flip(entry->shown) : entry->shown,
                now = match->flipped ? flip(entry->result) : entry->result;

    if (!entry->looked || now == RESULT_NONE || now == old || old == shown)
        return true;
    in->outdated = true;
    const char *was = result_text(shown), *is = result_text(old), *entered = result_text(now);
    struct message outdated;
    if (shown == RESULT_NONE)
        outdated = say_page_showed_no_result(f->table, entry->board, team, other, is, entered);
    else if (old == RESULT_NONE)
        outdated = say_page_showed_old_result(f->table, entry->board, team, other, was, entered);
    else
        outdated = say_page_showed_result(f->table, entry->board, team, other, was, is, entered);
    return intake_say(in, match->line, ERR_CONFLICT, outdated);
}

/* The entry as side 0 sees it. */
static struct board turned(const struct board_entry *entry, bool flipped)
{
    return (struct board){ .place = { entry->place[flipped], entry->place[!flipped] },
                           .result = flipped ? flip(entry->result) : entry->result };
}

static bool check_player(struct intake *in, const struct match_ref *match, int side, int place)
{
    const struct task *t = in->t;
    int squad = match->fixture->side[side];
    const struct squad *q = &t->section->squad[squad];

    if (place == 0)
        return true;
    if (place < 0 || place > q->nplayer)
        return intake_say(in, match->line, ERR_INPUT, say_no_player_of_place(q->name, place, q->nplayer));
    return !q->player[place - 1].replaced ||
           intake_say(in, match->line, ERR_INPUT, say_player_was_replaced(place, q->name, q->player[place - 1].name));
}

/* Filling in what was not known is no conflict, and neither is the end of an unfinished game. */
static bool replaces_result(struct board old, struct board now)
{
    return old.result != RESULT_NONE && old.result != RESULT_OPEN && now.result != RESULT_NONE &&
           now.result != old.result;
}

static bool replaces_player(struct board old, struct board now, int side)
{
    return old.place[side] != 0 && now.place[side] != 0 && old.place[side] != now.place[side];
}

/* The line of the file that says otherwise than this one, 0: none does. */
static int contradicted(const struct origin *o, struct board old, struct board now)
{
    if (replaces_result(old, now))
        return o->result;
    for (int side = 0; side < 2; side++)
        if (replaces_player(old, now, side))
            return o->place[side];
    return 0;
}

static bool refuse_conflict(struct intake *in, const struct match_ref *match, int board, struct board old,
                            struct board now)
{
    struct task *t = in->t;
    const struct fixture *f = match->fixture;
    int line = contradicted(intake_origin(in, match, board), old, now);
    struct message where = intake_where(in, line);

    if (replaces_result(old, now))
        return intake_say(in, match->line, ERR_CONFLICT,
                          say_result_recorded_differently(f->table, board, t->section->squad[f->side[0]].name,
                                                          t->section->squad[f->side[1]].name, result_text(old.result),
                                                          &where, result_text(now.result)));
    int side = replaces_player(old, now, 0) ? 0 : 1;
    return intake_say(in, match->line, ERR_CONFLICT,
                      say_player_recorded_differently(f->table, board, old.place[side],
                                                      t->section->squad[f->side[side]].name, &where, now.place[side]));
}

static void note_origin(struct intake *in, const struct match_ref *match, int board, struct board old, struct board now)
{
    struct origin *o = intake_origin(in, match, board);

    if (old.result != now.result)
        o->result = match->line;
    for (int side = 0; side < 2; side++)
        if (old.place[side] != now.place[side])
            o->place[side] = match->line;
}

static struct board merge(struct board old, struct board now)
{
    if (now.result != RESULT_NONE)
        old.result = now.result;
    for (int side = 0; side < 2; side++)
        if (now.place[side] != 0)
            old.place[side] = now.place[side];
    return old;
}

/* "Ponomariov instead of Volokitin for Ukraine"; players of a board that nobody sat at are not told
   beside its result. */
static struct str players_in_words(struct intake *in, const struct match_ref *match, struct board old, struct board now)
{
    struct task *t = in->t;
    struct names text = { .arena = &t->arena };

    for (int side = 0; side < 2; side++) {
        const struct squad *q = &t->section->squad[match->fixture->side[side]];
        int was = old.place[side], is = now.place[side];
        if (was == is || (was == 0 && old.result != now.result))
            continue;
        names_add(&text,
                  str_fmt(&t->arena, "%.*s%s%.*s for %.*s", STR_ARG(q->player[is - 1].name), was ? " instead of " : "",
                          STR_ARG(was ? q->player[was - 1].name : STR("")), STR_ARG(q->name)));
    }
    return direction_bare(names_text(&text), &t->arena); /* it is stored */
}

static void tell_board(struct intake *in, const struct match_ref *match, int board, struct board old, struct board now)
{
    bool changed = old.result != now.result, replaced = old.result != RESULT_NONE && changed;
    struct fact fact = { .kind = changed ? FACT_BOARD : FACT_PLAYERS,
                         .board = board,
                         .was = str_of(replaced ? result_text(old.result) : NULL),
                         .becomes = str_of(changed ? result_text(now.result) : NULL),
                         .what = players_in_words(in, match, old, now) };

    intake_tell(in, match,
                replaced || (old.place[0] != 0 && old.place[0] != now.place[0]) ||
                    (old.place[1] != 0 && old.place[1] != now.place[1]),
                fact);
}

/* Said once of a match. */
static bool refuse_unseated(struct intake *in, const struct match_ref *match, int side)
{
    const struct fixture *f = match->fixture;
    const struct task *t = in->t;

    if (in->unseated != f)
        intake_say(in, match->line, ERR_STATE,
                   say_nobody_sits_there(f->table, t->section->squad[f->side[side]].name,
                                         t->section->squad[f->side[side]].number));
    in->unseated = f;
    return false;
}

/* An opened line-up may leave a board empty: nobody sits there, and nobody plays there. A team that came in after the opening has none. */
static bool check_empty(struct intake *in, const struct match_ref *match, int board, struct board now)
{
    const struct task *t = in->t;
    const struct fixture *f = match->fixture;
    const struct pairing_list *r = &t->section->round[match->round - 1];

    for (int side = 0; r->opened.n > 0 && !in->correct && side < 2; side++) {
        const struct lineup *l = lineup_find(r, f->side[side]);
        bool played = now.result != RESULT_NONE && now.result != RESULT_NOBODY &&
                      now.result != (side == 0 ? RESULT_MISSED : RESULT_FORFEIT);
        if (!l && played && f->board[board - 1].place[side] == 0 && now.place[side] == 0)
            return refuse_unseated(in, match, side);
        if (l && l->place[board - 1] == 0 && f->board[board - 1].place[side] == 0 && (played || now.place[side] != 0))
            return intake_say(in, match->line, ERR_STATE,
                              say_forfeit_of_empty_board(f->table, board, t->section->squad[f->side[side]].name));
    }
    return true;
}

/* What was never entered was not entered wrongly: another table or another round is meant. Whoever saw on the page that there was none
   fills it in beside those that he corrects, and so does whoever takes a mark off; after the next publication everything is a correction. */
static bool has_something(struct intake *in, const struct match_ref *match, const struct board_entry *entry,
                          enum result was)
{
    const struct fixture *f = match->fixture;
    const struct squad *squad = in->t->section->squad;
    struct str team = squad[f->side[0]].name, other = squad[f->side[1]].name;

    if (!in->correct || entry->result == RESULT_NONE || was != RESULT_NONE || entry->looked || in->noff > 0 ||
        match->round < intake_last(in->t->section))
        return true;
    return intake_say(in, match->line, ERR_STATE,
                      in->second ? say_no_second_entry_to_correct(f->table, entry->board, team, other, match->round)
                                 : say_no_result_to_correct(f->table, entry->board, team, other, match->round));
}

static void put_board(struct intake *in, const struct match_ref *match, const struct board_entry *entry)
{
    int board = entry->board;
    struct board *old = &match->fixture->board[board - 1], now = turned(entry, match->flipped);
    bool conflict = replaces_result(*old, now) || replaces_player(*old, now, 0) || replaces_player(*old, now, 1);

    if (conflict && (!in->correct || contradicted(intake_origin(in, match, board), *old, now) > 0)) {
        refuse_conflict(in, match, board, *old, now);
        return;
    }
    now = merge(*old, now);
    bool result = now.result != old->result;
    if (result && old->second != RESULT_NONE && !in->correct && !intake_is_other(in, match, board, old->second_by))
        return;
    if (!result && now.place[0] == old->place[0] && now.place[1] == old->place[1])
        return;
    if (result && old->result != RESULT_OPEN && !intake_may_change(in, match))
        return;
    tell_board(in, match, board, *old, now);
    int last = intake_last(in->t->section);
    if (result && old->result != RESULT_NONE && match->round < last && !section_is_round_robin(in->t->section))
        intake_keep_both(in, match, board, old->result, now.result, last + 1);
    if (result)
        now.by = in->t->act->user;
    in->scores = in->scores || result;
    in->nboard++;
    intake_touch(in, match);
    if (now.place[0] != old->place[0] || now.place[1] != old->place[1])
        intake_note(in, in->seated, match);
    note_origin(in, match, board, *old, now);
    *old = now;
}

void intake_board(struct intake *in, const struct board_entry *entry)
{
    struct match_ref match = { .line = entry->line };
    struct board_entry game;

    if (entry->game && !intake_game(in, entry, &game))
        return;
    entry = entry->game ? &game : entry;
    in->board = entry->board;
    if (!intake_find(in, entry->round, entry->table, entry->team, &match))
        return;
    if (entry->board < 1 || entry->board > in->t->section->boards) {
        intake_say(in, entry->line, ERR_INPUT, say_no_board_of_match(in->t->section->boards, entry->board));
        return;
    }
    struct board now = turned(entry, match.flipped);
    const struct board *old = &match.fixture->board[entry->board - 1];
    if (in->placed.by == 0)
        in->placed.by = (entry->table > 0 ? BY_NUMBERS : 0) | (entry->team[0].n > 0 ? BY_TEAMS : 0);
    in->placed = (struct placed){ match.round, match.fixture->table, entry->board, *old, now, in->placed.by };
    bool marked = match.fixture->absent[0] || match.fixture->absent[1];
    if (!in->rating && !intake_meets_no_show(in, &match, entry, now.result))
        return;
    if (!in->rating && !marked && !has_something(in, &match, entry, in->second ? old->second : old->result))
        return;
    if (!in->rating && !check_page(in, entry, &match, in->second ? old->second : old->result))
        return;
    if (in->second)
        intake_second(in, &match, entry->board, now.result);
    else if (in->rating)
        intake_rating(in, &match, entry->board, now.result);
    else if (check_player(in, &match, 0, now.place[0]) && check_player(in, &match, 1, now.place[1]) &&
             check_empty(in, &match, entry->board, now))
        put_board(in, &match, entry);
}

/* Nobody sits on two boards. */

/* RULE_SQUAD_LIST: whether it was approved nobody can see here, so it is taken and remarked. */
static void check_order(struct intake *in, const struct fixture *f, int side, int line)
{
    int place[BOARDS_MAX];

    for (int b = 0; b < in->t->section->boards; b++)
        place[b] = f->board[b].place[side];
    lineup_check_order(in->t->section, f->side[side], place, line, WARNING, in->t->remarks);
}

void intake_check(struct intake *in)
{
    const struct section *s = in->t->section;

    for (int r = 0; r < s->nround; r++)
        for (int i = 0; in->touched[r] && i < s->round[r].nfixture; i++)
            for (int side = 0; in->touched[r][i] && side < 2; side++) {
                const struct fixture *f = &s->round[r].fixture[i];
                const struct task *t = in->t;
                for (int b = 1; b < t->section->boards; b++)
                    for (int c = 0; c < b; c++)
                        if (f->board[b].place[side] != 0 && f->board[b].place[side] == f->board[c].place[side])
                            intake_say(in, in->touched[r][i] - 1, ERR_INPUT,
                                       say_player_on_two_boards(f->table, f->board[b].place[side],
                                                                t->section->squad[f->side[side]].name, c + 1, b + 1));
            }
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; in->seated[r] && in->wrong.n == 0 && i < s->round[r].nfixture; i++)
            for (int side = 0; in->seated[r][i] && side < 2; side++)
                check_order(in, &s->round[r].fixture[i], side, in->seated[r][i] - 1);
}

/* Boards that nobody has to enter. */

static void fill_board(struct intake *in, struct match_ref *match, int board)
{
    struct task *t = in->t;
    const struct fixture *f = match->fixture;
    const struct board *b = &f->board[board - 1];
    enum result known = lineup_forfeit(&t->section->round[match->round - 1], f, board - 1);
    const struct board_entry entry = { .board = board, .result = known };

    if (known == RESULT_NONE || (in->second ? b->second : b->result) != RESULT_NONE)
        return;
    if (in->second) {
        intake_second(in, match, board, known);
        return;
    }
    put_board(in, match, &entry);
    struct str first = t->section->squad[f->side[0]].name, second = t->section->squad[f->side[1]].name;
    task_say(t, NOTE, RULE_NONE,
             known == RESULT_NOBODY
                 ? say_empty_board_of_both(f->table, board)
                 : say_empty_board_is_lost(f->table, board, known == RESULT_MISSED ? first : second));
}

void intake_fill_empty(struct intake *in)
{
    const struct section *s = in->t->section;

    for (int r = 0; !in->rating && r < s->nround; r++)
        for (int i = 0; in->touched[r] && i < s->round[r].nfixture; i++) {
            struct match_ref match = { in->touched[r][i] - 1, r + 1, i, &s->round[r].fixture[i], false };
            for (int b = 1; in->touched[r][i] && b <= s->boards; b++)
                fill_board(in, &match, b);
        }
}
