// Passes requests of viewers on to the process that receives their stream, which checks and answers them.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/core/config'
import { AppError } from '../../platform/core/errors'
import { streamText } from './messages'
import { PASSED_ON, signPassedOn } from './passedOn'
import type { Receiver } from './receiverSql'

/** For the connection and the whole answer. */
export const PASS_ON_MS = 5000
/** An answer is the description of a session or an error. */
const MAX_ANSWER_BYTES = 256 * 1024
/** What the other process needs of a request. Origins are checked before. */
const NEEDED = ['cookie', 'authorization', 'accept-language', 'content-type'] as const

/**
 * @param url path and query, made of checked parts
 * @throws AppError 503 when the other process does not answer in time
 */
export async function passOn(
  config: Config,
  { receiver, url }: { receiver: Receiver; url: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, type, location, body } = await send(config, receiver, url, request).catch((cause: unknown) => {
    request.log.warn({ err: cause, receiver: receiver.address }, 'a viewer was not passed on')
    throw new AppError(503, streamText('unavailable'))
  })
  if (type !== null) reply.type(type)
  if (location !== null) reply.header('location', location)
  return reply.code(status).send(body)
}

interface Answer {
  status: number
  type: string | null
  location: string | null
  body: Buffer
}

async function send(config: Config, receiver: Receiver, url: string, request: FastifyRequest): Promise<Answer> {
  const { method } = request
  const body = typeof request.body === 'string' ? request.body : ''
  const signature = signPassedOn(config, { receiverId: receiver.id, method, url, body }, request.ip)
  const answer = await fetch(`${receiver.address}${url}`, {
    method,
    headers: { ...neededHeaders(request.headers), [PASSED_ON]: signature },
    ...(body !== '' && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(PASS_ON_MS),
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    location: answer.headers.get('location'),
    body: await readLimited(answer),
  }
}

export function neededHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const needed: Record<string, string> = {}
  for (const name of NEEDED) {
    const value = headers[name]
    if (value !== undefined) needed[name] = value
  }
  return needed
}

async function readLimited({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
