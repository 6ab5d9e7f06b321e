/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/unit.h"

struct message unit_message(enum unit u, struct message m)
{
    m.players = u == UNIT_PLAYER;
    return m;
}
