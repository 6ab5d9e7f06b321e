/* SPDX-License-Identifier: Apache-2.0 */
/* people.h - the people who use the desk in a browser and their keys; the announcement to the hall. */
#ifndef DESK_PEOPLE_H
#define DESK_PEOPLE_H

#include "db/people.h"

struct desk;

/* The people of an event. What is theirs they have by its identity (teams/view.h), so that they keep it under any name; here they are called what the event
   calls it now. Whoever has a key of release 1.0.0 is known by the names that stood on it: he has what is called so, unless the journal says that a name of it
   was given to another one since. `desk` NULL: there is no journal. */
struct people_of {
    struct people *file;
    struct desk *desk;
    const struct event *event;
};

/* All of them by name; in the arena. With `store` what was found of them is kept. */
bool desk_people_load(const struct people_of *of, bool store, struct arena *a, struct person **out, int *n,
                      struct err *e);

/* "captain of Fiji, open": what a captain is called who has no name of his own. */
struct str people_captain_name(struct str team, struct str section, struct arena *a);

/* Is that the text, case and accents aside? `folded` is a text_fold. */
bool people_are_alike(struct str text, struct str folded, struct arena *a);

/* One of them is called what he is called now; `lost` if the event has nothing that is his. */
void desk_person_settle(struct person *p, const struct event *ev, struct arena *a);

/* "ABCD-EFGH-IJKL-MNOP": 16 letters of base32, which is 80 bits that nobody can guess. Shown once and kept nowhere. */
enum { KEY_LETTERS = 16, KEY_TEXT = KEY_LETTERS + 3 };
struct desk_key {
    char text[KEY_TEXT + 1];
};

/* A person whose key has just been made: it opens nothing before desk_people_give. */
struct desk_pass {
    struct person person;
    struct desk_key key;
};

/* Makes a person a key; name, role and what is his, in the event as words that people use, and `issued` are filled in, the rest is
   filled in here. A helper has a range of tables, a captain a team; both a section where there are several. ERR_USAGE: something
   is missing or too much; ERR_INPUT: there is no such section or team; ERR_CONFLICT: the person has a key that opens something. */
bool desk_people_new(const struct people_of *of, struct arena *a, struct desk_pass *pass, struct err *e);

/* Another key for the person of that name. ERR_INPUT: there is no such person. */
bool desk_people_renew(const struct people_of *of, struct str name, struct str time, struct arena *a,
                       struct desk_pass *out, struct err *e);

/* A key for the captain of every team of a section; with `anew` also for those who have one. Who is new is called
   "captain of Fiji, open". By the names of the teams without regard of case and accents, in the arena. */
bool desk_people_captains(const struct people_of *of, const struct section *s, bool anew, struct str time,
                          struct arena *a, struct desk_pass **out, int *n, struct err *e);

/* From now on these keys open the desk, all of them, and those that the same people had are void. Once the cards are printed: nobody
   is left with a key that does not open. ERR_CONFLICT: as of people_store. */
bool desk_people_give(struct people *p, const struct desk_pass *pass, int n, struct str by, struct arena *a,
                      struct err *e);

/* desk_people_new and desk_people_give in one. */
bool desk_people_add(const struct people_of *of, struct person *person, struct str by, struct arena *a,
                     struct desk_key *key, struct err *e);

/* Who it is in the journal: the name, but a captain is known by his team, "captain of Fiji", unless his name says so already. */
struct str desk_person_name(const struct person *p, struct arena *a);

/* The person of that name as it is shown anywhere, case and accents aside, for a captain with or without the section. ERR_INPUT:
   there is none, or several are called so. */
bool desk_people_named(const struct people_of *of, struct str name, struct arena *a, struct person *out, struct err *e);

/* From now on nobody comes in by the key of that person (desk_people_named), nor stays; `out` is who it was. ERR_INPUT: there is no
   such person, or the key is revoked. */
bool desk_people_revoke(const struct people_of *of, struct str name, struct str time, struct str by, struct arena *a,
                        struct person *out, struct err *e);

/* What everybody in the hall is to read: its text is cleaned here; empty, and nothing is announced any more. Said again it stays as
   it was said first. ERR_USAGE: no plain text on one line; ERR_LIMIT: longer than NOTICE_LETTERS. */
enum { NOTICE_LETTERS = 200 };
bool desk_announce_to_hall(struct people *p, struct notice *notice, struct arena *a, struct err *e);

/* Whose key is it, or was it, if it is revoked? As people type it: small letters, blanks, 0 for O, 1 for I, 8 for B. False without an error: nobody's. */
bool desk_people_by_key(struct people *p, struct str typed, struct arena *a, struct person *out, struct err *e);

#endif
