// Sockets at /stream/notification: bound to a session, for tenant-root and tenant-staff, replaying what was missed.
import type { Server as HttpServer } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { logFailure } from '../errors'
import { selectAliveSessions } from '../groups/auth/sql'
import type { Principal } from '../session'
import { asPlatform, inTenant, type Db } from '../tenancy'
import type { Announcement, StoredEvent } from './events'
import { selectEventsAfter, selectLastSeq } from './sql'

const SOCKET_PATH = '/stream/notification'
const LISTENERS = ['tenant-root', 'tenant-staff']
/** A client that missed more than this is told to read everything again. */
const REPLAY_LIMIT = 500
const SESSION_CHECK_MS = 2000

interface SocketState {
  principal: Principal & { tenantId: string }
  /** Last event sent; undefined until the replay is done. */
  seq?: number
  /** Events heard while the replay was being read. */
  waiting: StoredEvent[]
}

type AerieSocket = Socket<
  Record<string, never>,
  Record<string, (payload: object) => void>,
  Record<string, never>,
  SocketState
>

export interface SocketServer {
  /** Sends what a transaction announced to this process's sockets of that tenant. */
  deliver(announcement: Announcement): void
  /** Cuts every socket; clients come back and replay. */
  cutAll(): void
  close(): Promise<void>
}

export function startSocketServer(options: {
  httpServer: HttpServer
  db: Db
  log: FastifyBaseLogger
  /** Whose cookie this is. */
  authenticate: (cookieHeader: string | undefined) => Promise<Principal | undefined>
  isOwnOrigin: (origin: string | undefined, host: string | undefined) => boolean
}): SocketServer {
  const { httpServer, db, log, authenticate, isOwnOrigin } = options
  const io = new Server<
    Record<string, never>,
    Record<string, (payload: object) => void>,
    Record<string, never>,
    SocketState
  >(httpServer, {
    path: SOCKET_PATH,
    serveClient: false,
    connectTimeout: 20_000,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin, request.headers.host)),
  })

  io.use((socket, next) => {
    admit(socket).then(
      (principal) => {
        socket.data.principal = principal
        socket.data.waiting = []
        next()
      },
      (error: unknown) => next(error instanceof Error ? error : new Error('Something went wrong!')),
    )
  })

  async function admit(socket: AerieSocket): Promise<SocketState['principal']> {
    const principal = await authenticate(socket.handshake.headers.cookie)
    if (!principal) throw new Error('Un-Authorized! Please re-login to continue.')
    const { tenantId } = principal
    // The tenant comes from the session; the query, which the customer's client sends, may only agree with it.
    const asked = socket.handshake.query['tenantID']
    if (!tenantId || !LISTENERS.includes(principal.userType) || (asked !== undefined && asked !== tenantId)) {
      throw new Error('Forbidden!')
    }
    return { ...principal, tenantId }
  }

  io.on('connection', (socket) => {
    void socket.join(socket.data.principal.tenantId)
    replay(db, socket).catch((error: unknown) => {
      logFailure(log, 'replay')(error)
      socket.disconnect(true)
    })
  })

  const check = setInterval(() => {
    cutEndedSessions(db, io.sockets.sockets.values()).catch(logFailure(log, 'session check'))
  }, SESSION_CHECK_MS)

  return {
    deliver({ tenantId, event, changed }) {
      for (const id of io.of('/').adapter.rooms.get(tenantId) ?? []) {
        const socket = io.sockets.sockets.get(id)
        if (!socket) continue
        if (changed) socket.emit('RECORD_CHANGED', changed)
        if (event) send(socket, event)
      }
    },
    cutAll: () => io.disconnectSockets(true),
    async close() {
      clearInterval(check)
      // io.close would close the HTTP server too, which is Fastify's to close.
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

/** Sends every event once and in order; while the replay is under way it waits its turn. */
function send(socket: AerieSocket, event: StoredEvent): void {
  const { data } = socket
  if (data.seq === undefined) {
    data.waiting.push(event)
  } else if (event.seq > data.seq) {
    data.seq = event.seq
    socket.emit(event.name, { seq: event.seq, at: event.at, ...event.payload })
  }
}

/** Catches the socket up from the number it names in its handshake (`auth.after`), then says READY. */
async function replay(db: Db, socket: AerieSocket): Promise<void> {
  const { tenantId } = socket.data.principal
  const after = (socket.handshake.auth as { after?: unknown }).after
  const { events, last } = await inTenant(db, tenantId, async (tx) => ({
    last: await selectLastSeq(tenantId, tx),
    events: isSeq(after) ? await selectEventsAfter(tenantId, tx, after, REPLAY_LIMIT + 1) : [],
  }))
  // A number from the future comes from another life of this database.
  const reset = isSeq(after) && (after > last || events.length > REPLAY_LIMIT)
  socket.data.seq = reset || !isSeq(after) ? last : after
  if (!reset) for (const event of events) send(socket, event)
  for (const event of socket.data.waiting.splice(0)) send(socket, event)
  socket.emit('READY', { seq: socket.data.seq, reset })
}

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

async function cutEndedSessions(db: Db, sockets: Iterable<AerieSocket>): Promise<void> {
  const open = [...sockets]
  if (open.length === 0) return
  const alive = await asPlatform(db, (tx) =>
    selectAliveSessions(tx, [...new Set(open.map(({ data }) => data.principal.sessionId))]),
  )
  for (const socket of open) if (!alive.has(socket.data.principal.sessionId)) socket.disconnect(true)
}
