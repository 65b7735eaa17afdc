// Makes a mosaic in a process of its own, with limits (mosaic.ts). Reads the request as JSON; writes progress from 0 to 1, one
// number a line, then the indexes of photos that could not be decoded.
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { colourPlaceTags } from '../export/placeTags'
import { writeStripTiff } from '../tiff/tiffWriter'
import { drawPhoto, type Picture } from './drawPhoto'
import type { MosaicRequest } from './mosaic'
import { openTileStore, scratchOf, TILE, type TileStore } from './tileStore'

// One picture is decoded while another one is drawn.
sharp.concurrency(1)
sharp.cache(false)

/** Aerial cameras have up to 150 million pixels. */
const MAX_PIXELS = 200_000_000
/** The rest is writing the file. */
const DRAWN = 0.9

async function makeMosaic(request: MosaicRequest): Promise<number[]> {
  const { photos, width, height, bounds, pixel, output } = request
  const scratch = scratchOf(output)
  const store = openTileStore(scratch, Math.ceil(width / TILE))
  const unreadable: number[] = []
  try {
    let next = decode(request, 0)
    for (const [index, photo] of photos.entries()) {
      const picture = await next
      next = decode(request, index + 1)
      if (picture) drawPhoto(store, { width, height }, picture, photo, request.radius)
      else unreadable.push(index)
      report((DRAWN * (index + 1)) / photos.length)
    }
    const tiff = { width, height, samples: 4, rowsPerStrip: TILE, kept: colourPlaceTags(bounds, pixel) }
    await writeStripTiff(output, tiff, strips(store, width, height))
    return unreadable
  } finally {
    store.close()
    rmSync(scratch, { force: true })
  }
}

const report = (fraction: number) => process.stdout.write(`${fraction.toFixed(4)}\n`)

/** At about the resolution of the mosaic; undefined for a picture that cannot be decoded. */
async function decode({ photos }: MosaicRequest, index: number): Promise<Picture | undefined> {
  const photo = photos[index]
  if (!photo) return undefined
  // The corners are those of the sensor, so the orientation is not applied.
  const picture = sharp(photo.path, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
  return picture
    .resize({ width: photo.width, fit: 'inside', withoutEnlargement: true, fastShrinkOnLoad: true })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => (info.channels === 3 ? { data, width: info.width, height: info.height } : undefined),
      () => undefined,
    )
}

function* strips(store: TileStore, width: number, height: number): Generator<Uint8Array> {
  for (let top = 0; top < height; top += TILE) {
    const rows = Math.min(TILE, height - top)
    const strip = new Uint8Array(rows * width * 4)
    for (let left = 0; left < width; left += TILE) {
      const tile = store.tile(left / TILE, top / TILE)
      const columns = Math.min(TILE, width - left)
      for (let row = 0; row < rows; row++)
        strip.set(tile.subarray(row * TILE * 4, (row * TILE + columns) * 4), (row * width + left) * 4)
    }
    for (let alpha = 3; alpha < strip.length; alpha += 4) if (strip[alpha] !== 0) strip[alpha] = 255
    yield strip
    report(DRAWN + ((1 - DRAWN) * (top + rows)) / height)
  }
}

text(process.stdin)
  .then((request) => makeMosaic(JSON.parse(request) as MosaicRequest))
  .then(
    (unreadable) => process.stdout.write(`${JSON.stringify(unreadable)}\n`),
    (error: unknown) => {
      process.stderr.write(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    },
  )
