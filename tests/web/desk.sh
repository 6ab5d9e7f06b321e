#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The desk in a browser, worked at by keys: olympair serve and Chromium. Pictures are left in SHOTS.
sh tests/web/browse desk_pages.py
