// Sockets at /stream/notification, for sessions of tenant-root and tenant-staff.
import { createHash } from 'node:crypto'
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { Server } from 'socket.io'
import { logFailure } from '../core/errors'
import type { SocketAccess } from '../http/authentication'
import type { Principal } from '../identity/session'
import type { Db } from '../db/tenancy'
import type { Notice } from './notice'
import { maySubscribe, renewRights } from './rights'
import { replay } from './delivery'
import type { Subscriber } from './subscriber'
import { openTenantFeed, type TenantFeed } from './tenantFeed'

export const SOCKET_PATH = '/stream/notification'
const SESSION_CHECK_MS = 2000

export interface SocketServer {
  /** Passes a notice on to this process's sockets of its tenant. */
  deliver(notice: Notice): void
  /** Disconnects every socket; clients reconnect and replay. */
  disconnectAll(): void
  /** The sockets that are open. */
  count(): number
  /** The tenants of these sockets. */
  countTenants(): number
  close(): Promise<void>
}

/** Engine.io keeps the request of the handshake as long as the connection, a quarter of the memory of an idle socket. */
function releaseHandshake({ conn, handshake }: Subscriber): void {
  ;(conn as { request: unknown }).request = undefined
  handshake.headers = {}
}

/**
 * Answers long requests and upgrades of a connection only with the session that has opened it. Its ID alone opens nothing: it is part
 * of addresses, which proxies log.
 */
function bindToSessions(engine: Server['engine'], sessionOf: SocketAccess['sessionOf']): void {
  const openers = new Map<string, Buffer>()
  const openerOf = ({ headers }: IncomingMessage): Buffer =>
    createHash('sha256')
      .update(sessionOf(headers.cookie) ?? '')
      .digest()
  engine.on('connection', (connection: Connection) => {
    openers.set(connection.id, openerOf(connection.request))
    connection.once('close', () => openers.delete(connection.id))
  })
  engine.use((request: IncomingMessage, _response: ServerResponse, next: (error?: Error) => void) => {
    const { url = '' } = request
    const opener = openers.get(new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('sid') ?? '')
    next(opener && !opener.equals(openerOf(request)) ? new Error('Of another session') : undefined)
  })
}

/** A connection of engine.io. */
interface Connection {
  id: string
  request: IncomingMessage
  once(event: 'close', listener: () => void): void
}

export function startSocketServer(
  options: SocketAccess & {
    httpServer: HttpServer
    db: Db
    log: FastifyBaseLogger
    /** Told the name of each event that is sent to a browser. */
    onSent: (event: string) => void
    /** By default any ID that nobody can guess. */
    newSocketId?: () => string
  },
): SocketServer {
  const { httpServer, db, log, authenticate, sessionOf, isOwnOrigin, newSocketId, onSent } = options
  const feeds = new Map<string, TenantFeed>()
  const io = new Server<
    Record<string, never>,
    Record<string, (payload: object) => void>,
    Record<string, never>,
    Subscriber['data']
  >(httpServer, {
    path: SOCKET_PATH,
    // Live video has WebSockets of its own on this server.
    destroyUpgrade: false,
    serveClient: false,
    connectTimeout: 20_000,
    maxHttpBufferSize: 16_384,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin, request.headers.host)),
  })

  if (newSocketId) io.engine.generateId = newSocketId
  bindToSessions(io.engine, sessionOf)

  io.use((socket, next) => {
    authorize(socket).then(
      ({ sessionId, userId, tenantId, permissions }) => {
        Object.assign(socket.data, { sessionId, userId, tenantId, permissions, waiting: [] })
        next()
      },
      (error: unknown) => next(error instanceof Error ? error : new Error('Something went wrong!')),
    )
  })

  async function authorize(socket: Subscriber): Promise<Principal & { tenantId: string }> {
    const principal = await authenticate(socket.handshake.headers.cookie)
    if (!principal) throw new Error('Un-Authorized! Please re-login to continue.')
    const { tenantId } = principal
    // The session decides the tenant; the query of the customer's client may only agree with it.
    const requested = socket.handshake.query['tenantID']
    const isForeign = requested !== undefined && requested !== tenantId
    const isReady = principal.isTermsAccepted && !principal.isSecondFactorMissing
    if (!tenantId || !isReady || !maySubscribe(principal.userType) || isForeign) throw new Error('Forbidden!')
    return { ...principal, tenantId }
  }

  io.on('connection', (socket) => {
    releaseHandshake(socket)
    socket.onAnyOutgoing(onSent)
    const feed = subscribe(socket)
    // In this order: an event published in between is either replayed or read by the feed.
    feed.started
      .then(() => replay(db, socket))
      .catch((error: unknown) => {
        logFailure(log, 'replay')(error)
        socket.disconnect(true)
      })
  })

  function subscribe(socket: Subscriber): TenantFeed {
    const { tenantId } = socket.data
    const feed = feeds.get(tenantId) ?? openFeed(tenantId)
    feed.subscribers.add(socket)
    socket.once('disconnect', () => {
      feed.subscribers.delete(socket)
      if (feed.subscribers.size > 0) return
      feed.close()
      if (feeds.get(tenantId) === feed) feeds.delete(tenantId)
    })
    return feed
  }

  function openFeed(tenantId: string): TenantFeed {
    const feed = openTenantFeed(db, tenantId, (error) => {
      logFailure(log, 'reading events')(error)
      for (const socket of feed.subscribers) socket.disconnect(true)
    })
    feeds.set(tenantId, feed)
    return feed
  }

  const check = setInterval(() => {
    renewRights(db, io.sockets.sockets.values()).catch(logFailure(log, 'session check'))
  }, SESSION_CHECK_MS)

  return {
    deliver: (notice) => feeds.get(notice.tenantId)?.deliver(notice),
    disconnectAll: () => io.disconnectSockets(true),
    count: () => io.sockets.sockets.size,
    countTenants: () => feeds.size,
    async close() {
      clearInterval(check)
      // io.close would close the HTTP server too, which Fastify closes.
      io.disconnectSockets(true)
      io.engine.close()
      for (const feed of feeds.values()) feed.close()
    },
  }
}
