/* SPDX-License-Identifier: Apache-2.0 */
/* finding.h - broken rules and remarks, all collected: the result of a check, never an error. */
#ifndef ENGINE_BASE_FINDING_H
#define ENGINE_BASE_FINDING_H

#include <stdbool.h>

#include "engine/base/arena.h"
#include "engine/base/edition.h"
#include "engine/base/message.h"
#include "engine/base/rule.h"
#include "engine/base/str.h"

struct arena;
struct recognised;

enum severity { NOTE, WARNING, PROBLEM, SEVERITIES };

/* So many of each severity are kept: whoever has more of them to read has another file in hand than he thinks. */
enum { FINDINGS_MAX = 1000 };

/* One remark. `line` is a line of the file that was checked, 0 if there is none. `rule` is the
   article behind it, RULE_NONE if there is none. */
struct finding {
    enum severity severity;
    enum rule rule;
    int line;
    struct message message; /* its texts are in the arena of the list */
    const char *
        of; /* the value of the line that it is about, "player/rating", or the options that say otherwise; NULL: none alone */
    struct str place; /* what is said for the line: "Team!C12"; may be empty */
    struct str value; /* what stands there now, as far as that is known; p NULL: it is not */
    int file;         /* of several files that were checked together, from 0 */
};

/* Those of one sentence, whatever it speaks of, of which there is no item. */
struct findings_kind {
    enum severity severity;
    int n;
    struct message first; /* its texts are in the arena of the list */
};

/* A growing list in an arena: { .arena = a } is empty. */
struct findings {
    struct arena *arena;
    struct finding *item;
    int n, cap;
    int most;               /* so many of each severity are kept; 0: FINDINGS_MAX */
    int from;               /* so many problems, and warnings, come before those that are kept: another page has them */
    int before[SEVERITIES]; /* by severity: so many of these there were */
    int more[SEVERITIES];   /* by severity: so many beyond FINDINGS_MAX, of which there is no item */
    bool kept;              /* the one that was said last */
    struct findings_kind *kind; /* the same by what they say, in the order in which they were found */
    int nkind, kind_cap;
    void (*found)(const struct findings *f, void *to); /* called with each that is added; may be NULL */
    void *to;
    enum edition edition;   /* by whose numbers articles are cited (edition_cite) */
    struct wording wording; /* for whoever reads them */
    bool uncited;           /* what is looked at now goes by rules that have none of these articles */
    struct recognised
        *recognised; /* what a reader tells of the file beside them (import/recognised.h); NULL: nobody asks */
};

void finding_say(struct findings *f, enum severity severity, enum rule rule, int line, struct message message);

/* So many more of them, of which there is no item. */
void finding_count_on(struct findings *f, enum severity severity, int n, const struct message *message);

/* "and 4990 more like this one: ...", once for each kind. */
struct message finding_more(const struct findings_kind *kind);

/* The one that was added last, if it was kept, is about that value. */
void finding_of(struct findings *f, const char *of);

/* The same, and that stands there now, in the arena of the list. */
void finding_about(struct findings *f, const char *of, struct str value);

/* No more of that severity are kept. */
bool finding_is_full(const struct findings *f, enum severity severity);

/* Around what makes texts for findings: if none was kept, because nothing is wrong or there are too many, the texts go. */
struct finding_mark {
    struct arena_mark at;
    int n, nkind;
};
struct finding_mark finding_mark(const struct findings *f);
void finding_rewind(struct findings *f, struct finding_mark m);

/* Is there one of that message and article? */
bool finding_has(const struct findings *f, const struct finding *like);

/* How many findings have that severity, and how many there are; those that were not kept count, too. */
int finding_count(const struct findings *f, enum severity severity);
int finding_total(const struct findings *f);

#endif
