/* levels.h - the levels of docs/formats/trace.md in words: how near to their group floaters are paired. */
#ifndef REPORTS_LEVELS_H
#define REPORTS_LEVELS_H

#include "reports/tell/words.h"

/* What a level asks. FURTHER ones reach so many groups, 0: anywhere. */
struct wish {
    bool stayers_legal;
    enum { AMONG_THEMSELVES, IN_LIMITS, NEXT_GROUP, FURTHER } way;
    int reach;
};

struct wish levels_wish(const struct record *r, const struct record_group *g, int level);

/* What it means that a group's leavers reach that level only; empty for the first. */
struct str levels_text(const struct words *w, const struct record_group *g);

/* "if each meets a team of the next group": what the level of the group asks. */
struct str levels_asked(const struct words *w, const struct record_group *g);

#endif
