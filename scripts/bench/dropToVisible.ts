// Drops a small file on the map of a mission and measures when its content is visible there.
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../e2e/support/findChromium'
import { mapPoint, prepareDrop, waitForStillMap, type TestFile } from '../../e2e/support/layers'
import { startTestServer, type TestServer } from '../../e2e/support/testServer'
import type { SceneView } from '../../src/map/scene'
import { formatView } from '../../src/map/viewParam'
import { writePlainTiff } from './plainTiff'
import { signedIn } from './secondBrowser'
import { sized } from './size'
import { MAP_CHROMIUM_FLAGS, median, type Bench, type Row } from './table'

const ROUNDS = sized(5, 1)
const SIDE = 512
/** Rows and columns of areas. */
const AREAS = 20
const GOAL_MS = 1500
const IMPORT_MS = 60_000
/** Between two files of a person. */
const IDLE_MS = sized(3000, 0)
/** What the smoothing of edges changes is less. */
const OTHER_COLOR = 30
const VIEWPORT = { width: 1280, height: 800 }
/** Of the middle of what is dropped (plainTiff.ts), between the panels. */
const VIEW: SceneView = { center: [9.000_101, 46.953_46], zoom: 20 }

interface Dropped {
  what: string
  file: TestFile
}

export const dropToVisible: Bench = {
  title: `A file dropped on the map of a mission until it is visible, ${ROUNDS} rounds, drawn on the CPU`,
  async run() {
    // The one that every installation has.
    const server = await startTestServer('bench-drop', async () => ({ GDAL: 'bundled' }))
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const rows: Row[] = []
      for (const dropped of [vector(), raster()]) rows.push(await rowOf(dropped, browser, server))
      return rows
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function rowOf({ what, file }: Dropped, browser: Browser, server: TestServer): Promise<Row> {
  const context = await signedIn(browser, server.address, 'staff@demo.test')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const reply = await context.request.post('/apis/v1/mission/create', { data: { name: `${what} ${round}` } })
    const { data } = (await reply.json()) as { data: { _id: string } }
    const page = await context.newPage()
    await page.setViewportSize(VIEWPORT)
    await page.goto(`/dashboard/missions/${data._id}?view=${formatView(VIEW)}`)
    await page.getByText('No layers yet').waitFor()
    await waitForStillMap(page)
    await page.waitForTimeout(IDLE_MS)
    times.push(await dropToChange(page, file))
    await page.close()
  }
  await context.close()
  const ms = median(times)
  return {
    what,
    figure: `${ms.toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
    budget: `<= ${GOAL_MS} ms`,
    kept: { value: ms, unit: 'ms', goal: { atMost: GOAL_MS } },
  }
}

/** Milliseconds until the middle of the map has another colour. */
async function dropToChange(page: Page, file: TestFile): Promise<number> {
  const before = await middleOf(page)
  const drop = await prepareDrop(page, [file])
  const startedAt = performance.now()
  await drop()
  for (;;) {
    const now = await middleOf(page)
    const took = performance.now() - startedAt
    if (now.some((value, at) => Math.abs(value - (before[at] ?? 0)) > OTHER_COLOR)) return took
    if (took > IMPORT_MS) throw new Error(`${file.name} is not on the map after ${IMPORT_MS} ms`)
  }
}

async function middleOf(page: Page): Promise<number[]> {
  const { x, y } = await mapPoint(page, 0.5, 0.5)
  const picture = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } })
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())]
}

function vector(): Dropped {
  const [long, lat] = VIEW.center
  const size = 0.000_01
  const features = Array.from({ length: AREAS * AREAS }, (_, index) => {
    const west = long + ((index % AREAS) - AREAS / 2 - 0.5) * size
    const south = lat + (Math.floor(index / AREAS) - AREAS / 2 - 0.5) * size
    const ring = [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ]
    return { type: 'Feature', properties: { number: index }, geometry: { type: 'Polygon', coordinates: [ring] } }
  })
  const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
  const file = { name: 'areas.geojson', mimeType: 'application/geo+json', buffer }
  return { what: `GeoJSON of ${features.length} areas`, file }
}

/** Of one colour that no base map has. */
function raster(): Dropped {
  const pixels = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set([220, 30, 180], at)
  const buffer = writePlainTiff({ width: SIDE, height: SIDE, type: 'uint8', samples: 3, pixels })
  return { what: `GeoTIFF of ${SIDE} x ${SIDE}`, file: { name: 'field.tif', mimeType: 'image/tiff', buffer } }
}
