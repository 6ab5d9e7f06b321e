#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Many pages of the desk and of the public in one browser: none waits for a connection that another holds.
sh tests/web/browse tabs_pages.py
