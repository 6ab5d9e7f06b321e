#include "desk/rescue.h"

#include <string.h>
#include <sys/stat.h>

#include "db/backup.h"
#include "db/guard.h"
#include "desk/autobackup.h"
#include "desk/backup.h"
#include "desk/task.h"

bool desk_replaced(const struct desk *d)
{
    return db_replaced(d->db);
}

/* Beside the event. */
static struct str free_name(const char *path, struct str time, struct arena *a)
{
    const char *slash = strrchr(path, '/');
    struct str folder = { path, slash ? (size_t)(slash + 1 - path) : 0 }, stem = desk_stem(path);
    struct str when = autobackup_time(time, a);
    struct str name = str_fmt(a, "%.*s%.*s-rescued-%.*s.oly", STR_ARG(folder), STR_ARG(stem), STR_ARG(when));
    struct stat st;

    for (int i = 2; lstat(name.p, &st) == 0; i++)
        name = str_fmt(a, "%.*s%.*s-rescued-%.*s_%d.oly", STR_ARG(folder), STR_ARG(stem), STR_ARG(when), i);
    return name;
}

bool desk_rescue(struct desk *d, struct str time, struct arena *a, struct str *made, struct err *e)
{
    *made = free_name(db_path(d->db), time, a);
    if (!db_rescue(d->db, made->p, e))
        return false;
    db_remove_log(d->db);
    return true;
}
