// The rules of stream keys and of the streams they publish. Each change is announced in the transaction that makes it.
import { sql, type RawBuilder } from 'kysely'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { requireUnused } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { flightStatusText, requireFlight } from '../flight/public'
import { missionStatusText, requireMission } from '../mission/public'
import type { Services } from '../services'
import { countValidKeys, insertKey, replaceSecret, revokeKey, selectKeyForUpdate, type StreamKey } from './keySql'
import { streamText } from './messages'
import { endStreams, insertTicket, selectRunningStream, selectTenantsOfStreams } from './sql'
import { newSecret, publishAddresses, watchAddresses } from './streamKey'
import { requirePlace } from './viewerPlaces'

type IssuedStreamKey = components['schemas']['IssuedStreamKey']
type PlayTicket = components['schemas']['PlayTicket']

/** Who changes a key or a stream. */
export interface Caller {
  user: Principal
  actor: Actor
}

/** Keys of a tenant with which somebody can publish. */
export const MAX_VALID_KEYS = 200
const TICKET_MS = 60_000

/**
 * @throws AppError 404, 400 for a time in the past, 409 when the flight or its mission is over, there are too many keys, or the
 * stream minutes of the package are used up
 */
export async function createStreamKey(
  services: Services,
  tenantId: string,
  { flightId, name, expiresAt = null }: { flightId: string; name: string; expiresAt?: string | null },
  { user, actor }: Caller,
): Promise<IssuedStreamKey> {
  if (expiresAt !== null && new Date(expiresAt) <= new Date()) {
    throw fieldError('expiresAt', streamText('expiresInPast'))
  }
  return inTenant(services.db, tenantId, async (tx) => {
    const missionId = await requireOpenFlight(tenantId, tx, flightId, user)
    await lockTexts(tx, [`stream keys of ${tenantId}`])
    if ((await countValidKeys(tenantId, tx)) >= MAX_VALID_KEYS) {
      throw conflict(streamText('tooManyKeys', { limit: MAX_VALID_KEYS }))
    }
    await requireUnused(tenantId, tx, 'streamMinutes')
    const { text, hash, hint } = newSecret()
    const key = { missionId, flightId, name, hash, hint, expiresAt, createdBy: user.userId }
    const keyId = await insertKey(tenantId, tx, key)
    await recordKey(tenantId, tx, actor, 'stream-key.create', { _id: keyId, name: name.trim(), missionId, flightId })
    return issued(services, { _id: keyId, name: name.trim(), flightId }, text)
  })
}

/** Ends the stream that uses the old key. @throws AppError 404, 409 for a key that is not valid any more */
export async function rotateStreamKey(
  services: Services,
  tenantId: string,
  keyId: string,
  { actor }: Caller,
): Promise<IssuedStreamKey> {
  return inTenant(services.db, tenantId, async (tx) => {
    const key = await requireKey(tenantId, tx, keyId)
    if (key.state !== 'active' && key.state !== 'streaming') throw conflict(streamText('keyNotValid'))
    await requireUnused(tenantId, tx, 'streamMinutes')
    const { text, hash, hint } = newSecret()
    await replaceSecret(tenantId, tx, keyId, { hash, hint })
    await endStreamsOf(tenantId, tx, sql`s.stream_key_id = ${keyId}`)
    await recordKey(tenantId, tx, actor, 'stream-key.rotate', key)
    return issued(services, key, text)
  })
}

/** Ends the stream that uses the key. @throws AppError 404, 409 for a key that was revoked before */
export async function deleteStreamKey(
  { db }: Services,
  tenantId: string,
  keyId: string,
  { actor }: Caller,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const key = await requireKey(tenantId, tx, keyId)
    if (!(await revokeKey(tenantId, tx, keyId))) throw conflict(streamText('keyNotValid'))
    await endStreamsOf(tenantId, tx, sql`s.stream_key_id = ${keyId}`)
    await recordKey(tenantId, tx, actor, 'stream-key.delete', key)
  })
}

/** @throws AppError 404 when nothing is published under this ID */
export async function closeStream(
  { db }: Services,
  tenantId: string,
  streamId: string,
  { actor }: Caller,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const stream = await requireStream(tenantId, tx, streamId)
    const ended = await endStreamsOf(tenantId, tx, sql`s.id = ${streamId}`)
    if (ended === 0) throw notFound(streamText('notFound'))
    const details = { streamId, missionId: stream.missionId }
    await recordAudit(tenantId, tx, { ...actor, action: 'stream.close', target: stream.name, details })
  })
}

/**
 * A ticket with which the visitor of a share watches a stream that it shows.
 * @throws AppError 409 when there are too many viewers
 */
export async function createVisitTicket(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  { streamId, visitId }: { streamId: string; visitId: string },
): Promise<PlayTicket> {
  await requirePlace({ db }, tenantId, { streamId, userId: visitId })
  const { text, hash } = newSecret()
  const expiresAt = new Date(Date.now() + TICKET_MS)
  await asPlatform(db, (tx) => insertTicket(tx, { hash, tenantId, streamId, visitId, expiresAt }))
  return { ticket: text, expiresAt: expiresAt.toISOString(), paths: ['whep', 'flv'], whepUrl: null, hlsUrl: null }
}

/** A ticket for this session. @throws AppError 404 when nothing is published under this ID, 409 at the limit of viewers */
export async function createPlayTicket(
  { db, config }: Services,
  tenantId: string,
  streamId: string,
  { sessionId, userId }: Principal,
): Promise<PlayTicket> {
  const { paths, mediaPath } = await inTenant(db, tenantId, (tx) => requireStream(tenantId, tx, streamId))
  await requirePlace({ db }, tenantId, { streamId, userId })
  const { text, hash } = newSecret()
  const expiresAt = new Date(Date.now() + TICKET_MS)
  // Clients write nothing themselves.
  await asPlatform(db, (tx) => insertTicket(tx, { hash, tenantId, streamId, sessionId, expiresAt }))
  return { ticket: text, expiresAt: expiresAt.toISOString(), paths, ...watchAddresses(config, mediaPath) }
}

/** Ends streams of processes that have crashed. */
export const endLapsedStreams = (services: Pick<Services, 'db'>): Promise<void> =>
  endLostStreams(services, sql`s.lease_until < now()`)

/** Ends the streams that `onlyIf` selects because their process is gone; `s` is the stream. */
export async function endLostStreams({ db }: Pick<Services, 'db'>, onlyIf: RawBuilder<unknown>): Promise<void> {
  for (const tenantId of await asPlatform(db, (tx) => selectTenantsOfStreams(tx, onlyIf))) {
    await inTenant(db, tenantId, async (tx) => {
      for (const id of await endStreams(tenantId, tx, onlyIf, 'lost')) {
        await announceEnd(tenantId, tx, id)
      }
    })
  }
}

/** @throws AppError 404 */
async function requireKey(tenantId: string, tx: Tx, keyId: string): Promise<StreamKey> {
  const key = await selectKeyForUpdate(tenantId, tx, keyId)
  if (!key) throw notFound(streamText('keyNotFound'))
  return key
}

/** @throws AppError 404 */
async function requireStream(tenantId: string, tx: Tx, streamId: string) {
  const stream = await selectRunningStream(tenantId, tx, streamId)
  if (!stream) throw notFound(streamText('notFound'))
  return stream
}

/** @returns the mission of the flight @throws AppError 404, 409 when one of them has ended */
async function requireOpenFlight(tenantId: string, tx: Tx, flightId: string, user: Principal): Promise<string> {
  const { status, mission } = await requireFlight(tenantId, tx, flightId, user)
  const { status: missionStatus, archived } = await requireMission(tenantId, tx, mission._id)
  if (missionStatus === 'completed' || missionStatus === 'cancelled') {
    throw conflict(streamText('missionOver', { status: missionStatusText(missionStatus) }))
  }
  if (archived) throw conflict(streamText('missionArchived'))
  if (status === 'landed' || status === 'aborted') {
    throw conflict(streamText('flightOver', { status: flightStatusText(status) }))
  }
  return mission._id
}

/**
 * Ends streams and announces that. The process that receives them notices the end within two seconds.
 * @returns how many were running
 */
async function endStreamsOf(tenantId: string, tx: Tx, onlyIf: RawBuilder<unknown>): Promise<number> {
  const ended = await endStreams(tenantId, tx, onlyIf, 'closed')
  for (const id of ended) await announceEnd(tenantId, tx, id)
  return ended.length
}

/** Tracks of flights contain the positions that were sent during the stream. */
export async function announceEnd(tenantId: string, tx: Tx, streamId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'Stream', streamId)
  await recordChanged(tenantId, tx, 'Telemetry')
}

async function recordKey(
  tenantId: string,
  tx: Tx,
  actor: Actor,
  action: 'stream-key.create' | 'stream-key.rotate' | 'stream-key.delete',
  { _id, name, missionId, flightId }: Pick<StreamKey, '_id' | 'name' | 'missionId' | 'flightId'>,
): Promise<void> {
  await recordChanged(tenantId, tx, 'Stream')
  await recordAudit(tenantId, tx, {
    ...actor,
    action,
    target: name,
    details: { streamKeyId: _id, missionId, flightId },
  })
}

const issued = (
  { config, live }: Services,
  { _id, name, flightId }: Pick<StreamKey, '_id' | 'name' | 'flightId'>,
  key: string,
): IssuedStreamKey => ({ _id, name, flightId, key, ...publishAddresses(config, { id: _id, key }, live?.rtmpPort) })
