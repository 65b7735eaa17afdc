// Ten streams of 1080p that are recorded, with three viewers each.
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuSeconds, residentBytes } from '../processFigures'
import type { Bench } from '../table'
import { startEngineSite } from './engineSite'
import { encodeSample, FRAMES_PER_SECOND } from './sampleVideo'
import { startViewers } from './webRtcViewers'
import { sized } from '../size'

const STREAMS = sized(10, 2)
const VIEWERS = sized(3, 1)
const BITS_PER_SECOND = 4_000_000
const SECONDS = sized(30, 4)
const SETTLE_MS = sized(3_000, 1000)

export const liveRecordings: Bench = {
  title: `${STREAMS} streams of 1080p and ${BITS_PER_SECOND / 1e6} Mb/s, recorded, with ${VIEWERS} viewers each over WebRTC`,
  async run() {
    const video = await encodeSample({ width: 1920, height: 1080, bitsPerSecond: BITS_PER_SECOND, seconds: 10 })
    const site = await startEngineSite()
    const viewers = startViewers()
    try {
      const streams = []
      for (let count = 0; count < STREAMS; count++) streams.push(await site.publish(video))
      for (const { streamId } of streams) {
        for (let count = 0; count < VIEWERS; count++) await viewers.watch(site.engine, streamId)
      }
      await sleep(SETTLE_MS)
      const pid = await site.pid()
      const startBytes = residentBytes({ pid })
      const packets = await viewers.packets()
      const before = cpuSeconds({ pid })
      await sleep(SECONDS * 1000)
      const cpu = (cpuSeconds({ pid }) - before) / SECONDS
      const bytes = residentBytes({ pid })
      const received = await viewers.packets()
      const silent = received.filter((count, index) => count - (packets[index] ?? 0) < SECONDS * FRAMES_PER_SECOND)
      for (const stream of streams) await stream.end()
      while (site.ended.size < STREAMS) await sleep(50)
      return [
        { what: 'CPU of the media process', figure: `${(cpu * 100).toFixed(0)} % of a core` },
        {
          what: 'its memory',
          figure: `${(bytes / 1e6).toFixed(0)} MB`,
          ratio: `${(bytes / startBytes).toFixed(2)}x in ${SECONDS} s`,
        },
        { what: 'viewers that received less than every frame', figure: String(silent.length), budget: '0' },
        { what: 'recordings', figure: String(site.segments.length), budget: String(STREAMS) },
      ]
    } finally {
      viewers.stop()
      await site.stop()
    }
  },
}
