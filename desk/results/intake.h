/* SPDX-License-Identifier: Apache-2.0 */
/* intake.h - incoming results: finds their match, compares them, puts them into the event in memory; for desk/ only. */
#ifndef DESK_RESULTS_INTAKE_H
#define DESK_RESULTS_INTAKE_H

#include "desk/base/task.h"
#include "engine/base/message.h"
#include "teams/result.h"

/* Results on their way in, and what the intake of boards, marks and other entries share. */

/* The lines of the file that gave what a board has now; 0: it was recorded before. */
struct origin {
    int result, place[2];
};

/* Some boards: how many, and the first of them in words. */
struct boards_told {
    int n;
    struct str first;
};

struct intake {
    struct task *t;
    int round;                         /* of a line that names none; 0: none is played */
    bool early;                        /* results before the line-ups are opened are meant */
    bool is_early;                     /* some are */
    bool correct;                      /* what is recorded may be replaced */
    bool swap;                         /* games with the colours the other way round were played so */
    bool second;                       /* it is what another arbiter reads */
    bool rating;                       /* it is for the rating alone */
    int cap, mark_cap;                 /* of the corrections of the section, of boards and of marks */
    struct placed placed;              /* where the entry that is looked at goes */
    int *touched[ROUNDS_MAX];          /* by fixture: line + 1 of the last news, 0 = none; NULL: no news */
    int *seated[ROUNDS_MAX];           /* the same for news of who sat there */
    struct origin *origin[ROUNDS_MAX]; /* by fixture and board; NULL: no news */
    struct boards_told own;            /* that the same person has entered the other time */
    struct boards_told left;           /* likewise, to be passed over */
    int nthere;                        /* second entries that are there already */
    bool closed;                       /* it was refused since line-ups are not opened */
    const struct fixture *unseated;    /* the last match refused since a team of it has no line-up */
    int board;                         /* that is looked at; 0: what is said is about no board */
    struct message said;               /* the last refusal, */
    struct str said_of;                /* and the boards of which it was said: "1, 2" */
    int nagain;                        /* refusals that were said already */
    struct findings wrong;
    enum err_kind kind;       /* of the first thing that is wrong */
    int nconflict;            /* of what is wrong: otherwise than recorded, not than in the same file */
    int nboard, nmark;        /* what changed */
    int noff;                 /* marks that games took off */
    bool outdated;            /* boards were refused since their page showed something else */
    bool marked;              /* games were refused since a side is marked as absent */
    int *against[ROUNDS_MAX]; /* by fixture: games of an absent side came in; NULL: none did */
    bool dated;               /* that a game is of other days than the event was said */
    bool scores;              /* a result changed, not just who sat where */
    bool replaced;            /* something, by a correction */
    struct fact *told;        /* all that replaced something, else the last change */
    int ntold, told_cap;
};

/* Where a line belongs. */
struct match_ref {
    int line, round, at; /* the match is fixture `at` of the round */
    struct fixture *fixture;
    bool flipped; /* the line is seen from side 1 */
};

/* Adds what is wrong with a line; the first decides the kind of the error. Its finding is of the word that says otherwise, if one does. Returns false. */
bool intake_say(struct intake *in, int line, enum err_kind kind, struct message message);

/* Of a conflict that is refused next: what it contradicts "is recorded", or "is given in line 2" of the same file, where no
   correction helps; 0: of none. */
struct message intake_where(struct intake *in, int line);

/* The match of a line: by table, by its teams or one of them. False: refused, also if it is not at one of the tables of
   the helper who enters it. */
bool intake_find(struct intake *in, int round, int table, const struct str team[2], struct match_ref *match);

/* The round that a line names, or is meant by one that names none. False: refused. */
bool intake_round(struct intake *in, int line, int round, int *out);

/* A game of a file of games as the entry of a board: its match by teams and players, its board by who sits there; only then by what the file
   says of tables and boards. What contradicts is a WARNING, or refused where another game could be meant: other players than sit there,
   players who do not meet, colours the other way round unless `swap`. False: refused. */
bool intake_game(struct intake *in, const struct board_entry *said, struct board_entry *out);

/* The last round that is published, 0: none. */
int intake_last(const struct section *s);

/* A change of a round after which the next is published is a correction (RULE_FROZEN). False: refused. */
bool intake_may_change(struct intake *in, const struct match_ref *match);

/* The match has news; and what they are, a fact whose section, round and match are filled in: all that replaced
   something are kept, else the last. */
void intake_touch(struct intake *in, const struct match_ref *match);
void intake_note(struct intake *in, int **news, const struct match_ref *match); /* in one of the lists by round */
void intake_tell(struct intake *in, const struct match_ref *match, bool replaced, struct fact fact);

/* What gave a board its result and its players. */
struct origin *intake_origin(struct intake *in, const struct match_ref *match, int board);

/* A result of a side that is marked as absent (RULE_WALKOVER) takes the mark off if it is a correction, else it is
   refused, once for a match. False: refused. */
bool intake_meets_no_show(struct intake *in, const struct match_ref *match, const struct board_entry *entry,
                          enum result result);

/* Double entry: `by` is another person than who enters now. False: it is to be refused, all such boards in one sentence. */
bool intake_is_other(struct intake *in, const struct match_ref *match, int board, struct str by);

/* Keeps both values of a result; it counts for the pairing of round `from` on, 0: for the rating alone. */
void intake_keep_both(struct intake *in, const struct match_ref *match, int board, enum result was, enum result becomes,
                      int from);

/* A result for the rating alone, or the second entry of a board, which a correction replaces. */
void intake_rating(struct intake *in, const struct match_ref *match, int board, enum result result);
void intake_second(struct intake *in, const struct match_ref *match, int board, enum result result);

/* One entry each. Faults are added to `wrong`; a result that is already recorded is passed over. */
void intake_board(struct intake *in, const struct board_entry *entry);
void intake_no_show(struct intake *in, const struct no_show_entry *entry);

/* Refuses, in one sentence, all boards that the same person entered the other time. */
void intake_refuse_own(struct intake *in);

/* Checks that need all entries: nobody sits on two boards of a match. Players out of list order are
   remarked (RULE_SQUAD_LIST). */
void intake_check(struct intake *in);

/* Of the matches that have news: boards without a result that the line-ups leave empty are lost by forfeit. */
void intake_fill_empty(struct intake *in);

#endif
