/* enter_table.h - which match is to be entered; for cli/enter*.c only. */
#ifndef CLI_ENTER_TABLE_H
#define CLI_ENTER_TABLE_H

#include "cli/call.h"
#include "engine/base/arena.h"
#include "teams/event.h"

/* The event as it is now: read anew for every match, since others enter results too. */
struct entering {
    struct call *call;
    struct arena arena; /* of one match */
    struct event event;
    const struct section *section;
    const struct pairing_list *round;
    int number;  /* of the round, the same to the end; 0 before the first look */
    bool second; /* what another arbiter reads */
    int at;      /* the table last entered; the next one is looked for behind it */
    int marked;  /* the last table looked at whose team is marked as absent */
    int entered, refused;
    enum err_kind kind; /* of the first that was refused */
};

/* The event and the round as they are now. */
bool entering_load(struct entering *x);

/* How many matches are not entered; the table of the next one, round the corner if need be. When there is none
   left: the next one that is marked as absent and has no results, once each, since a team may have come all the
   same. 0: none. */
int entering_missing(const struct entering *x);
int entering_next(const struct entering *x, bool *marked);

/* The match at a table, NULL and said: there is none. Its mark, if a side has one. */
const struct fixture *entering_match(const struct entering *x, int table);
bool entering_is_marked(const struct fixture *f);

/* The table that was typed, or that of a team; 0 and said: there is none. */
int entering_table(const struct entering *x, const char *line);
int entering_team(const struct entering *x, const char *name);

#endif
