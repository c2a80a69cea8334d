# SPDX-License-Identifier: MIT
"""Takes pictures of a stage, whose X server maps its screen to an XWD file."""

import os
import struct
import zlib
from pathlib import Path


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def save_png(path):
    """Saves the current screen."""
    xwd = Path(os.environ["SVC_STAGE_SCREEN"]).read_bytes()
    header = struct.unpack(">25I", xwd[:100])
    header_size, width, height = header[0], header[4], header[5]
    bits_per_pixel, bytes_per_line, colours = header[11], header[12], header[19]
    assert bits_per_pixel == 32, bits_per_pixel
    first = header_size + 12 * colours
    rows = bytearray()
    for y in range(height):
        line = xwd[first + y * bytes_per_line:][:4 * width]  # blue, green, red, unused
        rgb = bytearray(3 * width)
        rgb[0::3], rgb[1::3], rgb[2::3] = line[2::4], line[1::4], line[0::4]
        rows += b"\0" + rgb
    Path(path).write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + _chunk(b"IDAT", zlib.compress(bytes(rows), 6))
        + _chunk(b"IEND", b""))
