#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A whole day at the desk: from an empty folder to the pairing of the second round.
. "$(dirname "$0")/golden"
NOW='2026-06-04 10:00'
cat >six.xml <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<registration>
  <event name="Six-team Olympiad" city="Reykjavík" federation="ISL" start="2026-06-01" end="2026-06-05" zone="Atlantic/Reykjavik">
    <arbiter name="Sigurðsson, Jón" role="chief arbiter"/>
    <round number="1" date="2026-06-01" time="15:00"/>
    <round number="2" date="2026-06-02" time="15:00"/>
  </event>
  <section name="open" title="Open Section" women="no" rounds="3">
    <team name="Iceland" federation="ISL" captain="Friðrik">
      <player name="Ísak" rating="2500" fideid="1"/><player name="Baldur" rating="2490" fideid="2"/>
      <player name="Dagur" rating="2480" fideid="3"/><player name="Egill" rating="2470" fideid="4"/>
      <player name="Freyr" rating="2300" fideid="5"/>
    </team>
    <team name="Fiji" federation="FIJ">
      <player name="One" rating="2400" fideid="11"/><player name="Two" rating="2390" fideid="12"/>
      <player name="Three" rating="2380" fideid="13"/><player name="Four" fideid="14"/>
    </team>
    <team name="Malta" federation="MLT">
      <player name="Uno" rating="2350" fideid="21"/><player name="Due" rating="2340" fideid="22"/>
      <player name="Tre" rating="2330" fideid="23"/><player name="Quattro" rating="2320" fideid="24"/>
    </team>
    <team name="Österreich" federation="AUT">
      <player name="Eins" rating="2300" fideid="31"/><player name="Zwei" rating="2290" fideid="32"/>
      <player name="Drei" rating="2280" fideid="33"/><player name="Vier" rating="2270" fideid="34"/>
    </team>
    <team name="Sao Tome and Principe" federation="STP">
      <player name="Um" rating="2000" fideid="41"/><player name="Dois" rating="1990" fideid="42"/>
      <player name="Três" rating="1980" fideid="43"/><player name="Quatro" rating="1970" fideid="44"/>
    </team>
    <team name="Togo" federation="TOG">
      <player name="Un" rating="1900" fideid="51"/><player name="Deux" rating="1890" fideid="52"/>
      <player name="Trois" rating="1880" fideid="53"/><player name="Quatre" rating="1870" fideid="54"/>
    </team>
  </section>
</registration>
END

run new six.oly
run show six.oly
run import six.oly six.xml
run set six.oly --city 'Reykjavik' --tiebreak 2022
run number six.oly
run pair six.oly
run lot six.oly white
run absent six.oly Togo
run absent six.oly Fiji
run absent six.oly 9
run pair six.oly
run arrive six.oly fij
run pair six.oly
run arrive six.oly Togo
run arrive six.oly Togo
run points six.oly Malta -1 0
run pair six.oly
run bar six.oly malta togo --reason 'as agreed'
run pair six.oly
run move six.oly Iceland Malta
run move six.oly Iceland Malta --reason 'wish of the host' --white Malta
run pairings six.oly
run pair six.oly
run publish six.oly
run set six.oly --edition 2012
run lot six.oly black
run number six.oly
run show six.oly
run report six.oly boards
run result six.oly 1 1-0 1/2 0-1 1-0
run result six.oly 2.1 0-1 --players 2 --opponents 1
run result six.oly 2.1 1-0
run result six.oly 2.1 1/2 --correct
run result six.oly 2.1 1/2 --correct --reason 'sheet misread'
run result six.oly 9.1 1-0
run result six.oly Togo 1-0 1-0
run pair six.oly
run result six.oly 2 1/2 1-0 1-0 -+ --players 2,3,4,0
run result six.oly --absent Togo --present 4
run standings six.oly
run standings six.oly --explain Iceland
run move six.oly Iceland Fiji --reason 'too late'
run pair six.oly
run publish six.oly
run withdraw six.oly Togo --reason 'no player left'
run renumber six.oly Togo --above Malta --reason 'late rating'
run journal six.oly
run journal six.oly --format csv
