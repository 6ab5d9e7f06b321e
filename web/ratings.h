/* SPDX-License-Identifier: Apache-2.0 */
/* ratings.h - the rating list that the desk has. */
#ifndef WEB_RATINGS_H
#define WEB_RATINGS_H

struct visit;

/* The path of the list file: the one that was uploaded, else the one that the desk was started with; NULL: there is none. */
const char *ratings_list(const struct visit *v);

#endif
