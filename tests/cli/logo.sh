#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The logo of the organiser: in the event file itself, on the pages of the site and its screens, on sheets if it is PNG. What does more than show is refused, and the event is as it was.
. "$(dirname "$0")/golden"
NOW='2026-06-01 10:00'
quietly new e.oly --name 'Small Olympiad' --city Riga --federation LAT --zone UTC --start 2026-06-02 --end 2026-06-05
quietly import e.oly "$data/small/registration.xml"
quietly number e.oly -s open
python3 - <<'END'
import struct, zlib
def png(name, depth=8, interlace=0, side=(240, 80)):
    part = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    pixel = bytes((200, 20, 20, 128)) * (depth // 8)
    rows = (b"\0" + pixel * side[0]) * side[1]
    if interlace:  # the seven passes of Adam7
        passes = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
        rows = b"".join((b"\0" + pixel * ((side[0] - x + dx - 1) // dx)) * ((side[1] - y + dy - 1) // dy) for x, y, dx, dy in passes)
    with open(name, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", *side, depth, 6, 0, 0, interlace)) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))
png("logo.png"), png("deep.png", depth=16), png("woven.png", interlace=1), png("thin.png", side=(240, 8))
good = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 100"><defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs>' \
       '<style>.t{fill:url(#a)}</style><rect id="r" class="t" width="100" height="100"/><use xlink:href="#r" x="9"/><text x="1" y="2">R</text></svg>'
files = {"logo.svg": good, "act.svg": good.replace("<rect", '<rect onclick="x()"'), "script.svg": good.replace("<rect", "<script>x()</script><rect"),
         "load.svg": good.replace("url(#a)", "url( 'https://x.example/a')"), "import.svg": good.replace(".t{", "@import 'a.css';.t{"),
         "link.svg": good.replace('"#r"', '"https://x.example/"'), "image.svg": good.replace("<use", '<image href="#r"/><use'),
         "foreign.svg": good.replace("<use", "<foreignObject/><use"), "sheet.svg": '<?xml-stylesheet href="a.css"?>' + good, "type.svg": "<!DOCTYPE svg>" + good,
         "size.svg": good.replace('viewBox="0 0 300 100"', ""), "long.svg": good.replace("300 100", "3000 100"), "half.svg": good[:200],
         "page.svg": "<html/>", "letter.txt": "Dear organisers"}
for name, text in files.items():
    with open(name, "w") as f:
        f.write(text)
with open("cut.png", "wb") as f:
    f.write(open("logo.png", "rb").read()[:60])
with open("large.svg", "w") as f:
    f.write(good + " " * (128 << 10))
END
echo '# what is no picture, or does more than show'
before=$(sha256sum <e.oly)
for file in deep.png woven.png thin.png act.svg script.svg load.svg import.svg link.svg image.svg foreign.svg sheet.svg type.svg size.svg long.svg half.svg page.svg letter.txt cut.png large.svg none.png; do
    run set e.oly --logo $file
done
run set e.oly --logo logo.png --city Riga
[ "$(sha256sum <e.oly)" = "$before" ] && echo untouched
echo '# SVG: on pages alone'
run set e.oly --logo logo.svg
run set e.oly --logo logo.svg
quietly site e.oly www
cmp logo.svg www/assets/logo-*.svg && grep -ho '<img class="logo[^>]*>' www/index.html www/open/teams.html www/screen.html | sed 's/logo-[0-9a-f]*/logo-HASH/'
pictures() { # of the sheet, but flags
    quietly report e.oly numbers -s open -o "$1"
    pdfimages -list "$1" | awk 'NR > 2 && $4 == 240 { print $3, $4, $5 }'
}
pictures svg.pdf
echo '# PNG that is seen through: on sheets, too'
run set e.oly --logo logo.png
run set e.oly --line 'Supported by the City of Riga'
pictures png.pdf
pdftotext -layout png.pdf - | grep -o 'Supported by.*Riga'
quietly report e.oly numbers -s open -o numbers.html
grep -o '<p>Supported by.*</p>' numbers.html
quietly site e.oly www
cmp logo.png www/assets/logo-*.png && ls www/assets | grep -c logo
echo '# one file is the event: as JSON, and from there'
"$program" export e.oly --as json -o e.json 2>/dev/null
quietly new other.oly e.json
quietly site other.oly there
cmp logo.png there/assets/logo-*.png && echo the same
echo '# taken back, and away'
run undo e.oly
run undo e.oly
quietly site e.oly www
cmp logo.svg www/assets/logo-*.svg && echo svg again
run set e.oly --logo ''
quietly site e.oly www
grep -c 'class="logo' www/index.html
run set e.oly --logo ''
