/* SPDX-License-Identifier: Apache-2.0 */
/* collect.h - lineups --enter: line-ups team by team, by keys. */
#ifndef CLI_COLLECT_H
#define CLI_COLLECT_H

#include <stdbool.h>

struct call;

bool collect_lineups(struct call *c);

#endif
