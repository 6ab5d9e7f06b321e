/* SPDX-License-Identifier: Apache-2.0 */
/* html_site.h - one page of a site: a frame of links around what it shows. */
#ifndef REPORTS_FORMAT_HTML_SITE_H
#define REPORTS_FORMAT_HTML_SITE_H

#include <stdbool.h>

#include "reports/format/heading.h"

struct arena;

/* `href` as it stands on the page; `here`: it leads to the page itself; `among`: the page is one of those that are found there; `wide`: only
   seen where there is room for it, and among the rest of the links as well; `id`: its own place on the page, may be empty. In a list a flag
   (flag_html) stands before it and a fact behind it, or neither. */
struct html_link {
    struct str text, href;
    bool here, among, wide;
    struct str id;
    struct str flag, fact;
};

/* How a list stands on a wide page: row by row, with its facts below; down one column after the other, as an alphabet; on the line of its label; as the letters of an alphabet. */
enum html_way { WAY_ACROSS, WAY_TOLD, WAY_DOWN, WAY_LINE, WAY_LETTERS };

/* Links in their order, in the arena of those who add them; { .label } is empty. */
struct html_menu {
    struct str label;
    enum html_way way;
    struct html_link *link;
    int n, cap;
};

void html_menu_add(struct html_menu *m, struct html_link link, struct arena *a);

/* What the page shows: markup (html_sheet), under a title of its own or none; `folded`: away under its title. */
struct html_part {
    struct str title, markup;
    bool folded;
};

/* What stands around every page. */
struct html_frame {
    struct html_link event;       /* to the first page */
    struct str where;             /* "Baku · Open Section" */
    struct html_menu tabs;        /* what is looked for most */
    const struct html_menu *menu; /* all the rest, folded away, each with its label */
    int nmenu;
    struct html_menu beside, rounds,
        sisters;     /* the grey line of a wide page: sections, rounds, pages of the same round */
    struct str line; /* of the organiser; empty: none */
    struct str logo; /* likewise, a picture by its path in the folder of the site, and its size on the page */
    int logo_width, logo_height;
    struct str search; /* where the search leads without the script */
};

/* A picture of PICTURE_WIDTH x PICTURE_HEIGHT (picture.h) that stands for the page where it is sent on, and what it shows; empty: none. */
struct html_picture {
    struct str href, shows;
};

/* What all pages use, by its path in the folder of the site: names made of the bytes, so that caches may keep them for ever. */
struct html_assets {
    struct str style, script, mine;
    struct str live; /* the address of live events elsewhere; empty: none */
};

struct html_page {
    struct heading heading;
    struct wording wording; /* of the frame */
    bool brief;             /* the tab says what it is: a narrow page has the round alone as its title */
    const struct html_assets *assets;
    const char *root; /* from the page to the folder of the site: "", "../" */
    const struct html_frame *frame;
    struct html_picture picture;
    struct str address;           /* of the page, whole; empty: nobody knows where the site will be */
    bool live;                    /* a round is being played */
    struct str intro;             /* markup before all that follows */
    bool verifies;                /* runs verify.js, which reads files of the site */
    bool proves;                  /* runs history.js, which reads files of the site, too */
    bool turns;                   /* runs screen.js, which shows one part after the other */
    const struct html_menu *list; /* on the page, each with its label as a title */
    int nlist;
    const struct html_part *part;
    int npart;
    const struct html_menu *files; /* the same for programs and printers; NULL: none */
};

struct str html_site_page(const struct html_page *p, struct arena *a);

/* The files that every page uses from the folder of the site: the style and the script, site.js with what it says. */
struct str html_site_style(struct arena *a);
struct str html_site_script(const struct wording *w, struct arena *a);

/* And mine.js, which every page runs before it is drawn; the picture of the site in tabs. */
struct str html_mine_script(void);
struct str html_icon(void);

/* What site.js begins with, and the script of the desk that follows what is done: a stream for all pages of a browser. */
struct str html_stream_script(void);

/* How a page compares what is searched, for site.js and for every page of the desk. */
struct str html_fold_script(struct arena *a);

/* How tables are sorted by a column, likewise. */
struct str html_sort_script(void);

/* And screen.js, for the page that shows its parts in turn. */
struct str html_screen_script(const struct wording *w, struct arena *a);

#endif
