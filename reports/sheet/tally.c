/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/tally.h"

#include <inttypes.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"
#include "reports/format/messages.h"

enum { C_WHAT, C_COUNT, C_SHARE, C_OF, COLUMNS };

static const struct column columns[COLUMNS] = {
    [C_WHAT] = { "what", &label_what, ALIGN_LEFT, .name = true },
    [C_COUNT] = { "count", &label_count, ALIGN_RIGHT },
    [C_SHARE] = { "share", &label_share, ALIGN_RIGHT },
    [C_OF] = { "of", NULL, ALIGN_LEFT },
};

static const struct column head[] = {
    { "topic", NULL, ALIGN_LEFT, FOR_ALL, TONE_STRONG, .at = C_WHAT, .span = COLUMNS },
};

static const struct table shape = {
    .blocks = "topics", .rows = "rows", .head = head, .nhead = 1, .col = columns, .ncol = COLUMNS
};

/* A sheet being filled. */
struct filling {
    struct sheet *sheet;
    struct table *table;
    struct block *block;
    const struct tally *t;
    struct arena *a;
};

static struct str told(const struct filling *s, struct message m)
{
    return message_text(&m, &s->sheet->heading.wording, s->a);
}

/* `scale` times count / of, rounded half up; 0 of nothing. */
static int64_t share(int64_t count, int64_t of, int64_t scale)
{
    __int128 top = (__int128)2 * scale * count + of;

    return of > 0 ? (int64_t)(top / ((__int128)2 * of)) : 0;
}

static void add_topic(struct filling *s, struct message topic, int rows)
{
    s->block = table_block(s->table, rows, s->a);
    s->block->head[0] = cell_text(told(s, topic));
}

static struct cell *add_row(struct filling *s, struct message what, int64_t count)
{
    struct cell *cell = block_row(s->block, TONE_PLAIN);

    cell[C_WHAT] = cell_text(told(s, what));
    cell[C_COUNT] = cell_number((long)count);
    return cell;
}

static void add_each(struct filling *s, struct message what, int64_t count, int64_t of, struct message each)
{
    struct cell *cell = add_row(s, what, count);

    cell[C_SHARE] = cell_hundredths((long)share(count, of, 100));
    cell[C_OF] = cell_text(told(s, each));
}

static void add_percent(struct filling *s, struct message what, int64_t count, int64_t of, struct message whole)
{
    struct cell *cell = add_row(s, what, count);

    cell[C_SHARE] = cell_hundredths((long)share(count, of, 10000));
    cell[C_OF] = cell_text(told(s, whole));
}

/* The mean is rounded half away from 0. */
static void add_correlation(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t n = t->finished[0], all = t->correlation[0];

    add_topic(s, say_sim_correlation(), 3);
    if (n == 0 || t->most[0] < t->least[0])
        return;
    int64_t mean = all < 0 ? -share(-all, n, 1) : share(all, n, 1);
    const struct {
        struct message what;
        int64_t value;
    } rows[] = { { say_sim_mean(), mean }, { say_sim_least(), t->least[0] }, { say_sim_greatest(), t->most[0] } };
    for (int i = 0; i < 3; i++)
        add_row(s, rows[i].what, 0)[C_COUNT] = cell_millionths((long)rows[i].value);
}

static void add_floats(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t floats = tally_sum(t->floats, ROUNDS_MAX);

    add_topic(s, say_sim_floats(), FLOATS + 2);
    add_each(s, say_sim_left_group(), floats, tally_sum(t->rounds, ROUNDS_MAX), say_sim_a_round());
    add_percent(s, say_sim_left_next(), tally_sum(t->passing, ROUNDS_MAX), floats, say_sim_of_floats());
    for (int i = 0; i < FLOATS; i++)
        if (t->floaters[i] > 0)
            add_percent(s, (i == FLOATS - 1 ? say_sim_floated_or_more : say_sim_floated)(i), t->floaters[i],
                        t->teams[0], say_sim_of_teams());
}

/* The levels before FARTHER have letters. */
static struct message level_name(int level)
{
    static const char letters[] = "abcdef";

    if (level == LEVEL_LAST)
        return say_sim_anywhere();
    return level == LEVEL_FARTHER ? say_sim_farther() : say_sim_level((struct str){ letters + level - LEVEL_A, 1 });
}

/* Levels that were never needed are left out. */
static void add_levels(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t all = tally_sum(t->levels, LEVELS * LEAVERS);

    add_topic(s, say_sim_groups_left(), LEVELS * LEAVERS);
    for (int i = 0; i < LEVELS * LEAVERS; i++) {
        const struct message level = level_name(i / LEAVERS);
        int n = i % LEAVERS + 1;
        if (t->levels[i] > 0)
            add_percent(s, (n == LEAVERS ? say_sim_leavers_or_more : say_sim_leavers)(&level, n), t->levels[i], all,
                        say_sim_of_them());
    }
}

static void add_groups(struct filling *s, struct message topic, const int64_t count[2])
{
    add_topic(s, topic, 2);
    add_percent(s, say_sim_no_breaches(), count[0], tally_sum(count, 2), say_sim_of_them());
    add_percent(s, say_sim_breaches(), count[1], tally_sum(count, 2), say_sim_of_them());
}

static void add_by_round(struct filling *s, struct message topic, const int64_t *count)
{
    add_topic(s, topic, ROUNDS_MAX);
    for (int r = 0; r < ROUNDS_MAX; r++)
        if (s->t->rounds[r] + s->t->unpaired[r] > 0)
            add_each(s, say_sim_round(r + 1), count[r], s->t->rounds[r], say_sim_a_round());
}

static struct str range_text(const struct filling *s, const struct plan_row *row, struct range r)
{
    struct str low = cell_plain(row->kind == PER_CENT ? cell_hundredths(r.low) : cell_number(r.low), s->a);
    struct str high = cell_plain(row->kind == PER_CENT ? cell_hundredths(r.high) : cell_number(r.high), s->a);

    if (r.low < r.high)
        low = told(s, say_sim_range(low, high));
    return row->kind == PER_CENT ? str_join(s->a, low, STR(" %")) : low;
}

static struct str ranges_text(const struct filling *s, const struct plan *plan)
{
    struct buffer text = { .arena = s->a };

    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        buffer_fmt(&text, "%s%s %.*s", k > 0 ? "; " : "", plan_row((enum plan_key)k)->key,
                   STR_ARG(range_text(s, plan_row((enum plan_key)k), plan->value[k])));
    return buffer_str(&text);
}

static void note_plan(struct filling *s, const struct tally_part *whole)
{
    static const char *const lots[] = { "black", "drawn", "white" };
    static const char *const parities[] = { "any", "even", "odd" };
    const struct plan *plan = &whole->plan;
    const struct str ranking =
        tiebreak_has(plan->tiebreak, &plan->ranking) ? (struct str){ 0 } : ranking_text(&plan->ranking, s->a);

    sheet_note_say(s->sheet,
                   say_sim_plan(edition_row(plan->edition)->name, tiebreak_row(plan->tiebreak)->name, ranking,
                                lots[plan->lot + 1], parities[plan->parity], ranges_text(s, plan)),
                   s->a);
    sheet_note_say(s->sheet, say_sim_seed(str_fmt(s->a, "%" PRIu64, whole->seed)), s->a);
}

struct sheet tally_sheet(const struct tally_part *whole, const struct wording *how, struct arena *a)
{
    struct sheet sheet = { .name = "simulation", .heading = { .wording = *how }, .scale = SCALE_LIST };
    struct filling s = { &sheet, sheet_table(&sheet, &shape, a), NULL, &whole->tally, a };

    sheet.heading.title = told(&s, say_title_of_simulation());
    const struct tally *t = s.t;
    int64_t events = t->events[0], rounds = tally_sum(t->rounds, ROUNDS_MAX);
    int64_t stuck = tally_sum(t->unpaired, ROUNDS_MAX), pairs = tally_sum(t->pairs, ROUNDS_MAX);

    int64_t proved = tally_sum(t->proved, ROUNDS_MAX), unproved = tally_sum(t->unproved, ROUNDS_MAX);

    add_topic(&s, say_sim_events(), 7);
    add_row(&s, say_sim_events_played(), events);
    add_each(&s, say_sim_teams(), t->teams[0], events, say_sim_an_event());
    add_each(&s, say_sim_rounds_paired(), rounds, events, say_sim_an_event());
    if (proved + unproved > 0)
        add_percent(&s, say_sim_rounds_proved(), proved, rounds, say_sim_of_rounds());
    add_percent(&s, say_sim_rounds_stuck(), stuck, rounds + stuck, say_sim_of_rounds());
    add_percent(&s, say_sim_pairs_outside(), tally_sum(t->breaches, ROUNDS_MAX), pairs, say_sim_of_pairs());
    add_each(&s, say_sim_byes(), tally_sum(t->byes, ROUNDS_MAX), events, say_sim_an_event());
    add_correlation(&s);
    add_floats(&s);
    add_levels(&s);
    add_groups(&s, say_sim_groups_closed(), s.t->closed);
    add_groups(&s, say_sim_median_groups(), s.t->median);
    add_by_round(&s, say_sim_topic_outside(), s.t->breaches);
    add_by_round(&s, say_sim_topic_left(), s.t->floats);
    if (tally_sum(s.t->unpaired, ROUNDS_MAX) > 0)
        add_by_round(&s, say_sim_topic_stuck(), s.t->unpaired);
    note_plan(&s, whole);
    return sheet;
}

struct str tally_write(const struct tally_part *part, struct arena *a)
{
    struct buffer b = { .arena = a };
    const struct plan *plan = &part->plan;

    buffer_fmt(&b, "olympair-simulation,1\nseed,%" PRIu64 "\nevents,%" PRId64 "\npart,%d,%d\n", part->seed,
               part->events, part->shard, part->of);
    buffer_fmt(&b, "edition,%s\ntiebreak,%s\nlot,%d\nparity,%d\n", edition_row(plan->edition)->name,
               tiebreak_row(plan->tiebreak)->name, plan->lot, plan->parity);
    if (!tiebreak_has(plan->tiebreak, &plan->ranking))
        buffer_fmt(&b, "ranking,\"%.*s\"\n", STR_ARG(ranking_text(&plan->ranking, a)));
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        buffer_fmt(&b, "plan.%s,%d,%d\n", plan_row((enum plan_key)k)->key, plan->value[k].low, plan->value[k].high);
    for (int i = 0; tally_row(i); i++) {
        const int64_t *count = tally_counts_of(&part->tally, tally_row(i));
        buffer_fmt(&b, "count.%s", tally_row(i)->name);
        for (int k = 0; k < tally_row(i)->size; k++)
            buffer_fmt(&b, ",%" PRId64, count[k]);
        buffer_add(&b, STR("\n"));
    }
    buffer_add(&b, STR("end\n"));
    return buffer_str(&b);
}
