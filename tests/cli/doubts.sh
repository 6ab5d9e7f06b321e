#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What may be a slip is asked about: a lot drawn again, the same points twice, a day far from the event; and who is here is said.
. "$(dirname "$0")/golden"
NOW='2026-09-01 18:00'
run new e.oly --zone localtime
run new e.oly --zone posixrules
quietly new e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
run lot e.oly white -s open
untouched e.oly run lot e.oly black -s open
untouched e.oly run lot e.oly -s open
run lot e.oly black -s open --reason 'the ball fell off the table'
run set e.oly --round 1 --date '2026-09-02 15:00'
run set e.oly --round 2 --date '2027-09-03 15:00'
run set e.oly --squads-close '2026-05-01 12:00'
run set e.oly --presence-closes '2026-06-01 19:00'
run announce e.oly Poland --due '2026-07-04 10:00' -s open
run announce e.oly Poland --due '2026-07-02 10:00' -s open
quietly absent e.oly "Côte d'Ivoire" -s open
cp e.oly last.oly
quietly pair e.oly -s open
quietly publish e.oly -s open
run start e.oly -s open --dry-run
quietly arrive e.oly 1-5 -s open
run start e.oly -s open
quietly arrive e.oly 6-10 -s open
run start e.oly -s open
run points e.oly Poland -1 0 --reason 'late at the board' -s open
run points e.oly Poland -1 0.5 --reason 'late again' -s open
run points e.oly Poland -1 0 --reason 'late at the board' -s open
# More than any match is worth.
run points e.oly Poland -99 -99 --reason 'a slip' -s open
# After the last round there is no next one.
quietly set last.oly --rounds 1 -s open
quietly pair last.oly -s open
quietly publish last.oly -s open
run points last.oly Poland -1 0 --reason 'a phone rang' -s open
