#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A site is brought to web servers by rsync and to object storage by rclone: only what has changed, and in an order in which no page that can be reached
# leads to what is not there yet. Both are the real programs.
. "$(dirname "$0")/golden"
command -v rsync >/dev/null || { echo "not ok - a site is published # SKIP rsync is not installed"; exit 0; }
real=$(command -v rsync)
here=$(pwd -P)

# After each turn of rsync: every page that is linked at the target is there as soon as it has a home page, if perhaps not yet the place in it.
mkdir bin
cat >bin/rsync <<END
#!/bin/sh
"$real" "\$@"
code=\$?
for last; do :; done
case \$last in /*) [ ! -e "\$last/index.html" ] || sh "$root/tests/links" "\$last" >>"$here/broken" 2>&1 ;; esac
echo turn >>"$here/turns"
exit \$code
END
chmod +x bin/rsync
PATH=$here/bin:$PATH
published() { # targets, more words: what is said without the site itself
    : >turns
    "$program" site e.oly www --publish "$@" >said 2>&1
    code=$?
    sed "1d; s|$here/||g; s|says '.*'|says '...'|" said
    [ $code = 0 ] || echo "code $code"
    echo "$(wc -l <turns | tr -d ' ') turns"
}
# A folder may be left empty.
same() { find "$1" -type d -empty -delete; diff -rq --exclude=.olympair-site www "$1" | head -n 5 | grep . || echo 'the same files'; }

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open

echo '# for the first time: what is no page, pages, the home page'
published "$here/a" | sed 's/[0-9]* files/N files/'
same a
echo '# nothing has changed'
published "$here/a"
echo '# a result, and a second server that has nothing'
quietly lineups e.oly --open --reason 'all are here' -s open
quietly result e.oly 1 1-0 1-0 1-0 1-0 -s open
published "$here/a,$here/b" | sed 's/[0-9]* files/N files/'
same a && same b
echo '# a round more'
for table in 2 3 4 5; do quietly result e.oly $table 1-0 1-0 1-0 1-0 -s open; done
quietly pair e.oly -s open
quietly publish e.oly -s open
published "$here/a" | sed 's/[0-9]* files/N files/'
same a
echo '# a round less: its pages go last, and what others have put beside them stays'
echo theirs | tee a/theirs.txt >a/open/round-2/theirs.txt
published "$here/a" --up-to nothing | sed 's/[0-9]* files/N files/; s/[0-9]* removed/N removed/'
ls a/open/round-2 && rm a/theirs.txt a/open/round-2/theirs.txt
same a

echo '# one server does not answer: the other has it, and the same command tries it again'
touch wall
published "$here/a,$here/wall/c" | sed 's/[0-9]* files/N files/; s/[0-9]* removed/N removed/'
same a
rm wall && mkdir wall
published "$here/a,$here/wall/c" | sed 's/[0-9]* files/N files/'
same wall/c
echo '# all of it again'
echo x >a/index.html
published "$here/a" --all | sed 's/[0-9]* files/N files/'
same a
echo '# no page leads to what is not there'
grep -v '#' broken

echo '# over the network, as a server takes it'
cat >rsyncd.conf <<END
use chroot = no
log file = $here/log
$([ "$(id -u)" != 0 ] || printf 'uid = 0\ngid = 0')
[www]
path = $here/d
read only = no
END
mkdir d
for port in $((18000 + $$ % 10000)) 28731 38731; do # two of this test may run side by side
    "$real" --daemon --no-detach --address=127.0.0.1 --port=$port --config=rsyncd.conf 2>daemon &
    daemon=$!
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do "$real" "rsync://127.0.0.1:$port/" >modules 2>/dev/null && break || sleep 0.1; done
    grep -q www modules && break
    kill $daemon 2>/dev/null
done
published "rsync://127.0.0.1:$port/www" | sed "s/$port/PORT/; s/[0-9]* files/N files/"
same d
kill $daemon
wait $daemon 2>/dev/null
published "rsync://127.0.0.1:$port/www" --all | sed "s/$port/PORT/"

echo '# where it cannot go'
for target in '' -e 'a,,b' e.oly e.oly.backups; do run site e.oly www --publish "$target"; done
PATH=/nowhere "$program" site e.oly www --publish "$here/e" | sed "s|$here/||g"
