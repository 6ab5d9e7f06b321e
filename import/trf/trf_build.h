/* SPDX-License-Identifier: Apache-2.0 */
/* trf_build.h - how the records of a tournament report file become an event; for import/trf/trf*.c only. */
#ifndef IMPORT_TRF_TRF_BUILD_H
#define IMPORT_TRF_TRF_BUILD_H

#include "import/trf/trf_record.h"
#include "teams/event.h"

struct trf;

/* What line 192 asks for: all 0 if there is none, or none that is known. */
struct trf_type {
    const char *name;            /* of the system; NULL: a system of the event's own, which has no code */
    const struct system *system; /* the same */
    bool has_edition;            /* of the Olympiad's rules */
    enum edition edition;
    bool has_score, typed, baku; /* typed: says the preferences and what the secondary score is for */
    enum score_kind score;
    enum preferences preference;
    enum secondary secondary;
    int cycles;       /* 0: not said */
    bool other_order; /* a round robin whose rounds may come in another order than here */
};

/* What lines 299 gave a team beyond the rules, by the first of them that did. */
struct trf_extra_points {
    int mp, gp;
    const struct trf_line *line;
};

struct trf_build {
    struct trf_file *file;
    struct trf_team *team; /* 310, or 013 if there are none; same index as the squads */
    int nteam;
    const int *player_at; /* number -> index or NOBODY */
    const int *team_at;   /* the same; of files of players a team is a player */
    struct section *section;
    bool to_go_on;           /* as an event that does: the lot may be still to be drawn */
    const struct said *said; /* before what the file says; NULL: nothing */
    bool asked;              /* for `system`, whatever the file says; NULL: the Olympiad's */
    const struct system *system;
    struct trf_type type;
    bool bye_told; /* that a bye was found */
    int nempty, empty_round,
        empty_other; /* players at an empty board with the letter of the bye; of the first of them the round and the other team */
    const struct trf_player *empty;
    bool own_ranking; /* a comment of our own names the ranking */
    int nforeign;     /* teams with players of several federations; the first of them, and the federation it got */
    const struct trf_team *foreign_team;
    struct str foreign;
    struct trf_extra_points *extra_points; /* by team, as trf_build_decisions has found it */
    struct trf *out;
    struct arena *arena;
    struct err *err;
};

/* The message in the wording for the file's entrants. */
struct message trf_said(const struct trf_build *b, struct message m);

/* Who is on no team's list and played for a team is the last of its list from now on, with a warning. */
void trf_build_joins(struct trf_build *b);

/* Of a file of players: each of them a team of its own; what other programs write of byes and forfeits is put as we have it. */
void trf_build_single(struct trf_build *b);

/* The same: what lines of other programs say of absences and barred pairs becomes what lines 240 and 260 say. The rounds must have been
   built. */
bool trf_build_extensions(struct trf_build *b);

/* Line 192, in three steps: what it says, with a warning if nobody knows what; its settings put into the section, whose system must be known;
   the same against the comments of our own, which count. A contradiction is a warning. */
void trf_find_type(struct trf_build *b);
void trf_apply_type(struct trf_build *b);
void trf_check_type(struct trf_build *b);

/* Line 212, else 202: the ranking of the section, unless a comment of our own has said it. A code that is not known and a contradiction are a
   warning each. The comments must have been read. */
void trf_build_ranking(struct trf_build *b);

/* Points of lines 162, 320, 362 and the like: settings of the section, whose system and boards must be known; a warning where only a decision
   can give them. False with an error if they contradict the system, or are none of those that there are here. */
bool trf_build_points(struct trf_build *b);

/* A team named in a list, or in a column of its own; false with an error if there is no such team. */
bool trf_team_at(struct trf_build *b, const struct trf_line *l, struct trf_column c, int number, int *team);

/* The section's rounds: matches, byes, boards, colours. */
bool trf_build_rounds(struct trf_build *b);

/* One match of a round: line-ups, boards, colours. `forfeit` may be NULL. */
bool trf_build_match(struct trf_build *b, int round, int team, int other, const struct trf_forfeit *forfeit,
                     struct fixture *out, bool *coloured);

/* What comments of our own say: the ranking, late entries, decisions whether a match counts as played. The rounds must have been
   built. */
bool trf_build_own_settings(struct trf_build *b); /* before the rounds */
bool trf_build_own(struct trf_build *b);

/* Absences, barred pairs, points by decision. The rounds must have been built. */
bool trf_build_decisions(struct trf_build *b);

/* The lot as lines 152 and XXC say it, or as round 1 shows it; a warning if nothing does, or if most of round 1 contradicts. */
void trf_find_lot(struct trf_build *b);

/* Points of teams, if all is played, and of their players, against their results: a warning for each kind, however many they are. */
void trf_check_points(struct trf_build *b);

#endif
