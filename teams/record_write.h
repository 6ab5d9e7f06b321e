/* SPDX-License-Identifier: Apache-2.0 */
/* record_write.h - how values stand in the public records: JSON without blanks. */
#ifndef TEAMS_RECORD_WRITE_H
#define TEAMS_RECORD_WRITE_H

#include "engine/base/str.h"
#include "teams/member.h"

struct json;

/* Parts of a whole: 13.5 of 27 halves, 12.75 of 51 quarters or 1275 hundredths. */
void record_parts(struct json *w, const char *name, int value, int parts);

void record_team(struct json *w, const char *name, const struct section *s, int squad);

/* Members of a row, by the names of their columns; those that say nothing are left out. */
void record_values(struct json *w, const struct section *s, const enum member_id *list, const void *row);

/* The same members as an object. */
void record_object(struct json *w, const char *name, const struct section *s, const enum member_id *list,
                   const void *row);

/* What every version of the record of a round begins with, and who has the bye. */
void record_round(struct json *w, int version, const struct event *ev, const struct section *s, int round);
void record_bye(struct json *w, const struct section *s, const struct pairing_list *r);

/* The object of a match is begun, {"table":3,"teams":[...]; its two values, in parts; which sides were absent, if one was. */
void record_match(struct json *w, const struct section *s, const struct fixture *f);
void record_both(struct json *w, const char *name, const int value[2], int parts);
void record_absent(struct json *w, const struct fixture *f);

/* The boards and their results; versions tell players in their own words. */
typedef void record_player(struct json *w, const struct section *s, int squad, int place);
/* The members of a board from 0 on, and each board of a match in turn. */
void record_board(struct json *w, const struct section *s, const struct fixture *f, int n, record_player *player);
void record_boards(struct json *w, const struct section *s, const struct fixture *f, record_player *player);

/* Points by decision that count from the pairing of this round on; after the last one nothing is paired. */
bool record_has_points(const struct section *s, const struct adjustment *a, int round);

#endif
