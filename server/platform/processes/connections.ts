// The port of a server of several processes: the primary process accepts the connections and hands them out, unread. Unlike
// node:cluster, it closes those that a killed process has not taken, and lets clients wait while all processes start again.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../core/config'
import { portError } from './ports'

const CONNECTION = 'connection'
const TAKEN = 'taken'

/** How long requests under way may take at the end. */
const GRACE_MS = 10_000
const CHECK_MS = 20

export class SharedPort {
  private readonly server: Server
  /** The processes that take connections, with what each was handed and has not taken yet. The one whose turn it is comes first. */
  private readonly takers = new Map<ChildProcess, Socket[]>()
  private readonly waiting = new Set<Socket>()

  constructor() {
    // As servers of node:http do, so that small replies are not delayed.
    this.server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => this.hand(socket))
  }

  /** @throws StartUpError when it cannot listen */
  async listen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
    try {
      this.server.listen(PORT, HOST)
      await once(this.server, 'listening')
    } catch (error) {
      throw portError(error as NodeJS.ErrnoException, { HOST, PORT })
    }
  }

  /** From now on, the process takes its share of the connections. */
  add(taker: ChildProcess): void {
    this.takers.set(taker, [])
    taker.on('message', (message) => {
      // The other process has its own handle of the connection.
      if (message === TAKEN) this.takers.get(taker)?.shift()?.destroy()
    })
    for (const socket of this.waiting) {
      this.waiting.delete(socket)
      this.hand(socket)
    }
  }

  /** The process has ended, or is about to: it takes no more connections. */
  remove(taker: ChildProcess): void {
    const lost = this.takers.get(taker)
    this.takers.delete(taker)
    for (const socket of lost ?? []) socket.destroy()
  }

  close(): void {
    this.server.close()
    for (const socket of this.waiting) socket.destroy()
  }

  private hand(socket: Socket): void {
    const taker = this.next()
    if (!taker) {
      this.waiting.add(socket)
      socket.once('close', () => this.waiting.delete(socket))
      return
    }
    this.takers.get(taker)?.push(socket)
    // Kept open, because Node does not close what a process that ends has not taken.
    taker.send(CONNECTION, socket, { keepOpen: true }, (error) => {
      if (error) socket.destroy()
    })
  }

  /** In turn, but not one that is behind the others, because it is busy. */
  private next(): ChildProcess | undefined {
    let chosen: ChildProcess | undefined
    let fewest = Infinity
    for (const [taker, handed] of this.takers) {
      if (handed.length >= fewest) continue
      chosen = taker
      fewest = handed.length
    }
    const handed = chosen && this.takers.get(chosen)
    if (!chosen || !handed) return undefined
    this.takers.delete(chosen)
    this.takers.set(chosen, handed)
    return chosen
  }
}

/** Takes the connections that the primary process hands to this one. */
export function takeConnections(server: HttpServer): void {
  process.on('message', (message: unknown, socket?: Socket) => {
    if (message !== CONNECTION) return
    process.send?.(TAKEN)
    // The client has left meanwhile.
    if (!socket) return
    // As of servers of node:http: a client may end its side after its request.
    socket.allowHalfOpen = true
    server.emit('connection', socket)
    socket.resume()
  })
}

/** @returns a wait for the requests under way, because the end of a server waits only for connections that it has accepted itself */
export function countRequests(server: HttpServer): () => Promise<void> {
  let running = 0
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    const deadline = Date.now() + GRACE_MS
    while (running > 0 && Date.now() < deadline) await sleep(CHECK_MS)
  }
}
