#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Engines that are wrong on purpose, one line of one file bent in each. Every round that one of them pairs
# otherwise than expected must be found out by the check of its trace, if it can write one at all: every eighth engine and the first 40 rounds of each, or all with SOAK=1.
folder=${B:-build/release}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
status=0

compile() { ${CC:-cc} $CFLAGS -o "$@"; }
compile "$dir/driver.o" -c tests/wrong/driver.c &&
    compile "$dir/jsonline.o" -c tests/property/jsonline.c &&
    compile "$dir/written.o" -c tests/property/written.c &&
    compile "$dir/retold.o" -c tests/property/retold.c || exit 1

turn=0
bend() { # what is wrong, file, from, to
    turn=$((turn + 1))
    [ "$SOAK" ] || [ $((turn % 8)) -eq 1 ] || return 0
    awk -v from="$3" -v to="$4" '
        { at = index($0, from) }
        at && !done { $0 = substr($0, 1, at - 1) to substr($0, at + length(from)); done = 1 }
        { print }
        END { exit !done }' "$2" >"$dir/bent.c" || { echo "not ok - $1: nothing to bend in $2"; status=1; return; }
    compile "$dir/bent.o" -w -c "$dir/bent.c" &&
        compile "$dir/engine" "$dir/bent.o" "$dir/driver.o" "$dir/jsonline.o" "$dir/written.o" "$dir/retold.o" \
            -Wl,--start-group "$folder/engine.a" "$folder/teams.a" "$folder/import.a" "$folder/reports.a" \
            -Wl,--end-group $LIBS || { status=1; return; }
    set -- "$1" $("$dir/engine")
    if [ "${2:-0}" -gt 0 ] && [ "$2" = "$3" ]; then
        echo "ok - $1: $2 rounds differ, $3 found out"
    else
        echo "not ok - $1: ${2:-no} rounds differ, ${3:-none} found out"
        status=1
    fi
}

bend 'no mirror below the median' engine/olympiad/pairing.c 'toward > 0 ? begin + i : end - 1 - i' 'begin + i'
bend 'the median one place off' engine/olympiad/pairing.c 'd->member[n / 2]' 'd->member[n / 2 - 1]'
bend 'the bye to the second-lowest' engine/olympiad/pairing.c 'p = r->n - 1; p >= 0' 'p = r->n - 2; p >= 0'
bend 'published by the sum first' engine/olympiad/pairing.c 'descending(x->mp, y->mp)' 'descending(x->sum, y->sum)'
bend 'levels a and b swapped' engine/olympiad/level.c 'enum { A, B, C, D, E, F };' 'enum { B, A, C, D, E, F };'
bend 'floaters to the last resident' engine/olympiad/bracket.c 'take_first(w, f, w->b->nfloater, q->size, 1)' \
    'take_first(w, f, q->size - 1, w->b->nfloater - 1, -1)'
bend 'leavers from the wrong end' engine/olympiad/bracket.c \
    'v = q->size - 1; v >= w->b->nfloater && left < q->nleaver; v--' \
    'v = w->b->nfloater; v < q->size && left < q->nleaver; v++'
bend 'the table from 2N down' engine/olympiad/table.c 'i = r->half; i != r->head; i = r->next[i]' \
    'i = r->before[r->head]; i != r->before[r->half]; i = r->before[i]'
bend 'the upper half first' engine/olympiad/table.c 'ring r = { arena_new(a, int, n + 1), arena_new(a, int, n + 1), n, n / 2, n }' \
    'ring r = { arena_new(a, int, n + 1), arena_new(a, int, n + 1), n, n / 2 + 1, n }'
bend 'colour history from the beginning' engine/olympiad/colour.c 'a->colour[a->ncolour - back]' 'a->colour[back - 1]'
bend 'White to the team with more of it' engine/olympiad/colour.c 'da < db ? WHITE : BLACK' 'da < db ? BLACK : WHITE'
bend 'no colour limits' engine/olympiad/roster.c 'return (colours_a & 1' 'return true || (colours_a & 1'
bend 'the sides in the other order' engine/olympiad/pairing.c 'toward = edition_row(d->f->edition)->first' \
    'toward = -(int)edition_row(d->f->edition)->first'
bend 'floaters need not stay' engine/olympiad/single_leaver.c 'first = b->nfloater' 'first = 0'
bend 'one floater stops where a resident would' engine/olympiad/single_leaver.c \
    'level->legal && !w->again, w->again ? EVERYWHERE : level->reach' 'level->legal, level->reach'
bend 'one floater does not go beyond the next group' engine/olympiad/single_leaver.c \
    '(w->again && touches(b, place, &w->onward' '(false && touches(b, place, &w->onward'
bend 'floaters stop where residents would' engine/olympiad/whole.c 'question_cost(m, part, WHOLE_FAR, price, price)' \
    'question_cost(m, part, WHOLE_FAR, IMPOSSIBLE, IMPOSSIBLE)'
bend 'no resident meets a team beyond' engine/olympiad/whole.c 'level->tight ? spill : 0, level->tight ? spill : 0' \
    'level->tight ? IMPOSSIBLE : 0, level->tight ? IMPOSSIBLE : 0'
bend 'two residents meet teams beyond' engine/olympiad/leave.c 'whole_open_beyond(&w, v);' \
    'for (int u = any.q.size; u < any.q.m.n; u++) if (whole_is_next(&w, u)) whole_open_beyond(&w, u);'
bend 'unplayed pairs meet again' engine/olympiad/card.c 'played || h->unplayed_met' 'played'
bend 'no bye for a team that missed a round' engine/olympiad/pairing.c 'card_may_have_bye(&f->card[r->card[p]], f->edition)' \
    'card_may_have_bye(&f->card[r->card[p]], f->edition) && f->card[r->card[p]].ncolour == f->round - 1'
exit $status
