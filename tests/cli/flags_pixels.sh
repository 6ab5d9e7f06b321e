#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Pictures whose chunks are right and whose pixels are not: taken by no set --flags. Those that are right, in every kind of PNG, are.
. "$(dirname "$0")/golden"
small_cup
mkdir good bad
python3 - <<'PY'
import struct, zlib

def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

def png(name, colour, depth, data, side=16, interlace=0, split=0, before=None, behind=b''):
    parts = [data[:split], data[split:]] if split else [data]
    with open(name + '.png', 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', side, side, depth, colour, 0, 0, interlace)))
        f.write(before if before is not None else chunk(b'PLTE', bytes(6)) if colour == 3 else b'')
        for part in parts:
            f.write(chunk(b'IDAT', part))
        f.write(behind + chunk(b'IEND', b''))

z = zlib.compress
# Lines of a byte for the filter and the pixels. Seven passes of 16 x 16 are 2+2+2+4+4+8+8 lines with 256 pixels: 286 bytes.
png('good/NOR', 2, 8, z(bytes(16 * 49)))
png('good/POL', 0, 1, z(bytes(16 * 3)), split=4)
png('good/GEO', 3, 8, z(bytes(286)), interlace=1)
png('good/AZE', 6, 16, z(bytes(16 * 129)))
palette = lambda n: chunk(b'PLTE', bytes(n))
png('good/IRL', 3, 8, z(bytes(16 * 17)), before=palette(768) + chunk(b'tRNS', b'x'))
png('good/EGY', 2, 8, z(bytes(16 * 49)), before=palette(3) + chunk(b'teXt', b'x'))
png('bad/NOR', 2, 8, b'junk' * 40)
png('bad/POL', 2, 8, z(bytes(16 * 49 - 1)))
png('bad/GEO', 2, 8, z(bytes(16 * 49 + 1)))
png('bad/AZE', 2, 8, z(bytes(16 * 49))[:-6])
png('bad/ITA', 2, 4, z(bytes(16 * 25)))
png('bad/FRA', 5, 8, z(bytes(16 * 17)))
png('bad/ESP', 2, 8, z(bytes(64 << 20)), side=2048)
png('bad/GER', 2, 8, z(bytes(16 * 49)), interlace=2)
# Pixels that are numbers of colours: of none, of too many, of half a one, of two lists, of one that comes too late; and what nobody may pass over.
for code, before, behind in (('SWE', b'', b''), ('DEN', palette(771), b''), ('FIN', palette(7), b''), ('ESA', palette(6) * 2, b''), ('HUN', b'', palette(6)), ('CZE', palette(6) + chunk(b'NEWS', b''), b'')):
    png('bad/' + code, 3, 8, z(bytes(16 * 17)), before=before, behind=behind)
PY
run set e.oly --flags bad
run set e.oly --flags good
