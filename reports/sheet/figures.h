/* SPDX-License-Identifier: Apache-2.0 */
/* figures.h - the figures and notes of a section that several reports show. */
#ifndef REPORTS_SHEET_FIGURES_H
#define REPORTS_SHEET_FIGURES_H

#include <stdbool.h>

#include "engine/ranking/ledger.h"
#include "engine/ranking/criterion.h"
#include "engine/ranking/standings.h"
#include "reports/format/sheet.h"
#include "teams/event.h"
#include "reports/sheet/report.h"

struct arena;

/* The squads by number; those without one behind, as they were registered. */
const int *figures_order(const struct section *s, struct arena *a);

/* Match points of every squad in the standings after a round, by squad. */
const int *figures_points(const struct event *e, const struct section *s, int after, struct arena *a);

/* The standings as they were after each of the rounds 1 ... `rounds`: [round - 1][squad]. */
const struct standing *const *figures_progress(const struct event *e, const struct section *s, int rounds,
                                               struct arena *a);

/* Which squads of the section have a match or the bye. */
const bool *figures_paired(const struct section *s, const struct pairing_list *p, struct arena *a);

/* Cells: a squad's number, empty if it has none; the average of its four highest ratings (RULE_NUMBER),
   exact to two decimals, of a player the rating; match points, which are the points of a player; a match as "2.5 : 1.5", with an F on both sides if it was not played, ":"
   without a result; what a team has of a criterion. */
struct cell figures_number(const struct squad *q);
struct cell figures_average(const struct section *s, const struct squad *q);
struct cell figures_mp(const struct section *s, int mp);
struct cell figures_score(const struct match *m, struct arena *a);
struct cell figures_value(enum criterion c, int value);

/* The rank, of who is out of the ranking none. */
struct cell figures_rank(const struct standing *line);

/* "White on boards 1 and 3", of players and of one board "White". */
struct str figures_colours(const struct section *s, const char *colour, const struct wording *how, struct arena *a);

/* What a round was to a team, such as "won unplayed". */
struct message figures_entry(enum entry_kind k);

/* "on boards 1 and 3" alone; empty where there is one board. */
struct str figures_boards(const struct section *s, const struct wording *how, struct arena *a);

/* What a place in the list is called: "Board 1", "Reserve"; "Reserve 2" where there are several. */
struct message figures_board(const struct section *s, int place);

/* "2016-09-02 10:00": a time without its seconds is enough on paper and in data. */
struct cell figures_minute(struct str time);

/* Notes what the standings up to that round still wait for: matches and games not ended, and that the round after it is not counted though
   it is being played. */
void figures_note_running(struct sheet *sheet, const struct section *s, int rounds, struct arena *a);

/* After which round another section is shown beside that of the sheet: as far as that, or, once that is after its last round, as far as the other has
   come; with all results. */
int figures_round_beside(const struct report_input *in, const struct section *s);

/* Notes that the section has not ended by then, and how far it is; nothing if it is over. */
void figures_note_beside(struct sheet *sheet, const struct section *s, int round, struct arena *a);

/* Notes which results of rounds 1 ... `rounds` were corrected after the next round was published, and from where
   on they count. */
void figures_note_corrections(struct sheet *sheet, const struct section *s, int rounds, struct arena *a);

/* Notes which results of that round were corrected after the next one was published. */
void figures_note_corrected(struct sheet *sheet, const struct section *s, int round, struct arena *a);

/* Notes the decisions on points that count in the standings after that round. */
void figures_note_points(struct sheet *sheet, const struct section *s, int round, struct arena *a);

/* What such a decision gives, "by a decision before round 4: MP +1, GP 0.5". */
struct message figures_points_said(const struct section *s, const struct adjustment *d, struct arena *a);

/* Notes which boards of a round were played with the colours the other way round. */
void figures_note_swapped(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a);

/* Notes which matches and bye were changed by hand, and why; matches of one reason share a note. */
void figures_note_moved(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a);

/* Matches of which it was decided whether they count as played, with the reason, and those that do not since a side had too few players (RULE_PRESENT_THREE). */
void figures_note_decided(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a);

/* What the sheets of a section's teams and players have in common, counted once. */

/* Who makes many of these sheets has it counted once and hands it on in their input: of that section, after that round. */
struct counted {
    const struct performance *games;     /* prize_games */
    const struct standing *const *after; /* figures_progress */
    int whole;                           /* so many rounds have no match or game that is still played */
    bool over;                           /* section_is_over */
};

struct counted count_once(const struct report_input *in, struct arena *a);

/* The same from the input of a sheet, or counted for it alone. */
const struct performance *counted_games(const struct report_input *in, struct arena *a);
const struct standing *const *counted_progress(const struct report_input *in, struct arena *a);
const struct standing *counted_line(const struct report_input *in, struct arena *a); /* of the team, after the round */
void counted_note_running(struct sheet *sheet, const struct report_input *in, struct arena *a);

#endif
