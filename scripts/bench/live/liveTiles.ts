// Whether a wall of nine tiles keeps its memory: the heap of the page at the start and after an hour, or after the minutes in
// TILES_MINUTES.
import type { CDPSession } from 'playwright-core'
import { percentile, type Bench } from '../table'
import { startLiveSite } from './liveSite'
import { publishLoop, type Publication } from './publishLoop'
import { encodeSample } from './sampleVideo'
import { sized } from '../size'

const TILES = sized(9, 2)
const MINUTES = Number(process.env['TILES_MINUTES'] ?? sized(60, 1))
const SETTLE_MS = sized(60_000, 3000)
const SAMPLES = sized(5, 2)
const MINUTE_MS = sized(60_000, 1000)

export const liveTiles: Bench = {
  title: `${TILES} tiles of the wall for ${MINUTES} minutes`,
  async run() {
    const video = await encodeSample({ width: 640, height: 360, bitsPerSecond: 500_000, seconds: 10 })
    const site = await startLiveSite('bench-live-tiles')
    const publications: Publication[] = []
    try {
      for (let tile = 1; tile <= TILES; tile++) {
        const { key, rtmpUrl } = await site.issueKey(`Drone ${tile}`)
        publications.push(await publishLoop(Number(new URL(rtmpUrl).port), key, video))
      }
      const wall = await site.openWall()
      await wall.getByText(String(TILES), { exact: true }).first().click()
      await wall
        .getByRole('article')
        .getByText('Live', { exact: true })
        .nth(TILES - 1)
        .waitFor()
      await wall.waitForTimeout(SETTLE_MS)
      const session = await wall.context().newCDPSession(wall)
      const before = await readHeap(session)
      await wall.waitForTimeout(MINUTES * MINUTE_MS)
      const after = await readHeap(session)
      const live = await wall.getByRole('article').getByText('Live', { exact: true }).count()
      const growth = (after.bytes / before.bytes - 1) * 100
      return [
        {
          what: 'heap of the page',
          figure: `${(before.bytes / 1e6).toFixed(1)} MB, then ${(after.bytes / 1e6).toFixed(1)} MB`,
          ratio: `${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %`,
          budget: '<= +5 %',
        },
        { what: 'listeners', figure: `${before.listeners}, then ${after.listeners}` },
        { what: 'nodes', figure: `${before.nodes}, then ${after.nodes}` },
        { what: 'tiles that are live at the end', figure: String(live), budget: String(TILES) },
      ]
    } finally {
      for (const publication of publications) await publication.end()
      await site.stop()
    }
  },
}

interface Heap {
  bytes: number
  listeners: number
  nodes: number
}

/** After a collection; the median of several, because streams allocate all the time. */
async function readHeap(session: CDPSession): Promise<Heap> {
  await session.send('Performance.enable')
  const sizes: number[] = []
  const counts = new Map<string, number>()
  for (let sample = 0; sample < SAMPLES; sample++) {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    for (const { name, value } of metrics) counts.set(name, value)
    sizes.push(counts.get('JSHeapUsedSize') ?? 0)
  }
  return {
    bytes: percentile(sizes, 0.5),
    listeners: counts.get('JSEventListeners') ?? 0,
    nodes: counts.get('Nodes') ?? 0,
  }
}
