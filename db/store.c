#include "db/store.h"

#include "db/query.h"

/* A statement about one section; the file counts sections from 1. */
static struct query in_section(struct db *db, enum query_id id, int section)
{
    struct query q = query(db, id);

    query_int(&q, ":section", section + 1);
    return q;
}

void store_event(struct db *db, const struct event *ev)
{
    struct query q = query(db, Q_EVENT_STORE);

    query_str(&q, ":name", ev->name);
    query_str(&q, ":city", ev->city);
    query_str(&q, ":federation", ev->federation);
    query_str(&q, ":first_day", ev->start);
    query_str(&q, ":last_day", ev->end);
    query_str(&q, ":zone", ev->zone);
    query_run(&q);
}

void store_arbiters(struct db *db, const struct event *ev)
{
    struct query clear = query(db, Q_ARBITER_DELETE);

    query_run(&clear);
    for (int i = 0; i < ev->narbiter; i++) {
        struct query q = query(db, Q_ARBITER_INSERT);
        query_int(&q, ":place", i + 1);
        query_str(&q, ":name", ev->arbiter[i].name);
        query_str(&q, ":role", ev->arbiter[i].role);
        query_run(&q);
    }
}

void store_date(struct db *db, int round, struct str starts)
{
    struct query q = query(db, starts.n ? Q_DATE_STORE : Q_DATE_DELETE);

    query_int(&q, ":round", round);
    if (starts.n > 0)
        query_str(&q, ":starts", starts);
    query_run(&q);
}

static struct str colour_name(enum colour c)
{
    return c == WHITE ? STR("white") : c == BLACK ? STR("black") : (struct str){ 0 };
}

void store_section(struct db *db, int section, const struct section *s)
{
    struct query q = in_section(db, Q_SECTION_STORE, section);

    query_str(&q, ":name", s->name);
    query_str(&q, ":title", s->title);
    query_int(&q, ":women", s->women);
    query_str(&q, ":edition", str_of(edition_row(s->edition)->name));
    query_str(&q, ":tiebreak", str_of(tiebreak_row(s->tiebreak)->name));
    query_int(&q, ":rounds", s->rounds);
    query_int(&q, ":boards", s->boards);
    query_int(&q, ":squad_size", s->squad_size);
    query_int(&q, ":floor", s->floor);
    query_str_or_null(&q, ":lot", colour_name(s->lot));
    query_int(&q, ":host_first", s->host_first);
    query_run(&q);
}

static void store_player(struct db *db, int section, int squad, int place, const struct player *p)
{
    struct query q = in_section(db, Q_PLAYER_INSERT, section);

    query_int(&q, ":team", squad + 1);
    query_int(&q, ":place", place);
    query_str(&q, ":name", p->name);
    query_str(&q, ":title", p->title);
    query_int_or_null(&q, ":fide_id", p->fide_id, 0);
    query_int_or_null(&q, ":rating", p->rating, 0);
    query_int_or_null(&q, ":born", p->born, 0);
    query_str_or_null(&q, ":sex", (struct str){ &p->sex, p->sex != '\0' });
    query_int(&q, ":replaced", p->replaced);
    query_run(&q);
}

static void store_squad(struct db *db, int section, int squad, const struct squad *s)
{
    struct query q = in_section(db, Q_TEAM_INSERT, section);

    query_int(&q, ":team", squad + 1);
    query_str(&q, ":name", s->name);
    query_str(&q, ":federation", s->federation);
    query_str(&q, ":captain", s->captain);
    query_int_or_null(&q, ":given", s->given, 0);
    query_int_or_null(&q, ":number", s->number, 0);
    query_run(&q);
    for (int i = 0; i < s->nplayer; i++)
        store_player(db, section, squad, i + 1, &s->player[i]);
}

static void clear_squads(struct db *db, int section)
{
    static const enum query_id clear[] = { Q_ABSENCE_DELETE, Q_BARRED_DELETE, Q_ADJUSTMENT_DELETE,
                                           Q_PLAYER_DELETE, Q_TEAM_DELETE };

    for (size_t i = 0; i < sizeof clear / sizeof *clear; i++) {
        struct query q = in_section(db, clear[i], section);
        query_run(&q);
    }
}

void store_squads(struct db *db, int section, const struct section *s)
{
    clear_squads(db, section);
    for (int i = 0; i < s->nsquad; i++)
        store_squad(db, section, i, &s->squad[i]);
    for (int i = 0; i < s->nabsence; i++)
        store_absence(db, section, &s->absence[i]);
    for (int i = 0; i < s->nbarred; i++)
        store_barred(db, section, &s->barred[i]);
    for (int i = 0; i < s->nadjustment; i++)
        store_adjustment(db, section, i + 1, &s->adjustment[i]);
}

void store_number(struct db *db, int section, int squad, int number)
{
    struct query q = in_section(db, Q_TEAM_NUMBER, section);

    query_int(&q, ":team", squad + 1);
    query_int(&q, ":number", number);
    query_run(&q);
}

void store_absence(struct db *db, int section, const struct absence *a)
{
    struct query q = in_section(db, Q_ABSENCE_STORE, section);

    query_int(&q, ":team", a->squad + 1);
    query_int(&q, ":from_round", a->from);
    query_int_or_null(&q, ":to_round", a->to, 0);
    query_int(&q, ":withdrawn", a->withdrawn);
    query_run(&q);
}

void store_no_absence(struct db *db, int section, const struct absence *a)
{
    struct query q = in_section(db, Q_ABSENCE_DROP, section);

    query_int(&q, ":team", a->squad + 1);
    query_int(&q, ":from_round", a->from);
    query_run(&q);
}

void store_barred(struct db *db, int section, const struct barred *b)
{
    struct query q = in_section(db, Q_BARRED_STORE, section);

    query_int(&q, ":team", (b->a < b->b ? b->a : b->b) + 1);
    query_int(&q, ":other", (b->a < b->b ? b->b : b->a) + 1);
    query_int(&q, ":round", b->round);
    query_run(&q);
}

void store_adjustment(struct db *db, int section, int place, const struct adjustment *a)
{
    struct query q = in_section(db, Q_ADJUSTMENT_INSERT, section);

    query_int(&q, ":place", place);
    query_int(&q, ":team", a->team + 1);
    query_int(&q, ":mp", a->mp);
    query_int(&q, ":gp", a->gp);
    query_int(&q, ":from_round", a->from);
    query_int(&q, ":pairing_only", a->pairing_only);
    query_str(&q, ":reason", a->reason);
    query_run(&q);
}

static struct query in_round(struct db *db, enum query_id id, int section, int round)
{
    struct query q = in_section(db, id, section);

    query_int(&q, ":round", round);
    return q;
}

static void store_round_row(struct db *db, int section, int round, const struct pairing_list *r)
{
    struct query q = in_round(db, Q_ROUND_STORE, section, round);

    query_str_or_null(&q, ":published", r->published);
    query_int_or_null(&q, ":bye", r->bye == NOBODY ? 0 : r->bye + 1, 0);
    query_str(&q, ":bye_by_hand", r->bye_by_hand);
    query_run(&q);
}

void store_fixture(struct db *db, int section, int round, const struct fixture *f)
{
    struct query q = in_round(db, Q_FIXTURE_STORE, section, round);

    query_int(&q, ":table_no", f->table);
    query_int(&q, ":first", f->side[0] + 1);
    query_int(&q, ":second", f->side[1] + 1);
    query_int(&q, ":absent_first", f->absent[0]);
    query_int(&q, ":absent_second", f->absent[1]);
    query_int(&q, ":present", f->present);
    query_str(&q, ":by_hand", f->by_hand);
    query_run(&q);
}

static void drop_fixture(struct db *db, int section, int round, int table)
{
    struct query q = in_round(db, Q_FIXTURE_DROP, section, round);

    query_int(&q, ":table_no", table);
    query_run(&q);
}

static const struct fixture *at_table(const struct pairing_list *r, int table)
{
    for (int i = 0; i < r->nfixture; i++)
        if (r->fixture[i].table == table)
            return &r->fixture[i];
    return NULL;
}

void store_round(struct db *db, int section, int round, const struct pairing_list *before,
                 const struct pairing_list *after)
{
    store_round_row(db, section, round, after);
    for (int i = 0; before && i < before->nfixture; i++)
        if (!at_table(after, before->fixture[i].table))
            drop_fixture(db, section, round, before->fixture[i].table);
    for (int i = 0; i < after->nfixture; i++)
        store_fixture(db, section, round, &after->fixture[i]);
}

void store_no_round(struct db *db, int section, int round)
{
    static const enum query_id clear[] = { Q_FIXTURE_DELETE, Q_TRACE_DELETE, Q_ROUND_DELETE };

    for (int i = 0; i < 3; i++) {
        struct query q = in_round(db, clear[i], section, round);
        query_run(&q);
    }
}

void store_trace(struct db *db, int section, int round, struct str json)
{
    struct query q = in_round(db, Q_TRACE_STORE, section, round);

    query_str(&q, ":json", json);
    query_run(&q);
}

void store_board(struct db *db, int section, int round, int table, int board,
                 const struct board *b)
{
    struct query q = in_round(db, Q_BOARD_STORE, section, round);

    query_int(&q, ":table_no", table);
    query_int(&q, ":board", board);
    query_int(&q, ":first_place", b->place[0]);
    query_int(&q, ":second_place", b->place[1]);
    query_str(&q, ":result", str_of(result_text(b->result)));
    query_run(&q);
}
