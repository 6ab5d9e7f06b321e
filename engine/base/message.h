/* SPDX-License-Identifier: Apache-2.0 */
/* message.h - a sentence as a value: which one it is, and of whom and what it speaks. The text is made where it is read, for
   whoever reads it.

   Every room has its sentences in a table, messages.def:
     MESSAGE(no_table, (ROUND, round)(TABLE, table), "there is no table {table} in round {round}")
   The row becomes a function: say_no_table(round, table) is the message. The text is a template (template.h); the columns
   behind it are what is said in its place: .page on a page, .players of players and not of teams, .players_page both;
   .typed says that no page tells it. A sentence with a count is written twice, as gettext has it:
     MESSAGE(teams_here, (COUNT, n), "{n} teams are here", .one = "{n} team is here")
   and likewise .page_one, .players_one, .players_page_one. The count is the argument of kind COUNT, or the one that .counts
   names; another language may have up to six forms (plural.h). */
#ifndef ENGINE_BASE_MESSAGE_H
#define ENGINE_BASE_MESSAGE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct plural_rule;
struct template_values;

/* What an argument is: numbers, points (half points), texts, in this order; the C types are in message_row.h. A word, a path and a
   reason may be NULL and are empty then; so may a cause, which is a sentence within the sentence. */
/* clang-format off */
#define ARGUMENT_KINDS(X) \
    X(NUMBER) X(COUNT) X(ROUND) X(TABLE) X(BOARD) X(LINE) X(ENTRY) X(POINTS) \
    X(TEXT) X(TEAM) X(PLAYER) X(SECTION) X(TIME) X(LIST) X(PATH) X(REASON) X(WORD) X(CAUSE)
/* clang-format on */

enum argument_kind {
#define X(kind) ARGUMENT_##kind,
    ARGUMENT_KINDS(X)
#undef X
        ARGUMENT_KINDS_COUNT
};

struct message_row {
    const char *id;    /* in JSON and in translations: it never changes */
    const char *names; /* of the arguments in their order, a comma behind each */
    const enum argument_kind *kinds;
    struct message_words {
        const char *text, *page, *players, *players_page;
        const char *one, *page_one, *players_one, *players_page_one; /* the same of one */
        const char *counts;                                          /* the argument of which there is one */
        bool typed; /* the command line alone says it, of what was typed there */
    } says;
};

struct argument {
    enum argument_kind kind;
    long number; /* of a cause: the place of its first argument */
    struct str text;
    const struct message_row *cause;
};

enum { MESSAGE_ARGUMENTS = 20 };

/* { 0 } is no message. The arguments of a cause stand behind those of the message itself; texts are views. */
struct message {
    const struct message_row *row;
    struct argument argument[MESSAGE_ARGUMENTS];
    int n;
    bool players; /* it speaks of players where its row has a wording for them */
};

enum medium { MEDIUM_COMMAND, MEDIUM_PAGE };

/* A row in one of its wordings, as a catalogue of gettext has it. */
struct message_forms {
    const char *which; /* behind the id: "", " page", " players", " players page" */
    const char *one;   /* NULL: it has no count */
    const char *other;
};

/* Words of another language in the place of those of the row; NULL: as they stand. `form` counts from 0, as the rule has it. */
struct language {
    const char *name; /* its plurals go by it; those of English if plural.def does not have it */
    struct str (*text)(const struct message_row *row, const struct message_forms *english, int form, struct arena *a);
};

/* How a sentence is worded for whoever reads it. { 0 } is at the command line, about teams, in English. */
struct wording {
    enum medium medium;
    bool players;
    const struct language *language;
};

/* Longer texts and strange signs, for tests: what does not come through it was never a message. */
extern const struct language language_pseudo;

/* The language of that name, such as "pseudo"; NULL: there is none. */
const struct language *language_named(struct str name);

/* A row without arguments: a label, a heading, a line of help. */
extern const enum argument_kind message_no_arguments[];
#define MESSAGE_LABEL(id, ...)        \
    {                                 \
        id, "", message_no_arguments, \
        {                             \
            .text = __VA_ARGS__       \
        }                             \
    }
struct str message_label(const struct message_row *row, const struct wording *wording, struct arena *a);

/* The row in that wording, in English. */
struct message_forms message_english(const struct message_row *row, const struct wording *wording);

/* The rule of plurals of the wording. */
const struct plural_rule *message_plural(const struct wording *wording);

/* A form of the row in the language of the wording, as template_fill takes it. */
const char *message_words(const struct message_row *row, const struct wording *wording, int form, struct arena *a);

/* The name of the argument that is counted; { 0 }: none. */
struct str message_counts(const struct message_row *row);

/* The words of the row, with values in their places; the one that is counted selects the form. */
struct str message_fill(const struct message_row *row, const struct wording *wording,
                        const struct template_values *values, struct arena *a);

/* The sentence, in the arena. */
struct str message_text(const struct message *m, const struct wording *wording, struct arena *a);

/* The same in English, of whoever needs no other wording. */
struct str message_on(enum medium medium, struct message message, struct arena *a);

/* How many arguments the row itself has, without those of a cause, and the name of one. */
int message_arguments(const struct message_row *row);
struct str message_name(const struct message_row *row, int i);

/* For say_<id>: the message of a row, whose arguments are put at their places, from 0 on. */
struct message message_of(const struct message_row *row);
void message_put_number(struct message *m, int at, long number);
void message_put_text(struct message *m, int at, struct str text);
void message_put_word(struct message *m, int at, const char *word);
/* A message as the cause of another one, where it is made. */
#define MESSAGE_WITHIN(...) (&(const struct message[]){ __VA_ARGS__ }[0])

/* What has a cause that speaks of players does so itself. */
void message_put_cause(struct message *m, int at, const struct message *cause);

/* Do they say the same of the same? Of teams or players is no matter. */
bool message_same(const struct message *m, const struct message *other);

/* Are they the same sentence, with the same causes, whatever they speak of? */
bool message_like(const struct message *m, const struct message *other);

/* Is it the message of that row, or a cause in it? */
bool message_is(const struct message *m, const char *id);

/* Is the text one of its arguments? */
bool message_names(const struct message *m, struct str text);

/* A copy whose texts are in the arena. */
struct message message_copy(const struct message *m, struct arena *a);

/* A copy whose texts are in the `size` bytes of `room`; what does not fit is cut after a whole letter. */
struct message message_keep(const struct message *m, char *room, size_t size);

#endif
