/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/export_losses.h"

#include <stdint.h>

#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "reports/exchange/chessresults.h"
#include "reports/exchange/trf_games.h"
#include "reports/format/messages.h"
#include "teams/chessresults.h"
#include "teams/hours.h"
#include "teams/names.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/rating/report.h"
#include "teams/score.h"
#include "teams/scoring.h"
#include "teams/text.h"
#include "teams/trf.h"

enum { TRF = LOSSY_TRF26 | LOSSY_TRF16, FIXED = LOSSY_TRF16 | LOSSY_CHESSRESULTS, ALL = TRF | LOSSY_CHESSRESULTS };

enum { BOARDS_USUAL = 4, MATCHES_TOLD = 8 };

/* --- the event and the section ---------------------------------------------------------------- */

static int other_arbiters(const struct event *ev)
{
    int n = ev->narbiter;

    for (int i = 0; rating_deputy(ev, i); i++)
        n--;
    return rating_chief(ev) ? n - 1 : n;
}

static int count_hours(const struct event *ev, const struct section *s,
                       struct str (*hour)(const struct event *ev, const struct section *s, int round))
{
    int n = 0;

    for (int r = 0; r < s->rounds && r < ROUNDS_MAX; r++)
        n += hour(ev, s, r + 1).n > 0;
    return n;
}

/* Beside the system and the edition. */
static int pairing_settings(const struct section *s)
{
    const struct section usual = section_default();

    return (s->score != usual.score) + (s->cycles != usual.cycles) + (s->preference != usual.preference) +
           (s->secondary != usual.secondary) + (s->accelerated != usual.accelerated) + (s->graded != usual.graded) +
           (s->players_needed != usual.players_needed);
}

static int section_settings(const struct section *s)
{
    const struct section usual = section_default();

    return (s->host_first != usual.host_first) + (s->championship != usual.championship) +
           (s->lineup_default != usual.lineup_default) + (s->double_entry != usual.double_entry);
}

/* Who reads the file counts the players that a team ever had in a round; before there is one he takes four, or as many as a team has. */
static int boards_read(const struct section *s)
{
    int most = 0, squad = 0, rounds = over_rounds_in(s);

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
    if (most > 0)
        return most;
    return squad < BOARDS_USUAL ? squad : BOARDS_USUAL;
}

static struct section read_back(const struct section *s)
{
    struct section read = *s;

    section_name_by_players(&read);
    return read;
}

/* Who reads the file takes the largest team, and room for one more than sits at the boards. */
static int squad_read(const struct section *s)
{
    int most = s->boards + 1;

    for (int i = 0; i < s->nsquad; i++)
        most = squad_counting(&s->squad[i]) > most ? squad_counting(&s->squad[i]) : most;
    return most;
}

/* Who reads the file sees it in round 1, by the colour of team 1, and takes White where it met nobody. */
static enum colour lot_read(const struct section *s)
{
    if (s->nround == 0 || s->round[0].published.n == 0)
        return COLOURLESS;
    for (int i = 0; i < s->round[0].nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (s->squad[s->round[0].fixture[i].side[side]].number == 1)
                return side ? BLACK : WHITE;
    return WHITE;
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

static size_t width_of(enum trf_field field)
{
    const struct trf_column c = trf_column(field);

    return (size_t)(c.to - c.from + 1);
}

static int cut_players(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            n += chessresults_cuts(s->squad[i].player[p].name);
    return n;
}

/* --- decisions and rounds --------------------------------------------------------------------- */

static int reasons_of_absences(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nabsence; i++)
        n += !s->absence[i].withdrawn && !s->absence[i].expelled && s->absence[i].reason.n > 0;
    return n;
}

static int reasons_of_others(const struct section *s)
{
    int n = 0;

    for (int i = 0; i < s->nadjustment; i++)
        n += s->adjustment[i].reason.n > 0 && !is_points_source(s->adjustment[i].reason);
    for (int i = 0; i < s->nbarred; i++)
        n += s->barred[i].reason.n > 0;
    return n;
}

static int pairs_by_hand(const struct pairing_list *r)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        n += r->fixture[i].by_hand.n > 0;
    return n;
}

/* A player of one team stands beside one of the other, or waited for one. */
static bool is_named(const struct section *s, const struct fixture *f, int round)
{
    struct trf_seats seats[2];
    struct err none = { 0 };

    for (int side = 0; side < 2; side++)
        if (!trf_games_seats(s, f, side, round, &seats[side], &none))
            return true;
    for (int b = 0; b < s->boards; b++)
        if ((seats[0].place[b] > 0 && seats[1].place[b] > 0) || seats[0].result[b] == '+' || seats[1].result[b] == '+')
            return true;
    return false;
}

static int matches_without_names(const struct section *s)
{
    int n = 0, rounds = over_rounds_in(s);

    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += !is_named(s, &s->round[r].fixture[i], r + 1);
    return n;
}

/* --- the list --------------------------------------------------------------------------------- */

#define SECTIONS(lost) n = lost;
#define SQUADS(lost)                          \
    for (int i = 0; i < s->nsquad; i++) {     \
        const struct squad *q = &s->squad[i]; \
        n += lost;                            \
    }
#define PLAYERS(lost)                                        \
    for (int i = 0; i < s->nsquad; i++)                      \
        for (int k = 0; k < s->squad[i].nplayer; k++) {      \
            const struct player *p = &s->squad[i].player[k]; \
            n += lost;                                       \
        }
#define ABSENCES(lost)                            \
    for (int i = 0; i < s->nabsence; i++) {       \
        const struct absence *b = &s->absence[i]; \
        n += lost;                                \
    }
#define POINTS(lost)                                    \
    for (int i = 0; i < s->nadjustment; i++) {          \
        const struct adjustment *d = &s->adjustment[i]; \
        n += lost;                                      \
    }
#define ROUNDS(lost)                                 \
    for (int i = 0; i < s->nround; i++) {            \
        const struct pairing_list *r = &s->round[i]; \
        n += lost;                                   \
    }
#define MATCHES(lost)                                          \
    for (int i = 0; i < s->nround; i++)                        \
        for (int k = 0; k < s->round[i].nfixture; k++) {       \
            const struct fixture *f = &s->round[i].fixture[k]; \
            n += lost;                                         \
        }
#define BOARDS(lost)                                                       \
    for (int i = 0; i < s->nround; i++)                                    \
        for (int k = 0; k < s->round[i].nfixture; k++)                     \
            for (int at = 0; at < s->boards; at++) {                       \
                const struct board *x = &s->round[i].fixture[k].board[at]; \
                n += lost;                                                 \
            }

#define MANY(files, id, say, things, lost)                                \
    static int lost_##id(const struct event *ev, const struct section *s) \
    {                                                                     \
        int n = 0;                                                        \
                                                                          \
        (void)ev, (void)s;                                                \
        things((lost)) return n;                                          \
    }
#define ONE(files, id, say, lost)   MANY(files, id, say, SECTIONS, lost)
#define EVENT(files, id, say, lost) MANY(files, id, say, SECTIONS, lost)
#include "reports/exchange/lost.def"
#undef MANY
#undef ONE
#undef EVENT

/* Of what there is only one no number is said. */
static const struct lost_row {
    unsigned files;
    bool of_event; /* not of each section of a file that has several */
    struct message (*one)(void), (*counted)(long n);
    int (*count)(const struct event *ev, const struct section *s);
} rows[] = {
#define MANY(files, id, say, things, lost) { files, .counted = say, .count = lost_##id },
#define ONE(files, id, say, lost)          { files, .one = say, .count = lost_##id },
#define EVENT(files, id, say, lost)        { files, true, .counted = say, .count = lost_##id },
#include "reports/exchange/lost.def"
};
enum { ROWS = sizeof rows / sizeof *rows };

/* Of a round that goes on: what it waits for. */
static void tell_open(const struct section *s, int round, struct findings *f)
{
    const struct pairing_list *list = &s->round[round - 1];
    struct names pairs = { .arena = f->arena };
    int more = 0;

    for (int i = 0; i < list->nfixture; i++) {
        const struct fixture *m = &list->fixture[i];
        if (score_complete(s, m))
            continue;
        if (pairs.n < MATCHES_TOLD)
            names_add(&pairs, str_fmt(f->arena, "%.*s - %.*s", STR_ARG(s->squad[m->side[0]].name),
                                      STR_ARG(s->squad[m->side[1]].name)));
        else
            more++;
    }
    finding_say(f, NOTE, RULE_NONE, 0, unit_message(s->unit, say_round_not_in_file(round, names_text(&pairs), more)));
}

/* A report file has whole rounds, one after the other: of one that goes on, and of those after it, nobody finds a match in it. */
static void tell_rounds(const struct section *s, struct findings *f)
{
    const int in = over_rounds_in(s);

    for (int r = in; r < s->nround && s->round[r].published.n > 0; r++)
        if (score_is_in(s, &s->round[r]))
            finding_say(f, NOTE, RULE_NONE, 0, say_round_after_open(r + 1, in + 1));
        else
            tell_open(s, r + 1, f);
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
