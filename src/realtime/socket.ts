// The socket's connection: handshake, replay and reconnection.
import { io, type Socket } from 'socket.io-client'
import { apiBase } from '../api/address'
import { moveStream } from '../api/stream'
import { sessionExpired } from '../api/sessionExpired'
import type { SessionDispatch } from '../session/storeTypes'
import { closed, connecting, lost, opened, rejected } from './connectionSlice'
import { recordChanged, socketEvents, socketReady } from './events'
import type { NoticePayloads, StoredEventName, StoredEventPayloads } from './events.gen'

const RECONNECT_MIN_MS = 1000
const RECONNECT_MAX_MS = 5000
const RECONNECT_RANDOMNESS = 0.5
const TIMEOUT_MS = 20_000

// Reasons of the server for rejecting a connection; compared, not displayed.
const NO_SESSION = 'Un-Authorized! Please re-login to continue.'
const NOT_ALLOWED = 'Forbidden!'

/**
 * Opens the connection of one tenant and dispatches its frames as actions, each stored event exactly once and in order:
 * after an interruption the server replays the events after the last number received.
 * @returns closes the connection
 */
export function openConnection(tenantId: string, dispatch: SessionDispatch): () => void {
  let lastSeq: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const socket: Socket = io(new URL(apiBase()).origin, {
    path: '/stream/notification',
    query: { tenantID: tenantId },
    auth: (send) => send({ after: lastSeq }),
    withCredentials: true,
    // A WebSocket needs no sticky sessions behind a load balancer; polling serves networks whose proxy blocks it.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // A cached manager would reuse the tenant of an earlier login.
    forceNew: true,
    reconnectionDelay: RECONNECT_MIN_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: RECONNECT_RANDOMNESS,
    timeout: TIMEOUT_MS,
  })

  const forward = <Name extends StoredEventName>(name: Name) =>
    socket.on<string>(name, (payload: StoredEventPayloads[Name]) => {
      if (lastSeq !== undefined && payload.seq <= lastSeq) return
      lastSeq = payload.seq
      dispatch(socketEvents[name](payload))
    })
  for (const name of Object.keys(socketEvents) as StoredEventName[]) forward(name)
  socket.on('RECORD_CHANGED', (payload: NoticePayloads['RECORD_CHANGED']) => dispatch(recordChanged(payload)))
  socket.on('STREAM_MOVED', (payload: NoticePayloads['STREAM_MOVED']) => dispatch(moveStream(payload)))

  const after = (delay: number, task: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(task, delay)
  }

  socket.on('connect', () =>
    after(TIMEOUT_MS, () => {
      dispatch(lost('timedOut'))
      socket.disconnect().connect()
    }),
  )

  socket.on('READY', ({ seq, reset }: NoticePayloads['READY']) => {
    clearTimeout(timer)
    // After a reset the sequence may restart lower; otherwise live events may have arrived before READY.
    lastSeq = reset ? seq : Math.max(lastSeq ?? 0, seq)
    dispatch(opened())
    dispatch(socketReady())
  })

  socket.on('disconnect', (reason) => {
    clearTimeout(timer)
    if (reason === 'io client disconnect') return
    dispatch(lost(reason === 'parse error' ? 'parseError' : 'disconnected'))
    // socket.io does not reconnect after a disconnect by the server, which means a restart or an ended session.
    if (reason === 'io server disconnect') after(RECONNECT_MIN_MS, () => socket.connect())
  })

  socket.on('connect_error', ({ message }) => {
    if (message === NO_SESSION) return void dispatch(sessionExpired())
    if (message === NOT_ALLOWED) return void dispatch(rejected())
    dispatch(lost(message === 'timeout' ? 'timeout' : 'disconnected'))
    // While active, socket.io retries by itself: the network failed, the server did not reject.
    if (!socket.active) after(RECONNECT_MAX_MS, () => socket.connect())
  })

  dispatch(connecting())
  return () => {
    clearTimeout(timer)
    socket.disconnect()
    dispatch(closed())
  }
}
