#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Whoever only reads the people leaves nothing beside their file; a copy in the mirror has its keys before its name; no mirror lies
# within what belongs to the event.
. "$(dirname "$0")/golden"
small_cup
quietly people e.oly add 'The Boss' --role tap

echo '# a file of people that may not be written'
# The group shares the desk, and in it is one who may only read who has a key.
chmod 660 e.oly
chmod 440 e.oly.people
chmod 777 .
if [ "$(id -u)" = 0 ]; then
    as='setpriv --reuid 65534 --regid 65534 --clear-groups'
    chmod 711 "$scratch"
    chgrp 65534 e.oly e.oly.people
else
    as=
fi
$as "$program" people e.oly
ls e.oly.people*
$as "$program" people e.oly add 'The Other' --role tap
echo "[exit $?]"
ls e.oly.people*
chgrp "$(id -g)" e.oly e.oly.people
chmod 600 e.oly.people e.oly
quietly people e.oly add 'The Other' --role tap

echo '# a mirror within the backups'
mkdir -p e.oly.backups/deep/deeper mir
for folder in e.oly.backups e.oly.backups/deep e.oly.backups/deep/deeper; do
    run set e.oly --mirror "$PWD/$folder" 2>&1 | sed "s|/[^ ]*/work/||"
done

echo "# a copy in the mirror has its keys"
quietly set e.oly --mirror "$PWD/mir"
until_copied e.oly mir
ls mir | sed 's/.*\(oly\)/\1/'
