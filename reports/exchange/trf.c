/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/trf.h"

#include <string.h>

#include "engine/base/arena.h"
#include "engine/base/direction.h"
#include "engine/base/err.h"
#include "engine/ranking/standings.h"
#include "reports/exchange/trf_games.h"
#include "reports/exchange/trf_lines.h"
#include "reports/format/columns.h"
#include "teams/correction.h"
#include "teams/over.h"
#include "teams/rating/report.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "teams/text.h"
#include "teams/trf.h"
#include "reports/format/messages.h"

struct writer {
    const struct event *event;
    const struct section *section;
    struct trf_options options;
    struct tournament tournament;
    const struct standing **standing; /* by squad */
    struct trf_games games;
    struct buffer text;
    struct arena *arena;
    struct err *err;
};

static struct columns begin(struct writer *w, const char *code)
{
    struct columns l = { .to = &w->text };

    columns_left(&l, trf_column(TRF_LINE_KIND), str_of(code));
    return l;
}

/* In the lists of the file: of a player the number of his line. */
static int number_of(const struct writer *w, int squad)
{
    return trf_games_entrant(&w->games, w->section, squad);
}

/* --- header ----------------------------------------------------------------------------------- */

static void header(struct writer *w, const char *code, struct str value)
{
    if (value.n > 0)
        buffer_fmt(&w->text, "%s %.*s\r\n", code, STR_ARG(text_shown(value, false, w->arena)));
}

static void header_counts(struct writer *w)
{
    const struct section *s = w->section;

    header(w, "062", str_fmt(w->arena, "%d", w->games.nplayer));
    header(w, "072", str_fmt(w->arena, "%d", trf_games_rated(&w->games, s)));
    header(w, "082", str_fmt(w->arena, "%d", s->unit == UNIT_PLAYER ? 0 : s->nsquad));
}

static struct str lot_text(const struct section *s, const char *white, const char *black)
{
    if (s->lot == COLOURLESS)
        return STR("");
    return str_of(s->lot == WHITE ? white : black);
}

static void header_rules(struct writer *w)
{
    const struct section *s = w->section;

    header(w, "092", trf_system_name(s, w->arena));
    header(w, "142", str_fmt(w->arena, "%d", s->rounds));
    header(w, "152", lot_text(s, "W", "B"));
    header(w, "162", trf_scores_of_games(&w->tournament, w->arena));
    header(w, "182", STR(TRF_PROGRAM));
    if (s->unit == UNIT_TEAM)
        header(w, "192", trf_system_code(s, w->arena));
    header(w, "202", trf_own_codes(s, w->arena));
    if (s->unit == UNIT_PLAYER)
        return;
    header(w, "352", (struct str){ "WBWBWBWB", (size_t)s->boards });
    header(w, "362", trf_scores_of_matches(&w->tournament, w->arena));
}

/* --- players ---------------------------------------------------------------------------------- */

static void write_player(struct writer *w, const struct player *p, struct str federation, int number, int points,
                         int rank)
{
    struct columns l = begin(w, "001");
    struct str name = w->options.for_rating ? rating_name(p) : p->name;

    columns_number(&l, trf_column(TRF_PLAYER_NUMBER), number);
    columns_left(&l, trf_column(TRF_PLAYER_SEX), (struct str){ &p->sex, p->sex != 0 });
    columns_right(&l, trf_column(TRF_PLAYER_TITLE), p->title);
    columns_left(&l, trf_column(TRF_PLAYER_NAME), name.n > 0 ? name : p->name);
    columns_number(&l, trf_column(TRF_PLAYER_RATING), p->rating);
    columns_left(&l, trf_column(TRF_PLAYER_FED), federation);
    if (p->fide_id > 0)
        columns_number(&l, trf_column(TRF_PLAYER_FIDE_ID), p->fide_id);
    if (p->born > 0)
        columns_left(&l, trf_column(TRF_PLAYER_BORN), str_fmt(w->arena, "%04d/00/00", p->born));
    columns_half(&l, trf_column(TRF_PLAYER_POINTS), points);
    columns_number(&l, trf_column(TRF_PLAYER_RANK), rank);
    for (int r = 0; r < w->games.nround; r++) {
        const struct trf_writing *x = trf_games_at(&w->games, number, r);
        struct trf_column c = trf_entry(TRF_PLAYER_ROUNDS, r);
        int colour = c.from + TRF_COLOUR_AFTER, result = c.from + TRF_RESULT_AFTER;

        if (x->opponent > 0)
            columns_number(&l, c, x->opponent);
        else
            columns_left(&l, c, STR("0000"));
        columns_left(&l, (struct trf_column){ colour, colour, NULL }, (struct str){ &x->colour, 1 });
        columns_left(&l, (struct trf_column){ result, result, NULL }, (struct str){ &x->result, 1 });
    }
    columns_end(&l);
}

/* A player who is paired has the points and the rank of the standings. Results as they are to be rated have none. */
static void rank_entrant(struct writer *w, int squad, int *points, int *rank)
{
    const struct standing *at = w->standing[squad];
    int n = number_of(w, squad);

    if (w->section->unit == UNIT_TEAM || w->options.for_rating || w->games.nround == 0)
        return;
    points[n] = at->gp;
    rank[n] = at->rank;
}

static void write_players(struct writer *w)
{
    int *points = arena_new(w->arena, int, w->games.last + 1), *rank;

    for (int n = 1; n <= w->games.last; n++)
        points[n] = trf_games_points(&w->games, w->section, n);
    rank = trf_games_ranks(&w->games, points, w->arena);
    for (int i = 0; i < w->section->nsquad; i++) {
        int squad = w->games.order[i];
        const struct squad *q = &w->section->squad[squad];
        rank_entrant(w, squad, points, rank);
        for (int p = 0; p < q->nplayer; p++) {
            int n = w->games.number[squad][p];
            if (n > 0)
                write_player(w, &q->player[p], q->federation, n, points[n], rank[n]);
        }
    }
}

/* --- teams ------------------------------------------------------------------------------------ */

static void write_team(struct writer *w, int squad)
{
    const struct squad *q = &w->section->squad[squad];
    const struct standing *at = w->standing[squad];
    struct columns l = begin(w, "310");
    int member = 0;

    columns_number(&l, trf_column(TRF_TEAM_NUMBER), q->number);
    columns_left(&l, trf_column(TRF_TEAM_NAME), q->name);
    columns_left(&l, trf_column(TRF_TEAM_SHORT), q->federation);
    columns_number(&l, trf_column(TRF_TEAM_STRENGTH), w->tournament.team[squad].rating / score_rated(w->section));
    columns_half(&l, trf_column(TRF_TEAM_MP), 2 * at->mp);
    columns_half(&l, trf_column(TRF_TEAM_GP), at->gp);
    if (w->games.nround > 0)
        columns_number(&l, trf_column(TRF_TEAM_RANK), at->rank);
    for (int p = 0; p < q->nplayer; p++)
        if (w->games.number[squad][p] > 0)
            columns_number(&l, trf_entry(TRF_TEAM_PLAYERS, member++), w->games.number[squad][p]);
    columns_end(&l);
}

/* Its number is the order of the lines. */
static void write_old_team(struct writer *w, int squad)
{
    const struct squad *q = &w->section->squad[squad];
    struct columns l = begin(w, "013");
    int member = 0;

    columns_left(&l, trf_column(TRF_OLD_TEAM_NAME), q->name);
    for (int p = 0; p < q->nplayer; p++)
        if (w->games.number[squad][p] > 0)
            columns_number(&l, trf_entry(TRF_OLD_TEAM_PLAYERS, member++), w->games.number[squad][p]);
    columns_end(&l);
}

static bool has_bye(const struct writer *w)
{
    for (int r = 0; r < w->games.nround; r++)
        if (w->section->round[r].bye != NOBODY)
            return true;
    return false;
}

/* RULE_BYE */
static void write_byes(struct writer *w)
{
    struct columns l;

    if (!has_bye(w))
        return;
    l = begin(w, "320");
    columns_half(&l, trf_column(TRF_PAB_MP), 2 * tournament_bye_mp(&w->tournament));
    columns_half(&l, trf_column(TRF_PAB_GP), tournament_bye_gp(&w->tournament));
    for (int r = 0; r < w->games.nround; r++) {
        int bye = w->section->round[r].bye;
        if (bye == NOBODY)
            columns_left(&l, trf_entry(TRF_PAB_TEAMS, r), STR("000"));
        else
            columns_number(&l, trf_entry(TRF_PAB_TEAMS, r), number_of(w, bye));
    }
    columns_end(&l);
}

/* --- matches ---------------------------------------------------------------------------------- */

static struct str forfeit_type(const struct match *m)
{
    if (m->mp[0] > 0)
        return STR("+-");
    return m->mp[1] > 0 ? STR("-+") : STR("--");
}

static void write_forfeit(struct writer *w, const struct match *m, int round)
{
    struct columns l = begin(w, "330");

    columns_left(&l, trf_column(TRF_FORFEIT_TYPE), forfeit_type(m));
    columns_number(&l, trf_column(TRF_FORFEIT_ROUND), round);
    columns_number(&l, trf_column(TRF_FORFEIT_WHITE), number_of(w, m->team[0]));
    columns_number(&l, trf_column(TRF_FORFEIT_BLACK), number_of(w, m->team[1]));
    columns_end(&l);
}

static void write_points(struct writer *w, const char *type, int mp, int gp, int round, int squad)
{
    struct columns l = begin(w, "299");

    columns_left(&l, trf_column(TRF_POINTS_TYPE), str_of(type));
    if (w->section->unit == UNIT_TEAM)
        columns_half(&l, trf_column(TRF_POINTS_MP), 2 * mp);
    columns_half(&l, trf_column(TRF_POINTS_GP), gp);
    columns_right(&l, trf_column(TRF_POINTS_ROUND), str_fmt(w->arena, "%03d", round));
    columns_number(&l, trf_entry(TRF_POINTS_TEAMS, 0), number_of(w, squad));
    columns_end(&l);
}

static void write_lineup(struct writer *w, const struct fixture *f, int side, int round, const struct trf_seats *seats)
{
    struct columns l = begin(w, "300");

    columns_number(&l, trf_column(TRF_LINEUP_ROUND), round);
    columns_number(&l, trf_column(TRF_LINEUP_TEAM), number_of(w, f->side[side]));
    columns_number(&l, trf_column(TRF_LINEUP_OTHER), number_of(w, f->side[1 - side]));
    for (int b = 0; b < w->section->boards; b++) {
        int place = seats->place[b];
        if (place > 0)
            columns_number(&l, trf_entry(TRF_LINEUP_PLAYERS, b), w->games.number[f->side[side]][place - 1]);
        else
            columns_left(&l, trf_entry(TRF_LINEUP_PLAYERS, b), STR("0000"));
    }
    columns_end(&l);
}

static int match_points(const struct scoring *is, int own, int other)
{
    if (own == other)
        return own > 0 ? is->match[FOR_DRAW] : 0;
    return is->match[own > other ? FOR_WIN : FOR_LOSS];
}

/* True if a program that only adds up the boards gives a side what the rules give it. */
static bool follows(const struct scoring *is, const struct match *m, const struct trf_seats seats[2], int side)
{
    int own = seats[side].half, other = seats[1 - side].half;

    return m->mp[side] == match_points(is, own, other) && m->gp[side] == own;
}

/* What a match has beyond the lines of its players: who sat where if that is not the order of the list on every
   board; which side did not come (RULE_PRESENT_THREE); points that the boards do not give (RULE_WALKOVER). */
static bool write_match(struct writer *w, const struct fixture *f, int round)
{
    struct match m = score_match(w->section, f);
    struct fixture undecided = *f;
    struct trf_seats seats[2];

    undecided.decided = DECIDED_NOT;
    struct match plain = score_match(w->section, &undecided);
    bool came = score_came(w->section, &undecided, 0) && score_came(w->section, &undecided, 1);
    for (int side = 0; side < 2; side++)
        if (!trf_games_seats(w->section, f, side, round, &seats[side], w->err))
            return false;
    bool gap = trf_games_gap(w->section, seats);
    if (!came)
        write_forfeit(w, &plain, round);
    for (int side = 0; side < 2; side++) {
        if (gap || !seats[side].by_the_list)
            write_lineup(w, f, side, round, &seats[side]);
        if (!came && !follows(tournament_scoring(&w->tournament), &m, seats, side))
            write_points(w, m.mp[side] > 0 ? "+" : "-", m.mp[side], m.gp[side], round, f->side[side]);
    }
    return true;
}

static bool write_matches(struct writer *w)
{
    for (int r = 0; r < w->games.nround; r++)
        for (int i = 0; i < w->section->round[r].nfixture; i++)
            if (!write_match(w, &w->section->round[r].fixture[i], r + 1))
                return false;
    return true;
}

/* --- absences, points, barred pairs ----------------------------------------------------------- */

/* Who spent the round so; no line if nobody did. */
static void write_absence(struct writer *w, int round, const char *spent, char letter)
{
    struct columns l;
    int n = 0;

    for (int i = 0; i < w->section->nsquad; i++) {
        int squad = w->games.order[i];
        if (spent[squad] != letter)
            continue;
        if (n == 0) {
            l = begin(w, "240");
            columns_left(&l, trf_column(TRF_BYE_TYPE), (struct str){ &letter, 1 });
            columns_number(&l, trf_column(TRF_BYE_ROUND), round + 1);
        }
        columns_number(&l, trf_entry(TRF_BYE_TEAMS, n++), number_of(w, squad));
    }
    if (n > 0)
        columns_end(&l);
}

/* Of rounds that are played those who were not paired, of the others those who have said so. The lines of players tell the former of
   players. */
static void write_absences(struct writer *w)
{
    const struct section *s = w->section;
    char *spent = arena_new(w->arena, char, s->nsquad);

    for (int r = s->unit == UNIT_PLAYER ? w->games.nround : 0; r < s->rounds; r++) {
        for (int i = 0; i < s->nsquad; i++)
            spent[i] = trf_games_spent(s, i, r);
        for (const char *letter = "ZHF"; *letter; letter++)
            write_absence(w, r, spent, *letter);
    }
}

static void write_extra(struct writer *w, const struct adjustment *d)
{
    struct columns l = begin(w, "250");

    if (w->section->unit == UNIT_TEAM)
        columns_half(&l, trf_column(TRF_EXTRA_MP), 2 * d->mp);
    columns_half(&l, trf_column(TRF_EXTRA_GP), d->gp);
    columns_number(&l, trf_column(TRF_EXTRA_FROM), d->from);
    columns_number(&l, trf_column(TRF_EXTRA_TO), d->from);
    columns_number(&l, trf_column(TRF_EXTRA_FIRST), number_of(w, d->team));
    columns_number(&l, trf_column(TRF_EXTRA_LAST), number_of(w, d->team));
    columns_end(&l);
}

static void write_adjustments(struct writer *w)
{
    const struct section *s = w->section;

    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *d = &s->adjustment[i];
        if (d->pairing_only)
            write_extra(w, d);
        else if (!trf_games_bye(s, d))
            write_points(w, " ", d->mp, d->gp, d->from > 1 ? d->from - 1 : 0, d->team);
    }
}

static void write_barred(struct writer *w)
{
    const struct section *s = w->section;

    for (int i = 0; i < s->nbarred; i++) {
        const struct barred *x = &s->barred[i];
        struct columns l = begin(w, "260");
        columns_number(&l, trf_column(TRF_BAR_FROM), x->round ? x->round : 1);
        columns_number(&l, trf_column(TRF_BAR_TO), x->round ? x->round : s->rounds);
        columns_number(&l, trf_entry(TRF_BAR_TEAMS, 0), number_of(w, x->a));
        columns_number(&l, trf_entry(TRF_BAR_TEAMS, 1), number_of(w, x->b));
        columns_end(&l);
    }
}

/* --- the whole -------------------------------------------------------------------------------- */

static bool check_sizes(const struct writer *w)
{
    const struct section *s = w->section;

    if ((s->unit == UNIT_TEAM && s->nsquad > TRF_TEAMS_MAX) || w->games.last > TRF_PLAYERS_MAX)
        return err_say(
            w->err, ERR_LIMIT,
            say_tournament_report_file_room_teams(TRF_TEAMS_MAX, TRF_PLAYERS_MAX, s->nsquad, w->games.nplayer));
    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].number < 1 || (s->unit == UNIT_TEAM && s->squad[i].number > TRF_TEAMS_MAX))
            return err_say(w->err, ERR_STATE, say_no_number_fits_file(s->squad[i].name));
    return true;
}

/* What a file of players does not have. */
static bool write_teams(struct writer *w)
{
    for (int i = 0; i < w->section->nsquad; i++)
        write_team(w, w->games.order[i]);
    write_byes(w);
    return write_matches(w);
}

static bool write_new(struct writer *w)
{
    header_rules(w);
    write_players(w);
    if (w->section->unit == UNIT_TEAM && !write_teams(w))
        return false;
    write_absences(w);
    write_adjustments(w);
    write_barred(w);
    trf_own_write(w->section, &w->games, &w->text);
    return true;
}

/* What TRF16 has no line for is left out; the number of rounds and the lot are in the lines that engines have for them. */
static bool write_old(struct writer *w)
{
    header(w, "092", trf_system_name(w->section, w->arena));
    header(w, "XXR", str_fmt(w->arena, "%d", w->section->rounds));
    header(w, "XXC", lot_text(w->section, "white1", "black1"));
    if (w->section->unit == UNIT_PLAYER && section_scores_otherwise(w->section))
        header(w, "XXS", trf_scores_for_engines(&w->tournament, w->arena));
    write_players(w);
    for (int i = 0; w->section->unit == UNIT_TEAM && i < w->section->nsquad; i++)
        write_old_team(w, w->games.order[i]);
    return true;
}

bool trf_write(const struct event *ev, const struct section *s, struct trf_options options, struct arena *a,
               struct str *out, struct err *e)
{
    struct writer w = { .event = ev, .section = s, .options = options, .text = { .arena = a }, .arena = a, .err = e };

    trf_games_number(s, over_rounds_in(s), a, &w.games);
    w.games.old = options.old;
    struct section rated = options.for_rating ? correction_for_rating(s, a) : *s;
    if (!check_sizes(&w) || !trf_games_write(&rated, &w.games, e))
        return false;
    score_tournament(ev, s, w.games.nround, a, &w.tournament);
    const struct standing *list = standings_make(&w.tournament, w.tournament.nround, w.arena);

    w.standing = arena_alloc(w.arena, sizeof *w.standing, (size_t)w.section->nsquad);
    for (int i = 0; i < w.section->nsquad; i++)
        w.standing[list[i].team] = &list[i];
    header(&w, "###", options.comment);
    /* A comment: whoever is first in the file has not won yet. */
    static const struct wording plain;
    const struct message told = over_provisional(w.section, w.games.nround);

    if (told.row)
        header(&w, "###", direction_bare(message_text(&told, &plain, w.arena), w.arena));
    trf_head_write(ev, s, options.old, &w.text, a);
    header_counts(&w);
    if (!(options.old ? write_old : write_new)(&w))
        return false;
    *out = buffer_str(&w.text);
    return true;
}
