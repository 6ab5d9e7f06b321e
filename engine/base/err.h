/* SPDX-License-Identifier: Apache-2.0 */
/* err.h - why work could not be done: one sentence and the exit code of the program. The text of it is made where it is printed
   (message_text). */
#ifndef ENGINE_BASE_ERR_H
#define ENGINE_BASE_ERR_H

#include <stdbool.h>

#include "engine/base/message.h"

/*    kind          exit  meaning */
/* clang-format off */
#define ERR_KINDS(X) \
    X(ERR_NONE,     0, "done") \
    X(ERR_FINDINGS, 1, "done, and broken rules were found") \
    X(ERR_USAGE,    2, "the command line is wrong") \
    X(ERR_INPUT,    3, "a file or a field cannot be understood") \
    X(ERR_DB,       4, "the event file cannot be read or written") \
    X(ERR_IO,       5, "reading or writing another file failed") \
    X(ERR_LIMIT,    6, "the input is larger than this program accepts") \
    X(ERR_STATE,    7, "the state of the event does not allow it") \
    X(ERR_CONFLICT, 8, "it contradicts what is already recorded") \
    X(ERR_NO_ROUND, 9, "no legal pairing of the round exists") \
    X(ERR_BUSY,    10, "another program is writing to the event file") \
    X(ERR_UNPRINTED, 11, "it was recorded or made, but that could not be printed: do not repeat it") \
    X(ERR_DOUBT,   12, "the disk failed while it was being recorded: look at the journal before you repeat it") \
    X(ERR_LEFT_OUT, 13, "this program was built without the part that does it")
/* clang-format on */

enum err_kind {
#define X(kind, exit, meaning) kind,
    ERR_KINDS(X)
#undef X
};

/* ERR_USAGE could be said without the event: a word is missing, unknown, out of its range or no value of its kind. What a file says, and a
   word that names nothing in the event, is ERR_INPUT; a text longer than its field ERR_LIMIT. The status of a page follows (web/page/status.def). */

/* { 0 } is "no error". The message is a full clause in the arbiter's words, with file and line where
   there is one; no prefix, no full stop. Functions that can fail return bool and take a
   `struct err *` last; they leave it alone on success. An error may be copied like a number: what its
   message speaks of is in it. */
struct err {
    enum err_kind kind;
    unsigned lacks; /* of enum err_lack: said with these it goes on; without an error: what was only shown needs them */
    struct message message; /* its texts are in `words`: err_message */
    char words[600];
};

/* What the person who acts can add to what was refused; pages ask for it. */
enum err_lack { LACKS_REASON = 1, LACKS_CONFIRM = 2, LACKS_ORDER = 4, LACKS_LEAVE = 8 };

/* Keeps the first error: a later one does not overwrite it. Always returns false. */
bool err_say(struct err *e, enum err_kind kind, struct message message);

/* The same for want of `lacks`, of enum err_lack, in place of what was only shown and would have needed. */
bool err_say_lacking(struct err *e, unsigned lacks, enum err_kind kind, struct message message);

/* The same of the state of the event (ERR_STATE). */
#define err_say_lack(e, lack, message) err_say_lacking(e, lack, ERR_STATE, message)

/* What it says, with views into the error. */
struct message err_message(const struct err *e);

/* What it says as a text in the arena. */
struct str err_text(const struct err *e, const struct wording *wording, struct arena *a);

/* The same as a cause of another message, for as long as the block lasts in which it stands. */
#define err_cause(e) (&(const struct message[]){ err_message(e) }[0])

int err_exit_code(enum err_kind kind);

#endif
