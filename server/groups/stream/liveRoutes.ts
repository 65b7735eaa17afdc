// Publishing and watching over WebRTC, at the addresses of WHIP and WHEP: an SDP offer is answered with an SDP answer, and
// the session is ended with DELETE. Requests about what another process receives are passed on to it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/core/config'
import { AppError, forbidden, notFound, unauthorized } from '../../platform/core/errors'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { WATCH_LIVE } from '../../platform/identity/permissions'
import type { Principal } from '../../platform/identity/session'
import { isLiveRefusal, type LiveEngine, type LiveRefusal } from '../../media/live/liveEngine'
import { selectPublisherKey } from './keySql'
import { streamText } from './messages'
import { passOn } from './passOn'
import { PASSED_ON, readPassedOn } from './passedOn'
import type { Receivers } from './receivers'
import type { Receiver } from './receiverSql'
import { bearerOf, hashOf } from './streamKey'
import type { Viewers } from './viewers'
import type { View } from './viewSql'
import { findVisitor, type Visitor } from './watchRights'

const SDP = 'application/sdp'
const MAX_OFFER_BYTES = 64 * 1024
/** Sessions whose end is not reported; the oldest are forgotten. */
const MAX_SESSIONS = 10_000

/** Who may end a WebRTC session: the session of the viewer, or who has the key of the publisher. */
type Owner = { view: View } | { keyHash: string }

interface Dependencies {
  config: Config
  db: Db
  receivers: Receivers
  /** Undefined in a process that receives no streams. */
  own: { receiver: Receiver; live: LiveEngine; viewers: Viewers } | undefined
  authenticate: (request: FastifyRequest) => Promise<Principal | undefined>
}

export async function registerLiveRoutes(
  app: FastifyInstance,
  { config, db, receivers, own, authenticate }: Dependencies,
): Promise<void> {
  const owners = new Map<string, Owner>()
  /** Who sends an offer, known before it is read. */
  const watchers = new WeakMap<object, Principal | Visitor>()

  const answer = (
    reply: FastifyReply,
    receiverId: string,
    { sessionId, answer: sdp }: { sessionId: string; answer: string },
    owner: Owner,
  ) => {
    for (const oldest of owners.keys()) if (owners.size >= MAX_SESSIONS) owners.delete(oldest)
    owners.set(sessionId, owner)
    return reply.code(201).type(SDP).header('location', `/live/session/${receiverId}.${sessionId}`).send(sdp)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: MAX_OFFER_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    scope.post<{ Params: { streamId: string }; Querystring: { ticket?: unknown } }>(
      '/live/whep/:streamId',
      {
        onRequest: async (request) => {
          const { ticket } = request.query
          const visitor = isTicket(ticket) ? await findVisitor(db, ticket) : undefined
          watchers.set(request, visitor ?? (await requireViewer(request, authenticate)))
        },
      },
      async (request, reply) => {
        const passedOn = checkPassedOn(config, own?.receiver.id, request)
        const { ticket } = request.query
        const user = watchers.get(request)
        if (!user) throw unauthorized()
        const offer = offerOf(request)
        const { streamId } = request.params
        if (!isTicket(ticket) || !isId(streamId) || user.tenantId === null) throw notFound(streamText('ticketInvalid'))
        const other = passedOn ? undefined : await receivers.otherOf(user.tenantId, streamId)
        if (other) {
          return passOn(config, { receiver: other, url: `/live/whep/${streamId}?ticket=${ticket}` }, request, reply)
        }
        if (!own) throw notFound(streamText('ticketInvalid'))
        const { receiver, live, viewers } = own
        const view = await ('visitId' in user
          ? viewers.admitVisitor(user, ticket, streamId, 'whep')
          : viewers.admit(user, ticket, streamId, 'whep'))
        if (!view) throw notFound(streamText('ticketInvalid'))
        const result = await live.playOverWhep({ streamId, viewerId: view.viewerId, userId: view.userId, offer })
        if (!isLiveRefusal(result)) return answer(reply, receiver.id, result, { view })
        await viewers.leave(view)
        throw refusalError(result, live.maxViewers)
      },
    )

    const onRequest = async (request: FastifyRequest): Promise<void> => {
      const hash = hashOf(keyOf(request))
      const found = await asPlatform(db, (tx) => selectPublisherKey(tx, hash))
      if (!found) throw new AppError(401, streamText('keyRefused'))
      if (found.hasEnded) throw new AppError(401, streamText('keyEnded'))
    }

    scope.post('/live/whip', { onRequest }, async (request, reply) => {
      const key = keyOf(request)
      const passedOn = checkPassedOn(config, own?.receiver.id, request)
      const offer = offerOf(request)
      if (!own) {
        const other = await receivers.ofServer()
        if (!other) throw new AppError(503, streamText('unavailable'))
        return passOn(config, { receiver: other, url: '/live/whip' }, request, reply)
      }
      const { receiver, live } = own
      const result = await live.publishOverWhip({ key, address: passedOn?.viewer ?? request.ip, offer })
      if (isLiveRefusal(result)) throw refusalError(result, live.maxViewers)
      return answer(reply, receiver.id, result, { keyHash: hashOf(key).toString('hex') })
    })

    scope.delete<{ Params: { sessionId: string } }>('/live/session/:sessionId', async (request, reply) => {
      const passedOn = checkPassedOn(config, own?.receiver.id, request)
      const [receiverId = '', sessionId = ''] = request.params.sessionId.split('.')
      if (!isId(receiverId) || !isId(sessionId)) throw notFound(streamText('notFound'))
      const other = passedOn ? undefined : await receivers.other(receiverId)
      if (other) {
        return passOn(config, { receiver: other, url: `/live/session/${receiverId}.${sessionId}` }, request, reply)
      }
      const owner = owners.get(sessionId)
      if (!own || !owner || !(await isOwner(request, owner))) throw notFound(streamText('notFound'))
      owners.delete(sessionId)
      own.live.endSession(sessionId)
      if ('view' in owner) await own.viewers.leave(owner.view)
      return reply.send({ status: true })
    })
  })

  async function isOwner(request: FastifyRequest, owner: Owner): Promise<boolean> {
    // A visitor has no session; nobody else knows the address.
    if ('view' in owner && owner.view.visitId !== null) return true
    if ('view' in owner) return (await authenticate(request))?.sessionId === owner.view.sessionId
    const key = bearerOf(request.headers.authorization)
    return key !== undefined && hashOf(key).toString('hex') === owner.keyHash
  }
}

/**
 * The IP address of who sent a request that another process has passed on; undefined for other requests.
 * @param receiverId of this process, if it receives streams
 * @throws AppError 404 when the signature is not valid
 */
function checkPassedOn(
  config: Config,
  receiverId: string | undefined,
  request: FastifyRequest,
): { viewer: string } | undefined {
  const header = request.headers[PASSED_ON]
  if (header === undefined) return undefined
  if (receiverId === undefined) throw notFound(streamText('notFound'))
  const { method, url } = request
  const body = typeof request.body === 'string' ? request.body : ''
  const viewer = readPassedOn(config, { receiverId, method, url, body }, String(header))
  if (viewer === undefined) throw notFound(streamText('notFound'))
  request.log.debug({ viewer }, 'a viewer was passed on to this process')
  return { viewer }
}

/** @throws AppError 401, 403 */
async function requireViewer(request: FastifyRequest, authenticate: Dependencies['authenticate']): Promise<Principal> {
  const user = await authenticate(request)
  if (!user) throw unauthorized()
  if (!user.permissions.has(WATCH_LIVE)) throw forbidden()
  return user
}

/** @throws AppError 401 */
function keyOf({ headers }: FastifyRequest): string {
  const key = bearerOf(headers.authorization)
  if (key === undefined) throw new AppError(401, streamText('keyRefused'))
  return key
}

/** @throws AppError 400 */
function offerOf({ body }: FastifyRequest): string {
  if (typeof body !== 'string' || !/^v=0\r?\n/.test(body) || !/\nm=/.test(body))
    throw new AppError(400, streamText('badOffer'))
  return body
}

const refusalError = ({ status, reason }: LiveRefusal, limit: number): AppError =>
  new AppError(status, reason === 'viewersFull' ? streamText(reason, { limit }) : streamText(reason))

/** What a ticket looks like. */
export const isTicket = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value)

export const isId = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
