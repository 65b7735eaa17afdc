// A browser's connection for events: it connects again by the rules of src/realtime/socket.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Session } from './session'
import type { Traffic } from './traffic'

const RECONNECT_MIN_MS = 1000
const RECONNECT_MAX_MS = 5000
const TIMEOUT_MS = 20_000
const NOTICES = ['RECORD_CHANGED', 'STREAM_MOVED']

interface Ready {
  seq: number
  reset: boolean
}

export interface Subscriber {
  readonly tenantId: string
  readonly client: string
  /** Numbers of the events, in the order in which the app would handle them. */
  readonly received: readonly number[]
  /** What the browser was told to read again instead of receiving: numbers after the first, up to the second. */
  readonly skipped: readonly { after: number; upTo: number }[]
  /** The number at which it started. */
  startedAt: () => number
  /** Waits until this event was received or skipped. @returns whether it was, within a minute */
  untilSeq: (seq: number) => Promise<boolean>
  stop(): void
}

export async function startSubscriber(client: string, session: Session, traffic: Traffic): Promise<Subscriber> {
  const received: number[] = []
  const skipped: { after: number; upTo: number }[] = []
  let lastSeq: number | undefined
  let startedAt = 0
  let isConnected = false
  let timer: NodeJS.Timeout | undefined

  const socket: Socket = io(session.address, {
    path: '/stream/notification',
    query: { tenantID: session.tenant.id },
    auth: (send) => send({ after: lastSeq }),
    extraHeaders: { cookie: session.cookie },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    reconnectionDelay: RECONNECT_MIN_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: 0.5,
    timeout: TIMEOUT_MS,
  })
  const after = (delay: number, task: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(task, delay)
  }
  const look = setInterval(() => {
    if (isConnected) traffic.alive(client)
  }, 50)

  socket.onAny((name: string, payload: Partial<Ready>) => {
    traffic.inspect(client, session.tenant.marker, JSON.stringify(payload))
    const { seq } = payload
    if (name === 'READY' || NOTICES.includes(name) || seq === undefined) return
    if (lastSeq !== undefined && seq <= lastSeq) return
    lastSeq = seq
    received.push(seq)
  })
  socket.on('connect', () => after(TIMEOUT_MS, () => socket.disconnect().connect()))
  socket.on('READY', ({ seq, reset }: Ready) => {
    clearTimeout(timer)
    if (lastSeq === undefined) startedAt = seq
    else if (reset) skipped.push({ after: lastSeq, upTo: seq })
    lastSeq = reset ? seq : Math.max(lastSeq ?? 0, seq)
    isConnected = true
  })
  socket.on('disconnect', (reason) => {
    clearTimeout(timer)
    isConnected = false
    if (reason === 'io server disconnect') after(RECONNECT_MIN_MS, () => socket.connect())
  })
  socket.on('connect_error', ({ message }) => {
    if (message.startsWith('Un-Authorized') || message.startsWith('Forbidden')) traffic.broken(`${client}: ${message}`)
    if (!socket.active) after(RECONNECT_MAX_MS, () => socket.connect())
  })
  const reaches = async (isReached: () => boolean): Promise<boolean> => {
    for (let waited = 0; waited < 60_000; waited += 100) {
      if (isReached()) return true
      await sleep(100)
    }
    return false
  }
  if (!(await reaches(() => isConnected))) throw new Error(`${client} was not connected within a minute`)
  return {
    tenantId: session.tenant.id,
    client,
    received,
    skipped,
    startedAt: () => startedAt,
    untilSeq: (seq) => reaches(() => (lastSeq ?? 0) >= seq),
    stop() {
      clearInterval(look)
      clearTimeout(timer)
      socket.disconnect()
    },
  }
}
