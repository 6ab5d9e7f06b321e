/* message_row.h - what the rows of a messages.def become: MESSAGE_PROTOTYPE in the header of a room, MESSAGE_FUNCTION and
   MESSAGE_LISTED in its source. The arguments of a row are a sequence, "(ROUND, round)(TABLE, table)": each of the macros below
   hands it from its A to its B and back, and the last one meets its END. */
#ifndef ENGINE_MESSAGE_ROW_H
#define ENGINE_MESSAGE_ROW_H

#include "engine/base/message.h"

#define TYPE_NUMBER  long
#define TYPE_COUNT   long
#define TYPE_ROUND   long
#define TYPE_TABLE   long
#define TYPE_BOARD   long
#define TYPE_LINE    long
#define TYPE_ENTRY   long
#define TYPE_POINTS  long
#define TYPE_TEXT    struct str
#define TYPE_TEAM    struct str
#define TYPE_PLAYER  struct str
#define TYPE_SECTION struct str
#define TYPE_TIME    struct str
#define TYPE_PATH    const char *
#define TYPE_LIST    struct str
#define TYPE_REASON  const char *
#define TYPE_WORD    const char *
#define TYPE_CAUSE   const struct message *

#define MESSAGE_SEQUENCE(...)      MESSAGE_SEQUENCE_(__VA_ARGS__)
#define MESSAGE_SEQUENCE_(...)     __VA_ARGS__##_END
#define MESSAGE_BEHIND(first, ...) __VA_ARGS__
#define MESSAGE_LIST(...)          MESSAGE_BEHIND(__VA_ARGS__)

/* ", long round, long table", or ", void" */
#define PARAMETER(kind, name)   , TYPE_##kind name PARAMETER_A
#define PARAMETER_A(kind, name) , TYPE_##kind name PARAMETER_B
#define PARAMETER_B(kind, name) , TYPE_##kind name PARAMETER_A
#define PARAMETER_END           , void
#define PARAMETER_A_END
#define PARAMETER_B_END

/* Puts an argument by its C type. */
#define PUT(kind, name) \
    MESSAGE_PUT(name);  \
    PUT_A
#define PUT_A(kind, name) \
    MESSAGE_PUT(name);    \
    PUT_B
#define PUT_B(kind, name) \
    MESSAGE_PUT(name);    \
    PUT_A
#define PUT_END
#define PUT_A_END
#define PUT_B_END
#define MESSAGE_PUT(name) \
    _Generic((name), long: message_put_number, struct str: message_put_text, const char *: message_put_word, \
             const struct message *: message_put_cause)(&m, at++, name)

/* "ARGUMENT_ROUND, ARGUMENT_TABLE," and "round,table," */
#define KIND(kind, name)   ARGUMENT_##kind, KIND_A
#define KIND_A(kind, name) ARGUMENT_##kind, KIND_B
#define KIND_B(kind, name) ARGUMENT_##kind, KIND_A
#define KIND_END
#define KIND_A_END
#define KIND_B_END
#define NAME(kind, name)   #name "," NAME_A
#define NAME_A(kind, name) #name "," NAME_B
#define NAME_B(kind, name) #name "," NAME_A
#define NAME_END           ""
#define NAME_A_END
#define NAME_B_END

#define MESSAGE_PROTOTYPE(id, arguments, ...) \
    struct message say_##id(MESSAGE_LIST(MESSAGE_SEQUENCE(PARAMETER arguments)));
#define MESSAGE_FUNCTION(id_, arguments, ...)                                                                     \
    static const enum argument_kind kinds_of_##id_[] = { MESSAGE_SEQUENCE(KIND arguments) ARGUMENT_KINDS_COUNT }; \
    static const struct message_row row_of_##id_ = {                                                              \
        #id_, MESSAGE_SEQUENCE(NAME arguments), kinds_of_##id_, { .text = __VA_ARGS__ }                           \
    };                                                                                                            \
    struct message say_##id_(MESSAGE_LIST(MESSAGE_SEQUENCE(PARAMETER arguments)))                                 \
    {                                                                                                             \
        struct message m = message_of(&row_of_##id_);                                                             \
        int at = 0;                                                                                               \
        (void)at;                                                                                                 \
        MESSAGE_SEQUENCE(PUT arguments)                                                                           \
        return m;                                                                                                 \
    }
#define MESSAGE_LISTED(id, arguments, ...) &row_of_##id,

#endif
