/* SPDX-License-Identifier: Apache-2.0 */
/* expectation.h - what score a difference of ratings promises. */
#ifndef TEAMS_RATING_EXPECTATION_H
#define TEAMS_RATING_EXPECTATION_H

/* The expected score in per cent of a player rated `difference` above the opponent (RULE_EXPECTATION);
   below 50 if the difference is negative. */
int expectation(int difference);

#endif
