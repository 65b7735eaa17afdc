// The coverage of 20,000 photos, and a quick mosaic of 100 photos of 12 megapixels beside the time that only decoding takes.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { computeCoverage } from '../../server/media/photos/coverage/coverage'
import { estimateFootprint } from '../../geometry/footprint'
import { makeMosaic, planMosaic } from '../../server/media/raster/mosaic/mosaic'
import { memoryOf } from './mosaicMemory'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const PHOTOS = sized(20_000, 100)
const PAGE = sized(1000, 50)
const ROUNDS = sized(3, 1)
const MOSAIC_PHOTOS = sized(100, 4)
const MOSAIC_COLUMNS = sized(10, 2)
const WIDTH = 4000
const HEIGHT = 3000
const ACCURACY = { position: 3, height: 2, yaw: 2, pitch: 1 }
const START = { lat: 46.8426, long: -91.9946 }
/** Metres between photos; a degree has about 111,166 metres to the north and 76,295 to the east here. */
const EAST_DEGREE = 76_295
const NORTH_DEGREE = 111_166

/** Photos 60 m above the ground, on lines to the east. */
function corners(count: number, columns: number, distance: { east: number; north: number }) {
  return Array.from({ length: count }, (_, at) => {
    const lat = START.lat + (Math.floor(at / columns) * distance.north) / NORTH_DEGREE
    const long = START.long + ((at % columns) * distance.east) / EAST_DEGREE
    const pose = { lat, long, height: 60, yaw: 90, pitch: -90, focalLength: 24 }
    return estimateFootprint(pose, ACCURACY, WIDTH, HEIGHT)!.corners
  })
}

function coverageRows(): Row[] {
  const footprints = corners(PHOTOS, 200, { east: 13, north: 27 })
  const pages = Array.from({ length: PHOTOS / PAGE }, (_, page) =>
    Float64Array.from(
      footprints.slice(page * PAGE, (page + 1) * PAGE).flatMap((each) => each.flatMap(({ lat, long }) => [lat, long])),
    ),
  )
  const times: number[] = []
  let cell = 0
  const before = process.memoryUsage().rss
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const request = { pages, area: undefined, gapBelow: 3, signal: new AbortController().signal }
    const coverage = computeCoverage(request)
    times.push(performance.now() - began)
    if (typeof coverage === 'object') cell = coverage.grid.cell
  }
  const grown = (process.memoryUsage().rss - before) / 2 ** 20
  return [
    { what: `${PHOTOS.toLocaleString('en')} footprints, cells of ${cell} m`, figure: `${median(times).toFixed(0)} ms` },
    { what: 'memory', figure: `+${grown.toFixed(0)} MB` },
  ]
}

async function mosaicRows(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aerie-mosaic-bench-'))
  try {
    const photo = path.join(folder, 'photo.jpg')
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const picture = { width: WIDTH, height: HEIGHT, channels: 3, noise } as const
    // Detail like that of a real photo: about four megabytes.
    await sharp({ create: { ...picture, background: '#888' } })
      .blur(1.2)
      .jpeg({ quality: 88 })
      .toFile(photo)
    const ground = corners(MOSAIC_PHOTOS, MOSAIC_COLUMNS, { east: 18, north: 32 })
    const plan = planMosaic(ground.map((each) => ({ corners: each, width: WIDTH })))
    const photos = plan.photos.map((each) => ({ ...each, path: photo }))
    const output = path.join(folder, 'mosaic.tif')
    const memory = memoryOf('mosaicWorker')
    const began = performance.now()
    await makeMosaic({ ...plan, photos, output }, { signal: new AbortController().signal, onProgress: () => undefined })
    const seconds = (performance.now() - began) / 1000
    const megabytes = memory.stop()
    const decoding = performance.now()
    for (const { width } of plan.photos) await sharp(photo).resize({ width }).raw().toBuffer()
    const decoded = (performance.now() - decoding) / 1000
    const size = `${plan.width} x ${plan.height} pixels, ${((await stat(output)).size / 2 ** 20).toFixed(0)} MB`
    return [
      {
        what: `mosaic of ${MOSAIC_PHOTOS} photos of 12 MP: ${size}`,
        figure: `${seconds.toFixed(1)} s`,
        budget: '60 s',
      },
      {
        what: 'sharp decoding the same photos alone',
        figure: `${decoded.toFixed(1)} s`,
        ratio: `${(seconds / decoded).toFixed(2)} x`,
      },
      { what: 'memory of its process', figure: `${megabytes.toFixed(0)} MB`, budget: '1024 MB' },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const photoCoverage: Bench = {
  title: 'Coverage and quick mosaic of photos',
  run: async () => [...coverageRows(), ...(await mosaicRows())],
}
