/* SPDX-License-Identifier: Apache-2.0 */
/* view.h - the pages of a site that are drawn for browsers: markup from the event and from the sheet of the same report, in the components of
   reports/format/look.css. Pure: the same event gives the same bytes. */
#ifndef REPORTS_PAGE_VIEW_H
#define REPORTS_PAGE_VIEW_H

#include <stdbool.h>

#include "engine/base/buffer.h"
#include "engine/base/message.h"
#include "reports/format/cell.h"
#include "reports/format/html.h"
#include "reports/format/table.h"

struct flags;
struct part;
struct performance;
struct sheet;
struct standing;

/* A part of a page while it is written. `out` has the arena. */
struct view {
    struct buffer out;
    const struct event *event;
    const struct section *section;
    int round;                       /* 0: of none */
    int squad, place;                /* whom it is about, if about one: index, of a player the place in the list */
    const struct language *language; /* NULL: English */
    const struct html_leads *leads;  /* where what is named has a page */
    const struct flags *flags;
    const char *root;          /* from the page to the folder of the site */
    const struct sheet *sheet; /* of the report, for signs; NULL: there is none */
    const int *mp;             /* match points of every squad before the round */
    const struct standing
        *rank; /* the standings before it, by squad; NULL: it is the first; of a team and a player those after it */
    const struct performance *games; /* prize_games after it, of a team and a player */
    const struct view *now;          /* of a team: the latest round that is paired; NULL: there is none */
};

/* Markup as it is; a text, escaped, between two pieces of markup, neither if it is empty. */
void view_put(struct view *v, const char *markup);
void view_text(struct view *v, const char *open, struct str text, const char *close);

/* A message, in the wording of the section, between two pieces of markup. */
void view_say(struct view *v, const char *open, struct message message, const char *close);

/* A date as sheets write it (date_text). */
struct str view_date(const struct view *v, struct str date);

/* The text of a message, as it is, in the arena; that of a row without arguments. */
struct str view_told(const struct view *v, struct message message);
struct str view_word(const struct view *v, const struct message_row *label);

/* A message with markup in it: where its texts are VIEW_FIRST, VIEW_SECOND or VIEW_THIRD, that piece stands. */
enum { VIEW_PIECES = 3 };
#define VIEW_FIRST  STR("\1")
#define VIEW_SECOND STR("\2")
#define VIEW_THIRD  STR("\3")
void view_say_around(struct view *v, struct message message, const struct str piece[VIEW_PIECES]);

/* For such a piece: the text in <b>; the cell as view_link has it. */
struct str view_bold(const struct view *v, struct str text);
struct str view_linked(const struct view *v, struct cell c);

/* For pieces: the signs of White and Black in a key. */
extern const struct str view_squares[VIEW_PIECES];

/* "White on boards 1 and 3" of the left side, "Black on boards 1 and 3" of the other one. */
struct str view_colours(const struct view *v, int side);

/* The name of a team where there is little room (federation_short); as a cell that leads to its page. */
struct str view_short_name(const struct view *v, int squad);
struct cell view_short(const struct view *v, int squad);

/* The cell as a link to what it names, where that has a page, else as a text. */
void view_link(struct view *v, struct cell c);

/* Half points as "2½", with room for a half behind whole ones. */
struct str view_points(int half, struct arena *a);
void view_score(struct view *v, const char *tag, const char *class, int half);

/* The flag, or the badge; nothing of a team without a federation. */
void view_flag(struct view *v, int squad, int width, bool lazy);

/* Has that side White on board `b`, from 0? What it scored there, as a sign: "1", "½", "0", "f" for who forfeited, "" while it is played. */
bool view_white(const struct fixture *f, int b, int side);
const char *view_sign(enum result r, int side);

/* "1–0" from the left side, "1–0 f" by forfeit, "" while it is played. */
const char *view_result(enum result r);

/* Both rows of the score grid, spoken as one picture; `low` as rows of a table have it. */
void view_grid(struct view *v, const struct fixture *f, bool low);

/* One square of it: its colour, and what that side scored there. */
void view_square(struct view *v, const struct fixture *f, int b, int side);

/* What a match stands at: half points so far, an unfinished game as a draw, boards that have ended; whether it is over. */
struct view_state {
    int half[2], ended;
    bool over;
};
struct view_state view_state(const struct section *s, const struct fixture *f);

/* "2 of 4 finished", "final", when it begins; `brief` in a table. */
void view_mark(struct view *v, const struct fixture *f, bool brief);

/* The column of that key, or -1; how many columns are of rounds ("round_1"), which stand side by side. */
int view_column(const struct table *t, const char *key);

/* What stands above the column. */
struct str view_title(const struct view *v, const struct column *c);
int view_rounds(const struct table *t);

/* The signs of a row of a sheet, as they stand on paper: the nth of its columns that have no title and no data. */
struct str view_signs(const struct table *t, const struct row *r, int nth, struct arena *a);

/* The notes of the sheet that `who` sees: FOR_DATA leaves out what explains cells that are drawn here in another way; its charts under that title; its first part that is a table with that column, or NULL. */
void view_notes(struct view *v, enum audience who);
void view_charts(struct view *v, struct message title, struct message key);
const struct part *view_part(const struct view *v, const char *key);

/* A value with what it is, in a list of the class "figures"; `rest`: a narrow page has it small. */
void view_figure(struct view *v, bool rest, struct cell value, struct message what);

/* --- the parts of pages. False: there is nothing of the kind to draw, and the sheet itself is shown. ----------------- */

/* All matches of the round as rows, which are cards on a narrow page; those of the first `most` tables, 0: all; `cards` everywhere. */
bool view_pairings(struct view *v);
void view_matches(struct view *v, int most, bool cards);

/* The match of the squad in v->now as a card, unless it is over or there is none. */
void view_now(struct view *v);

/* Every match with its boards. Not while line-ups are secret. */
bool view_boards(struct view *v);

/* The ranking as after the round; the first `most` of it in brief. Both need the sheet of the report standings. */
bool view_standings(struct view *v);
void view_leaders(struct view *v, int most);

/* The cross table as a heat map; needs the sheet of the report crosstable. */
bool view_crosstable(struct view *v);

/* A team, a player: from the sheet of that report. */
bool view_team(struct view *v);
bool view_player(struct view *v);

/* The medals of all federations, of no section; what is still to play for in the last round. */
bool view_medals(struct view *v);
bool view_whatif(struct view *v);

/* What the games of a section add up to; needs the sheet of the report statistics. */
bool view_statistics(struct view *v);

/* A row for each team, by federations; needs the sheet of the report federations. */
bool view_federations(struct view *v);

/* A section at a glance. */
struct view_home {
    int ranked;        /* the last round that has ended, 0: none; the view has the latest that is published, 0: none */
    bool final, waits; /* it was the last of all; nothing of the latest round has been played */
    bool brief;        /* one of several sections */
    bool first;        /* has the place for the reader's team */
    const struct sheet *sheet;      /* the report standings after `ranked` */
    const struct standing *line;    /* the ranking after `ranked`, in order */
    const struct prize_team *medal; /* prize_overall of it */
    int nmedal;
    const struct performance *games; /* prize_games after `ranked` */
    struct str pairings, standings;  /* addresses; empty: there is no such page */
};
void view_home(struct view *v, const struct view_home *h);

/* The medals with their teams and what decided them; before the end the teams that are in the race, of a home that is not brief. Of the home they need `ranked`,
   `line`, `medal` and `games`. */
void view_podium(struct view *v, const struct view_home *h);
void view_race(struct view *v, const struct view_home *h);

/* One match: score, boards, what stood before it. */
void view_match(struct view *v, const struct fixture *f, struct str explained);

/* Games of the round that lower rated players did not lose; those of the rounds from that one on. */
void view_upsets(struct view *v);
void view_upsets_of(struct view *v, int from, struct message title);

/* On the screens of a hall: tiles of live matches, the pairings in large letters, the time until line-ups are due. */
void view_wall(struct view *v);
void view_seating(struct view *v);
void view_countdown(struct view *v, struct str due,
                    struct str instant); /* as people read it; with its offset from UTC */

#endif
