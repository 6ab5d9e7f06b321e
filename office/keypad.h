/* SPDX-License-Identifier: Apache-2.0 */
/* keypad.h - the keys for results and line-ups: what a match or a line-up becomes while it is typed. Knows no terminal. */
#ifndef OFFICE_KEYPAD_H
#define OFFICE_KEYPAD_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "teams/event.h"

struct arena;

/* X(key, result): as seen from the team that is named first. */
/* clang-format off */
#define KEYPAD_KEYS(X) \
    X('1', RESULT_WIN) X('0', RESULT_LOSS) X('=', RESULT_DRAW) X('5', RESULT_DRAW) \
    X('r', RESULT_DRAW) X('+', RESULT_FORFEIT) X('-', RESULT_MISSED) X('n', RESULT_NOBODY) \
    X('z', RESULT_ZERO) X('*', RESULT_OPEN)
/* clang-format on */

/* Other keys in a browser, where all matches of a round are shown and none is selected yet: X(key, name). */
/* clang-format off */
#define KEYPAD_COMMANDS(X) \
    X('t', "table") X('/', "team") X('c', "correct") X('s', "second") X('u', "undo") X('?', "help")
/* clang-format on */

/* Space: the board stays as it is. The others are what terminals send. */
enum { KEY_KEEP = ' ', KEY_ENTER = '\n', KEY_ESCAPE = 27, KEY_BACK = 127 };

/* The result that a key stands for; false: none. */
bool keypad_result(int key, enum result *result);

/* The name of another action of the key; NULL: none. */
const char *keypad_command(int key);

/* The boards of a match typed so far. `recorded` is what is known of it. */
struct keypad {
    int boards, typed;
    bool stuck; /* after a key that means nothing: nobody knows what the next ones were meant for */
    enum result result[BOARDS_MAX], recorded[BOARDS_MAX];
    enum result known[BOARDS_MAX]; /* by the line-ups, and not recorded yet: nobody has to type it */
    struct no_show mark;           /* the same of who did not come */
};

enum keypad_news {
    KEYPAD_UNKNOWN, /* the key means nothing here; from now on only Backspace and Escape do */
    KEYPAD_FREE,    /* Backspace after that: on with the same board */
    KEYPAD_TYPED,   /* one board more */
    KEYPAD_BACK,    /* one board less */
    KEYPAD_FULL,    /* that was the last board */
    KEYPAD_LEFT     /* Escape: the match stays as it was */
};

enum keypad_news keypad_press(struct keypad *k, int key);

/* Was a side marked as absent? Does a side play that was? Is anything recorded being replaced? */
bool keypad_is_marked(const struct keypad *k);
bool keypad_is_against_mark(const struct keypad *k);
bool keypad_replaces(const struct keypad *k);

/* Half points of the side on the boards typed so far. */
int keypad_half(const struct keypad *k, const struct section *s, int side);

/* A line-up typed so far, place by place: 1 to 9, then a, b, c; 0 or - is nobody on this board and those below it,
   once the team has the players that it needs. Either who plays from board 1
   on, done with the last board; or who rests, done with Enter once the others are as many as there are boards. Enter alone is
   the first of the list. A team with fewer players here than boards names who plays, done with Enter as well. */
struct lineup_keys {
    int boards, needed, typed;
    int sits; /* as many as can play: the boards, or fewer who are here */
    bool let; /* it plays with fewer players than others need */
    bool stuck;
    int place[BOARDS_MAX];              /* as typed; once it is full, who plays */
    int counting[SQUAD_MAX], ncounting; /* the places of those who count */
};

void lineup_keys_begin(struct lineup_keys *k, const struct section *s, int squad, int round);
enum keypad_news lineup_keys_press(struct lineup_keys *k, int key);

/* All keys at once, as they stand in a field, Enter behind them or not; false: they are no line-up. */
bool lineup_keys_read(struct lineup_keys *k, struct str typed);

/* The player was not named: he rests. */
bool lineup_keys_rests(const struct lineup_keys *k, int place);

/* How many players rest; 0: there is nobody to spare, too many to name, or too few are here. */
int lineup_keys_spare(const struct lineup_keys *k);

/* What keys are a line-up: "4 players of 1 2 3 4 5, each once, from board 1 on (0 on board 4: nobody), or who rests: 1 of them". In the
   arena. */
struct message lineup_keys_wants(const struct lineup_keys *k, struct arena *a);

/* 'a' for 10. */
int lineup_keys_letter(int place);

#endif
