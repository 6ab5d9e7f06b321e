/* SPDX-License-Identifier: Apache-2.0 */
/* people.h - EVENT.oly.people: who may sign in at the desk, with which key, and the announcement. None of this is part of the event. */
#ifndef DB_PEOPLE_H
#define DB_PEOPLE_H

#include <stdbool.h>

#include "db/digest.h"
#include "engine/base/message.h"
#include "engine/base/str.h"
#include "teams/view.h"

struct arena;
struct err;
struct people;

enum { PEOPLE_APPLICATION = 0x4F4C594B };

struct person {
    long id;
    struct str name;
    struct viewer viewer;
    struct str issued, revoked; /* times; not revoked: empty */
    long generation;            /* of the key, from 1 */
    bool lost;                  /* the event has no team or section any more that is his (desk/people.h) */
};

/* X(role, name) */
/* clang-format off */
#define PERSON_ROLES(X) \
    X(ROLE_TAP, "tap") X(ROLE_ARBITER, "arbiter") X(ROLE_HELPER, "helper") X(ROLE_CAPTAIN, "captain")
/* clang-format on */

const char *person_role(enum role r);

/* The same for people: "TAP", "arbiter". */
struct message person_role_message(enum role r);
bool person_role_find(struct str name, enum role *out);

/* The people file of the event of that path, for its owner alone. `make`: make it if there is none. ERR_DB: it cannot be opened, is something else, is that of another event, or others may read it; ERR_STATE: there is none. */
bool people_open(const char *event, bool make, struct people **out, struct err *e);
/* Before it is opened for people who can be told: if others can read the file, who could make themselves the TAP by what it holds, they no longer can, all sessions end,
   and `said`, of the arena, says so; { 0 }: there was nothing to do, or it cannot be done, and people_open refuses the file. */
bool people_mend(const char *event, struct message *said, struct arena *a, struct err *e);
void people_close(struct people *p); /* NULL is fine */

/* True if the name leads to another file than the open one, or to none: it is then unknown who has a key, and all functions here
   fail with ERR_DB. */
bool people_replaced(const struct people *p); /* NULL is fine */

/* All of them, by name; in the arena. */
bool people_load(struct people *p, struct arena *a, struct person **out, int *n, struct err *e);

/* By number, by the hash of a key, which may be revoked. False without an error: there is no such person. */
bool people_numbered(struct people *p, long id, struct arena *a, struct person *out, struct err *e);
bool people_with_key(struct people *p, const unsigned char hash[HASH_SIZE], struct arena *a, struct person *out,
                     struct err *e);

/* A person who gets a key, or a new one in place of his old one. */
struct person_key {
    struct person
        person; /* as it was read, with what is another one now; id and generation 0: of that name there was nobody */
    unsigned char hash[HASH_SIZE];
};

/* All of them or none; the log says that `by` did it. ERR_CONFLICT: one of them got a new key, or lost his, since he was read. */
bool people_store(struct people *p, const struct person_key *key, int n, struct str by, struct err *e);
bool people_revoke(struct people *p, const struct person *person, struct str time, struct str by, struct err *e);

/* These people have those names, section, team and identity from now on; their keys stay. */
bool people_settle(struct people *p, const struct person *list, int n, struct err *e);

/* A number that changes when somebody else has written to the file. */
long people_version(struct people *p);

/* A session of the person. `number` is at random, since several can begin in one second; 0: it began under release 1.0.0. */
struct began {
    long person, at, number;
};

/* It has been ended on purpose, or that cannot be read (`e`); ends it. */
bool people_has_left(struct people *p, const struct began *s, struct err *e);
bool people_leave(struct people *p, const struct began *s, struct err *e);

bool people_signed_in(struct people *p, const struct person *person, struct str time, struct err *e);

/* The announcement on the hall screens, by whom and since when; an empty text: none. In the arena. */
struct notice {
    struct str text, time, by;
};
bool people_notice(struct people *p, struct arena *a, struct notice *out, struct err *e);
bool people_announce(struct people *p, const struct notice *notice, struct err *e);

/* What was to be done in a section, by its identity, and was dismissed: how it was said, why, when and by whom. The latest stay there. In the arena. */
struct dismissal {
    struct str section, matter, reason, time, by;
};
bool people_dismissals(struct people *p, struct str section, struct arena *a, struct dismissal **out, int *n,
                       struct err *e);
bool people_dismiss(struct people *p, const struct dismissal *d, struct err *e);
bool people_recall(struct people *p, const struct dismissal *d, struct err *e); /* of that section and matter */

/* Copies beside another event what a desk there needs so that all keys go on opening it: people, roles, hashes of keys, the notice.
   The secret of sessions does not leave the machine, nor does anything else; whoever opens the copy makes another secret. It is for its
   owner alone, and takes the place of one that is there. `live`: people may be at work in `from`; else it is a copy, which is only
   read, with the log that a killed program left beside it. `n`: so many keys are good; 0 also where `from` has no people, then nothing is made. ERR_DB: it cannot be. */
bool people_copy(const char *from, bool live, const char *to, int *n, struct err *e);

/* The people file of a copy whose journal begins anew is that of the event which opens it first. */
void people_release(const char *event);

/* Removes the people file of a copy of an event. */
void people_discard(const char *event);

/* Pages and keys, who may read it and whose it is. False without an error: there are no people. */
bool people_check(const char *event, struct err *e);

/* The same of a file beside an event that is not there yet, and will be a copy of `whose`. */
bool people_check_for(const char *event, const char *whose, struct err *e);

/* What a log beside the file alone has, since a program was killed: a copy of the file without it lacks that, such as a key that was revoked. In one sentence; { 0 }:
   nothing. Of an open file (NULL is fine), and of that of the event,
   in the arena. */
struct message people_in_log(struct people *p);
struct message people_left_in_log(const char *event, struct arena *a);

/* What rounds are sealed with (db/secret.h). `make`: where there is none it is made; `there` says whether there is one. */
bool people_seal_key(struct people *p, bool make, unsigned char seed[HASH_SIZE], bool *there, struct err *e);

/* What sessions are sealed with. */
bool people_secret(struct people *p, unsigned char secret[HASH_SIZE], struct err *e);

#endif
