/* SPDX-License-Identifier: Apache-2.0 */
/* visit.h - a request while it is answered: who asks, about what, and what the thread that answers has open. */
#ifndef WEB_PAGE_VISIT_H
#define WEB_PAGE_VISIT_H

#include <sys/stat.h>

#include "desk/base/desk.h"
#include "desk/op.h"
#include "desk/people.h"
#include "web/http/gate.h"
#include "web/http/job.h"
#include "web/http/upload.h"
#include "web/http/uploaded.h"

struct font_files;
struct guard;
struct journal_row;
struct snapshot;
struct snapshots;

/* What the thread that answers has open, each of its own. */
struct copier;
struct copy_process;
struct server;
struct poster;
struct site_zip;
struct room {
    const char *event;               /* the path of the event file */
    const struct language *language; /* of all that it says; NULL: English */
    const char *list;                /* the rating list that arbiters are looked up in; NULL: none */
    bool secure;                     /* cookies only go over TLS */
    int port;                        /* of the desk, which is in the name of its cookie */
    bool write;                      /* its desk may do something */
    bool rehearsal;                  /* of a copy to practise on: every page says so */
    struct str origin;               /* the address of the desk as people type it */
    const char *public_at;           /* where the public is served, "http://192.168.1.5:8081/"; NULL: nowhere */
    const struct server *server;     /* NULL: in a test */
    struct copier *copier;           /* likewise, or no thread could be started */
    struct copy_process *copies;     /* likewise */
    struct poster *poster;           /* of live events; NULL: nothing is posted */
    struct site_zip *zip;            /* NULL: in a test */
    struct guard *guard;             /* is the file still the one that was opened? NULL: in a test */
    struct desk *desk;               /* NULL: not open */
    struct people *people;           /* likewise */
    struct font_files *fonts;        /* NULL: not looked for yet */
    struct arena fonts_live;         /* where they are */
    struct gate_rate rate;           /* of wrong keys */
    struct snapshots *beside;        /* made by another thread; NULL: in a test */
    struct snapshot *shot;           /* what is read from; NULL: nothing yet */
    long version;                    /* of its desk, as it was asked for last; another one: something was done since */
    struct uploaded_list uploaded;   /* files that were looked at and are to be taken over */
};
/* What is not open yet; closes everything. */
bool room_open(struct room *r, struct err *e);
void room_close(struct room *r);
void room_close_desk(struct room *r); /* it is opened again by whoever asks next */

/* A request being answered. */
struct visit {
    struct room *room;
    struct job *job;
    struct arena *arena;         /* of the job */
    struct person who;           /* of the public: nobody has signed in */
    struct message gone;         /* then: why whoever had signed in is no longer; none: nobody had */
    struct str section;          /* {s} */
    struct str name;             /* {x} */
    int round;                   /* {n} */
    struct form form;            /* the body of a POST, or what stands behind the question mark */
    struct upload_list files;    /* chosen on the page */
    const struct uploaded *kept; /* those, or the ones that were looked at before */
    struct uploaded before;      /* the ones that they replace, if something of those was mended */
    struct event event;          /* once visit_event or visit_section has loaded it */
    const struct section *in;
    long stamp;       /* the last entry of the journal, read before the event */
    struct str seen;  /* the same as forms send it back (desk_seen) */
    struct str clock; /* of the event when the request had arrived: what is recorded has that time */
    struct str now;   /* by which deadlines are judged: desk_now of that */
    struct findings findings;
    int status;       /* of an error; 0: by its kind */
    struct str above; /* what is said first when a page is shown again, as markup */
    /* What stands at that address for whoever sent something: the reply of the job. False: there is no page. `above`: what stands above its form. It is set
       by route.c, which knows all pages. */
    bool (*look)(const struct visit *v, struct str address, struct str above);
};

/* The event as this person may know it; its section {s}. False: there is none (404). */
bool visit_event(struct visit *v, struct err *e);
bool visit_section(struct visit *v, struct err *e);

/* The journal, as from desk_journal; only after the event has been asked for. */
bool visit_journal(const struct visit *v, const struct journal_row **row, int *n, struct err *e);

/* Is he given the latest, however long it takes? Whoever is not to know that others do something is given what there is. */
bool visit_waits(const struct visit *v);

/* Something changed the event past the journal (desk_altered). */
bool visit_is_altered(const struct visit *v);

/* What answers (web/route.c); false: an error, which becomes a page or an answer to a script. */
#define ROUTE(id, method, address, who, takes) bool serve_##id(struct visit *v, struct err *e);
#include "web/page/routes.def"
#undef ROUTE

/* The HTTP status for an error of the visit (web/page/status.def). */
int visit_status(const struct visit *v, const struct err *e);

/* On to another address of the desk (303). */
bool visit_go(struct visit *v, struct str address);

/* Keeps the files that were chosen, or finds those that were looked at before (web/http/uploaded.h), as `kept`. */
bool visit_keep(struct visit *v, struct err *e);

/* The form goes on with the mark of those files in place of the files, and with these words of it, which stay from look to look. */
bool visit_keep_words(struct visit *v, const char *const *name, int n, struct err *e);

/* The one file that was chosen; false: there is none, or several. */
bool visit_file(const struct visit *v, struct upload *out, struct err *e);

/* How the visitor is told what a page says: of players where the section pairs them. */
struct wording visit_wording(const struct visit *v);

/* The person's name for the journal (desk_person_name). */
struct str visit_user(const struct visit *v);

#endif
