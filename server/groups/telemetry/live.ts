// Positions that a drone sends while it flies. They are one recording of the flight, which grows.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { conflict } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { distanceOf } from '../../telemetry/distance'
import type { SampleRow } from '../../telemetry/parseTelemetry'
import { flightTelemetryText } from './messages'

/** Samples of one flight: more than a day at ten a second. */
const MAX_SAMPLES = 1_000_000

interface LiveTelemetry {
  id: string
  samples: number
  endedAt: Date | null
}

/**
 * Adds samples to the live telemetry of a flight, ignoring those of a time that is stored.
 * @returns how many were stored
 * @throws AppError 409 when the flight has too many
 */
export async function addLiveSamples(
  tenantId: string,
  tx: Tx,
  { missionId, flightId }: { missionId: string; flightId: string },
  samples: readonly SampleRow[],
): Promise<number> {
  const { id, samples: before, endedAt } = await lockLiveTelemetry(tenantId, tx, missionId, flightId)
  if (before + samples.length > MAX_SAMPLES) throw conflict(flightTelemetryText('tooManyLive'))
  const inOrder = [...samples].sort(([a], [b]) => a - b)
  const distance = await distanceAfter(tenantId, tx, id, endedAt, inOrder)
  const stored = await insertNew(tenantId, tx, id, inOrder)
  const heights = inOrder.flatMap(([, , , , height]) => (height === null ? [] : [height]))
  const first = inOrder[0]?.[0] ?? 0
  const last = inOrder.at(-1)?.[0] ?? 0
  await sql`
    update telemetry
       set samples = samples + ${stored}, distance = coalesce(distance, 0) + ${distance},
           started_at = least(started_at, ${new Date(first)}::timestamptz),
           ended_at = greatest(ended_at, ${new Date(last)}::timestamptz),
           max_height = greatest(max_height, ${heights.length > 0 ? Math.max(...heights) : null}::float8)
     where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  return stored
}

async function lockLiveTelemetry(
  tenantId: string,
  tx: Tx,
  missionId: string,
  flightId: string,
): Promise<LiveTelemetry> {
  const { rows } = await sql<LiveTelemetry>`
    insert into telemetry (id, tenant_id, mission_id, flight_id, kind, state, time_zone, clock)
    values (${uuidv7()}, ${tenantId}, ${missionId}, ${flightId}, 'live', 'ready', 'UTC', 'utc')
    on conflict (flight_id) where kind = 'live' do update set state = 'ready'
    returning id, samples, ended_at as "endedAt"`.execute(tx)
  return rows[0]!
}

/** Metres from the last stored position through the samples after it. */
async function distanceAfter(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  endedAt: Date | null,
  inOrder: readonly SampleRow[],
): Promise<number> {
  const { rows } = await sql<{ long: number; lat: number }>`
    select long, lat from telemetry_sample where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}
     order by at desc limit 1`.execute(tx)
  const after = inOrder.filter(([at]) => endedAt === null || at > endedAt.getTime())
  const places = [...rows, ...after.map(([, long, lat]) => ({ long, lat }))]
  return places.slice(1).reduce((sum, place, index) => sum + distanceOf(places[index]!, place), 0)
}

async function insertNew(tenantId: string, tx: Tx, telemetryId: string, rows: readonly SampleRow[]): Promise<number> {
  const inserted = await tx
    .insertInto('telemetry_sample')
    .values(
      rows.map(([at, long, lat, altitude, height, speed, battery, heading, gimbal_yaw, gimbal_pitch]) => ({
        tenant_id: tenantId,
        telemetry_id: telemetryId,
        at: new Date(at),
        long,
        lat,
        altitude,
        height,
        speed,
        battery,
        heading,
        gimbal_yaw,
        gimbal_pitch,
      })),
    )
    .onConflict((clash) => clash.columns(['telemetry_id', 'at']).doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0)
}
