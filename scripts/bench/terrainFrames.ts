// Frames of a mission's map while it is dragged, flat and as 3D terrain, in turns. Chromium draws on the CPU here (SwiftShader), so
// that only the ratio says something about machines with a graphics card.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { PASSWORD, startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { NAMES } from './frames'
import { sized } from './size'
import { MAP_CHROMIUM_FLAGS, percentile, type Bench } from './table'

const MODEL = path.resolve(__dirname, '../../server/media/raster/fixtures/dsm_float.tif')
const VIEWPORT = { width: 1440, height: 900 }
const ROUNDS = sized(3, 1)
const ROUND_MS = sized(4000, 1000)
const IMPORT_MS = 90_000
/** Tiles of the whole view are loaded and drawn. */
const SETTLE_MS = 4000
/** The middle of the map, and how far it is dragged in each direction. */
const MIDDLE = { x: 640, y: 480 }
const REACH = 120

export const terrainFrames: Bench = {
  title: `A mission's map at 1440 x 900 while it is dragged, ${ROUNDS} rounds in turns, drawn on the CPU`,
  async run() {
    const server = await startTestServer('bench-terrain')
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    try {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: VIEWPORT,
        reducedMotion: 'reduce',
        extraHTTPHeaders: { origin: server.address },
      })
      const account = { email: 'staff@demo.test', password: PASSWORD }
      await context.request.post('/apis/v1/auth/login', { data: account })
      await context.request.patch('/apis/v1/tenant/user/terms-conditions-check?terms=true')
      await context.addInitScript(NAMES)
      const page = await openMap(context)
      const flat: number[] = []
      const terrain: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        flat.push(...(await framesWhileDragged(page)))
        await page.getByRole('button', { name: '3D terrain' }).click()
        await page.getByRole('button', { name: 'Close 3D terrain' }).click()
        terrain.push(...(await framesWhileDragged(page)))
        await page.getByRole('button', { name: '3D terrain' }).click()
        await page.getByRole('button', { name: 'Flat view' }).click()
      }
      const ratio = (share: number) => (percentile(terrain, share) / percentile(flat, share)).toFixed(2)
      return [
        { what: 'flat map', figure: textOf(flat) },
        {
          what: '3D terrain',
          figure: textOf(terrain),
          ratio: `p50 ${ratio(0.5)}, p95 ${ratio(0.95)} of the flat map`,
        },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

const textOf = (times: number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, ${times.length} frames`

/** A mission with a surface model of 320 m, as a map in the whole window. */
async function openMap(context: BrowserContext): Promise<Page> {
  const reply = await context.request.post('/apis/v1/mission/create', { data: { name: 'Terrain' } })
  const { data } = (await reply.json()) as { data: { _id: string } }
  const details = await context.request.get('/apis/v1/auth/userdetails')
  const { data: user } = (await details.json()) as { data: { tenantId: { _id: string } } }
  const page = await context.newPage()
  await page.goto(`/dashboard/missions/${data._id}`)
  await page.getByText('No layers yet').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'surface_dsm.tif', mimeType: 'image/tiff', buffer: readFileSync(MODEL) })
  await page.getByRole('checkbox', { name: 'Show surface_dsm' }).waitFor({ timeout: IMPORT_MS })
  await page.goto(`/map/${user.tenantId._id}/${data._id}`)
  await page.getByRole('button', { name: '3D terrain' }).waitFor()
  return page
}

/** @returns milliseconds from each frame to the next */
async function framesWhileDragged(page: Page): Promise<number[]> {
  await page.waitForTimeout(SETTLE_MS)
  await page.mouse.move(MIDDLE.x, MIDDLE.y)
  await page.mouse.down()
  const frames = page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const end = performance.now() + duration
        let last = performance.now()
        requestAnimationFrame(function onFrame(now) {
          found.push(now - last)
          last = now
          if (now < end) requestAnimationFrame(onFrame)
          else resolve(found)
        })
      }),
    ROUND_MS,
  )
  let isOver = false
  void frames.finally(() => (isOver = true))
  for (let step = 0; !isOver; step++) {
    const angle = step / 15
    await page.mouse.move(MIDDLE.x + REACH * Math.sin(angle), MIDDLE.y + REACH * Math.sin(2 * angle))
  }
  await page.mouse.up()
  return frames
}
