// Long requests of sockets without stickiness: the ID of a socket names the process that has it, and the others pass its
// requests on.
import { randomBytes } from 'node:crypto'
import { request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '../core/config'
import { LOOPBACK } from './ports'

type Neighbours = Config['PROCESS']

type Handler = (...args: never[]) => void

/** @returns an ID that nobody can guess, of a socket of this process */
export const socketId = ({ index }: Neighbours): string => `${index}.${randomBytes(15).toString('base64url')}`

/**
 * Passes requests and upgrades of the sockets of other processes on to them.
 * Call it after the listeners of the sockets were added to the server, and before those of other upgrades.
 * @param path of the sockets
 */
export function passSocketsOn(server: Server, path: string, neighbours: Neighbours): void {
  const portOf = ({ url = '' }: IncomingMessage): number | undefined => {
    if (!url.startsWith(path)) return undefined
    const id = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('sid')
    const [, place = ''] = /^(\d{1,2})\./.exec(id ?? '') ?? []
    if (place === '' || Number(place) === neighbours.index) return undefined
    return neighbours.ports[Number(place)]
  }
  insteadOf(server, 'request', (request: IncomingMessage, response: ServerResponse) => {
    const port = portOf(request)
    if (port !== undefined) passRequest(request, response, port)
    return port !== undefined
  })
  insteadOf(server, 'upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = portOf(request)
    if (port !== undefined) passUpgrade(request, socket, head, port)
    return port !== undefined
  })
}

/** Calls the listeners that the server has only if `pass` returns false. */
function insteadOf<Args extends unknown[]>(server: Server, event: string, pass: (...args: Args) => boolean): void {
  const own = server.listeners(event) as Handler[]
  server.removeAllListeners(event)
  server.on(event, (...args: Args) => {
    if (pass(...args)) return
    for (const listener of own) Reflect.apply(listener, server, args)
  })
}

function passRequest(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const passed = send({ host: LOOPBACK, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', () => response.destroy())
    answer.pipe(response)
  })
  // The process is starting again: the client opens another socket.
  passed.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

function passUpgrade({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const upstream = connect({ host: LOOPBACK, port })
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
  upstream.write(head)
  upstream.on('error', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
  upstream.on('close', () => socket.destroy())
  socket.on('close', () => upstream.destroy())
  // Also if the other process does not react: a client that has ended its side expects no more.
  socket.on('end', () => upstream.destroySoon())
  upstream.pipe(socket).pipe(upstream)
}
