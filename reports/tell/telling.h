/* SPDX-License-Identifier: Apache-2.0 */
/* telling.h - walks through the groups and steps of a record and tells each as it comes. */
#ifndef REPORTS_TELL_TELLING_H
#define REPORTS_TELL_TELLING_H

#include "engine/base/message.h"
#include "reports/format/prose.h"
#include "reports/tell/words.h"

/* What has been told so far. */
struct telling {
    struct arena *arena;
    int most; /* how many teams of a group are named before "and n more" */
    struct wording wording;
    struct prose prose;
};

void telling_say(struct telling *p, int level, struct str text);
void telling_message(struct telling *p, int level, struct message message);

/* The same as a part of another sentence. */
struct str telling_text(const struct telling *p, struct message message);

/* Of a team of the record. */
struct str telling_name(const struct walk *w, int team);

/* The walk comes to a step of a group, NULL: before the first. */
void telling_come_to(struct walk *w, const struct parsed_group *g, const struct parsed_step *s);

/* Ends a step: later certificates no longer speak of its teams. */
void telling_pass(struct walk *w, const struct parsed_step *s);

/* A step with what was refused before it; refusals alone. */
void telling_step(struct telling *p, struct walk *w, const struct parsed_group *g, const struct parsed_step *s);
void telling_refusals(struct telling *p, const struct walk *w, const struct parsed_refusal *x, int n);

/* Who must leave a group, and why; the whole group. */
void telling_leavers(struct telling *p, struct walk *w, const struct parsed_group *g);
void telling_group(struct telling *p, struct walk *w, const struct parsed_group *g);

/* "above the median"; the article that says which of its teams comes first. */
struct message telling_side(const struct parsed_group *g);
enum rule telling_first_rule(const struct parsed_group *g);

#endif
