/* SPDX-License-Identifier: Apache-2.0 */
/* record_lists.h - what version 2 of the public records covers: members of the event, by the columns of the file. Nothing that only some may read: a free text
   stands here only if everybody may. What follows is in docs/formats/history.md, and never changes: what is to be covered besides is a version 3. */
#ifndef TEAMS_RECORD_LISTS_H
#define TEAMS_RECORD_LISTS_H

#include "teams/member.h"

/* Lists that end with MEMBERS_END. Of the record of a section. */
extern const enum member_id record_of_event[], record_of_arbiter[], record_of_flag[], record_of_section[],
    record_of_team[], record_of_player[], record_of_warning[], record_of_shortening[];

/* Of both: the settings that pairings, points and standings follow from. */
extern const enum member_id record_of_rules[];

/* Of the record of a round; of its boards and matches they say what is looked at, not how it is written. */
extern const enum member_id record_of_points[], record_of_correction[], record_of_mark[], record_of_round[],
    record_of_match[], record_of_board[];

#endif
