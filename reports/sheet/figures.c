/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/figures.h"

#include <stdlib.h>

#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "teams/messages.h"
#include "teams/correction.h"
#include "teams/over.h"
#include "teams/pairing.h"
#include "teams/names.h"
#include "teams/match.h"
#include "engine/base/edition.h"
#include "teams/score.h"

static int by_number(const void *a, const void *b, void *squads)
{
    const struct squad *squad = squads;
    int x = *(const int *)a, y = *(const int *)b;
    int nx = squad[x].number, ny = squad[y].number;

    if ((nx == 0) != (ny == 0))
        return nx == 0 ? 1 : -1;
    return nx != ny ? nx - ny : x - y;
}

const int *figures_order(const struct section *s, struct arena *a)
{
    int *order = arena_new(a, int, s->nsquad);

    for (int i = 0; i < s->nsquad; i++)
        order[i] = i;
    qsort_r(order, (size_t)s->nsquad, sizeof *order, by_number, s->squad);
    return order;
}

const int *figures_points(const struct event *e, const struct section *s, int after, struct arena *a)
{
    struct tournament t;
    int *mp = arena_new(a, int, s->nsquad);

    score_tournament(e, s, after, a, &t);
    const struct standing *line = standings_make(&t, t.nround, a);
    for (int i = 0; i < t.nteam; i++)
        mp[line[i].team] = line[i].mp;
    return mp;
}

const struct standing *const *figures_progress(const struct event *e, const struct section *s, int rounds,
                                               struct arena *a)
{
    const struct standing **after = arena_new(a, const struct standing *, rounds);
    struct tournament t;

    for (int r = 1; r <= rounds; r++) {
        score_tournament(e, s, r, a, &t);
        const struct standing *line = standings_make(&t, t.nround, a);
        struct standing *of = arena_new(a, struct standing, s->nsquad);
        for (int i = 0; i < s->nsquad; i++)
            of[line[i].team] = line[i];
        after[r - 1] = of;
    }
    return after;
}

const bool *figures_paired(const struct section *s, const struct pairing_list *p, struct arena *a)
{
    bool *paired = arena_new(a, bool, s->nsquad);

    for (int i = 0; i < p->nfixture; i++)
        for (int side = 0; side < 2; side++)
            paired[p->fixture[i].side[side]] = true;
    if (p->bye != NOBODY)
        paired[p->bye] = true;
    return paired;
}

struct cell figures_number(const struct squad *q)
{
    return cell_known(q->number);
}

struct cell figures_average(const struct section *s, const struct squad *q)
{
    int fifth;

    if (s->unit == UNIT_PLAYER)
        return cell_known(score_rating(s, q, &fifth));
    return cell_hundredths((long)score_rating(s, q, &fifth) * 100 / score_rated(s));
}

struct cell figures_mp(const struct section *s, int mp)
{
    return s->unit == UNIT_PLAYER ? cell_half(mp) : cell_number(mp);
}

struct message figures_entry(enum entry_kind k)
{
    static struct message (*const says[])(void) = {
        [ENTRY_UNPAIRED] = say_status_not_paired, [ENTRY_PENDING] = say_entry_pending,
        [ENTRY_PLAYED] = say_entry_played,        [ENTRY_BYE] = say_entry_bye,
        [ENTRY_WALKOVER] = say_entry_walkover,    [ENTRY_ABSENCE] = say_entry_absence,
        [ENTRY_ANNULLED] = say_entry_annulled,
    };

    return says[k]();
}

/* "1, 3 and 5": those of the colour that the first board has. */
static struct str odd_boards(const struct section *s, const struct wording *how, struct arena *a)
{
    struct str boards = STR("1");

    for (int b = 3; b <= s->boards; b += 2) {
        const struct message last = say_names_and_last(boards, str_number(a, b));
        boards = b + 2 > s->boards ? message_text(&last, how, a) : str_fmt(a, "%.*s, %d", STR_ARG(boards), b);
    }
    return boards;
}

struct str figures_colours(const struct section *s, const char *colour, const struct wording *how, struct arena *a)
{
    const struct message m = say_colour_on_boards(colour, (s->boards + 1) / 2, odd_boards(s, how, a));

    return s->boards == 1 ? str_of(colour) : message_text(&m, how, a);
}

struct str figures_boards(const struct section *s, const struct wording *how, struct arena *a)
{
    const struct message m = say_on_these_boards((s->boards + 1) / 2, odd_boards(s, how, a));

    return s->boards == 1 ? (struct str){ 0 } : message_text(&m, how, a);
}

struct cell figures_score(const struct match *m, struct arena *a)
{
    const struct cell unplayed = cell_text(m->played ? STR("") : STR("F"));
    const struct cell part[] = { cell_half(m->gp[0]), unplayed, cell_text(STR(" : ")), cell_half(m->gp[1]), unplayed };

    return m->pending ? cell_text(STR(":")) : cell_phrase(part, sizeof part / sizeof *part, a);
}

static struct cell unit_whole(int value)
{
    return cell_number(value);
}

static struct cell unit_half(int value)
{
    return cell_half(value);
}

static struct cell unit_quarter(int value)
{
    return cell_hundredths(25L * value);
}

static struct cell unit_hundredth(int value)
{
    return cell_hundredths(value);
}

static struct cell unit_half_less(int value)
{
    return cell_half(-value);
}

static struct cell unit_place(int value)
{
    return cell_known(-value);
}

struct cell figures_value(enum criterion c, int value)
{
    static struct cell (*const shown[])(int) = {
        [VALUE_WHOLE] = unit_whole,          [VALUE_HALVES] = unit_half,           [VALUE_QUARTERS] = unit_quarter,
        [VALUE_HUNDREDTHS] = unit_hundredth, [VALUE_HALVES_LESS] = unit_half_less, [VALUE_PLACE] = unit_place,
    };

    return value == VALUE_NONE ? cell_text(STR("")) : shown[criterion_row(c)->unit](value);
}

struct cell figures_rank(const struct standing *line)
{
    return line->unranked ? (struct cell){ 0 } : cell_number(line->rank);
}

struct message figures_board(const struct section *s, int place)
{
    if (place <= s->boards)
        return say_board_of_list(place);
    return say_reserve_of_list(s->squad_size == s->boards + 1 ? 0 : place - s->boards);
}

struct cell figures_minute(struct str time)
{
    enum { MINUTE = 16 };

    return cell_text((struct str){ time.p, time.n > MINUTE ? MINUTE : time.n });
}

/* Some of its matches have ended, and nothing of them stands above. */
static void note_left_out(struct sheet *sheet, const struct section *s, int round, struct arena *a)
{
    const struct pairing_list *p = &s->round[round - 1];
    const struct round_tally n = score_tally(s, p);

    if (p->state == ROUND_PUBLISHED && n.ended > 0 && n.ended < n.matches)
        sheet_note_say(sheet, say_round_is_not_counted(round, n.ended, n.matches), a);
}

/* Of the first `whole` rounds, and of a section that is over, there is nothing to note. */
static void note_running(struct sheet *sheet, const struct section *s, int whole, bool over, int rounds,
                         struct arena *a)
{
    for (int r = whole + 1; r <= rounds && r <= s->nround; r++) {
        const struct pairing_list *p = &s->round[r - 1];
        const struct round_tally n = score_tally(s, p);

        if (n.ended < n.matches)
            sheet_note_say(sheet, say_round_is_being_played(r, n.ended, n.matches), a);
        if (n.unfinished > 0)
            sheet_note_say(sheet, say_unfinished_games(r, n.unfinished), a);
    }
    /* After the last round: what is open besides results that are missing, which stands above. */
    if (!over && over_is_provisional(s, rounds)) {
        struct over_lacks lacks = over_lacks(s, rounds);
        lacks.missing = 0;
        const struct message told = over_told(&lacks);
        if (told.row)
            sheet_note_say(sheet, told, a);
    }
    if (rounds < s->nround)
        note_left_out(sheet, s, rounds + 1, a);
}

void figures_note_running(struct sheet *sheet, const struct section *s, int rounds, struct arena *a)
{
    note_running(sheet, s, 0, false, rounds, a);
}

int figures_round_beside(const struct report_input *in, const struct section *s)
{
    const int round = over_rounds_in(s);

    if (s == in->section)
        return in->round;
    return in->round >= in->section->rounds || round < in->round ? round : in->round;
}

void figures_note_beside(struct sheet *sheet, const struct section *s, int round, struct arena *a)
{
    if (!over_is_final(s, round))
        sheet_note_say(sheet, say_section_stands_after(section_title(s), round), a);
}

/* `from`: the round from whose pairing on it counts. */
static void note_correction(struct sheet *sheet, struct message what, int from, int rounds, struct arena *a)
{
    if (from <= rounds + 1)
        sheet_note_say(sheet, say_corrected_after(&what, from - 1), a);
    else
        sheet_note_say(sheet, say_correction_counts_after(&what, from - 1), a);
}

void figures_note_corrections(struct sheet *sheet, const struct section *s, int rounds, struct arena *a)
{
    for (int i = 0; i < s->ncorrection; i++) {
        const struct correction *c = &s->correction[i];
        if (c->from > 0 && c->round <= rounds)
            note_correction(sheet, correction_message(s, c), c->from, rounds, a);
    }
    for (int i = 0; i < s->nmark_correction; i++) {
        const struct mark_correction *c = &s->mark_correction[i];
        if (c->round <= rounds)
            note_correction(sheet, correction_of_mark(s, c), c->from, rounds, a);
    }
}

static void note_corrected_one(struct sheet *sheet, struct message what, bool counts, struct arena *a)
{
    sheet_note_say(sheet, counts ? say_corrected_for_all(&what) : say_corrected_for_rating(&what), a);
}

void figures_note_corrected(struct sheet *sheet, const struct section *s, int round, struct arena *a)
{
    for (int i = 0; i < s->ncorrection; i++)
        if (s->correction[i].round == round)
            note_corrected_one(sheet, correction_message(s, &s->correction[i]), s->correction[i].from > 0, a);
    for (int i = 0; i < s->nmark_correction; i++)
        if (s->mark_correction[i].round == round)
            note_corrected_one(sheet, correction_of_mark(s, &s->mark_correction[i]), true, a);
}

struct message figures_points_said(const struct section *s, const struct adjustment *d, struct arena *a)
{
    const struct str half = cell_plain(cell_half(d->gp), a);

    if (s->unit == UNIT_TEAM)
        return say_decided_before_round(d->from, d->mp, half);
    return say_points_decided_before(d->from, d->gp > 0 ? str_fmt(a, "+%.*s", STR_ARG(half)) : half);
}

void figures_note_points(struct sheet *sheet, const struct section *s, int round, struct arena *a)
{
    for (int i = 0; i < s->nadjustment; i++) {
        const struct adjustment *d = &s->adjustment[i];
        if (!d->pairing_only && d->from <= round + 1) {
            const struct message decision = figures_points_said(s, d, a);

            sheet_note_say(sheet, say_points_by_decision(s->squad[d->team].name, &decision), a);
        }
    }
}

void figures_note_swapped(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a)
{
    for (int i = 0; i < p->nfixture; i++) {
        const struct fixture *f = &p->fixture[i];
        struct str boards = { 0 };
        int n = 0;
        for (int b = 0; b < s->boards; b++)
            if (f->board[b].swapped)
                boards = str_fmt(a, "%.*s%s%d", STR_ARG(boards), n++ ? ", " : "", b + 1);
        if (n > 0)
            sheet_note_say(sheet, say_colours_were_reversed(f->table, n, boards), a);
    }
}

/* Whether a match further up was changed for the same reason: then it stands in that note. */
static bool is_told(const struct pairing_list *p, int fixture)
{
    for (int i = 0; i < fixture; i++)
        if (str_eq(p->fixture[i].by_hand, p->fixture[fixture].by_hand))
            return true;
    return false;
}

static struct message match_name(const struct section *s, const struct fixture *f)
{
    return say_match_at_table(f->table, s->squad[f->side[0]].name, s->squad[f->side[1]].name);
}

void figures_note_moved(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a)
{
    for (int i = 0; i < p->nfixture; i++) {
        struct str reason = p->fixture[i].by_hand;
        if (reason.n == 0 || is_told(p, i))
            continue;
        /* The matches from `first` on that share its reason: one by name, several by their tables. */
        struct str tables = { 0 };
        int n = 0;

        for (int k = i; k < p->nfixture; k++)
            if (str_eq(p->fixture[k].by_hand, p->fixture[i].by_hand))
                tables = str_fmt(a, "%.*s%s%d", STR_ARG(tables), n++ ? ", " : "", p->fixture[k].table);
        const struct message matches = n > 1 ? say_matches_at_tables(tables) : match_name(s, &p->fixture[i]);
        sheet_note_say(sheet, say_changed_by_hand_for(&matches, reason), a);
    }
    if (p->bye != NOBODY && p->bye_by_hand.n > 0)
        sheet_note_say(sheet, say_bye_given_by_hand(s->squad[p->bye].name, p->bye_by_hand), a);
}

/* RULE_PRESENT_THREE: the sides of a match that is over, to which nobody marked as absent, that had too few at the boards. */
static struct str too_few_of(const struct section *s, const struct fixture *f, const struct wording *w, struct arena *a)
{
    struct names names = { .arena = a };
    bool over = s->unit == UNIT_TEAM && match_has_results(f) && score_complete(s, f) && !f->absent[0] && !f->absent[1];

    for (int side = 0; side < 2 && over && score_least(s) > 1; side++)
        if (!score_came(s, f, side))
            names_add(&names, s->squad[f->side[side]].name);
    return names_told(&names, 0, w);
}

void figures_note_decided(struct sheet *sheet, const struct section *s, const struct pairing_list *p, struct arena *a)
{
    for (int i = 0; i < p->nfixture; i++) {
        const struct fixture *f = &p->fixture[i];
        const struct message match = match_name(s, f);
        if (f->decided)
            sheet_note_say(sheet, say_match_counts_by_decision(&match, decided_name(f->decided), f->decided_why), a);
        const struct str few = f->decided ? STR("") : too_few_of(s, f, &sheet->heading.wording, a);
        const struct str article = section_system(s) ? STR("") : edition_cite(s->edition, RULE_PRESENT_THREE, a);
        if (few.n > 0)
            sheet_note_say(sheet, say_match_lacked_players(&match, few, score_least(s), article), a);
    }
}

const struct performance *counted_games(const struct report_input *in, struct arena *a)
{
    int unknown;

    return in->counted ? in->counted->games : prize_games(in->section, in->round, in->limit, a, &unknown);
}

const struct standing *const *counted_progress(const struct report_input *in, struct arena *a)
{
    return in->counted ? in->counted->after : figures_progress(in->event, in->section, in->round, a);
}

const struct standing *counted_line(const struct report_input *in, struct arena *a)
{
    struct tournament t;

    if (in->counted && in->round > 0)
        return &in->counted->after[in->round - 1][in->team];
    score_tournament(in->event, in->section, in->round, a, &t);
    const struct standing *line = standings_make(&t, t.nround, a);
    while (line->team != in->team)
        line++;
    return line;
}

void counted_note_running(struct sheet *sheet, const struct report_input *in, struct arena *a)
{
    const struct counted *c = in->counted;

    note_running(sheet, in->section, c ? c->whole : 0, c && c->over, in->round, a);
}

static int whole_rounds(const struct section *s)
{
    int n = 0;

    for (; n < s->nround; n++) {
        const struct round_tally t = score_tally(s, &s->round[n]);
        if (t.ended < t.matches || t.unfinished > 0)
            break;
    }
    return n;
}

struct counted count_once(const struct report_input *in, struct arena *a)
{
    return (struct counted){ counted_games(in, a), counted_progress(in, a), whole_rounds(in->section),
                             section_is_over(in->section) };
}
