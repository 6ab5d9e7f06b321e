/* SPDX-License-Identifier: Apache-2.0 */
/* certificates.c - the report certificates: a certificate of title result (IT1) for each title norm that was made, to be signed. */
#include "engine/base/arena.h"
#include "reports/format/messages.h"
#include "reports/sheet/figures.h"
#include "reports/sheet/forms.h"
#include "reports/sheet/norm_words.h"
#include "reports/sheet/report.h"
#include "teams/rating/norm.h"

enum {
    H_SHOWN,
    H_TEAM,
    H_FED,
    H_PLAYER,
    H_TITLE,
    H_RATING,
    H_FIDE,
    H_BORN,
    H_NORM,
    H_POINTS,
    H_AVERAGE,
    H_PERFORMANCE,
    HEADS
};

static const struct column heads[HEADS] = {
    [H_SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS, TONE_STRONG, .at = 0, .span = 20 },
    [H_TEAM] = { "team", NULL, ALIGN_LEFT, FOR_DATA },
    [H_FED] = { "federation", NULL, ALIGN_LEFT, FOR_DATA },
    [H_PLAYER] = { "player", NULL, ALIGN_LEFT, FOR_DATA },
    [H_TITLE] = { "title", NULL, ALIGN_LEFT, FOR_DATA },
    [H_RATING] = { "rating", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_FIDE] = { "fide_id", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_BORN] = { "born", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_NORM] = { "norm", NULL, ALIGN_LEFT, FOR_DATA },
    [H_POINTS] = { "points", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_AVERAGE] = { "opponents", NULL, ALIGN_RIGHT, FOR_DATA },
    [H_PERFORMANCE] = { "performance", NULL, ALIGN_RIGHT, FOR_DATA },
};

enum { ROUND, OPPONENT, FIDE, FED, TITLE, RATING, COUNTS, SCORE, OUT, SHOWN, COLUMNS };

static const struct column columns[COLUMNS] = {
    [ROUND] = { "round", &label_rd, ALIGN_RIGHT },
    [OPPONENT] = { "opponent_player", &label_opponent, ALIGN_LEFT, .tone = TONE_STRONG, .name = true },
    [FIDE] = { "opponent_fide_id", &label_fide_id, ALIGN_RIGHT },
    [FED] = { "opponent_federation", &label_fed, ALIGN_LEFT },
    [TITLE] = { "opponent_title", &label_title, ALIGN_LEFT },
    [RATING] = { "opponent_rating", &label_rtg, ALIGN_RIGHT },
    [COUNTS] = { "counts", &label_counts, ALIGN_RIGHT },
    [SCORE] = { "score", &label_result, ALIGN_RIGHT, .tone = TONE_STRONG },
    [OUT] = { "left_out", NULL, ALIGN_LEFT, FOR_DATA },
    [SHOWN] = { NULL, NULL, ALIGN_LEFT, FOR_SHEETS },
};

static const struct table shape = {
    .blocks = "certificates", .rows = "games", .head = heads, .nhead = HEADS, .col = columns, .ncol = COLUMNS
};

enum { R_TEXT, R_HAS, R_NEEDS, R_COLUMNS };

static const struct column requirements[R_COLUMNS] = {
    [R_TEXT] = { NULL, &label_requirement, ALIGN_LEFT, .name = true },
    [R_HAS] = { NULL, &label_has, ALIGN_RIGHT, .tone = TONE_STRONG },
    [R_NEEDS] = { NULL, &label_needed, ALIGN_RIGHT },
};

static const struct table required = {
    .blocks = "certificates", .rows = "games", .head = heads, .nhead = 1, .col = requirements, .ncol = R_COLUMNS
};

/* What is being made. */
struct certificates_making {
    const struct report_input *in;
    const struct section *section;
    const struct wording *wording;
    struct rating_view view;
    struct sheet *sheet;
    struct arena *a;
};

/* Of one player. */
struct certificate {
    const struct squad *squad;
    const struct player *player;
    int squad_at, place; /* from 1 */
    struct norm_made made;
};

/* The name as FIDE's list has it, where that is another one. */
static struct str latin_of(const struct player *p)
{
    return p->latin.n > 0 ? p->latin : p->name;
}

/* --- whose it is ------------------------------------------------------------------------------ */

static void add_facts(const struct certificates_making *m, const struct certificate *x)
{
    const struct message title = say_certificate_of(norm_title(x->made.asked.norm), latin_of(x->player));
    struct forms f = forms_begin(m->sheet, message_text(&title, m->wording, m->a), m->a);
    struct str held = x->player->title;

    forms_fact(&f, &label_name, cell_text(latin_of(x->player)));
    forms_fact(&f, &label_norm, cell_text(str_of(norm_title(x->made.asked.norm))));
    forms_fact(&f, &label_fide_id, cell_known(x->player->fide_id));
    forms_fact(&f, &label_title,
               held.n > 0 ? cell_text(held) : cell_text(message_label(&label_no_title, m->wording, m->a)));
    forms_fact(&f, &label_federation, cell_text(x->squad->federation));
    forms_fact(&f, &label_rating, cell_known(x->player->rating));
    forms_fact(&f, &label_born, cell_known(x->player->born));
    if (m->section->unit == UNIT_TEAM)
        forms_fact(&f, &label_team, cell_text(x->squad->name));
    forms_event(&f, m->in->event, m->section);
}

/* --- its games -------------------------------------------------------------------------------- */

static void fill_head(const struct certificates_making *m, const struct certificate *x, struct cell *head)
{
    const struct norm_account *account = &x->made.account;

    head[H_SHOWN] = cell_text(message_label(&label_games, m->wording, m->a));
    head[H_TEAM] = cell_team(m->section, x->squad_at);
    head[H_FED] = cell_text(x->squad->federation);
    head[H_PLAYER] = cell_player(m->section, x->squad_at, x->place);
    head[H_TITLE] = cell_text(x->player->title);
    head[H_RATING] = cell_known(x->player->rating);
    head[H_FIDE] = cell_known(x->player->fide_id);
    head[H_BORN] = cell_known(x->player->born);
    head[H_NORM] = cell_text(str_of(norm_title(x->made.asked.norm)));
    head[H_POINTS] = cell_half(account->half);
    head[H_AVERAGE] = cell_number(account->has[NORM_REQUIRES_AVERAGE]);
    head[H_PERFORMANCE] = cell_number(account->has[NORM_REQUIRES_PERFORMANCE]);
}

/* A game that is left out counts nothing. */
static void add_games(const struct certificates_making *m, const struct certificate *x)
{
    struct block *b = table_block(sheet_table(m->sheet, &shape, m->a), x->made.n, m->a);
    const struct norm_game *game = x->made.game;

    fill_head(m, x, b->head);
    for (int i = 0; i < x->made.n; i++) {
        struct cell *cell = block_row(b, game[i].out ? TONE_FAINT : TONE_PLAIN);
        cell[ROUND] = cell_number(game[i].round);
        cell[OPPONENT] = cell_text(latin_of(game[i].opponent));
        cell[FIDE] = cell_known(game[i].opponent->fide_id);
        cell[FED] = cell_text(game[i].federation);
        cell[TITLE] = cell_text(game[i].title);
        cell[RATING] = cell_known(game[i].rating);
        cell[SCORE] = cell_half(game[i].half);
        cell[OUT] = cell_flag(game[i].out);
        if (game[i].out)
            cell[SHOWN] = cell_text(message_label(&label_left_out, m->wording, m->a));
        else
            cell[COUNTS] = cell_number(norm_counted(x->made.asked.norm, game, x->made.n, i));
    }
}

/* --- what was required ------------------------------------------------------------------------ */

static void add_player(const struct certificates_making *m, int squad, int player)
{
    const struct squad *q = &m->section->squad[squad];
    struct certificate x = { .squad = q, .player = &q->player[player], .squad_at = squad, .place = player + 1 };

    if (!norm_made(&m->view, m->in->round, squad, player, m->a, &x.made))
        return;
    add_facts(m, &x);
    if (x.made.asked.games == NORM_EIGHT_GAMES)
        sheet_note_say(m->sheet, say_norm_of_eight_games(latin_of(x.player)), m->a);
    add_games(m, &x);
    struct block *b = table_block(sheet_table(m->sheet, &required, m->a), NORM_REQUIREMENT_COUNT, m->a);

    m->sheet->part[m->sheet->npart - 1]->audience = FOR_SHEETS;
    b->head[H_SHOWN] = cell_text(message_label(&label_requirements, m->wording, m->a));
    for (int r = 0; r < NORM_REQUIREMENT_COUNT; r++) {
        struct cell *cell = block_row(b, TONE_PLAIN);
        cell[R_TEXT] = cell_text(message_label(norm_requirement_label((enum norm_requirement)r), m->wording, m->a));
        cell[R_HAS] = cell_number(x.made.account.has[r]);
        cell[R_NEEDS] = cell_number(x.made.account.needs[r]);
    }
    b->slip = forms_signatures(m->in->event, m->wording, m->a);
}

bool report_build_certificates(const struct report_input *in, struct arena *a, struct sheet *sheet, struct err *e)
{
    const struct certificates_making m = {
        in, in->section, &sheet->heading.wording, rating_view(in->event, in->section, a), sheet, a
    };
    const int *order = figures_order(in->section, a);

    (void)e;
    sheet->scale = SCALE_LIST;
    sheet->form = true;
    for (int i = 0; i < in->section->nsquad; i++)
        for (int p = 0; p < in->section->squad[order[i]].nplayer && p < SQUAD_MAX; p++)
            if (in->team == NOBODY || in->team == order[i])
                add_player(&m, order[i], p);
    if (sheet->npart == 0) {
        sheet_table(sheet, &shape, a);
        sheet_note_say(sheet, say_no_norm_in_team(in->section->squad[in->team].name), a);
    }
    sheet_note_say(sheet, say_norm_conditions(), a);
    norm_note_not_looked_at(sheet, in->section, a);
    figures_note_running(sheet, in->section, in->round, a);
    return true;
}
