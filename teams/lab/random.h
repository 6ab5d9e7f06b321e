/* SPDX-License-Identifier: Apache-2.0 */
/* random.h - numbers that look like chance and are the same on every machine. */
#ifndef TEAMS_LAB_RANDOM_H
#define TEAMS_LAB_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/* { seed } */
struct random {
    uint64_t state;
};

uint64_t random_word(struct random *r);

/* From 0 to n - 1; from low to high. */
int random_below(struct random *r, int n);
int random_from(struct random *r, int low, int high);

/* True in `percent` of 100 cases; in `hundredths` of a per cent of them. */
bool random_chance(struct random *r, int percent);
bool random_rare(struct random *r, int hundredths);

/* Puts the `n` integers into a random order. */
void random_shuffle(struct random *r, int *item, int n);

#endif
