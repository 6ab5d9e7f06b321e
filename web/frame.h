/* SPDX-License-Identifier: Apache-2.0 */
/* frame.h - what stands above every page of the desk: the event, the menu, who is signed in; below it a line with the section, its rounds and
   how far the other sections are. */
#ifndef WEB_FRAME_H
#define WEB_FRAME_H

#include "web/markup.h"
#include "web/route.h"

void frame_put(const struct visit *v, struct markup *m);

#endif
