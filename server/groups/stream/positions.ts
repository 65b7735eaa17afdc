// Positions that a drone sends with its stream key: stored with the flight, and announced to maps that show its stream.
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { components } from '../../platform/contract/contract.gen'
import { AppError, fieldError, forbidden } from '../../platform/core/errors'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { openMoves } from '../../platform/realtime/moves'
import { addLiveSamples } from '../telemetry/public'
import type { Services } from '../services'
import { countPerSecond } from './countPerSecond'
import { lockPublisherKey, selectKeyProblem, selectPublisherKey } from './keySql'
import { streamText } from './messages'
import type { StreamPosition } from './sql'
import { bearerOf, hashOf } from './streamKey'

type SentPosition = components['schemas']['SentPosition']

/** Requests of one key. */
const MAX_PER_SECOND = 10
const MAX_AHEAD_MS = 60_000
const MAX_AGE_MS = 24 * 3_600_000

export type ReceivePositions = (request: FastifyRequest, positions: SentPosition[]) => Promise<number>

/**
 * The function returns how many positions are new.
 * @throws AppError 403 for a key that cannot be used, 429, 400 for a wrong clock
 */
export function openPositions({ db, log }: Pick<Services, 'db' | 'log'>): ReceivePositions {
  const announceMove = openMoves(db, log)
  const count = countPerSecond()
  return async ({ headers }, sent) => {
    const positions = sent.filter(isOnEarth)
    const key = bearerOf(headers.authorization)
    if (key === undefined) throw forbidden(streamText('keyRefused'))
    if (count(key) > MAX_PER_SECOND) throw new AppError(429, streamText('tooManyPositions', { limit: MAX_PER_SECOND }))
    assertClock(sent)
    if (positions.length === 0) return 0
    const hash = hashOf(key)
    const found = await asPlatform(db, (tx) => selectPublisherKey(tx, hash))
    if (!found) throw forbidden(streamText('keyRefused'))
    const { tenantId } = found
    const { stored, streamId, latest } = await inTenant(db, tenantId, async (tx) => {
      const valid = await lockPublisherKey(tenantId, tx, found.id, hash)
      if (!valid) throw forbidden(streamText(await selectKeyProblem(tenantId, tx, found.id, hash)))
      const last = latestOf(positions)
      return {
        stored: await addLiveSamples(tenantId, tx, valid, positions.map(asSample)),
        streamId: await setPosition(tenantId, tx, valid.id, last),
        latest: last,
      }
    })
    if (streamId !== undefined) announceMove(tenantId, { streamId, position: latest })
    return stored
  }
}

/** Receivers report 0/0 until they know their position. */
const isOnEarth = ({ long, lat }: SentPosition): boolean => long !== 0 || lat !== 0

/** @throws AppError 400 */
function assertClock(positions: SentPosition[]): void {
  const now = Date.now()
  for (const { at } of positions) {
    const ahead = new Date(at).getTime() - now
    if (ahead > MAX_AHEAD_MS) throw fieldError('positions', streamText('positionInFuture'))
    if (ahead < -MAX_AGE_MS) throw fieldError('positions', streamText('positionTooOld'))
  }
}

const latestOf = (positions: SentPosition[]): StreamPosition => {
  const { at, lat, long, ...rest } = positions.reduce((a, b) => (new Date(b.at) > new Date(a.at) ? b : a))
  const none = { altitude: null, height: null, heading: null, gimbalYaw: null, gimbalPitch: null }
  return { ...none, speed: null, battery: null, ...rest, at: new Date(at).toISOString(), lat, long }
}

const asSample = ({ at, long, lat, ...rest }: SentPosition) =>
  [
    new Date(at).getTime(),
    long,
    lat,
    rest.altitude ?? null,
    rest.height ?? null,
    rest.speed ?? null,
    rest.battery ?? null,
    rest.heading ?? null,
    rest.gimbalYaw ?? null,
    rest.gimbalPitch ?? null,
  ] as const

/** @returns the stream of the key, unless it has a later position already or there is none */
async function setPosition(
  tenantId: string,
  tx: Tx,
  keyId: string,
  position: StreamPosition,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update live_stream set position = ${JSON.stringify(position)}::jsonb
     where tenant_id = ${tenantId} and stream_key_id = ${keyId} and ended_at is null
       and (position is null or position ->> 'at' < ${position.at})
    returning id`.execute(tx)
  return rows[0]?.id
}
