#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Live events are posted to an address as they happen, each once and in order; while nobody answers there they wait, which is said once, and the site goes on.
. "$(dirname "$0")/golden"
command -v curl >/dev/null || { echo "not ok - live events are posted # SKIP curl is not installed" >&3; trap 'rm -rf "$scratch"' EXIT; exit 0; }
trap 'kill $site $publisher 2>/dev/null || :; finish' EXIT
export no_proxy='*'
# Takes what is posted: its name and its data.
cat >publisher.py <<'END'
import http.server, sys
class Publisher(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        data = self.rfile.read(int(self.headers["Content-Length"])).decode()
        print(self.path, self.headers["X-EventSource-Event"], data, flush=True)
        self.send_response(201)
        self.end_headers()
    def log_message(self, *args):
        pass
server = http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Publisher)
print(server.server_port, file=open("port", "w"), flush=True)
server.serve_forever()
END
publish() { # port
    rm -f port
    python3 publisher.py "$1" >>posted 2>&1 &
    publisher=$!
    until_there port
}
until_there() { tries=0; until [ -s "$1" ] || [ $tries -gt 100 ]; do sleep 0.05 && tries=$((tries + 1)); done; }
# A line of it is like that.
until_says() { tries=0; until grep -qsE "$2" "$1" || [ $tries -gt 200 ]; do sleep 0.05 && tries=$((tries + 1)); done; }

small_cup
quietly pair e.oly -s open
quietly publish e.oly -s open
quietly lineups e.oly --open --reason 'all are here' -s open
: >posted
publish 0
at=$(cat port)
"$program" site e.oly www --follow --post "http://127.0.0.1:1/nobody,http://127.0.0.1:$at/post/baku" >said 2>&1 &
site=$!
until_says posted pages
: >posted
quietly result e.oly 1 1-0 1/2 0-1 1-0 -s open
until_says posted pages
echo '# a result: what is told, in this order'
sed 's/pages [0-9a-f]*$/pages .../' posted
echo '# nobody answers'
kill $publisher
wait $publisher 2>/dev/null
: >posted
quietly result e.oly 2.1 1-0 -s open
until_says said warning
quietly result e.oly 2.2 0-1 -s open
tries=0
until [ "$(grep -c '^www' said)" -ge 4 ] || [ $tries -gt 200 ]; do sleep 0.05 && tries=$((tries + 1)); done
publish "$at"
until_says said again
tries=0
until [ "$(grep -c pages posted)" -ge 2 ] || [ $tries -gt 200 ]; do sleep 0.05 && tries=$((tries + 1)); done
sed 's/pages [0-9a-f]*$/pages .../' posted
kill -INT $site
wait $site
echo "code $?"
sed "s/$at/PORT/g; s/: 'curl.*'/: '...'/; /^www/d" said

echo '# where pages hear them'
"$program" site e.oly www --live https://live.example.org:8443/baku >said
grep -o 'connect-src[^"]*"' www/open/round-1/boards.html
grep -o 'data-live="[^"]*"' www/open/round-1/boards.html
echo '# refused'
run site e.oly www --post http://127.0.0.1:8090/post
run site e.oly www --follow --post web1:8090
run site e.oly www --follow --post http://anna:secret@web1/post
run site e.oly www --live live.example.org
run site e.oly www --serve 0 --live https://live.example.org/baku
