/* SPDX-License-Identifier: Apache-2.0 */
/* intake_no_show.c - marks on their way in: a team that did not come, against the boards that are recorded. */
#include "desk/base/messages.h"
#include "desk/results/intake.h"
#include "engine/base/arena.h"
#include "teams/correction.h"
#include "teams/pairing.h"
#include "teams/score.h"

/* Both marks of a match after which the next round is published: rounds that were paired keep the
 * old one. */
static void keep_both(struct intake *in, const struct match_ref *match, struct no_show was, struct no_show becomes)
{
    const struct act *act = in->t->act;
    struct section *s = in->t->section;
    int last = intake_last(s);

    if (match->round == last || section_is_round_robin(s))
        return;
    arena_room(&in->t->arena, s->mark_correction, s->nmark_correction, in->mark_cap);
    s->mark_correction[s->nmark_correction++] = (struct mark_correction){
        .round = match->round,
        .table = match->fixture->table,
        .was = was,
        .becomes = becomes,
        .from = last + 1,
        .at = act->time,
        .by = act->user,
        .reason = act->reason,
    };
}

/* Games of a side and the mark that it did not come. */

static bool same_mark(struct no_show a, struct no_show b)
{
    return a.absent[0] == b.absent[0] && a.absent[1] == b.absent[1] && a.present == b.present && a.decided == b.decided;
}

/* The side that is said to be absent and to have played all the same; NOBODY: none. */
static int side_against(struct no_show mark, enum result result)
{
    for (int side = 0; side < 2; side++)
        if (mark.absent[side] && score_present(result, side))
            return side;
    return NOBODY;
}

/* The first board that speaks against a mark, 0: none. */
static int board_against(const struct intake *in, const struct fixture *f, struct no_show mark, int *side)
{
    for (int b = 0; b < in->t->section->boards; b++)
        if ((*side = side_against(mark, f->board[b].result)) != NOBODY)
            return b + 1;
    return 0;
}

/* A mark over games that are recorded would make nothing of them: that is a correction; and one that came together
   with them is a contradiction. */
static bool meets_games(struct intake *in, const struct match_ref *match, struct no_show mark)
{
    const struct task *t = in->t;
    const struct fixture *f = match->fixture;
    int side, board = board_against(in, f, mark, &side);
    int line = board ? intake_origin(in, match, board)->result : 0;

    if (board == 0 || (in->correct && line == 0))
        return true;
    struct message where = intake_where(in, line);
    return intake_say(in, match->line, ERR_CONFLICT,
                      say_absent_side_has_result(
                          f->table, board, t->section->squad[f->side[0]].name, t->section->squad[f->side[1]].name,
                          result_text(f->board[board - 1].result), &where, t->section->squad[f->side[side]].name));
}

static bool has_mark(struct no_show mark)
{
    return mark.absent[0] || mark.absent[1] || mark.decided;
}

static void put_mark(struct intake *in, const struct match_ref *match, struct no_show mark)
{
    struct task *t = in->t;
    struct fixture *f = match->fixture;
    struct no_show was = correction_mark(f);
    bool had = has_mark(was);

    if (!intake_may_change(in, match) || !meets_games(in, match, mark))
        return;
    correction_put_mark(f, mark);
    f->decided_why = mark.decided ? t->act->reason : (struct str){ 0 };
    keep_both(in, match, was, mark);
    in->scores = true;
    in->nmark++;
    intake_touch(in, match);
    intake_tell(in, match, had,
                (struct fact){ .kind = FACT_MARK,
                               .was = had ? fact_mark(was, &t->arena) : (struct str){ 0 },
                               .becomes = fact_mark(mark, &t->arena) });
}

/* Once for a match, however many boards of it come. */
static bool refuse_games(struct intake *in, const struct match_ref *match, int side, enum result result)
{
    const struct task *t = in->t;
    const struct fixture *f = match->fixture;
    const struct squad *squad = t->section->squad;
    struct str one = squad[f->side[0]].name, other = squad[f->side[1]].name, absent = squad[f->side[side]].name;
    const char *entered = result_text(result);

    if (in->against[match->round - 1] && in->against[match->round - 1][match->at])
        return false;
    intake_note(in, in->against, match);
    in->marked = true;
    return intake_say(in, match->line, ERR_CONFLICT,
                      in->second ? say_entered_twice_though_absent(f->table, one, other, absent, entered)
                                 : say_entered_though_absent(f->table, one, other, absent, entered));
}

bool intake_meets_no_show(struct intake *in, const struct match_ref *match, const struct board_entry *entry,
                          enum result result)
{
    struct no_show mark = correction_mark(match->fixture);
    int side = side_against(mark, result);

    if (side == NOBODY)
        return true;
    if (in->second || !in->correct || (entry->looked && !same_mark(mark, entry->mark)))
        return refuse_games(in, match, side, result);
    put_mark(in, match, (struct no_show){ .decided = mark.decided });
    in->noff++;
    return true;
}

static void take_marks_off(struct intake *in, const struct no_show_entry *entry)
{
    struct match_ref match = { .line = entry->line };
    const struct str team[2] = { entry->team, { 0 } };

    if (!intake_find(in, entry->round, entry->table, team, &match))
        return;
    if (!match.fixture->absent[0] && !match.fixture->absent[1])
        return;
    if (!in->correct)
        intake_say(in, entry->line, ERR_CONFLICT, say_side_marked_already(match.fixture->table));
    else
        put_mark(in, &match, (struct no_show){ .decided = match.fixture->decided });
}

/* RULE_PRESENT_THREE is the default; what is decided, with its reason, stands above it in both directions. */
static void decide(struct intake *in, const struct no_show_entry *entry)
{
    struct match_ref match = { .line = entry->line };
    const struct str team[2] = { entry->team, { 0 } };

    if (!intake_find(in, entry->round, entry->table, team, &match))
        return;
    const struct fixture *f = match.fixture;
    struct no_show mark = correction_mark(f);
    if (entry->decided == DECIDED_PLAYED && (f->absent[0] || f->absent[1])) {
        intake_say(in, entry->line, ERR_STATE, say_side_marked_absent_first(f->table));
        return;
    }
    mark.decided = entry->decided;
    if (!same_mark(mark, correction_mark(f)))
        put_mark(in, &match, mark);
}

/* RULE_WALKOVER: one side is absent, and so many of the other are present; with 0 of each, both are. */
void intake_no_show(struct intake *in, const struct no_show_entry *entry)
{
    struct match_ref match = { .line = entry->line };
    const struct str team[2] = { entry->absent, { 0 } };

    if (entry->decides) {
        decide(in, entry);
        return;
    }
    if (entry->absent.n == 0) {
        take_marks_off(in, entry);
        return;
    }
    if (!intake_find(in, entry->round, entry->table, team, &match))
        return;
    const struct fixture *f = match.fixture;
    int side = match.flipped, present = entry->present;
    if (present < 0 || present > in->t->section->boards)
        intake_say(in, entry->line, ERR_INPUT, say_more_present_than_boards(present, in->t->section->boards));
    else if (f->decided == DECIDED_PLAYED)
        intake_say(in, entry->line, ERR_STATE, say_decided_to_count(f->table));
    else if (f->absent[side] && f->present == present)
        return;
    else if (f->absent[!side] && f->present == 0 && present == 0)
        put_mark(in, &match, (struct no_show){ .absent = { true, true }, .decided = f->decided });
    else if ((f->absent[0] || f->absent[1]) && !in->correct)
        intake_say(in, entry->line, ERR_CONFLICT, say_marked_differently(f->table));
    else
        put_mark(in, &match,
                 (struct no_show){ .absent = { side == 0, side == 1 }, .present = present, .decided = f->decided });
}
