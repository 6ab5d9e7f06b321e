#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a day at full size found in the browser: ticks that move, matches that wait alone, cards that ask. olympair serve and Chromium.
sh tests/web/browse doors_pages.py
