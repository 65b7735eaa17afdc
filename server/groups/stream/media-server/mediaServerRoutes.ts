// What a MediaMTX calls: the question who may publish and watch, and notices of its hooks. The address contains the secret that
// both share, because it sends no headers there. Without the secret there is nothing at these addresses.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../../platform/core/errors'
import { streamText } from '../messages'
import { isSecret, type Answer, type Question } from './authorization'

const MAX_QUESTION_BYTES = 16 * 1024
const STATUS: Readonly<Record<Answer, number>> = { admitted: 204, refused: 403, anonymous: 401 }

interface Dependencies {
  secret: string
  authorize: (question: Question) => Promise<Answer>
  /** Something has happened at the media server. */
  noticed: (event: { isSegment: boolean }) => void
}

interface Addressed {
  Params: { secret: string }
}

/** The requests are not logged, because their addresses contain the secret. */
const UNLOGGED = { logLevel: 'silent' } as const

export async function registerMediaServerRoutes(
  app: FastifyInstance,
  { secret, authorize, noticed }: Dependencies,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request: FastifyRequest) => {
      const { secret: given } = request.params as Addressed['Params']
      if (!isSecret(given, secret)) throw notFound(streamText('notFound'))
    })
    scope.addHook('onSend', async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.post<Addressed & { Body: Question | null }>(
      '/live/media-server/:secret/auth',
      { ...UNLOGGED, bodyLimit: MAX_QUESTION_BYTES },
      async ({ body }, reply) => reply.code(STATUS[await authorize(textsOf(body))]).send(),
    )

    scope.post<Addressed & { Querystring: { event?: unknown } }>(
      '/live/media-server/:secret/hook',
      { ...UNLOGGED, bodyLimit: MAX_QUESTION_BYTES },
      async ({ query }, reply) => {
        noticed({ isSegment: query.event === 'segment' })
        return reply.code(204).send()
      },
    )
  })
}

/** Other types than texts count as missing. */
function textsOf(body: Question | null): Question {
  const entries = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries)
}
