#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The site handed out live: pages, what is refused, results as they come in, and a process that can do nothing else.
. "$(dirname "$0")/golden"
NOW='2026-09-12 10:00'
# A sanitizer makes calls of its own, for which the process would be ended.
case $program in */asan/* | */tsan/*) cat "$home/$name.out" && exit ;; esac
quietly new e.oly --name 'Small Olympiad' --city Riga --federation LAT --zone UTC --start 2016-09-01 --end 2016-09-03
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open

tries() { # times, command...: until it succeeds, a tenth of a second each
    n=$1
    shift
    until "$@" >/dev/null 2>&1; do
        n=$((n - 1))
        [ $n -gt 0 ] || { echo "NEVER: $*"; return 1; }
        sleep 0.1
    done
}
begin() { # options
    rm -f said
    "$program" site e.oly www "$@" >said 2>&1 &
    server=$!
    tries 100 grep -q 'is the site, live' said
    url=$(sed -n 's/ is the site, live.*//p' said)
}
ended() {
    wait $server
    echo "[exit $?]"
    sed "s|$url|URL |" said
}
child() { cat /proc/[0-9]*/stat 2>/dev/null | awk -v parent="$1" '$4 == parent { print $1 }'; }
keeper() { child $server; }
public() { # the spare beside it has one thread alone, whose number may be the lower one
    cat /proc/[0-9]*/stat 2>/dev/null | awk -v parent="$(keeper)" '$4 == parent && $20 > 1 { print $1 }'
}
get() { # path, options: status, type, bytes as they are
    path=$1
    shift
    : >body
    curl -s -o body -w '%{http_code} %{content_type} ' "$@" "$url$path"
    file=$path
    case $file in '' | */) file=${file}index.html ;; esac
    cmp -s body "www/$file" && echo "as $file" || head -c 80 body
}

echo '# pages'
begin --serve 127.0.0.1:0
get ''
get open/
get open/round-1/pairings.html
get open/round-1/pairings.pdf
get open/round-1/pairings.html --compressed
get now.json
get "$(cd www && echo assets/style-*.css)" | sed 's/-[0-9a-f]\{8\}/-HASH/'
asset() { curl -sI "$url$1" | sed -n 's/\r$//; s/^\(CDN-\)\{0,1\}Cache-Control: /&/p'; }
asset "$(cd www && echo assets/site-*.js)"
get none
get ../e.oly --path-as-is
get %2e%2e/e.oly --path-as-is
get .olympair-site
# To browsers a page of the site under any address, so that its links begin at the server.
page() { # path, options: status, type, title, where the search and the ways on lead
    path=$1
    shift
    curl -s -o body -w '%{http_code} %{content_type} ' -H 'Accept: text/html,*/*;q=0.8' "$@" "$url$path"
    sed -n 's|^<h1>\(.*\)</h1>$|\1|p' body
    sed -n '/^<main/,$d; s/^<form.* action="\([^"]*\)".*/search \1/p' body
    sed -n '/^<main/,$p' body | grep -o 'href="[^"]*"'
}
page none
page open/round-1/none.html --head >/dev/null
page open/round-1/none.html
page open/ -X POST
etag=$(curl -sI "${url}open/" | sed -n 's/^ETag: \(.*\)\r$/\1/p')
get open/ -H "If-None-Match: $etag"
curl -sI "$url" | sed -n 's/\r$//; /^Date/d; /^ETag/d; /^Content-Length/d; p'

echo '# whose pages may show these'
ancestors() { curl -sI "$url$1" | sed -n "s/\r$//; s/^Content-Security-Policy: .*\(frame-ancestors .*\)/\1/p"; }
before=$(curl -sI "$url" | sed -n 's/^ETag: //p')
run set e.oly --embed 'https://news.example.org; script-src *'
run set e.oly --embed https://news.example.org/ --line 'Supported by the City of <Riga>'
tries 100 sh -c '[ "$(curl -sI "'"$url"'" | sed -n "s/^ETag: //p")" != "'"$before"'" ]'
tries 100 sh -c 'curl -sI "'"$url"'" | grep -q news.example.org'
tries 100 sh -c 'curl -s "'"$url"'" | grep -q class=.organiser'
for path in '' none now.json; do ancestors "$path"; done
curl -s "$url" | grep 'class="organiser"'
run set e.oly --embed ''
tries 100 sh -c 'curl -sI "'"$url"'" | grep -q "frame-ancestors .none"'
ancestors ''

echo '# what is no question'
get '' -X POST
get '' -X DELETE
get '' -X GET -d x
get '' -H 'Transfer-Encoding: chunked'
get '' -H 'Content-Length: 0' -H 'content-length: 5'
get "$(printf '%0600d' 0)"

echo '# a result'
curl -sN --max-time 20 "${url}live" >live 2>/dev/null &
listener=$!
sleep 0.3
quietly result e.oly 1.1 1-0 -s open
# The pages of rounds come first, then those of teams and players.
tries 50 sh -c '[ "$(grep -c "event: pages" live)" -ge 2 ]'
kill $listener
sed 's/^data: [0-9a-f]\{16\}$/data: MARK/' live
curl -s "${url}open/round-1/boards.html" | grep -c '1–0'
tail -n 1 said

echo '# what the process may do'
pid=$(public)
sed -n '/^NoNewPrivs/p; /^Seccomp:/p' "/proc/$pid/status"
if [ "$(id -u)" -eq 0 ]; then sed -n '/^Uid/p; /^CapEff/p' "/proc/$pid/status"; else printf 'Uid:\t65534\t65534\t65534\t65534\nCapEff:\t0000000000000000\n'; fi
ls -l "/proc/$pid/fd" 2>/dev/null | grep -c -e e.oly -e www

echo '# it stops when it is asked to, with readers or without'
curl -sN --max-time 20 "${url}live" >live 2>/dev/null &
sleep 0.3
kill -TERM $server
ended
curl -s --max-time 2 "$url" || echo 'nobody there'

echo '# a process that falls is begun again, and so is its keeper'
begin --serve 127.0.0.1:0
kill -9 "$(public)"
tries 100 grep -q 'begun again' said
tries 300 curl -sf -o body "$url"
kill -9 "$(keeper)"
tries 100 sh -c '[ $(grep -c "begun again" said) -ge 2 ]'
tries 300 curl -sf -o body "$url"
kill -TERM $server
ended

echo '# addresses'
"$program" site e.oly www --serve 127.0.0.1:0 >first 2>&1 &
other=$!
tries 100 grep -q live first
run site e.oly www --serve "$(sed -n 's|^http://\(.*\)/ is .*|\1|p' first)" 2>&1 | sed 's/port [0-9]*/port N/; s/:[0-9]*$/:N/'
kill -INT $other && wait $other
for address in '' x 127.0.0.1 :80 127.0.0.1:99999 nobody.invalid:80; do run site e.oly www --serve "$address"; done

echo '# a folder kept up to date'
rm -f said
"$program" site e.oly www --follow >said 2>&1 &
server=$!
tries 100 grep -q written said
quietly result e.oly 1.2 1/2 -s open
tries 50 sh -c '[ $(wc -l <said) -ge 2 ]'
kill -TERM $server
ended
