/* SPDX-License-Identifier: Apache-2.0 */
/* site_page.h - the pages of a site while they are made; for office/site*.c only. */
#ifndef OFFICE_SITE_SITE_PAGE_H
#define OFFICE_SITE_SITE_PAGE_H

#include <pthread.h>
#include <stdatomic.h>

#include "desk/base/history.h"
#include "desk/base/shown.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/headway.h"
#include "office/folder.h"
#include "office/pages.h"
#include "reports/format/font.h"
#include "reports/format/format.h"
#include "reports/format/html.h"
#include "reports/format/html_site.h"

struct prize_team;
struct report_row;
struct site_order;
struct sheet;
struct view;

/* A page with what it shows, but for the links around it. */
struct site_page {
    const struct page_row *row;    /* NULL: it only leads to others */
    int section, round, squad;     /* index, number, index; -1, 0, NOBODY: of none */
    int place;                     /* of a player in the list of the squad, from 1; 0: of none */
    const struct counted *counted; /* what its sheets share with those of others */
    const struct view *now;        /* of a team: the latest round that is seen; NULL: none */
    struct str
        path; /* below the folder of the site; with a slash before it: it is shown under any address, so that its links begin at the server, there */
    struct heading heading;
    struct html_part *part;
    int npart, cap;
    struct html_menu files;
    bool front;    /* of the event or a section: a picture of the first stands for it where it is sent on */
    bool made;     /* it is there */
    bool live;     /* a round is being played */
    bool traced;   /* with the trace of its round */
    bool verifies; /* the page that checks traces */
    bool proves;   /* the page of the public history, which checks seals */
    bool turns;    /* the page for the hall, which shows its parts in turn, and above them what is announced */
};

/* What the threads that make pages share: found by the first that asks. */
struct site_shared {
    pthread_mutex_t one;
    struct font_files fonts;
    bool fonts_asked, fonts_there;
    struct err fonts_lack;
    struct arena arena;
    enum work work; /* that goes on, */
    atomic_long done;
    long of;
};

struct site {
    struct desk *desk;
    const struct site_order *order;
    struct visibility visibility;
    struct history history;
    struct folder *folder;
    struct site_shared *shared;
    struct page_options paper;
    const struct flags *flags;
    struct str picture[SECTIONS_MAX],
        pictured[SECTIONS_MAX]; /* the picture of a section, and what it shows; empty: there is none */
    struct html_assets assets;
    struct str logo; /* of the organiser, by its path; empty: none */
    int logo_width, logo_height;
    struct str *team[SECTIONS_MAX];   /* addresses by squad */
    struct str *player[SECTIONS_MAX]; /* by squad * SQUAD_MAX + place - 1; NULL: they have no pages yet */
    struct site_page *page;
    int npage, cap;
    int ntrace;                       /* traces written */
    struct heads heads[SECTIONS_MAX]; /* of the public history, as far as nothing of it is held back */
    struct str id;                    /* of the event */
    struct arena *arena, *parts;      /* of what stays until the end; of what stays until the page is written */
    struct findings *missing;
    struct err *err;
};

/* How the site says it: of a section by its index in words for those who are paired there, -1: of the event; a sentence, or a row without arguments,
   in the arena of the site. */
struct wording site_wording(const struct site *k, int section);
struct str site_told(const struct site *k, int section, struct message message);
struct str site_word(const struct site *k, int section, const struct message_row *label);

/* Where the site will be, with a slash at the end; empty: not known. */
struct str site_url(const struct site *k);

/* A piece of work on a copy of the site that has an arena, an error and a list of what is missing of its own. */
typedef bool (*site_piece)(struct site *k, void *cls, int i);

/* Does the pieces 0 to n - 1, as many at once as the order says. Whatever that is, the files are the same, and so is what is missing.
   False with k->err. */
bool site_do(struct site *k, int n, site_piece piece, void *cls);

/* So many of them are to be made from now on; one more is made, by any thread; all are. */
void site_work(struct site *k, enum work what, long of);
void site_worked(struct site *k);
void site_rest(struct site *k);

/* A sheet of the page's report, in the arena. False: it cannot be made, and `why` says so. */
bool site_sheet(struct site *k, const struct site_page *p, const struct report_row *report, struct arena *a,
                struct sheet *out, struct err *why);

/* The one of the two events that the row shows, and a section of it. */
const struct event *site_event(const struct site *k, const struct page_row *row);
const struct section *site_section(const struct site *k, const struct page_row *row, int section);

/* "", "../" or "../../": from a page to the folder of the site. */
const char *site_root(struct str path);

/* The file of such a path. */
struct str site_file(struct str path);

/* From the page to that file, as a link has it. */
struct str site_path(struct str from, struct str to, struct arena *a);

/* The sheet as the next part of the page, with links. */
void site_add_part(struct site *k, struct site_page *p, struct str title, const struct sheet *s, struct arena *scratch);

/* The last part that was added folds away under its title. */
void site_fold(struct site_page *p);

/* The report as it is drawn for browsers, as the next part of the page; false: it has no drawing of its own. */
bool site_add_view(struct site *k, struct site_page *p, const struct sheet *s, struct arena *a);

/* What `draw` writes as the next part of the page; `with` says of what, in the arena `a`. */
void site_draw(struct site *k, struct site_page *p, const struct view *with, void (*draw)(struct view *v, void *cls),
               void *cls, struct arena *a);

/* The section at a glance as the next part of the page; returns what stands above it, and says whether the page is live. */
/* "Winner: Norway", in the arena of the site; `first`: prize_overall, one at least. */
struct str site_winner(const struct site *k, const struct section *s, const struct prize_team *first, int n);
struct str site_add_home(struct site *k, struct site_page *p, int section);

/* A page for each match of every round that is seen. False with k->err. */
bool site_write_matches(struct site *k, int section);

/* The sheet of the page as files for programs and printers, as its row says, with links to them; the trace of a pairing. False with
   k->err. */
bool site_write_files(struct site *k, struct site_page *p, const struct sheet *s, struct arena *a);

/* Are there fonts to set anything in? They are looked for once, and only if anything has to be set. */
bool site_has_fonts(struct site *k);

/* A picture of the first of each section. False with k->err. */
bool site_write_pictures(struct site *k);

/* Notes what is not in the site. */
void site_miss(struct site *k, struct str path, const struct err *why);

/* The page of that row, or NULL. */
const struct site_page *site_find(const struct site *k, const struct page_row *row, int section, int round);

/* The pages of all teams of a section, and of its players. False with k->err. */
bool site_write_teams(struct site *k, int section);

/* The folder of files whose names are made of what they are. */
#define SITE_ASSETS "assets/"

/* What all pages share, and what is new, for programs. False with k->err. */
bool site_write_shared(struct site *k);

/* The flags of all federations that take part, below flags/. False with k->err. */
bool site_write_flags(struct site *k);

/* The list of all pages, one a line. */
bool site_write_sitemap(struct site *k);

/* Writes the page with the links around it. */
bool site_write_page(struct site *k, const struct site_page *p);

/* The file of a round's trace, and where on the page that checks traces it stands. */
struct str site_trace(const struct site *k, int section, int round, struct arena *a);
struct str site_trace_id(const struct site *k, int section, int round, struct arena *a);

/* The public records of all rounds, and the seals of those that have one; false with k->err. And the page that lists them with the codes and checks
   them, if a round is shown. */
bool site_write_records(struct site *k);
bool site_write_history(struct site *k);

/* Is the public history shown? Of some round it is. */
bool site_has_history(const struct site *k);

/* Writes a page that is not of the list, with the links around it and those of `list` on it. */
bool site_write_list(struct site *k, const struct site_page *p, const struct html_menu *list, int nlist);
void site_add_link(struct site *k, struct html_menu *m, const struct site_page *from, struct str text, struct str path);

/* To the pages of that scope. */
void site_add_pages(struct site *k, struct html_menu *m, const struct site_page *from, enum page_scope scope,
                    int section, int round);

/* The same behind the flag of the squad, and before a fact about who is meant. */
void site_add_squad_link(struct site *k, struct html_menu *m, const struct site_page *from, struct str text,
                         struct str path, const struct squad *q, struct str fact);

/* The page that checks traces, if there is any. */
bool site_write_verifier(struct site *k);

/* The page for a projector in the hall. */
#define SITE_SCREEN "screen.html"
bool site_write_screen(struct site *k);

/* What stands on it before all else: what is announced, and the sections that a screen may be of, for its script. In the arena. */
struct str site_hall_intro(const struct site *k, struct arena *a);

/* The page for the press. */
#define SITE_PRESS "press.html"
bool site_write_press(struct site *k);

/* All teams and players A-Z: where the search leads without the script, and what the script searches in. */
#define SITE_INDEX         "az.html"
#define SITE_INDEX_PLAYERS "players" /* where they begin in it */
bool site_write_index(struct site *k);

/* What is shown in place of a page that is not there, or not so: 404.html and others. */
bool site_write_errors(struct site *k);

/* The first page of a section. */
struct str site_home(const struct site *k, int section);

/* The pages that lead to the others: of the event, of its sections. */
bool site_write_indexes(struct site *k);

#endif
