// Measures the time from a click on a mission in the list to its first tiles, and the size of the loaded scripts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'
import { startTestServer } from '../../e2e/support/testServer'
import { findChromium } from '../../e2e/support/findChromium'
import { layerIn } from '../../e2e/support/layers'
import { totalOf, watchScripts } from '../../e2e/support/scriptSizes'
import { signedIn, untilJobsEnd } from './secondBrowser'
import { MAP_CHROMIUM_FLAGS, median, type Bench } from './table'
import { sized } from './size'

const RASTER = path.resolve(__dirname, '../../server/media/raster/fixtures/british_grid.tif')
const ROUNDS = sized(5, 1)
const NAME = 'A mission with an orthophoto'

export const missionMap: Bench = {
  title: `A mission's map, ${ROUNDS} browsers with an empty cache`,
  async run() {
    const server = await startTestServer('bench-mission-map')
    const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
    const visit = (email = 'staff@demo.test') => signedIn(browser, server.address, email)
    try {
      await makeMission(await visit())
      await untilJobsEnd(await visit('root@demo.test'))
      const rounds = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await openMission(await visit()))
      const ms = median(rounds.map((each) => each.ms))
      const size = median(rounds.map(({ bytes }) => bytes))
      return [
        {
          what: 'click to first tiles',
          figure: `${ms} ms`,
          budget: '<= 1,000 ms',
          kept: { value: ms, unit: 'ms', goal: { atMost: 1000 } },
        },
        {
          what: 'JavaScript loaded by the click',
          figure: `${(size / 1000).toFixed(0)} KB gzip`,
          budget: '<= 650 KB',
          kept: { value: size / 1000, unit: 'KB', goal: { atMost: 650 } },
        },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function makeMission(context: BrowserContext): Promise<void> {
  const reply = await context.request.post('/apis/v1/mission/create', { data: { name: NAME } })
  const { data } = (await reply.json()) as { data: { _id: string } }
  const page = await context.newPage()
  await page.goto(`/dashboard/missions/${data._id}`)
  await page.getByText('No layers yet').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ortho.tif', mimeType: 'image/tiff', buffer: readFileSync(RASTER) })
  await layerIn(page, 'ortho').waitFor()
  await page.getByRole('checkbox', { name: 'Show ortho' }).waitFor({ timeout: 90_000 })
  await context.close()
}

async function openMission(context: BrowserContext): Promise<{ ms: number; bytes: number }> {
  const page = await context.newPage()
  await page.goto('/dashboard/missions', { waitUntil: 'networkidle' })
  const scripts = watchScripts(page)
  // The next frame after the response shows the tile.
  const tiles = page.waitForResponse((reply) => reply.url().includes('/tiles/raster/') && reply.status() === 200)
  const began = Date.now()
  await page.getByRole('table').getByRole('link', { name: NAME }).click()
  await (await tiles).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const ms = Date.now() - began
  const bytes = totalOf(await scripts())
  await context.close()
  return { ms, bytes }
}
