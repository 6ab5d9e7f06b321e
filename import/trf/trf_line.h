/* SPDX-License-Identifier: Apache-2.0 */
/* trf_line.h - one line of a tournament report file, read by its columns. */
#ifndef IMPORT_TRF_TRF_LINE_H
#define IMPORT_TRF_TRF_LINE_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "import/code_page.h"
#include "teams/trf.h"

struct arena;
struct err;

/* What is left to read. Begin with { bytes, file name, 0 }; a byte order mark is skipped. */
struct trf_source {
    struct str rest, file;
    int line;
    enum code_page page; /* of lines that are not UTF-8 */
};

/* Columns are letters of UTF-8; in a line that is not UTF-8, or whose columns fit only so, they are bytes. */
struct trf_line {
    struct str text; /* without its end */
    struct str code; /* columns 1 to 3 */
    struct str file;
    int number;          /* from 1 */
    int width;           /* columns */
    const int *at;       /* where each column begins; NULL if every column is a byte */
    bool latin1;         /* not UTF-8 */
    enum code_page page; /* by which it is read then */
    bool *asked; /* by column up to TRF_ASKED_MAX: somebody has asked for it (trf_kind.c); NULL: that is not noted */
};

enum { TRF_ASKED_MAX = 1000 };

/* The next line; they end in LF, CR LF or CR. False at the end. */
bool trf_line_next(struct trf_source *s, struct arena *a, struct trf_line *out);

/* The text in the columns, without blanks at both ends; empty if the line is shorter. */
struct str trf_text(const struct trf_line *l, struct trf_column c);

/* The same as a clean name in the arena (NFC; of a line that is not UTF-8, read by the code page of the file). */
struct str trf_name(const struct trf_line *l, struct trf_column c, struct arena *a);

/* The first column with a control character, a mark of direction or a letter that nobody sees; 0: there is none. */
int trf_hidden(const struct trf_line *l, struct arena *a);

/* One column; a blank after the end of the line. */
char trf_letter(const struct trf_line *l, int column);

/* Takes the text up to the next blank, comma or slash off the front of a list: a public reader of FIDE has all three between numbers. */
struct str trf_next_word(struct str *rest);

/* Columns that have slipped would cut a number in two: what is on both sides is blank. */
bool trf_stands_alone(const struct trf_line *l, struct trf_column c, struct err *e);

/* A number from 0 to `most`, 0 if the columns are blank; the columns on both sides must be. */
bool trf_number(const struct trf_line *l, struct trf_column c, int most, int *out, struct err *e);
bool trf_long(const struct trf_line *l, struct trf_column c, long most, long *out, struct err *e);

/* Points as "11.5" or "-2.0" in half points, 0 if the columns are blank. */
bool trf_half(const struct trf_line *l, struct trf_column c, int *half, struct err *e);

/* The same of a text that stands there, whatever is beside it. */
bool trf_half_text(const struct trf_line *l, struct trf_column c, struct str text, int *half, struct err *e);

/* The same for match points, which are whole. */
bool trf_whole(const struct trf_line *l, struct trf_column c, int *points, struct err *e);

/* How many entries of a list there may be up to the end of the line. */
int trf_entries(const struct trf_line *l, enum trf_fields f);

/* What is in the columns, as the cause of a message, for as long as the block lasts in which it stands. */
#define trf_what(c) (&(const struct message[]){ message_of((c).what) }[0])

/* ERR_INPUT: "FILE, line N, column M: ..."; always false. */
bool trf_wrong(const struct trf_line *l, int column, struct err *e, struct message why);

/* The same as ERR_LIMIT. */
bool trf_too_many(const struct trf_line *l, int column, struct err *e, struct message why);

#endif
