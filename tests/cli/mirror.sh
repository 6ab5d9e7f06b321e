#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The laptop of the desk dies: copies in a folder on another disk, and going on from them on another machine.
. "$(dirname "$0")/golden"
here=$(pwd -P)

# Where the test runs and on which machine is another matter each time.
told() { run "$@" 2>&1 | sed "s,$here,HERE,g; s/machine $(uname -n)$/machine HOST/"; }
mirror() { # its lines in `show`, which break elsewhere in another folder
    echo "$ olympair show $1"
    "$program" show "$1" --now "$NOW" | sed -n '/^mirror/,/^$/p' | tr -s '\n ' '  ' | sed "s,$here,HERE,g; s/ $//" | fold -s -w 79
    echo
}
at() { NOW="2016-09-02 $1"; }
go_on() { told continue "$@" | sed '/^mirror: /,/^$/{/^$/!d}'; }
copies() { ls "$1" | sed 's/^/  /'; }
result() { quietly result "$1" "$2" 1-0 1/2 0-1 1-0 -s open; }
played() { quietly result "$1" "$2" 1-0 1/2 0-1 1-0 -s open --round 2 --confirm --reason 'no line-ups'; }

echo '# from the first entry on, and after whatever people hold in their hands or a round that is complete'
mkdir stick
at 10:00 && told new e.oly --name 'Small Olympiad' --mirror stick
copies stick
cp "$data/small/registration.xml" .
at 10:01 && quietly import e.oly "$data/small/registration.xml"
at 10:02 && quietly number e.oly -s open
at 10:03 && quietly lot e.oly white -s open
at 10:04 && quietly absent e.oly Ireland -s open
at 10:05 && quietly pair e.oly -s open
mirror e.oly
at 10:06 && told publish e.oly -s open
mirror e.oly
at 10:07 && quietly lineup e.oly Egypt 1 2 3 5 -s open --reason late
at 10:08 && quietly lineups e.oly --open -s open --reason early
at 10:09 && quietly lineup e.oly Egypt 1 2 3 4 -s open --reason 'he is ill'
for t in 1 2 3 4; do at 10:1$t && result e.oly $t; done
mirror e.oly
copies stick
printf '5\n1==0q' >keys
at 10:20 && quietly enter e.oly -s open <keys
at 10:21 && quietly result e.oly 1.1 0-1 -s open --correct --reason 'read again'
at 10:22 && quietly undo e.oly -s open
at 10:23 && quietly set e.oly --city Batumi
mirror e.oly
copies stick
"$program" journal e.oly --format csv | cut -d, -f1,4
for copy in stick/*; do "$program" fsck "$copy" | sed 's/ is sound.*/ is sound/'; done
ls -l stick | cut -c1-10 | sort -u | grep -v total

echo '# where it cannot be, the operation is done all the same, and it is said until there is a copy'
mv stick pulled
printf '1\n0=0=sheet misread\nq' >keys
at 10:30 && told enter e.oly -s open <keys
quietly undo e.oly -s open 2>/dev/null
at 11:00 && quietly pair e.oly -s open 2>/dev/null
told publish e.oly -s open
mirror e.oly
told backup e.oly stick
: >stick
told undo e.oly -s open --reason 'once more'
mirror e.oly
rm stick && ln -s pulled stick
mirror e.oly
at 11:01 && told backup e.oly stick
mirror e.oly
told backup e.oly "$here/stick/" # it is there already
copies stick/ | tail -n 2
rm stick && mv pulled stick
told set e.oly --mirror .
told set e.oly --mirror e.oly
told set e.oly --mirror e.oly.backups
told set e.oly --mirror e.oly/
quietly site e.oly www
mkdir www/below
told set e.oly --mirror www # readers of the site could take the copies
told set e.oly --mirror www/below
rm -r www
told new never.oly --mirror .
ls never.oly 2>&1
told journal e.oly | tail -n 1
told set e.oly --mirror elsewhere
told undo e.oly
told set e.oly --mirror ''
mirror e.oly
told set e.oly --mirror stick --dry-run
told set e.oly --mirror "$(printf 'a\tb')"
at 11:02 && told set e.oly --mirror stick
told undo e.oly
ls e.oly* -d
# somebody who may not write on it, with an event of his own
mkdir -m 777 own && cp e.oly own/e.oly && chmod 666 own/e.oly
chmod 644 stick/*
chmod 555 stick
cat >attempt <<'END'
"$program" set own/e.oly --mirror stick --now '2016-09-02 11:03'
"$program" show own/e.oly --now '2016-09-02 11:05' | sed -n '/^mirror/,/^$/p' | tr -s '\n ' '  ' && echo
"$program" continue stick own/f.oly --now '2016-09-02 11:04' | sed -n 1,3p
END
ordinary sh attempt 2>&1 | sed "s,$here,HERE,g" | fold -s -w 79
rm -rf own attempt
chmod 755 stick

echo '# the last ones are kept, and nothing else is touched'
told set e.oly --mirror stick --backups 2
mkdir other && quietly new other/e.oly --name 'Other Cup'
quietly set other/e.oly --mirror stick
quietly backup e.oly stick/by-hand.oly
: >stick/notes.txt
: >stick/e-00003-20160902-100200.oly.part-0badcafe # of a program that was killed
: >stick/e-00004-20160902-100200.oly.part-0badcafe
touch -d '2016-09-02' stick/e-00003-*.part-*
quietly pair e.oly -s open
at 11:05 && quietly publish e.oly -s open
copies stick
mirror other/e.oly
rm stick/*.part-*

echo '# an entry that came while a copy was made is in that copy, whose name is of the entry before: it gets its own all the same'
last=$(ls stick | sed -n 's/^e-0*\([1-9][0-9]*\)-20160902-110500.oly$/\1/p')
before=stick/$(printf 'e-%05d-20160902-110500.oly' $((last - 1)))
mv stick/e-*-110500.oly "$before"
quietly backup e.oly stick
copies stick
rm "$before"

echo '# the newest copy is damaged: the one before it'
mkdir second && cd second || exit
go_on ../stick
rm ../stick/e-00002-* ../stick/by-hand.oly
cp ../stick/e-*-110500.oly ../newest.oly
sed -i 's/Egypt/Egipt/' "$(ls ../stick/e-*-110500.oly)"
head -c 20000 ../newest.oly >../stick/e-00099-20160902-110600.oly
at 11:10 && go_on ../stick
rm ../stick/e-00099-* && cp ../newest.oly ../stick/"$(ls ../stick | grep 110500)"
go_on ../stick
at 11:15 && go_on ../stick/"$(ls ../stick | grep 110500)" f.oly
told journal f.oly | tail -n 1
told journal e.oly | tail -n 1
told undo f.oly --confirm
told fsck f.oly
told check f.oly
go_on ../nowhere
mkdir empty && go_on empty
go_on ../stick/notes.txt

echo '# the laptop that was lost is back, and its file has gone on'
cd ..
mirror second/f.oly
copies stick
at 11:20 && told result e.oly 1 1-0 1-0 1-0 1-0 -s open --round 2 --confirm --reason 'no line-ups'
told undo e.oly --reason 'a test' -s open
for t in 1 2 3 4 5; do played e.oly $t 2>/dev/null; done
mirror e.oly
told backup e.oly stick
go_on stick g.oly
at 11:30 && told set e.oly --mirror other
mirror e.oly

echo '# going back, the mirror goes back, too, and that is said'
last=$("$program" journal e.oly --format csv | tail -n 1 | cut -d, -f1)
at 11:31 && quietly set e.oly --city Poti
told restore e.oly --before "$last" --dry-run
told restore e.oly --before "$last"
told journal e.oly --verify | sed 's/Head: .*/Head: ... State: .../'
told fsck e.oly

echo '# it is back, and nothing was done in it: it is behind'
at 12:00
mkdir share && quietly new h.oly --mirror share
cp h.oly lost.oly
quietly continue share i.oly 2>/dev/null
quietly set i.oly --name 'Handball' --mirror ''
quietly set i.oly --mirror share
mirror lost.oly
told import lost.oly registration.xml

echo '# the file is lost or damaged: what is beside it knows the mirror, or nobody does'
quietly new i2.oly --name 'Handball' --mirror share/../other
mkdir i2.oly.backups && quietly backup i2.oly i2.oly.backups/by-hand.oly
cp i2.oly kept.oly && rm i2.oly
told fsck i2.oly
told show i2.oly
told backup i2.oly | tail -n 3
head -c 30000 kept.oly >i2.oly
told fsck i2.oly
told show i2.oly
cp kept.oly i2.oly && sed -i 's/Handball/Hendball/' i2.oly
told fsck i2.oly
rm -r i2.oly* kept.oly
told fsck i2.oly
