#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The flags of teams/federation.def anew, from the npm package flag-icons: palette PNG without alpha and interlace in two sizes, which go unchanged
# into a PDF. Nothing that is built needs it. Wants npm, rsvg-convert (librsvg2-bin), pngquant and optipng.
set -eu
version=7.5.0
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT

cd "$work"
npm pack --silent "flag-icons@$version" >/dev/null
tar xzf "flag-icons-$version.tgz"

# SVG, width, height, colours, file. Pixels of no colour, as beside Nepal's flag, are white.
picture() {
    rsvg-convert -b white -w "$2" -h "$3" -o drawn.png "$1"
    pngquant --speed 1 --strip --nofs --force -o few.png "$4" drawn.png
    optipng -quiet -o2 -i0 few.png
    mv few.png "$5"
}

rm -rf "$here/48x36" "$here/240x180"
mkdir "$here/48x36" "$here/240x180"
cp package/LICENSE "$here/LICENSE"
sed -n 's/^FEDERATION(.*, FLAG(\(.*\)))$/\1/p' "$here/../../teams/federation.def" | tr _ - | while read -r file; do
    picture "package/flags/4x3/$file.svg" 48 36 64 "$here/48x36/$file.png"
    picture "package/flags/4x3/$file.svg" 240 180 64 "$here/240x180/$file.png"
done
