/* load_round.h - parts of db_load_event: decisions and rounds; for db/load.c only. */
#ifndef DB_LOAD_ROUND_H
#define DB_LOAD_ROUND_H

struct load;

/* Absences, barred pairs, adjustments. */
void load_decisions(struct load *l);

/* Rounds, matches, boards, line-ups and corrections. */
void load_rounds(struct load *l);

#endif
