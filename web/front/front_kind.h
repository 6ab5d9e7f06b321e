/* SPDX-License-Identifier: Apache-2.0 */
/* front_kind.h - the kinds of event that the front page makes: their sections and the days of their rounds. */
#ifndef WEB_FRONT_FRONT_KIND_H
#define WEB_FRONT_FRONT_KIND_H

#include "web/front/front_folder.h"

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

/* When the first round of a day begins unless somebody says otherwise. */
#define DAYS_USUAL_HOUR "15:00"

/* Empty, or the hour of a day, "15:00". */
bool days_is_hour(struct str text, struct arena *a);

/* Every day without a round is one of the event, as far as its days are known. ERR_INPUT: the one that is not. */
bool days_check_free(const struct visit *v, struct err *e);

/* The first day of an event, or else that of its first round; empty: neither is known. */
struct str days_first(const struct event *ev);

/* "date.3", and "lineups.3" where an earlier event had it, of so many rounds: as the kind has them from the first day on, or as the earlier event had them, moved to the new
   first day, or as they were filled in by hand. What would come after the last day is left out. In the arena. */
struct setting *days_of(const struct visit *v, const struct kind *k, int rounds, int *n);

/* The days of a section whose first round begins at that hour, of so many rounds: those of the list that begin when round 1 does, and where there are several rounds a
   day all of them, moved by as much as the first one. The others have their own hour for everybody, such as the last round. */
struct setting *days_moved(const struct visit *v, const struct kind *k, const struct setting *day, int n, int rounds,
                           struct str hour, int *moved);

/* What the days that stand in the form were filled in for; when that has changed, they are filled in anew. */
struct str days_filled(const struct visit *v, const struct kind *k, int rounds);
bool days_are_given(const struct visit *v, const struct kind *k, int rounds);

/* The day of that name among those, as a field of a page has it: "2027-05-01T15:00"; empty: it has none. */
struct str days_for_field(const struct visit *v, const struct setting *day, int n, const char *name);

/* How many days the event has, 0: that is not known, or more than anybody ticks; one of them; is there no round on it? */
int days_between(const struct visit *v);
struct str days_day(const struct visit *v, int i);
bool days_is_free(const struct visit *v, struct str day);

#endif
