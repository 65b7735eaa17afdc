// WebSockets of viewers at /live/flv/{streamId}?ticket=. When the ticket is valid, the socket is handed to the media process.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WATCH_LIVE } from '../../identity/permissions'
import type { LiveEngine } from '../../live/liveEngine'
import { SOCKET_PATH, type SocketAccess } from '../../realtime/socketServer'
import { isId, isTicket } from './liveRoutes'
import { isPositionsPath } from './positionSocket'
import type { Viewers } from './viewers'

const PATH = '/live/flv/'

const REASONS = { 403: 'Forbidden', 404: 'Not Found', 500: 'Internal Server Error' }

export function acceptFlvSockets(
  server: Server,
  dependencies: SocketAccess & {
    live: LiveEngine | undefined
    viewers: Viewers | undefined
    onError: (error: unknown) => void
  },
): void {
  const { live, viewers, authenticate, isOwnOrigin, onError } = dependencies

  async function accept(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const { headers } = request
    const [path = '', query] = (request.url ?? '').split('?')
    const streamId = path.startsWith(PATH) ? path.slice(PATH.length) : ''
    if (!live || !viewers || !isId(streamId)) return refuse(socket, 404)
    if (!isOwnOrigin(headers.origin, headers.host)) return refuse(socket, 403)
    const user = await authenticate(headers.cookie)
    if (!user?.permissions.has(WATCH_LIVE) || !user.isTermsAccepted || user.isSecondFactorMissing) {
      return refuse(socket, 403)
    }
    const ticket = new URLSearchParams(query).get('ticket')
    const view = isTicket(ticket) && (await viewers.admit(user, ticket, streamId, 'flv'))
    if (!view) return refuse(socket, 404)
    if (socket.destroyed) return viewers.leave(view)
    live.playOverFlv(view, socket, head, headers)
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
}

function refuse(socket: Duplex, status: keyof typeof REASONS): void {
  // A client that does not close its side must not keep the connection open.
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
