"""The tiles of tileRates.ts by GDAL in one process: gdal.Warp into memory, then the same kind of picture by Pillow.

Reads a JSON request from standard input: path, kind, low, high, size, warmup, and rounds of bounds in Web Mercator metres.
Writes the tiles per second of CPU of each round as JSON.
"""
import io
import json
import sys
import time

import numpy
from osgeo import gdal
from PIL import Image

gdal.UseExceptions()
request = json.load(sys.stdin)
# Like the block cache of Aerie, which starts empty in each round.
gdal.SetCacheMax(128 * 1024 * 1024)
size = request["size"]
palette = numpy.array([[value, 255 - value, value // 2] for value in range(256)], dtype=numpy.uint8)


def picture(source, bounds):
    alpha = request["kind"] != "rgba"
    warped = gdal.Warp(
        "",
        source,
        format="MEM",
        dstSRS="EPSG:3857",
        outputBounds=bounds,
        width=size,
        height=size,
        resampleAlg="bilinear",
        dstAlpha=alpha,
    )
    values = warped.ReadAsArray()
    if request["kind"] in ("rgba", "rgb"):
        rgba = numpy.moveaxis(values, 0, -1)
    else:
        scale = 255 / (request["high"] - request["low"])
        bands = values[: 1 if request["kind"] == "float" else 3]
        stretched = numpy.clip((bands.astype(numpy.float32) - request["low"]) * scale, 0, 255).astype(numpy.uint8)
        colours = palette[stretched[0]] if request["kind"] == "float" else numpy.moveaxis(stretched, 0, -1)
        rgba = numpy.dstack([colours, (values[-1] != 0).astype(numpy.uint8) * 255])
    out = io.BytesIO()
    if rgba[:, :, 3].min() == 255:
        Image.fromarray(numpy.ascontiguousarray(rgba[:, :, :3])).save(out, "JPEG", quality=85)
    else:
        Image.fromarray(numpy.ascontiguousarray(rgba)).save(out, "WEBP", quality=82, method=1)
    return out.getvalue()


rates = []
for tiles in request["rounds"]:
    source = gdal.Open(request["path"])
    for bounds in tiles[: request["warmup"]]:
        picture(source, bounds)
    source = gdal.Open(request["path"])
    started = time.process_time()
    for bounds in tiles:
        picture(source, bounds)
    rates.append(len(tiles) / (time.process_time() - started))
json.dump(rates, sys.stdout)
