#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every header compiles alone.
if make -s -k headers; then
    echo "ok - $(find engine teams import reports db desk office web cli -name '*.h' | wc -l) headers compile alone"
else
    echo "not ok - headers compile alone"
    exit 1
fi
