// Long reads of each kind, and when they end.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { publishRtmp } from '../../server/media/live/rtmp/rtmpPublisher'
import { accept, createViewer } from '../../server/media/live/webrtc/webRtcClient'
import { until } from '../../server/testing/until'

/** Reads that do not end within this time are not waited for. */
const LIMIT_MS = 15_000
const POLL_MS = 100
/** A download is read at about 13 MB a second: faster than the buffers of the connection fill, slower than the file ends. */
const PART_PAUSE_MS = 5
/** Without a packet for this time, a picture has ended. The video has one at least every 40 ms. */
const SILENCE_MS = 1_500

export interface Read {
  /** When it ended, in milliseconds since 1970; undefined when it went on until LIMIT_MS after `wait` was called. */
  ended(): Promise<number | undefined>
}

interface Caller {
  origin: string
  headers: Record<string, string>
}

/** Repeats a request until it is refused, and begins when it has been answered once. @throws Error when the first one is refused */
export async function repeated({ origin, headers }: Caller, path: string): Promise<Read> {
  const statusOf = async () => {
    const answer = await fetch(origin + path, { headers })
    await answer.arrayBuffer()
    return answer.status
  }
  const first = await statusOf()
  if (first !== 200 && first !== 204) throw new Error(`${path} answers ${first}`)
  let stop = false
  const loop = (async () => {
    while (!stop) {
      const status = await statusOf()
      if (status === 401 || status === 403 || status === 404) return Date.now()
      await sleep(POLL_MS)
    }
    return undefined
  })()
  return {
    async ended() {
      const timer = setTimeout(() => (stop = true), LIMIT_MS)
      const at = await loop
      clearTimeout(timer)
      return at
    },
  }
}

/** Receives a file slowly, and begins when its first bytes have arrived. @throws Error when it is refused */
export async function download({ origin, headers }: Caller, path: string): Promise<Read> {
  const outgoing = get(origin + path, { headers, agent: false })
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error(`${path} answers ${answer.statusCode}`)
  }
  const read = (async () => {
    try {
      for await (const _ of answer) await sleep(PART_PAUSE_MS)
      return undefined
    } catch {
      return Date.now()
    }
  })()
  await sleep(POLL_MS)
  return { ended: () => within(read, () => answer.destroy()) }
}

/** A socket for events, until it is disconnected. */
export async function eventSocket({ origin, headers }: Caller, transport: 'polling' | 'websocket'): Promise<Read> {
  const socket = io(origin, {
    path: '/stream/notification',
    transports: [transport],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('READY', () => resolve())
    socket.once('connect_error', reject)
  })
  const closed = new Promise<number>((resolve) => socket.once('disconnect', () => resolve(Date.now())))
  return { ended: () => within(closed, () => socket.disconnect()) }
}

/** Live video over a WebSocket, until it is closed. */
export async function liveVideo({ origin, headers }: Caller, streamId: string, ticket: string): Promise<Read> {
  const address = `${origin.replace('http', 'ws')}/live/flv/${streamId}?ticket=${ticket}`
  const socket = new WebSocket(address, { headers: { ...headers, origin } })
  await once(socket, 'message')
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(Date.now())))
  return { ended: () => within(closed, () => socket.terminate()) }
}

/** The picture over WebRTC, until its packets stop. */
export async function webRtcVideo({ origin, headers }: Caller, streamId: string, ticket: string): Promise<Read> {
  let lastAt = Date.now()
  let packets = 0
  const viewer = await createViewer(() => {
    lastAt = Date.now()
    packets++
  })
  const answer = await fetch(`${origin}/live/whep/${streamId}?ticket=${ticket}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/sdp' },
    body: viewer.offer,
  })
  if (answer.status !== 201) throw new Error(`WHEP answers ${answer.status}`)
  await accept(viewer, await answer.text())
  await until(() => packets > 5)
  let stop = false
  const silent = (async () => {
    while (!stop) {
      if (Date.now() - lastAt > SILENCE_MS) return lastAt
      await sleep(POLL_MS)
    }
    return undefined
  })()
  return {
    async ended() {
      const at = await within(silent, () => (stop = true))
      await viewer.connection.close()
      return at
    },
  }
}

/** A playlist of a media server, asked for again and again with the cookie of its session, until that is refused. */
export async function hlsVideo(url: string, ticket: string): Promise<Read> {
  const first = await fetch(`${url}?token=${ticket}`)
  await first.arrayBuffer()
  if (first.status !== 200) throw new Error(`${url} answers ${first.status}`)
  const cookie = first.headers.get('set-cookie') ?? ''
  const { origin, pathname } = new URL(url)
  return repeated({ origin, headers: { cookie } }, pathname)
}

/** @param isReading whether the media server sends to the viewer */
export async function remoteWebRtcVideo(
  url: string,
  ticket: string,
  isReading: (readerId: string) => boolean,
): Promise<Read> {
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${ticket}` }, body: 'v=0' })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`${url} answers ${answer.status}`)
  const id = answer.headers.get('id') ?? ''
  let stop = false
  const gone = (async () => {
    while (!stop) {
      if (!isReading(id)) return Date.now()
      await sleep(POLL_MS)
    }
    return undefined
  })()
  return { ended: () => within(gone, () => (stop = true)) }
}

/** A publisher over RTMP, until its connection is closed. */
export async function publisher(port: number, key: string): Promise<Read> {
  const { socket } = await publishRtmp({ host: '127.0.0.1', port, app: 'live', key })
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(Date.now())))
  return { ended: () => within(closed, () => socket.destroy()) }
}

/** @param giveUp ends the read after LIMIT_MS */
async function within(end: Promise<number | undefined>, giveUp: () => void): Promise<number | undefined> {
  const limit = new AbortController()
  const tooLate = sleep(LIMIT_MS, 'late' as const, { signal: limit.signal }).catch(() => 'late' as const)
  const first = await Promise.race([end, tooLate])
  limit.abort()
  if (first !== 'late') return first
  giveUp()
  return undefined
}
