#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The front page of a folder on a telephone: olympair desk and Chromium. Pictures are left in SHOTS.
sh tests/web/browse front_pages.py
