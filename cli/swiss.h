/* swiss.h - 'engine -p', '-c' and '-g' by another Swiss system, for tournament report files of players. docs/formats/systems.md */
#ifndef CLI_SWISS_H
#define CLI_SWISS_H

#include <stdbool.h>

#include "engine/system/system.h"

struct call;

bool swiss_pair(struct call *c, const struct system *s);
bool swiss_check(struct call *c, const struct system *s);
bool swiss_make(struct call *c, const struct system *s);

#endif
