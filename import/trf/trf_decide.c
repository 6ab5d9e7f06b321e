/* SPDX-License-Identifier: Apache-2.0 */
/* trf_decide.c - what a report file says of points by decision and of teams that were not paired (lines 240, 250, 260, 299). */
#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "import/trf/trf_build.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "import/messages.h"

enum { BARRED_MAX = 1000000 };

/* What a team did in a round: W D L + - as in 299, U the bye, F H Z as in 240, blank for a match that is not over. */
struct outcome {
    char kind;
    int mp, gp;             /* as the rules give */
    int given_mp, given_gp; /* as the file says */
};

struct decisions {
    struct trf_build *b;
    struct scoring scoring;
    struct outcome *outcome; /* by round, then by team */
    bool *away;              /* the same for all ROUNDS_MAX rounds */
    char *asked;             /* the same: the type of the bye that a line 240 says, 0: none does */
    int absence_room, barred_room, adjustment_room;
    int promised; /* points for rounds to come */
};

static struct outcome *outcome_of(struct decisions *d, int round, int team)
{
    return &d->outcome[round * d->b->nteam + team];
}

static bool *away(struct decisions *d, int round, int team)
{
    return &d->away[round * d->b->nteam + team];
}

/* --- what the rounds gave --------------------------------------------------------------------- */

static char kind_of(const struct scoring *scoring, const struct match *m, int side)
{
    if (m->pending)
        return ' ';
    if (!m->played)
        return m->mp[side] > 0 || m->gp[side] > 0 ? '+' : '-';
    return "LDW"[scoring_outcome(scoring, m->mp[side])];
}

static void find_outcomes(struct decisions *d, int round)
{
    const struct section *s = d->b->section;
    const struct pairing_list *list = &s->round[round];
    const struct system *system = section_system(s);
    const struct tournament t = { .bye = system ? system->bye : BYE_OLYMPIAD,
                                  .boards = s->boards,
                                  .scoring = &d->scoring };

    for (int i = 0; i < d->b->nteam; i++)
        *outcome_of(d, round, i) = (struct outcome){ .kind = 'Z' };
    for (int i = 0; i < list->nfixture; i++) {
        struct match m = score_match(s, &list->fixture[i]);
        for (int side = 0; side < 2; side++)
            *outcome_of(d, round, m.team[side]) =
                (struct outcome){ kind_of(&d->scoring, &m, side), m.mp[side], m.gp[side], m.mp[side], m.gp[side] };
    }
    if (list->bye != NOBODY)
        *outcome_of(d, round, list->bye) = (struct outcome){ 'U', tournament_bye_mp(&t), tournament_bye_gp(&t),
                                                             tournament_bye_mp(&t), tournament_bye_gp(&t) };
}

static void give(struct outcome *o, int mp, int gp)
{
    o->given_mp = mp;
    o->given_gp = gp;
}

/* 162 and the like, of players: for what is no setting of the section. */
static void give_players_points(struct decisions *d)
{
    static const struct {
        char kind;
        enum trf_worth is;
    } given[] = { { 'U', WORTH_PAB }, { '+', WORTH_FORFEIT_WIN }, { '-', WORTH_FORFEIT_LOSS }, { 'Z', WORTH_ZERO } };
    const struct trf_worths *w = &d->b->file->worth;

    if (d->b->section->unit != UNIT_PLAYER)
        return;
    for (int i = 0; i < d->b->section->nround * d->b->nteam; i++)
        for (size_t k = 0; k < sizeof given / sizeof *given; k++) {
            const struct trf_given *of = &w->of[given[k].is];
            bool free = given[k].kind == 'U' && d->outcome[i].mp == 0; /* in a round robin it gives nothing */
            if (d->outcome[i].kind == given[k].kind && of->line.number > 0 && !free)
                give(&d->outcome[i], of->half, of->half);
        }
}

static bool is_one_of(char result, const char *letters)
{
    return result != ' ' && strchr(letters, result);
}

/* What the arbiter took from one of two players who drew, he left the other. */
static void give_halves(struct decisions *d)
{
    const struct trf_file *f = d->b->file;
    int half = d->scoring.game[FOR_DRAW] - d->scoring.game[FOR_LOSS], n = 0, first = 0, line = 0;

    for (int i = 0; i < f->nplayer && d->b->section->unit == UNIT_PLAYER; i++)
        for (int r = 0; r < d->b->section->nround; r++) {
            const struct trf_game *g = trf_game(&f->player[i], r);
            int at = g->opponent > 0 ? d->b->player_at[g->opponent] : NOBODY;
            if (at == NOBODY || !is_one_of(g->result, "=D") || !is_one_of(trf_game(&f->player[at], r)->result, "0L"))
                continue;
            struct outcome *o = outcome_of(d, r, i);
            give(o, o->given_mp + half, o->given_gp + half);
            line = n == 0 ? f->player[i].line.number : line;
            first = n++ == 0 ? f->player[i].number : first;
        }
    if (n > 0)
        finding_say(f->findings, WARNING, RULE_NONE, line, say_trf_half_and_nothing(first, n - 1));
}

/* --- who was not paired, who will not be ------------------------------------------------------ */

/* A bye that was asked for: H is worth a drawn match, F a won one. */
static void ask_for_bye(struct decisions *d, int round, int team, char type)
{
    int boards = d->b->section->boards;

    *away(d, round, team) = true;
    if (round >= d->b->section->nround) {
        d->promised += type != 'Z';
        return;
    }
    struct outcome *o = outcome_of(d, round, team);
    enum scored_for as = type == 'F' ? FOR_WIN : FOR_DRAW;
    const struct trf_given *of = &d->b->file->worth.of[type == 'F' ? WORTH_FULL : WORTH_HALF];
    o->kind = type;
    if (type == 'Z')
        return;
    if (d->b->section->unit == UNIT_PLAYER && of->line.number > 0)
        give(o, of->half, of->half);
    else
        give(o, d->scoring.match[as], d->scoring.game[as] * boards);
}

/* Of a round that there will never be, nothing is kept. */
static bool is_of_no_round(struct decisions *d, const struct trf_note *n)
{
    if (n->from <= d->b->section->rounds)
        return false;
    finding_say(d->b->file->findings, WARNING, RULE_NONE, n->line.number,
                say_line_of_no_round(n->line.code, n->from, d->b->section->rounds));
    return true;
}

/* Two lines 240 give one team byes of two types. */
static bool asks_twice(struct decisions *d, const struct trf_note *n, int k, int team)
{
    char *asked = &d->asked[(n->from - 1) * d->b->nteam + team];

    if (*asked && *asked != n->type)
        return !trf_wrong(&n->line, trf_entry(n->list, k).from, d->b->err,
                          trf_said(d->b, say_bye_of_two_types(n->id[k], n->from)));
    *asked = n->type;
    return false;
}

static bool was_paired(struct decisions *d, int round, int team)
{
    return round < d->b->section->nround && !strchr("FHZ", outcome_of(d, round, team)->kind);
}

static bool read_byes(struct decisions *d)
{
    const struct trf_notes *notes = &d->b->file->byes;
    int team;

    for (int i = 0; i < notes->n; i++)
        for (int k = 0; k < notes->item[i].nid; k++) {
            const struct trf_note *n = &notes->item[i];
            if (!trf_team_at(d->b, &n->line, trf_entry(n->list, k), n->id[k], &team))
                return false;
            if (k == 0 && is_of_no_round(d, n))
                break;
            if (asks_twice(d, n, k, team))
                return false;
            if (was_paired(d, n->from - 1, team))
                finding_say(d->b->file->findings, WARNING, RULE_NONE, n->line.number,
                            trf_said(d->b, say_was_paired_round(n->id[k], n->from)));
            else
                ask_for_bye(d, n->from - 1, team, n->type);
        }
    return true;
}

/* The byes that the lines of all its players show; 0 if there are none. */
static char bye_in_lines(const struct trf_build *b, int round, int team)
{
    const struct trf_team *t = &b->team[team];
    char type = t->nplayer > 0 ? 'Z' : 0;

    for (int i = 0; i < t->nplayer && type; i++) {
        const struct trf_game *g = trf_game(&b->file->player[t->player[i]], round);
        if (g->result == 'F' || g->result == 'H')
            type = g->result;
        else if (g->result != 'Z' && !(g->result == '-' && !trf_sits(g)))
            type = 0;
    }
    return type;
}

/* TRF16 has no line 240. */
static void read_byes_in_lines(struct decisions *d)
{
    int next = d->b->section->nround;

    for (int r = 0; r < ROUNDS_MAX; r++)
        for (int i = 0; i < d->b->nteam; i++) {
            char type = *away(d, r, i) || was_paired(d, r, i) ? 0 : bye_in_lines(d->b, r, i);
            if (type)
                ask_for_bye(d, r, i, type);
            else if (r < next && !was_paired(d, r, i))
                *away(d, r, i) = true;
        }
}

static void add_absences(struct decisions *d)
{
    struct section *s = d->b->section;

    for (int i = 0; i < d->b->nteam; i++)
        for (int from = 0, to; from < ROUNDS_MAX; from = to) {
            to = from + 1;
            if (!*away(d, from, i))
                continue;
            while (to < ROUNDS_MAX && *away(d, to, i))
                to++;
            arena_room(d->b->arena, s->absence, s->nabsence, d->absence_room);
            s->absence[s->nabsence++] = (struct absence){ .squad = i, .from = from + 1, .to = to };
        }
}

/* --- points ----------------------------------------------------------------------------------- */

static void adjust(struct decisions *d, struct adjustment x)
{
    struct section *s = d->b->section;

    if (x.mp == 0 && x.gp == 0)
        return;
    arena_room(d->b->arena, s->adjustment, s->nadjustment, d->adjustment_room);
    s->adjustment[s->nadjustment++] = x;
}

/* A player has points of one kind: what stands for game points is all he has. */
static int match_points(const struct decisions *d, int mp, int gp)
{
    return d->b->section->unit == UNIT_PLAYER ? gp : mp;
}

static void count_extra(struct decisions *d, const struct trf_note *n, int team, int mp, int gp)
{
    struct trf_extra_points *x = &d->b->extra_points[team];

    x->mp += mp;
    x->gp += gp;
    if (!x->line && (mp != 0 || gp != 0))
        x->line = &n->line;
}

/* 299 for one team: other points for what it did, or, without a type, points on top. False: it did nothing of that type. */
static bool apply_points(struct decisions *d, const struct trf_note *n, int team)
{
    int mp = match_points(d, n->mp, n->gp);
    bool any = n->type == ' ';

    if (n->type == ' ') {
        count_extra(d, n, team, mp, n->gp);
        adjust(d,
               (struct adjustment){
                   .team = team, .mp = mp, .gp = n->gp, .from = n->from + 1, .reason = points_source(POINTS_OF_299) });
    }
    for (int r = 0; n->type != ' ' && r < d->b->section->nround; r++) {
        struct outcome *o = outcome_of(d, r, team);
        if ((n->from > 0 && n->from != r + 1) || o->kind != n->type)
            continue;
        count_extra(d, n, team, mp - o->given_mp, n->gp - o->given_gp);
        give(o, mp, n->gp);
        any = true;
    }
    return any;
}

/* What a line leaves blank has a meaning of its own, or is forgotten: it is told what is taken. A type without round and teams is for all results of that
   type, as FIDE has it. */
static void warn_of_blanks(struct decisions *d, const struct trf_note *n)
{
    const struct {
        enum trf_field field;
        bool asked;
        struct message taken;
    } blank[] = {
        { TRF_POINTS_MP, d->b->section->unit == UNIT_TEAM, say_points_blank_mp() },
        { TRF_POINTS_GP, true, say_points_blank_gp() },
        { TRF_POINTS_ROUND, n->type == ' ', say_points_blank_round() },
    };

    for (size_t i = 0; i < sizeof blank / sizeof *blank; i++)
        if (blank[i].asked && trf_text(&n->line, trf_column(blank[i].field)).n == 0)
            finding_say(d->b->file->findings, WARNING, RULE_NONE, n->line.number, trf_said(d->b, blank[i].taken));
    if (n->nid == 0 && n->from > 0)
        finding_say(d->b->file->findings, WARNING, RULE_NONE, n->line.number, trf_said(d->b, say_points_blank_teams()));
}

static bool read_points(struct decisions *d)
{
    const struct trf_notes *notes = &d->b->file->points;
    int team;

    for (int i = 0; i < notes->n; i++) {
        const struct trf_note *n = &notes->item[i];
        if (n->nid == 0 && n->type == ' ')
            return trf_wrong(&n->line, trf_entry(n->list, 0).from, d->b->err,
                             trf_said(d->b, say_gets_these_points_missing()));
        if (is_of_no_round(d, n))
            continue;
        warn_of_blanks(d, n);
        for (int k = 0; k < d->b->nteam && n->nid == 0; k++)
            apply_points(d, n, k);
        for (int k = 0; k < n->nid; k++) {
            if (!trf_team_at(d->b, &n->line, trf_entry(n->list, k), n->id[k], &team))
                return false;
            if (!apply_points(d, n, team))
                finding_say(
                    d->b->file->findings, WARNING, RULE_NONE, n->line.number,
                    trf_said(d->b, say_points_of_no_result(str_fmt(d->b->arena, "%c", n->type), n->id[k], n->from)));
        }
    }
    return true;
}

/* What the file gives beyond what the rules do is points by decision after that round. */
static void add_differences(struct decisions *d)
{
    for (int r = 0; r < d->b->section->nround; r++)
        for (int i = 0; i < d->b->nteam; i++) {
            const struct outcome *o = outcome_of(d, r, i);
            adjust(d, (struct adjustment){ .team = i,
                                           .mp = o->given_mp - o->mp,
                                           .gp = o->given_gp - o->gp,
                                           .from = r + 2,
                                           .reason = points_source(POINTS_OF_TOTALS) });
        }
}

/* Points of a kind that does not pair, as those for match points in the columns of game points, change nothing. */
static void warn_of_no_points(struct decisions *d, const struct trf_extra *x, bool *told)
{
    const struct section *s = d->b->section;
    bool games = s->unit == UNIT_PLAYER || (section_system(s) && s->score == SCORE_GP);

    if (*told || (games ? x->gp : x->mp) != 0)
        return;
    *told = true;
    finding_say(d->b->file->findings, WARNING, RULE_NONE, x->line.number,
                trf_said(d->b, games ? say_trf_pairs_by_game_points() : say_trf_pairs_by_match_points()));
}

/* 250 */
static bool read_extras(struct decisions *d)
{
    const struct trf_file *f = d->b->file;
    bool told = false;

    for (int i = 0; i < f->nextra; i++) {
        const struct trf_extra *x = &f->extra[i];
        int last = x->last > 0 ? x->last : x->first, to = x->to > 0 ? x->to : x->from;
        if (x->first == 0 || last < x->first)
            return trf_wrong(&x->line, trf_column(TRF_EXTRA_FIRST).from, d->b->err,
                             trf_said(d->b, say_must_be_named_first_last()));
        if (to < x->from)
            return trf_wrong(&x->line, trf_column(TRF_EXTRA_TO).from, d->b->err, say_last_round_comes_before_first());
        warn_of_no_points(d, x, &told);
        for (int r = x->from; r <= to; r++)
            for (int n = x->first; n <= last; n++)
                if (d->b->team_at[n] != NOBODY)
                    adjust(d, (struct adjustment){ .team = d->b->team_at[n],
                                                   .mp = match_points(d, x->mp, x->gp),
                                                   .gp = x->gp,
                                                   .from = r,
                                                   .pairing_only = true,
                                                   .reason = points_source(POINTS_OF_250) });
    }
    return true;
}

/* --- barred pairs ----------------------------------------------------------------------------- */

static bool bar(struct decisions *d, const struct trf_note *n, int a, int b)
{
    struct section *s = d->b->section;
    int round = n->from > 0 ? n->from : 1, last = n->from > 0 ? n->from : ROUNDS_MAX, to = n->to > 0 ? n->to : last;

    if (to < round)
        return trf_wrong(&n->line, trf_column(TRF_BAR_TO).from, d->b->err, say_last_round_comes_before_first());
    if (round == 1 && to >= s->rounds)
        to = round = 0;
    for (; round <= to; round++) {
        if (s->nbarred == BARRED_MAX)
            return trf_too_many(&n->line, 1, d->b->err, say_more_than_pairs_barred(BARRED_MAX));
        arena_room(d->b->arena, s->barred, s->nbarred, d->barred_room);
        s->barred[s->nbarred++] = (struct barred){ .a = a, .b = b, .round = round };
    }
    return true;
}

static bool read_barred(struct decisions *d)
{
    const struct trf_notes *notes = &d->b->file->barred;
    int a, b;

    for (int i = 0; i < notes->n; i++) {
        const struct trf_note *n = &notes->item[i];
        for (int k = 0; k < n->nid; k++) {
            if (!trf_team_at(d->b, &n->line, trf_entry(n->list, k), n->id[k], &a))
                return false;
            for (int m = 0; m < k; m++) {
                b = d->b->team_at[n->id[m]];
                if (a != b && !bar(d, n, b, a))
                    return false;
            }
        }
    }
    return true;
}

bool trf_build_decisions(struct trf_build *b)
{
    int rounds = b->section->nround;
    struct decisions d = { .b = b,
                           .scoring = section_scoring(b->section),
                           .outcome = arena_new(b->arena, struct outcome, rounds * b->nteam),
                           .away = arena_new(b->arena, bool, ROUNDS_MAX * b->nteam),
                           .asked = arena_new(b->arena, char, ROUNDS_MAX * b->nteam) };

    b->extra_points = arena_new(b->arena, struct trf_extra_points, b->nteam);
    for (int r = 0; r < rounds; r++)
        find_outcomes(&d, r);
    /* 320 */
    const struct trf_note *bye = &d.b->file->bye;

    for (int r = 0; r < d.b->section->nround && bye->line.number > 0; r++)
        if (d.b->section->round[r].bye != NOBODY) {
            struct outcome *o = outcome_of(&d, r, d.b->section->round[r].bye);
            give(o, bye->mp >= 0 ? bye->mp : o->mp, bye->gp >= 0 ? bye->gp : o->gp);
        }
    if (!read_byes(&d))
        return false;
    read_byes_in_lines(&d);
    give_players_points(&d);
    give_halves(&d);
    /* Such points are given once the round is there. */
    if (d.promised > 0)
        finding_say(d.b->file->findings, WARNING, RULE_NONE, 0, say_asked_rounds_come_points_here(d.promised));
    add_absences(&d);
    if (!read_points(&d))
        return false;
    add_differences(&d);
    return read_extras(&d) && read_barred(&d);
}
