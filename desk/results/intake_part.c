/* SPDX-License-Identifier: Apache-2.0 */
/* intake_part.c - results on their way in, and what the intake of boards, marks and other entries share. */
#include "desk/results/intake.h"

#include "desk/base/messages.h"
#include "desk/base/own.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/pairing.h"

/* What is said of a match is said once, with the boards of it; in a file each line is looked up. */
static bool is_said(struct intake *in, int line, const struct message *m)
{
    struct arena *a = &in->t->arena;
    struct findings *wrong = &in->wrong;

    if (line > 0 || in->board == 0 || wrong->more[PROBLEM] > 0 || !message_same(&in->said, m))
        return false;
    in->nagain++;
    in->said_of = str_fmt(a, "%.*s, %d", STR_ARG(in->said_of), in->board);
    wrong->n--;
    finding_say(wrong, PROBLEM, RULE_NONE, 0, say_refused_of_boards(m, in->said_of));
    return true;
}

bool intake_say(struct intake *in, int line, enum err_kind kind, struct message message)
{
    if (in->wrong.n == 0)
        in->kind = kind;
    in->nconflict += kind == ERR_CONFLICT;
    if (is_said(in, line, &message))
        return false;
    in->said = message_copy(&message, &in->t->arena);
    in->said_of = str_fmt(&in->t->arena, "%d", in->board);
    finding_say(&in->wrong, PROBLEM, RULE_NONE, line, message);
    if (kind == ERR_CONFLICT && !in->correct)
        finding_of(&in->wrong, "correct");
    return false;
}

struct message intake_where(struct intake *in, int line)
{
    in->nconflict -= line > 0;
    return line ? say_origin_in_line(line) : say_origin_recorded();
}

/* Where a line belongs. */

int intake_last(const struct section *s)
{
    return s->nround - (task_draft(s) != NULL);
}

/* Whoever names no round has that which is played; as long as none is, the one that is to begin, which is refused as if he had named it. */
bool intake_round(struct intake *in, int line, int round, int *out)
{
    int last = intake_last(in->t->section);

    if (last == 0)
        return intake_say(in, line, ERR_STATE, say_no_round_published());
    int usual = in->round ? in->round : section_played(in->t->section);
    *out = round ? round : usual;
    return *out <= last || intake_say(in, line, ERR_STATE, say_round_unpublished(*out));
}

/* Whoever enters a result before the line-ups are opened has the wrong round, or knows of a walk-over: an arbiter says so. */
static bool check_opened(struct intake *in, const struct match_ref *match)
{
    const struct task *t = in->t;
    bool arbiter = t->act->viewer.role <= ROLE_ARBITER;

    bool before = lineup_is_before(&t->event, t->section, match->round, t->act->time);

    in->is_early = in->is_early || (before && in->early && arbiter);
    if (!before || (in->early && arbiter))
        return true;
    if (!in->closed)
        intake_say(in, match->line, ERR_STATE,
                   arbiter ? say_result_before_opening(match->round) : say_helper_before_opening(match->round));
    if (!in->closed && arbiter)
        finding_of(&in->wrong, "confirm");
    in->closed = true;
    return false;
}

static bool find_squad(struct intake *in, int line, struct str operand, int *squad)
{
    struct err e = { 0 };

    *squad = NOBODY;
    return operand.n == 0 || task_lookup(in->t, operand, squad, &e) || intake_say(in, line, e.kind, err_message(&e));
}

static bool sits_at(const struct fixture *f, int squad)
{
    return squad == NOBODY || match_has(f, squad);
}

/* By table if there is one, else by the first team that is named. */
static bool find_match(struct intake *in, int table, const int squad[2], struct match_ref *match)
{
    const struct task *t = in->t;
    struct pairing_list *r = &t->section->round[match->round - 1];
    int known = squad[0] != NOBODY ? squad[0] : squad[1];

    match->fixture = table ? match_at(r, table) : match_of(r, known);
    if (match->fixture) {
        match->at = (int)(match->fixture - r->fixture);
        return true;
    }
    if (table)
        return intake_say(in, match->line, ERR_INPUT, say_no_table_in_round(table, match->round));
    return intake_say(in, match->line, ERR_INPUT, say_team_has_no_match(t->section->squad[known].name, match->round));
}

bool intake_find(struct intake *in, int round, int table, const struct str team[2], struct match_ref *match)
{
    const struct task *t = in->t;
    struct message why;
    int squad[2];

    if (!intake_round(in, match->line, round, &match->round) || !find_squad(in, match->line, team[0], &squad[0]) ||
        !find_squad(in, match->line, team[1], &squad[1]))
        return false;
    if (!table && squad[0] == NOBODY && squad[1] == NOBODY)
        return intake_say(in, match->line, ERR_INPUT, say_which_match());
    if (!find_match(in, table, squad, match))
        return false;
    const struct fixture *f = match->fixture;
    if (!sits_at(f, squad[0]) || !sits_at(f, squad[1]) || (squad[0] != NOBODY && squad[0] == squad[1]))
        return intake_say(in, match->line, ERR_INPUT,
                          say_table_is_of_others(f->table, match->round, t->section->squad[f->side[0]].name,
                                                 t->section->squad[f->side[1]].name));
    match->flipped = squad[0] != NOBODY ? f->side[1] == squad[0] : f->side[0] == squad[1];
    if (!own_match(in->t, f, &why) || !own_round(in->t, match->round, &why))
        return intake_say(in, match->line, ERR_STATE, why);
    return check_opened(in, match);
}

/* A change of a round after which the next is published is a correction (RULE_FROZEN), but not in a round robin, where nothing is
   paired from it. */
bool intake_may_change(struct intake *in, const struct match_ref *match)
{
    if (in->correct || section_is_round_robin(in->t->section) || match->round == intake_last(in->t->section))
        return true;
    return intake_say(in, match->line, ERR_CONFLICT, say_next_round_published(match->round));
}

void intake_note(struct intake *in, int **news, const struct match_ref *match)
{
    const struct pairing_list *r = &in->t->section->round[match->round - 1];

    if (!news[match->round - 1])
        news[match->round - 1] = arena_new(&in->t->arena, int, r->nfixture);
    news[match->round - 1][match->at] = match->line + 1;
}

void intake_touch(struct intake *in, const struct match_ref *match)
{
    intake_note(in, in->touched, match);
}

void intake_tell(struct intake *in, const struct match_ref *match, bool replaced, struct fact fact)
{
    const struct task *t = in->t;
    const struct fixture *f = match->fixture;

    if (in->replaced && !replaced)
        return;
    if (!in->replaced)
        in->ntold = 0;
    fact.section = task_at(t) + 1;
    fact.round = match->round;
    fact.table = f->table;
    if (t->section->unit == UNIT_PLAYER)
        fact.board = 0; /* a table is one game */
    fact.team = f->side[0] + 1;
    fact.other = f->side[1] + 1;
    fact.team_name = t->section->squad[f->side[0]].name;
    fact.other_name = t->section->squad[f->side[1]].name;
    arena_room(&in->t->arena, in->told, in->ntold, in->told_cap);
    in->told[in->ntold++] = fact;
    in->replaced = replaced && (in->correct || in->rating);
}

struct origin *intake_origin(struct intake *in, const struct match_ref *match, int board)
{
    struct origin **all = &in->origin[match->round - 1];

    if (!*all)
        *all = arena_new(&in->t->arena, struct origin, in->t->section->round[match->round - 1].nfixture * BOARDS_MAX);
    return *all + match->at * BOARDS_MAX + board - 1;
}
