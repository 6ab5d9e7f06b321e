/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/shape.h"
#include "teams/registration.h"

/* A member of the struct that the table is about, which is `self` there. */
#define ANY(kind, word, member)                                      \
    {                                                                \
        word, SHAPE_##kind, offsetof(self, member), 0, 0, 0, 0, NULL \
    }
#define TEXT(word, member)   ANY(TEXT, word, member)
#define MOMENT(word, member) ANY(MOMENT, word, member)
#define FLAG(word, member)   ANY(FLAG, word, member)
#define NUMBER(word, member, least, most)                                   \
    {                                                                       \
        word, SHAPE_NUMBER, offsetof(self, member), least, most, 0, 0, NULL \
    }
#define OBJECT(word, member, of)                                   \
    {                                                              \
        word, SHAPE_OBJECT, offsetof(self, member), 0, 0, 0, 0, of \
    }
#define LIST(word, member, n, most, type, of)                                                  \
    {                                                                                          \
        word, SHAPE_LIST, offsetof(self, member), 0, most, offsetof(self, n), sizeof(type), of \
    }
#define END                                   \
    {                                         \
        NULL, SHAPE_TEXT, 0, 0, 0, 0, 0, NULL \
    }
enum { MANY = 1000000, POINTS_MOST = 999 };

#define self struct player
static const struct shape players[] = {
    TEXT("name", name),
    TEXT("title", title),
    { "fide_id", SHAPE_LONG, offsetof(self, fide_id), 0, FIDE_ID_MOST, 0, 0, NULL },
    NUMBER("rating", rating, 0, RATING_MOST),
    NUMBER("born", born, 0, BORN_MOST),
    ANY(SEX, "sex", sex),
    FLAG("replaced", replaced),
    END,
};
#undef self

#define self struct arrival
static const struct shape arrivals[] = {
    NUMBER("players", players, 0, SQUAD_MAX),
    MOMENT("due", due),
    TEXT("travel", travel),
    MOMENT("at", at),
    TEXT("by", by),
    END,
};
#undef self

#define self struct board_order
static const struct shape orders[] = {
    MOMENT("received", received),
    TEXT("received_by", received_by),
    MOMENT("confirmed", confirmed),
    TEXT("confirmed_by", confirmed_by),
    END,
};
#undef self

#define self struct squad
static const struct shape teams[] = {
    TEXT("name", name),
    TEXT("federation", federation),
    TEXT("captain", captain),
    FLAG("late", late),
    NUMBER("given", given, 0, TEAMS_MAX),
    NUMBER("number", number, 0, TEAMS_MAX),
    OBJECT("arrival", arrival, arrivals),
    OBJECT("order", order, orders),
    LIST("players", player, nplayer, SQUAD_MAX, struct player, players),
    END,
};
#undef self

#define self struct board
static const struct shape boards[] = {
    NUMBER("first", place[0], 0, SQUAD_MAX),
    NUMBER("other", place[1], 0, SQUAD_MAX),
    ANY(RESULT, "result", result),
    FLAG("swapped", swapped),
    TEXT("by", by),
    ANY(RESULT, "second", second),
    TEXT("second_by", second_by),
    END,
};
#undef self

#define self struct signature
static const struct shape signatures[] = {
    MOMENT("at", at), TEXT("by", by), FLAG("agreed", agreed), TEXT("remark", remark), TEXT("results", results), END,
};
#undef self

#define self struct fixture
static const struct shape matches[] = {
    NUMBER("table", table, 1, TEAMS_MAX),
    ANY(TEAM, "first", side[0]),
    ANY(TEAM, "other", side[1]),
    FLAG("first_absent", absent[0]),
    FLAG("other_absent", absent[1]),
    NUMBER("present", present, 0, BOARDS_MAX),
    ANY(DECIDED, "counts_as", decided),
    TEXT("counts_as_why", decided_why),
    TEXT("by_hand", by_hand),
    OBJECT("first_signed", signature[0], signatures),
    OBJECT("other_signed", signature[1], signatures),
    { "boards", SHAPE_BOARDS, offsetof(self, board), 0, 0, 0, sizeof(struct board), boards },
    END,
};
#undef self

#define self struct lineup
static const struct shape lineups[] = {
    ANY(TEAM, "team", squad),
    ANY(PLACES, "places", place),
    ANY(ORIGIN, "origin", origin),
    FLAG("late", late),
    MOMENT("at", at),
    TEXT("by", by),
    TEXT("reason", reason),
    END,
};
#undef self

#define self struct pairing_list
static const struct shape rounds[] = {
    MOMENT("published", published),
    MOMENT("opened", opened),
    ANY(TEAM, "bye", bye),
    TEXT("bye_by_hand", bye_by_hand),
    LIST("matches", fixture, nfixture, TEAMS_MAX, struct fixture, matches),
    LIST("lineups", lineup, nlineup, TEAMS_MAX, struct lineup, lineups),
    END,
};
#undef self

#define self struct barred
static const struct shape barred[] = {
    ANY(TEAM, "team", a),
    ANY(TEAM, "other", b),
    NUMBER("round", round, 0, ROUNDS_MAX),
    MOMENT("at", at),
    TEXT("by", by),
    TEXT("reason", reason),
    END,
};
#undef self

#define self struct adjustment
static const struct shape points[] = {
    ANY(TEAM, "team", team),
    NUMBER("mp", mp, -POINTS_MOST, POINTS_MOST),
    NUMBER("gp", gp, -POINTS_MOST, POINTS_MOST),
    NUMBER("from", from, 0, ROUNDS_MAX),
    FLAG("pairing_only", pairing_only),
    FLAG("own", own),
    TEXT("reason", reason),
    END,
};
#undef self

#define self struct absence
static const struct shape absences[] = {
    ANY(TEAM, "team", squad),
    NUMBER("from", from, 1, ROUNDS_MAX),
    NUMBER("to", to, 0, ROUNDS_MAX),
    FLAG("withdrawn", withdrawn),
    FLAG("expelled", expelled),
    MOMENT("at", at),
    TEXT("by", by),
    TEXT("reason", reason),
    END,
};
#undef self

#define self struct excuse
static const struct shape excuses[] = {
    ANY(TEAM, "team", squad), NUMBER("round", round, 1, ROUNDS_MAX),
    MOMENT("at", at),         TEXT("by", by),
    TEXT("reason", reason),   END,
};
#undef self

#define self struct correction
static const struct shape corrections[] = {
    NUMBER("round", round, 1, ROUNDS_MAX),
    NUMBER("table", table, 1, TEAMS_MAX),
    NUMBER("board", board, 1, BOARDS_MAX),
    ANY(RESULT, "was", was),
    ANY(RESULT, "becomes", becomes),
    NUMBER("from", from, 0, ROUNDS_MAX),
    MOMENT("at", at),
    TEXT("by", by),
    TEXT("reason", reason),
    END,
};
#undef self

#define self struct no_show
static const struct shape marks[] = {
    FLAG("first_absent", absent[0]),
    FLAG("other_absent", absent[1]),
    NUMBER("present", present, 0, BOARDS_MAX),
    ANY(DECIDED, "counts_as", decided),
    END,
};
#undef self

#define self struct mark_correction
static const struct shape mark_corrections[] = {
    NUMBER("round", round, 1, ROUNDS_MAX),
    NUMBER("table", table, 1, TEAMS_MAX),
    OBJECT("was", was, marks),
    OBJECT("becomes", becomes, marks),
    NUMBER("from", from, 0, ROUNDS_MAX),
    MOMENT("at", at),
    TEXT("by", by),
    TEXT("reason", reason),
    END,
};
#undef self

/* Boards come before what has one of each, teams before what names them. */
#define self struct section
static const struct shape sections[] = {
    TEXT("name", name),
    TEXT("title", title),
    FLAG("women", women),
    ANY(EDITION, "edition", edition),
    ANY(TIEBREAK, "tie_break", tiebreak),
    ANY(RANKING, "ranking", ranking),
    NUMBER("number_of_rounds", rounds, 1, ROUNDS_MAX),
    NUMBER("number_of_boards", boards, 1, BOARDS_MAX),
    NUMBER("squad_size", squad_size, 1, SQUAD_MAX),
    NUMBER("floor", floor, 0, RATING_MOST),
    ANY(COLOUR, "lot", lot),
    FLAG("host_first", host_first),
    ANY(ORIGIN, "lineup_default", lineup_default),
    FLAG("double_entry", double_entry),
    ANY(SYSTEM, "system", system),
    ANY(UNIT, "unit", unit),
    ANY(SCORE, "score", score),
    NUMBER("cycles", cycles, 1, 2),
    ANY(PREFERENCE, "preference", preference),
    ANY(SECONDARY, "secondary", secondary),
    FLAG("accelerated", accelerated),
    FLAG("graded", graded),
    LIST("teams", squad, nsquad, TEAMS_MAX, struct squad, teams),
    LIST("rounds", round, nround, ROUNDS_MAX, struct pairing_list, rounds),
    LIST("barred", barred, nbarred, MANY, struct barred, barred),
    LIST("points", adjustment, nadjustment, MANY, struct adjustment, points),
    LIST("absences", absence, nabsence, MANY, struct absence, absences),
    LIST("excuses", excuse, nexcuse, MANY, struct excuse, excuses),
    LIST("corrections", correction, ncorrection, MANY, struct correction, corrections),
    LIST("mark_corrections", mark_correction, nmark_correction, MANY, struct mark_correction, mark_corrections),
    END,
};
#undef self

#define self struct arbiter
static const struct shape arbiters[] = { TEXT("name", name), TEXT("role", role), END };
#undef self

#define self struct event
static const struct shape event[] = {
    TEXT("name", name),
    TEXT("venue", venue),
    TEXT("city", city),
    TEXT("federation", federation),
    ANY(DAY, "start", start),
    ANY(DAY, "end", end),
    TEXT("zone", zone),
    MOMENT("presence_closes", presence_closes),
    MOMENT("squads_close", squads_close),
    TEXT("rating_list", rating_list),
    NUMBER("backups", backups, 0, BACKUPS_MAX),
    LIST("arbiters", arbiter, narbiter, MANY, struct arbiter, arbiters),
    ANY(DATES, "dates", date),
    { "sections", SHAPE_SECTIONS, offsetof(self, section), 0, SECTIONS_MAX, offsetof(self, nsection),
      sizeof(struct section), sections },
    END,
};
#undef self

const struct shape *shape_event(void)
{
    return event;
}

const char *shape_word(enum shape_kind kind, int value)
{
    switch (kind) {
    case SHAPE_EDITION:
        return value < EDITION_COUNT ? edition_row((enum edition)value)->name : NULL;
    case SHAPE_TIEBREAK:
        return value < TIEBREAK_COUNT ? tiebreak_row((enum tiebreak)value)->name : NULL;
    case SHAPE_RESULT:
        return value < RESULT_COUNT ? result_text((enum result)value) : NULL;
    case SHAPE_DECIDED:
        return value < DECIDED_COUNT ? decided_name((enum decided)value) : NULL;
    case SHAPE_UNIT:
        return value < UNIT_COUNT ? unit_name((enum unit)value) : NULL;
    case SHAPE_SCORE:
        return value < SCORE_COUNT ? score_name((enum score_kind)value) : NULL;
    case SHAPE_PREFERENCE:
        return value < PREFERENCE_TYPE_COUNT ? preference_name((enum preferences)value) : NULL;
    case SHAPE_SECONDARY:
        return value < SECONDARY_COUNT ? secondary_name((enum secondary)value) : NULL;
    default:
        return value < LINEUP_ORIGIN_COUNT ? lineup_origin_name((enum lineup_origin)value) : NULL;
    }
}
