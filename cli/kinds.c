/* SPDX-License-Identifier: Apache-2.0 */
/* kinds.c - typed_kind: what may stand where the tables say TEAM, PLAYER or FILE. */
#include "cli/typed.h"

#include <string.h>

#include "cli/messages.h"
#include "db/people.h"
#include "engine/base/arena.h"
#include "engine/base/err.h"
#include "engine/base/ranking.h"
#include "engine/ranking/criterion.h"
#include "reports/sheet/report.h"
#include "teams/federation.h"
#include "teams/find.h"

typedef void offer_kind(struct typed_line *t);

/* The sections that the line is about: that of --section, else all. */
static const struct section *next_section(const struct typed_line *t, int *i)
{
    const struct event *ev = t->event;

    for (; ev && *i < ev->nsection; ++*i)
        if (t->section.n == 0 || str_eq(t->section, ev->section[*i].name))
            return &ev->section[(*i)++];
    return NULL;
}

static void files(struct typed_line *t)
{
    typed_offer_files(t, "files");
}

static void events(struct typed_line *t)
{
    typed_offer_files(t, "files oly");
}

static void folders(struct typed_line *t)
{
    typed_offer_files(t, "folders");
}

/* Where --from is a backup it is no round. */
static void backups(struct typed_line *t)
{
    if (t->command->access == CLOSED)
        events(t);
}

static void commands(struct typed_line *t)
{
    int n;
    const struct command *c = command_all(&n);

    for (int i = 0; i < n; i++)
        typed_offer(t, str_of(c[i].name), str_of(c[i].help));
}

static void reports(struct typed_line *t)
{
    for (int i = 0; report_row(i); i++)
        typed_offer(t, str_of(report_row(i)->name), str_of(report_row(i)->help.says.text));
}

static void sections(struct typed_line *t)
{
    for (int i = 0; t->event && i < t->event->nsection; i++)
        typed_offer(t, t->event->section[i].name, t->event->section[i].title);
}

/* By name; once something is typed by code, too. */
static void teams(struct typed_line *t)
{
    const struct section *s;

    for (int at = 0; (s = next_section(t, &at));)
        for (int i = 0; i < s->nsquad; i++) {
            const struct squad *q = &s->squad[i];
            struct str code = squad_code(s, i, t->arena);
            typed_offer(t, q->name, message_on(MEDIUM_COMMAND, say_team_of_number(code, q->number), t->arena));
            if (t->word.n > 0 && str_starts(code, t->word))
                typed_offer(t, code, q->name);
        }
}

static void players_of(struct typed_line *t, const struct squad *q)
{
    for (int i = 0; i < q->nplayer; i++) {
        const struct player *p = &q->player[i];
        typed_offer(t, p->name, message_on(MEDIUM_COMMAND, say_player_at_place(q->name, i + 1, p->title), t->arena));
    }
}

/* The team whose players are asked for, if the line names it already. */
static struct str team_named(const struct typed_line *t)
{
    int at = t->command->id == COMMAND_report;

    return at < t->noperand ? t->operand[at] : STR("");
}

static void players(struct typed_line *t)
{
    const struct section *s;
    struct str team = team_named(t);
    int squad;

    for (int at = 0; (s = next_section(t, &at));) {
        struct err unknown = { 0 };
        if (team.n > 0 && squad_find(s, team, &squad, &unknown))
            players_of(t, &s->squad[squad]);
        for (int i = 0; team.n == 0 && t->word.n > 0 && i < s->nsquad; i++)
            players_of(t, &s->squad[i]);
    }
}

/* Whoever reads asks for a round that there is. */
static void rounds(struct typed_line *t)
{
    const struct section *s;
    bool reads = t->command->access == READ;
    int most = 0;

    if (t->command->access == CLOSED)
        return;
    for (int at = 0; (s = next_section(t, &at));) {
        int n = reads ? s->nround : s->rounds;
        most = n > most ? n : most;
    }
    for (int r = 1; r <= most; r++)
        typed_offer(t, str_number(t->arena, r), STR(""));
}

/* Of the round of --round, else of the latest. */
static void matches(struct typed_line *t)
{
    const struct section *s;
    long round = 0;

    for (int at = 0; (s = next_section(t, &at));) {
        int r = str_long(t->round, &round) ? (int)round : s->nround;
        const struct pairing_list *l = r >= 1 && r <= s->nround ? &s->round[r - 1] : NULL;
        for (int i = 0; l && i < l->nfixture; i++) {
            const struct fixture *f = &l->fixture[i];
            typed_offer(t, str_number(t->arena, f->table),
                        str_fmt(t->arena, "%.*s - %.*s", STR_ARG(s->squad[f->side[0]].name),
                                STR_ARG(s->squad[f->side[1]].name)));
        }
    }
}

static void results(struct typed_line *t)
{
    for (int r = RESULT_NONE + 1; r < RESULT_COUNT; r++)
        typed_offer(t, str_of(result_text((enum result)r)), STR(""));
}

static void federations(struct typed_line *t)
{
    int n;
    const struct federation *f = federation_list(&n);

    for (int i = 0; i < n; i++)
        typed_offer(t, str_of(f[i].code), str_of(f[i].name));
}

/* The last one of a list with commas. */
static void criteria(struct typed_line *t)
{
    const char *comma = t->word.n > 0 ? memrchr(t->word.p, ',', t->word.n) : NULL;
    size_t before = comma ? (size_t)(comma + 1 - t->word.p) : 0;

    t->lead = str_join(t->arena, t->lead, (struct str){ t->word.p, before });
    t->word = (struct str){ t->word.p + before, t->word.n - before };
    for (int c = 0; c < CRITERION_COUNT; c++)
        typed_offer(t, str_of(criterion_row((enum criterion)c)->key),
                    str_of(criterion_row((enum criterion)c)->title.says.text));
}

static void people(struct typed_line *t)
{
    struct people *p = NULL;
    struct person *person;
    struct err unread = { 0 };
    int n = 0;

    if (!t->event || !people_open(str_c(t->arena, t->path), false, &p, &unread))
        return;
    if (!people_load(p, t->arena, &person, &n, &unread))
        n = 0;
    for (int i = 0; i < n; i++)
        typed_offer(t, person[i].name, str_of(person_role(person[i].viewer.role)));
    people_close(p);
}

/* What is neither here nor in capitals alone is a choice, typed as it is. */
static const struct {
    const char *word;
    offer_kind *offer;
} kinds[] = {
    { "COMMAND", commands }, { "REPORT", reports },   { "TEAM", teams },         { "PLAYER", players },
    { "MATCH", matches },    { "RESULT", results },   { "PERSON", people },      { "FILE", files },
    { "CONFIG", files },     { "DIR", folders },      { "REGISTRATION", files }, { "DEST", files },
    { "NEW.oly", events },   { "EVENT.oly", events }, { "BACKUP", backups },
};

/* Of options that have a word in common with others. */
static const struct {
    enum opt option;
    offer_kind *offer;
} values[] = {
    { OPT_SECTION, sections }, { OPT_ROUND, rounds },           { OPT_FROM, rounds },      { OPT_UNTIL, rounds },
    { OPT_COMMAND, commands }, { OPT_FEDERATION, federations }, { OPT_RANKING, criteria },
};

static bool is_placeholder(struct str word)
{
    int capitals = 0;

    for (size_t i = 0; i < word.n; i++) {
        bool small = word.p[i] >= 'a' && word.p[i] <= 'z', digit = word.p[i] >= '0' && word.p[i] <= '9';
        if (small || digit)
            return false;
        capitals += word.p[i] >= 'A' && word.p[i] <= 'Z';
    }
    return capitals > 1;
}

bool typed_kind(struct typed_line *t, struct str word, enum opt o)
{
    bool general = str_eq(word, STR("N")) || is_placeholder(word);

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (str_eq(word, str_of(kinds[i].word)))
            return kinds[i].offer(t), true;
    for (size_t i = 0; general && i < sizeof values / sizeof values[0]; i++)
        if (values[i].option == o)
            return values[i].offer(t), true;
    return general;
}
