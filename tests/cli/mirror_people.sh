#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The keys of a hall do not die with the laptop: they are on the mirror with each copy, without the secret of sessions, and open the desk
# on the machine that goes on. A key that is given or taken back is there without an entry of the journal.
. "$(dirname "$0")/golden"
here=$(pwd -P)
masked() { "$@" 2>&1 | sed -E "s/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/KEY/; s,$here,HERE,g; s/machine $(uname -n)/machine HOST/"; }
people() { "$program" people "$1" -f csv | cut -d, -f1-4,7; }
key() { "$program" people "$1" add "$2" --role "$3" | grep -oE '([A-Z2-7]{4}-){3}[A-Z2-7]{4}'; }
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"
anna=$(key e.oly Anna tap)
quietly people e.oly add Boris --role arbiter
quietly people e.oly cards -s open -o cards.csv
quietly people e.oly revoke Boris

echo '# beside the first copy, and the ones after it'
mkdir stick
NOW='2016-09-02 10:01'
quietly set e.oly --mirror stick
ls stick
stat -c '%a %n' stick/*.people
secret=$(sqlite3 e.oly.people 'SELECT hex(secret) FROM secret')
sqlite3 "$(ls stick/*.people)" 'SELECT count(*) FROM secret; SELECT count(*) FROM log; SELECT count(*) FROM person'
od -An -v -tx1 "$(ls stick/*.people)" | tr -d ' \n' | grep -ic "$secret"
cat stick/*.people | grep -c "$anna"

echo '# what is done within a minute is copied after the answer; a key is there at once'
NOW='2016-09-02 10:01:30' && quietly set e.oly --city Batumi && until_copied e.oly stick
ls stick/*.oly | wc -l
quietly people e.oly add Emil --role arbiter
ls stick/*.oly | wc -l
people "$(ls stick/*.oly | tail -n 1)" | grep Emil
NOW='2016-09-02 10:02:31' && quietly set e.oly --city Poti
NOW='2016-09-02 10:03:10' && quietly set e.oly --city Tbilisi && until_copied e.oly stick
NOW='2016-09-02 10:03:59' && quietly set e.oly --city Gori && until_copied e.oly stick
ls stick/*.oly
"$program" show e.oly --now '2016-09-02 10:08' | sed -n '/^mirror/,/^$/p' | tr -s '\n ' ' ' | sed "s,$here,HERE,g"
echo

echo '# on another machine: the same people, the same keys, another secret'
mkdir second && cd second || exit
masked run continue ../stick | sed '/^mirror:/,/^$/d' | head -n 7
people e.oly >after
(cd .. && people e.oly) >before
diff before after && wc -l <after
sqlite3 ../e.oly.people 'SELECT name, hex(key), generation FROM person ORDER BY name' >../keys
sqlite3 e.oly.people 'SELECT name, hex(key), generation FROM person ORDER BY name' | diff ../keys - && echo 'every key'
quietly people e.oly add Cleo --role arbiter
stat -c '%a %n' e.oly.people
[ "$(sqlite3 e.oly.people 'SELECT hex(secret) FROM secret')" != "$secret" ] && echo 'another secret'
cd ..

echo '# an event of that name was here before: its keys stay'
mkdir third && cd third || exit
quietly new f.oly
quietly people f.oly add Fred --role tap
rm f.oly
masked run continue ../stick f.oly | grep -E 'people|keys'
people f.oly
cd ..

echo '# a copy that has no people beside it, and one whose people are damaged'
mkdir alone
set -- stick/*.oly
cp "$1" alone/copy.oly
masked run continue alone g.oly | grep keys
head -c 3000 "$1.people" >alone/copy.oly.people
masked run continue alone/copy.oly h.oly | grep keys
ls *.people

echo '# the folder of a machine that was killed: what the log of its people alone has counts, as a key that was revoked last'
mkdir dead
quietly new dead/e.oly
quietly people dead/e.oly add Gina --role arbiter
quietly people dead/e.oly add Hana --role tap
python3 - dead/e.oly.people <<'PY'
import os
import shutil
import sqlite3
import sys

path, kept = sys.argv[1], sys.argv[1] + ".kept"
db = sqlite3.connect(path)
db.executescript("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(TRUNCATE)")
db.execute("UPDATE person SET revoked = '2026-08-01 10:00:00' WHERE name = 'Gina'")
db.commit()
for end in ("", "-wal"):
    shutil.copy(path + end, kept + end)
db.close()
for end in ("", "-wal"):
    os.replace(kept + end, path + end)
PY
(cd dead && sha256sum e.oly.people* >../sums)
masked run continue dead i.oly | grep -E 'keys|people'
people i.oly
(cd dead && sha256sum -c ../sums)

echo '# a backup has them, too, and never over those that are there'
masked run backup e.oly backup.oly
people backup.oly | wc -l
quietly people e.oly add Dora --role arbiter 2>/dev/null
cp backup.oly.people kept && rm backup.oly
masked run backup e.oly backup.oly
cmp kept backup.oly.people && echo 'as they were'

echo '# fsck looks at them'
quietly set e.oly --mirror ''
run fsck e.oly
head -c 3000 kept >e.oly.people
rm -f e.oly.people-*
run fsck e.oly | fold -s -w 100
