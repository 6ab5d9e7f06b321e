/* SPDX-License-Identifier: Apache-2.0 */
/* message_row.h - what the rows of a messages.def become: MESSAGE_PROTOTYPE in the header of a room, MESSAGE_FUNCTION and
   MESSAGE_LISTED in its source. The arguments of a row are a sequence, "(ROUND, round)(TABLE, table)": each of the macros below
   hands it from its A to its B and back, and the last one meets its END. */
#ifndef ENGINE_BASE_MESSAGE_ROW_H
#define ENGINE_BASE_MESSAGE_ROW_H

#include "engine/base/message.h"

#define MESSAGE_TYPE_NUMBER  long
#define MESSAGE_TYPE_COUNT   long
#define MESSAGE_TYPE_ROUND   long
#define MESSAGE_TYPE_TABLE   long
#define MESSAGE_TYPE_BOARD   long
#define MESSAGE_TYPE_LINE    long
#define MESSAGE_TYPE_ENTRY   long
#define MESSAGE_TYPE_POINTS  long
#define MESSAGE_TYPE_TEXT    struct str
#define MESSAGE_TYPE_TEAM    struct str
#define MESSAGE_TYPE_PLAYER  struct str
#define MESSAGE_TYPE_SECTION struct str
#define MESSAGE_TYPE_TIME    struct str
#define MESSAGE_TYPE_PATH    const char *
#define MESSAGE_TYPE_LIST    struct str
#define MESSAGE_TYPE_REASON  const char *
#define MESSAGE_TYPE_WORD    const char *
#define MESSAGE_TYPE_CAUSE   const struct message *

#define MESSAGE_SEQUENCE(...)      MESSAGE_SEQUENCE_(__VA_ARGS__)
#define MESSAGE_SEQUENCE_(...)     __VA_ARGS__##_END
#define MESSAGE_BEHIND(first, ...) __VA_ARGS__
#define MESSAGE_LIST(...)          MESSAGE_BEHIND(__VA_ARGS__)

/* ", long round, long table", or ", void" */
#define MESSAGE_PARAMETER(kind, name)   , MESSAGE_TYPE_##kind name MESSAGE_PARAMETER_A
#define MESSAGE_PARAMETER_A(kind, name) , MESSAGE_TYPE_##kind name MESSAGE_PARAMETER_B
#define MESSAGE_PARAMETER_B(kind, name) , MESSAGE_TYPE_##kind name MESSAGE_PARAMETER_A
#define MESSAGE_PARAMETER_END           , void
#define MESSAGE_PARAMETER_A_END
#define MESSAGE_PARAMETER_B_END

/* Puts an argument by its C type. */
#define MESSAGE_PLACE(kind, name) \
    MESSAGE_PUT(name);            \
    MESSAGE_PLACE_A
#define MESSAGE_PLACE_A(kind, name) \
    MESSAGE_PUT(name);              \
    MESSAGE_PLACE_B
#define MESSAGE_PLACE_B(kind, name) \
    MESSAGE_PUT(name);              \
    MESSAGE_PLACE_A
#define MESSAGE_PLACE_END
#define MESSAGE_PLACE_A_END
#define MESSAGE_PLACE_B_END
#define MESSAGE_PUT(name) \
    _Generic((name), long: message_put_number, struct str: message_put_text, const char *: message_put_word, \
             const struct message *: message_put_cause)(&said_, place_++, name)

/* "ARGUMENT_ROUND, ARGUMENT_TABLE," and "round,table," */
#define MESSAGE_KIND(kind, name)   ARGUMENT_##kind, MESSAGE_KIND_A
#define MESSAGE_KIND_A(kind, name) ARGUMENT_##kind, MESSAGE_KIND_B
#define MESSAGE_KIND_B(kind, name) ARGUMENT_##kind, MESSAGE_KIND_A
#define MESSAGE_KIND_END
#define MESSAGE_KIND_A_END
#define MESSAGE_KIND_B_END
#define MESSAGE_NAME(kind, name)   #name "," MESSAGE_NAME_A
#define MESSAGE_NAME_A(kind, name) #name "," MESSAGE_NAME_B
#define MESSAGE_NAME_B(kind, name) #name "," MESSAGE_NAME_A
#define MESSAGE_NAME_END           ""
#define MESSAGE_NAME_A_END
#define MESSAGE_NAME_B_END

#define MESSAGE_PROTOTYPE(id, arguments, ...) \
    struct message say_##id(MESSAGE_LIST(MESSAGE_SEQUENCE(MESSAGE_PARAMETER arguments)));
#define MESSAGE_FUNCTION(id_, arguments, ...)                                                     \
    static const enum argument_kind kinds_of_##id_[] = { MESSAGE_SEQUENCE(MESSAGE_KIND arguments) \
                                                             ARGUMENT_KINDS_COUNT };              \
    static const struct message_row row_of_##id_ = {                                              \
        #id_, MESSAGE_SEQUENCE(MESSAGE_NAME arguments), kinds_of_##id_, { .text = __VA_ARGS__ }   \
    };                                                                                            \
    struct message say_##id_(MESSAGE_LIST(MESSAGE_SEQUENCE(MESSAGE_PARAMETER arguments)))         \
    {                                                                                             \
        struct message said_ = message_of(&row_of_##id_);                                         \
        int place_ = 0;                                                                           \
        (void)place_;                                                                             \
        MESSAGE_SEQUENCE(MESSAGE_PLACE arguments)                                                 \
        return said_;                                                                             \
    }
#define MESSAGE_LISTED(id, arguments, ...) &row_of_##id,

#endif
