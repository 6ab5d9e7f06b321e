/* SPDX-License-Identifier: Apache-2.0 */
/* chart.h - charts drawn from values, as shapes with their places: the same for pages (SVG) and paper. Measures are hundredths of the unit of a chart
   from its upper left corner; a page shows a unit as a CSS pixel or less. Labels are pushed apart. Everything is in the arena that is given. */
#ifndef REPORTS_FORMAT_CHART_H
#define REPORTS_FORMAT_CHART_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct flags;
struct wording;

enum { CHART_UNIT = 100 };

enum chart_shape_kind { SHAPE_LINE, SHAPE_CIRCLE, SHAPE_BOX, SHAPE_TEXT, SHAPE_FLAG };

/* Where a text is at its x. */
enum shape_anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

struct shape_point {
    int x, y;
};

/* A line has two points or more; a circle, a text and its base line, and the upper left corner of a box or a flag have one. */
struct chart_shape {
    enum chart_shape_kind kind;
    const char *class; /* of the style sheet: colours */
    struct shape_point *point;
    int npoint;
    int size;          /* width of a line or of a flag, radius, height of letters */
    int width, height; /* of a box */
    struct str text;   /* or the federation of a flag */
    enum shape_anchor anchor;
};

struct chart {
    const char *class;      /* what the drawing is: "ranks", "roomy", "narrow" */
    bool narrow;            /* for narrow pages alone: not for paper */
    struct str title, desc; /* what it says in one sentence; its values, which also stand in a table */
    int width, height;
    struct chart_shape *shape; /* the later above the earlier */
    int n, cap;
};

/* How a match or a game ended. */
enum outcome { OUTCOME_NONE, OUTCOME_WON, OUTCOME_DRAWN, OUTCOME_LOST };

/* Ranks after each round from the first, 0: it has none there; `rounds` of `all` are over, `teams` compete. */
struct chart_ranks {
    const int *rank;
    int rounds, all, teams;
};

/* A team over the rounds: under each, `code` of its opponent. `narrow`: 336 x 132, with the last label and without flags; else 1200 x 230. */
struct chart_match {
    enum outcome outcome;
    struct str code, federation; /* of the opponent, its federation; empty: none */
};
struct chart chart_team(const struct chart_ranks *r, const struct chart_match *match, bool narrow, struct arena *a);

/* The ranks of some teams, those in front first. `medals` of them have one. `narrow`: 336 wide, with codes for names; else 1200. */
struct chart_bump {
    struct str name, code, federation, points;
    int rank; /* now */
    const int *after;
};
struct chart chart_bump(const struct chart_bump *team, int n, int rounds, int medals, bool narrow, struct arena *a);

/* The games of a player by the ratings of his opponents, 740 x 300. */
struct chart_game {
    int round, rating; /* 0: unrated */
    enum outcome outcome;
    struct str code; /* of the opponent's team */
};
struct chart chart_player(const struct chart_game *game, int n, int rounds, int rating, int performance,
                          const struct wording *w, struct arena *a);

/* Which places a team can still reach with a win, a draw and a loss; rows of 44 units. `narrow`: codes and bars, 336 wide; else 860. */
struct chart_reach {
    int rank;
    struct str name, code, federation, below; /* below the name: "18 MP · table 1 v Canada" */
    struct {
        int best, worst;
    } with[3];
};
struct chart chart_open(const struct chart_reach *team, int n, bool narrow, const struct wording *w, struct arena *a);

/* The step of the heat map for `points` of at most `most`, both in half points: 1 from seven eighths on, 2 above the half, 3 the half, 4 below, 5 up to an eighth. */
int chart_heat(int points, int most);

/* An svg element that stands `root` above flags/; without `flags` none are shown. Its texts are escaped. */
struct str chart_svg(const struct chart *c, const struct flags *flags, const char *root, struct arena *a);

#endif
