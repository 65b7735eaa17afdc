// Ends requests whose body arrives too slowly, so that slow senders cannot occupy connections forever.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, problemOf } from '../core/errors'
import { httpText } from './messages'

export interface BodyTime {
  /** Longest time without a byte. */
  idleMs: number
  /** Longest time in all; absent for uploads, which may take hours. */
  totalMs?: number
}

const JSON_BODY: BodyTime = { idleMs: 20_000, totalMs: 30_000 }
export const FILE_BODY: BodyTime = { idleMs: 30_000, totalMs: 600_000 }
export const UPLOAD_BODY: BodyTime = { idleMs: 60_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time limits of the request's body, when those of JSON are too short. */
    bodyTime?: BodyTime
  }
}

/** Limits the time of every body. Headers are limited by Node. Routes choose other limits by `config.bodyTime`. */
export function limitBodyTime(app: FastifyInstance, checkEveryMs = 5_000): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { bodyTime = JSON_BODY } = request.routeOptions.config
    if (hasBody(request)) watchBody(request, reply, bodyTime, checkEveryMs)
    done()
  })
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watchBody(request: FastifyRequest, reply: FastifyReply, limit: BodyTime, checkEveryMs: number): void {
  const { raw } = request
  const { socket } = raw
  let startedAt = Date.now()
  let progressAt = startedAt
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete || raw.readableEnded || socket.destroyed) return clearInterval(timer)
    const now = Date.now()
    // Nobody reads yet, for example because the caller is looked up.
    if (raw.readableFlowing === null) startedAt = progressAt = now
    // A paused stream waits for us, not for the sender.
    if (socket.bytesRead !== seen || raw.isPaused()) {
      seen = socket.bytesRead
      progressAt = now
    }
    const isLate = now - startedAt > (limit.totalMs ?? Infinity)
    if (!isLate && now - progressAt <= limit.idleMs) return
    clearInterval(timer)
    reject(request, reply)
  }, checkEveryMs)
  timer.unref()
  // The rest of a body that was refused is received, so that the sender reads the reply.
  reply.raw.once('close', () => raw.complete && clearInterval(timer))
}

/** Answers 408 unless a reply has begun, and ends the connection: what is left of the body would be read as a request. */
function reject(request: FastifyRequest, reply: FastifyReply): void {
  const end = () => {
    request.raw.destroy()
  }
  if (reply.sent || reply.raw.headersSent) return end()
  const problem = problemOf(new AppError(408, httpText('bodyTooSlow')), request.language)
  reply.hijack()
  reply.raw.writeHead(408, { connection: 'close', 'content-type': 'application/json; charset=utf-8' })
  reply.raw.end(JSON.stringify(problem), end)
}
