/* SPDX-License-Identifier: Apache-2.0 */
/* words.h - the operations of desk/base/op.def as pages use them: which words they take. */
#ifndef WEB_PAGE_WORDS_H
#define WEB_PAGE_WORDS_H

#include "web/page/visit.h"

/* The operation that the address names, if it is this person's to do, with its section or the event. */
bool words_operation(struct visit *v, const struct op **op, struct err *e);

/* The words of the visit for the operation, names of people in their clean spelling, what stands in a DATA word read; who, when and
   why into `act`. False: what is wrong with them. */
bool words_read(struct visit *v, const struct op *op, struct act *act, struct form *out, struct err *e);

/* The value of a word, in the arena; false: it is not plain text on one line. */
bool words_clean(const struct visit *v, struct str name, struct str value, struct str *out, struct err *e);

/* Who, when and why alone. */
bool words_act(struct visit *v, const struct op *op, struct act *act, struct err *e);

#endif
