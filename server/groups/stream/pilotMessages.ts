// Messages of operators to the pilot: the page at which the pilot publishes asks for them with its stream key. What was sent and
// acknowledged is in the log of the flight.
import type { FastifyRequest } from 'fastify'
import { recordAudit } from '../../platform/audit/sql'
import { AppError, conflict, fieldError, forbidden, notFound } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { addLogEntry } from '../flight/public'
import type { Services } from '../services'
import { countPerSecond } from './countPerSecond'
import { lockPublisherKey, selectKeyProblem, selectPublisherKey, type PublisherKey } from './keySql'
import { streamText } from './messages'
import {
  countRecentMessages,
  insertMessage,
  isMessageOfKey,
  selectAddressedStream,
  selectMessage,
  selectMessagesOfStream,
  selectOpenMessages,
  setAcknowledged,
  setPageOpen,
  setSeen,
  type AddressedStream,
  type NewPilotMessage,
  type PilotMessage,
} from './pilotMessageSql'
import type { Caller } from './service'
import { bearerOf, hashOf } from './streamKey'

/** Messages to one stream. */
const MAX_PER_MINUTE = 20
/** Requests of one key. */
const MAX_PER_SECOND = 10
/** About 1 m. */
const DIGITS = 5

/** @throws AppError 404 */
export async function getPilotMessages(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  streamId: string,
): Promise<{ messages: PilotMessage[]; isPageOpen: boolean }> {
  return inTenant(db, tenantId, async (tx) => {
    const { isPageOpen } = await requireAddressed(tenantId, tx, streamId)
    return { messages: await selectMessagesOfStream(tenantId, tx, streamId), isPageOpen }
  })
}

/** @throws AppError 400 for half a point, 404, 409 for a stream that has ended or whose key or flight was deleted, 429 */
export async function sendPilotMessage(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  streamId: string,
  message: NewPilotMessage,
  { user, actor }: Caller,
): Promise<{ sent: PilotMessage; isPageOpen: boolean }> {
  const { long, lat } = message
  if (lat === undefined && long !== undefined) throw fieldError('lat', streamText('halfPoint'))
  if (long === undefined && lat !== undefined) throw fieldError('long', streamText('halfPoint'))
  return inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`messages to ${streamId}`])
    const stream = await requireAddressed(tenantId, tx, streamId)
    const { id, name, missionId, flightId, keyId, isRunning, isPageOpen } = stream
    if (!isRunning || flightId === null || keyId === null) throw conflict(streamText('messageToEnded', { name }))
    if ((await countRecentMessages(tenantId, tx, id)) >= MAX_PER_MINUTE) {
      throw new AppError(429, streamText('tooManyMessages', { limit: MAX_PER_MINUTE }))
    }
    const messageId = await insertMessage(tenantId, tx, { id, missionId, flightId, keyId }, message, user.userId)
    const sent = await requireMessage(tenantId, tx, messageId)
    await log(tenantId, tx, flightId, 'logSent', sent, user.userId)
    await recordChanged(tenantId, tx, 'PilotMessage')
    const details = { streamId, missionId, flightId, text: sent.text, long: sent.long, lat: sent.lat }
    await recordAudit(tenantId, tx, { ...actor, action: 'pilot-message.send', target: name, details })
    return { sent, isPageOpen }
  })
}

export interface PilotPage {
  /** What the pilot has to acknowledge, which counts as seen. */
  receive: (request: FastifyRequest) => Promise<PilotMessage[]>
  /** Once more has no effect. */
  acknowledge: (request: FastifyRequest, messageId: string) => Promise<void>
}

/** What the page may do with its stream key. The functions throw AppError 403 for a key that cannot be used, and 429. */
export function openPilotPage({ db }: Pick<Services, 'db'>): PilotPage {
  const count = countPerSecond()

  async function withKey<Result>(
    { headers }: FastifyRequest,
    run: (tenantId: string, tx: Tx, key: PublisherKey) => Promise<Result>,
    refusal: AppError,
  ): Promise<Result> {
    const key = bearerOf(headers.authorization)
    if (key === undefined) throw refusal
    if (count(key) > MAX_PER_SECOND) throw new AppError(429, streamText('tooManyRequests', { limit: MAX_PER_SECOND }))
    const hash = hashOf(key)
    const found = await asPlatform(db, (tx) => selectPublisherKey(tx, hash))
    if (!found) throw refusal
    const { id, tenantId } = found
    return inTenant(db, tenantId, async (tx) => {
      const valid = await lockPublisherKey(tenantId, tx, id, hash)
      if (!valid) throw forbidden(streamText(await selectKeyProblem(tenantId, tx, id, hash)))
      return run(tenantId, tx, valid)
    })
  }

  return {
    receive: (request) => {
      const read = async (tenantId: string, tx: Tx, { id: keyId }: PublisherKey) => {
        const hasOpened = await setPageOpen(tenantId, tx, keyId)
        const messages = await selectOpenMessages(tenantId, tx, keyId)
        const unseen = messages.filter(({ seenAt }) => seenAt === null).map(({ _id }) => _id)
        if (unseen.length > 0) await setSeen(tenantId, tx, unseen)
        if (hasOpened || unseen.length > 0) await recordChanged(tenantId, tx, 'PilotMessage')
        return messages
      }
      return withKey(request, read, forbidden(streamText('keyRefused')))
    },

    acknowledge: (request, messageId) => {
      const store = async (tenantId: string, tx: Tx, { id: keyId, flightId, missionId, name }: PublisherKey) => {
        if (!(await setAcknowledged(tenantId, tx, keyId, messageId))) {
          if (await isMessageOfKey(tenantId, tx, keyId, messageId)) return
          throw notFound(streamText('messageNotFound'))
        }
        const message = await requireMessage(tenantId, tx, messageId)
        await log(tenantId, tx, flightId, 'logAcknowledged', message, null)
        await recordChanged(tenantId, tx, 'PilotMessage')
        const details = {
          streamKeyId: keyId,
          missionId,
          flightId,
          text: message.text,
          long: message.long,
          lat: message.lat,
        }
        const actor = { actorId: null, actorName: '', address: request.ip }
        await recordAudit(tenantId, tx, { ...actor, action: 'pilot-message.acknowledge', target: name, details })
      }
      // Without a key that exists, no message exists either.
      return withKey(request, store, notFound(streamText('messageNotFound')))
    },
  }
}

/** @throws AppError 404 */
async function requireAddressed(tenantId: string, tx: Tx, streamId: string): Promise<AddressedStream> {
  const stream = await selectAddressedStream(tenantId, tx, streamId)
  if (!stream) throw notFound(streamText('notFound'))
  return stream
}

/** @throws AppError 404 */
async function requireMessage(tenantId: string, tx: Tx, messageId: string): Promise<PilotMessage> {
  const message = await selectMessage(tenantId, tx, messageId)
  if (!message) throw notFound(streamText('messageNotFound'))
  return message
}

async function log(
  tenantId: string,
  tx: Tx,
  flightId: string,
  entry: 'logSent' | 'logAcknowledged',
  message: PilotMessage,
  createdBy: string | null,
): Promise<void> {
  const text = render(streamText(entry, { message: contentOf(message) }), currentLanguage())
  await addLogEntry(tenantId, tx, { flightId, text, createdBy })
  await recordChanged(tenantId, tx, 'FlightLog')
}

/** The text and the point, latitude first as the app shows positions. */
function contentOf({ text, long, lat }: PilotMessage): string {
  const point = long === null || lat === null ? undefined : `${lat.toFixed(DIGITS)}, ${long.toFixed(DIGITS)}`
  return [text, point].filter((part) => part !== null && part !== undefined).join(' · ')
}
