/* SPDX-License-Identifier: Apache-2.0 */
/* front_folder.h - the folder of the front page: its events, their desks, and what was sent to it. */
#ifndef WEB_FRONT_FRONT_FOLDER_H
#define WEB_FRONT_FRONT_FOLDER_H

#include "engine/base/arena.h"
#include "web/base/markup.h"
#include "web/front/front_link.h"
#include "web/page/visit.h"

struct desks;
struct event_file;
struct events;

/* What became of a form that makes a file, by the letters that it was sent with and all that was filled in: who sends it twice
   finds the same file, who goes back and changes a word gets another one. */
struct front_key {
    struct str name, role, key;
};
struct front_sent {
    char letters[LINK_LETTERS + 1];
    struct str words;
    struct str file, remarks;    /* what there is to remark about it, as markup */
    const struct front_key *key; /* of those who work there */
    int nkey;
};
enum { FRONT_SENT = 32 };

struct front_folder {
    struct str path;
    struct events *events;
    struct desks *desks;
    struct front_sent sent[FRONT_SENT]; /* the last ones, in a ring */
    int nsent;
    struct arena live,
        kept_live; /* of what was sent; of the file that was looked at last and may be taken over, by that mark */
    struct upload kept;
    struct str kept_mark;
};

/* A hidden field of a form that makes a file. */
void front_sent_put(struct markup *m);

/* The file that was made of the form of the visit; p is NULL: none yet. */
struct str front_sent_file(const struct front_folder *f, const struct visit *v);
struct front_sent *front_sent_note(struct front_folder *f, const struct visit *v, struct str file);

/* Its remarks are the findings of the visit. */
void front_sent_remark(struct front_folder *f, const struct visit *v, struct front_sent *s);

/* What became of the form that the file was made of; NULL: it is not one of the last. */
const struct front_sent *front_sent_of(const struct front_folder *f, struct str file);

/* What an event is called, by its file if by nothing else; where it is; where its page is. */
struct str front_title(const struct event_file *ev);
const char *front_path(const struct visit *v, const struct front_folder *f, const struct event_file *ev);
struct str front_address(const struct visit *v, struct str file);

/* The pages: all events, one of them, its desk opened or closed. */
bool front_list(struct visit *v, struct front_folder *f, struct err *e);
bool front_event(struct visit *v, struct front_folder *f, struct err *e);
bool front_open(struct visit *v, struct front_folder *f, struct err *e);
bool front_close(struct visit *v, struct front_folder *f, struct err *e);

/* A copy to practise on (front_rehearsal.c): what the card of its event says of it; made and opened, opened again, closed and gone. */
void front_rehearsal_put(const struct visit *v, struct markup *m, struct front_folder *f, const struct event_file *ev);
bool front_rehearse(struct visit *v, struct front_folder *f, struct err *e);
bool front_rehearsal_end(struct visit *v, struct front_folder *f, struct err *e);

/* The desk opened to the hall (front_hall.c): the form, and what it says; ERR_INPUT, ERR_STATE: by which address, or without TLS. */
struct desk_reach;
void front_hall_put(const struct visit *v, struct markup *m, const struct front_folder *f, const struct event_file *ev);
bool front_hall_read(const struct visit *v, const struct front_folder *f, struct desk_reach *out, struct err *e);

/* If that was ticked: the event keeps the address of its open desk. */
void front_hall_keep(struct visit *v, const struct front_folder *f, const struct event_file *ev);

/* One button that does it to that file; whoever hears it alone hears of which event. */
void front_button(const struct visit *v, struct markup *m, const char *action, struct str file, struct message says,
                  struct str of, bool main);

/* The event of the folder that the word of the form names. ERR_INPUT (404): there is none. */
bool front_find(struct visit *v, struct front_folder *f, const char *word, struct event_file *out, struct err *e);

/* A paragraph. */
void front_say(const struct visit *v, struct markup *m, struct message what);

/* The last line of a page: the way back to all events. */
void front_way_back(const struct visit *v, struct markup *m);

/* Has the desk of an event that was just made opened, and goes to its page. */
bool front_go_to(struct visit *v, struct front_folder *f, struct str file);

/* What the page is for that one came from, and the others; for everybody. */
bool front_help(struct visit *v, struct err *e);

#endif
