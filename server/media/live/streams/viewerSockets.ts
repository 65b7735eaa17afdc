/** WebSockets of viewers, from the sockets of upgrade requests that the server has handed over. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

export interface UpgradeRequest {
  headers: IncomingHttpHeaders
  /** Base64. */
  head: string
}

/** Viewers send nothing but control frames. */
const MAX_PAYLOAD = 1024

export class ViewerSockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    clientTracking: false,
  })

  open({ headers, head }: UpgradeRequest, socket: Socket, onOpen: (viewer: WebSocket) => void): void {
    // What ws reads of a request.
    const request = { method: 'GET', headers, socket } as unknown as IncomingMessage
    this.server.handleUpgrade(request, socket, Buffer.from(head, 'base64'), (viewer) => {
      viewer.on('error', () => viewer.terminate())
      onOpen(viewer)
    })
  }

  /** Nothing is published. */
  refuse(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }
}
