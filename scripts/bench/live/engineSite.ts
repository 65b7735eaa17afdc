// The media engine with its process, without the rest of the server, for benchmarks.
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLiveEngine } from '../../../server/media/live/engine'
import type { LiveEngine, LiveSegment, StreamEndReason } from '../../../server/media/live/liveEngine'
import type { VideoTags } from '../../../server/media/live/rtmp/mp4Tags'
import { publishLoop, type Publication } from './publishLoop'

const MAX_VIEWERS = 100
const SEGMENT_MS = 3_600_000
const MEDIA_PROCESS = 'liveProcess.cjs'

export interface EngineSite {
  engine: LiveEngine
  /** Of the media process. */
  pid(): Promise<number>
  /** Publishes the video in a loop, at its own speed, until it is ended or the connection is lost. */
  publish(video: VideoTags): Promise<Publication & { streamId: string }>
  /** Address of WebSockets of a stream over FLV, without its ID. */
  flvAddress: string
  segments: LiveSegment[]
  ended: Map<string, StreamEndReason>
  stop(): Promise<void>
}

export async function startEngineSite(): Promise<EngineSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aerie-bench-live-'))
  const segments: LiveSegment[] = []
  const ended = new Map<string, StreamEndReason>()
  const live = new Set<string>()
  const engine = await startLiveEngine(
    {
      folder,
      rtmpHost: '127.0.0.1',
      rtmpPort: 0,
      udpPort: 0,
      advertise: ['127.0.0.1'],
      maxViewers: MAX_VIEWERS,
      segmentMs: SEGMENT_MS,
    },
    {
      // The key is the ID of the stream.
      authorizePublish: ({ key }) => Promise.resolve({ streamId: key }),
      streamStarted: (id) => void live.add(id),
      streamStatistics: () => undefined,
      streamEnded: (id, reason) => void ended.set(id, reason),
      rtmpClosed: () => undefined,
      viewerLeft: () => undefined,
      segmentWritten: (segment) => void segments.push(segment),
    },
    { warn: () => undefined, error: () => undefined },
  )
  await engine.listening
  const pages = createServer()
  pages.on('upgrade', (request, socket, head) => {
    const [streamId = '', viewerId = ''] = (request.url ?? '').slice(1).split('/')
    engine.playOverFlv({ streamId, viewerId, userId: viewerId }, socket as Socket, head, request.headers)
  })
  pages.listen(0, '127.0.0.1')
  await once(pages, 'listening')
  let streams = 0

  return {
    engine,
    pid: mediaProcess,
    segments,
    ended,
    flvAddress: `ws://127.0.0.1:${(pages.address() as AddressInfo).port}`,
    async publish(video) {
      const streamId = `stream-${++streams}`
      const publication = await publishLoop(engine.rtmpPort ?? 0, streamId, video)
      while (!live.has(streamId)) await sleep(10)
      return { ...publication, streamId }
    },
    async stop() {
      await engine.stop()
      pages.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The child of this process that runs the media. */
async function mediaProcess(): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    const status = command.includes(MEDIA_PROCESS) ? await readFile(`/proc/${name}/status`, 'utf8').catch(() => '') : ''
    if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) === process.pid) return Number(name)
  }
  throw new Error('The media process does not run')
}
