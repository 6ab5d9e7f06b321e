/* SPDX-License-Identifier: Apache-2.0 */
/* trf_scoring.c - the points that a report file names become those of its section, where its system leaves them open. */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "import/messages.h"
#include "import/said.h"
#include "import/trf/trf_build.h"
#include "teams/pairing.h"
#include "teams/scoring.h"

static const struct trf_worths *worths(const struct trf_build *b)
{
    return &b->file->worth;
}

/* --- points that cannot be others --------------------------------------------------------------- */

/* RULE_SCORING: what the rules of the Olympiad give. */
static const struct {
    enum trf_worth is;
    struct message (*what)(void);
} fixed[] = {
    { WORTH_WIN, say_score_of_won_game },          { WORTH_DRAW, say_score_of_drawn_game },
    { WORTH_LOSS, say_score_of_lost_game },        { WORTH_FORFEIT_LOSS, say_score_of_game_forfeited },
    { WORTH_MATCH_WIN, say_score_of_won_match },   { WORTH_MATCH_DRAW, say_score_of_drawn_match },
    { WORTH_MATCH_LOSS, say_score_of_lost_match },
};

static bool are_of_olympiad(const struct trf_build *b)
{
    const struct trf_worths usual = trf_worths_usual();

    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) {
        const struct trf_given *of = &worths(b)->of[fixed[i].is];
        if (trf_worth_is_usual(worths(b), fixed[i].is))
            continue;
        const struct message what = fixed[i].what();
        return trf_wrong(&of->line, of->column, b->err, say_score_is_fixed(usual.of[fixed[i].is].half, &what));
    }
    return true;
}

/* A game that somebody lost for not being there gives nothing in a match of teams, as it does in no other. */
static bool are_of_teams(const struct trf_build *b)
{
    const struct trf_given *at = trf_worths_unusual(worths(b), WORTH_FORFEIT_LOSS, WORTH_FORFEIT_LOSS);

    return !at || trf_wrong(&at->line, at->column, b->err, say_trf_absent_teams_get_nothing());
}

/* --- the section -------------------------------------------------------------------------------- */

/* Once more behind whatever the file sets: what is said counts. */
static void follow_said(struct trf_build *b)
{
    if (b->said)
        said_points(b->said, b->section);
}

static bool set_results(struct trf_build *b)
{
    struct section *s = b->section;
    int game[FOR_COUNT], match[FOR_COUNT];

    if (!trf_worths_of_games(worths(b), b->err, game))
        return false;
    struct scoring usual = scoring_usual;
    s->game_points =
        memcmp(game, usual.game, sizeof usual.game) == 0 ? (struct str){ 0 } : scoring_text(game, b->arena);
    if (s->unit == UNIT_PLAYER)
        return true;
    if (!trf_worths_of_matches(worths(b), b->err, match))
        return false;
    if (memcmp(match, scoring_usual.match, sizeof match) != 0) {
        for (int i = 0; i < FOR_COUNT; i++)
            match[i] *= 2;
        s->match_points = scoring_text(match, b->arena);
    }
    return true;
}

/* What the bye gives if nobody says anything. */
static struct tournament usual_bye(const struct trf_build *b, struct scoring *scoring)
{
    *scoring = section_scoring(b->section);
    return (
        struct tournament){ .bye = section_system(b->section)->bye, .boards = b->section->boards, .scoring = scoring };
}

static void set_bye_of_player(struct trf_build *b)
{
    const struct trf_given *of = &worths(b)->of[WORTH_PAB];
    struct scoring scoring;
    const struct tournament t = usual_bye(b, &scoring);

    if (of->line.number > 0 && of->half != tournament_bye_gp(&t))
        b->section->bye_points = scoring_bye_text(NOBODY, of->half, b->arena);
}

static void set_bye_of_team(struct trf_build *b)
{
    const struct trf_note *bye = &b->file->bye;
    struct scoring scoring;
    const struct tournament t = usual_bye(b, &scoring);
    int mp = bye->mp >= 0 ? bye->mp : tournament_bye_mp(&t), gp = bye->gp >= 0 ? bye->gp : tournament_bye_gp(&t);

    if (bye->line.number > 0 && (mp != tournament_bye_mp(&t) || gp != tournament_bye_gp(&t)))
        b->section->bye_points = scoring_bye_text(mp, gp, b->arena);
}

/* Of a system that says itself what the bye gives points of the file are a decision (trf_decide.c). */
static void set_bye(struct trf_build *b)
{
    const struct system *system = section_system(b->section);

    if (system->bye == BYE_NOTHING || !system->any_points)
        return;
    if (b->section->unit == UNIT_PLAYER)
        set_bye_of_player(b);
    else
        set_bye_of_team(b);
}

/* --- what there is no setting for ---------------------------------------------------------------- */

static void warn(const struct trf_build *b, enum trf_worth id, struct message m)
{
    finding_say(b->file->findings, WARNING, RULE_NONE, worths(b)->of[id].line.number, m);
}

/* Of rounds that are there they are given (trf_decide.c), of others nobody knows. */
static void warn_of_decision(const struct trf_build *b, enum trf_worth id, int usual, struct message what)
{
    const struct trf_given *of = &worths(b)->of[id];

    if (of->line.number > 0 && of->half != usual)
        warn(b, id, say_trf_given_by_decision(&what, of->half));
}

static void warn_of_others(const struct trf_build *b)
{
    struct scoring is = section_scoring(b->section);
    const struct trf_given *open = &worths(b)->of[WORTH_OPEN];

    if (open->line.number > 0 && open->half != is.game[FOR_DRAW])
        warn(b, WORTH_OPEN, say_trf_open_is_drawn());
    if (b->section->unit == UNIT_TEAM) /* of these line 320 says what the bye gives */
        return;
    if (!is.own_bye && !worths(b)->of[WORTH_PAB].implied && section_system(b->section)->bye != BYE_NOTHING)
        warn_of_decision(b, WORTH_PAB, is.game[FOR_WIN], say_trf_a_bye());
    warn_of_decision(b, WORTH_FORFEIT_WIN, is.game[FOR_WIN], say_trf_a_win_by_forfeit());
    warn_of_decision(b, WORTH_FORFEIT_LOSS, 0, say_trf_a_loss_by_forfeit());
    warn_of_decision(b, WORTH_ZERO, 0, say_trf_an_absence());
}

bool trf_build_points(struct trf_build *b)
{
    const struct system *system = section_system(b->section);

    if (!system) {
        if (!are_of_olympiad(b))
            return false;
    } else if (!trf_points_by_system(worths(b), system, b->err) ||
               (b->section->unit == UNIT_TEAM && !are_of_teams(b)) || !set_results(b)) {
        return false;
    }
    follow_said(b);
    if (system)
        set_bye(b);
    follow_said(b);
    warn_of_others(b);
    return true;
}
