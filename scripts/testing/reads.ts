// Long reads of each kind, and when they end.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { publishRtmp } from '../../server/media/live/rtmp/rtmpPublisher'

/** Reads that do not end within this time are not waited for. */
const LIMIT_MS = 15_000
const POLL_MS = 100
/** A download is read at about 13 MB a second: faster than the buffers of the connection fill, slower than the file ends. */
const PART_PAUSE_MS = 5

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
