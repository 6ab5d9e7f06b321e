/* SPDX-License-Identifier: Apache-2.0 */
/* frame.h - what stands above every page of the desk: the event, the menu, who is signed in; below it a line with the section, its rounds and
   how far the other sections are. */
#ifndef WEB_PAGE_FRAME_H
#define WEB_PAGE_FRAME_H

#include "web/base/markup.h"
#include "web/page/visit.h"

/* Where help stands, at a desk and at the front page of a folder. */
#define FRAME_HELP "/help"

void frame_put(const struct visit *v, struct markup *m);

/* The pages of the menu, from 0: false behind the last. `has`: this person has it, at that address; `of_event`: it is the same in all
   sections; `key`: of g and that letter, 0: none. */
struct frame_page {
    struct str label, address;
    bool has, of_event;
    char key;
};
bool frame_page(const struct visit *v, int i, struct frame_page *out);

#endif
