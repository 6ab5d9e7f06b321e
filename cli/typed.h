/* SPDX-License-Identifier: Apache-2.0 */
/* typed.h - a command line that is being typed, as far as it is understood, and the candidates for its last word. */
#ifndef CLI_TYPED_H
#define CLI_TYPED_H

#include <stdbool.h>
#include <stdio.h>

#include "cli/command.h"
#include "engine/base/str.h"
#include "teams/event.h"

struct arena;

enum { TYPED_OPERANDS = 64 };

/* One candidate, and what it is; or with `files` that names of files may stand there: "files", "files oly", "folders". */
struct offer {
    struct str word, what;
    const char *files;
};

struct typed_line {
    const struct command *command; /* NULL: the first word is none */
    struct str path;               /* the event, p is NULL if none is named yet */
    struct str
        operand[TYPED_OPERANDS]; /* those behind it, without the word that is being typed; what is more is left out */
    int noperand;
    struct str section;        /* of --section or OLYMPAIR_SECTION; may be empty */
    struct str round;          /* of --round; may be empty */
    enum opt value_of;         /* the word is the value of this option; OPT_COUNT: it is none */
    struct str word;           /* what is typed of it: of "--set=ev" it is "ev" */
    struct str lead;           /* what stands before that in the same word: "--set=" */
    const struct event *event; /* NULL: none is named, or it cannot be read */
    struct offer *offer;       /* what was said so far */
    int noffer;
    struct arena *arena;
};

/* The line of these words, the last of which is being typed; the event is read. */
struct typed_line typed_read(int n, char **word, struct arena *a);

/* Adds one candidate, if it begins with what is typed, case and accents aside (text_fold); `what` it is may be empty. */
void typed_offer(struct typed_line *t, struct str candidate, struct str what);
void typed_offer_files(struct typed_line *t, const char *which);

/* A line for each; if some begin exactly as typed, for these alone, so that no shell takes a letter back. */
void typed_print(const struct typed_line *t, bool described, FILE *out);

/* What operands and values of options are called in the tables: TEAM, PLAYER, FILE; with `o` also what that option
   calls N or NAME. Adds the candidates; false: it is no such word, but one to be typed as it is. */
bool typed_kind(struct typed_line *t, struct str word, enum opt o);

#endif
