// The port of a server of several processes: the primary process accepts the connections and hands them out, unread. Unlike
// node:cluster, it closes those that a killed process has not taken, and lets clients wait while all processes start again.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../core/config'
import { portError } from './ports'

const TAKEN = 'taken'

/** What the primary process sends with a connection. */
interface Handed {
  /** In milliseconds since 1970, by the clock of the machine. */
  handedAt: number
}

/** A connection that was handed to a process, which has not taken it yet. */
interface Waiting {
  /** Undefined when the connection was handed to another process since. */
  socket: Socket | undefined
  timer: NodeJS.Timeout
}

/** A process that takes a connection later leaves it: another one has it then. */
const TAKE_MS = 8_000
/** When a connection that was not taken is handed to another process; by then, the first one leaves it. */
const GIVE_UP_MS = 10_000

/** How long requests under way may take at the end. */
const GRACE_MS = 10_000
const CHECK_MS = 20

export class SharedPort {
  private readonly server: Server
  /** The processes that take connections, with what each was handed and has not taken yet. The one whose turn it is comes first. */
  private readonly takers = new Map<ChildProcess, Waiting[]>()
  private readonly waiting = new Set<Socket>()
  /** Processes that have left a connection for too long. */
  private readonly silent = new Set<ChildProcess>()

  /** @param say receives a line about each process that does not react, and when it reacts again */
  constructor(private readonly say: (line: string) => void) {
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
      if (message !== TAKEN) return
      const taken = this.takers.get(taker)?.shift()
      clearTimeout(taken?.timer)
      // The other process has its own handle of the connection.
      taken?.socket?.destroy()
      if (this.takers.get(taker)?.every(({ socket }) => socket !== undefined)) this.reacts(taker)
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
    this.silent.delete(taker)
    for (const { socket, timer } of lost ?? []) {
      clearTimeout(timer)
      socket?.destroy()
    }
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
    const entry: Waiting = { socket, timer: setTimeout(() => this.giveUp(taker, entry), GIVE_UP_MS).unref() }
    this.takers.get(taker)?.push(entry)
    const message: Handed = { handedAt: Date.now() }
    // Kept open, because Node does not close what a process that ends has not taken.
    taker.send(message, socket, { keepOpen: true }, (error) => {
      if (error) entry.socket?.destroy()
    })
  }

  /** The process is stopped or very busy: others take its connections until it reacts. */
  private giveUp(taker: ChildProcess, entry: Waiting): void {
    const { socket } = entry
    if (!this.silent.has(taker)) {
      this.silent.add(taker)
      this.say(
        `Process ${taker.pid} of the server has not taken a connection for ${GIVE_UP_MS / 1000} s. The others take its connections until it does.`,
      )
    }
    // Without another process it keeps the connection.
    if (!socket || this.silent.size === this.takers.size) return
    entry.socket = undefined
    if (!socket.destroyed) this.hand(socket)
  }

  private reacts(taker: ChildProcess): void {
    if (this.silent.delete(taker)) this.say(`Process ${taker.pid} of the server takes connections again.`)
  }

  /** In turn, but not one that is behind the others, because it is busy. One that does not react only if none does. */
  private next(): ChildProcess | undefined {
    let chosen: ChildProcess | undefined
    let fewest = Infinity
    const areAllSilent = this.silent.size === this.takers.size
    for (const [taker, handed] of this.takers) {
      if (handed.length >= fewest || (this.silent.has(taker) && !areAllSilent)) continue
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
  process.on('message', ({ handedAt }: Partial<Handed>, socket?: Socket) => {
    if (handedAt === undefined) return
    process.send?.(TAKEN)
    // The client has left meanwhile.
    if (!socket) return
    // Before its first byte is read. This process was stopped, and another one has the connection.
    if (Date.now() - handedAt > TAKE_MS) {
      socket.destroy()
      return
    }
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
