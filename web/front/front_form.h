/* SPDX-License-Identifier: Apache-2.0 */
/* front_form.h - the forms of the front page from which an event file is made: a new event, one of another program, a backup, a mirror. */
#ifndef WEB_FRONT_FRONT_FORM_H
#define WEB_FRONT_FRONT_FORM_H

#include "web/front/front_writing.h"

/* A new event of the front page: its form, and the file that is made of it. */

/* The words of the form, as form_takes has them. What stands on the other pages goes along unseen. */
#define FRONT_NEW_WORDS                                                                                          \
    "name! city federation start end zone time rest+ kind! like once page to filled section.N title.N system.N " \
    "edition.N tiebreak.N boards.N squad-size.N rounds.N women.N date.N hour.N person.N role.N"

/* The page that the form asks for as the reply; with what is wrong the page that has the first of it, each at the field that it is
   about or above all. */
bool front_new_form(struct visit *v, struct front_folder *f, const struct front_wrong *wrong);

/* Does the form ask for another of its pages, and not for the event? */
bool front_new_goes_on(const struct visit *v);

/* Makes the event of the form in the folder, with its sections and the days of its rounds: all of it or no file. `file` is its name
   there, made of that of the event; NULL: it is only tried. What is to be remarked stands in the findings of the visit. False: `wrong` has why, as
   far as one thing can be looked at without another. */
bool front_make(struct visit *v, struct front_folder *f, struct str *file, struct front_wrong *wrong);

/* The event to try the program with (office/demo.h), in a file of the folder. */
bool front_make_demo(struct visit *v, struct front_folder *f, struct str *file, struct err *e);

/* An event of another program, sent to the front page as a file: looked at, then taken over into a file of its own. */

/* The words of its forms, as form_takes has them. */
#define FRONT_TAKE_WORDS "upload once name rounds ranking system edition tiebreak dates confirm"

/* Where the file is chosen. */
bool front_take_form(struct visit *v, struct front_folder *f, struct err *e);

/* A file that was chosen: what it has and what it does not say, and nothing is made. One that was looked at: its event is made and
   its desk opened. */
bool front_take(struct visit *v, struct front_folder *f, struct err *e);

/* Back to a backup of an event, and on from a mirror of another machine: what will be missing is named before. */

/* The words of the forms, as form_takes has them. */
#define FRONT_RESTORE_WORDS  "file! backup! confirm"
#define FRONT_CONTINUE_WORDS "from entry once"

/* The backups of an event of the folder. */
bool front_backups(struct visit *v, struct front_folder *f, struct err *e);

/* What would become of the file; with the word `confirm` it is done. */
bool front_restore(struct visit *v, struct front_folder *f, struct err *e);

/* Where the folder of the mirror is named; what is in it; with the number of its last entry, the file is made and its desk opened. */
bool front_continue_form(struct visit *v, struct front_folder *f, struct err *e);
bool front_continue(struct visit *v, struct front_folder *f, struct err *e);

#endif
