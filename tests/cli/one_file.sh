#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# One event is one file: whoever is the last to close it folds the log into it, whether he recorded something or not. Where that cannot be, it is said
# how many entries a copy of the file alone would lack.
. "$(dirname "$0")/golden"
small_cup

# COMMAND...: a program that reads the event and is held up while it prints, for as long as COMMAND runs. Its pipe takes one page.
cat >while_read.py <<'END'
import fcntl, os, subprocess, sys
program, commands = sys.argv[1], sys.argv[2:]
out, into = os.pipe()
fcntl.fcntl(into, 1031, 4096)  # F_SETPIPE_SZ
reader = subprocess.Popen([program, "report", "e.oly", "teams", "-s", "open", "-f", "json"], stdout=into)
os.close(into)
os.read(out, 1)
subprocess.run(commands, check=True, stdout=subprocess.DEVNULL)
print("beside it now:", " ".join(sorted(f for f in os.listdir(".") if f.startswith("e.oly-"))))
if os.path.exists("kill"):
    reader.kill()
while os.read(out, 65536):
    pass
reader.wait()
END
# As a copy of the file alone has it: cp takes no log along.
copied() {
    cp e.oly copy.oly
    known=$("$program" journal e.oly -f csv 2>/dev/null | tail -n 1 | cut -d , -f 1)
    echo "entries: $known, in a copy of the file alone: $(last_entry copy.oly)"
    ls -d e.oly* | grep -v -x e.oly.people
    rm -f copy.oly*
}

echo '# a reader is the last one out'
for i in 1 2 3; do
    python3 while_read.py "$program" "$program" warn e.oly 1 --reason x -s open --now "$NOW"
done
copied

echo '# a program that has it open to record something, and records nothing'
mkfifo keys
"$program" enter e.oly -s open --now "$NOW" <keys >/dev/null 2>&1 &
exec 8>keys
for tick in $(seq 500); do
    [ -e e.oly-shm ] && break
    sleep 0.01
done
quietly warn e.oly 2 --reason x -s open
exec 8>&-
wait
copied

echo '# a desk that is stopped while somebody reads'
mkdir stop
cat >stop/desk <<'END'
"$1" serve e.oly --port 0 >said 2>&1 &
desk=$!
for tick in $(seq 500); do
    grep -qs '^http' said && break
    sleep 0.02
done
"$1" warn e.oly 3 --reason x -s open --now '2016-09-02 10:00'
kill $desk
wait $desk
END
python3 while_read.py "$program" sh stop/desk "$program"
copied

echo '# two that leave at the same moment'
for i in 1 2 3 4 5 6 7 8; do
    "$program" show e.oly >/dev/null &
    "$program" warn e.oly 4 --reason x -s open --now "$NOW" >/dev/null &
done
wait
copied

echo '# a reader that is killed: the log stays, and everybody says so until the next operation'
touch kill
cp e.oly before.oly
python3 while_read.py "$program" "$program" warn e.oly 5 --reason x -s open --now "$NOW" 2>/dev/null
rm kill
copied
run show e.oly -s open
run show e.oly -f json 2>/dev/null | grep -A 2 '"notes"'
run standings e.oly -s open 2>&1 | grep warning
run fsck e.oly
run fsck e.oly -f json 2>/dev/null | grep '"text"'
run backup e.oly whole.oly
run warn e.oly 6 --reason x -s open --dry-run
copied
run warn e.oly 6 --reason x -s open
copied

echo '# where nothing may be written'
mkdir shut && cp e.oly shut/e.oly && chmod 644 shut/e.oly
(cd shut && touch kill ../kill && python3 ../while_read.py "$program" "$program" warn e.oly 7 --reason x -s open --now "$NOW" 2>/dev/null)
rm -f kill shut/kill
chmod 644 shut/e.oly-* && chmod 555 shut
cat >attempt <<'END'
"$program" show shut/e.oly -s open 2>&1 >/dev/null
END
export program
ordinary sh attempt
ls shut
chmod 755 shut

echo '# a file that was put back is sound, and lacks what the mirror has'
mkdir stick
quietly set e.oly --mirror stick
cp e.oly before.oly
quietly number e.oly -s women
until_copied e.oly stick
cp before.oly e.oly
run fsck e.oly | sed "s|$PWD|...|g"
"$program" show e.oly | tr -s ' \n' ' ' | grep -o 'is not in e.oly: work went on from that copy'

echo '# the file of people: a desk is killed after a key was revoked beside it, and another one that changes nothing is stopped'
rm -rf e.oly* stop
small_cup
quietly people e.oly add Arb --role arbiter
# COMMAND...: runs it while a desk is open, which then gets SIGNAL.
beside_a_desk() {
    signal=$1
    shift
    "$program" serve e.oly --port 0 >said 2>&1 &
    desk=$!
    for tick in $(seq 500); do
        grep -qs '^http' said && break
        sleep 0.02
    done
    "$@"
    kill -"$signal" $desk
    wait $desk 2>/dev/null
}
people_alone() {
    cp e.oly copy.oly
    (umask 077 && cp e.oly.people copy.oly.people)
    "$program" people copy.oly -f csv | grep -c '^Arb,.*,$'
    ls e.oly.people*
    rm -f copy.oly*
}
beside_a_desk KILL run people e.oly revoke Arb
people_alone
run people e.oly -f csv | cut -d , -f 1,2,7
run show e.oly -f json 2>&1 | grep -A 2 '"notes"'
run fsck e.oly
beside_a_desk HUP true
grep people-wal said
people_alone
run people e.oly add Ben --role arbiter | sed 's/[A-Z0-9]\{4\}\(-[A-Z0-9]\{4\}\)*$/KEY/'
people_alone
run show e.oly -f json 2>&1 | grep -A 2 '"notes"'
