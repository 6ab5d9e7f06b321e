/* SPDX-License-Identifier: Apache-2.0 */
/* intake_part.h - what the intake of boards, marks and other entries share; for desk/intake*.c only. */
#ifndef DESK_INTAKE_PART_H
#define DESK_INTAKE_PART_H

#include "desk/intake.h"

/* Where a line belongs. */
struct spot {
    int line, round, at; /* the match is fixture `at` of the round */
    struct fixture *fixture;
    bool flipped; /* the line is seen from side 1 */
};

/* Adds what is wrong with a line; the first decides the kind of the error. Returns false. */
bool intake_say(struct intake *in, int line, enum err_kind kind, struct message message);

/* Of a conflict that is refused next: what it contradicts "is recorded", or "is given in line 2" of the same file, where no
   correction helps; 0: of none. */
struct message intake_where(struct intake *in, int line);

/* The match of a line: by table, by its teams or one of them. False: refused, also if it is not at one of the tables of
   the helper who enters it. */
bool intake_find(struct intake *in, int round, int table, const struct str team[2], struct spot *spot);

/* The last round that is published, 0: none. */
int intake_last(const struct section *s);

/* A change of a round after which the next is published is a correction (RULE_FROZEN). False: refused. */
bool intake_may_change(struct intake *in, const struct spot *spot);

/* The match has news; and what they are, a fact whose section, round and match are filled in: all that replaced
   something are kept, else the last. */
void intake_touch(struct intake *in, const struct spot *spot);
void intake_note(struct intake *in, int **news, const struct spot *spot); /* in one of the lists by round */
void intake_tell(struct intake *in, const struct spot *spot, bool replaced, struct fact fact);

/* What gave a board its result and its players. */
struct origin *intake_origin(struct intake *in, const struct spot *spot, int board);

/* A result of a side that is marked as absent (RULE_WALKOVER) takes the mark off if it is a correction, else it is
   refused, once for a match. False: refused. */
bool intake_meets_mark(struct intake *in, const struct spot *spot, const struct board_entry *entry, enum result result);

/* Double entry: `by` is another person than who enters now. False: it is to be refused, all such boards in one sentence. */
bool intake_is_other(struct intake *in, const struct spot *spot, int board, struct str by);

/* Keeps both values of a result; it counts for the pairing of round `from` on, 0: for the rating alone. */
void intake_keep_both(struct intake *in, const struct spot *spot, int board, enum result was, enum result becomes,
                      int from);

/* A result for the rating alone, or the second entry of a board, which a correction replaces. */
void intake_rating(struct intake *in, const struct spot *spot, int board, enum result result);
void intake_second(struct intake *in, const struct spot *spot, int board, enum result result);

#endif
