#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The public in a browser, served beside the desk: results that appear, the screen of the hall. Pictures are left in SHOTS.
sh tests/web/browse hall_pages.py
