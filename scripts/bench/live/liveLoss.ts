// What a viewer over WebRTC sees of a stream when the network loses 5 % of the datagrams.
import type { Page } from 'playwright-core'
import { percentile, type Bench, type Row } from '../table'
import { readClock } from './clock'
import { startLiveSite } from './liveSite'
import { startLossyRelay, type LossyRelay } from './lossyUdp'
import { sized } from '../size'

const SHARE = 0.05
const SECONDS = sized(60, 4)
const SETTLE_MS = sized(8_000, 3000)

export const liveLoss: Bench = {
  title: `A viewer over WebRTC, ${SECONDS} s, without loss and with ${SHARE * 100} % loss`,
  async run() {
    const site = await startLiveSite('bench-live-loss')
    let relay: LossyRelay | undefined
    try {
      await site.publishClock('Clock')
      const clean = await watch(await site.openWall(keepConnections), 'no loss')
      const lossy = await site.openWall(async (page) => {
        await keepConnections(page)
        await page.route('**/live/whep/**', async (route) => {
          const answer = await route.fetch()
          const body = await answer.text()
          const candidate = /^a=candidate:\S+ \d+ \w+ \d+ (\S+) (\d+)/m.exec(body)
          relay ??= await startLossyRelay({ host: candidate?.[1] ?? '', port: Number(candidate?.[2]) }, SHARE)
          const candidates = /^(?<start>a=candidate:\S+ \d+ \w+ \d+ \S+) \d+/gm
          await route.fulfill({ response: answer, body: body.replace(candidates, `$<start> ${relay.port}`) })
        })
      })
      return [clean, await watch(lossy, `${SHARE * 100} % loss`)]
    } finally {
      await site.stop()
      relay?.close()
    }
  },
}

/** Keeps the connections of the page, whose figures only they tell. */
const keepConnections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: RTCPeerConnection[] = []
    const Original = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        kept.push(this)
      }
    }
    Object.assign(window, { kept })
  })

interface Received {
  frames: number
  freezes: number
  frozenSeconds: number
  lost: number
  packets: number
}

const readReceived = (page: Page): Promise<Received> =>
  page.evaluate(async () => {
    const [connection] = (window as unknown as { kept: RTCPeerConnection[] }).kept.slice(-1)
    const report = (await connection?.getStats()) as unknown as Map<string, RTCInboundRtpStreamStats>
    const video = [...report.values()].find(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
    return {
      frames: video?.framesDecoded ?? 0,
      freezes: video?.freezeCount ?? 0,
      frozenSeconds: video?.totalFreezesDuration ?? 0,
      lost: video?.packetsLost ?? 0,
      packets: video?.packetsReceived ?? 0,
    }
  })

async function watch(page: Page, what: string): Promise<Row> {
  await page.getByRole('article').getByText('Live', { exact: true }).first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const before = await readReceived(page)
  const delays = await readClock(page, SECONDS)
  const after = await readReceived(page)
  await page.context().close()
  const frames = (after.frames - before.frames) / SECONDS
  const figures = [
    `${after.freezes - before.freezes} freezes of ${(after.frozenSeconds - before.frozenSeconds).toFixed(1)} s`,
    `${frames.toFixed(1)} frames a second`,
    `p95 ${percentile(delays, 0.95)} ms behind`,
    `${after.lost - before.lost} of ${after.packets - before.packets} packets not recovered`,
  ]
  return { what, figure: figures.join(', ') }
}
