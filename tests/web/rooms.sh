#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The pages of the TAP and of arbiters in a browser: every page on a phone and on a large screen, light and dark; what they do by
# themselves. Pictures are left in SHOTS.
sh tests/web/browse rooms.py
