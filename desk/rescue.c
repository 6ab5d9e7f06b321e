/* SPDX-License-Identifier: Apache-2.0 */
#include "desk/rescue.h"

#include "db/backup.h"
#include "db/guard.h"
#include "desk/backup.h"
#include "desk/task.h"

bool desk_replaced(const struct desk *d)
{
    return d && db_replaced(d->db);
}

bool desk_rescue(struct desk *d, struct str time, struct arena *a, struct str *made, struct err *e)
{
    *made = desk_name_beside(db_path(d->db), "rescued", time, a);
    if (!db_rescue(d->db, made->p, e))
        return false;
    db_remove_log(d->db);
    return true;
}
