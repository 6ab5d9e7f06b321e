#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# -o FILE: no event file is ever replaced, nor what stands beside it; another file is replaced whole or not at all, keeps its
# permissions, and a link goes on pointing where it did. A pipe that nobody reads hangs nothing.
. "$(dirname "$0")/golden"

cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly new other.oly --name 'Another'
backup=$(ls e.oly.backups/*)

kept() { # file, command...
    [ -e "$1" ] || echo "THERE IS NO $1"
    untouched "$@" 2>&1 | sed "s|$backup|BACKUP|g"
}

echo '# the event itself, under each of its names'
kept e.oly run report e.oly standings -s open -f csv -o e.oly
kept e.oly run report e.oly standings -s open -f csv -o ./e.oly
kept e.oly run report e.oly teams -s open -f pdf -o e.oly
ln -s e.oly link.csv
kept e.oly run standings e.oly -s open -o link.csv
kept e.oly run trace e.oly -s open -o e.oly
kept e.oly run export e.oly -s open -o e.oly
kept e.oly run explain e.oly -s open -f text -o e.oly
kept e.oly run backup e.oly -f csv -o e.oly
kept e.oly run journal e.oly -f json -o e.oly
kept e.oly run check e.oly -s open -f csv -o e.oly

echo '# any other event, a backup, what has nothing to do with it'
kept other.oly run report e.oly standings -s open -f csv -o other.oly
kept "$backup" run report e.oly standings -s open -f csv -o "$backup"
kept other.oly run federations -f csv -o other.oly
kept other.oly run rules -f csv -o other.oly
kept other.oly run schema registration -o other.oly
kept other.oly run engine -g -s 1 -o other.oly
kept other.oly run simulate --events 1 --teams 10 --rounds 2 --threads 1 -f csv -o other.oly

echo '# a damaged event is still an event'
cp e.oly torn.oly
printf XXXXXXXX | dd of=torn.oly conv=notrunc 2>/dev/null
kept torn.oly run backup torn.oly -f csv -o torn.oly
kept torn.oly run report e.oly standings -s open -f csv -o torn.oly

echo '# what SQLite keeps beside an event, there or not'
: >other.oly-wal
kept other.oly-wal run report e.oly standings -s open -f csv -o other.oly-wal
rm other.oly-wal
for end in wal shm journal; do
    run report e.oly standings -s open -f csv -o other.oly-$end
done
ls other*

echo '# the standard output led into the event'
export program
untouched e.oly sh -c '"$program" standings e.oly -s open >>e.oly; echo "[exit $?]"'
untouched e.oly sh -c '"$program" show e.oly 1<>e.oly; echo "[exit $?]"'
untouched e.oly sh -c '"$program" show nowhere.oly 2>>e.oly; echo "[exit $?]"'
untouched e.oly sh -c '"$program" federations >>e.oly 2>&1; echo "[exit $?]"'
untouched e.oly sh -c '"$program" report e.oly teams -s open -o /dev/stdout >>e.oly; echo "[exit $?]"'
run report e.oly standings -s open -f csv -o /dev/stdout | head -n 2

echo '# what was read is not replaced by what came of it'
run engine -g -s 1 -o made.trf
kept made.trf run engine -c made.trf -o made.trf
run simulate --events 2 --teams 10 --rounds 2 --threads 1 --shard 1/1 -o part.csv
kept part.csv run simulate --merge part.csv -f csv -o part.csv
printf 'team,board-1,board-2,board-3,board-4\nPoland,1,2,3,4\n' >lineups.csv
kept lineups.csv run lineups e.oly lineups.csv -s open -f csv -o lineups.csv
echo old >standings
run report e.oly standings -s open -o standings
run trace e.oly -s open -o round-1.json

echo '# others are replaced, with their permissions; links stay'
echo old >old.csv
chmod 640 old.csv
ln -s old.csv to-old
run report e.oly standings -s open -f csv -o to-old
ls -l old.csv to-old | cut -c1-10
head -n 1 old.csv
ln -s nowhere.csv dangling.csv
run report e.oly standings -s open -f csv -o dangling.csv
ls -l dangling.csv | cut -c1
(
    umask 027
    run report e.oly standings -s open -f csv -o new.csv
)
ls -l new.csv | cut -c1-10

echo '# not at all'
run report e.oly standings -s open -f csv -o /dev/full
kept old.csv sh -c 'ulimit -f 1; "$program" report e.oly teams -s open -f csv -o old.csv; echo "[exit $?]"'
mkdir folder
run report e.oly standings -s open -f csv -o folder
chmod 444 old.csv
mkdir shut && echo old >shut/old.csv && chmod 666 shut/old.csv && chmod 555 shut
cat >attempt <<'ATTEMPT'
for file in old.csv shut/old.csv shut/new.csv; do
    "$program" report e.oly standings -s open -f csv -o $file
    echo "[exit $?]"
done
ATTEMPT
chmod 666 e.oly
kept old.csv ordinary sh attempt
cat shut/old.csv
ls shut
ls
echo '# what came in by the standard input'
line='{"edition":"2012","lot":"W","round":1,"teams":[[1,100,0,0,[],"",0],[2,90,0,0,[],"",0]]}'
echo "$line" >in.jsonl
run engine -j - -o in.jsonl <in.jsonl
cat in.jsonl

echo '# what is no older output of the same kind is left alone, whatever it is called; the same again is replaced'
cp registration.xml reg.xml
untouched reg.xml run export e.oly -s open --as trf26 -o reg.xml
untouched reg.xml run report e.oly standings -s open -f pdf -o reg.xml
untouched reg.xml run report e.oly teams -s open -f csv -o reg.xml
untouched reg.xml run report e.oly teams -s open -f html -o reg.xml
untouched reg.xml run schema registration -o reg.xml
untouched reg.xml run export e.oly -s open --as chess-results -o reg.xml
run schema registration -o reg.xsd
run schema results -o reg.xsd
: >x.trf
run export e.oly -s open -o x.trf
run export e.oly -s open -o x.trf
untouched x.trf run report e.oly teams -s open -f csv -o x.trf
run report e.oly teams -s open -f csv -o e.oly.people
ls | grep people || echo none

echo '# nor what the desk keeps beside the event: what was printed, published, rehearsed, FIDE list, the site as a zip'
for beside in printed published ratings rehearsal site.zip RATINGS; do
    run report e.oly teams -s open -f csv -o e.oly.$beside
    run export e.oly -s open --as trf26 -o e.oly.$beside
done
run print e.oly --set evening -s open -o e.oly.rehearsal
run site e.oly e.oly.rehearsal
ls | grep 'oly[.]' | grep -v 'backups' || echo none

echo '# a pipe that nobody reads is not waited for, whatever writes; one that is read is written to'
mkfifo pipe pipe.pdf
ln -s pipe to-pipe
for file in pipe to-pipe pipe.pdf; do
    run report e.oly teams -s open -o $file
done
run backup e.oly pipe
run new pipe
run export e.oly -s open --as trf26 -o pipe
run trace e.oly -s open -o pipe
run engine -g -s 1 -o pipe
run print e.oly --set evening -s open -o pipe.pdf
quietly people e.oly add Anna --role tap
run people e.oly -o pipe
run journal e.oly -f json -o pipe
quietly print e.oly --set evening -s open -o sheets
for file in sheets/*.pdf; do
    rm "$file" && mkfifo "$file" && break
done
run print e.oly --set evening -s open -o sheets
quietly site e.oly site
rm site/index.html && mkfifo site/index.html site/.olympair-new
run site e.oly site | tail -n 1
[ -f site/index.html ] && echo 'a page again'
cat pipe >read &
run report e.oly standings -s open -f csv -o pipe
wait
head -n 1 read
