/* SPDX-License-Identifier: Apache-2.0 */
/* progress.h - a progress bar on the terminal for work that takes more than half a second. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "engine/base/headway.h"

struct wording;

/* The bar, from now on in these words; NULL if the standard error is no terminal. OLYMPAIR_PROGRESS says after how many milliseconds it
   shows, or that none is to be shown. When the work has come to its end the bar is gone. */
const struct headway *progress_begin(const struct wording *wording);

/* Whatever else is written to the terminal finds no bar on its line. */
void progress_clear(void);

#endif
