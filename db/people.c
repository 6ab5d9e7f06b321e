/* SPDX-License-Identifier: Apache-2.0 */
#include "db/people.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/db.h"
#include "db/door.h"
#include "db/failure.h"
#include "db/guard.h"
#include "db/handle.h"
#include "db/migrate.h"
#include "db/people_inside.h"
#include "db/place.h"
#include "db/query.h"
#include "db/secret.h"
#include "db/transaction.h"
#include "db/untouched.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "db/messages.h"

/* The bytes of db/people.sql, as the Makefile names them. */
extern const char sql_start[] __asm__("_binary_db_people_sql_start");
extern const char sql_end[] __asm__("_binary_db_people_sql_end");

enum { VERSION = 2 };

static const char *const roles[] = {
#define X(role, name) [role] = name,
    PERSON_ROLES(X)
#undef X
};
enum { ROLES = sizeof roles / sizeof *roles };

const char *person_role(enum role r)
{
    return roles[r];
}

struct message person_role_message(enum role r)
{
    static struct message (*const says[])(void) = { [ROLE_TAP] = say_role_tap,
                                                    [ROLE_ARBITER] = say_role_arbiter,
                                                    [ROLE_HELPER] = say_role_helper,
                                                    [ROLE_CAPTAIN] = say_role_captain };

    return says[r]();
}

bool person_role_find(struct str name, enum role *out)
{
    for (int i = 0; i < ROLES; i++)
        if (str_eq(name, str_of(roles[i]))) {
            *out = (enum role)i;
            return true;
        }
    return false;
}

/* Opening. */

static bool has_secret(struct people *p)
{
    struct query q = people_ask(p, S_SECRET);
    bool has = query_next(&q);

    sqlite3_reset(q.statement);
    return has;
}

static void make_secret(struct people *p)
{
    unsigned char secret[HASH_SIZE];

    secret_make(secret, sizeof secret);
    struct query q = people_ask(p, S_SEAL);
    query_bytes(&q, ":secret", secret, sizeof secret);
    query_run(&q);
}

/* Two programs may find no file, or one without tables that another one left, or a copy, which has no secret. */
static void fill(struct people *p)
{
    db_begin(p->db);
    p->db->records = false; /* whoever asked for it may be reading */
    if (handle_pragma(p->db, Q_APPLICATION) == 0)
        migrate_run(p->db, (struct script){ sql_start, sql_end });
    if (p->db->code == SQLITE_OK && !has_secret(p))
        make_secret(p);
    if (p->db->code == SQLITE_OK)
        db_commit(p->db);
}

static bool open_file(struct people *p, const char *path, struct err *e)
{
    bool write = access(path, W_OK) == 0 && untouched_folder(path);

    p->db = handle_new(path);
    if (write) {
        door_in(p->db, SQLITE_OPEN_READWRITE, true);
    } else {
        untouched_open(p->db); /* what was made beside it would not be the owner's */
        handle_protect(p->db, false);
    }
    long found = handle_pragma(p->db, Q_APPLICATION);
    if (write && p->db->code == SQLITE_OK &&
        (found == 0 || (found == PEOPLE_APPLICATION && handle_pragma(p->db, Q_VERSION) <= VERSION && !has_secret(p))))
        fill(p);
    long application = handle_pragma(p->db, Q_APPLICATION), version = handle_pragma(p->db, Q_VERSION);
    if (!db_ok(p->db, e))
        return false;
    if (application != PEOPLE_APPLICATION)
        return err_say(e, ERR_DB, say_no_file_of_people(path));
    p->old = version == 1;
    return version == VERSION || p->old || err_say(e, ERR_DB, say_people_of_another_program(path, version, VERSION));
}

/* Nobody but the owner may read it, from the first moment on. A file that is there is not opened here: closing it again would take
   the locks of every other connection of this program with it. */
static bool is_there(const char *path, bool make, struct err *e)
{
    struct stat st;

    if (stat(path, &st) == 0)
        return true;
    if (!make && errno == ENOENT)
        return err_say(e, ERR_STATE, say_nobody_has_key(path));
    int fd = make ? open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, 0600) : -1;
    if (fd >= 0)
        return close(fd) == 0;
    return errno == EEXIST || err_say(e, ERR_DB, say_event_file_not_opened(path, strerror(errno)));
}

bool people_open(const char *event, bool make, struct people **out, struct err *e)
{
    struct people *p = calloc(1, sizeof *p);
    char *path = sqlite3_mprintf("%s.people", event);

    if (!p || !path)
        abort();
    p->made = access(path, F_OK) != 0;
    bool ok = people_may_open(path, e) && untouched_may_open(path, e) && is_there(path, make, e) &&
              people_private(event, path, e) && open_file(p, path, e) && people_belong(p, event, e);
    sqlite3_free(path);
    if (ok) {
        people_guard(p->db);
        *out = p;
    } else {
        people_close(p);
    }
    return ok;
}

/* The disk was full, and a file without a byte is no file of people. */
static bool is_empty(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && st.st_size == 0;
}

void people_close(struct people *p)
{
    if (!p)
        return;
    people_unguard(p->db);
    char *idle = p->made && p->db ? strdup(p->db->path) : NULL;
    bool nothing = idle && people_hold_nothing(p);
    db_close(p->db);
    if (nothing || (idle && is_empty(idle)))
        place_discard(idle); /* made for what was refused */
    free(idle);
    free(p);
}

bool people_replaced(const struct people *p)
{
    return p && db_replaced(p->db);
}

/* Reading. */

static struct person read_person(const struct query *q, struct arena *a)
{
    struct person p = { .id = column_int(q, 0), .name = column_str(q, 1, a), .viewer.role = ROLE_PUBLIC };

    person_role_find(column_view(q, 2), &p.viewer.role);
    p.viewer.section = column_str(q, 3, a);
    p.viewer.team = column_str(q, 4, a);
    p.viewer.table = (int)column_int(q, 5);
    p.viewer.to_table = (int)column_int(q, 6);
    p.issued = column_str(q, 7, a);
    p.revoked = column_str(q, 8, a);
    p.generation = column_int(q, 9);
    p.viewer.identity = column_str(q, 10, a);
    return p;
}

bool people_load(struct people *p, struct arena *a, struct person **out, int *n, struct err *e)
{
    struct query q = people_ask(p, people_is_old(p) ? S_ALL_THEN : S_ALL);
    int cap = 0;

    *n = 0;
    *out = NULL;
    while (query_next(&q)) {
        arena_room(a, *out, *n, cap);
        (*out)[(*n)++] = read_person(&q, a);
    }
    return people_done(p, e);
}

static bool read_one(struct people *p, const struct query *q, struct arena *a, struct person *out, struct err *e)
{
    bool found = query_next(q);

    if (found)
        *out = read_person(q, a);
    return people_done(p, e) && found;
}

bool people_numbered(struct people *p, long id, struct arena *a, struct person *out, struct err *e)
{
    struct query q = people_ask(p, people_is_old(p) ? S_NUMBERED_THEN : S_NUMBERED);

    query_int(&q, ":person", id);
    return read_one(p, &q, a, out, e);
}

bool people_with_key(struct people *p, const unsigned char hash[HASH_SIZE], struct arena *a, struct person *out,
                     struct err *e)
{
    struct query q = people_ask(p, people_is_old(p) ? S_WITH_KEY_THEN : S_WITH_KEY);

    query_bytes(&q, ":key", hash, HASH_SIZE);
    return read_one(p, &q, a, out, e);
}

bool people_secret(struct people *p, unsigned char secret[HASH_SIZE], struct err *e)
{
    struct query q = people_ask(p, S_SECRET);
    bool found = query_next(&q);
    struct str bytes = found ? column_view(&q, 0) : (struct str){ 0 };

    if (bytes.n != HASH_SIZE)
        db_damaged(p->db, say_no_secret_inside());
    else
        memcpy(secret, bytes.p, HASH_SIZE);
    return people_done(p, e);
}

static bool read_seal_key(struct people *p, unsigned char seed[HASH_SIZE])
{
    struct query q = people_ask(p, S_SEAL_KEY);
    struct str bytes = query_next(&q) ? column_view(&q, 0) : (struct str){ 0 };

    if (bytes.n == HASH_SIZE)
        memcpy(seed, bytes.p, HASH_SIZE);
    return bytes.n == HASH_SIZE;
}

/* Two programs may make one at a time: the transaction is that of a writer. */
static bool make_seal_key(struct people *p, unsigned char seed[HASH_SIZE], bool *there, struct err *e)
{
    people_begin(p);
    *there = read_seal_key(p, seed);
    if (!*there) {
        secret_make(seed, HASH_SIZE);
        struct query q = people_ask(p, S_MAKE_SEAL_KEY);
        query_bytes(&q, ":seed", seed, HASH_SIZE);
        query_run(&q);
    }
    *there = people_commit(p, e);
    return *there;
}

bool people_seal_key(struct people *p, bool make, unsigned char seed[HASH_SIZE], bool *there, struct err *e)
{
    *there = read_seal_key(p, seed);
    return people_done(p, e) && (*there || !make || make_seal_key(p, seed, there, e));
}

/* Writing. */

static void note(struct people *p, const struct person *person, const char *what, struct str time, struct str by)
{
    struct query q = people_ask(p, S_LOG);

    query_str(&q, ":time", time);
    query_str(&q, ":what", str_of(what));
    query_str(&q, ":by", by);
    query_str(&q, ":name", person->name);
    query_run(&q);
}

/* Nobody of that name, or the person with the key that was read. */
static bool is_as_read(struct people *p, const struct person *person)
{
    struct query q = people_ask(p, person->id ? S_NUMBERED : S_NAMED);
    struct arena own = { 0 };

    if (person->id)
        query_int(&q, ":person", person->id);
    else
        query_str(&q, ":name", person->name);
    long generation = query_next(&q) ? read_person(&q, &own).generation : 0;
    arena_free(&own);
    sqlite3_reset(q.statement);
    return generation == person->generation;
}

/* What can be another one although the person and his key stay. */
static void bind_names(const struct query *q, const struct person *person)
{
    query_str(q, ":name", person->name);
    query_str(q, ":section", person->viewer.section);
    query_str(q, ":team", person->viewer.team);
    query_str(q, ":identity", person->viewer.identity);
}

static void store_one(struct people *p, const struct person_key *key, struct str by)
{
    const struct viewer *v = &key->person.viewer;
    struct query q = people_ask(p, key->person.id ? S_CHANGE : S_ADD);

    bind_names(&q, &key->person);
    if (key->person.id)
        query_int(&q, ":person", key->person.id);
    query_str(&q, ":role", str_of(person_role(v->role)));
    query_int(&q, ":from_table", v->table);
    query_int(&q, ":to_table", v->to_table);
    query_bytes(&q, ":key", key->hash, HASH_SIZE);
    query_str(&q, ":issued", key->person.issued);
    query_run(&q);
    note(p, &key->person, "issued", key->person.issued, by);
}

/* Two may have exchanged their names: at first none of them has one. */
bool people_settle(struct people *p, const struct person *list, int n, struct err *e)
{
    people_begin(p);
    for (int i = 0; i < n; i++) {
        struct query q = people_ask(p, S_LEAVE_NAME);
        query_int(&q, ":person", list[i].id);
        query_run(&q);
    }
    for (int i = 0; i < n; i++) {
        struct query q = people_ask(p, S_SETTLE);
        bind_names(&q, &list[i]);
        query_int(&q, ":person", list[i].id);
        query_run(&q);
    }
    return people_commit(p, e);
}

bool people_store(struct people *p, const struct person_key *key, int n, struct str by, struct err *e)
{
    people_begin(p);
    for (int i = 0; i < n; i++) {
        if (p->db->code == SQLITE_OK && !is_as_read(p, &key[i].person) && p->db->code == SQLITE_OK) {
            people_done(p, e);
            return err_say(e, ERR_CONFLICT, say_key_changed_meanwhile(key[i].person.name));
        }
        store_one(p, &key[i], by);
    }
    return people_commit(p, e);
}

bool people_revoke(struct people *p, const struct person *person, struct str time, struct str by, struct err *e)
{
    people_begin(p);
    struct query q = people_ask(p, S_REVOKE);
    query_str(&q, ":time", time);
    query_int(&q, ":person", person->id);
    query_run(&q);
    note(p, person, "revoked", time, by);
    return people_commit(p, e);
}

long people_version(struct people *p)
{
    struct query q = people_ask(p, S_CHANGED);
    long version = 0;

    while (query_next(&q))
        version = column_int(&q, 0);
    return people_done(p, &(struct err){ 0 }) ? version : 0;
}

bool people_signed_in(struct people *p, const struct person *person, struct str time, struct err *e)
{
    people_begin(p);
    note(p, person, "signed in", time, person->name);
    return people_commit(p, e);
}

static bool renew_secret(const char *event, struct err *e)
{
    unsigned char secret[HASH_SIZE];
    struct people *p;

    if (!people_open(event, true, &p, e))
        return false;
    secret_make(secret, sizeof secret);
    db_begin(p->db);
    struct query q = people_ask(p, S_RESEAL);
    query_bytes(&q, ":secret", secret, sizeof secret);
    query_run(&q);
    bool ok = people_commit(p, e);
    people_close(p);
    return ok;
}

bool people_mend(const char *event, struct message *said, struct arena *a, struct err *e)
{
    const char *path = str_c(a, str_fmt(a, "%s.people", event));
    bool mended = people_make_private(event, path);
    bool ok = !mended || renew_secret(event, e);

    *said = mended && ok ? say_people_made_private(path) : (struct message){ 0 };
    return ok;
}
