// Carries the WebSocket of a viewer to the process that receives the stream: after the request, bytes are passed on both ways.
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Config } from '../../platform/core/config'
import { neededHeaders, PASS_ON_MS } from './passOn'
import { PASSED_ON, signPassedOn } from './passedOn'
import type { Receiver } from './receiverSql'

/** For a viewer that does not read what is left when its stream has ended. */
const LAST_BYTES_MS = 5000

const OF_UPGRADE = ['sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions', 'sec-websocket-protocol']

interface UpgradeFor {
  receiver: Receiver
  /** Path and query, made of checked parts. */
  url: string
  request: IncomingMessage
  socket: Socket
  head: Buffer
}

export class FlvTunnels {
  private readonly upstreams = new Set<Socket>()

  /** @param onFailure the other process does not answer, and nothing was sent to the viewer */
  constructor(
    private readonly config: Config,
    private readonly onFailure: (socket: Socket, receiver: Receiver) => void,
  ) {}

  open({ receiver, url, request, socket, head }: UpgradeFor): void {
    if (socket.destroyed) return
    const upstream = connectTo(receiver.address)
    this.upstreams.add(upstream)
    let isAnswered = false
    const timer = setTimeout(() => upstream.destroy(), PASS_ON_MS)
    upstream.once('data', (first) => {
      isAnswered = true
      clearTimeout(timer)
      socket.write(first)
      upstream.pipe(socket)
      socket.pipe(upstream)
    })
    upstream.on('error', () => upstream.destroy())
    upstream.on('close', () => {
      clearTimeout(timer)
      this.upstreams.delete(upstream)
      if (socket.destroyed) return
      if (!isAnswered) return this.onFailure(socket, receiver)
      socket.setTimeout(LAST_BYTES_MS, () => socket.destroy())
      socket.destroySoon()
    })
    socket.on('close', () => upstream.destroy())
    socket.setTimeout(0)
    upstream.setNoDelay(true)
    upstream.setKeepAlive(true, PASS_ON_MS)
    upstream.write(this.requestOf({ receiver, url, request }))
    upstream.write(head)
  }

  close(): void {
    for (const upstream of this.upstreams) upstream.destroy()
  }

  private requestOf({ receiver, url, request }: Pick<UpgradeFor, 'receiver' | 'url' | 'request'>): string {
    const call = { receiverId: receiver.id, method: 'GET', url, body: '' }
    const signature = signPassedOn(this.config, call, request.socket.remoteAddress ?? '')
    const lines = [`GET ${url} HTTP/1.1`, `host: ${new URL(receiver.address).host}`]
    lines.push('connection: Upgrade', 'upgrade: websocket', `${PASSED_ON}: ${signature}`)
    for (const [name, value] of Object.entries(neededHeaders(request.headers))) lines.push(`${name}: ${value}`)
    for (const name of OF_UPGRADE) {
      const value = request.headers[name]
      if (value !== undefined) lines.push(`${name}: ${String(value)}`)
    }
    return `${lines.join('\r\n')}\r\n\r\n`
  }
}

function connectTo(address: string): Socket {
  const { protocol, hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:'
    ? connectTls({ host, port: Number(port || 443) })
    : connect({ host, port: Number(port || 80) })
}
