#include "desk/squad.h"

#include <string.h>

#include "db/store.h"
#include "desk/task.h"
#include "teams/find.h"
#include "teams/lineup.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/registration.h"
#include "teams/text.h"

/* Replacing. */

static bool may_replace(struct task *t)
{
    if (t->section->frozen)
        return task_reason(t, "a change of a squad after the first publication");
    return !moment_is_after(t->act->time, t->event.squads_close) ||
           task_reason(t, "a change of a squad after the squads were closed");
}

static bool find_player(struct task *t, int squad, struct str who, int *player)
{
    const struct squad *q = &t->section->squad[squad];

    if (!player_find(q, who, player, t->err))
        return false;
    if (q->nplayer == SQUAD_MAX)
        return err_set(t->err, ERR_LIMIT,
                       "a list holds %d players at most, also those who were "
                       "replaced",
                       SQUAD_MAX);
    return !q->player[*player].replaced || err_set(t->err, ERR_STATE, "player %d of %.*s, %.*s, is replaced already",
                                                   *player + 1, STR_ARG(q->name), STR_ARG(q->player[*player].name));
}

enum { TITLE_LETTERS = 10 }; /* as in a registration */

static bool clean(struct task *t, const struct player *by, struct player *out)
{
    *out = *by;
    out->replaced = false;
    return (text_nfc(str_trim(by->name), &t->arena, &out->name) && out->name.n > 0 &&
            text_nfc(str_trim(by->title), &t->arena, &out->title) && text_letters(out->name) <= NAME_LETTERS &&
            text_letters(out->title) <= TITLE_LETTERS) ||
           err_set(t->err, ERR_INPUT,
                   "the new player needs a name of at most %d letters that can be seen, in UTF-8, and a "
                   "title of at most %d",
                   NAME_LETTERS, TITLE_LETTERS);
}

/* Only what the change brought: an event may be as it is for reasons of its own. */
static bool is_fit(struct task *t, const struct findings *before)
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
            task_note(t, x->severity, x->rule, "%.*s", STR_ARG(x->text));
    }
    return n == 0 || err_set(t->err, ERR_INPUT, "%.*s", STR_ARG(wrong->text));
}

static struct squad *exchange(struct task *t, int squad, int player, const struct player *by)
{
    struct squad *q = &t->section->squad[squad];

    q->player = arena_grow(&t->arena, q->player, sizeof *q->player, (size_t)q->nplayer, (size_t)q->nplayer + 1);
    q->player[player].replaced = true;
    q->player[q->nplayer++] = *by;
    return q;
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
            task_note(t, WARNING, RULE_SQUAD_LIST,
                      "player %d of %.*s sits on board %d of table %d in round %d: change the "
                      "line-up",
                      place, NAME_ARG(t, squad), b + 1, f->table, s->nround);
    }
}

/* Whether he is in it nobody may know, so it is said in any case. */
static void note_lineup(struct task *t, int squad, int place)
{
    const struct section *s = t->section;
    const struct pairing_list *r = s->nround ? &s->round[s->nround - 1] : NULL;

    if (r && lineup_is_secret(r) && lineup_find(r, squad))
        task_note(t, WARNING, RULE_SQUAD_LIST,
                  "the line-up of %.*s for round %d is in already: if it names player %d, the team has to "
                  "hand in another one",
                  NAME_ARG(t, squad), s->nround, place);
}

static void store_exchange(struct task *t, int squad, int player)
{
    struct squad *q = &t->section->squad[squad];
    struct player *old = &q->player[player], *new = &q->player[q->nplayer - 1];

    store_player(t->db, task_at(t), squad, player + 1, old);
    store_player(t->db, task_at(t), squad, q->nplayer, new);
    if (q->order.confirmed.n > 0) {
        q->order.confirmed = q->order.confirmed_by = (struct str){ 0 };
        store_board_order(t->db, task_at(t), squad, &q->order);
        task_note(t, NOTE, RULE_SQUAD_LIST, "the board order of %.*s has to be confirmed again", STR_ARG(q->name));
    }
    if (q->number > 0 && !t->section->frozen)
        task_note(t, NOTE, RULE_NUMBER,
                  "the numbers follow the old list until the teams are numbered "
                  "again");
    task_discard(t, t->section, "the squad of %.*s changed", STR_ARG(q->name));
    task_about(t, squad);
    task_change(t, "%.*s: player %d, %.*s, is replaced by %.*s, player %d", STR_ARG(q->name), player + 1,
                STR_ARG(old->name), STR_ARG(new->name), q->nplayer);
}

static bool replace(struct task *t, struct str team, struct str who, const struct player *by)
{
    struct findings before = { .arena = &t->arena };
    struct player new;
    int squad, player;

    if (!task_squad(t, team, &squad) || !find_player(t, squad, who, &player) || !clean(t, by, &new) || !may_replace(t))
        return false;
    registration_check(&t->event, &before);
    exchange(t, squad, player, &new);
    if (!is_fit(t, &before))
        return false;
    store_exchange(t, squad, player);
    note_boards(t, squad, player + 1);
    note_lineup(t, squad, player + 1);
    return true;
}

bool desk_replace(struct desk *d, const struct act *act, struct str team, struct str who, const struct player *by,
                  struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && replace(&t, team, who, by));
}

/* Board orders. */

static bool board_order(struct task *t, struct str team, bool received, bool confirmed)
{
    int squad;

    if (!task_squad(t, team, &squad))
        return false;
    struct board_order *o = &t->section->squad[squad].order;
    if (received)
        *o = (struct board_order){ .received = t->act->time, .received_by = t->act->user };
    if (o->received.n == 0)
        return err_set(t->err, ERR_STATE, "the board order of %.*s has not been received yet", NAME_ARG(t, squad));
    if (confirmed && o->confirmed.n > 0)
        return true; /* the first signature counts */
    if (confirmed) {
        o->confirmed = t->act->time;
        o->confirmed_by = t->act->user;
    }
    store_board_order(t->db, task_at(t), squad, o);
    task_about(t, squad);
    task_change(t, "board order of %.*s %s", NAME_ARG(t, squad),
                !confirmed ? "received"
                : received ? "received and confirmed"
                           : "confirmed");
    return true;
}

bool desk_board_order(struct desk *d, const struct act *act, struct str team, bool received, bool confirmed,
                      struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && board_order(&t, team, received, confirmed));
}
