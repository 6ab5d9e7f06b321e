/* SPDX-License-Identifier: Apache-2.0 */
/* squad.c - who belongs to a team: players who are replaced, data that are corrected, and what follows from that. */
#include "desk/base/messages.h"
#include "desk/base/task.h"
#include "desk/base/value.h"
#include "desk/base/op_row.h"
#include "desk/squads/roster.h"
#include "teams/form.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/registration.h"
#include "teams/score.h"
#include "teams/text.h"
#include "teams/title.h"

/* Replacing. */

static bool is_free(struct task *t, const struct squad *q, int player)
{
    if (q->nplayer == SQUAD_MAX)
        return err_say(t->err, ERR_LIMIT, say_list_is_full(SQUAD_MAX));
    return !q->player[player].replaced ||
           err_say(t->err, ERR_STATE, say_player_replaced_already(player + 1, q->name, q->player[player].name));
}

static bool read_title(struct task *t, struct str word, struct str *out)
{
    return title_read(str_trim(word), out) || err_say(t->err, ERR_USAGE, say_title_is_not_of_fide(word));
}

static bool read_born(struct task *t, int born, int *out)
{
    *out = born;
    return registration_born_may_be(&t->event, born) || err_say(t->err, ERR_USAGE, say_nobody_was_born_in(born));
}

static bool read_name(struct task *t, const struct replace_args *in, struct player *out)
{
    return value_take(M_player_name, in->name, say_new_player_needs_name, &t->arena, &out->name, t->err);
}

static bool read_sex(struct task *t, struct str word, char *out)
{
    *out = word.n > 0 ? word.p[0] : '\0';
    return !word.p || str_eq(word, STR("m")) || str_eq(word, STR("w")) ||
           err_say(t->err, ERR_USAGE, say_sex_wrong(word));
}

static int number_or_none(int number)
{
    return number == NOT_GIVEN ? 0 : number;
}

/* What is said of the new player. */
static bool read_player(struct task *t, const struct replace_args *in, struct player *out)
{
    *out =
        (struct player){ .rating = number_or_none(in->rating), .fide_id = in->fide_id == NOT_GIVEN ? 0 : in->fide_id };
    return read_sex(t, in->sex, &out->sex) && read_name(t, in, out) && read_title(t, in->title, &out->title) &&
           read_born(t, number_or_none(in->born), &out->born);
}

bool squad_is_fit(struct task *t, const struct findings *before)
{
    struct findings after = { .arena = &t->arena };
    const struct finding *wrong = NULL;
    int n = 0;

    registration_check(&t->event, &after);
    for (int i = 0; i < after.n; i++) {
        const struct finding *x = &after.item[i];
        if (finding_has(before, x))
            continue;
        if (x->severity == PROBLEM && n++ == 0)
            wrong = x;
        if (x->severity != PROBLEM || n > 1)
            task_say(t, x->severity, x->rule, x->message);
    }
    return n == 0 || err_say(t->err, ERR_INPUT, wrong->message);
}

static void exchange(struct task *t, int squad, int player, const struct player *by)
{
    struct squad *q = &t->section->squad[squad];

    q->player = arena_grow(&t->arena, q->player, sizeof *q->player, (size_t)q->nplayer, (size_t)q->nplayer + 1);
    q->player[player].replaced = true;
    q->player[q->nplayer++] = *by;
}

/* He may sit on boards of an opened round that are not played yet. */
static void note_boards(struct task *t, int squad, int place)
{
    const struct section *s = t->section;
    const struct pairing_list *r = s->nround ? &s->round[s->nround - 1] : NULL;
    const struct fixture *f = r && r->opened.n > 0 ? match_of(r, squad) : NULL;

    for (int b = 0; f && b < s->boards; b++) {
        const struct board *board = &f->board[b];
        if (board->result == RESULT_NONE && board->place[match_side(f, squad)] == place)
            task_say(t, WARNING, RULE_SQUAD_LIST,
                     say_player_sits_now(place, t->section->squad[squad].name, b + 1, f->table, s->nround));
    }
}

/* Whether he is in it nobody may know, so it is said in any case. */
static void note_lineup(struct task *t, int squad, int place)
{
    const struct section *s = t->section;
    const struct pairing_list *r = s->nround ? &s->round[s->nround - 1] : NULL;

    if (r && lineup_is_secret(r) && lineup_find(r, squad))
        task_say(t, WARNING, RULE_SQUAD_LIST,
                 say_line_up_may_name_player(t->section->squad[squad].name, s->nround, place));
}

static void tell_replaced(struct task *t, int squad, int player)
{
    const struct squad *q = &t->section->squad[squad];
    struct fact *fact = task_team_fact(t, FACT_REPLACED, squad, NOBODY);

    fact->of = player + 1;
    fact->was = q->player[player].name;
    fact->number = q->nplayer;
    fact->becomes = q->player[q->nplayer - 1].name;
}

void squad_note_numbers(struct task *t, const struct squad *q)
{
    if (q->number > 0 && !t->section->frozen)
        task_say(t, NOTE, RULE_NUMBER, say_numbers_follow_old_list());
}

/* What rests on the old list: the captain's signature, numbers, a draft. */
static void follow_up(struct task *t, int squad)
{
    struct squad *q = &t->section->squad[squad];

    if (q->order.confirmed.n > 0) {
        q->order.confirmed = q->order.confirmed_by = (struct str){ 0 };
        task_say(t, NOTE, RULE_SQUAD_LIST, say_order_must_be_confirmed(q->name));
    }
    squad_note_numbers(t, q);
    task_discard(t, t->section, say_squad_changed(q->name));
}

/* Where players are paired, the squad is called as its player is. */
static void call_after_player(struct task *t, int squad)
{
    struct squad *q = &t->section->squad[squad];

    if (t->section->unit == UNIT_PLAYER)
        q->name = q->player[score_player(q) - 1].name;
}

static void tell_called(struct task *t, int squad)
{
    struct str was = t->before->section[task_at(t)].squad[squad].name, is = t->section->squad[squad].name;

    if (str_eq(was, is))
        return;
    struct fact *fact = task_team_fact(t, FACT_RENAMED, squad, NOBODY);
    fact->team_name = fact->was = was;
    fact->what = STR("name");
    fact->becomes = is;
}

bool decide_replace(const struct replace_args *in, struct task *t)
{
    struct findings before = { .arena = &t->arena };
    struct player by;

    if (!is_free(t, &t->section->squad[in->team], in->player) || !read_player(t, in, &by) || !roster_may_change(t))
        return false;
    registration_check(&t->event, &before);
    exchange(t, in->team, in->player, &by);
    call_after_player(t, in->team);
    if (!squad_is_fit(t, &before))
        return false;
    tell_replaced(t, in->team, in->player);
    tell_called(t, in->team);
    follow_up(t, in->team);
    note_boards(t, in->team, in->player + 1);
    note_lineup(t, in->team, in->player + 1);
    return true;
}

/* Correcting. */

/* A player and a team have not the same data. */
static bool says_what(struct task *t, const struct correct_args *in)
{
    bool of_player = in->title.p || in->sex.p || in->rating != NOT_GIVEN || in->fide_id != NOT_GIVEN ||
                     in->born != NOT_GIVEN || in->k != NOT_GIVEN || in->latin.p;

    if (!of_player && !in->name.p && !in->captain.p)
        return err_say(t->err, ERR_USAGE, say_what_to_correct());
    if (of_player && in->player == NOBODY)
        return err_say(t->err, ERR_USAGE, say_which_player_to_correct());
    return in->player == NOBODY || !in->captain.p || err_say(t->err, ERR_USAGE, say_captain_is_of_team());
}

static bool take_latin(struct task *t, struct str word, struct str *field)
{
    return !word.p || (value_take(M_player_latin, word, say_letters_of_name, &t->arena, field, t->err) &&
                       (text_is_latin(*field) || err_say(t->err, ERR_USAGE, say_latin_name_is_not(*field))));
}

static int number_or(int number, int otherwise)
{
    return number == NOT_GIVEN ? otherwise : number;
}

static bool correct_player(struct task *t, const struct correct_args *in, struct player *p)
{
    p->rating = number_or(in->rating, p->rating);
    p->k = number_or(in->k, p->k);
    p->fide_id = in->fide_id == NOT_GIVEN ? p->fide_id : in->fide_id;
    return (!in->name.p || value_take(M_player_name, in->name, say_letters_of_name, &t->arena, &p->name, t->err)) &&
           take_latin(t, in->latin, &p->latin) && (!in->title.p || read_title(t, in->title, &p->title)) &&
           (in->born == NOT_GIVEN || read_born(t, in->born, &p->born)) && (!in->sex.p || read_sex(t, in->sex, &p->sex));
}

static bool correct_team(struct task *t, const struct correct_args *in, struct squad *q)
{
    return (!in->name.p || value_take(M_team_name, in->name, say_letters_of_name, &t->arena, &q->name, t->err)) &&
           (!in->captain.p ||
            value_take(M_team_captain, in->captain, say_letters_of_captain, &t->arena, &q->captain, t->err));
}

/* One value: what it is called, what it was, what it is. */
struct datum {
    enum fact_kind kind;
    const char *what;
    struct str was, becomes;
};

static void tell_data(struct task *t, int squad, int player, const struct datum *data, int n)
{
    for (int i = 0; i < n; i++) {
        if (str_eq(data[i].was, data[i].becomes))
            continue;
        struct fact *fact = task_team_fact(t, data[i].kind, squad, NOBODY);
        fact->team_name = t->before->section[task_at(t)].squad[squad].name;
        fact->number = player == NOBODY ? 0 : player + 1;
        fact->what = str_of(data[i].what);
        fact->was = data[i].was;
        fact->becomes = data[i].becomes;
        fact->of = fact->becomes.n == 0;
    }
}

static struct str number_text(struct task *t, long number)
{
    return number ? str_fmt(&t->arena, "%ld", number) : (struct str){ 0 };
}

static struct str sex_text(const struct player *p)
{
    return (struct str){ &p->sex, p->sex != '\0' };
}

void squad_tell_player(struct task *t, int squad, int player, const struct player *was, const struct player *is)
{
    const struct datum data[] = {
        { t->section->unit == UNIT_PLAYER ? FACT_RENAMED : FACT_CORRECTED, "name", was->name, is->name },
        { FACT_CORRECTED, "Latin name", was->latin, is->latin },
        { FACT_CORRECTED, "title", was->title, is->title },
        { FACT_CORRECTED_RATING, "rating", number_text(t, was->rating), number_text(t, is->rating) },
        { FACT_CORRECTED, "FIDE id", number_text(t, was->fide_id), number_text(t, is->fide_id) },
        { FACT_CORRECTED, "K", number_text(t, was->k), number_text(t, is->k) },
        { FACT_CORRECTED, "born", number_text(t, was->born), number_text(t, is->born) },
        { FACT_CORRECTED, "sex", sex_text(was), sex_text(is) },
    };

    tell_data(t, squad, player, data, sizeof data / sizeof *data);
}

static void tell_team(struct task *t, const struct correct_args *in, const struct squad *was, const struct squad *is)
{
    const struct datum data[] = {
        { FACT_RENAMED, "name", was->name, is->name },
        { FACT_CORRECTED, "captain", was->captain, is->captain },
    };

    tell_data(t, in->team, NOBODY, data, sizeof data / sizeof *data);
}

void squad_discard_if_rated(struct task *t, const struct squad *was, int squad)
{
    const struct squad *is = &t->section->squad[squad];
    const struct pairing_list *draft = task_draft(t->section);
    int fifth;

    if (draft && (match_of(draft, squad) || draft->bye == squad) &&
        score_rating(t->section, was, &fifth) != score_rating(t->section, is, &fifth))
        task_discard(t, t->section, say_average_changed(is->name));
}

struct squad squad_copy(const struct squad *q, struct arena *a)
{
    struct squad copy = *q;

    copy.player = arena_new(a, struct player, q->nplayer);
    for (int i = 0; i < q->nplayer; i++)
        copy.player[i] = q->player[i];
    return copy;
}

/* Where players are paired nobody need say which player. */
static struct correct_args of_whom(const struct correct_args *in, const struct task *t)
{
    struct correct_args args = *in;

    if (t->section->unit == UNIT_PLAYER && in->player == NOBODY && !in->captain.p)
        args.player = score_player(&t->section->squad[in->team]) - 1;
    return args;
}

bool decide_correct(const struct correct_args *args, struct task *t)
{
    struct findings before = { .arena = &t->arena };
    const struct correct_args whose = of_whom(args, t), *in = &whose;
    struct squad *q = &t->section->squad[in->team], was = squad_copy(q, &t->arena);
    bool of_team = in->player == NOBODY;

    if (!says_what(t, in) || !roster_may_change(t))
        return false;
    registration_check(&t->event, &before);
    if (!(of_team ? correct_team(t, in, q) : correct_player(t, in, &q->player[in->player])))
        return false;
    call_after_player(t, in->team);
    if (!squad_is_fit(t, &before))
        return false;
    if (of_team)
        tell_team(t, in, &was, q);
    else
        squad_tell_player(t, in->team, in->player, &was.player[in->player], &q->player[in->player]);
    if (!roster_numbered_alike(t->section, &was, q))
        squad_note_numbers(t, q);
    squad_discard_if_rated(t, &was, in->team);
    return true;
}
