#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The whole event file looked through: sound, damaged, and what to do. The table of damages is in
# tests/unit/desk/test_fsck.c; here is what concerns rounds and traces, and how it is told.
. "$(dirname "$0")/golden"
NOW='2026-09-02 19:00'

results() {
    echo 'round,table,board,result'
    for table in 1 2 3 4 5; do
        echo "$1,$table,1,1-0
$1,$table,2,1/2
$1,$table,3,1/2
$1,$table,4,1/2"
    done
}
quietly new e.oly --name 'Small Cup'
untouched e.oly run fsck e.oly
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly move e.oly Poland Bulgaria --reason 'wish of the host' -s open
quietly publish e.oly -s open
results 1 >round-1.csv
quietly results e.oly round-1.csv -s open
quietly pair e.oly -s open
NOW='2026-09-02 22:00'
quietly publish e.oly -s open
untouched e.oly run fsck e.oly

# Another program changes letters of the file; all have the same number of bytes.
change() {
    cp e.oly d.oly
    LC_ALL=C sed -i "$1" d.oly
    rm -rf d.oly.backups
    cp -r e.oly.backups d.oly.backups
    untouched d.oly run fsck d.oly
}
echo '# a team has another name'
change 's/Bulgaria/Bulgarja/'
echo '# the proofs of a round'
change 's/"white":/"whyte":/g'
echo '# a proof'
change 's/"mp":2,/"mp":0,/g'
echo '# the edition of the rules'
change 's/20122012/20222012/'
echo '# a word of the journal, and no backup is as old'
rm e.oly.backups/*
change 's/wish of the host/wash of the host/'
echo '# no event file at all'
head -c 5000 /dev/zero >zero.oly
run fsck zero.oly
run fsck round-1.csv
run fsck missing.oly
: >empty.oly
run fsck empty.oly
head -c 40000 e.oly >half.oly
run fsck half.oly
run fsck
run fsck e.oly e.oly
echo '# a log beside it that cannot be read without writing, and nothing may be written there'
mkdir shut && cp e.oly shut/e.oly && echo 'of a program that was killed' >shut/e.oly-wal && chmod 644 shut/e.oly && chmod 555 shut
cat >attempt <<'END'
for command in fsck show; do
    "$program" $command shut/e.oly
    echo "[exit $?]"
done
END
untouched shut/e.oly ordinary sh attempt
chmod 755 shut && rm shut/e.oly-wal && chmod 000 shut/e.oly
untouched shut/e.oly ordinary sh attempt
chmod 644 shut/e.oly
ls shut

echo '# the same for programs'
quietly new sound.oly --name Cup
run fsck sound.oly -f json
cp sound.oly broken.oly
sqlite3 broken.oly "UPDATE event SET name = 'Other'"
run fsck broken.oly -f json
