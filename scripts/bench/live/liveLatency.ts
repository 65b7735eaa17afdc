// Glass to glass: from the camera of the publisher's page to the picture on the wall, over WebRTC and over FLV.
import type { Page } from 'playwright-core'
import { percentile, type Bench, type Row } from '../table'
import { readClock } from './clock'
import { startLiveSite } from './liveSite'
import { sized } from '../size'

const SECONDS = sized(30, 3)
const SETTLE_MS = sized(8_000, 3000)

export const liveLatency: Bench = {
  title: `Glass to glass, 720p by WHIP, ${SECONDS} s each`,
  async run() {
    const site = await startLiveSite('bench-live-latency')
    try {
      await site.publishClock('Clock')
      const whep = await site.openWall()
      const first = await isLive(whep)
      await whep.waitForTimeout(SETTLE_MS)
      const whepDelays = await readClock(whep, SECONDS)
      await whep.context().close()
      // A browser without WebRTC plays FLV.
      const flv = await site.openWall((page) => page.addInitScript('delete window.RTCPeerConnection'))
      await isLive(flv)
      await flv.waitForTimeout(SETTLE_MS)
      const flvDelays = await readClock(flv, SECONDS)
      return [
        { what: 'open wall to the first picture', figure: `${first} ms` },
        delayRow('WebRTC', whepDelays, 80),
        delayRow('FLV', flvDelays, 200),
      ]
    } finally {
      await site.stop()
    }
  },
}

/** @returns milliseconds since the page began to load */
async function isLive(page: Page): Promise<number> {
  await page.getByRole('article').getByText('Live', { exact: true }).first().waitFor()
  return page.evaluate(() => Math.round(performance.now()))
}

const delayRow = (path: string, delays: number[], budget: number): Row => ({
  what: `${path}, ${delays.length} frames`,
  figure: `p50 ${percentile(delays, 0.5)} ms, p95 ${percentile(delays, 0.95)} ms`,
  budget: `p95 <= ${budget} ms`,
})
