/* SPDX-License-Identifier: Apache-2.0 */
/* event.h - a whole event as plain arrays: what the desk stores, the sheets show, the rules read. */
#ifndef TEAMS_EVENT_H
#define TEAMS_EVENT_H

#include <stdbool.h>

#include "engine/base/str.h"
#include "engine/base/tournament.h"
#include "engine/swiss/entrant.h"

struct arena;
struct message;
struct wording;

enum {
    BOARDS_MAX = MATCH_BOARDS,
    ROUNDS_MAX = 30,
    SQUAD_MAX = 24,
    TEAMS_MAX = 20000,
    SECTIONS_MAX = 8,
    BACKUPS_MAX = 1000,
    BACKUPS_DEFAULT = 20
};

/* For whom a value, a text or a sheet is: for everybody, for captains, of which each sees what is of his own team, or for those who run the event. */
enum seen_by { SEEN_BY_ALL, SEEN_BY_CAPTAINS, SEEN_BY_STAFF };

/* A player; his place in the list is his index in the squad + 1. */
struct player {
    struct str name;  /* NFC */
    struct str latin; /* the name in Latin letters, where it is registered in others; may be empty */
    struct str title; /* GM, IM, WGM ... or empty */
    long fide_id;     /* 0 = none */
    int rating;       /* 0 = unrated */
    int k;            /* in the rating list (RULE_DEVELOPMENT), 0 = unknown */
    int born;         /* year, 0 = unknown */
    char sex;         /* 'm', 'w', or 0 = unknown */
    bool replaced;    /* no longer counts (RULE_SQUAD_LIST) */
    int line;         /* of the file it was read from, 0 = none */
};

/* What is known about a team's arrival (RULE_PRESENT_FIRST). A time is "2016-09-02 11:30", empty: none. */
struct arrival {
    int players;            /* who are here */
    struct str due, travel; /* announced: when, and how */
    struct str at, by;      /* when it was noted, by whom; `at` is empty: nothing is known */
};

/* The fixed board order of a team (RULE_SQUAD_LIST), as the captain handed it in and signed it. */
struct board_order {
    struct str received, received_by;   /* when, by whom; empty: it is missing */
    struct str confirmed, confirmed_by; /* empty: not yet */
};

/* A team with its players. It is the team of the same index in struct tournament. */
struct squad {
    struct str name, federation, captain;
    struct str
        identity; /* whose key opens it (teams/view.h): it stays through other names and places; empty: not given yet */
    bool late;    /* entered after round 1 was published (RULE_BYE_LATE) */
    struct str
        let_play; /* why it plays with the players it has, round after round (RULE_PRESIDENT); empty: with as many as it needs */
    int given;  /* number in the registration, 0 = none */
    int number; /* initial ranking, 0 = not numbered yet */
    struct player *player;
    int nplayer;
    struct arrival arrival;
    struct board_order order;
    int line;
};

/* A team that is not paired in the rounds from ... to; to = 0 means until it arrives again;
   `withdrawn`, `expelled` (RULE_EXPELLED): for good. */
struct absence {
    int squad, from, to;
    bool withdrawn, expelled;
    struct str at, by, reason; /* as the journal has them; may be empty */
};

/* A match that the team did not come to and that does not count against it (RULE_EXPELLED), as the President decided. */
struct excuse {
    int squad, round;
    struct str at, by, reason;
};

/* A team was warned by the arbiters. */
struct warning {
    int squad;
    struct str at, by, reason;
};

/* The section ends after fewer rounds than were planned. */
struct shortening {
    int after, was, becomes; /* the last round published then; rounds in all */
    struct str at, by, reason;
};

/* Results as seen from the first-named team. X(id, text, half points of first, of other) */
/* clang-format off */
#define RESULTS(X) \
    X(RESULT_NONE,    "",    0, 0) \
    X(RESULT_WIN,     "1-0", 2, 0) \
    X(RESULT_LOSS,    "0-1", 0, 2) \
    X(RESULT_DRAW,    "1/2", 1, 1) \
    X(RESULT_ZERO,    "0-0", 0, 0) \
    X(RESULT_FORFEIT, "+-",  2, 0) /* the other side did not come */ \
    X(RESULT_MISSED,  "-+",  0, 2) /* the first side did not come */ \
    X(RESULT_NOBODY,  "--",  0, 0) \
    X(RESULT_OPEN,    "*",   1, 1) /* unfinished: a draw for the pairing (RULE_UNFINISHED) */
/* clang-format on */

/* clang-format off */
enum result {
#define X(id, text, first, other) id,
    RESULTS(X)
#undef X
    RESULT_COUNT
};
/* clang-format on */

/* The arbiters may decide whether a match was played; unless they do, marks and boards decide. X(id, name) */
/* clang-format off */
#define DECISIONS(X) \
    X(DECIDED_NOT, "") X(DECIDED_PLAYED, "played") X(DECIDED_UNPLAYED, "unplayed")
/* clang-format on */

/* clang-format off */
enum decided {
#define X(id, name) id,
    DECISIONS(X)
#undef X
    DECIDED_COUNT
};
/* clang-format on */

/* One board; side 0 is the first-named team. A place is a place in the squad list, 0 = nobody or
   not known. Side 0 has White on boards 1, 3, ... (RULE_WHITE_ODD). */
struct board {
    int place[2];
    enum result result;
    bool swapped;       /* it was played with the colours reversed */
    struct str by;      /* who entered the result; may be empty */
    enum result second; /* what another arbiter entered, RESULT_NONE: nothing yet */
    struct str second_by;
};

/* What the captain of a side says about the result of a match. */
struct signature {
    struct str at, by;  /* `at` is empty: he has not signed */
    bool agreed;        /* else he disputes it */
    struct str remark;  /* what is wrong */
    struct str results; /* as he saw them (teams/signature.h) */
};

/* A pairing of one round. side 0 is named first. */
struct fixture {
    int table;   /* from 1, in order of publication */
    int side[2]; /* squads */
    struct board board[BOARDS_MAX];
    bool absent[2];       /* marked: did not show up (RULE_WALKOVER); the mark decides over the boards */
    int present;          /* players present of the side that did show up; with a mark only */
    enum decided decided; /* whether it counts as played, whatever the boards say (RULE_PRESENT_THREE) */
    struct str decided_why;
    struct str by_hand; /* reason, if moved after the draft; else empty */
    struct signature signature[2];
};

/* Where a line-up comes from. X(id, name) */
/* clang-format off */
#define LINEUP_ORIGINS(X) \
    X(LINEUP_CAPTAIN, "captain") X(LINEUP_LIST, "list") X(LINEUP_PREVIOUS, "previous")
/* clang-format on */

/* clang-format off */
enum lineup_origin {
#define X(id, name) id,
    LINEUP_ORIGINS(X)
#undef X
    LINEUP_ORIGIN_COUNT
};
/* clang-format on */

/* Who plays for a team in a round. Secret until the line-ups of the round are opened. */
struct lineup {
    int squad;
    int place[BOARDS_MAX]; /* in the squad list by board, 0 = nobody */
    enum lineup_origin origin;
    bool late;         /* it came after the deadline */
    struct str at, by; /* when it was handed in, who took it */
    struct str reason; /* of a change after the deadline, else empty */
};

/* A result that was changed after the next round was published, or for the rating only. */
struct correction {
    int round, table, board; /* from 1 */
    enum result was, becomes;
    int from; /* it counts from the pairing of this round on; 0 = for rating only */
    struct str at, by, reason;
};

/* Which side of a match did not show up (RULE_WALKOVER), how many players of the other one did, and what was
   decided. */
struct no_show {
    bool absent[2];
    int present;
    enum decided decided;
};

/* A mark that came, went or changed after the next round was published. */
struct mark_correction {
    int round, table;
    struct no_show was, becomes;
    int from; /* it counts from the pairing of this round on */
    struct str at, by, reason;
};

/* clang-format off */
#define ROUND_STATES(X) \
    X(ROUND_NONE, "none") X(ROUND_DRAFT, "draft") X(ROUND_PUBLISHED, "published") \
    X(ROUND_COMPLETE, "complete")
/* clang-format on */

enum round_state {
#define X(id, name) id,
    ROUND_STATES(X)
#undef X
};

/* One round of a section: what was paired and what came out. */
struct pairing_list {
    enum round_state state;
    struct fixture *fixture;
    int nfixture;
    int bye;                /* a squad or NOBODY */
    struct str bye_by_hand; /* reason, if given after the draft; else empty */
    struct str published;   /* time, empty if it is not */
    struct str opened;      /* when its line-ups were opened; empty: they are secret */
    int record;             /* version of its public record (teams/round_json.h); 0: a draft, or version 1 */
    struct lineup *lineup;  /* by squad index, at most one for each */
    int nlineup;
};

/* Who is paired; of a system of the table (engine/system/system.h), by which score it pairs teams, which colour preferences they have, and
   whether the other score says which of two is the first one. X(id, name) */
/* clang-format off */
#define UNITS(X) \
    X(UNIT_TEAM, "team") X(UNIT_PLAYER, "player")
#define SCORES(X) \
    X(SCORE_MP, "mp") X(SCORE_GP, "gp")
#define PREFERENCE_TYPES(X) \
    X(PREFERENCES_A, "A") X(PREFERENCES_B, "B") X(PREFERENCES_NONE, "none")
#define SECONDARIES(X) \
    X(SECONDARY_USED, "yes") X(SECONDARY_UNUSED, "no")
/* By what a section has left the FIDE mode (teams/fide.h). X(id, name) */
#define DEPARTURES(X) \
    X(DEPARTED_NOT, "") X(DEPARTED_BY_RULES, "rules") X(DEPARTED_BY_BAR, "bar") X(DEPARTED_BY_RESULT, "result")
/* clang-format on */

#define X(id, name) id,
/* clang-format off */
enum unit { UNITS(X) UNIT_COUNT };
enum score_kind { SCORES(X) SCORE_COUNT };
enum secondary { SECONDARIES(X) SECONDARY_COUNT };
enum departure { DEPARTURES(X) DEPARTURE_COUNT };
enum { PREFERENCE_TYPE_COUNT = PREFERENCES_NONE + 1 };
/* clang-format on */
#undef X

/* By round, when it is played and when the line-ups are due, "2016-09-02 15:00"; empty if not set. */
struct hours {
    struct str date[ROUNDS_MAX], lineups[ROUNDS_MAX];
};

struct section {
    struct str name;         /* open, women: what --section says */
    struct str identity;     /* as that of a squad */
    struct str title;        /* for sheets: "Open Section" */
    struct str hall;         /* it plays in, where the venue has several; may be empty */
    struct str time_control; /* "40/90+30, 30+30" (teams/pace.h); empty: not known */
    bool women;
    struct str system; /* its name; empty or "olympiad": the edition alone says how rounds are paired */
    enum unit unit;    /* a player is a squad of one on one board */
    enum score_kind score;
    int cycles; /* how often everybody meets everybody, where a system has that */
    enum preferences preference;
    enum secondary secondary;
    bool accelerated; /* in rounds 1 and 2 the top half counts one point more */
    bool graded;      /* RULE_TEAM_NEXT_GROUP: as few upfloaters of the next score group as can be */
    enum edition edition;
    enum tiebreak tiebreak;
    bool edition_by_date,
        tiebreak_by_date;   /* nobody has chosen it: it follows the first day of the event until round 1 is published */
    struct ranking ranking; /* what the standings are made by */
    int rounds, boards, squad_size; /* of an event; boards of a match; players who count */
    int players_needed;             /* 0: as the system has it (score_least) */
    struct hours hours;             /* those that it does not have from the event */
    struct str match_points, game_points,
        bye_points; /* "3-1-0", "1-0.5-0", "1-2" (teams/scoring.h); empty: the usual ones, of the bye those of the system */
    int floor;      /* rating of an unrated player */
    enum colour lot;                   /* COLOURLESS until it is drawn */
    bool host_first;                   /* the host's match on table 1 */
    bool championship;                 /* of the world or a continent, of teams or clubs: RULE_NORM_GAMES */
    enum lineup_origin lineup_default; /* what a missing line-up becomes: LINEUP_LIST or _PREVIOUS */
    bool double_entry;                 /* results count when two arbiters have entered them */
    enum departure departed;           /* by what it has left the FIDE mode, for good; DEPARTED_NOT: it is in it */
    int departed_round;                /* the latest round then */
    bool frozen;                       /* a round has been published: rules and numbers stand */
    int disputed;                      /* matches of which a captain disputes the result */
    struct squad *squad;
    int nsquad;
    struct pairing_list *round; /* rounds 1 ... nround; the last may be a draft */
    int nround;
    struct barred *barred; /* by squad index */
    int nbarred;
    struct adjustment *adjustment; /* by squad index */
    int nadjustment;
    struct absence *absence;
    int nabsence;
    struct excuse *excuse;
    int nexcuse;
    struct warning *warning; /* in order of decision */
    int nwarning;
    struct shortening *shortening; /* in order of decision */
    int nshortening;
    struct correction *correction; /* in order of decision */
    int ncorrection;
    struct mark_correction *mark_correction; /* in order of decision */
    int nmark_correction;
    int line;
};

struct arbiter {
    struct str name, role;
    struct str title;      /* IA, FA, NA; may be empty */
    struct str federation; /* FIDE code; may be empty */
    long fide_id;          /* 0 = none */
};

/* A file beside the event, named by its bytes: flags, by the FIDE code of a federation.
   X(kind, word, what its file ends in, most bytes) */
/* clang-format off */
#define ATTACHMENT_KINDS(X) \
    X(ATTACHMENT_FLAG, "flag", "png", 256 * 1024)

enum attachment_kind {
#define X(id, ...) id,
    ATTACHMENT_KINDS(X)
#undef X
    ATTACHMENT_KIND_COUNT
};
/* clang-format on */

struct attachment {
    enum attachment_kind kind;
    struct str name;
    struct str sha256; /* of its bytes, in small hexadecimal digits */
    int size;          /* bytes */
};

struct event {
    struct str name, venue, city, federation; /* of the host */
    struct str start, end, zone;              /* "2016-09-02", "2016-09-13", "Asia/Baku" */
    struct arbiter *arbiter;
    int narbiter;
    union {
        struct hours hours;
        struct {
            struct str date[ROUNDS_MAX], lineups[ROUNDS_MAX];
        };
    };                             /* of every section that has none of its own (teams/hours.h) */
    struct str presence_closes;    /* who is here by then is paired in round 1 */
    struct str squads_close;       /* later changes of squads need approval (RULE_SQUAD_LIST) */
    int backups;                   /* how many automatic backups are kept; 0: none is made */
    struct str mirror;             /* the folder with copies in case the machine is lost */
    struct str address;            /* of the desk, as people type it; empty: not known */
    struct str site_address;       /* of the web site, with a slash at its end; empty: not known */
    struct str copies;             /* of the sheets, where they hang (teams/sheet_copies.h); empty: one of each */
    struct str organiser;          /* a line of the organiser, on every page of the public; may be empty */
    struct str logo;               /* of the organiser, on public pages and sheets (teams/logo.h); empty: none */
    struct str embed;              /* whose pages may show those of the public within them; empty: nobody's */
    struct str contact;            /* where captains find the desk, for what they hand in and ask; may be empty */
    struct str rating_list;        /* the FIDE rating list whose ratings are used; empty: not known */
    struct attachment *attachment; /* by kind and name, each once */
    int nattachment;
    struct section *section;
    int nsection;
    bool closed;         /* what such a reader may not know has been taken out (teams/view.h) */
    enum seen_by reader; /* of one that is closed */
    int line;
};

/* A section without a name, with the default settings: edition and tie-break of an event without a date (edition_on), teams,
   11 rounds, 4 boards, 5 players, rating floor 1400, no lot. */
struct section section_default(void);

/* The day on which the event begins, "2016-09-02", or that of its first round with a day; empty: it is not known. */
struct str event_begins(const struct event *ev);

/* What nobody has chosen becomes what an event that begins then has: the edition by edition_on, the tie-break by the edition. Whether anything
   is another one now. */
bool section_follow_date(struct section *s, const struct event *ev);

/* Its players who were not replaced. */
int squad_counting(const struct squad *q);

/* A copy with arrays of its own, so that one can be changed and the other kept; strings are shared. It has room
   for SECTIONS_MAX sections, each with room for ROUNDS_MAX rounds. In the arena. */
struct event *event_copy(const struct event *ev, struct arena *a);

/* Copies its texts into the arena, so that it no longer depends on the event that it was copied from. */
void event_own_text(struct event *ev, struct arena *a);

/* Of the section that has the most; 0: there is no section yet. */
int event_rounds(const struct event *ev);

/* How many rounds were planned when that round was published; of a later one, how many there are. */
int section_rounds_then(const struct section *s, int round);

/* That round, or 0 if the section has fewer: a sentence names no round that does not exist. */
int section_existing(const struct section *s, int round);

/* The section of exactly that name; NULL: there is none. What somebody typed is looked for by teams/find.h. */
struct section *section_named(const struct event *ev, struct str name);

/* The same one, of the event or of a copy; no section is only itself. */
bool section_is(const struct section *a, const struct section *b);

/* Of a file that names no section: it is called `women` and is one of women if every player is known to be one, else `open`. Where one man plays, or of one player
   nobody knows, it is open to all. */
void section_name_by_players(struct section *s);

/* For sheets: its title, else its name. */
struct str section_title(const struct section *s);

/* "Chad, Mali and Togo"; if there are more than `most` squads, the first of them "and 3 more". */
struct str squad_names(const struct section *s, const int *squad, int n, int most, const struct wording *w,
                       struct arena *a);

/* What the letter of a list says, m, or w or f for women, as `sex` of a player; 0: it says neither. */
char player_sex(struct str letter);

const char *unit_name(enum unit u);
bool unit_find(struct str name, enum unit *out);
const char *score_name(enum score_kind s);
bool score_find(struct str name, enum score_kind *out);
const char *preference_name(enum preferences p);
bool preference_find(struct str name, enum preferences *out);
const char *secondary_name(enum secondary s);
bool secondary_find(struct str name, enum secondary *out);
const char *departure_name(enum departure d);
bool departure_find(struct str name, enum departure *out);

const char *lineup_origin_name(enum lineup_origin o);
const char *decided_name(enum decided d);
bool decided_find(struct str name, enum decided *out);

const char *result_text(enum result r);
bool result_find(struct str text, enum result *out);
const char *round_state_name(enum round_state s);

/* A rating, a year of birth, a FIDE ID, for every reader of events; 0 means unknown. The schema of registrations
   (import/registration.xsd) has the last two as patterns; tests/cli/born.sh tries every reader. */
enum { RATING_MOST = 4000, BORN_MOST = 2999, K_MOST = 40 };
#define FIDE_ID_MOST 99999999999L /* the eleven columns of a report file, three of them kept by FIDE in reserve */

/* The message in the wording for who is paired: of a team and its match, or of a player and his game. */
struct message unit_message(enum unit u, struct message m);

#endif
