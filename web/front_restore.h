/* SPDX-License-Identifier: Apache-2.0 */
/* front_restore.h - back to a backup of an event, and on from a mirror of another machine: what will be missing is named before. */
#ifndef WEB_FRONT_RESTORE_H
#define WEB_FRONT_RESTORE_H

#include "web/front_folder.h"

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
