/* SPDX-License-Identifier: Apache-2.0 */
/* intake.h - results on their way in: found, compared, put into the event in memory; for desk/ only. */
#ifndef DESK_INTAKE_H
#define DESK_INTAKE_H

#include "desk/task.h"
#include "teams/result.h"

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
    bool second;                       /* it is what another arbiter reads */
    bool rating;                       /* it is for the rating alone */
    int cap, mark_cap;                 /* of the corrections of the section, of boards and of marks */
    int *touched[ROUNDS_MAX];          /* by fixture: line + 1 of the last news, 0 = none; NULL: no news */
    int *seated[ROUNDS_MAX];           /* the same for news of who sat there */
    struct origin *origin[ROUNDS_MAX]; /* by fixture and board; NULL: no news */
    struct boards_told own;            /* that the same person has entered the other time */
    struct boards_told left;           /* likewise, to be passed over */
    int nthere;                        /* second entries that are there already */
    bool closed;                       /* it was refused since line-ups are not opened */
    const struct fixture *unseated;    /* the last match refused since a team of it has no line-up */
    int board;                         /* that is looked at; 0: what is said is about no board */
    struct str said, said_of;          /* the last refusal, and the boards of which it was said: "1, 2" */
    int nagain;                        /* refusals that were said already */
    struct findings wrong;
    enum err_kind kind;       /* of the first thing that is wrong */
    int nconflict;            /* of what is wrong: otherwise than recorded, not than in the same file */
    int nboard, nmark;        /* what changed */
    int noff;                 /* marks that games took off */
    bool outdated;            /* boards were refused since their page showed something else */
    bool marked;              /* games were refused since a side is marked as absent */
    int *against[ROUNDS_MAX]; /* by fixture: games of an absent side came in; NULL: none did */
    bool scores;              /* a result changed, not just who sat where */
    bool replaced;            /* something, by a correction */
    struct fact *told;        /* all that replaced something, else the last change */
    int ntold, told_cap;
};

/* One line each. What is wrong with it is added to `wrong`; what is there already is passed over. */
void intake_board(struct intake *in, const struct board_entry *entry);
void intake_mark(struct intake *in, const struct mark_entry *entry);

/* Boards that the same person has entered the other time, all in one sentence. */
void intake_refuse_own(struct intake *in);

/* What only shows when all is in: nobody sits on two boards of a match. Players out of the order of
   their list are remarked (RULE_SQUAD_LIST). */
void intake_check(struct intake *in);

#endif
