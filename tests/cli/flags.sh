#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What belongs beside an event: the flags of the federations. They are listed in it, by the hash of their bytes, and lie in
# EVENT.oly.files; every copy of the event takes them along, and whatever is wrong with them is said.
. "$(dirname "$0")/golden"
here=$(pwd -P)
masked() { "$@" 2>&1 | sed -E "s,$here,HERE,g; s/machine $(uname -n)/machine HOST/"; }
one=$data/flags/one
two=$data/flags/two
# By name: what `sha256sum` says of the files that were taken in.
GRE=$(sha256sum <"$one/GRE.png" | cut -c1-64)
IRL=$(sha256sum <"$one/IRL.png" | cut -c1-64)
EGY=$(sha256sum <"$two/EGY.png" | cut -c1-64)
has() { # FOLDER: the flags of one/ and nothing else, byte for byte
    for flag in GRE IRL pol; do
        hash=$(sha256sum "$one/$flag".* | cut -c1-64)
        cmp "$one/$flag".* "$1/$hash.png"
    done
    echo "$1: $(ls "$1" | wc -l) files, $(stat -c %a "$1"), $(stat -c %a "$1"/* | sort -u | tr '\n' ' ')"
}
quietly new e.oly --name 'Small Olympiad'
quietly import e.oly "$data/small/registration.xml"
ln -s "$one" one

echo '# taken in, listed, undone and done again; the same again is no change'
run set e.oly --flags one --dry-run
ls -d e.oly.files 2>&1
run set e.oly --flags one
has e.oly.files
run set e.oly --flags one/
run show e.oly | sed -n '/^files/p'
run fsck e.oly
sqlite3 e.oly "SELECT place, kind, name, size, sha256 = '$GRE' FROM attachment"
run undo e.oly
run show e.oly | sed -n '/^files/p'
masked run fsck e.oly | sed "s/$GRE\|$IRL\|$(sha256sum "$one/pol.PNG" | cut -c1-64)/HASH/"
run restore e.oly --before 4
cp -r "$two" . && run set e.oly --flags two
run undo e.oly
run set e.oly --flags ''
run set e.oly --flags ''
run undo e.oly
run set e.oly --flags one --venue Hall
run set e.oly --flags nowhere
run set e.oly --flags e.oly
mkdir none && run set e.oly --flags none
rm e.oly.files/$EGY.png "e.oly.files/$(sha256sum <"$two/GRE.png" | cut -c1-64).png"
has e.oly.files

echo '# what cannot be taken is named, each with what to do; nothing of the folder is taken then'
mkdir bad
cp "$one/GRE.png" bad/gr.png
cp "$one/GRE.png" bad/GER.PNG
cp "$one/IRL.png" bad/ger.png
cp "$one/IRL.png" bad/hungary.png
cp "$one/IRL.png" bad/nonsense.png
printf 'GIF89a' >bad/NOR.png
echo >bad/SWE.png
head -c 60 "$one/GRE.png" >bad/DEN.png
{ cat "$one/GRE.png"; echo more; } >bad/FIN.png
sed 's/IDAT/IDAt/' "$one/GRE.png" >bad/ISL.png
truncate -s 1G bad/USA.png
mkfifo bad/CAN.png
mkdir bad/MEX.png
ln -s nowhere bad/BRA.png
ln -s /dev/zero bad/ARG.png
ln -s "$one/GRE.png" bad/GRE.png
touch bad/readme.txt bad/.hidden
touch "$(printf 'bad/two\nlines.png')"
# 15 x 16 and 16 x 2049 pixels: the size alone is changed, with its check.
sized() { { head -c 16 "$one/GRE.png"; printf "$1"; tail -c +34 "$one/GRE.png"; } >"$2"; }
sized '\0\0\0\017\0\0\0\020\010\002\0\0\0\106\064\262\123' bad/ITA.png
sized '\0\0\0\020\0\0\010\001\010\002\0\0\0\153\364\367\157' bad/ESP.png
untouched e.oly run set e.oly --flags bad
has e.oly.files
rm -r bad

echo '# a folder of ten thousand files is gone through'
mkdir crowd
(cd crowd && seq -f 'picture-%05g.jpg' 1 9990 | xargs touch && cp "$one"/* .)
run set e.oly --flags crowd
(cd crowd && seq -f 'no-%05g.png' 1 9990 | xargs touch)
"$program" set e.oly --flags crowd --now "$NOW" >crowded 2>&1
wc -l <crowded
tail -n 2 crowded
rm -r crowd

echo '# copies take them along: by hand, into a folder, on the mirror only what is new, and from there on'
masked run backup e.oly c.oly
has c.oly.files
mkdir folder && masked run backup e.oly folder
has folder/e.oly.files
mkdir stick
NOW='2016-09-02 10:05' && masked run set e.oly --mirror "$here/stick"
has stick/e.oly.files
touch -d '2016-01-01' stick/e.oly.files/*
NOW='2016-09-02 10:10' && quietly set e.oly --flags two
ls stick
find stick/e.oly.files -newermt '2016-06-01' -name '*.png' | wc -l
NOW='2016-09-02 10:15' && quietly undo e.oly
echo '# a stick that cannot take them: what was done is done, and the sentence says why'
mv stick/e.oly.files kept && touch stick/e.oly.files
NOW='2016-09-02 10:20'
masked run set e.oly --city Poti | sed "s/$GRE/HASH-GRE/"
rm stick/e.oly.files && mv kept stick/e.oly.files
mkdir other && cd other || exit
masked run continue ../stick | sed -n '1,2p'
has e.oly.files
run fsck e.oly
cd ..

echo '# back to a backup: its files come back, whatever became of the folder'
rm -r e.oly.files
masked run restore e.oly --from folder/e-20160902-100000.oly --confirm
has e.oly.files
masked run show e-before-restore-20160902-101500.oly | sed -n '/^files/p;/^warning/p'
for file in e.oly.files/*; do printf x | dd of="$file" bs=1 seek=40 conv=notrunc 2>/dev/null; done
masked run restore e.oly --from "$(ls stick/*.oly | tail -n 1)" --confirm | head -n 1
has e.oly.files

echo '# missing, changed, too long, no file, nobody is: fsck says which and what to do'
cd e.oly.files || exit
rm $GRE.png
printf x | dd of=$IRL.png bs=1 seek=40 conv=notrunc 2>/dev/null
rm "$(sha256sum <"$one/pol.PNG" | cut -c1-64).png"
mkfifo "$(sha256sum <"$one/pol.PNG" | cut -c1-64).png"
cp "$two/EGY.png" $EGY.png
cp "$two/EGY.png" "$(printf '%064d' 0).png"
touch readme.txt "$(printf 'two\nlines')"
truncate -s 1G "$(printf '%064d' 1).png"
cd ..
run show e.oly | sed -n '/^files/p'
masked run fsck e.oly | sort | sed "s/$GRE/HASH-GRE/; s/$IRL/HASH-IRL/; s/$EGY/HASH-EGY/; s/$(sha256sum "$one/pol.PNG" | cut -c1-64)/HASH-POL/"
rm e.oly.files/readme.txt e.oly.files/*lines e.oly.files/0000*
echo '# and to take them in again puts it right'
run set e.oly --flags one
run fsck e.oly | sed "s/$EGY/HASH-EGY/"

echo '# moved without its folder: every command says so once, and goes on'
mkdir away && mv e.oly away && cd away || exit
for command in 'show' 'standings -s open' 'check' 'journal' 'teams -s open' 'lot white -s open --dry-run' 'set --city Poti --dry-run'; do
    "$program" ${command%% *} e.oly ${command#"${command%% *}"} >/dev/null 2>said
    echo "$command: $? $(grep -c 'files of e.oly (flags) are not in e.oly.files' said)"
done
run set e.oly --venue Hall
masked run backup e.oly d.oly
run fsck e.oly
run undo e.oly
mkdir e.oly.files && printf x >e.oly.files/$GRE.png
run set e.oly --venue Hall
rm -r e.oly.files && touch e.oly.files
masked run set e.oly --flags ../one | sed "s/$GRE/HASH-GRE/"
rm e.oly.files && mv ../e.oly.files .
run fsck e.oly | tail -n 1

echo '# nothing else is written into the folder'
untouched e.oly.files/$GRE.png run standings e.oly -s open -f pdf -o e.oly.files/$GRE.png | sed "s/$GRE/HASH-GRE/"
run standings e.oly -s open -o e.oly.files/new.txt
(cd e.oly.files && run standings ../e.oly -s open -o new.txt)
ln -s e.oly.files link && run standings e.oly -s open -o link/new.txt
run standings e.oly -s open -f csv -o x.oly.files
run backup e.oly e.oly.files/copy.oly
run new e.oly.files/other.oly
run site e.oly e.oly.files
run site e.oly e.oly.files/site
masked run set e.oly --mirror "$(pwd -P)/e.oly.files"
run serve e.oly --port 0 --log e.oly.files/log
ls e.oly.files | wc -l

echo '# a list that another program wrote leads nowhere'
sqlite3 e.oly "PRAGMA ignore_check_constraints = ON; UPDATE attachment SET sha256 = '../../../../etc/passwd'"
run show e.oly
