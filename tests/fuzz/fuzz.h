/* SPDX-License-Identifier: Apache-2.0 */
/* fuzz.h - a reader of bytes, tried with bytes of any kind: what each of tests/fuzz/fuzz_*.c is. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/finding.h"
#include "engine/base/str.h"

/* The names that libFuzzer calls; tests/fuzz/main.c calls them too. Whatever the bytes are, the program must come back
   from reading them, and from everything that is done with what it has read. */
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A refusal must say why; otherwise somebody has to be told something that is not there. */
void fuzz_refused(const struct err *e);

#endif
