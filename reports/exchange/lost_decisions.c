/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/lost_decisions.h"

#include "engine/base/err.h"
#include "reports/exchange/trf_games.h"
#include "teams/trf.h"

/* --- the event and the section ---------------------------------------------------------------- */

int lost_flags(const struct event *ev, const struct section *s)
{
    (void)s;
    return ev->nattachment;
}

int lost_event_settings(const struct event *ev, const struct section *s)
{
    const struct str all[] = { ev->presence_closes, ev->squads_close, ev->copies, ev->organiser, ev->contact };
    int n = 0;

    (void)s;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        n += all[i].n > 0;
    return n;
}

static struct section read_back(const struct section *s)
{
    struct section read = *s;

    section_name_by_players(&read);
    return read;
}

/* In an event of one section nobody needs its name. */
int lost_section_name(const struct event *ev, const struct section *s)
{
    return ev->nsection > 1 && !str_eq(read_back(s).name, s->name);
}

int lost_open(const struct event *ev, const struct section *s)
{
    (void)ev;
    return read_back(s).women && !s->women;
}

int lost_women(const struct event *ev, const struct section *s)
{
    (void)ev;
    return !read_back(s).women && s->women;
}

/* Who reads the file takes the largest team, and room for one more than sits at the boards. */
int lost_squad_size(const struct event *ev, const struct section *s)
{
    int most = s->boards + 1;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        most = squad_counting(&s->squad[i]) > most ? squad_counting(&s->squad[i]) : most;
    return s->unit == UNIT_TEAM && s->squad_size != most;
}

int lost_section_settings(const struct event *ev, const struct section *s)
{
    const struct section usual = section_default();

    (void)ev;
    return (s->host_first != usual.host_first) + (s->championship != usual.championship) +
           (s->lineup_default != usual.lineup_default) + (s->double_entry != usual.double_entry);
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

int lost_lot(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->lot != COLOURLESS && s->lot != lot_read(s);
}

int lost_fide_mode(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->departed != DEPARTED_NOT;
}

int lost_shortenings(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->nshortening;
}

/* --- teams and players ------------------------------------------------------------------------ */

int lost_latin_names(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        for (int p = 0; p < s->squad[i].nplayer; p++)
            n += s->squad[i].player[p].latin.n > 0;
    return n;
}

int lost_late_entries(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].late;
    return n;
}

int lost_let_play(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].let_play.n > 0;
    return n;
}

int lost_warnings(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->nwarning;
}

int lost_board_orders(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].order.received.n > 0;
    return n;
}

int lost_arrivals(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nsquad; i++)
        n += s->squad[i].arrival.at.n > 0 || s->squad[i].arrival.due.n > 0;
    return n;
}

int lost_excuses(const struct event *ev, const struct section *s)
{
    (void)ev;
    return s->nexcuse;
}

/* That a decision does not touch the tie-breaks of others. */
int lost_own_points(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nadjustment; i++)
        n += s->adjustment[i].own;
    return n;
}

/* A withdrawal is lost with its reason. */
int lost_reasons_of_absences(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int i = 0; i < s->nabsence; i++)
        n += !s->absence[i].withdrawn && !s->absence[i].expelled && s->absence[i].reason.n > 0;
    return n;
}

int lost_reasons(const struct event *ev, const struct section *s)
{
    int n = lost_reasons_of_absences(ev, s);

    for (int i = 0; i < s->nadjustment; i++)
        n += s->adjustment[i].reason.n > 0 && !is_points_source(s->adjustment[i].reason);
    for (int i = 0; i < s->nbarred; i++)
        n += s->barred[i].reason.n > 0;
    return n;
}

/* --- rounds ----------------------------------------------------------------------------------- */

int lost_by_hand(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int r = 0; r < s->nround; r++) {
        n += s->round[r].bye_by_hand.n > 0;
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += s->round[r].fixture[i].by_hand.n > 0;
    }
    return n;
}

int lost_second_entries(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int r = 0; r < s->nround; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            for (int b = 0; b < s->boards; b++)
                n += s->round[r].fixture[i].board[b].second != RESULT_NONE;
    return n;
}

int lost_closed_lineups(const struct event *ev, const struct section *s)
{
    int n = 0;

    (void)ev;
    for (int r = 0; r < s->nround; r++)
        n += s->round[r].opened.n == 0 ? s->round[r].nlineup : 0;
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

int lost_nobody_came(const struct event *ev, const struct section *s)
{
    int n = 0, rounds = trf_games_complete(s);

    (void)ev;
    for (int r = 0; r < rounds; r++)
        for (int i = 0; i < s->round[r].nfixture; i++)
            n += !is_named(s, &s->round[r].fixture[i], r + 1);
    return n;
}
