/* SPDX-License-Identifier: Apache-2.0 */
/* form_kind.h - the table of what texts of an event may be: fewest and most letters, and of what they are (form.h). */
#ifndef TEAMS_FORM_KIND_H
#define TEAMS_FORM_KIND_H

#include "teams/logo.h"

enum { NAME_LETTERS = 100, REASON_LETTERS = 1000, SECTION_LETTERS = 20 };

/* X(id, fewest letters, most letters). Each is one line without invisible and control characters. import/registration.xsd has the same limits, and a
   test says so. The form of a column stands in its row of member.def, HOLDS(id). */
/* clang-format off */
#define FORMS(X) \
    X(NAME,      1, NAME_LETTERS) \
    X(LINE,      0, NAME_LETTERS) \
    X(REASON,    0, REASON_LETTERS) /* what people give as one, and what is made of several */ \
    X(PATH,      0, 500) \
    X(LATIN,     0, NAME_LETTERS)   /* a name as report files have it: Latin letters */ \
    X(LIST,      0, 4000)           /* of what hangs where; teams/sheet_copies.h reads it */ \
    X(CODE,      0, 40)             /* of a federation, as it was written: the checks of a registration ask whether there is one */ \
    X(SHORT,     0, 3)              /* likewise, of an arbiter */ \
    X(TITLE,     0, 10) \
    X(SECTION,   1, SECTION_LETTERS) /* typed, and in addresses: small letters, digits and hyphens, a letter first */ \
    X(ZONE,      0, 40)             /* letters, digits, / _ + - */ \
    X(MATCH_POINTS, 0, 20)          /* "3-1-0"; teams/scoring.h reads these three */ \
    X(GAME_POINTS,  0, 20)          /* "1-0.5-0" */ \
    X(BYE_POINTS,   0, 20)          /* "1-2", or of players "0.5" */ \
    X(PACE,      0, NAME_LETTERS)   /* a time control; teams/pace.h reads it */ \
    X(LOGO,      0, LOGO_LETTERS)   /* a picture; teams/logo.h reads it */
/* clang-format on */

/* clang-format off */
#define X(id, ...) FORM_##id,
enum text_form { FORM_NONE, FORMS(X) FORM_COUNT };
#undef X
/* clang-format on */

#endif
