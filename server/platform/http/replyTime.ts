// Ends replies that their receiver does not take, so that a slow one cannot occupy memory and files of the server forever.
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Longest time in which a reply makes no progress. */
const IDLE_MS = 60_000

/**
 * Limits the time of every reply without progress. A reply that still waits for the server has no limit. Node tells progress within a
 * chunk from none.
 */
export function limitReplyTime(app: FastifyInstance, idleMs = IDLE_MS): void {
  app.addHook('onRequest', ({ raw: { socket } }, { raw: reply }, done) => {
    // Injected requests have no connection.
    if (socket instanceof Socket) {
      socket.setTimeout(idleMs)
      reply.on('timeout', () => {
        if (reply.writableLength > 0) reply.destroy()
        else socket.setTimeout(idleMs)
      })
    }
    done()
  })
}
