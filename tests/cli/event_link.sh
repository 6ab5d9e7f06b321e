#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# An event that is opened by a symbolic link is the event itself: people, backups and the log are those beside the file.
. "$(dirname "$0")/golden"
mkdir real l deep
quietly new real/e.oly
ln -s ../real/e.oly l/e.oly
ln -s "$PWD/l/e.oly" deep/f.oly
quietly people real/e.oly add Boss --role tap

echo '# who has a key'
run people l/e.oly
run people deep/f.oly -f csv
quietly people deep/f.oly revoke Boss
run people real/e.oly

echo '# a backup has the keys, and going back to it leaves the link'
quietly backup l/e.oly copy.oly
ls copy.oly*
quietly set real/e.oly --city Oslo
quietly restore deep/f.oly --from copy.oly --confirm
ls l deep
[ -L l/e.oly ] && [ -L deep/f.oly ] && echo 'links as before'

echo '# a link to nothing is what it was'
ln -s nowhere.oly none.oly
run show none.oly
run new none.oly
