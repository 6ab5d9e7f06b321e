/* SPDX-License-Identifier: Apache-2.0 */
/* rated.h - players as they are in FIDE's rating list, and which list it was. */
#ifndef TEAMS_RATED_H
#define TEAMS_RATED_H

#include <stdbool.h>

#include "teams/event.h"

struct arena;

/* Each player has three ratings; a list file holds one of them. X(id, name) */
/* clang-format off */
#define RATING_KINDS(X) X(RATED_STANDARD, "standard") X(RATED_RAPID, "rapid") X(RATED_BLITZ, "blitz")
/* clang-format on */

/* clang-format off */
enum rating_kind {
#define X(id, name) id,
    RATING_KINDS(X)
#undef X
    RATING_KIND_COUNT
};
/* clang-format on */

/* Texts are as FIDE writes them, in UTF-8; 0 and empty: not given. */
struct rated {
    long fide_id;
    struct str name, federation;
    struct str title, women_title; /* "IM" and "WGM" may stand side by side */
    char sex;                      /* 'm', 'w' or 0 */
    int rating, games, k, born;
    bool inactive;
    struct str arbiter; /* IA, FA, NA */
};

/* The list that ratings come from (RULE_RATING). */
struct rating_list {
    enum rating_kind kind;
    struct str date;   /* from which it is valid: "2026-10-01" */
    struct str source; /* the file that it was read from */
    long size;         /* its bytes */
    struct str digest; /* BLAKE2b of them, 64 hexadecimal digits */
    long players;
};

const char *rating_kind_name(enum rating_kind k);
bool rating_kind_find(struct str name, enum rating_kind *out);

/* "the standard list of 2026-10-01 (standard_oct26frl.xml)", in the arena. */
struct str rating_list_text(const struct rating_list *l, struct arena *a);

/* The date in the name of a FIDE file: "standard_oct26frl.xml" is 2026-10-01, and so is "list-2026-10.xml". Empty: none. */
struct str rating_list_date(struct str file, struct arena *a);

/* The title that counts for an event: the open one, else that for women. */
struct str rated_title(const struct rated *r);

/* How certain it is that a player of the event is a player of the list. */
enum rating_match {
    RATED_NOT,      /* the list does not have him */
    RATED_BY_ID,    /* by his FIDE id */
    RATED_BY_NAME,  /* the only one of that name in his federation: a proposal */
    RATED_DOUBTFUL, /* by his FIDE id, but no word of the name is the same, or it is that of another player of his federation; or by name, born in another year */
    RATED_SEVERAL,  /* his federation has several of that name */
};

/* A player of the event, by indexes, and what the list says about him unless `how` is RATED_NOT or RATED_SEVERAL. */
struct rating_entry {
    int section, squad, player;
    enum rating_match how;
    struct player was; /* as he was when the list was asked */
    struct rated is;
};

/* What a list says about the players of an event. */
struct rating_news {
    struct rating_list list;
    struct rating_entry *item;
    int n;
};

/* The player as the list has him: rating, K, title, sex, year of birth, FIDE id, and his name if it is written with other words; a name in a script
   that the list does not use stays. In the arena. */
struct player rated_player(const struct player *p, const struct rated *r, struct arena *a);

/* Does anything differ that rated_player would change? */
bool rated_differs(const struct player *p, const struct rated *r, struct arena *a);

/* Are the words of two names the same, in any order (text_fold)? Is one of them at least? A name that has other letters than
   those of the list cannot be compared: it is taken to be the same. */
bool rated_same_name(struct str name, struct str listed, struct arena *a);
bool rated_like_name(struct str name, struct str listed, struct arena *a);

#endif
