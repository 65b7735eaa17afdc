import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { openGdal } from '../gdal/gdal'
import { inspectRaster } from '../import/inspect'
import { latOf, longOf, mercatorX, mercatorY } from '../mercator'
import { makeMosaic, planMosaic, type GroundPhoto } from './mosaic'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aerie-mosaic-'))
})
afterEach(() => rm(folder, { recursive: true }))

const WEST = mercatorX(-92)
const NORTH = mercatorY(46.8)
/** Corners of a box in Web Mercator metres east and south of a point, of which `first` is the upper left one of the picture. */
function box(left: number, top: number, right: number, bottom: number, first = 0): GroundPhoto['corners'] {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ lat: latOf(NORTH - y), long: longOf(WEST + x) }))
  return [...corners.slice(first), ...corners.slice(0, first)]
}

/** A picture that is red at the left, green at the right, and blue in its lower half. */
async function picture(width: number, height: number): Promise<string> {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set([x < width / 2 ? 255 : 0, x < width / 2 ? 0 : 255, y < height / 2 ? 0 : 255], (y * width + x) * 3)
  }
  const file = path.join(folder, `${width}.png`)
  await writeFile(
    file,
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
  return file
}
async function solid(name: string, colour: string): Promise<string> {
  const file = path.join(folder, name)
  await sharp({ create: { width: 400, height: 400, channels: 3, background: colour } }).toFile(file)
  return file
}

async function mosaicOf(photos: ({ path: string } & Pick<GroundPhoto, 'corners' | 'mesh'>)[]) {
  const plan = planMosaic(photos.map(({ corners, mesh }) => ({ corners, mesh, width: 400 })))
  const output = path.join(folder, 'mosaic.tif')
  const placed = plan.photos.map((photo, at) => ({ ...photo, path: photos[at]!.path }))
  const fractions: number[] = []
  const options = { signal: new AbortController().signal, onProgress: (fraction: number) => fractions.push(fraction) }
  const unreadable = await makeMosaic({ ...plan, photos: placed, output }, options)
  const { data, info } = await sharp(output).raw().toBuffer({ resolveWithObject: true })
  /** Colour at metres from the upper left corner. */
  const at = (x: number, y: number) => {
    const pixel = Math.floor(y / plan.pixel) * info.width + Math.floor(x / plan.pixel)
    return [...data.subarray(pixel * 4, pixel * 4 + 4)]
  }
  return { plan, unreadable, at, fractions, output }
}

test('draws a photo by its corners, also one whose upper side does not point to the north', async () => {
  const file = await picture(400, 400)
  const { at, plan, output } = await mosaicOf([{ path: file, corners: box(0, 0, 100, 100, 1) }])
  // Turned by 90 degrees clockwise: its left side is in the north, its lower half in the west.
  expect(at(75, 25)).toEqual([255, 0, 0, 255])
  expect(at(25, 25)).toEqual([255, 0, 255, 255])
  expect(at(75, 75)).toEqual([0, 255, 0, 255])
  expect(at(25, 75)).toEqual([0, 255, 255, 255])
  expect(plan.pixel).toBeCloseTo(0.5, 6)
  expect(plan.gsd).toBeCloseTo(0.5 * Math.cos((46.8 * Math.PI) / 180), 2)
  const inspection = await inspectRaster(await openGdal('bundled'), output, {})
  expect(inspection).toMatchObject({ width: 200, height: 200, hasAlpha: true, needsGeoreference: false })
  expect(await readdir(folder)).not.toContain('mosaic.tif.scratch')
})

test('draws a photo by a mesh without gaps, as its points say', async () => {
  const file = await picture(400, 400)
  // The middle column of the mesh is a quarter of the way from the left.
  const mesh = [0, 50, 100].flatMap((y) => [0, 25, 100].map((x) => box(x, y, x, y)[0]!))
  const { at } = await mosaicOf([{ path: file, corners: box(0, 0, 100, 100), mesh }])
  expect(at(20, 25)).toEqual([255, 0, 0, 255])
  expect(at(30, 25)).toEqual([0, 255, 0, 255])
  expect(at(20, 75)).toEqual([255, 0, 255, 255])
  expect(at(30, 75)).toEqual([0, 255, 255, 255])
  for (let metre = 0.25; metre < 100; metre += 0.5) {
    expect(at(metre, 49.75)[3]).toBe(255)
    expect(at(metre, 50.25)[3]).toBe(255)
    expect(at(24.75, metre)[3]).toBe(255)
    expect(at(25.25, metre)[3]).toBe(255)
  }
})

test('shows the photo whose middle is nearest, and leaves places without photos transparent', async () => {
  const red = await solid('red.png', '#f00')
  const blue = await solid('blue.png', '#00f')
  const { at, fractions } = await mosaicOf([
    { path: red, corners: box(0, 0, 100, 100) },
    { path: blue, corners: box(50, 50, 150, 150) },
  ])
  expect(at(60, 60)).toEqual([255, 0, 0, 255])
  expect(at(90, 90)).toEqual([0, 0, 255, 255])
  expect(at(70, 70)).toEqual([255, 0, 0, 255])
  expect(at(80, 80)).toEqual([0, 0, 255, 255])
  expect(at(140, 10)).toEqual([0, 0, 0, 0])
  expect(fractions.at(-1)).toBe(1)
})

test('leaves out a photo that cannot be decoded, and stops when it is cancelled', async () => {
  const red = await solid('red.png', '#f00')
  const damaged = path.join(folder, 'damaged.jpg')
  await writeFile(damaged, 'no picture')
  const { unreadable, at } = await mosaicOf([
    { path: damaged, corners: box(0, 0, 100, 100) },
    { path: red, corners: box(100, 0, 200, 100) },
  ])
  expect(unreadable).toBe(1)
  expect(at(50, 50)).toEqual([0, 0, 0, 0])
  expect(at(150, 50)).toEqual([255, 0, 0, 255])
  const plan = planMosaic([{ corners: box(0, 0, 100, 100), width: 400 }])
  const request = {
    ...plan,
    photos: plan.photos.map((photo) => ({ ...photo, path: red })),
    output: path.join(folder, 'x.tif'),
  }
  const cancelled = { signal: AbortSignal.abort(), onProgress: () => undefined }
  await expect(makeMosaic(request, cancelled)).rejects.toMatchObject({ reason: 'aborted' })
})

test('a mosaic has at most 40 million pixels, and may cross the antimeridian', () => {
  const wide = planMosaic([
    { corners: box(0, 0, 100, 100), width: 4000 },
    { corners: box(5000, 4000, 5100, 4100), width: 4000 },
  ])
  expect(wide.width * wide.height).toBeLessThan(41_000_000)
  const across = planMosaic([
    {
      corners: [179.999, -179.999, -179.999, 179.999].map((long, at) => ({ long, lat: at < 2 ? 0.001 : 0 })),
      width: 400,
    },
  ])
  expect(across.bounds[2] - across.bounds[0]).toBeCloseTo(mercatorX(0.002), 3)
})
