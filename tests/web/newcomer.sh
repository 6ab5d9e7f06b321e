#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What somebody needs who is at the desk for the first time: help, dates, lists that sort, refusals that are seen. olympair serve and Chromium.
sh tests/web/browse newcomer_pages.py
