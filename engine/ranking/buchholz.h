/* SPDX-License-Identifier: Apache-2.0 */
/* buchholz.h - criteria made of Buchholz: the mean of the opponents' (AOB), and that before the last round (FB). */
#ifndef ENGINE_RANKING_BUCHHOLZ_H
#define ENGINE_RANKING_BUCHHOLZ_H

#include "engine/base/edition.h"
#include "engine/ranking/ledger.h"
#include "engine/ranking/tiebreak.h"

/* RULE_C07_AOB: in hundredths, half of one rounded up; VALUE_NONE of a team that has met nobody at the boards. */
int average_buchholz(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
int average_buchholz_games(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);

/* RULE_C07_FORE: Buchholz as if all pairs of the last round had drawn; before that round Buchholz as it is. */
int fore_buchholz(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
int fore_buchholz_cut_1(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
int fore_buchholz_games(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);
int fore_buchholz_games_cut_1(const struct ledger *l, enum tiebreak variant, int team, struct contribution *room);

#endif
