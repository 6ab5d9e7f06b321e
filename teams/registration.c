/* SPDX-License-Identifier: Apache-2.0 */
#include "teams/registration.h"

#include <ctype.h>
#include <stdlib.h>

#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "teams/event.h"
#include "teams/federation.h"
#include "teams/lookalike.h"
#include "teams/messages.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/score.h"
#include "teams/text.h"
#include "teams/title.h"

/* --- rows that have slipped ---------------------------------------------------------------------- */

static bool has_letter(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (isalpha((unsigned char)s.p[i]) || (s.p[i] & 0x80))
            return true;
    return s.n == 0 || str_eq(s, STR("?")); /* the stand-in of what was refused */
}

/* Those of FIDE have six digits at least; one of four is the rating of a row that has lost a cell. */
static bool has_rating_as_id(const struct player *p)
{
    return p->rating == 0 && p->fide_id >= RATING_LOWEST && p->fide_id <= RATING_HIGHEST;
}

/* A WARNING for a name without a letter, which is a number or a day of another column, and for a FIDE id that is a rating; `name` and `team` as they stand in a sentence. */
static void slipped_check(const struct player *p, const char *name, const char *team, struct findings *f)
{
    if (!has_letter(p->name)) {
        finding_say(f, WARNING, RULE_NONE, p->line, say_player_called_by_number(name, team));
        finding_of(f, "player/name");
    }
    if (has_rating_as_id(p)) {
        finding_say(f, WARNING, RULE_NONE, p->line, say_fide_id_is_rating(name, team, (int)p->fide_id));
        finding_of(f, "player/fideid");
    }
}

enum { SHOWN = 60, FIRST_YEAR = 1900, YOUNGEST = 4 };

/* A name as it stands in a sentence; what the schema has refused is cut or has a stand-in. */
static const char *shown(struct findings *f, struct str name)
{
    return name.n == 0 ? "?" : str_c(f->arena, text_cut(f->arena, name, SHOWN));
}

/* ---- Things that may occur only once: sorted, so that equal ones lie side by side. ---- */

struct entry {
    struct str key;
    long number;
    int order;
    const struct squad *squad;
    const struct player *player;
};

struct entries {
    struct entry *item;
    int n;
};

static int by_key(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    int c = (x->number > y->number) - (x->number < y->number);

    if (c == 0)
        c = str_cmp(x->key, y->key);
    return c ? c : x->order - y->order;
}

static bool same(const struct entry *a, const struct entry *b)
{
    return a->number == b->number && str_eq(a->key, b->key);
}

static void entry_add(struct entries *list, struct entry one)
{
    one.order = list->n;
    list->item[list->n++] = one;
}

static void entries_sort(struct entries *list)
{
    if (list->n > 1)
        qsort(list->item, (size_t)list->n, sizeof *list->item, by_key);
}

/* The first of the entries that are equal to entry `i`, if that of the one before is known. */
static const struct entry *first_of(const struct entries *list, int i, const struct entry *before)
{
    return before && same(before, &list->item[i]) ? before : &list->item[i];
}

/* ---- One player, one team ---- */

static void check_title(const struct squad *q, const struct player *p, struct findings *f)
{
    bool known = p->title.n == 0 || title_rank(p->title) > 0, his = p->sex != 'm' || !str_starts(p->title, STR("W"));

    if (known && his)
        return;
    finding_say(
        f, WARNING, RULE_NONE, p->line,
        (known ? say_title_of_women : say_not_fide_title)(shown(f, p->name), shown(f, q->name), shown(f, p->title)));
    finding_of(f, known ? "player/sex" : "player/title");
}

static long year_of(struct str date)
{
    long year = 0;

    return date.n >= 4 && str_long((struct str){ date.p, 4 }, &year) ? year : 0;
}

bool registration_born_may_be(const struct event *e, int born)
{
    long year = year_of(e->start);

    return born == 0 || (born >= FIRST_YEAR && (year == 0 || born <= year - YOUNGEST));
}

static void check_player(const struct event *e, const struct section *s, const struct squad *q, const struct player *p,
                         struct findings *f)
{
    if (s->women && p->sex == 'm') {
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, p->line,
                    say_man_cannot_play_womens_section(shown(f, p->name), shown(f, q->name)));
        finding_of(f, "player/sex");
    }
    slipped_check(p, shown(f, p->name), shown(f, q->name), f);
    /* RULE_DUTCH_RATINGS */
    if (p->rating != 0 && (p->rating < RATING_LOWEST || p->rating > RATING_HIGHEST)) {
        finding_say(
            f, PROBLEM, RULE_RATING, p->line,
            say_rating_cannot_be_right(shown(f, p->name), shown(f, q->name), p->rating, RATING_LOWEST, RATING_HIGHEST));
        finding_of(f, "player/rating");
    }
    check_title(q, p, f);
    if (!registration_born_may_be(e, p->born)) {
        finding_say(f, WARNING, RULE_NONE, p->line,
                    say_year_birth_cannot_be_right(shown(f, p->name), shown(f, q->name), p->born));
        finding_of(f, "player/born");
    }
}

bool registration_is_short(const struct section *s, const struct squad *q)
{
    int n = squad_counting(q);

    return s->unit == UNIT_TEAM && n < s->boards && n >= score_least(s);
}

/* Who plays in a women's section has to be known as a woman. One finding for a team: registrations come without any sex. */
static void check_women(const struct squad *q, struct findings *f)
{
    struct str names = { 0 };

    for (int i = 0; i < q->nplayer; i++) {
        const struct player *p = &q->player[i];
        if (!p->replaced && p->sex == '\0')
            names = str_fmt(f->arena, "%.*s%s%s", STR_ARG(names), names.n ? "; " : "", shown(f, p->name));
    }
    if (names.n == 0)
        return;
    finding_say(f, WARNING, RULE_SQUAD_SIZE, q->line, say_only_women_play_womens_section(shown(f, q->name), names));
    finding_of(f, "team/sex");
}

static void check_namesakes(const struct squad *q, struct findings *f)
{
    struct arena own = { 0 };
    struct str *key = arena_new(&own, struct str, q->nplayer);

    for (int i = 0; i < q->nplayer; i++) {
        key[i] = text_fold(&own, q->player[i].name);
        int j = 0;
        while (j < i && !str_eq(key[i], key[j]))
            j++;
        if (j < i && key[i].n > 0) {
            finding_say(f, WARNING, RULE_SQUAD_LIST, q->player[i].line,
                        say_listed_twice(shown(f, q->player[i].name), shown(f, q->name), q->player[j].line));
            finding_of(f, "player/name");
        }
    }
    arena_free(&own);
}

static void check_code(struct str code, struct message whose, int line, struct findings *f)
{
    const struct federation *meant, *known = federation_find(code);

    if (code.n == 0 || (known && !known->now[0]))
        return;
    if (known) {
        finding_say(f, WARNING, RULE_NONE, line,
                    say_old_federation_code(&whose, shown(f, code), known->name, known->now));
        finding_of(f, "team/federation");
        return;
    }
    meant = federation_guess(code, f->arena);
    finding_say(f, PROBLEM, RULE_NONE, line, say_not_a_federation(&whose, shown(f, code), meant ? meant->code : NULL));
    finding_of(f, "team/federation");
}

static void check_squad(const struct event *e, const struct section *s, const struct squad *q, struct findings *f)
{
    long number;

    check_code(q->federation, say_code_of_team(shown(f, q->name)), q->line, f);
    if (str_long(q->name, &number)) {
        finding_say(f, PROBLEM, RULE_NONE, q->line, say_team_cannot_be_called(shown(f, q->name)));
        finding_of(f, "team/name");
    }
    const char *name = shown(f, q->name);
    int n = squad_counting(q);
    if (q->nplayer > SQUAD_MAX)
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, q->line, say_lists_players(name, q->nplayer, SQUAD_MAX));
    else if (q->nplayer == 0)
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, q->line, say_no_players(name));
    else if (n > s->squad_size) {
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, q->line, say_too_many_counting_players(name, n, s->squad_size));
        finding_of(f, "team/squad");
    } else if (registration_is_short(s, q))
        finding_say(f, WARNING, RULE_SQUAD_SIZE, q->line, say_team_is_short(name, n, s->boards, s->boards - n));
    else if (n < s->boards)
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, q->line, say_too_few_counting_players(name, n, score_least(s)));
    if (q->nplayer > SQUAD_MAX)
        return; /* it is no squad, and each player would be compared with each */
    for (int i = 0; i < q->nplayer; i++)
        check_player(e, s, q, &q->player[i], f);
    if (s->women)
        check_women(q, f);
    check_namesakes(q, f);
}

/* ---- The teams of a section among each other ---- */

static struct entries by_name(const struct section *s, struct arena *a)
{
    struct entries list = { arena_new(a, struct entry, s->nsquad), 0 };

    for (int i = 0; i < s->nsquad; i++)
        entry_add(&list, (struct entry){ .key = text_fold(a, s->squad[i].name), .squad = &s->squad[i] });
    entries_sort(&list);
    return list;
}

const struct squad *registration_same_name(const struct section *s, struct arena *a)
{
    struct entries list = by_name(s, a);

    for (int i = 1; i < list.n; i++)
        if (list.item[i].key.n > 0 && same(&list.item[i - 1], &list.item[i]))
            return list.item[i].squad;
    return NULL;
}

static void check_names(const struct section *s, struct findings *f)
{
    struct arena own = { 0 };
    struct entries list = by_name(s, &own);
    const struct entry *first = NULL;
    for (int i = 0; i < list.n; i++) {
        const struct entry *this = &list.item[i];
        first = first_of(&list, i, first);
        if (first != this && this->key.n > 0) {
            finding_say(f, PROBLEM, RULE_NONE, this->squad->line,
                        say_name_already_taken(shown(f, this->squad->name), first->squad->line));
            finding_of(f, "team/name");
        }
    }
    arena_free(&own);
}

static void check_numbers(const struct section *s, struct findings *f)
{
    struct entries list = { arena_new(f->arena, struct entry, s->nsquad), 0 };

    for (int i = 0; i < s->nsquad; i++)
        if (s->squad[i].given > 0)
            entry_add(&list, (struct entry){ .number = s->squad[i].given, .squad = &s->squad[i] });
    entries_sort(&list);
    const struct entry *first = NULL;
    for (int i = 0; i < list.n; i++) {
        const struct entry *this = &list.item[i];
        first = first_of(&list, i, first);
        if (first != this) {
            finding_say(f, PROBLEM, RULE_PAIRING_NUMBER, this->squad->line,
                        say_number_twice(shown(f, this->squad->name), this->number, shown(f, first->squad->name),
                                         first->squad->line));
            finding_of(f, "team/number");
        }
    }
    if (list.n > 0 && list.n < s->nsquad)
        finding_say(f, WARNING, RULE_PAIRING_NUMBER, s->line,
                    say_section_teams_number(shown(f, s->name), list.n, s->nsquad));
}

static void check_extra_team(const struct event *e, const struct section *s, const struct squad *q, int which,
                             struct findings *f)
{
    bool host = str_eq(q->federation, e->federation);
    const char *name = shown(f, q->name), *code = shown(f, q->federation);

    if (!host) {
        finding_say(f, PROBLEM, RULE_HOST_TEAMS, q->line,
                    say_team_only_host(name, which, code, shown(f, e->federation)));
        finding_of(f, "team/federation");
    } else if (which > 3) {
        finding_say(f, PROBLEM, RULE_HOST_TEAMS, q->line, say_team_even_host_may_enter(name, which, code));
        finding_of(f, "team/federation");
    } else if (which == 3 && s->nsquad % 2 == 1)
        finding_say(f, WARNING, RULE_HOST_TEAMS, q->line, say_third_team(name, code, s->nsquad));
}

/* Events by the ECU's rules, and those by other systems, may be for clubs. */
static void check_host_teams(const struct event *e, const struct section *s, struct findings *f)
{
    struct entries list = { arena_new(f->arena, struct entry, s->nsquad), 0 };

    if (!edition_is_fide(s->edition) || section_system(s) || e->federation.n == 0)
        return;
    for (int i = 0; i < s->nsquad; i++)
        entry_add(&list, (struct entry){ .key = s->squad[i].federation, .squad = &s->squad[i] });
    entries_sort(&list);
    const struct entry *first = NULL;
    for (int i = 0; i < list.n; i++) {
        first = first_of(&list, i, first);
        int which = (int)(&list.item[i] - first) + 1;
        const struct finding_mark mark = finding_mark(f);
        if (which > 1 && list.item[i].key.n > 0)
            check_extra_team(e, s, list.item[i].squad, which, f);
        finding_rewind(f, mark);
    }
}

static void check_section(const struct event *e, const struct section *s, struct findings *f)
{
    f->uncited = section_system(s);
    const char *name = shown(f, s->name);

    if (s->squad_size < s->boards)
        finding_say(f, PROBLEM, RULE_SQUAD_SIZE, s->line,
                    say_section_players_cannot_fill_boards(name, s->squad_size, s->boards));
    if (!score_least_fits(s))
        finding_say(f, PROBLEM, RULE_NONE, s->line,
                    say_players_needed_beyond_boards(name, s->players_needed, s->boards));
    if (s->floor < RATING_LOWEST || s->floor > RATING_HIGHEST)
        finding_say(f, WARNING, RULE_RATING_FLOOR, s->line, say_section_rating_floor_unusual(name, s->floor));
    if (s->nsquad == 0)
        finding_say(f, WARNING, RULE_NONE, s->line, say_section_no_teams(name));
    for (int i = 0; i < s->nsquad; i++) {
        const struct finding_mark mark = finding_mark(f);
        check_squad(e, s, &s->squad[i], f);
        finding_rewind(f, mark);
    }
    check_names(s, f);
    lookalike_check(s, f);
    check_numbers(s, f);
    check_host_teams(e, s, f);
    f->uncited = false;
}

/* ---- The event ---- */

static void check_dates(const struct event *e, struct findings *f)
{
    struct str before = { 0 };

    if (e->start.n > 0 && e->end.n > 0 && str_cmp(e->end, e->start) < 0)
        finding_say(f, WARNING, RULE_NONE, e->line, say_event_ends(shown(f, e->end), shown(f, e->start)));
    for (int r = 0; r < ROUNDS_MAX; r++) {
        struct str day = (struct str){ e->date[r].p, e->date[r].n < 10 ? e->date[r].n : 10 };
        if (day.n == 0)
            continue;
        if (str_cmp(e->date[r], before) < 0)
            finding_say(f, WARNING, RULE_NONE, e->line, say_round_played(r + 1, shown(f, e->date[r])));
        if ((e->start.n > 0 && str_cmp(day, e->start) < 0) || (e->end.n > 0 && str_cmp(day, e->end) > 0))
            finding_say(f, WARNING, RULE_NONE, e->line, say_round_played_outside(r + 1, shown(f, day)));
        if (moment_is_after(e->lineups[r], e->date[r]))
            finding_say(f, PROBLEM, RULE_NONE, e->line,
                        say_line_ups_round_due(r + 1, shown(f, e->lineups[r]), shown(f, e->date[r])));
        before = e->date[r];
    }
}

static void check_section_names(const struct event *e, struct findings *f)
{
    for (int i = 0; i < e->nsection; i++)
        for (int j = 0; j < i; j++)
            if (e->section[i].name.n > 0 && str_eq(e->section[i].name, e->section[j].name))
                finding_say(f, PROBLEM, RULE_NONE, e->section[i].line,
                            say_section_name_already_taken_section(shown(f, e->section[i].name), e->section[j].line));
}

static int players_of(const struct event *e)
{
    int n = 0;

    for (int i = 0; i < e->nsection; i++)
        for (int j = 0; j < e->section[i].nsquad; j++)
            n += e->section[i].squad[j].nplayer;
    return n;
}

/* Nobody plays in two sections of teams. A section of players is an event beside them: looked at `alone`. */
static bool is_among(const struct section *s, const struct section *alone)
{
    return alone ? s == alone : s->unit == UNIT_TEAM;
}

/* Is one of them paired by D.02? */
static bool is_cited(const struct event *e, const struct section *alone)
{
    for (int i = 0; i < e->nsection; i++)
        if (is_among(&e->section[i], alone) && !section_system(&e->section[i]))
            return true;
    return false;
}

static void check_ids(const struct event *e, const struct section *alone, struct findings *f)
{
    struct arena own = { 0 };
    struct entries list = { arena_new(&own, struct entry, players_of(e)), 0 };

    f->uncited = !is_cited(e, alone);
    for (int i = 0; i < e->nsection; i++)
        for (int j = 0; is_among(&e->section[i], alone) && j < e->section[i].nsquad; j++) {
            const struct squad *q = &e->section[i].squad[j];
            for (int k = 0; k < q->nplayer; k++)
                if (q->player[k].fide_id > 0)
                    entry_add(&list,
                              (struct entry){ .number = q->player[k].fide_id, .squad = q, .player = &q->player[k] });
        }
    entries_sort(&list);
    const struct entry *first = NULL;
    for (int i = 0; i < list.n; i++) {
        const struct entry *this = &list.item[i];
        first = first_of(&list, i, first);
        if (first != this) {
            const struct message twice =
                say_fide_id_twice(shown(f, this->player->name), shown(f, this->squad->name), this->number,
                                  shown(f, first->player->name), shown(f, first->squad->name), first->player->line);
            finding_say(f, PROBLEM, RULE_SQUAD_LIST, this->player->line,
                        unit_message(alone ? alone->unit : UNIT_TEAM, twice));
            finding_of(f, "player/fideid");
        }
    }
    f->uncited = false;
    arena_free(&own);
}

void registration_check(const struct event *e, struct findings *f)
{
    check_code(e->federation, say_code_of_host(), e->line, f);
    check_dates(e, f);
    check_section_names(e, f);
    for (int i = 0; i < e->nsection; i++)
        check_section(e, &e->section[i], f);
    check_ids(e, NULL, f);
    for (int i = 0; i < e->nsection; i++)
        if (e->section[i].unit == UNIT_PLAYER)
            check_ids(e, &e->section[i], f);
}

/* RULE_SQUAD_LIST */
struct str registration_closes(const struct event *e, const struct section *s, struct arena *a)
{
    struct str day = event_begins(e);

    if (e->squads_close.n > 0 || section_system(s) || !moment_is_day(day))
        return e->squads_close;
    return str_fmt(a, "%.*s 23:59", STR_ARG(moment_month_before(day, a)));
}
