#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A helper's telephone beside the boards: five taps a match, with and without the net. olympair serve and Chromium.
sh tests/web/browse tap_pages.py
