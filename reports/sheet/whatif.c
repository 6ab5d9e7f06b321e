/* SPDX-License-Identifier: Apache-2.0 */
/* whatif.c - the report what-if: what open matches can still change. */
#include "engine/base/arena.h"
#include "engine/ranking/standings.h"
#include "engine/whatif/need.h"
#include "reports/format/messages.h"
#include "reports/sheet/charts.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/report.h"
#include "reports/sheet/signs.h"
#include "reports/sheet/whatif_words.h"
#include "teams/ending.h"
#include "teams/event.h"
#include "teams/score.h"

enum { H_PART, H_LABEL, HEADS };

static const struct column heads[HEADS] = {
    [H_PART] = { "part", NULL, ALIGN_LEFT, FOR_DATA },
    [H_LABEL] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
};

enum { P_PLACE, P_MEDAL, P_TEAMS, P_MATCHES, P_UNRESOLVED, P_MARKS, P_COLUMNS };

static const struct column place_columns[P_COLUMNS] = {
    [P_PLACE] = { "place", &label_place, ALIGN_RIGHT, .tone = TONE_STRONG },
    [P_MEDAL] = { "medal", NULL, ALIGN_LEFT },
    [P_TEAMS] = { "teams", &label_who_can_have_it, ALIGN_LEFT, .wraps = true },
    [P_MATCHES] = { "matches", &label_matches_that_decide_it, ALIGN_LEFT, .wraps = true },
    [P_UNRESOLVED] = { "unresolved", NULL, ALIGN_RIGHT, FOR_DATA },
    [P_MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA }, /* of teams below: behind all others */
};

enum { N_PLACE, N_RESULT, N_ANSWER, N_BEST, N_WORST, N_TEXT, N_COLUMNS };

static const struct column need_columns[N_COLUMNS] = {
    [N_PLACE] = { "place", NULL, ALIGN_RIGHT, FOR_DATA },
    [N_RESULT] = { "own_result", NULL, ALIGN_LEFT, FOR_DATA },
    [N_ANSWER] = { "answer", NULL, ALIGN_LEFT, FOR_DATA },
    [N_BEST] = { "best", &label_best, ALIGN_RIGHT },
    [N_WORST] = { "worst", &label_worst, ALIGN_RIGHT },
    [N_TEXT] = { "text", &label_what_it_needs, ALIGN_LEFT, .wraps = true },
};

enum {
    T_RANK,
    T_NUMBER,
    T_TEAM,
    T_FED,
    T_SIGNS,
    T_MP,
    T_BEST,
    T_WORST,
    T_SURE_BEST,
    T_SURE_WORST,
    T_BOUNDS,
    T_MARKS,
    T_COLUMNS
};

static const struct column team_columns[T_COLUMNS] = {
    [T_RANK] = { "rank", &label_now, ALIGN_RIGHT, .tone = TONE_STRONG },
    [T_NUMBER] = { "number", &label_no, ALIGN_RIGHT },
    [T_TEAM] = { "team", &label_team, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [T_FED] = { "federation", &label_fed, ALIGN_LEFT },
    [T_SIGNS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [T_MP] = { "mp", &label_mp, ALIGN_RIGHT },
    [T_BEST] = { "best", &label_best, ALIGN_RIGHT },
    [T_WORST] = { "worst", &label_worst, ALIGN_RIGHT },
    [T_SURE_BEST] = { "sure_best", NULL, ALIGN_RIGHT, FOR_DATA },
    [T_SURE_WORST] = { "sure_worst", NULL, ALIGN_RIGHT, FOR_DATA },
    [T_BOUNDS] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
    [T_MARKS] = { "marks", NULL, ALIGN_LEFT, FOR_DATA },
};

enum group { PLACES, NEEDS, TEAMS, PARTS };

static const struct table shapes[PARTS] = {
    [PLACES] = { "parts", "rows", heads, HEADS, place_columns, P_COLUMNS },
    [NEEDS] = { "parts", "rows", heads, HEADS, need_columns, N_COLUMNS },
    [TEAMS] = { "parts", "rows", heads, HEADS, team_columns, T_COLUMNS },
};

/* What is being made. */
struct whatif_making {
    const struct section *section;
    struct tournament rules;
    struct prospect_question q;
    struct prospect p;
    const struct standing *line;
    struct sheet *sheet;
    struct table *part[PARTS];
    unsigned shown; /* signs */
    struct arena *a;
};

static struct block *open_block(struct whatif_making *m, enum group part, const char *name, struct message label, int n)
{
    struct block *b = table_block(m->part[part], n, m->a);

    b->head[H_PART] = cell_text(str_of(name));
    b->head[H_LABEL] = cell_text(message_text(&label, &m->sheet->heading.wording, m->a));
    return b;
}

static struct cell open_cell(const struct whatif_making *m, int open)
{
    const struct open_match *o = &m->q.outlook.open[open];

    return cell_match(m->section, &m->section->round[o->round - 1].fixture[o->match], m->a);
}

static struct cell matches_of(const struct whatif_making *m, const bool *depends)
{
    struct cell *part = arena_new(m->a, struct cell, 2 * m->p.ngone);
    int n = 0;

    for (int g = 0; g < m->p.ngone; g++) {
        if (!depends[g])
            continue;
        if (n > 0)
            part[n++] = cell_text(STR("; "));
        part[n++] = open_cell(m, m->p.gone[g].open);
    }
    return n > 0 ? cell_phrase(part, n, m->a) : (struct cell){ 0 };
}

static void add_places(struct whatif_making *m)
{
    static const char *const medals[] = { "", "gold", "silver", "bronze" };
    struct block *b = open_block(m, PLACES, "places", say_first_places(), m->q.places);

    for (int place = 1; place <= m->q.places; place++) {
        const struct prospect_place *p = &m->p.place[place - 1];
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[P_PLACE] = cell_number(place);
        cell[P_MEDAL] = cell_text(str_of(medals[place]));
        const bool *may = p->may;
        struct cell *part = arena_new(m->a, struct cell, 2 * m->rules.nteam);
        int n = 0;

        for (int i = 0; i < m->rules.nteam; i++) {
            if (!may[m->line[i].team])
                continue;
            if (n > 0)
                part[n++] = cell_text(STR("; "));
            part[n++] = cell_team(m->section, m->line[i].team);
        }
        cell[P_TEAMS] = cell_phrase(part, n, m->a);
        cell[P_MATCHES] = matches_of(m, p->depends);
        cell[P_UNRESOLVED] = cell_number(p->unresolved);
    }
}

static bool is_exact(const struct places *p)
{
    return p->best == p->sure_best && p->worst == p->sure_worst;
}

/* Sheets show whose place is not settled, and who was asked for; data everybody. */
static void add_team(struct whatif_making *m, struct block *b, const struct standing *line)
{
    const struct places *p = &m->p.team[line->team];
    const struct squad *q = &m->section->squad[line->team];
    bool shown = p->best < p->worst || p->best <= m->q.places || line->team == m->q.team;
    struct cell *cell = block_row_for(b, TONE_PLAIN, shown ? FOR_ALL : FOR_DATA);
    unsigned unseen;

    cell[T_RANK] = cell_number(line->rank);
    cell[T_NUMBER] = figures_number(q);
    cell[T_TEAM] = cell_team(m->section, line->team);
    cell[T_FED] = cell_text(q->federation);
    cell[T_MP] = figures_mp(m->section, line->mp);
    cell[T_BEST] = cell_number(p->best);
    cell[T_WORST] = cell_number(p->worst);
    cell[T_SURE_BEST] = cell_number(p->sure_best);
    cell[T_SURE_WORST] = cell_number(p->sure_worst);
    if (!is_exact(p))
        cell[T_BOUNDS] = cell_text(STR("bounds"));
    signs_fill(signs_of_record(m->section, line->team, m->rules.nround), &cell[T_SIGNS], &cell[T_MARKS],
               shown ? &m->shown : &unseen, m->a);
}

static bool plays_first(const struct whatif_making *m)
{
    if (m->p.ngone == 0)
        return false;
    const struct match *end = &m->q.outlook.open[m->p.gone[0].open].ending[0];
    return end->team[0] == m->q.team || end->team[1] == m->q.team;
}

static void add_need(struct whatif_making *m, struct block *b, const struct speaking *s, int place,
                     const struct need *need)
{
    const struct places *all = &m->p.team[s->team];
    struct cell *cell = block_row(b, TONE_PLAIN);

    cell[N_PLACE] = cell_number(place);
    cell[N_RESULT] = cell_text(whatif_own(s, need->own));
    cell[N_ANSWER] = cell_text(str_of(whatif_answer(need)));
    cell[N_BEST] = cell_number(need->best > all->best ? need->best : all->best);
    cell[N_WORST] = cell_number(need->worst < all->worst ? need->worst : all->worst);
    cell[N_TEXT] = cell_text(str_fmt(m->a, "%.*s.", STR_ARG(whatif_sentence(s, place, need))));
}

/* From the best result of the team to the worst. */
static void add_needs_of(struct whatif_making *m, const struct speaking *s, int place)
{
    const struct need *need;
    int n = need_make(&m->p, s->own, place, &need, m->a);
    struct block *b = open_block(m, NEEDS, "needs", say_place(place), n);
    bool turned = s->own && s->open[m->p.gone[0].open].ending[0].team[1] == s->team;

    for (int i = 0; i < n; i++)
        add_need(m, b, s, place, &need[turned ? n - 1 - i : i]);
}

/* The places asked for that are open to it; if it cannot have them, the best that it can. */
static void add_needs(struct whatif_making *m)
{
    const struct places *p = &m->p.team[m->q.team];
    struct speaking s = { m->section,     m->q.outlook.open,          &m->p, m->q.team,
                          plays_first(m), &m->sheet->heading.wording, m->a };
    int n = 0;

    for (int place = p->best; place < p->worst && place <= m->q.places; place++, n++)
        add_needs_of(m, &s, place);
    if (n == 0 && p->best < p->worst)
        add_needs_of(m, &s, p->sure_best < p->worst ? p->sure_best : p->best);
}

/* What the criteria that reach_is_bounded is about, "EDE, TBR", give; none: the ranking is too long for it. */
static struct message unbounded_of(const struct whatif_making *m, const struct message *gone)
{
    const struct ranking *r = &m->rules.ranking;
    struct str text = { 0 };

    for (int c = 0; c < r->n; c++)
        if (criterion_row(r->by[c])->boundless)
            text = str_fmt(m->a, "%.*s%s%s", STR_ARG(text), text.n > 0 ? ", " : "",
                           criterion_row(r->by[c])->code.says.text);
    return text.n > 0 ? say_bounds_without(gone, text) : say_bounds_in_long_ranking(gone);
}

/* What was gone through, and what is only bounded. */
static void note_extent(struct whatif_making *m)
{
    const struct outlook *o = &m->q.outlook;
    const struct prospect *p = &m->p;
    const struct message gone = say_combinations(p->ncase, MESSAGE_WITHIN(say_open_matches_counted(p->ngone)));
    const int others = o->nopen - p->ngone;

    if (o->rounds_left > 0)
        sheet_note_say(m->sheet, say_bounds_before_rounds(o->rounds_left), m->a);
    else if (o->nopen == 0)
        sheet_note_say(m->sheet, say_every_result_is_in(), m->a);
    else if (p->whole && others == 0)
        sheet_note_say(m->sheet, say_exact_of_all(&gone), m->a);
    else if (p->whole)
        sheet_note_say(m->sheet, say_exact_for_what_was_asked(&gone, others, o->nopen), m->a);
    else if (!reach_is_bounded(&m->rules.ranking))
        sheet_note_say(m->sheet, unbounded_of(m, &gone), m->a);
    else if (p->nopen_near > p->ngone)
        sheet_note_say(m->sheet, say_too_large_others(&gone, p->nopen_near - p->ngone), m->a);
    else
        sheet_note_say(m->sheet, say_too_large_scores(&gone), m->a);
}

static void note_bounds(struct whatif_making *m)
{
    int inexact = 0;

    for (int i = 0; i < m->rules.nteam; i++)
        inexact += !is_exact(&m->p.team[i]);
    if (inexact > 0 && m->q.team == NOBODY)
        sheet_note_say(m->sheet, say_bounds_of_teams(inexact), m->a);
    for (int i = 0; m->q.team == NOBODY && m->q.outlook.rounds_left == 0 && i < m->q.places; i++)
        if (m->p.place[i].unresolved > 0)
            sheet_note_say(m->sheet, say_place_not_resolved(i + 1, m->p.place[i].unresolved, m->p.ncase), m->a);
}

static void ask(struct whatif_making *m, const struct report_input *in)
{
    int nopen;

    score_tournament(in->event, m->section, in->round, m->a, &m->rules);
    const struct open_match *open = ending_all(m->section, m->rules.nround, m->a, &nopen);
    m->q = (struct prospect_question){
        .outlook = { &m->rules, open, nopen, m->section->rounds - m->rules.nround },
        .places = m->rules.nteam < PRIZE_MEDALS ? m->rules.nteam : PRIZE_MEDALS,
        .team = in->team,
        .steps = PROSPECT_STEPS,
    };
    m->p = prospect_make(&m->q, m->a);
    m->line = standings_make(&m->rules, m->rules.nround, m->a);
}

bool report_build_whatif(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    struct whatif_making m = { .section = in->section, .sheet = sheet, .a = a };

    (void)e;
    sheet->scale = SCALE_HAND;
    ask(&m, in);
    if (in->team == NOBODY && in->medium == MEDIUM_PAGE)
        charts_add_open(sheet, m.section, &m.q.outlook, m.line, a);
    for (int i = 0; i < PARTS; i++)
        m.part[i] = sheet_table(sheet, &shapes[i], a);
    if (in->team == NOBODY)
        add_places(&m);
    else
        add_needs(&m);
    bool one = m.q.team != NOBODY;
    struct block *b =
        open_block(&m, TEAMS, "teams", one ? say_the_team() : say_first_places_and_changes(), m.rules.nteam);

    for (int i = 0; i < m.rules.nteam; i++)
        if (!one || m.line[i].team == m.q.team)
            add_team(&m, b, &m.line[i]);
    note_extent(&m);
    /* Matches of which it was only looked at who wins. */
    int coarse = 0;

    for (int g = 0; g < m.p.ngone; g++)
        coarse += m.p.gone[g].nclass < m.q.outlook.open[m.p.gone[g].open].nending;
    if (coarse > 0 && m.q.outlook.rounds_left == 0)
        sheet_note_say(m.sheet, (m.p.whole ? say_only_matters_who_wins : say_only_looked_at_who_wins)(coarse), m.a);
    if (m.q.outlook.nopen > 0)
        sheet_note_say(m.sheet, say_open_boards_are_played(), m.a);
    note_bounds(&m);
    figures_note_running(sheet, m.section, in->round, a);
    figures_note_corrections(sheet, m.section, in->round, a);
    signs_note(sheet, m.shown, a);
    return true;
}
