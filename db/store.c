#include "db/store.h"

#include <stdio.h>

#include "db/query.h"
#include "engine/base/arena.h"
#include "teams/match.h"

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
    query_str(&q, ":presence_closes", ev->presence_closes);
    query_str(&q, ":squads_close", ev->squads_close);
    query_int(&q, ":backups", ev->backups);
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

void store_date(struct db *db, int round, struct str starts, struct str lineups)
{
    bool keep = starts.n > 0 || lineups.n > 0;
    struct query q = query(db, keep ? Q_DATE_STORE : Q_DATE_DELETE);

    query_int(&q, ":round", round);
    if (keep) {
        query_str(&q, ":starts", starts);
        query_str(&q, ":lineups", lineups);
    }
    query_run(&q);
}

static struct str colour_name(enum colour c)
{
    return c == WHITE ? STR("white") : c == BLACK ? STR("black") : (struct str){ 0 };
}

void store_section(struct db *db, int section, const struct section *s)
{
    struct query q = in_section(db, Q_SECTION_STORE, section);
    struct arena own = { 0 };

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
    query_str(&q, ":lineup_default", str_of(lineup_origin_name(s->lineup_default)));
    query_int(&q, ":double_entry", s->double_entry);
    query_str(&q, ":ranking", ranking_text(&s->ranking, &own));
    query_run(&q);
    arena_free(&own);
}

void store_player(struct db *db, int section, int squad, int place, const struct player *p)
{
    struct query q = in_section(db, Q_PLAYER_STORE, section);

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

void store_squad(struct db *db, int section, int squad, const struct squad *s)
{
    struct query q = in_section(db, Q_TEAM_INSERT, section);

    query_int(&q, ":team", squad + 1);
    query_str(&q, ":name", s->name);
    query_str(&q, ":federation", s->federation);
    query_str(&q, ":captain", s->captain);
    query_int_or_null(&q, ":given", s->given, 0);
    query_int_or_null(&q, ":number", s->number, 0);
    query_int(&q, ":late", s->late);
    query_run(&q);
    for (int i = 0; i < s->nplayer; i++)
        store_player(db, section, squad, i + 1, &s->player[i]);
    if (s->arrival.at.n > 0)
        store_arrival(db, section, squad, &s->arrival);
    if (s->order.received.n > 0)
        store_board_order(db, section, squad, &s->order);
}

static void clear_squads(struct db *db, int section)
{
    static const enum query_id clear[] = {
        Q_ARRIVAL_DELETE,    Q_BOARD_ORDER_DELETE, Q_ABSENCE_DELETE, Q_BARRED_DELETE,
        Q_ADJUSTMENT_DELETE, Q_PLAYER_DELETE,      Q_TEAM_DELETE,
    };

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

void store_arrival(struct db *db, int section, int squad, const struct arrival *a)
{
    struct query q = in_section(db, Q_ARRIVAL_STORE, section);

    query_int(&q, ":team", squad + 1);
    query_int(&q, ":players", a->players);
    query_str(&q, ":due", a->due);
    query_str(&q, ":travel", a->travel);
    query_str(&q, ":at", a->at);
    query_str(&q, ":by", a->by);
    query_run(&q);
}

void store_board_order(struct db *db, int section, int squad, const struct board_order *o)
{
    struct query q = in_section(db, o->received.n ? Q_BOARD_ORDER_STORE : Q_BOARD_ORDER_DROP, section);

    query_int(&q, ":team", squad + 1);
    if (o->received.n > 0) {
        query_str(&q, ":received", o->received);
        query_str(&q, ":received_by", o->received_by);
        query_str(&q, ":confirmed", o->confirmed);
        query_str(&q, ":confirmed_by", o->confirmed_by);
    }
    query_run(&q);
}

void store_absence(struct db *db, int section, const struct absence *a)
{
    struct query q = in_section(db, Q_ABSENCE_STORE, section);

    query_int(&q, ":team", a->squad + 1);
    query_int(&q, ":from_round", a->from);
    query_int_or_null(&q, ":to_round", a->to, 0);
    query_int(&q, ":withdrawn", a->withdrawn);
    query_int(&q, ":expelled", a->expelled);
    query_str(&q, ":at", a->at);
    query_str(&q, ":by", a->by);
    query_str(&q, ":reason", a->reason);
    query_run(&q);
}

void store_no_absence(struct db *db, int section, const struct absence *a)
{
    struct query q = in_section(db, Q_ABSENCE_DROP, section);

    query_int(&q, ":team", a->squad + 1);
    query_int(&q, ":from_round", a->from);
    query_run(&q);
}

static struct query about_barred(struct db *db, enum query_id id, int section, const struct barred *b)
{
    struct query q = in_section(db, id, section);

    query_int(&q, ":team", (b->a < b->b ? b->a : b->b) + 1);
    query_int(&q, ":other", (b->a < b->b ? b->b : b->a) + 1);
    query_int(&q, ":round", b->round);
    return q;
}

void store_barred(struct db *db, int section, const struct barred *b)
{
    struct query q = about_barred(db, Q_BARRED_STORE, section, b);

    query_str(&q, ":at", b->at);
    query_str(&q, ":by", b->by);
    query_str(&q, ":reason", b->reason);
    query_run(&q);
}

void store_no_barred(struct db *db, int section, const struct barred *b)
{
    struct query q = about_barred(db, Q_BARRED_DROP, section, b);

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
    query_int(&q, ":own", a->own);
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
    query_str(&q, ":opened", r->opened);
    query_int(&q, ":reading", r->first_reading ? 1 : 2);
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
    query_str(&q, ":decided", str_of(decided_name(f->decided)));
    query_str(&q, ":decided_why", f->decided_why);
    query_run(&q);
}

static void drop_fixture(struct db *db, int section, int round, int table)
{
    static const enum query_id drop[] = { Q_BOARD_DROP, Q_FIXTURE_DROP };

    for (int i = 0; i < 2; i++) {
        struct query q = in_round(db, drop[i], section, round);
        query_int(&q, ":table_no", table);
        query_run(&q);
    }
}

void store_round(struct db *db, int section, int round, const struct pairing_list *before,
                 const struct pairing_list *after)
{
    store_round_row(db, section, round, after);
    for (int i = 0; before && i < before->nfixture; i++)
        if (!match_at(after, before->fixture[i].table))
            drop_fixture(db, section, round, before->fixture[i].table);
    for (int i = 0; i < after->nfixture; i++)
        store_fixture(db, section, round, &after->fixture[i]);
}

void store_no_round(struct db *db, int section, int round)
{
    static const enum query_id clear[] = { Q_LINEUP_DELETE, Q_FIXTURE_DELETE, Q_TRACE_DELETE, Q_ROUND_DELETE };

    for (int i = 0; i < 4; i++) {
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

void store_board(struct db *db, int section, int round, int table, int board, const struct board *b)
{
    struct query q = in_round(db, Q_BOARD_STORE, section, round);

    query_int(&q, ":table_no", table);
    query_int(&q, ":board", board);
    query_int(&q, ":first_place", b->place[0]);
    query_int(&q, ":second_place", b->place[1]);
    query_str(&q, ":result", str_of(result_text(b->result)));
    query_int(&q, ":swapped", b->swapped);
    query_str(&q, ":by", b->by);
    query_run(&q);
}

void store_second_entry(struct db *db, int section, int round, int table, int board, const struct board *b)
{
    bool keep = b->second != RESULT_NONE;
    struct query q = in_round(db, keep ? Q_SECOND_STORE : Q_SECOND_DROP, section, round);

    query_int(&q, ":table_no", table);
    query_int(&q, ":board", board);
    if (keep) {
        query_str(&q, ":result", str_of(result_text(b->second)));
        query_str(&q, ":by", b->second_by);
    }
    query_run(&q);
}

void store_correction(struct db *db, int section, int place, const struct correction *c)
{
    struct query q = in_round(db, Q_CORRECTION_INSERT, section, c->round);

    query_int(&q, ":place", place);
    query_int(&q, ":table_no", c->table);
    query_int(&q, ":board", c->board);
    query_str(&q, ":was", str_of(result_text(c->was)));
    query_str(&q, ":becomes", str_of(result_text(c->becomes)));
    query_int(&q, ":from_round", c->from);
    query_str(&q, ":at", c->at);
    query_str(&q, ":by", c->by);
    query_str(&q, ":reason", c->reason);
    query_run(&q);
}

void store_mark_correction(struct db *db, int section, int place, const struct mark_correction *c)
{
    struct query q = in_round(db, Q_MARK_CORRECTION_INSERT, section, c->round);

    query_int(&q, ":place", place);
    query_int(&q, ":table_no", c->table);
    query_int(&q, ":was_absent_first", c->was.absent[0]);
    query_int(&q, ":was_absent_second", c->was.absent[1]);
    query_int(&q, ":was_present", c->was.present);
    query_int(&q, ":absent_first", c->becomes.absent[0]);
    query_int(&q, ":absent_second", c->becomes.absent[1]);
    query_int(&q, ":present", c->becomes.present);
    query_str(&q, ":was_decided", str_of(decided_name(c->was.decided)));
    query_str(&q, ":decided", str_of(decided_name(c->becomes.decided)));
    query_int(&q, ":from_round", c->from);
    query_str(&q, ":at", c->at);
    query_str(&q, ":by", c->by);
    query_str(&q, ":reason", c->reason);
    query_run(&q);
}

/* "1 2 3 5": a list place for each board. */
static struct str places_text(const int *place, int boards, char *text, size_t size)
{
    int n = 0;

    for (int i = 0; i < boards; i++)
        n += snprintf(text + n, size - (size_t)n, "%s%d", i ? " " : "", place[i]);
    return (struct str){ text, (size_t)n };
}

void store_lineup(struct db *db, int section, int round, int boards, const struct lineup *l)
{
    struct query q = in_round(db, Q_LINEUP_STORE, section, round);
    char text[BOARDS_MAX * 12];

    query_int(&q, ":team", l->squad + 1);
    query_str(&q, ":places", places_text(l->place, boards, text, sizeof text));
    query_str(&q, ":origin", str_of(lineup_origin_name(l->origin)));
    query_int(&q, ":late", l->late);
    query_str(&q, ":at", l->at);
    query_str(&q, ":by", l->by);
    query_str(&q, ":reason", l->reason);
    query_run(&q);
}
