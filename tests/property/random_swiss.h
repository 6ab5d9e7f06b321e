/* SPDX-License-Identifier: Apache-2.0 */
/* random_swiss.h - a small event of players with some rounds paired at random, wilder than any real one. */
#ifndef TESTS_PROPERTY_RANDOM_SWISS_H
#define TESTS_PROPERTY_RANDOM_SWISS_H

#include "engine/swiss/entrant.h"

struct arena;

/* 2 to `most` players, the same ones for the same seed; everything lives in the arena. */
struct swiss random_swiss(unsigned seed, int most, struct arena *a);

/* The same players with few scores, so that many are in one group, and floats of any kind. What they have played does not
   add up to that. */
struct swiss random_cards(unsigned seed, int most, struct arena *a);

/* Many with the same score, of whom some came late, so that odd and even differences of colours stand side by side. */
struct swiss random_late(unsigned seed, int most, struct arena *a);

/* Teams with settings of any kind, of which some came late. */
struct swiss random_teams(unsigned seed, int most, struct arena *a);

#endif
