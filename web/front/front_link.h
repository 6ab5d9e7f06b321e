/* SPDX-License-Identifier: Apache-2.0 */
/* front_link.h - the link that lets one browser in: letters that nobody guesses, and the browser that they are shown to. */
#ifndef WEB_FRONT_FRONT_LINK_H
#define WEB_FRONT_FRONT_LINK_H

#include <stdbool.h>

#include "engine/base/str.h"

/* Letters, five bits each, and the zero byte behind them. */
enum { LINK_LETTERS = 32 };
void link_make(char letters[LINK_LETTERS + 1]);

/* Is the word those letters? Empty ones are none. */
bool link_is(const char letters[LINK_LETTERS + 1], struct str word);

/* Where there is a screen, the browser comes by itself. */
void link_show(const char *link);

#endif
