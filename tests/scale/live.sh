#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Live events by two nodes of nginx with Nchan that share a Redis, with the configuration of docs/scale: READERS readers (4000 unless it is set) hear what was
# posted, each event once and in order, though a node is killed, Redis is, and the program that posts. What they cost is in build/scale-live.txt.
. "$(dirname "$0")/../cli/golden"
skip() { echo "not ok - live # SKIP $1" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
PATH=$PATH:/usr/sbin:/sbin
for needed in nginx redis-server redis-cli curl python3; do
    command -v $needed >/dev/null || skip "$needed is not installed"
done
module=$(ls /usr/lib/nginx/modules/ngx_nchan_module.so 2>/dev/null) || skip 'libnginx-mod-nchan is not installed'
here=$(pwd -P)
curl=$(command -v curl)
readers=${READERS:-4000} crowds=4
ulimit -n "$(ulimit -Hn)"
# While a node is gone the workers of the other one share all readers, not quite evenly.
[ "$(ulimit -n)" -gt $((readers * 5 / 4 / $(nproc) + 500)) ] || skip "$readers readers need more open files than $(ulimit -n)"
chmod 755 "$scratch" "$here"
r=18779 a=18771 b=18772 at_a=18773 at_b=18774

# What is posted and taken is written down.
mkdir bin
cat >bin/curl <<END
#!/bin/sh
cat >"$here/letter"
"$curl" "\$@" <"$here/letter" || exit
event=\$(printf '%s\n' "\$@" | sed -n 's/^X-EventSource-Event: //p')
printf '%s %s\n' "\$event" "\$(cat "$here/letter")" >>"$here/posted"
END
chmod +x bin/curl
: >posted
export PATH="$here/bin:$PATH" no_proxy='*'

sed "s/^port .*/port $r/" "$root/docs/scale/redis.conf" >redis.conf
node() { # name, port, port of the publisher
    mkdir -p "$1"
    sed "s|^load_module .*|load_module $module;\ndaemon off;|; s|^user .*|user root;|; s|/run/nginx.pid|$here/$1/pid|; s|/var/log/nginx/error.log|$here/$1/errors|
        s|200000|$(ulimit -n)|; s|100000|$(($(ulimit -n) - 100))|; s|:6379|:$r|; s|listen 80 |listen 127.0.0.1:$2 |; s|127.0.0.1:8090|127.0.0.1:$3|; s|/srv/www/baku|$here/www|
        s|access_log off;|access_log off; client_body_temp_path $here/$1/body; proxy_temp_path $here/$1/proxy; fastcgi_temp_path $here/$1/f; uwsgi_temp_path $here/$1/u; scgi_temp_path $here/$1/s;|" \
        "$root/docs/scale/nginx.conf" >"$1/nginx.conf"
    [ "$(id -u)" -eq 0 ] || sed -i '/^user /d' "$1/nginx.conf"
}
node a $a $at_a
node b $b $at_b
begin_redis() {
    mkdir -p store
    redis-server redis.conf --dir "$here/store" >>redis.log 2>&1 &
    redis=$!
    tries=0
    until redis-cli -p $r ping >>redis.log 2>&1 || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done
}
# A new session of its own, so that it can be killed with its workers.
begin_node() { setsid nginx -c "$here/$1/nginx.conf" -e "$here/$1/errors" >>"$1/said" 2>&1 & }
until_open() { tries=0; until "$curl" -s -m 1 -o /dev/null "http://127.0.0.1:$1/" || [ $tries -gt 100 ]; do sleep 0.1 && tries=$((tries + 1)); done; }
begin_site() {
    "$program" site e.oly www --follow --post "http://127.0.0.1:$at_a/post,http://127.0.0.1:$at_b/post" >>said 2>&1 &
    site=$!
}
# Memory of both nodes, in KB.
held() {
    for p in /proc/[0-9]*; do
        awk -v a="$node_a" -v b="$node_b" '{ exit !($6 == a || $6 == b) }' "$p/stat" 2>/dev/null && cat "$p/smaps_rollup"
    done 2>/dev/null | awk '$1 == "Pss:" { n += $2 } END { print n }'
}
everything() { kill $site $redis $crowd 2>/dev/null; env kill -KILL -- -$node_a -$node_b 2>/dev/null; wait; :; finish; }
trap everything EXIT

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open --reason 'all are here' -s open
begin_redis
begin_node a; node_a=$!
begin_node b; node_b=$!
until_open $a
until_open $b
begin_site
# So many events of that name were posted.
until_posted() { tries=0; until [ "$(grep -c "^$1" posted)" -ge "$2" ] || [ $tries -gt 300 ]; do sleep 0.1 && tries=$((tries + 1)); done; }
until_posted pages 1
empty=$(held)
crowd=
for i in $(seq $crowds); do
    if [ $((i % 2)) -eq 0 ]; then nodes="127.0.0.1:$a 127.0.0.1:$b"; else nodes="127.0.0.1:$b 127.0.0.1:$a"; fi
    python3 "$root/tests/scale/readers.py" $((readers / crowds)) $nodes >crowd-$i &
    crowd="$crowd $!"
done
tries=0
until [ "$(cat crowd-* | grep -c connected)" = $crowds ] || [ $tries -gt 600 ]; do sleep 0.2 && tries=$((tries + 1)); done
cat crowd-* | sort -u

spent() { cat /proc/[0-9]*/stat 2>/dev/null | awk -v a="$node_a" -v b="$node_b" '$6 == a || $6 == b { t += $14 + $15 } END { print t * 10 }'; }
pages=1
enter() { # table, what is said of it
    quietly result e.oly "$1" 1-0 1-0 1-0 1-0 -s open
    pages=$((pages + 1))
    [ "$2" ] || until_posted pages $pages
}
full=$(held) before=$(spent) posted=$(wc -l <posted)
enter 1
enter 2
sleep 2
after=$(spent)
echo "$((after - before)) $(($(wc -l <posted) - posted)) $((full - empty))" >cost

echo '# a node is killed'
env kill -KILL -- -$node_a
wait $node_a 2>/dev/null
enter 3
sleep 3
begin_node a; node_a=$!
until_open $a
sleep 2
echo '# Redis is killed'
kill -KILL $redis
wait $redis 2>/dev/null
enter 4 'later'
sleep 3
begin_redis
until_posted pages $pages
sleep 2
echo '# the program that posts is killed'
kill -KILL $site
wait $site 2>/dev/null
enter 5 'later'
begin_site
until_posted pages $pages
sleep $((4 + readers / 1000))
kill -TERM $crowd
wait $crowd 2>/dev/null
grep -v 'files' said | sed "s/'.*'/'...'/; s/$at_a/PORT/; s/$at_b/PORT/; s/$at_a/PORT/; s/$at_b/PORT/" | sort | uniq
cut -d ' ' -f 1 posted | uniq -c | sed 's/^ *//' >turns
python3 - $crowds <<'END'
import json, sys
posted = [line.rstrip("\n").split(" ", 1) for line in open("posted")]
found = [json.loads(open("crowd-%d" % (i + 1)).read().split("\n")[1]) for i in range(int(sys.argv[1]))]
readers = right = twice = lost = bytes = returns = 0
times = {}
for crowd in found:
    readers, bytes, returns = readers + crowd["readers"], bytes + crowd["bytes"], returns + crowd["returns"]
    event = crowd["events"]
    for n, heard in crowd["lists"]:
        words = [event[i][1:3] for i in heard]
        if words == posted:
            right += n
        else:
            twice += n * (len(heard) > len(posted))
            lost += n * any(p not in words for p in posted)
    for id, kind, data, first, last in event:
        was = times.get(id, (first, last))
        times[id] = min(first, was[0]), max(last, was[1])
print("events posted: some boards, some pages" if {p[0] for p in posted} == {"boards", "pages"} else "posted: %s" % posted)
print("all readers heard all of them once, in their order" if right == readers else
      "of %d readers %d heard all of them once, in their order; %d something twice; %d not all: %s" % (readers, right, twice, lost, [(n, len(h)) for c in found for n, h in c["lists"][:4]]))
ms, events, held = map(int, open("cost").read().split())
undisturbed = sorted(last - first for first, last in sorted(times.values())[1:events + 1])
with open("figures", "w") as out:
    if right < readers:
        out.write("%s\n" % [(c["states"], c["refused"]) for c in found])
    out.write("%d readers, %d events posted; readers came again %d times\n" % (readers, len(posted), returns))
    out.write("%d bytes were sent, %.0f for each reader and event\n" % (bytes, bytes / readers / len(posted)))
    out.write("%d ms of processor time of both nodes for %d events to all readers: %.2f us for each reader and event\n" % (ms, events, ms * 1000 / events / readers))
    out.write("%d KB of memory of both nodes for the readers: %.1f KB for each\n" % (held, held / readers))
    out.write("from the first reader to the last, while nothing was killed: %s ms\n" % ", ".join("%.0f" % (1000 * s) for s in undisturbed))
END
[ "$B" ] && mkdir -p "$root/build" && cp figures "$root/build/scale-live.txt"
