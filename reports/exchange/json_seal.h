/* SPDX-License-Identifier: Apache-2.0 */
/* json_seal.h - the seal of a round for everybody: docs/formats/history.md. */
#ifndef REPORTS_EXCHANGE_JSON_SEAL_H
#define REPORTS_EXCHANGE_JSON_SEAL_H

#include <stdbool.h>

#include "teams/round_json.h"

struct err;

/* One object on a line. ERR_INPUT: the name of the section is not UTF-8. */
bool json_seal_write(const struct seal *s, struct arena *a, struct str *out, struct err *e);

#endif
