// The page of a link beside the page of the mission for people who are signed in, in browsers with an empty cache.
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { findChromium } from '../../../e2e/support/findChromium'
import { signedIn } from '../secondBrowser'
import { MAP_CHROMIUM_FLAGS, median, type Row } from '../table'
import type { ShareSite } from './site'
import { sized } from '../size'

const ROUNDS = sized(7, 1)
const SIZE = { width: 1280, height: 800 }

export async function firstTilesInBrowser({ server, missionId, share }: ShareSite): Promise<Row> {
  const link = await share()
  const browser = await chromium.launch({ executablePath: findChromium(), args: MAP_CHROMIUM_FLAGS })
  const times: Record<'link' | 'signedIn', number[]> = { link: [], signedIn: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.link.push(await timeToTile(await guest(browser, server.address), link.path, '/visit/raster/'))
      const member = await signedIn(browser, server.address, 'staff@demo.test')
      times.signedIn.push(await timeToTile(member, `/dashboard/missions/${missionId}`, '/tiles/raster/'))
    }
  } finally {
    await browser.close()
  }
  const ofLink = median(times.link)
  const ofMember = median(times.signedIn)
  return {
    what: `page to the first tile, link beside signed in, ${ROUNDS} browsers each`,
    figure: `${ofLink.toFixed(0)} ms, ${ofMember.toFixed(0)} ms`,
    ratio: `${(ofLink / ofMember).toFixed(2)}x`,
    budget: '<= 1.1x',
  }
}

const guest = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, reducedMotion: 'reduce' })

/** @returns milliseconds from the navigation to the frame with the first tile */
async function timeToTile(context: BrowserContext, address: string, tiles: string): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize(SIZE)
  const tile = page.waitForResponse((reply) => reply.url().includes(tiles) && reply.status() === 200)
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await (await tile).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const ms = performance.now() - began
  await context.close()
  return ms
}
