/* SPDX-License-Identifier: Apache-2.0 */
/* trf_type.c - which system a report file was paired by: line 192, and 092 where it says a round robin. */
#include "engine/base/arena.h"
#include "engine/base/finding.h"
#include "engine/system/system.h"
#include "import/trf/trf_build.h"
#include "teams/pairing.h"
#include "import/messages.h"
#include "teams/event.h"

/* Line 192: the code of the system that the rounds were paired by, with its settings. */

/* A double round robin of FIDE exchanges the last two rounds of its first cycle, as ours does; that of Berger does not, and one of the event's own
   may have any order: only rounds to come tell. */
static const struct {
    const char *code;
    enum unit unit;
    struct trf_type is;
} types[] = {
    { "FIDE_OLYMPIAD", UNIT_TEAM, { .has_edition = true, .edition = EDITION_2022 } },
    { "CUSTOM_TEAM_SWISS", UNIT_TEAM, { 0 } },
    { "CUSTOM_TEAM_SWISS_MP", UNIT_TEAM, { .has_score = true, .score = SCORE_MP } },
    { "CUSTOM_TEAM_SWISS_GP", UNIT_TEAM, { .has_score = true, .score = SCORE_GP } },
    { "FIDE_TEAM_ROUNDROBIN", UNIT_TEAM, { .name = "berger", .cycles = 1 } },
    { "FIDE_TEAM_DOUBLEROUNDROBIN", UNIT_TEAM, { .name = "berger", .cycles = 2 } },
    { "BERGER_TEAM_ROUNDROBIN", UNIT_TEAM, { .name = "berger", .cycles = 1 } },
    { "BERGER_TEAM_ROUNDROBIN_G1", UNIT_TEAM, { .name = "berger", .cycles = 1 } },
    { "BERGER_TEAM_ROUNDROBIN_G2", UNIT_TEAM, { .name = "berger", .cycles = 2, .other_order = true } },
    { "BERGER_TEAM_DOUBLEROUNDROBIN", UNIT_TEAM, { .name = "berger", .cycles = 2, .other_order = true } },
    { "CUSTOM_TEAM_ROUNDROBIN", UNIT_TEAM, { .name = "berger", .other_order = true } },
    { "CUSTOM_SWISS", UNIT_PLAYER, { 0 } },
    { "FIDE_ROUNDROBIN", UNIT_PLAYER, { .name = "berger", .cycles = 1 } },
    { "FIDE_DOUBLEROUNDROBIN", UNIT_PLAYER, { .name = "berger", .cycles = 2 } },
    { "BERGER_ROUNDROBIN", UNIT_PLAYER, { .name = "berger", .cycles = 1 } },
    { "BERGER_ROUNDROBIN_G1", UNIT_PLAYER, { .name = "berger", .cycles = 1 } },
    { "BERGER_ROUNDROBIN_G2", UNIT_PLAYER, { .name = "berger", .cycles = 2, .other_order = true } },
    { "BERGER_DOUBLEROUNDROBIN", UNIT_PLAYER, { .name = "berger", .cycles = 2, .other_order = true } },
    { "CUSTOM_ROUNDROBIN", UNIT_PLAYER, { .name = "berger", .other_order = true } },
};

/* The parts of FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP][_BAKU], in this order. */
static const struct {
    const char *part;
    enum preferences is;
} preferences[] = { { "_TYPEA", PREFERENCES_A }, { "_TYPEB", PREFERENCES_B }, { "", PREFERENCES_NONE } };

static const struct {
    const char *part;
    enum score_kind score;
    enum secondary secondary;
} scores[] = { { "_MP_GP", SCORE_MP, SECONDARY_USED },
               { "_GP_MP", SCORE_GP, SECONDARY_USED },
               { "_MP", SCORE_MP, SECONDARY_UNUSED },
               { "_GP", SCORE_GP, SECONDARY_UNUSED },
               { "", SCORE_MP, SECONDARY_USED } };

/* Takes the part off the front of the code, whatever the case of its letters. */
static bool take_part(struct str *code, const char *part)
{
    struct str p = str_of(part);

    if (code->n < p.n || !str_same((struct str){ code->p, p.n }, p))
        return false;
    *code = (struct str){ code->p + p.n, code->n - p.n };
    return true;
}

/* Bare FIDE_TEAM is type A by match points, then game points; a code that has scores and no type has no preferences. */
static bool read_team_swiss(struct str code, struct trf_type *out)
{
    int p = 0, s = 0;

    if (!take_part(&code, "FIDE_TEAM"))
        return false;
    while (!take_part(&code, preferences[p].part))
        p++;
    while (!take_part(&code, scores[s].part))
        s++;
    bool bare = !preferences[p].part[0] && !scores[s].part[0];
    *out = (struct trf_type){ .name = "team-swiss-2026",
                              .has_score = true,
                              .typed = true,
                              .score = scores[s].score,
                              .secondary = scores[s].secondary,
                              .preference = bare ? PREFERENCES_A : preferences[p].is,
                              .baku = take_part(&code, "_BAKU") };
    return code.n == 0;
}

static bool find(struct str code, enum unit unit, struct trf_type *out)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (types[i].unit == unit && str_same(str_of(types[i].code), code)) {
            *out = types[i].is;
            return true;
        }
    return unit == UNIT_TEAM && read_team_swiss(code, out);
}

bool trf_read_type(struct trf_file *f, const struct trf_line *l)
{
    f->type_line = *l;
    f->type = trf_name(l, trf_column(TRF_VALUE), f->arena);
    return true;
}

/* Says "line 192 ..." of the line. */
static void warn(const struct trf_build *b, struct message message)
{
    finding_say(b->file->findings, WARNING, RULE_NONE, b->file->type_line.number, message);
}

/* How often everybody meets everybody, if the number of rounds alone says so. */
static int cycles_of_rounds(const struct trf_build *b)
{
    int once = b->section->nsquad - 1 + b->section->nsquad % 2;

    return b->file->rounds > once ? 2 : 1;
}

void trf_find_type(struct trf_build *b)
{
    struct str code = b->file->type;

    b->type = (struct trf_type){ 0 };
    if (code.n == 0 && b->file->robin.n > 0) {
        code = b->section->unit == UNIT_TEAM ? STR("CUSTOM_TEAM_ROUNDROBIN") : STR("CUSTOM_ROUNDROBIN");
        b->file->type = b->file->robin;
        b->file->type_line = b->file->robin_line;
    }
    if (code.n == 0)
        return;
    if (!find(code, b->section->unit, &b->type)) {
        b->type = (struct trf_type){ 0 };
        warn(b, unit_message(b->section->unit, say_trf_no_such_system(code)));
        return;
    }
    if (b->type.name)
        b->type.system = system_find(str_of(b->type.name));
    if (b->type.baku)
        warn(b, say_trf_asks_for_baku(code));
    if (b->type.other_order && b->section->nsquad > 0) {
        b->type.cycles = b->type.cycles ? b->type.cycles : cycles_of_rounds(b);
        warn(b, unit_message(b->section->unit, say_trf_other_order(b->file->type)));
    }
}

static bool says_nothing_else(const struct trf_build *b)
{
    const struct section *s = b->section;
    const struct trf_type *t = &b->type;

    return (!t->has_score || s->score == t->score) && (!t->cycles || s->cycles == t->cycles) &&
           (!t->typed || (s->preference == t->preference && s->secondary == t->secondary));
}

/* What another system pairs by is not asked for; whatever has no system of its own here may have any. */
static bool is_of_section(const struct trf_build *b)
{
    return b->file->type.n > 0 && (!b->type.system || b->type.system == section_system(b->section));
}

void trf_apply_type(struct trf_build *b)
{
    struct section *s = b->section;
    const struct trf_type *t = &b->type;
    const struct system *system = section_system(s);

    if (!is_of_section(b)) {
        if (t->system && !b->asked)
            warn(b, say_trf_names_another_system(b->file->type));
        return;
    }
    if (t->has_score && t->score == SCORE_GP && !(system && system->scores_gp)) {
        warn(b, system ? say_trf_system_by_match_points(b->file->type, system->name)
                       : say_trf_olympiad_by_match_points(b->file->type));
        b->type.has_score = false;
    }
    s->score = t->has_score ? t->score : s->score;
    s->cycles = t->cycles ? t->cycles : s->cycles;
    s->preference = t->typed ? t->preference : s->preference;
    s->secondary = t->typed ? t->secondary : s->secondary;
}

void trf_check_type(struct trf_build *b)
{
    if (is_of_section(b) && !says_nothing_else(b))
        warn(b, say_trf_other_settings(b->file->type));
}
