/* SPDX-License-Identifier: Apache-2.0 */
#include "db/zone.h"

#include "db/failure.h"
#include "db/query.h"
#include "db/transaction.h"
#include "db/messages.h"

bool db_load_zone(struct db *db, struct arena *a, struct str *out, struct err *e)
{
    struct query q = query(db, Q_ZONE_SELECT);

    if (query_next(&q))
        *out = column_str(&q, 0, a);
    else
        db_damaged(db, say_no_event_inside());
    bool ok = db_ok(db, e);
    db_rollback(db);
    return ok;
}
