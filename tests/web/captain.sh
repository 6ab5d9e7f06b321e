#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A captain's page that stays open while time passes. Pictures are left in SHOTS.
sh tests/web/browse captain_pages.py
