/* SPDX-License-Identifier: Apache-2.0 */
/* op_row.h - the operations of the desk as a table: what each takes, who may do it, what it decides. */
#ifndef DESK_BASE_OP_ROW_H
#define DESK_BASE_OP_ROW_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "desk/base/desk.h"
#include "engine/base/message.h"
#include "teams/registration.h"

struct task;

/* What an operation is about. SETTINGS: the event, or a section if a setting of a section is among the words.
   JOURNAL: the event as it was before entries of the journal. */
enum op_scope { SCOPE_EVENT, SCOPE_SECTION, SCOPE_SETTINGS, SCOPE_JOURNAL };

/* Where an operation looks: entries of the journal about anything else are none of its business (desk/looks.h). What is about the event as a
   whole counts everywhere. NOWHERE: it says what is to be, so that the same again changes nothing. HERE: at the section that it is done
   in; without one at the event as a whole, or, to go back in the journal, at all. EVENT: at the event as a whole. FILE: at the sections of the registration. */
enum op_looks { LOOKS_NOWHERE, LOOKS_HERE, LOOKS_AT_EVENT, LOOKS_AT_FILE, LOOKS_EVERYWHERE };

/* A match as people name it: "12", "12.3", "Fiji", "Fiji.3". */
struct match_word {
    int table;       /* 0: by the team */
    int board;       /* 0: none is named */
    struct str team; /* as it was typed */
};

/* Two boards: "2,3". 0: none were named. */
struct board_pair {
    int board, other;
};

/* The words that are settings (desk/base/property.h). */
struct setting_list {
    const struct setting *item;
    int n;
};

/* What a parameter is: X(kind, C type of its value). What is not given is NOBODY for a team or a player, NOT_GIVEN for a
   number, 0, COLOURLESS, false or NULL else. */
/* clang-format off */
enum { NOT_GIVEN = INT_MIN };
#define PARAM_KINDS(X) \
    X(TEAM,     int)                 /* a squad of the section */ \
    X(EACH,     int)                 /* the same; several are given in one go: desk/each.c */ \
    X(PLAYER,   int)                 /* of the team before it: an index in its list */ \
    X(WORD,     struct str)          /* as it was typed; the operation reads it */ \
    X(PLACES,   struct str)          /* the same, of places in the list of one team: said for several it is refused */ \
    X(NUMBER,   int) \
    X(LONG,     long) \
    X(ROUND,    int)                 /* 0: none */ \
    X(PLAYED,   int)                 /* a round that was played; without one that whose results come in now, 0 before the first. A page always says which */ \
    X(LATEST,   int)                 /* a round that is published; 0: the last */ \
    X(HALF,     int)                 /* half points: "-0.5", "1½" */ \
    X(COLOUR,   enum colour) \
    X(FLAG,     bool)                /* a word without a value */ \
    X(MATCH,    struct match_word) \
    X(BOARDS,   struct board_pair) \
    X(SETTINGS, struct setting_list) /* the words that no other parameter takes */ \
    X(DATA,     const void *)        /* what was read from a file: form.data */

enum param_kind {
#define X(kind, type) PARAM_##kind,
    PARAM_KINDS(X)
#undef X
};

#define X(kind, type) typedef type param_##kind;
PARAM_KINDS(X)
#undef X
/* clang-format on */

struct param {
    const char *name;
    enum param_kind kind;
    struct message (*label)(void);  /* of its field on a page */
    struct message (*needed)(void); /* what is said if it is missing; NULL: it may be */
    long least, most;
    bool operand; /* on a command line it has no name: its place among the others says what it is */
    size_t at;    /* in the arguments of the operation */
};

/* clang-format off */
enum op_id {
#define OP(name, scope, role, looks, params) OP_##name,
#include "desk/base/op.def"
#undef OP
    OP_COUNT
};

/* The arguments of each operation: struct move_args { enum op_id op; int team; int other; int white; }. */
#define A(name, kind, label, needed, least, most) param_##kind name;
#define P(name, kind, label, needed, least, most) param_##kind name;
#define OP(name, scope, role, looks, params) struct name##_args { enum op_id op; params };
#include "desk/base/op.def"
#undef OP
#undef A
#undef P
/* clang-format on */

/* What each operation decides: looks at the event, changes t->event, adds facts and remarks; no database, no clock. */
#define OP(name, scope, role, looks, params) bool decide_##name(const struct name##_args *in, struct task *t);
#include "desk/base/op.def"
#undef OP

/* Every operation with its arguments in one room. */
union args {
    enum op_id op;
#define OP(name, scope, role, looks, params) struct name##_args name;
#include "desk/base/op.def"
#undef OP
};

struct op {
    const char *name;
    enum op_scope scope;
    enum role role;
    enum op_looks looks;
    const struct param *(*params)(void); /* behind the last stands one without a name */
    bool (*decide)(const union args *in, struct task *t);
};

const struct op *op_row(enum op_id id);

/* The operation of that name, or NULL. */
const struct op *op_find(struct str name);

/* Is the parameter meant by the word? "--as-given" and "As-Given" are as_given. */
bool op_names(const struct param *p, struct str word);

/* The parameter that a word names, or NULL. */
const struct param *op_param(const struct op *op, struct str word);

/* The parameter of which several may be given in one go, or NULL. */
const struct param *op_each(const struct op *op);

/* What one line of a file says, in words of the same names. */
struct form_row {
    const struct setting *word;
    int n;
    int line;
};

/* What was typed or filled in: words by their names. A name may begin with "--", and what is wrong with a value is said
   with the name as it is. A parameter EACH may stand there several times, a team each, or a range of numbers, "1-35"; or
   the operation is done for each row, with the words of the row before those of the form. Borrowed for the call. */
struct form {
    const struct setting *word;
    int n;
    const void *data; /* of the DATA parameter: struct event, result_list, lineup_list */
    const struct form_row *row;
    int nrow;
    const struct str *left; /* of a page: names of the fields that were left empty, which are no words */
    int nleft;
};

#endif
