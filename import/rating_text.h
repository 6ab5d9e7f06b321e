/* SPDX-License-Identifier: Apache-2.0 */
/* rating_text.h - FIDE's rating lists as text: columns of fixed width, which the first line names. */
#ifndef IMPORT_RATING_TEXT_H
#define IMPORT_RATING_TEXT_H

#include "import/rating_file.h"
#include "import/rating_row.h"

struct err;

/* By its first line, which names the FIDE id and the name: players_list_foa.txt, standard_rating_list.txt, and those before 2012. */
bool rating_text_is(struct str head);

/* The month of the ratings as the first line has it, "OCT26"; empty: it does not. */
struct str rating_text_month(struct str head);

/* Every player. ERR_INPUT: the columns do not stand where the first line names them, with the line. */
bool rating_text_read(struct rating_file *f, struct rating_rows *rows, const struct rating_sink *sink, struct err *e);

#endif
