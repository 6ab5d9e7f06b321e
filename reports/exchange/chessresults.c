/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/exchange/chessresults.h"

#include <stdlib.h>

#include <string.h>

#include "engine/base/arena.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "engine/base/buffer.h"
#include "engine/base/direction.h"
#include "reports/format/html.h"
#include "teams/over.h"
#include "teams/score.h"
#include "teams/text.h"

enum { TIE_BREAKS = 5, NOBODY_NUMBER = -1, NOT_PAIRED = -2 };

struct writer {
    const struct event *event;
    const struct section *section;
    int nround, ncomplete; /* published, complete */
    int *order;            /* squads by number */
    int *first;            /* by squad: the number of its first player less 1 */
    struct buffer text;
};

/* --- elements --------------------------------------------------------------------------------- */

static void attribute(struct writer *w, const char *name, struct str value)
{
    struct arena *a = w->text.arena;

    buffer_fmt(&w->text, " %s=\"%.*s\"", name, STR_ARG(html_escape(text_shown(value, false, a), a)));
}

static void attribute_some(struct writer *w, const char *name, struct str value)
{
    if (value.n > 0)
        attribute(w, name, value);
}

static void attribute_number(struct writer *w, const char *name, long n)
{
    buffer_fmt(&w->text, " %s=\"%ld\"", name, n);
}

/* "2,5" */
static void attribute_half(struct writer *w, const char *name, int half)
{
    buffer_fmt(&w->text, " %s=\"%d%s\"", name, half / 2, half % 2 ? ",5" : "");
}

static void put(struct writer *w, const char *markup)
{
    buffer_add(&w->text, str_of(markup));
}

/* --- the tournament --------------------------------------------------------------------------- */

/* The numbers that chess-results has for what the standings are made by; 0: none. */
static int tie_break_code(const struct section *s, int place)
{
    static const int codes[TIEBREAK_COUNT][2] = {
        [TIEBREAK_2012_GA] = { 50, 49 }, [TIEBREAK_KHANTY_MANSIYSK] = { 57, 56 }, [TIEBREAK_APP_2] = { 74, 75 }
    };

    if (place >= s->ranking.n)
        return 0;
    switch (s->ranking.by[place]) {
    case CRITERION_MP:
        return 13;
    case CRITERION_GP:
        return 24;
    case CRITERION_OSB:
        return codes[s->tiebreak][0];
    case CRITERION_SUM:
        return codes[s->tiebreak][1];
    default:
        return 0;
    }
}

static void write_tournament(struct writer *w)
{
    static const char *const names[TIE_BREAKS] = { "tb1no", "tb2no", "tb3no", "tb4no", "tb5no" };
    const struct section *s = w->section;

    put(w, "<tournamentdata>\n<tournament type=\"3\"");
    attribute(w, "name",
              w->event->nsection == 1
                  ? w->event->name
                  : str_fmt(w->text.arena, "%.*s, %.*s", STR_ARG(w->event->name), STR_ARG(section_title(s))));
    attribute_number(w, "rounds", s->rounds);
    attribute_number(w, "currentround", w->nround);
    attribute_number(w, "rankinground", w->ncomplete);
    for (int i = 0; i < TIE_BREAKS; i++)
        attribute_number(w, names[i], tie_break_code(s, i));
    attribute_number(w, "playerperteam", s->boards);
    attribute_some(w, "federation", w->event->federation);
    put(w, " creator=\"Olympair\"/>\n</tournamentdata>\n");
}

static void write_rounds(struct writer *w)
{
    put(w, "<rounds>\n");
    for (int r = 0; r < w->section->rounds; r++) {
        struct str date = w->event->date[r];
        put(w, "<round");
        attribute_number(w, "round", r + 1);
        if (date.n >= 16) {
            attribute(w, "date", str_fmt(w->text.arena, "%.4s/%.2s/%.2s", date.p, date.p + 5, date.p + 8));
            attribute(w, "time", (struct str){ date.p + 11, 5 });
        }
        put(w, "/>\n");
    }
    put(w, "</rounds>\n");
}

/* --- players and teams ------------------------------------------------------------------------ */

/* "Berg, Bo": the two go together again with a comma and a blank. A name that has another comma is whole. */
static struct str cut_last(struct str *rest)
{
    struct str first = *rest, last = str_cut(&first, ',');
    bool apart = last.n > 0 && first.n > 1 && first.p[0] == ' ' && !memchr(first.p, ',', first.n);

    last = apart ? last : *rest;
    *rest = apart ? str_trim(first) : (struct str){ 0 };
    return last;
}

static void write_player(struct writer *w, int squad, int place)
{
    const struct squad *q = &w->section->squad[squad];
    const struct player *p = &q->player[place - 1];
    struct str first = p->name, last = cut_last(&first);

    put(w, "<player");
    attribute_number(w, "no", w->first[squad] + place);
    attribute(w, "lastname", last);
    attribute_some(w, "firstname", str_trim(first));
    attribute_some(w, "title", p->title);
    attribute_number(w, "rtg", p->rating);
    attribute_number(w, "rtgfide", p->rating);
    if (p->born > 0)
        attribute_number(w, "dob", p->born);
    if (p->sex)
        attribute(w, "sex", (struct str){ &p->sex, 1 });
    attribute(w, "fed", q->federation);
    attribute_number(w, "board", place);
    attribute_number(w, "teamno", q->number);
    if (p->fide_id > 0)
        attribute_number(w, "fideid", p->fide_id);
    put(w, "/>\n");
}

static void write_players(struct writer *w)
{
    put(w, "<players>\n");
    for (int i = 0; i < w->section->nsquad; i++)
        for (int p = 1; p <= w->section->squad[w->order[i]].nplayer; p++)
            write_player(w, w->order[i], p);
    put(w, "</players>\n");
}

static int digits_of(int hundredths)
{
    if (hundredths == 0)
        return 0;
    return hundredths % 10 ? 2 : 1;
}

/* A value of the criterion, in its unit. */
static void attribute_value(struct writer *w, const char *name, enum criterion c, int value)
{
    static const int ones[] = { /* so many of the unit are one */
                                [VALUE_WHOLE] = 1,        [VALUE_HALVES] = 2,      [VALUE_QUARTERS] = 4,
                                [VALUE_HUNDREDTHS] = 100, [VALUE_HALVES_LESS] = 2, [VALUE_PLACE] = 1
    };
    int one = ones[criterion_row(c)->unit], rest = abs(value) % one * 100 / one, digits = digits_of(rest);

    buffer_fmt(&w->text, " %s=\"%d", name, abs(value) / one);
    if (digits > 0)
        buffer_fmt(&w->text, ",%0*d", digits, digits == 1 ? rest / 10 : rest);
    put(w, "\"");
}

static void write_team(struct writer *w, const struct standing *at)
{
    static const char *const names[TIE_BREAKS] = { "tb1", "tb2", "tb3", "tb4", "tb5" };
    const struct section *s = w->section;
    const struct squad *q = &s->squad[at->team];
    struct section no_floor = *s; /* which is not in the file */

    no_floor.floor = 0;
    int rating = score_rating(&no_floor, q, &(int){ 0 });

    put(w, "<team");
    attribute_number(w, "no", q->number);
    attribute(w, "teamname", text_cut(w->text.arena, q->name, CHESSRESULTS_TEAM));
    attribute(w, "teamshort", q->federation);
    attribute_number(w, "rank", at->rank);
    attribute_number(w, "points", at->mp);
    for (int i = 0; i < s->ranking.n && i < TIE_BREAKS; i++)
        attribute_value(w, names[i], s->ranking.by[i], at->value[i]);
    attribute_some(w, "captain", text_cut(w->text.arena, q->captain, CHESSRESULTS_CAPTAIN));
    attribute(w, "federation", q->federation);
    attribute_number(w, "rtg_average", rating / score_rated(s));
    put(w, "/>\n");
}

static void write_teams(struct writer *w)
{
    struct tournament t;

    score_tournament(w->event, w->section, w->ncomplete, w->text.arena, &t);
    const struct standing *list = standings_make(&t, w->ncomplete, w->text.arena);
    const struct standing **of = arena_alloc(w->text.arena, sizeof *of, (size_t)w->section->nsquad);
    for (int i = 0; i < w->section->nsquad; i++)
        of[list[i].team] = &list[i];
    put(w, "<teams>\n");
    for (int i = 0; i < w->section->nsquad; i++)
        write_team(w, of[w->order[i]]);
    put(w, "</teams>\n");
}

/* --- pairings --------------------------------------------------------------------------------- */

/* Half points of the first side and the other, and whether it was a forfeit. */
static void write_result(struct writer *w, enum result result, bool black_first)
{
    static const struct {
        int half[2];
        bool known, forfeit;
    } is[RESULT_COUNT] = {
        [RESULT_WIN] = { { 2, 0 }, true, false },    [RESULT_LOSS] = { { 0, 2 }, true, false },
        [RESULT_DRAW] = { { 1, 1 }, true, false },   [RESULT_ZERO] = { { 0, 0 }, true, false },
        [RESULT_FORFEIT] = { { 2, 0 }, true, true }, [RESULT_MISSED] = { { 0, 2 }, true, true },
        [RESULT_NOBODY] = { { 0, 0 }, true, true },
    };

    if (is[result].known) {
        attribute_half(w, "reswhite", is[result].half[black_first]);
        attribute_half(w, "resblack", is[result].half[!black_first]);
    }
    if (is[result].forfeit)
        put(w, " forfeit=\"K\"");
}

/* Marks decide over the boards: the players who were there have won by forfeit. */
static enum result result_at(const struct fixture *f, int board)
{
    if (!f->absent[0] && !f->absent[1])
        return f->board[board].result;
    if ((f->absent[0] && f->absent[1]) || board >= f->present)
        return RESULT_NOBODY;
    return f->absent[0] ? RESULT_MISSED : RESULT_FORFEIT;
}

static int number_at(const struct writer *w, const struct fixture *f, int board, int side)
{
    int place = f->board[board].place[side];

    return place > 0 ? w->first[f->side[side]] + place : NOBODY_NUMBER;
}

static void write_board(struct writer *w, const struct fixture *f, int round, int board)
{
    bool black_first = (board % 2 == 1) != f->board[board].swapped;

    put(w, "<playerpairing");
    attribute_number(w, "round", round);
    attribute_number(w, "pairing", f->table);
    attribute_number(w, "board", board + 1);
    attribute_number(w, "whiteno", number_at(w, f, board, black_first));
    attribute_number(w, "blackno", number_at(w, f, board, !black_first));
    write_result(w, result_at(f, board), black_first);
    put(w, "/>\n");
}

static void write_boards(struct writer *w)
{
    put(w, "<playerpairings>\n");
    for (int r = 0; r < w->nround; r++)
        for (int i = 0; i < w->section->round[r].nfixture; i++)
            for (int b = 0; b < w->section->boards; b++)
                write_board(w, &w->section->round[r].fixture[i], r + 1, b);
    put(w, "</playerpairings>\n");
}

static void begin_match(struct writer *w, int round, int pairing, int team)
{
    put(w, "<teampairing");
    attribute_number(w, "round", round);
    attribute_number(w, "pairing", pairing);
    attribute_number(w, "no1", w->section->squad[team].number);
}

static void write_match(struct writer *w, const struct fixture *f, int round)
{
    struct match m = score_match(w->section, f);

    begin_match(w, round, f->table, f->side[0]);
    attribute_number(w, "no2", w->section->squad[f->side[1]].number);
    if (!m.pending) {
        attribute_half(w, "res1", m.gp[0]);
        attribute_half(w, "res2", m.gp[1]);
    }
    put(w, "/>\n");
}

/* The bye, and those who are not paired, stand behind the matches. */
static void write_unpaired(struct writer *w, int round, bool *paired)
{
    const struct pairing_list *list = &w->section->round[round - 1];
    int pairing = list->nfixture;

    for (int i = 0; i < list->nfixture; i++)
        paired[list->fixture[i].side[0]] = paired[list->fixture[i].side[1]] = true;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < w->section->nsquad; i++) {
            int squad = w->order[i];
            if (paired[squad] || (squad == list->bye) == pass)
                continue;
            begin_match(w, round, ++pairing, squad);
            attribute_number(w, "no2", pass ? NOT_PAIRED : NOBODY_NUMBER);
            put(w, pass ? " res1=\"0\"/>\n" : " res1=\"2\"/>\n");
        }
}

static void write_matches(struct writer *w)
{
    put(w, "<teampairings>\n");
    for (int r = 0; r < w->nround; r++) {
        for (int i = 0; i < w->section->round[r].nfixture; i++)
            write_match(w, &w->section->round[r].fixture[i], r + 1);
        write_unpaired(w, r + 1, arena_new(w->text.arena, bool, w->section->nsquad));
    }
    put(w, "</teampairings>\n");
}

/* --- the whole -------------------------------------------------------------------------------- */

static int by_number(const void *a, const void *b, void *squads)
{
    const struct squad *squad = squads;
    int x = squad[*(const int *)a].number, y = squad[*(const int *)b].number;

    return (x > y) - (x < y);
}

static void count(struct writer *w)
{
    const struct section *s = w->section;
    int n = 0;

    while (w->nround < s->nround && s->round[w->nround].published.n > 0)
        w->nround++;
    while (w->ncomplete < w->nround && s->round[w->ncomplete].state == ROUND_COMPLETE)
        w->ncomplete++;
    w->first = arena_new(w->text.arena, int, s->nsquad);
    w->order = arena_new(w->text.arena, int, s->nsquad);
    for (int i = 0; i < s->nsquad; i++)
        w->order[i] = i;
    qsort_r(w->order, (size_t)s->nsquad, sizeof *w->order, by_number, s->squad);
    for (int i = 0; i < s->nsquad; i++) {
        w->first[w->order[i]] = n;
        n += s->squad[w->order[i]].nplayer;
    }
}

/* The site has no place for it, and passes a comment over; whoever reads the file finds it before the ranks. */
static void tell_provisional(struct writer *w)
{
    static const struct wording plain;
    const struct message told = over_provisional(w->section, w->ncomplete);

    if (told.row)
        buffer_fmt(&w->text, "<!-- %.*s -->\n",
                   STR_ARG(direction_bare(message_text(&told, &plain, w->text.arena), w->text.arena)));
}

struct str chessresults_write(const struct event *ev, const struct section *s, struct arena *a)
{
    struct writer w = { .event = ev, .section = s, .text = { .arena = a } };

    count(&w);
    put(&w, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n");
    tell_provisional(&w);
    write_tournament(&w);
    write_rounds(&w);
    write_players(&w);
    write_teams(&w);
    write_boards(&w);
    write_matches(&w);
    put(&w, "</chessresults>\n");
    return buffer_str(&w.text);
}
