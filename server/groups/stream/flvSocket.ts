// WebSockets of viewers at /live/flv/{streamId}?ticket=. When the ticket is valid, the socket is handed to the media process. Those of
// streams that another process receives are passed on to it.
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/core/config'
import { logFailure } from '../../platform/core/errors'
import type { Db } from '../../platform/db/tenancy'
import type { SocketAccess } from '../../platform/http/authentication'
import { WATCH_LIVE } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import type { LiveEngine } from '../../media/live/liveEngine'
import { SOCKET_PATH } from '../../platform/realtime/socketServer'
import { isId, isTicket } from './liveRoutes'
import { FlvTunnels } from './flvTunnel'
import { PASSED_ON, readPassedOn } from './passedOn'
import { isPositionsPath } from './positionSocket'
import type { Receivers } from './receivers'
import type { Receiver } from './receiverSql'
import type { Viewers } from './viewers'
import type { View } from './viewSql'
import { findVisitor, type Visitor } from './watchRights'

const PATH = '/live/flv/'

const REASONS = { 403: 'Forbidden', 404: 'Not Found', 500: 'Internal Server Error', 503: 'Service Unavailable' }

interface Asked {
  streamId: string
  ticket: string
}

type Viewer = Principal & { tenantId: string }

export interface FlvSockets {
  /** Ends the viewers that were passed on. */
  close(): void
}

export function acceptFlvSockets(
  server: Server,
  dependencies: Pick<SocketAccess, 'authenticate' | 'isOwnOrigin'> & {
    config: Config
    db: Db
    receivers: Receivers | undefined
    /** Undefined in a process that receives no streams. */
    own: { receiver: Receiver; live: LiveEngine; viewers: Viewers } | undefined
    log: FastifyBaseLogger
  },
): FlvSockets {
  const { config, db, receivers, own, authenticate, isOwnOrigin, log } = dependencies
  const onError = logFailure(log, 'opening a stream')
  const tunnels = new FlvTunnels(config, (socket, { address }) => {
    log.warn({ receiver: address }, 'a viewer was not passed on')
    refuse(socket, 503)
  })

  async function accept(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const asked = askedFor(request.url ?? '')
    if (!asked || !receivers) return refuse(socket, 404)
    const { headers } = request
    const isPassedOn = headers[PASSED_ON] !== undefined
    if (isPassedOn && !(own && isSigned(request, own.receiver.id))) return refuse(socket, 404)
    if (!isOwnOrigin(headers.origin, headers.host)) return refuse(socket, 403)
    const user = (await findVisitor(db, asked.ticket)) ?? (await viewerOf(headers))
    if (!user) return refuse(socket, 403)
    const other = isPassedOn ? undefined : await receivers.otherOf(user.tenantId, asked.streamId)
    if (other) return tunnels.open({ receiver: other, url: urlOf(asked), request, socket, head })
    if (!own) return refuse(socket, 404)
    const { viewers, live } = own
    const view = await admit(viewers, user, asked)
    if (!view) return refuse(socket, 404)
    if (socket.destroyed) return viewers.leave(view)
    live.playOverFlv(view, socket, head, headers)
  }

  /** Undefined for users who may not watch. */
  async function viewerOf({ cookie }: IncomingHttpHeaders): Promise<Viewer | undefined> {
    const user = await authenticate(cookie)
    return user && mayWatch(user) && user.tenantId !== null ? { ...user, tenantId: user.tenantId } : undefined
  }

  function isSigned({ url = '', headers }: IncomingMessage, receiverId: string): boolean {
    const call = { receiverId, method: 'GET', url, body: '' }
    const viewer = readPassedOn(config, call, String(headers[PASSED_ON]))
    log.debug({ viewer }, 'a viewer was passed on to this process')
    return viewer !== undefined
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith(SOCKET_PATH) || isPositionsPath(request.url)) return
    const closeOnError = (): void => void socket.destroy()
    socket.on('error', closeOnError)
    accept(request, socket as Socket, head).catch((error: unknown) => {
      onError(error)
      refuse(socket, 500)
    })
  })
  return { close: () => tunnels.close() }
}

/** What an address asks for, if it can be one of a stream. */
function askedFor(address: string): Asked | undefined {
  const [path = '', query] = address.split('?')
  const streamId = path.startsWith(PATH) ? path.slice(PATH.length) : ''
  const ticket = new URLSearchParams(query).get('ticket')
  return isId(streamId) && isTicket(ticket) ? { streamId, ticket } : undefined
}

const urlOf = ({ streamId, ticket }: Asked): string => `${PATH}${streamId}?ticket=${ticket}`

const mayWatch = ({ permissions, isTermsAccepted, isSecondFactorMissing }: Principal): boolean =>
  permissions.has(WATCH_LIVE) && isTermsAccepted && !isSecondFactorMissing

const admit = (viewers: Viewers, user: Viewer | Visitor, { ticket, streamId }: Asked): Promise<View | undefined> =>
  'visitId' in user ? viewers.admitVisitor(user, ticket, streamId, 'flv') : viewers.admit(user, ticket, streamId, 'flv')

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  // A client that does not close its side must not keep the connection open.
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
