#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A full disk, a file that may not be written, two programs at once, output that goes nowhere.
. "$(dirname "$0")/golden"

cp "$data/small/registration.xml" .
quietly new e.oly --name 'Small Olympiad'

echo '# full disk'
(
    ulimit -f 40
    trap '' XFSZ
    untouched e.oly run import e.oly registration.xml
    run new f.oly
)
(
    ulimit -f 0
    trap '' XFSZ
    run people e.oly add Anna --role tap
) 2>&1 | cat
ls

echo '# recorded, and no room to fold the log in: it is said, and the list of backups says it as well'
cp e.oly log.oly
quietly import log.oly registration.xml
quietly number log.oly -s open
(
    ulimit -f $(($(stat -c %s log.oly) / 512))
    trap '' XFSZ
    long=$(printf %900s '' | tr ' ' x)
    for i in 1 2 3 4 5 6; do run warn log.oly $i -s open --reason "$long"; done
) 2>&1 | tail -n 2 | sed 's/[0-9]* entries/... entries/'
run backup log.oly 2>&1 | sed 's/[0-9]* entries/... entries/'
quietly warn log.oly 7 -s open --reason why
run backup log.oly
rm log.oly

echo '# may not be written'
quietly import e.oly registration.xml
quietly number e.oly --section open
cp e.oly locked.oly
chmod 444 locked.oly
cat >attempt <<'END'
"$program" lot locked.oly white --section open --now '2016-09-02 10:00'
echo "[exit $?]"
"$program" show locked.oly | head -n 1
END
untouched locked.oly ordinary sh attempt
mkdir shut && cp e.oly shut/e.oly && chmod 666 shut/e.oly && chmod 555 shut
sed 's/locked.oly/shut\/e.oly/' attempt >attempt2
untouched shut/e.oly ordinary sh attempt2
ls shut

echo '# two programs at once'
for i in 1 2 3 4 5 6 7 8; do
    "$program" absent e.oly "$i" --section open --now "$NOW" >"said.$i" 2>&1 &
done
wait
cat said.* | sort
run journal e.oly --format csv | cut -d, -f1,4 | tail -n 8

echo '# output that goes nowhere'
"$program" teams e.oly --section open >/dev/full
echo "[exit $?]"
"$program" teams e.oly --section open >&-
echo "[exit $?]"
"$program" rules --format markdown >/dev/full
echo "[exit $?]"
{
    sleep 0.2
    "$program" federations
    echo "[exit $?]" >&2
} | true
run report e.oly teams --section open -o /dev/full
run report e.oly teams --section open -o no/such/folder.pdf
ln -s /proc/self/fd/1 pipe
"$program" report e.oly numbers --section open -o pipe | head -n 1
[ -L pipe ] || echo 'THE LINK TO THE PIPE IS GONE'
run report e.oly teams --section open --format pdf -o teams.pdf
run report e.oly teams --section open -o teams.docx
run report e.oly teams --section open -o teams
ls
