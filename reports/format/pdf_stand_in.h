/* SPDX-License-Identifier: Apache-2.0 */
/* pdf_stand_in.h - what stands on paper for names that it cannot show. */
#ifndef REPORTS_FORMAT_PDF_STAND_IN_H
#define REPORTS_FORMAT_PDF_STAND_IN_H

struct arena;
struct pdf_fonts;
struct sheet;

/* In the cells of a sheet as sheets see it, which is its own copy: for a team the name of its federation, for a player that and his number in the list, "India 3".
   A name that lacks no more than pictures stands without them. Nothing is changed where there is no federation. */
void pdf_stand_in(struct pdf_fonts *f, const struct sheet *s, struct arena *a);

#endif
