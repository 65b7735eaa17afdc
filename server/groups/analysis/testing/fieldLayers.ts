// Generated orthomosaics of a field, imported as layers.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { components } from '../../../platform/contract/contract.gen'
import { colourPlaceTags } from '../../../media/raster/export/placeTags'
import { mercatorX, mercatorY } from '../../../media/raster/mercator'
import { writeStripTiff } from '../../../media/raster/tiff/tiffWriter'
import { send } from '../../../records/uploads/testing/tusClient'
import type { TestApp } from '../../../testing/testApp'
import { until } from '../../../testing/until'

type Layer = components['schemas']['Layer']
type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** Pixels of each side, unless a field says otherwise. */
export const SIDE = 400
/** Metres of Web Mercator. */
export const PIXEL = 0.2
export const WEST = mercatorX(9)
const NORTH = mercatorY(10)

const SOIL: Rgba = [150, 125, 95, 255]
const PLANT: Rgba = [70, 130, 50, 255]

interface Field {
  /** Round. */
  plants?: readonly (readonly [x: number, y: number, radius: number])[]
  /** A square of this many pixels with another colour, in the middle. */
  patch?: number
  /** Colour of the outer pixels. */
  margin?: { width: number; colour: Rgba }
  /** Metres of Web Mercator by which it lies further east. */
  east?: number
  side?: number
}

/** Soil with plants as a GeoTIFF. */
export async function fieldPicture({ plants = [], patch = 0, margin, east = 0, side = SIDE }: Field): Promise<Buffer> {
  const colourAt = (x: number, y: number): Rgba => {
    const isInside = (least: number) => x >= least && x < side - least && y >= least && y < side - least
    if (margin && !isInside(margin.width)) return margin.colour
    const isPatch = patch > 0 && isInside((side - patch) / 2)
    const isPlant = plants.some(([px, py, radius]) => (x - px) ** 2 + (y - py) ** 2 < radius ** 2)
    const [red, green, blue, alpha] = isPatch ? ([30, 60, 200, 255] as const) : isPlant ? PLANT : SOIL
    // Noise that repeats, so that the picture is not flat.
    const noise = (((y * side + x) * 7919) % 17) - 8
    return [red + noise, green + noise, blue + noise, alpha]
  }
  const rgba = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at++) rgba.set(colourAt(at % side, Math.floor(at / side)), at * 4)
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'aerie-')), 'field.tif')
  const west = WEST + east
  const kept = colourPlaceTags([west, NORTH - side * PIXEL, west + side * PIXEL, NORTH], PIXEL)
  await writeStripTiff(file, { width: side, height: side, samples: 4, rowsPerStrip: side, kept }, [rgba])
  return readFileSync(file)
}

/** @returns the ID of the layer, which is ready */
export async function importPicture(
  aerie: TestApp,
  { cookie, origin }: { cookie: string; origin: string },
  { missionId, name, picture }: { missionId: string; name: string; picture: Buffer },
): Promise<string> {
  const uploadId = (await send(origin, cookie, picture, { filename: `${name}.tif` })).id
  const wanted = { missionId, uploadId, name }
  const { _id } = (await aerie.call<{ _id: string }>(cookie, 'POST', '/layer/create', wanted)).data
  await until(async () => {
    const reply = await aerie.call<{ items: Layer[] }>(cookie, 'GET', `/layer/getbymissionId/${missionId}`)
    return reply.data.items.some((layer) => layer._id === _id && layer.status === 'ready')
  })
  return _id
}
