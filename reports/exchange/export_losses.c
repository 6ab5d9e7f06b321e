/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/export_losses.h"

#include <stdint.h>

#include "engine/base/finding.h"
#include "reports/exchange/chessresults.h"
#include "reports/exchange/lost_decisions.h"
#include "reports/exchange/trf_games.h"
#include "teams/chessresults.h"
#include "teams/hours.h"
#include "teams/names.h"
#include "teams/pairing.h"
#include "teams/rating/report.h"
#include "teams/scoring.h"
#include "teams/text.h"
#include "teams/trf.h"
#include "reports/format/messages.h"

enum { TRF = LOSSY_TRF26 | LOSSY_TRF16, FIXED = LOSSY_TRF16 | LOSSY_CHESSRESULTS, ALL = TRF | LOSSY_CHESSRESULTS };

enum { BOARDS_USUAL = 4, MATCHES_TOLD = 8 };

/* --- the event -------------------------------------------------------------------------------- */

static int has_venue(const struct event *ev, const struct section *s)
{
    return ev->venue.n > 0 || s->hall.n > 0;
}

static int has_zone(const struct event *ev, const struct section *s)
{
    (void)s;
    return ev->zone.n > 0;
}

static int has_list(const struct event *ev, const struct section *s)
{
    (void)s;
    return ev->rating_list.n > 0;
}

static int arbiters(const struct event *ev, const struct section *s)
{
    (void)s;
    return ev->narbiter;
}

static int other_arbiters(const struct event *ev, const struct section *s)
{
    int n = ev->narbiter;

    (void)s;
    for (int i = 0; rating_deputy(ev, i); i++)
        n--;
    return rating_chief(ev) ? n - 1 : n;
}

static int has_time_control(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->time_control.n > 0;
}

static int hours(const struct event *ev, const struct section *s)
{
    int n = 0;

    for (int r = 0; r < s->rounds && r < ROUNDS_MAX; r++)
        n += hours_start(ev, s, r + 1).n > 0;
    return n;
}

static int deadlines(const struct event *ev, const struct section *s)
{
    int n = 0;

    for (int r = 0; r < s->rounds && r < ROUNDS_MAX; r++)
        n += hours_lineups(ev, s, r + 1).n > 0;
    return n;
}

/* --- the section and its rules ---------------------------------------------------------------- */

static int has_title(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->title.n > 0;
}

static int has_system(const struct event *ev, const struct section *s)
{
    (void)ev;
    return section_system(s) != NULL;
}

static int has_edition(const struct event *ev, const struct section *s)
{
    return !section_system(s) && s->edition != edition_on(event_begins(ev));
}

/* Beside the system and the edition. */
static int pairing_settings(const struct event *ev, const struct section *s)
{
    const struct section usual = section_default();

    (void)ev;
    return (s->score != usual.score) + (s->cycles != usual.cycles) + (s->preference != usual.preference) +
           (s->secondary != usual.secondary) + (s->accelerated != usual.accelerated) + (s->graded != usual.graded) +
           (s->players_needed != usual.players_needed);
}

/* Of players the lines of engines have it. */
static int has_points(const struct event *ev, const struct section *s)
{
    (void)ev;
    return section_scores_otherwise(s) && s->unit == UNIT_TEAM;
}

static int has_points_of_its_own(const struct event *ev, const struct section *s)
{
    (void)ev;
    return !chessresults_has_points(s);
}

static int has_floor(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->floor != section_default().floor;
}

static int has_ranking(const struct event *ev, const struct section *s)
{
    (void)ev;
    return !tiebreak_has(s->tiebreak, &s->ranking);
}

/* Who reads the file takes that of the edition. */
static int has_tiebreak(const struct event *ev, const struct section *s)
{
    return !has_ranking(ev, s) && !section_system(s) && s->tiebreak != edition_tiebreak(s->edition);
}

/* There, a criterion has a number, or it cannot be named. */
static int has_unnumbered(const struct event *ev, const struct section *s)
{
    (void)ev;
    return !chessresults_has_ranking(s);
}

/* Who reads the file counts the players that a team ever had in a round; before there is one he takes four, or as many as a team has. */
static int has_boards(const struct event *ev, const struct section *s)
{
    int most = 0, squad = 0, rounds = trf_games_complete(s);

    (void)ev;
    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int side = 0; side < 2; side++) {
                int n = 0;
                for (int b = 0; b < s->boards; b++)
                    n += s->round[r].fixture[i].board[b].place[side] > 0;
                most = n > most ? n : most;
            }
    for (int i = 0; i < s->nsquad; i++)
        squad = s->squad[i].nplayer > squad ? s->squad[i].nplayer : squad;
    if (most == 0)
        most = squad < BOARDS_USUAL ? squad : BOARDS_USUAL;
    return s->unit == UNIT_TEAM && most != s->boards;
}

/* --- names ------------------------------------------------------------------------------------ */

/* So many letters a file has room for. */
static int long_names(const struct section *s, size_t of_team, size_t of_player, size_t of_captain)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++) {
        const struct squad *q = &s->squad[i];
        n += s->unit == UNIT_TEAM && text_letters(q->name) > of_team;
        n += text_letters(q->captain) > of_captain;
        for (int p = 0; p < q->nplayer; p++)
            n += text_letters(q->player[p].name) > of_player;
    }
    return n;
}

static int cut_by_trf(const struct event *ev, const struct section *s)
{
    const struct trf_column team = trf_column(TRF_TEAM_NAME), player = trf_column(TRF_PLAYER_NAME);

    (void)ev;
    return long_names(s, (size_t)(team.to - team.from + 1), (size_t)(player.to - player.from + 1), SIZE_MAX);
}

static int cut_by_chessresults(const struct event *ev, const struct section *s)
{
    int n = long_names(s, CHESSRESULTS_TEAM, SIZE_MAX, CHESSRESULTS_CAPTAIN);

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            n += chessresults_cuts(s->squad[i].player[p].name);
    return n;
}

/* --- teams and players ------------------------------------------------------------------------ */

static int captains(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].captain.n > 0;
    return n;
}

static int replaced(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            n += s->squad[i].player[p].replaced;
    return n;
}

/* Who reads the file takes K to be what age and rating say. */
static int development(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            n += s->squad[i].player[p].k > 0;
    return n;
}

static int withdrawals(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nabsence; i++)
        n += s->absence[i].withdrawn || s->absence[i].expelled;
    return n;
}

/* In a round robin whoever is absent has a game, and the file says only that it was forfeited. */
static int absences(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nabsence; i++) {
        const struct absence *b = &s->absence[i];
        n += !b->withdrawn && !b->expelled && (b->to == 0 || b->to > s->nround || section_is_round_robin(s));
    }
    return n;
}

static int barred(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->nbarred;
}

static int points(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->nadjustment;
}

/* The others are byes in the lines of players who are paired themselves; those of teams have Z. */
static int points_of_no_bye(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nadjustment; i++)
        n += s->unit == UNIT_TEAM || !trf_games_bye(s, &s->adjustment[i]);
    return n;
}

/* --- rounds ----------------------------------------------------------------------------------- */

static int corrections(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->ncorrection + s->nmark_correction;
}

static int of_matches(const struct section *s, int (*count)(const struct section *s, const struct fixture *f))
{
    int n = 0;

    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += count(s, &s->round[r].fixture[i]);
    return n;
}

static int is_decided(const struct section *s, const struct fixture *f)
{
    (void)s;
    return f->decided != DECIDED_NOT;
}

static int is_marked(const struct section *s, const struct fixture *f)
{
    (void)s;
    return f->absent[0] || f->absent[1];
}

static int is_unfinished(const struct section *s, const struct fixture *f)
{
    int n = 0;

    for (int b = 0; b < s->boards; b++)
        n += f->board[b].result == RESULT_OPEN;
    return n;
}

static int is_signed(const struct section *s, const struct fixture *f)
{
    (void)s;
    return (f->signature[0].at.n > 0) + (f->signature[1].at.n > 0);
}

static int marks(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->unit == UNIT_TEAM ? of_matches(s, is_marked) : 0;
}

/* The lines are of players: the first of the list stands there. */
static int unnamed(const struct event *ev, const struct section *s)
{
    (void)ev;
    return trf_games_unnamed(s, false);
}

static int unnamed_or_missing(const struct event *ev, const struct section *s)
{
    (void)ev;
    return trf_games_unnamed(s, true);
}

static int seats(const struct event *ev, const struct section *s)
{
    (void)ev;
    return trf_games_out_of_order(s);
}

static int decisions(const struct event *ev, const struct section *s)
{
    (void)ev;
    return of_matches(s, is_decided);
}

static int unfinished(const struct event *ev, const struct section *s)
{
    (void)ev;
    return of_matches(s, is_unfinished);
}

static int signatures(const struct event *ev, const struct section *s)
{
    (void)ev;
    return of_matches(s, is_signed);
}

/* --- the list --------------------------------------------------------------------------------- */

/* Of what there is only one no number is said. */
static const struct lost_row {
    unsigned files;
    bool of_event; /* not of each section of a file that has several */
    struct message (*one)(void), (*counted)(long n);
    int (*count)(const struct event *ev, const struct section *s);
} rows[] = {
    { LOSSY_CHESSRESULTS, .one = say_lost_system, .count = has_system },
    { LOSSY_CHESSRESULTS, .one = say_lost_edition, .count = has_edition },
    { FIXED, .counted = say_lost_pairing_settings, .count = pairing_settings },
    { LOSSY_TRF16, .one = say_lost_boards, .count = has_boards },
    { LOSSY_TRF16, .one = say_lost_points_of_results, .count = has_points },
    { LOSSY_CHESSRESULTS, .one = say_lost_points_of_results, .count = has_points_of_its_own },
    { FIXED, .one = say_lost_floor, .count = has_floor },
    { LOSSY_TRF16, .one = say_lost_ranking, .count = has_ranking },
    { LOSSY_TRF16, .one = say_lost_tiebreak, .count = has_tiebreak },
    { LOSSY_CHESSRESULTS, .one = say_lost_ranking, .count = has_unnumbered },
    { LOSSY_CHESSRESULTS, .one = say_lost_lot, .count = lost_lot },
    { FIXED, .one = say_lost_fide_mode, .count = lost_fide_mode },
    { FIXED, .counted = say_lost_shortenings, .count = lost_shortenings },
    { ALL, .counted = say_lost_section_settings, .count = lost_section_settings },
    { ALL, .counted = say_lost_event_settings, .count = lost_event_settings },
    { ALL, .one = say_lost_section_name, .count = lost_section_name },
    { ALL, .one = say_lost_open, .count = lost_open },
    { ALL, .one = say_lost_women, .count = lost_women },
    { ALL, .one = say_lost_squad_size, .count = lost_squad_size },
    { ALL, .one = say_lost_section_title, .count = has_title },
    { ALL, .one = say_lost_hall, .count = has_venue },
    { ALL, .one = say_lost_zone, .count = has_zone },
    { ALL, .one = say_lost_rating_list, .count = has_list },
    { ALL | LOSSY_JSON, true, .counted = say_lost_flags, .count = lost_flags },
    { LOSSY_CHESSRESULTS, .counted = say_lost_arbiters, .count = arbiters },
    { TRF, .counted = say_lost_other_arbiters, .count = other_arbiters },
    { LOSSY_TRF16, .one = say_lost_time_control, .count = has_time_control },
    { TRF, .counted = say_lost_hours, .count = hours },
    { ALL, .counted = say_lost_deadlines, .count = deadlines },
    { TRF, .counted = say_lost_captains, .count = captains },
    { TRF, .counted = say_lost_parts_of_names, .count = cut_by_trf },
    { LOSSY_CHESSRESULTS, .counted = say_lost_parts_of_names, .count = cut_by_chessresults },
    { ALL, .counted = say_lost_latin_names, .count = lost_latin_names },
    { FIXED, .counted = say_lost_late_entries, .count = lost_late_entries },
    { FIXED, .counted = say_lost_let_play, .count = lost_let_play },
    { ALL, .counted = say_lost_board_orders, .count = lost_board_orders },
    { ALL, .counted = say_lost_arrivals, .count = lost_arrivals },
    { ALL, .counted = say_lost_replaced, .count = replaced },
    { ALL, .counted = say_lost_development, .count = development },
    { ALL, .counted = say_lost_withdrawals, .count = withdrawals },
    { ALL, .counted = say_lost_excuses, .count = lost_excuses },
    { ALL, .counted = say_lost_warnings, .count = lost_warnings },
    { FIXED, .counted = say_lost_absences, .count = absences },
    { FIXED, .counted = say_lost_barred, .count = barred },
    { LOSSY_TRF16, .counted = say_lost_points, .count = points_of_no_bye },
    { LOSSY_CHESSRESULTS, .counted = say_lost_points, .count = points },
    { LOSSY_TRF26, .counted = say_lost_own_points, .count = lost_own_points },
    { LOSSY_TRF26, .counted = say_lost_reasons, .count = lost_reasons },
    { FIXED, .counted = say_lost_reasons, .count = lost_reasons_of_absences },
    { ALL, .counted = say_lost_marks, .count = marks },
    { LOSSY_TRF16, .counted = say_lost_nobody_came, .count = lost_nobody_came },
    { FIXED, .counted = say_lost_by_hand, .count = lost_by_hand },
    { FIXED, .counted = say_lost_decisions, .count = decisions },
    { TRF, .counted = say_lost_unfinished, .count = unfinished },
    { LOSSY_TRF26, .counted = say_lost_unnamed, .count = unnamed },
    { LOSSY_TRF16, .counted = say_lost_unnamed, .count = unnamed_or_missing },
    { LOSSY_TRF16, .counted = say_lost_seats, .count = seats },
    { ALL | LOSSY_JSON, .counted = say_lost_closed_lineups, .count = lost_closed_lineups },
    { ALL, .counted = say_lost_second_entries, .count = lost_second_entries },
    { ALL, .counted = say_lost_corrections, .count = corrections },
    { ALL, .counted = say_lost_signatures, .count = signatures },
};
enum { ROWS = sizeof rows / sizeof *rows };

/* A report file has whole rounds: of one that goes on nobody finds a match in it. */
static void tell_rounds(const struct section *s, struct findings *f)
{
    for (int r = trf_games_complete(s); r < s->nround && s->round[r].published.n > 0; r++) {
        const struct pairing_list *list = &s->round[r];
        struct names pairs = { .arena = f->arena };
        for (int i = 0; i < list->nfixture && i < MATCHES_TOLD; i++)
            names_add(&pairs, str_fmt(f->arena, "%.*s - %.*s", STR_ARG(s->squad[list->fixture[i].side[0]].name),
                                      STR_ARG(s->squad[list->fixture[i].side[1]].name)));
        int more = list->nfixture > MATCHES_TOLD ? list->nfixture - MATCHES_TOLD : 0;
        finding_say(f, NOTE, RULE_NONE, 0,
                    unit_message(s->unit, say_round_not_in_file(r + 1, names_text(&pairs), more)));
    }
}

/* In the section, or where there is none in all of the event. */
static int count_row(const struct lost_row *row, const struct event *ev, const struct section *s)
{
    int n = 0, sections = row->of_event && ev->nsection > 0 ? 1 : ev->nsection;

    if (s)
        return row->count(ev, s);
    for (int i = 0; i < sections; i++)
        n += row->count(ev, &ev->section[i]);
    return n;
}

void export_losses(const struct event *ev, const struct section *s, enum lossy_format file, const struct wording *how,
                   struct findings *f)
{
    struct names list = { .arena = f->arena };

    if (file & TRF)
        tell_rounds(s, f);
    for (int i = 0; i < ROWS; i++) {
        int n = rows[i].files & (unsigned)file ? count_row(&rows[i], ev, s) : 0;
        if (n == 0)
            continue;
        const struct message lost = rows[i].one ? rows[i].one() : rows[i].counted(n);
        names_add(&list, message_text(&lost, how, f->arena));
    }
    if (list.n > 0)
        finding_say(f, NOTE, RULE_NONE, 0, say_file_no_place_all_known(names_text(&list)));
}
