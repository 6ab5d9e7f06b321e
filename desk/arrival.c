#include "desk/arrival.h"

#include "db/store.h"
#include "desk/away.h"
#include "desk/join.h"
#include "desk/value.h"
#include "engine/ranking/standings.h"
#include "teams/match.h"
#include "teams/moment.h"
#include "teams/presence.h"
#include "teams/score.h"

/* Announced. */

/* PRESENT_FIRST: what the announcement does not change. */
static void warn_announced(struct task *t, int squad, struct str due)
{
    const struct absence *away;
    int next = task_next(t->section);

    if (presence_of(t->section, squad, next, t->act->time, &away) == TEAM_AWAY)
        task_note(t, WARNING, RULE_NONE,
                  "it stays left out of round %d%s%.*s%s until it arrives; 'absent --lift' lets it "
                  "play all the same",
                  next, away->reason.n ? " (" : "", STR_ARG(away->reason), away->reason.n ? ")" : "");
    if (!t->section->frozen && !presence_before_start(&t->event, due))
        task_note(t, WARNING, RULE_PRESENT_FIRST,
                  "that is not before the start of round 1, so the team is not paired in it");
}

static bool announce(struct task *t, struct str operand, struct str due, struct str travel)
{
    struct arrival a = { .at = t->act->time, .by = t->act->user };
    int squad;

    if (!task_squad(t, operand, &squad) || !presence_is_in(t, squad))
        return false;
    if (!value_time.read(str_trim(due), 0, 0, &t->arena, &a.due) || a.due.n == 0)
        return err_set(t->err, ERR_INPUT, "\"%.*s\" is not a time as 2016-09-01 23:30", STR_ARG(due));
    if (!value_text.read(travel, 0, NAME_LETTERS, &t->arena, &a.travel))
        return err_set(t->err, ERR_LIMIT, "how it travels is plain text of at most %d letters", NAME_LETTERS);
    const struct arrival *known = &t->section->squad[squad].arrival;
    if (known->players > 0)
        return err_set(t->err, ERR_STATE, "%.*s is here already, with %d %s", NAME_ARG(t, squad),
                       COUNT(known->players, "player", "players"));
    warn_announced(t, squad, a.due);
    if (str_eq(known->due, a.due) && str_eq(known->travel, a.travel))
        return true;
    store_arrival(t->db, task_at(t), squad, &a);
    task_about(t, squad);
    task_change(t, "%.*s is announced for %.*s%s%.*s", NAME_ARG(t, squad), STR_ARG(a.due), travel.n ? ", " : "",
                STR_ARG(travel));
    return true;
}

bool desk_announce(struct desk *d, const struct act *act, struct str team, struct str due, struct str travel,
                   struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && announce(&t, team, due, str_trim(travel)));
}

/* Here. */

static int count_players(const struct squad *q)
{
    int n = 0;

    for (int i = 0; i < q->nplayer; i++)
        n += !q->player[i].replaced;
    return n;
}

/* Without a number all of the list; a team that joins a round keeps the number it has. */
static bool note_players(struct task *t, int squad, int players, bool join)
{
    struct squad *q = &t->section->squad[squad];
    struct arrival a = q->arrival;
    int most = count_players(q);

    a.players = players != PLAYERS_ALL ? players : join && a.players > 0 ? a.players : most;
    if (a.players < 0 || a.players > most)
        return err_set(t->err, ERR_INPUT, "%.*s has %d players in its list", STR_ARG(q->name), most);
    if (a.players == q->arrival.players && q->arrival.at.n > 0)
        return true;
    a.at = t->act->time;
    a.by = t->act->user;
    q->arrival = a;
    store_arrival(t->db, task_at(t), squad, &a);
    task_change(t, "%.*s is here with %d %s", STR_ARG(q->name), COUNT(a.players, "player", "players"));
    if (a.players < score_least(t->section))
        task_note(t, WARNING, RULE_PRESENT_THREE, "%.*s needs %d players to play", STR_ARG(q->name),
                  score_least(t->section));
    return true;
}

/* Returns how many absences were ended. */
static int end_absences(struct task *t, int squad)
{
    struct section *s = t->section;
    int ended = 0, next = task_next(s);

    if (!score_takes_part(s, squad, next))
        presence_discard(t, squad, next, 0, "without");
    for (int i = 0; i < s->nabsence; i++)
        if (s->absence[i].squad == squad && (s->absence[i].to == 0 || s->absence[i].to >= next)) {
            presence_end(t, s->absence[i], next);
            ended++;
        }
    return ended;
}

static bool arrive(struct task *t, struct str operand, int players, bool join)
{
    int squad, next = task_next(t->section);

    if (!task_squad(t, operand, &squad) || !presence_is_in(t, squad) || !note_players(t, squad, players, join))
        return false;
    if (end_absences(t, squad) > 0)
        t->change = str_fmt(&t->arena, "%.*s%s%.*s is paired from round %d on", STR_ARG(t->change),
                            t->change.n ? "; " : "", NAME_ARG(t, squad), next);
    t->round = next;
    task_about(t, squad);
    return join ? join_late(t, squad) : (join_offer(t, squad), true);
}

bool desk_arrive(struct desk *d, const struct act *act, struct str team, int players, bool join, struct findings *f,
                 struct err *e)
{
    struct act named = *act;
    struct task t;

    if (join && named.reason.n == 0)
        named.reason = STR("it arrived after the pairing was published");
    return task_end(&t, task_begin_section(&t, d, &named, f, e) && arrive(&t, team, players, join));
}

static bool absent_not(struct task *t, struct str operand)
{
    int squad, next = task_next(t->section);

    if (!task_squad(t, operand, &squad) || !presence_is_in(t, squad))
        return false;
    if (end_absences(t, squad) == 0)
        return err_set(t->err, ERR_STATE, "%.*s is left out of no round to come", NAME_ARG(t, squad));
    t->round = next;
    task_about(t, squad);
    task_change(t, "%.*s is paired from round %d on", NAME_ARG(t, squad), next);
    return true;
}

bool desk_absent_not(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && absent_not(&t, team));
}

/* The set hour. */

static bool may_close(struct task *t)
{
    struct str hour = presence_hour(&t->event, &t->arena);

    if (t->section->frozen)
        return err_set(t->err, ERR_STATE, "round 1 is published; who is missing from now on is absent by name");
    if (!moment_is_after(hour, t->act->time) || t->act->reason.n > 0)
        return true;
    return err_set(t->err, ERR_STATE, "the set hour is %.*s; before it only with a reason, by order", STR_ARG(hour));
}

static bool absent_missing(struct task *t)
{
    const struct section *s = t->section;
    int *missing = arena_new(&t->arena, int, s->nsquad), n = 0;

    if (!may_close(t))
        return false;
    for (int i = 0; i < s->nsquad; i++) {
        struct absence a = {
            .squad = i, .from = 1, .at = t->act->time, .by = t->act->user, .reason = STR("not here at the set hour")
        };
        if (!presence_is_missing(&t->event, s, i))
            continue;
        missing[n++] = i;
        store_absence(t->db, task_at(t), &a);
        task_about(t, i);
    }
    if (n == 0)
        return true;
    task_discard(t, t->section, "it was made with teams that are not here");
    t->round = 1;
    task_change(t, "%d team%s not here at the set hour, not paired until they arrive: %.*s", n, n == 1 ? "" : "s",
                STR_ARG(task_names(t, missing, n, n)));
    return true;
}

bool desk_absent_missing(struct desk *d, const struct act *act, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && absent_missing(&t));
}

/* Expelled. */

static void expel(struct task *t, int squad, int from)
{
    struct absence a = {
        .squad = squad, .from = from, .expelled = true, .at = t->act->time, .by = t->act->user, .reason = t->act->reason
    };

    store_absence(t->db, task_at(t), &a);
    presence_discard(t, squad, from, 0, "with");
    task_about(t, squad);
}

static int count_played(const struct section *s, int squad)
{
    int n = 0;

    for (int r = 0; r < s->nround; r++) {
        const struct fixture *f = match_of(&s->round[r], squad);
        n += f && score_match(s, f).played;
    }
    return n;
}

/* "its 4 played matches stand ... it counts with its 5 match points" */
static void tell_consequences(struct task *t, int squad, int from)
{
    struct tournament rules;
    int mp = 0, played = count_played(t->section, squad);

    score_tournament(&t->event, t->section, t->section->rounds, &t->arena, &rules);
    const struct standing *line = standings_make(&rules, rules.nround, &t->arena);
    for (int i = 0; i < rules.nteam; i++)
        if (line[i].team == squad)
            mp = line[i].mp;
    task_note(t, NOTE, RULE_EXPELLED,
              "%.*s: %s; it is not paired from round %d on; in the tie-breaks of its opponents it "
              "counts with "
              "the %d match point%s it has",
              NAME_ARG(t, squad),
              played == 0   ? "it has played no match"
              : played == 1 ? "the match it played stands"
                            : str_c(&t->arena, str_fmt(&t->arena, "the %d matches it played stand", played)),
              from, mp, mp == 1 ? "" : "s");
}

static bool expel_by_order(struct task *t, struct str operand)
{
    int squad, from = task_next(t->section);

    if (!task_squad(t, operand, &squad) || !presence_is_in(t, squad) || !task_reason(t, "an expulsion"))
        return false;
    expel(t, squad, from);
    tell_consequences(t, squad, from);
    t->round = from;
    task_change(t, "%.*s is expelled from round %d on", NAME_ARG(t, squad), from);
    return true;
}

bool desk_expel(struct desk *d, const struct act *act, struct str team, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && expel_by_order(&t, team));
}

/* The start of a round. */

/* All, unless somebody noted that there are fewer. */
static int players_at_boards(const struct section *s, int squad)
{
    int players = s->squad[squad].arrival.players;

    return players > 0 && players < s->boards ? players : s->boards;
}

static bool has_results(const struct section *s, const struct fixture *f)
{
    for (int b = 0; b < s->boards; b++)
        if (f->board[b].result != RESULT_NONE)
            return true;
    return false;
}

/* What the mark of a match is to be; false if nothing is to be done. */
static bool mark_of(struct task *t, int round, const struct fixture *f, struct fixture *out)
{
    const struct section *s = t->section;

    *out = *f;
    for (int side = 0; side < 2; side++)
        out->absent[side] = presence_has_too_few(s, f->side[side], round);
    if ((!out->absent[0] && !out->absent[1]) || f->absent[0] || f->absent[1] || f->decided == DECIDED_PLAYED)
        return false;
    bool both = out->absent[0] && out->absent[1];
    out->present = both ? 0 : players_at_boards(s, f->side[out->absent[0]]);
    if (!has_results(s, f))
        return true;
    task_note(t, WARNING, RULE_PRESENT_THREE,
              "table %d (%.*s - %.*s) has results, though a side has too few players; correct one "
              "or the other",
              f->table, NAME_ARG(t, f->side[0]), NAME_ARG(t, f->side[1]));
    return false;
}

/* WALKOVER: nobody noted how many are here of the side that came. */
static void warn_of_guess(struct task *t, const struct fixture *marked)
{
    const struct section *s = t->section;
    int gone = marked->side[marked->absent[1]], came = marked->side[marked->absent[0]];

    if (marked->present > 0 && s->squad[came].arrival.players == 0)
        task_note(t, WARNING, RULE_WALKOVER,
                  "table %d: nobody noted how many players of %.*s are here, so it gets the points "
                  "of %d; if fewer are: 'result %d --absent %d --present N --correct --reason WHY'",
                  marked->table, NAME_ARG(t, came), marked->present, marked->table, s->squad[gone].number);
}

/* PRESENT_THREE: marks the matches that are not played, once. Fills in whose. */
static int mark_matches(struct task *t, int round, int *absent)
{
    struct pairing_list *r = &t->section->round[round - 1];
    int n = 0;

    for (int i = 0; i < r->nfixture; i++) {
        struct fixture marked;
        if (!mark_of(t, round, &r->fixture[i], &marked))
            continue;
        store_fixture(t->db, task_at(t), round, &marked);
        r->fixture[i] = marked;
        warn_of_guess(t, &marked);
        for (int side = 0; side < 2; side++) {
            task_about(t, marked.side[side]);
            if (marked.absent[side])
                absent[n++] = marked.side[side];
        }
    }
    return n;
}

/* PRESENT_THREE again: EXPELLED. Also in a match that was marked earlier. */
static bool is_to_be_expelled(const struct section *s, int round, const struct fixture *f, int side)
{
    return score_complete(s, f) && !score_came(s, f, side) && presence_failures(s, f->side[side], round) > 0 &&
           !presence_for_good(s, f->side[side]);
}

static void judge(struct task *t, int squad, int round, bool may_expel)
{
    if (may_expel)
        expel(t, squad, round + 1);
    else
        task_note(t, WARNING, RULE_EXPELLED,
                  "%.*s had too few players before: it is to be expelled ('start --confirm', or 'expel')",
                  NAME_ARG(t, squad));
    tell_consequences(t, squad, round + 1);
}

/* Returns how many were expelled, and fills in whom. */
static int judge_round(struct task *t, int round, bool may_expel, int *expelled)
{
    const struct pairing_list *r = &t->section->round[round - 1];
    int n = 0;

    for (int i = 0; i < r->nfixture; i++)
        for (int side = 0; side < 2; side++)
            if (is_to_be_expelled(t->section, round, &r->fixture[i], side)) {
                judge(t, r->fixture[i].side[side], round, may_expel);
                expelled[n] = r->fixture[i].side[side];
                n += may_expel;
            }
    return n;
}

static bool start(struct task *t, bool may_expel)
{
    const struct section *s = t->section;
    int round = s->nround - (task_draft(s) != NULL);
    int *absent = arena_new(&t->arena, int, s->nsquad), *out = arena_new(&t->arena, int, s->nsquad);

    if (round == 0)
        return err_set(t->err, ERR_STATE, "no round is published yet");
    int nabsent = mark_matches(t, round, absent), nout = judge_round(t, round, may_expel, out);
    t->round = round;
    if (nabsent > 0) {
        task_discard(t, t->section, "matches of round %d were not played", round);
        task_change(t, "round %d starts without %.*s", round, STR_ARG(task_names(t, absent, nabsent, nabsent)));
    }
    if (nout > 0)
        task_change(t, "%.*s%s%.*s %s expelled from round %d on", STR_ARG(t->change), nabsent ? "; " : "",
                    STR_ARG(task_names(t, out, nout, nout)), nout == 1 ? "is" : "are", round + 1);
    return true;
}

bool desk_start(struct desk *d, const struct act *act, bool expel, struct findings *f, struct err *e)
{
    struct task t;

    return task_end(&t, task_begin_section(&t, d, act, f, e) && start(&t, expel));
}
