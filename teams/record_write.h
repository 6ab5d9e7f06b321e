/* SPDX-License-Identifier: Apache-2.0 */
/* record_write.h - how values stand in the public records: JSON without blanks. */
#ifndef TEAMS_RECORD_WRITE_H
#define TEAMS_RECORD_WRITE_H

#include "engine/base/str.h"
#include "teams/member.h"

struct buffer;

/* As a string; nothing is null. */
void record_text(struct buffer *b, struct str s);

/* `name` with the comma and the colon that belong to it: ",\"bye\":". */
void record_member(struct buffer *b, struct str name, struct str value);
void record_number(struct buffer *b, struct str name, int n);

/* A comma, unless it is the first of an array. */
void record_comma(struct buffer *b);

/* Parts of a whole: 13.5 of 27 halves, 12.75 of 51 quarters or 1275 hundredths. */
void record_parts(struct buffer *b, int value, int parts);

void record_team(struct buffer *b, const struct section *s, int squad);

/* Members of a row, by the names of their columns, each with a comma before it; those that say nothing are left out. */
void record_values(struct buffer *b, const struct section *s, const enum member_id *list, const void *row);

/* Makes an object of the members with their commas that were added behind `from`. */
void record_close(struct buffer *b, size_t from);

/* The same members as an object. */
void record_object(struct buffer *b, const struct section *s, const enum member_id *list, const void *row);

/* What every version of the record of a round begins with, and who has the bye, with a comma before it. */
void record_round(struct buffer *b, int version, const struct event *ev, const struct section *s, int round);
void record_bye(struct buffer *b, const struct section *s, const struct pairing_list *r);

/* {"table":3,"teams":[...] of a match; its two values, in parts; which sides were absent, with a comma before it, if one was. */
void record_match(struct buffer *b, const struct section *s, const struct fixture *f);
void record_both(struct buffer *b, const int value[2], int parts);
void record_absent(struct buffer *b, const struct fixture *f);

/* A board and its result; versions tell players in their own words. */
typedef void record_player(struct buffer *b, const struct section *s, int squad, int place);
void record_board(struct buffer *b, const struct section *s, const struct fixture *f, int n, record_player *player);

/* Points by decision that count from the pairing of this round on; after the last one nothing is paired. */
bool record_has_points(const struct section *s, const struct adjustment *a, int round);

#endif
