/* SPDX-License-Identifier: Apache-2.0 */
#include "web/desk/needs.h"

#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "teams/lineup.h"
#include "teams/moment.h"
#include "teams/pairing.h"
#include "teams/presence.h"
#include "teams/score.h"
#include "teams/second.h"
#include "teams/signature.h"
#include "teams/event.h"
#include "web/base/messages.h"
#include "web/desk/round.h"
#include "web/process/copier.h"
#include "web/public/poster.h"

static void add_need(struct needs *all, struct matter need)
{
    if (all->n < NEEDS)
        all->list[all->n++] = need;
}

/* --- results ----------------------------------------------------------------------------------- */

static struct str side_name(const struct visit *v, const struct fixture *f, int side)
{
    return v->in->squad[f->side[side]].name;
}

/* The first board on which two arbiters read different results, as page and sheet write them. */
static struct matter of_difference(const struct visit *v, const struct fixture *f)
{
    int b = 1;

    while (second_agrees(v->in, f, b) == AGREE_SAME || second_agrees(v->in, f, b) == AGREE_SECOND_MISSING)
        b++;
    const struct board *board = &f->board[b - 1];
    struct str first = side_name(v, f, 0), second = side_name(v, f, 1);
    bool once = second_agrees(v->in, f, b) == AGREE_FIRST_MISSING;
    return (struct matter){
        .urgency = ALARM,
        .title = once ? say_need_first_missing(f->table, b) : say_need_differs(f->table, b),
        .more =
            once ? say_need_second_reads(first, second, page_result(v, board->second))
                 : say_need_entries_read(first, second, page_result(v, board->result), page_result(v, board->second)),
        .action = say_do_compare(),
        .address = round_address(v, "../report/differences"),
        .round = v->round,
    };
}

static int filled(const struct visit *v, const struct fixture *f)
{
    int n = 0;

    for (int b = 0; b < v->in->boards; b++)
        n += f->board[b].result != RESULT_NONE;
    return n;
}

static struct matter of_half(const struct visit *v, const struct fixture *f)
{
    return (struct matter){
        .urgency = CARE,
        .title = say_need_half(f->table),
        .more = say_need_boards_in(side_name(v, f, 0), side_name(v, f, 1), filled(v, f), v->in->boards),
        .action = say_do_go_on(),
        .address = round_table(v, f->table),
        .round = v->round,
    };
}

/* Those in that state, the first of them by name. */
static void add_matches(const struct visit *v, const struct pairing_list *r, enum match_state state,
                        struct matter (*of)(const struct visit *v, const struct fixture *f), struct needs *all)
{
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        if (round_match(v->in, &r->fixture[i]) == state && n++ < NAMED)
            add_need(all, of(v, &r->fixture[i]));
    if (n > NAMED)
        all->list[all->n - 1].more = say_need_and_more(n - NAMED);
}

static void add_disputes(const struct visit *v, struct needs *all)
{
    struct visit at = *v;
    int upto = page_latest(v->in, ROUND_PUBLISHED), n = 0;

    for (at.round = 1; at.round <= upto; at.round++) {
        const struct pairing_list *r = round_looked_at(&at);
        for (int i = 0; i < 2 * r->nfixture; i++) {
            const struct fixture *f = &r->fixture[i / 2];
            struct message said = signature_dispute(v->in, at.round, f, i % 2);
            if (said.row && n++ < NAMED)
                add_need(all, (struct matter){ .urgency = ALARM,
                                               .title = said,
                                               .action = say_do_look(),
                                               .address = round_table(&at, f->table) });
        }
    }
    if (n > NAMED)
        all->list[all->n - 1].more = say_need_and_more(n - NAMED);
}

/* Who must be expelled or excused, as `show` says it, too. */
static void add_missed(const struct visit *v, struct needs *all)
{
    bool may = v->who.viewer.role <= op_row(OP_expel)->role;
    int n;
    const struct missed *missed = presence_missed(v->in, v->arena, &n);

    for (int i = 0; i < n && i < NAMED; i++) {
        const struct message more = i + 1 == NAMED && n > NAMED ? say_need_and_more(n - NAMED) : (struct message){ 0 };
        add_need(all, (struct matter){ .urgency = CARE,
                                       .title = presence_missed_text(v->in, &missed[i], v->arena),
                                       .more = more.row || may ? more : say_need_tap(),
                                       .action = may ? say_do_judge() : (struct message){ 0 },
                                       .address = str_fmt(v->arena, "%.*s/presence?team=%d",
                                                          STR_ARG(address_section(v->in, v->arena)),
                                                          v->in->squad[missed[i].squad].number),
                                       .round = missed[i].round[missed[i].n - 1],
                                       .dated = true });
    }
}

/* --- what the desk sends away -------------------------------------------------------------------------------- */

static void add_mirror(const struct visit *v, struct needs *all)
{
    struct copies *copies = arena_new(v->arena, struct copies, 1);
    const struct wording wording = visit_wording(v);

    if (!copier_look(v->room->copier, &wording, v->arena, copies) || !copies->fails)
        return;
    bool may = v->who.viewer.role <= op_row(OP_set)->role;
    struct message more = err_message(&copies->why);
    add_need(all, (struct matter){ .urgency = CARE,
                                   .title = say_need_mirror(),
                                   .more = may ? more : say_need_tap(),
                                   .state = may ? (struct message){ 0 } : more,
                                   .action = may ? say_do_mirror() : (struct message){ 0 },
                                   .address = STR("/do/set#mirror") });
}

/* Nobody can mend it on a page. */
static void add_poster(const struct visit *v, struct needs *all)
{
    enum poster_state state = v->room->poster ? poster_state(v->room->poster) : POSTER_BRINGS;

    if (state == POSTER_IS_HELD_UP)
        add_need(all, (struct matter){ .urgency = CARE, .title = say_need_events(), .more = say_need_events_wait() });
    if (state == POSTER_HAS_ENDED)
        add_need(all, (struct matter){ .urgency = CARE, .title = say_need_poster(), .more = say_need_start_again() });
}

/* --- what is next ------------------------------------------------------------------------------ */

static struct message lacking_results(const struct visit *v)
{
    const struct round_tally n = score_tally(v->in, round_looked_at(v));

    return n.ended == n.matches && n.unfinished > 0 ? say_need_unfinished(n.unfinished)
                                                    : say_need_results(n.matches - n.ended);
}

static struct message lacking_lineups(const struct visit *v)
{
    return say_need_lineups(lineup_count(round_looked_at(v)).missing);
}

static struct message lacking_second(const struct visit *v)
{
    return say_need_second(score_tally(v->in, round_looked_at(v)).apart);
}

static struct message lacking_presence(const struct visit *v)
{
    return presence_count(&v->event, v->in, 1, v->now).of[TEAM_HERE] > 0 ? say_need_presence() : say_need_anybody();
}

static struct message pair_it(const struct visit *v)
{
    return say_do_pair(v->round);
}

/* A row for each command of office/next.h: what a page says of it, and where it is done. */
static const struct room_of {
    const char *command, *operand;
    struct message (*title)(void), (*title_of)(const struct visit *at);
    struct message (*action)(void), (*action_of)(const struct visit *at);
    const char *below; /* NULL: the form of the operation */
    const char *does;  /* the operation; NULL: it is for all who see the page */
} rooms[] = {
    { "number", "", say_need_numbers, NULL, say_op_number, NULL, NULL, "number" },
    { "lot", "", say_need_lot, NULL, say_do_lot, NULL, NULL, "lot" },
    { "presence", "", NULL, lacking_presence, say_do_presence, NULL, "../presence", NULL },
    { "pair", "", NULL, round_to_be_paired, NULL, pair_it, "draft", "pair" },
    { "publish", "", say_need_publication, NULL, say_do_look_through, NULL, "draft", NULL },
    { "lineups", "--enter", NULL, lacking_lineups, say_do_lineups, NULL, "lineups", NULL },
    { "lineups", "--open", say_need_opening, NULL, say_op_open, NULL, "lineups?open=yes", "open" },
    { "start", "", say_need_start, NULL, say_op_start, NULL, NULL, "start" },
    { "report", "boards", say_need_boards, NULL, say_do_print_boards, NULL, "../report/boards", NULL },
    { "enter", "", NULL, lacking_results, say_do_enter, NULL, "enter", NULL },
    { "enter", "--second", NULL, lacking_second, say_enter_second, NULL, "enter?second=yes", NULL },
    { "standings", "", say_need_standings, NULL, say_do_standings, NULL, "../report/standings", NULL },
    { "print", "--set end", say_need_final_sheets, NULL, say_do_print_final, NULL, "../../print", NULL },
    { "import", "REGISTRATION.xml", say_need_registration, NULL, say_do_import, NULL, "../../import", "import" },
    { "import", "PLAYERS.csv", say_need_registration, NULL, say_do_import, NULL, "../../import", "import" },
};

/* NULL: it is said by itself, as a match that is disputed or entered differently. */
static const struct room_of *room_of(const struct next *next)
{
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        if (str_eq(str_of(rooms[i].command), str_of(next->command)) &&
            str_eq(str_of(rooms[i].operand), str_of(next->operand)))
            return &rooms[i];
    return NULL;
}

static bool is(const struct room_of *room, const char *command, const char *operand)
{
    return str_eq(str_of(room->command), str_of(command)) && str_eq(str_of(room->operand), str_of(operand));
}

/* Until when line-ups are due, and how many there are. */
static struct message due_lineups(const struct visit *v)
{
    struct lineup_tally n = lineup_count(round_looked_at(v));
    struct str due = lineup_deadline(&v->event, v->in, v->round, v->arena);
    struct str when = due.n > 0 ? page_when(v, due) : due;

    return moment_is_after(v->now, due) ? say_lineups_were_due(n.handed_in, n.due, when)
                                        : say_lineups_are_due(n.handed_in, n.due, when);
}

static struct message next_table(const struct visit *v)
{
    const struct pairing_list *r = round_looked_at(v);
    int i = 0;

    while (i < r->nfixture && score_complete(v->in, &r->fixture[i]))
        i++;
    return i < r->nfixture ? say_need_next_table(r->fixture[i].table, side_name(v, &r->fixture[i], 0),
                                                 side_name(v, &r->fixture[i], 1))
                           : (struct message){ 0 };
}

static struct message more_of(const struct visit *at, const struct room_of *room)
{
    if (is(room, "lineups", "--enter") || is(room, "lineups", "--open"))
        return due_lineups(at);
    return is(room, "enter", "") ? next_table(at) : (struct message){ 0 };
}

/* Line-ups that are missing shortly before they are due, or afterwards. */
static bool is_urgent(const struct visit *at)
{
    enum { MINUTES = 15 };
    struct str due = lineup_deadline(&at->event, at->in, at->round, at->arena);

    return due.n > 0 && (moment_is_after(at->now, due) || moment_minutes(at->now, due) <= MINUTES);
}

static int round_of(const struct visit *v, const struct next *next, const struct room_of *room)
{
    int last = v->in->nround;

    if (next->round > 0)
        return next->round;
    if (is(room, "pair", ""))
        return last + 1;
    return last > 0 ? last : 1;
}

/* Of the round that is worked at, whichever is looked at. */
static void add_next(const struct visit *v, const struct next *next, struct needs *all)
{
    const struct room_of *room = room_of(next);
    struct visit at = *v;

    if (!room)
        return;
    at.round = round_of(v, next, room);
    struct matter need = { .urgency = PLAIN,
                           .title = room->title ? room->title() : room->title_of(&at),
                           .more = more_of(&at, room),
                           .teams = is(room, "lineups", "--enter"),
                           .round = at.round,
                           .dated = is(room, "pair", "") };
    if (need.teams && is_urgent(&at))
        need.urgency = ALARM;
    if (room->does && v->who.viewer.role > op_find(str_of(room->does))->role) {
        need.state = need.more;
        need.more = say_need_tap();
    } else if (room->action || room->action_of) {
        need.action = room->action ? room->action() : room->action_of(&at);
        need.address = room->below ? round_address(&at, room->below) : address_operation(v, v->in, room->command);
    }
    add_need(all, need);
}

/* There is no legal round; unless something is decided, the section ends here. */
static void add_impossible(const struct visit *v, const struct err *why, struct needs *all)
{
    bool may = v->in->nround > 0 && v->who.viewer.role <= op_find(STR("shorten"))->role;
    struct matter need = { .urgency = ALARM,
                           .title = say_need_no_round(v->in->nround + 1),
                           .more = err_message(why),
                           .round = v->in->nround + 1,
                           .dated = true };
    if (may) {
        need.action = say_op_shorten();
        need.address = address_operation(v, v->in, "shorten");
    }
    add_need(all, need);
}

/* What is urgent comes first; else they stay in their order. */
static void put_in_order(struct needs *all)
{
    for (int i = 1; i < all->n; i++) {
        struct matter moved = all->list[i];
        int at = i;
        for (; at > 0 && all->list[at - 1].urgency > moved.urgency; at--)
            all->list[at] = all->list[at - 1];
        all->list[at] = moved;
    }
}

/* What was entered of the round that is looked at, or worked at. */
static void add_results(const struct visit *v, struct needs *all)
{
    const struct pairing_list *r = round_looked_at(v);

    if (!r || r->published.n == 0)
        return;
    add_matches(v, r, MATCH_DIFFERS, of_difference, all);
    add_matches(v, r, MATCH_HALF, of_half, all);
}

struct needs needs_list(const struct visit *v)
{
    struct needs all = { .n = 0 };
    struct next next[NEXT_MAX];
    struct err *why = arena_new(v->arena, struct err, 1);
    int n = next_steps(&v->event, v->in, v->now, next, why), played = section_played(v->in);
    struct visit at = *v;

    at.round = played;
    add_results(v, &all);
    if (played != v->round)
        add_results(&at, &all);
    add_disputes(v, &all);
    add_missed(v, &all);
    add_mirror(v, &all);
    add_poster(v, &all);
    if (why->kind)
        add_impossible(v, why, &all);
    for (int i = 0; i < n; i++)
        add_next(v, &next[i], &all);
    put_in_order(&all);
    return all;
}

/* It is another one when more is missing, when it has become urgent, and in another round. */
struct str matter_name(const struct visit *v, const struct matter *need)
{
    struct str title = message_on(MEDIUM_PAGE, need->title, v->arena);
    bool is_told = need->action.row; /* in full: else it would be another one for each who looks */
    struct message how = is_told ? need->more : need->state;
    struct str more = how.row ? message_on(MEDIUM_PAGE, how, v->arena) : STR("");

    return str_fmt(v->arena, "%d/%d: %.*s %.*s", need->round, (int)need->urgency, STR_ARG(title), STR_ARG(more));
}
