// A viewer that watches what is published in a mission and, as the player does, opens the picture again when it stops.
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { accept, createViewer } from '../../../media/live/webrtc/webRtcClient'

/** Without a picture for this time, the connection is lost. */
const SILENCE_MS = 2000
const PAUSE_MS = 500

export interface PersistentViewer {
  /** When the picture of this stream arrived last. */
  lastAt(): number
  streamId(): string | undefined
  /** How often the picture was opened. */
  opened(): number
  stop(): Promise<void>
}

interface Picture {
  lastAt: number
  close(): void
}

export function startPersistentViewer(options: {
  /** Of a balancer. */
  port: number
  cookie: string
  missionId: string
  path: 'whep' | 'flv'
}): PersistentViewer {
  const { port, cookie, missionId, path } = options
  const stopping = new AbortController()
  let streamId: string | undefined
  let picture: Picture | undefined
  let opened = 0

  async function request<T>(method: string, url: string, body?: string): Promise<T> {
    const type = body === undefined ? undefined : { 'content-type': 'application/sdp' }
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      // A connection of its own, so that the balancer chooses for each request.
      headers: { cookie, connection: 'close', ...type },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(8000),
    })
    if (!reply.ok) throw new Error(`${url} answers ${reply.status}`)
    return (body === undefined ? await reply.json() : await reply.text()) as T
  }

  async function open(): Promise<Picture> {
    const { data } = await request<{ data: { streams: { _id: string; missionId: string; paths: string[] }[] } }>(
      'GET',
      '/apis/v1/streamtoken/get-active-streams',
    )
    const stream = data.streams.find((each) => each.missionId === missionId && each.paths.includes(path))
    if (!stream) throw new Error('Nothing is published')
    const ticket = await request<{ data: { ticket: string } }>('POST', `/apis/v1/streamtoken/ticket/${stream._id}`)
    streamId = stream._id
    const address = `/live/${path}/${stream._id}?ticket=${ticket.data.ticket}`
    return path === 'whep' ? openWhep(address) : openFlv(address)
  }

  async function openWhep(address: string): Promise<Picture> {
    const shown: Picture = { lastAt: 0, close: () => undefined }
    const viewer = await createViewer(() => (shown.lastAt = Date.now()))
    shown.close = () => void viewer.connection.close()
    try {
      await accept(viewer, await request<string>('POST', address, viewer.offer))
    } catch (error) {
      shown.close()
      throw error
    }
    return shown
  }

  function openFlv(address: string): Picture {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${address}`, { headers: { cookie } })
    const shown: Picture = { lastAt: 0, close: () => socket.terminate() }
    socket.on('error', () => undefined)
    socket.on('message', () => (shown.lastAt = Date.now()))
    return shown
  }

  /** @returns when no picture has arrived for some time */
  async function watch(shown: Picture): Promise<void> {
    const openedAt = Date.now()
    while (!stopping.signal.aborted) {
      if (Date.now() - Math.max(openedAt, shown.lastAt) > SILENCE_MS) return
      await sleep(100)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      picture = await open().catch(() => undefined)
      if (picture) {
        opened++
        await watch(picture)
        picture.close()
      }
      await sleep(PAUSE_MS)
    }
  }

  const running = run()
  return {
    lastAt: () => picture?.lastAt ?? 0,
    streamId: () => streamId,
    opened: () => opened,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
