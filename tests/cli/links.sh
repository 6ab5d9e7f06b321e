#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Links in folders that are printed into or made a site of lead nowhere; the last key of the TAP does not go without a word.
. "$(dirname "$0")/golden"
cp "$data/small/registration.xml" .
quietly new e.oly
quietly import e.oly registration.xml
quietly number e.oly -s open
quietly lot e.oly white -s open
quietly pair e.oly -s open
quietly publish e.oly -s open

mkdir sheets
quietly print e.oly --set evening -s open -o sheets
first=$(ls sheets | grep 'pdf$' | head -n 1)
echo precious >victim
rm "sheets/$first"
ln -s ../victim "sheets/$first"
untouched victim run print e.oly --set evening -s open -o sheets 2>&1 | sed "s/$first/SHEET/"
quietly site e.oly site
rm -r site/open
mkdir elsewhere
ln -s ../elsewhere site/open
run site e.oly site
ls elsewhere
run people e.oly add Ann --role tap | sed 's/key .*/key/'
run people e.oly add Bob --role arbiter | sed 's/key .*/key/'
run people e.oly revoke Bob
run people e.oly revoke Ann
