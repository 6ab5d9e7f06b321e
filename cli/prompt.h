/* SPDX-License-Identifier: Apache-2.0 */
/* prompt.h - entry by keys of matches or teams, but for the keys of one of them: which one is next, why, and on. */
#ifndef CLI_PROMPT_H
#define CLI_PROMPT_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/base/message.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"

struct call;

enum { PROMPT_LINE = 200 };

/* After something was refused: the keys that follow were meant for what it would have been, so none counts before
   Escape. */
void prompt_go_on(const struct call *c);

/* Why? What was typed ahead is no answer, and neither are keys: a reason has a letter and is no /NAME. False, and said: it stays as
   it was. */
bool prompt_reason(const struct call *c, struct message question, char line[PROMPT_LINE]);

/* Enter or Escape. */
bool prompt_again(const struct call *c, struct message question);

/* "left as it was"; false. */
bool prompt_left(const struct call *c);

/* A bell, and what is wrong with the key: the one sentence names it, as far as it has a sign, the other does not. */
void prompt_wrong_key(const struct call *c, int key, struct message (*named)(struct str key),
                      struct message (*nameless)(void));

/* A sentence on a line of its own, two columns from the left. */
void prompt_say(const struct call *c, struct message message);

enum { PROMPT_KEYS = 7 };
typedef struct message (*prompt_row)(void);

/* Matches or teams one after the other, from the first key to the last: each is read anew, since others work on them, too. */
struct prompt_session {
    struct call *call;
    const struct prompt_subject *subject;
    void *of;           /* what the subject knows of them */
    struct arena arena; /* of one of them */
    int done, refused;
    enum err_kind kind;     /* of the first that was refused */
    struct findings warned; /* what was said of all of them, and is said once; without an arena each is told again */
};

/* What they are; NOBODY: none of them. */
struct prompt_subject {
    bool (*begin)(struct prompt_session *s); /* what is said first; may be NULL */
    bool (*load)(struct prompt_session *s);
    struct message (*ask)(const struct prompt_session *s, int *next);
    bool (*find)(const struct prompt_session *s, struct str typed, int *which, struct err *e);
    void (*take)(struct prompt_session *s, int which);
    const prompt_row *lead,
        (*line)
            [PROMPT_KEYS]; /* which keys there are: what to do first, then line by line, NULL behind the last of a line and of all */
    struct message (*all_done)(long n), (*all_would_be)(long n), (*all_refused)(long n);
};

/* One after the other until there is an end of it, and how many were done. False: an error, or some of those that a file has were refused. */
bool prompt_all(struct prompt_session *s);

/* The keys of the subject. */
void prompt_help(const struct prompt_session *s);

/* One was refused; the same, and why, which none of the keys that follow has known. */
void prompt_refused(struct prompt_session *s, enum err_kind kind);
void prompt_refuse(const struct call *c, const struct err *e);

/* What became of an operation on one of them: what is stored, what the rules remark, why not. Gives `ok` back. */
bool prompt_outcome(struct prompt_session *s, bool ok, const struct findings *remarks, const struct err *e);

#endif
