/* SPDX-License-Identifier: Apache-2.0 */
#include "reports/sheet/tally.h"

#include <inttypes.h>

#include "engine/base/arena.h"
#include "engine/base/buffer.h"

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

static int64_t sum(const int64_t *count, int n)
{
    int64_t all = 0;

    for (int i = 0; i < n; i++)
        all += count[i];
    return all;
}

/* `scale` times count / of, rounded half up; 0 of nothing. */
static int64_t share(int64_t count, int64_t of, int64_t scale)
{
    __int128 top = (__int128)2 * scale * count + of;

    return of > 0 ? (int64_t)(top / ((__int128)2 * of)) : 0;
}

static void add_topic(struct filling *s, const char *topic, int rows)
{
    s->block = table_block(s->table, rows, s->a);
    s->block->head[0] = cell_text(str_of(topic));
}

static struct cell *add_row(struct filling *s, struct str what, int64_t count)
{
    struct cell *cell = block_row(s->block, TONE_PLAIN);

    cell[C_WHAT] = cell_text(what);
    cell[C_COUNT] = cell_number((long)count);
    return cell;
}

static void add_each(struct filling *s, const char *what, int64_t count, int64_t of, const char *each)
{
    struct cell *cell = add_row(s, str_of(what), count);

    cell[C_SHARE] = cell_hundredths((long)share(count, of, 100));
    cell[C_OF] = cell_text(str_of(each));
}

static void add_percent(struct filling *s, struct str what, int64_t count, int64_t of, const char *whole)
{
    struct cell *cell = add_row(s, what, count);

    cell[C_SHARE] = cell_hundredths((long)share(count, of, 10000));
    cell[C_OF] = cell_text(str_of(whole));
}

static void add_events(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t events = t->events[0], rounds = sum(t->rounds, ROUNDS_MAX);
    int64_t stuck = sum(t->unpaired, ROUNDS_MAX), pairs = sum(t->pairs, ROUNDS_MAX);

    add_topic(s, "Events", 6);
    add_row(s, STR("events played"), events);
    add_each(s, "teams", t->teams[0], events, "an event");
    add_each(s, "rounds paired", rounds, events, "an event");
    add_percent(s, STR("rounds that could not be paired"), stuck, rounds + stuck, "% of the rounds");
    add_percent(s, STR("pairs outside the colour limits"), sum(t->breaches, ROUNDS_MAX), pairs, "% of the pairs");
    add_each(s, "byes", sum(t->byes, ROUNDS_MAX), events, "an event");
}

/* The mean is rounded half away from 0. */
static void add_correlation(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t n = t->finished[0], all = t->correlation[0];

    add_topic(s, "Rank correlation between initial numbers and final places (Spearman)", 3);
    if (n == 0 || t->most[0] < t->least[0])
        return;
    int64_t mean = all < 0 ? -share(-all, n, 1) : share(all, n, 1);
    const struct {
        const char *what;
        int64_t value;
    } rows[] = { { "mean", mean }, { "least", t->least[0] }, { "greatest", t->most[0] } };
    for (int i = 0; i < 3; i++)
        add_row(s, str_of(rows[i].what), 0)[C_COUNT] = cell_millionths((long)rows[i].value);
}

static void add_floats(struct filling *s)
{
    const struct tally *t = s->t;
    int64_t floats = sum(t->floats, ROUNDS_MAX);

    add_topic(s, "Floats", FLOATS + 2);
    add_each(s, "teams that left their score group", floats, sum(t->rounds, ROUNDS_MAX), "a round");
    add_percent(s, STR("of these, left the next group too"), sum(t->passing, ROUNDS_MAX), floats, "% of the floats");
    for (int i = 0; i < FLOATS; i++)
        if (t->floaters[i] > 0)
            add_percent(s,
                        str_fmt(s->a, "teams that floated %d time%s%s", i, i == 1 ? "" : "s",
                                i == FLOATS - 1 ? " or more" : ""),
                        t->floaters[i], t->teams[0], "% of the teams");
}

/* Levels that were never needed are left out. */
static void add_levels(struct filling *s)
{
    static const char *const names[LEVELS] = {
        [LEVEL_A] = "level a",
        [LEVEL_B] = "level b",
        [LEVEL_C] = "level c",
        [LEVEL_D] = "level d",
        [LEVEL_E] = "level e",
        [LEVEL_F] = "level f",
        [LEVEL_FARTHER] = "farther groups",
        [LEVEL_LAST] = "anywhere",
    };
    const struct tally *t = s->t;
    int64_t all = sum(t->levels, LEVELS * LEAVERS);

    add_topic(s, "Groups that teams had to leave", LEVELS * LEAVERS);
    for (int i = 0; i < LEVELS * LEAVERS; i++) {
        int n = i % LEAVERS + 1;
        if (t->levels[i] > 0)
            add_percent(s,
                        str_fmt(s->a, "%s, %d leaver%s%s", names[i / LEAVERS], n, n == 1 ? "" : "s",
                                n == LEAVERS ? " or more" : ""),
                        t->levels[i], all, "% of them");
    }
}

static void add_other_groups(struct filling *s)
{
    static const char *const names[] = { "without breaches", "with breaches" };
    const struct tally *t = s->t;

    add_topic(s, "Groups that nobody left", 2);
    for (int i = 0; i < 2; i++)
        add_percent(s, str_of(names[i]), t->closed[i], sum(t->closed, 2), "% of them");
    add_topic(s, "Median groups", 2);
    for (int i = 0; i < 2; i++)
        add_percent(s, str_of(names[i]), t->median[i], sum(t->median, 2), "% of them");
}

static void add_by_round(struct filling *s, const char *topic, const int64_t *count)
{
    add_topic(s, topic, ROUNDS_MAX);
    for (int r = 0; r < ROUNDS_MAX; r++)
        if (s->t->rounds[r] + s->t->unpaired[r] > 0) {
            struct cell *cell = add_row(s, str_fmt(s->a, "round %d", r + 1), count[r]);
            cell[C_SHARE] = cell_hundredths((long)share(count[r], s->t->rounds[r], 100));
            cell[C_OF] = cell_text(STR("a round"));
        }
}

static struct str range_text(const struct plan_row *row, struct range r, struct arena *a)
{
    struct str low = cell_plain(row->kind == PER_CENT ? cell_hundredths(r.low) : cell_number(r.low), a);
    struct str high = cell_plain(row->kind == PER_CENT ? cell_hundredths(r.high) : cell_number(r.high), a);

    return str_fmt(a, "%.*s%s%.*s%s", STR_ARG(low), r.low < r.high ? " to " : "",
                   STR_ARG(r.low < r.high ? high : STR("")), row->kind == PER_CENT ? " %" : "");
}

static void note_plan(struct filling *s, const struct tally_part *whole)
{
    static const char *const lots[] = { "black", "drawn", "white" };
    static const char *const parities[] = { "any", "even", "odd" };
    const struct plan *plan = &whole->plan;
    struct buffer text = { .arena = s->a };

    buffer_fmt(&text, "edition %s; tie-break %s", edition_row(plan->edition)->name, tiebreak_row(plan->tiebreak)->name);
    if (!tiebreak_has(plan->tiebreak, &plan->ranking))
        buffer_fmt(&text, "; ranking %.*s", STR_ARG(ranking_text(&plan->ranking, s->a)));
    buffer_fmt(&text, "; lot %s; number of teams %s", lots[plan->lot + 1], parities[plan->parity]);
    for (int k = 0; k < PLAN_KEY_COUNT; k++)
        buffer_fmt(&text, "; %s %.*s", plan_row((enum plan_key)k)->key,
                   STR_ARG(range_text(plan_row((enum plan_key)k), plan->value[k], s->a)));
    sheet_note(s->sheet, buffer_str(&text), s->a);
    sheet_note(s->sheet, str_fmt(s->a, "seed %" PRIu64, whole->seed), s->a);
}

struct sheet tally_sheet(const struct tally_part *whole, struct arena *a)
{
    struct sheet sheet = { .name = "simulation", .heading = { .title = STR("Simulation") }, .scale = SCALE_LIST };
    struct filling s = { &sheet, sheet_table(&sheet, &shape, a), NULL, &whole->tally, a };

    add_events(&s);
    add_correlation(&s);
    add_floats(&s);
    add_levels(&s);
    add_other_groups(&s);
    add_by_round(&s, "Pairs outside the colour limits", s.t->breaches);
    add_by_round(&s, "Teams that left their score group", s.t->floats);
    if (sum(s.t->unpaired, ROUNDS_MAX) > 0)
        add_by_round(&s, "Rounds that could not be paired", s.t->unpaired);
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
