/* SPDX-License-Identifier: Apache-2.0 */
/* limits.h - the largest rating, year of birth and FIDE ID that any reader takes. */
#ifndef TEAMS_LIMITS_H
#define TEAMS_LIMITS_H

/* A rating, a year of birth, a FIDE ID, for every reader of events; 0 means unknown. The schema of registrations
   (import/registration.xsd) has the last two as patterns; tests/cli/born.sh tries every reader. */
enum { RATING_MOST = 4000, BORN_MOST = 2999, FIDE_ID_MOST = 1999999999 };

#endif
