/* SPDX-License-Identifier: Apache-2.0 */
/* front_kind.h - the kinds of event that the front page makes: their sections and the days of their rounds. */
#ifndef WEB_FRONT_KIND_H
#define WEB_FRONT_KIND_H

#include "web/front_folder.h"

/* A section by its name, what sheets call it and what differs from the usual. */
struct kind_section {
    struct str name;
    const struct setting *set;
    int nset;
    struct message (*title)(void); /* NULL: none, or among what differs */
};

/* Rounds a day, and minutes between the beginnings of two of a day; or as an earlier event had them: settings of the event that say so. */
struct kind {
    const char *word;
    struct message (*label)(void);
    int rounds, a_day, minutes;
    const struct kind_section *section;
    int nsection;
    const struct event *earlier; /* NULL: a kind by itself */
};

/* The kinds by themselves, NULL behind the last. */
const struct kind *kind_at(int i);

/* The word for the kind of an earlier event of the folder, which the word `like` of the form names. */
#define KIND_EARLIER "earlier"

/* The kind that the form names. ERR_USAGE: none; ERR_INPUT: the earlier event is not in the folder, or cannot be read. */
bool kind_of_form(struct visit *v, struct front_folder *f, struct kind *out, struct err *e);

/* The days of the rounds of a new event, from its form. Pure. */

/* The next word of a list of days or names, between commas and blanks; false: there is none. */
bool days_next_word(struct str *list, struct str *word);

/* Empty, or the hour of a day, "15:00". */
bool days_is_hour(struct str text, struct arena *a);

/* Every day without a round is one of the event, as far as its days are known. ERR_INPUT: the one that is not. */
bool days_check_free(const struct visit *v, struct err *e);

/* The first day of an event, or else that of its first round; empty: neither is known. */
struct str days_first(const struct event *ev);

/* "date.3", and "lineups.3" where an earlier event had it, of so many rounds: as the kind has them from the first day on, or as the earlier event had them, moved to the new
   first day. What would come after the last day is left out. In the arena. */
struct setting *days_of(const struct visit *v, const struct kind *k, int rounds, int *n);

#endif
