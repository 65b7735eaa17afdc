// The connection that tells of what others do. Loaded only for those who may have it.
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import { io, type Socket } from 'socket.io-client'
import { apiBase } from '../api/address'
import { sessionExpired } from '../api/sessionExpired'
import { closed, connecting, lost, opened, refused } from './connectionSlice'
import { socketEvents, socketReady, type SocketEventName, type SocketPayloads } from './events'

const RECONNECT_MIN_MS = 1000
const RECONNECT_MAX_MS = 5000
const RECONNECT_RANDOMNESS = 0.5
const TIMEOUT_MS = 20_000

// What the server says when it does not let the connection in; its words, not ours to translate.
const NO_SESSION = 'Un-Authorized! Please re-login to continue.'
const NOT_ALLOWED = 'Forbidden!'

/** All that was missed has been sent; `seq` is the last number given out, `reset` when it was too much to send. */
interface Ready {
  seq: number
  reset?: boolean
}

/**
 * Opens the connection of one tenant and turns its events into actions, each stored event exactly once and in order: after
 * a cut the server sends again what came after the last number seen.
 * @returns closes it for good
 */
export function openConnection(tenantId: string, dispatch: Dispatch<UnknownAction>): () => void {
  let lastSeq: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const socket: Socket = io(new URL(apiBase()).origin, {
    path: '/stream/notification',
    query: { tenantID: tenantId },
    auth: (send) => send({ after: lastSeq }),
    withCredentials: true,
    // One connection from the start, which any process behind a load balancer can take; polling where a proxy forbids it.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // A manager kept from an earlier login would ask for that login's tenant.
    forceNew: true,
    reconnectionDelay: RECONNECT_MIN_MS,
    reconnectionDelayMax: RECONNECT_MAX_MS,
    randomizationFactor: RECONNECT_RANDOMNESS,
    timeout: TIMEOUT_MS,
  })

  const isNew = (payload: object): boolean => {
    if (!('seq' in payload)) return true
    const seq = payload.seq as number
    if (lastSeq !== undefined && seq <= lastSeq) return false
    lastSeq = seq
    return true
  }

  const forward = <Name extends SocketEventName>(name: Name) =>
    socket.on<string>(name, (payload: SocketPayloads[Name]) => {
      if (isNew(payload)) dispatch(socketEvents[name](payload))
    })
  for (const name of Object.keys(socketEvents) as SocketEventName[]) forward(name)

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

  socket.on('READY', ({ seq, reset }: Ready) => {
    clearTimeout(timer)
    // After a reset the server may count from a lower number; otherwise an event may have overtaken READY.
    lastSeq = reset ? seq : Math.max(lastSeq ?? 0, seq)
    dispatch(opened())
    dispatch(socketReady())
  })

  socket.on('disconnect', (reason) => {
    clearTimeout(timer)
    if (reason === 'io client disconnect') return
    dispatch(lost(reason === 'parse error' ? 'parseError' : 'disconnected'))
    // socket.io takes a cut by the server for the last word. It is a restart or a session that ended; asking again tells.
    if (reason === 'io server disconnect') after(RECONNECT_MIN_MS, () => socket.connect())
  })

  socket.on('connect_error', ({ message }) => {
    if (message === NO_SESSION) return void dispatch(sessionExpired())
    if (message === NOT_ALLOWED) return void dispatch(refused())
    dispatch(lost(message === 'timeout' ? 'timeout' : 'disconnected'))
    // Active: socket.io tries again by itself, because the network failed and not the server's answer.
    if (!socket.active) after(RECONNECT_MAX_MS, () => socket.connect())
  })

  dispatch(connecting())
  return () => {
    clearTimeout(timer)
    socket.disconnect()
    dispatch(closed())
  }
}
