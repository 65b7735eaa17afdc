// What a viewer costs the media process: 25 viewers of one stream, over WebRTC and over FLV.
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { cpuSeconds, residentBytes } from '../processFigures'
import type { Bench, Row } from '../table'
import { startEngineSite, type EngineSite } from './engineSite'
import { encodeSample } from './sampleVideo'
import { startViewers } from './webRtcViewers'
import { sized } from '../size'

const VIEWERS = sized(25, 2)
const BITS_PER_SECOND = 4_000_000
const SECONDS = sized(20, 4)
const SETTLE_MS = sized(3_000, 1000)

export const liveViewers: Bench = {
  title: `${VIEWERS} viewers of a stream of ${BITS_PER_SECOND / 1e6} Mb/s, ${SECONDS} s each`,
  async run() {
    const video = await encodeSample({ width: 1280, height: 720, bitsPerSecond: BITS_PER_SECOND, seconds: 10 })
    const site = await startEngineSite()
    const viewers = startViewers()
    const sockets: WebSocket[] = []
    try {
      const { streamId } = await site.publish(video)
      await sleep(SETTLE_MS)
      const alone = await measure(site)
      for (let count = 0; count < VIEWERS; count++) sockets.push(await openFlv(site, streamId, count))
      await sleep(SETTLE_MS)
      let flvBytes = 0
      for (const socket of sockets) socket.on('message', (data: Buffer) => (flvBytes += data.length))
      const flv = await measure(site)
      for (const socket of sockets) socket.close()
      for (let count = 0; count < VIEWERS; count++) await viewers.watch(site.engine, streamId)
      await sleep(SETTLE_MS)
      const before = await viewers.packets()
      const whep = await measure(site)
      const after = await viewers.packets()
      const rates = after.map((count, index) => (count - (before[index] ?? 0)) / SECONDS)
      return [
        { what: 'stream without viewers', figure: figureOf(alone) },
        viewerRow('FLV', flv, alone),
        { what: 'FLV of a viewer', figure: `${((flvBytes * 8) / VIEWERS / SECONDS / 1e6).toFixed(1)} Mb/s` },
        viewerRow('WebRTC', whep, alone),
        {
          what: 'WebRTC packets a second of a viewer',
          figure: `least ${Math.min(...rates).toFixed(0)}, most ${Math.max(...rates).toFixed(0)}`,
        },
      ]
    } finally {
      for (const socket of sockets) socket.terminate()
      viewers.stop()
      await site.stop()
    }
  },
}

interface Load {
  /** Of one core. */
  cpu: number
  bytes: number
}

async function measure(site: EngineSite): Promise<Load> {
  const pid = await site.pid()
  const before = cpuSeconds({ pid })
  await sleep(SECONDS * 1000)
  return { cpu: (cpuSeconds({ pid }) - before) / SECONDS, bytes: residentBytes({ pid }) }
}

const figureOf = ({ cpu, bytes }: Load): string =>
  `${(cpu * 100).toFixed(1)} % of a core, ${(bytes / 1e6).toFixed(0)} MB`

function viewerRow(path: string, load: Load, alone: Load): Row {
  const each = (load.cpu - alone.cpu) / VIEWERS
  return {
    what: `${VIEWERS} viewers over ${path}`,
    figure: `${figureOf(load)}; ${(each * 100).toFixed(2)} % for each viewer`,
    ratio: `a viewer ${(each / alone.cpu).toFixed(2)}x the stream itself`,
  }
}

async function openFlv(site: EngineSite, streamId: string, index: number): Promise<WebSocket> {
  const socket = new WebSocket(`${site.flvAddress}/${streamId}/flv-${index}`)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}
