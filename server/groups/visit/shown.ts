import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Makes the browser show a file that is sent, instead of saving it. */
export function shown(reply: FastifyReply, stream: Readable): Readable {
  const disposition = String(reply.getHeader('content-disposition') ?? 'inline')
  void reply.header('content-disposition', disposition.replace(/^attachment/, 'inline'))
  return stream
}
