/* finding.h - broken rules and remarks, all collected: the result of a check, never an error. */
#ifndef ENGINE_FINDING_H
#define ENGINE_FINDING_H

#include <stdbool.h>

#include "engine/rule.h"
#include "engine/str.h"

struct arena;

enum severity { NOTE, WARNING, PROBLEM };

/* One remark. `line` is a line of the file that was checked, 0 if there is none. `rule` is the
   article behind it, RULE_NONE if there is none. */
struct finding {
    enum severity severity;
    enum rule rule;
    int line;
    struct str text;
};

/* A growing list in an arena: { .arena = a } is empty. */
struct findings {
    struct arena *arena;
    struct finding *item;
    int n, cap;
    void (*found)(const struct findings *f, void *to); /* called with each that is added; may be NULL */
    void *to;
};

void finding_add(struct findings *f, enum severity severity, enum rule rule, int line,
                 const char *fmt, ...) __attribute__((format(printf, 5, 6)));

/* Is there one of that text and article? */
bool finding_has(const struct findings *f, const struct finding *like);

/* How many findings have that severity. */
int finding_count(const struct findings *f, enum severity severity);

#endif
