/* SPDX-License-Identifier: Apache-2.0 */
/* front_take.h - an event of another program, sent to the front page as a file: looked at, then taken over into a file of its own. */
#ifndef WEB_FRONT_TAKE_H
#define WEB_FRONT_TAKE_H

#include "web/front_folder.h"

/* The words of its forms, as form_takes has them. */
#define FRONT_TAKE_WORDS "upload once name rounds ranking system edition tiebreak"

/* Where the file is chosen. */
bool front_take_form(struct visit *v, struct front_folder *f, struct err *e);

/* A file that was chosen: what it has and what it does not say, and nothing is made. One that was looked at: its event is made and
   its desk opened. */
bool front_take(struct visit *v, struct front_folder *f, struct err *e);

#endif
