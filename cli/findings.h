/* SPDX-License-Identifier: Apache-2.0 */
/* findings.h - prints findings as lines on the screen. */
#ifndef CLI_FINDINGS_H
#define CLI_FINDINGS_H

#include <stdio.h>

#include "engine/base/finding.h"
#include "engine/base/str.h"

/* From here on each finding is printed when it is found, so that a program that ends before its time has told what it
   knew; findings_print then has nothing left to do. */
void findings_as_found(struct findings *f, FILE *out);

/* One line each, in order of the lines of the file: "file:line: problem: what is wrong (document,
   article)". */
void findings_print(const struct findings *f, struct str file, FILE *out);

/* Without its notes; the rest stays in its order. */
void findings_drop_notes(struct findings *f);

#endif
