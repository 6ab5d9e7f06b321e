/* SPDX-License-Identifier: Apache-2.0 */
/* form.h - what texts of an event may be: how long, of what letters. One table for every reader of files, every operation and fsck. */
#ifndef TEAMS_FORM_H
#define TEAMS_FORM_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/form_kind.h"

struct arena;
struct event;
struct member;
struct member_table;

int form_least(enum text_form form);
int form_most(enum text_form form);

/* What is wrong with the text; { 0 }: nothing. */
struct message form_broken(enum text_form form, struct str text);

bool form_holds(enum text_form form, struct str text);

/* Calls `found` with each text of the event that is not as its form says. */
typedef void form_found(void *to, const struct member_table *t, const struct member *m, struct str text);
void form_check(const struct event *ev, form_found *found, void *to);

/* The same, in words: "the name of a team is 'x', which has more than 100 letters". The texts are in the arena. */
struct message form_told(const struct member_table *t, const struct member *m, struct str text, struct arena *a);

/* The first text that `after` has and `before` had in no such place, as form_told; { 0 }: none. What an older release took stays as it is. */
struct message form_news(const struct event *before, const struct event *after, struct arena *a);

#endif
