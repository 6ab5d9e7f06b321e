/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/chessresults.h"

#include <stdlib.h>

#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/base/direction.h"
#include "reports/exchange/chessresults_part.h"
#include "reports/exchange/trf_games.h"
#include "teams/chessresults.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/text.h"

enum { NOBODY_NUMBER = -1, NOT_PAIRED = -2 };

/* --- players and teams ------------------------------------------------------------------------ */

/* "Berg, Bo", "Berg,Bo": the two go together again with a comma and a blank. A name that has another comma is whole. */
static struct str cut_last(struct str *rest)
{
    struct str first = *rest, last = str_cut(&first, ',');
    bool apart = last.n > 0 && str_trim(first).n > 0 && !memchr(first.p, ',', first.n);

    last = apart ? last : *rest;
    *rest = apart ? str_trim(first) : (struct str){ 0 };
    return last;
}

static int digits_of(int hundredths)
{
    if (hundredths == 0)
        return 0;
    return hundredths % 10 ? 2 : 1;
}

/* A value of the criterion, in its unit. */
static void put_value(struct site_writer *w, enum criterion c, int value)
{
    static const int ones[] = { /* so many of the unit are one */
                                [VALUE_WHOLE] = 1,        [VALUE_HALVES] = 2,      [VALUE_QUARTERS] = 4,
                                [VALUE_HUNDREDTHS] = 100, [VALUE_HALVES_LESS] = 2, [VALUE_PLACE] = 1
    };
    int one = ones[criterion_row(c)->unit], rest = abs(value) % one * 100 / one, digits = digits_of(rest);

    buffer_fmt(&w->text, "%d", abs(value) / one);
    if (digits > 0)
        buffer_fmt(&w->text, ",%0*d", digits, digits == 1 ? rest / 10 : rest);
}

bool chessresults_cuts(struct str name)
{
    struct str first = name, last = cut_last(&first);

    return text_letters(last) > CHESSRESULTS_LAST_NAME || text_letters(first) > CHESSRESULTS_FIRST_NAME;
}

/* By place in the ranking, empty behind its end and without a place (NULL). Who has the rank of the one before him is shown without one. */
static void write_values(struct site_writer *w, const struct standing *at)
{
    const struct ranking *by = &w->section->ranking;

    for (int i = 0; i < CHESSRESULTS_CRITERIA; i++) {
        buffer_fmt(&w->text, " tb%d=\"", i + 1);
        if (at && i < by->n)
            put_value(w, by->by[i], at->value[i]);
        site_put(w, "\"");
    }
    site_attribute(w, "equal", at && at > w->standings && at[-1].rank == at->rank ? STR("J") : STR("N"));
}

/* Of a round robin: 0, or for good, with points that do not count (1) or do (2). */
static void write_state(struct site_writer *w, int squad)
{
    const struct section *s = w->section;

    if (!section_is_round_robin(s))
        site_attribute(w, "state", STR(""));
    else if (score_unranked(s, squad))
        site_attribute(w, "state", STR("1"));
    else
        site_attribute(w, "state", score_left(s, squad, w->ncomplete + 1) ? STR("2") : STR("0"));
}

static void write_player(struct site_writer *w, int squad, int place)
{
    const struct squad *q = &w->section->squad[squad];
    const struct player *p = &q->player[place - 1];
    struct str first = p->name, last = cut_last(&first);

    site_put(w, "<player");
    site_attribute_number(w, "no", w->first[squad] + place);
    site_attribute_cut(w, "lastname", last, CHESSRESULTS_LAST_NAME);
    site_attribute_cut(w, "firstname", first, CHESSRESULTS_FIRST_NAME);
    site_attribute(w, "title", p->title);
    site_attribute_number(w, "rtg", p->rating);
    site_attribute_number(w, "rtgfide", p->rating);
    site_attribute_known(w, "dob", p->born);
    site_attribute(w, "sex", (struct str){ &p->sex, p->sex != 0 });
    site_attribute(w, "fed", q->federation);
    site_attribute_number(w, "board", site_is_of_teams(w) ? place : 0);
    site_attribute_number(w, "teamno", site_is_of_teams(w) ? q->number : 0);
    site_attribute_known(w, "fideid", p->fide_id);
    /* Of a player who is paired himself that of the standings; of one of a team what he scored, and his place by that. */
    int n = w->first[squad] + place;
    const struct standing *at = site_is_of_teams(w) ? NULL : w->standing[squad];

    site_attribute_number(w, "rank", at ? at->rank : w->rank[n]);
    site_attribute_half(w, "pts", at ? at->gp : w->half[n]);
    write_values(w, at);
    write_state(w, squad);
    site_put(w, "/>\n");
}

static void write_teams(struct site_writer *w)
{
    site_put(w, "<teams>\n");
    for (int i = 0; i < w->section->nsquad; i++) {
        int squad = w->order[i];
        const struct section *s = w->section;
        const struct squad *q = &s->squad[squad];
        const struct standing *at = w->standing[squad];
        struct section no_floor = *s; /* which is not in the file */

        no_floor.floor = 0;
        int rating = score_rating(&no_floor, q, &(int){ 0 });

        site_put(w, "<team");
        site_attribute_number(w, "no", q->number);
        site_attribute_cut(w, "teamname", q->name, CHESSRESULTS_TEAM);
        site_attribute(w, "teamshort", q->federation);
        site_attribute_number(w, "rank", at->rank);
        site_attribute_number(w, "points", at->mp);
        write_values(w, at);
        site_attribute_cut(w, "captain", q->captain, CHESSRESULTS_CAPTAIN);
        site_attribute(w, "federation", q->federation);
        write_state(w, squad);
        site_attribute_number(w, "rtg_average", rating / score_rated(s));
        site_put(w, "/>\n");
    }
    site_put(w, "</teams>\n");
}

/* --- pairings --------------------------------------------------------------------------------- */

/* Marks decide over the boards: the players who were there have won by forfeit. */
static enum result result_at(const struct fixture *f, int board)
{
    if (!f->absent[0] && !f->absent[1])
        return f->board[board].result;
    if ((f->absent[0] && f->absent[1]) || board >= f->present)
        return RESULT_NOBODY;
    return f->absent[0] ? RESULT_MISSED : RESULT_FORFEIT;
}

/* Who is paired himself is named whether he came or not: nobody as his opponent would be the bye. */
static int number_at(const struct site_writer *w, const struct fixture *f, int board, int side)
{
    const struct squad *q = &w->section->squad[f->side[side]];
    int place = site_is_of_teams(w) ? f->board[board].place[side] : score_player(q);

    return place > 0 ? w->first[f->side[side]] + place : NOBODY_NUMBER;
}

static void write_board(struct site_writer *w, const struct fixture *f, int round, int board)
{
    bool black_first = (board % 2 == 1) != f->board[board].swapped;

    site_put(w, "<playerpairing");
    site_attribute_number(w, "round", round);
    site_attribute_number(w, "pairing", f->table);
    site_attribute_number(w, "board", board + 1);
    site_attribute_number(w, "whiteno", number_at(w, f, board, black_first));
    site_attribute_number(w, "blackno", number_at(w, f, board, !black_first));
    /* Points of White and Black, and what is special about them. */
    enum result result = result_at(f, board);
    static const char *const special[RESULT_COUNT] = {
        [RESULT_ZERO] = "D", [RESULT_FORFEIT] = "K", [RESULT_MISSED] = "K", [RESULT_NOBODY] = "K", [RESULT_OPEN] = "H"
    };

    if (result == RESULT_NONE || result == RESULT_OPEN)
        site_put(w, " reswhite=\"\" resblack=\"\"");
    else {
        site_attribute_half(w, "reswhite", score_half(result, black_first));
        site_attribute_half(w, "resblack", score_half(result, !black_first));
    }
    site_attribute(w, "forfeit", str_of(special[result] ? special[result] : ""));
    site_put(w, "/>\n");
}

/* The bye, and those who are not paired, stand behind the others. */
static void each_unpaired(struct site_writer *w, int round,
                          void (*write)(struct site_writer *w, int round, int number, int squad, bool is_bye))
{
    const struct pairing_list *list = &w->section->round[round - 1];
    bool *paired = arena_new(w->text.arena, bool, w->section->nsquad);
    int number = list->nfixture;

    for (int i = 0; i < list->nfixture; i++)
        paired[list->fixture[i].side[0]] = paired[list->fixture[i].side[1]] = true;
    if (list->bye != NOBODY) {
        paired[list->bye] = true;
        write(w, round, ++number, list->bye, true);
    }
    for (int i = 0; i < w->section->nsquad; i++)
        if (!paired[w->order[i]])
            write(w, round, ++number, w->order[i], false);
}

/* What F and H are worth, and nothing else. */
static int half_of(char letter)
{
    return letter == 'F' ? 2 : letter == 'H';
}

/* Of players. A bye that gives something is written as a game that was won by forfeit, as the author's own files have it; a point or half a point that was given instead of a
   game is the result. */
static void write_lone(struct site_writer *w, int round, int number, int squad, bool is_bye)
{
    const char letter = is_bye ? 0 : trf_games_spent(w->section, squad, round - 1);

    site_put(w, "<playerpairing");
    site_attribute_number(w, "round", round);
    site_attribute_number(w, "pairing", number);
    site_put(w, " board=\"1\"");
    site_attribute_number(w, "whiteno", w->first[squad] + 1);
    site_attribute_number(w, "blackno", is_bye ? NOBODY_NUMBER : NOT_PAIRED);
    site_attribute_half(w, "reswhite", is_bye ? w->bye_gp : half_of(letter));
    site_put(w, is_bye && w->bye_gp > 0 ? " resblack=\"0\" forfeit=\"K\"/>\n" : " resblack=\"\" forfeit=\"\"/>\n");
}

static void begin_match(struct site_writer *w, int round, int pairing, int team)
{
    site_put(w, "<teampairing");
    site_attribute_number(w, "round", round);
    site_attribute_number(w, "pairing", pairing);
    site_attribute_number(w, "no1", w->section->squad[team].number);
}

static void write_lone_team(struct site_writer *w, int round, int number, int squad, bool is_bye)
{
    begin_match(w, round, number, squad);
    site_attribute_number(w, "no2", is_bye ? NOBODY_NUMBER : NOT_PAIRED);
    site_attribute_half(w, "res1", is_bye ? w->bye_gp : 0);
    site_put(w, " res2=\"0\"/>\n");
}

static void write_matches(struct site_writer *w)
{
    site_put(w, "<teampairings>\n");
    for (int r = 0; r < w->nround; r++) {
        for (int i = 0; i < w->section->round[r].nfixture; i++) {
            const struct fixture *f = &w->section->round[r].fixture[i];
            int round = r + 1;
            struct match m = score_match(w->section, f);

            begin_match(w, round, f->table, f->side[0]);
            site_attribute_number(w, "no2", w->section->squad[f->side[1]].number);
            if (m.pending)
                site_put(w, " res1=\"\" res2=\"\"");
            else {
                site_attribute_half(w, "res1", m.gp[0]);
                site_attribute_half(w, "res2", m.gp[1]);
            }
            site_put(w, "/>\n");
        }
        each_unpaired(w, r + 1, write_lone_team);
    }
    site_put(w, "</teampairings>\n");
}

/* --- the whole -------------------------------------------------------------------------------- */

static void count_rounds(struct site_writer *w)
{
    const struct section *s = w->section;

    while (w->nround < s->nround && s->round[w->nround].published.n > 0)
        w->nround++;
    while (w->ncomplete < w->nround && score_is_in(s, &s->round[w->ncomplete]))
        w->ncomplete++;
}

/* Players are numbered team by team. */
static void number_players(struct site_writer *w)
{
    const struct section *s = w->section;

    w->first = arena_new(w->text.arena, int, s->nsquad);
    w->order = arena_new(w->text.arena, int, s->nsquad);
    for (int i = 0; i < s->nsquad; i++)
        w->order[i] = i;
    qsort_r(w->order, (size_t)s->nsquad, sizeof *w->order, trf_games_by_number, s->squad);
    for (int i = 0; i < s->nsquad; i++) {
        w->first[w->order[i]] = w->nplayer;
        w->nplayer += s->squad[w->order[i]].nplayer;
    }
}

/* The site has no place for it, and passes a comment over; whoever reads the file finds it before the ranks. */
static void tell_provisional(struct site_writer *w)
{
    static const struct wording plain;
    const struct message told = over_provisional(w->section, w->ncomplete);

    if (told.row)
        buffer_fmt(&w->text, "<!-- %.*s -->\n",
                   STR_ARG(direction_bare(message_text(&told, &plain, w->text.arena), w->text.arena)));
}

static void rank_squads(struct site_writer *w)
{
    struct tournament t;

    score_tournament(w->event, w->section, w->ncomplete, w->text.arena, &t);
    w->bye_gp = tournament_bye_gp(&t);
    w->standings = standings_make(&t, w->ncomplete, w->text.arena);
    w->standing = arena_alloc(w->text.arena, sizeof *w->standing, (size_t)w->section->nsquad);
    for (int i = 0; i < w->section->nsquad; i++)
        w->standing[w->standings[i].team] = &w->standings[i];
}

static void add_boards(struct site_writer *w, const struct fixture *f)
{
    for (int b = 0; b < w->section->boards; b++)
        for (int side = 0; side < 2; side++)
            if (f->board[b].place[side] > 0)
                w->half[number_at(w, f, b, side)] += score_half(result_at(f, b), side);
}

static int by_more(const void *a, const void *b, void *of)
{
    const int x = *(const int *)a, y = *(const int *)b, *half = of;

    if (half[x] != half[y])
        return half[x] < half[y] ? 1 : -1;
    return (x > y) - (x < y);
}

/* What players of teams have scored at the boards of complete rounds, forfeits among it, and their places by that. */
static void rank_players(struct site_writer *w)
{
    int *sorted = arena_new(w->text.arena, int, w->nplayer);

    w->half = arena_new(w->text.arena, int, w->nplayer + 1);
    w->rank = arena_new(w->text.arena, int, w->nplayer + 1);
    for (int r = 0; r < w->ncomplete; r++)
        for (int i = 0; i < w->section->round[r].nfixture; i++)
            add_boards(w, &w->section->round[r].fixture[i]);
    for (int i = 0; i < w->nplayer; i++)
        sorted[i] = i + 1;
    if (w->nplayer > 0)
        qsort_r(sorted, (size_t)w->nplayer, sizeof *sorted, by_more, w->half);
    for (int i = 0; i < w->nplayer; i++)
        w->rank[sorted[i]] = i > 0 && w->half[sorted[i]] == w->half[sorted[i - 1]] ? w->rank[sorted[i - 1]] : i + 1;
}

struct str chessresults_write(const struct event *ev, const struct section *s, const struct chessresults_owner *owner,
                              struct arena *a)
{
    struct site_writer w = {
        .event = ev, .section = s, .key = owner->key, .creator = owner->creator, .text = { .arena = a }
    };

    count_rounds(&w);
    number_players(&w);
    rank_squads(&w);
    rank_players(&w);
    site_put(&w, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n");
    tell_provisional(&w);
    site_write_head(&w);
    site_put(&w, "<players>\n");
    for (int i = 0; i < w.section->nsquad; i++)
        for (int p = 1; p <= w.section->squad[w.order[i]].nplayer; p++)
            write_player(&w, w.order[i], p);
    site_put(&w, "</players>\n");
    if (site_is_of_teams(&w))
        write_teams(&w);
    site_put(&w, "<playerpairings>\n");
    for (int r = 0; r < w.nround; r++) {
        for (int i = 0; i < w.section->round[r].nfixture; i++)
            for (int b = 0; b < w.section->boards; b++)
                write_board(&w, &w.section->round[r].fixture[i], r + 1, b);
        if (!site_is_of_teams(&w))
            each_unpaired(&w, r + 1, write_lone);
    }
    site_put(&w, "</playerpairings>\n");
    if (site_is_of_teams(&w))
        write_matches(&w);
    /* For whoever sends it: the site takes no file without, and its keys are only for programs that it knows. */
    site_put(&w, "<security>\n<securitydata source=\"\" sid=\"\" creator_sid=\"\" tnr_sid=\"\"/>\n</security>\n");
    site_put(&w, "</chessresults>\n");
    return buffer_str(&w.text);
}
