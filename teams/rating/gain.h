/* SPDX-License-Identifier: Apache-2.0 */
/* gain.h - what games change of a rating (B.02, docs/rules/ratings.md). Expected scores, gains and sums of them are in hundredths. */
#ifndef TEAMS_RATING_GAIN_H
#define TEAMS_RATING_GAIN_H

#include <stdbool.h>

#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/event.h"
#include "teams/rated.h"

enum { RATING_CERTAIN = 100 }; /* the hundredths of a point */

/* Which regulations hold. The difference of two ratings counts up to 400 (RULE_LIMIT_400), except, from 1 October 2025 and in standard
   chess, for who is rated `whole_from` or higher (RULE_LIMIT_2650). In rapid and blitz, from 1 December 2024, games across a gap of
   `unrated_gap` are not rated if one of the two is rated above 2600 (RULE_GAP_600). 0: there is no such rule. */
struct rating_terms {
    enum rating_kind kind;
    int year; /* in which the event begins; 0: not known */
    int whole_from, unrated_gap;
};

/* Of an event that begins on that day, "2026-09-15 ..."; on an unknown day the latest. */
struct rating_terms rating_terms_of(struct str start, enum rating_kind kind);

/* The difference between a player and an opponent as it counts for the player. */
int rating_difference(const struct rating_terms *t, int own, int opponent);

/* Is a game between the two rated? False if one of them is unrated: there the other has his own way (rating_initial). */
bool rating_is_rated(const struct rating_terms *t, int own, int opponent);

/* Where K comes from (RULE_DEVELOPMENT). X(id, what says it) */
/* clang-format off */
#define K_REASONS(X) \
    X(K_LISTED, say_k_listed) \
    X(K_MASTER, say_k_master) \
    X(K_JUNIOR, say_k_junior) \
    X(K_NEW,    say_k_new) \
    X(K_USUAL,  say_k_usual)
/* clang-format on */

enum k_reason {
#define X(id, says) id,
    K_REASONS(X)
#undef X
};
struct message k_reason_said(enum k_reason r);

/* What is known of a player when the event begins. */
struct rating_past {
    int rating;
    int listed; /* K in the rating list; 0: not known, and it is worked out */
    int born;   /* year, 0: not known */
    int games;  /* rated before, 0: not known */
};

int rating_k(const struct rating_terms *t, const struct rating_past *p, enum k_reason *why);

/* K of so many games on one list: K times games is 700 at most. */
int rating_k_of_games(int k, int games);

/* A change in hundredths as a whole number, a half away from zero (RULE_RATING_ROUNDED). */
int rating_whole(int hundredths);

/* The first rating that games against rated opponents are worth: with two draws against 1800, 2200 at most (RULE_FIRST_RATING). `sum` is
   that of the opponents' ratings. 0: no game, or nothing scored. It is published from RATING_FIRST_GAMES games and RATING_FLOOR_FIDE on, of one event or several. */
enum { RATING_FIRST_GAMES = 5, RATING_FLOOR_FIDE = 1400 };
int rating_initial(int games, int half, int sum);

#endif
