// Positions that are sent during a flight. Those of one stream key are one recording of the flight, which grows.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { conflict } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { distanceOf } from '../../media/telemetry/distance'
import type { SampleRow } from '../../media/telemetry/parseTelemetry'
import { flightTelemetryText } from './messages'

/** Maximum of samples for one stream key of a flight: 28 hours at ten samples a second. */
const MAX_SAMPLES = 1_000_000

/** A position begins another step of the distance when it is this far from the last one that did, in metres. */
const STEP_METRES = 5
/** Metres above the take-off point; a drone is on the ground up to this height. */
export const AIRBORNE_HEIGHT = 1.5
/** As for files: a drone without a height is in the air above this speed, in metres per second. */
const AIRBORNE_SPEED = 2

/** A stream key with its flight. */
interface Sender {
  id: string
  missionId: string
  flightId: string
}

interface LiveTelemetry {
  id: string
  samples: number
  /** Metres, with the part of a step to the last position. */
  distance: number
  endedAt: Date | null
  takeOffAt: Date | null
  landedAt: Date | null
  stepLat: number | null
  stepLong: number | null
}

/**
 * Adds samples to the live telemetry of a stream key of a flight, ignoring those of a time that is stored.
 * @returns how many were stored
 * @throws AppError 409 when the key has too many
 */
export async function addLiveSamples(
  tenantId: string,
  tx: Tx,
  sender: Sender,
  samples: readonly SampleRow[],
): Promise<number> {
  const live = await lockLiveTelemetry(tenantId, tx, sender)
  const { id, endedAt } = live
  if (live.samples + samples.length > MAX_SAMPLES) throw conflict(flightTelemetryText('tooManyLive'))
  const inOrder = [...samples].sort(([a], [b]) => a - b)
  const after = inOrder.filter(([at]) => endedAt === null || at > endedAt.getTime())
  const before = await selectLast(tenantId, tx, id)
  const { distance, step } = moveOf(live, before, after)
  const startsOnGround = before !== undefined && !isInAir(before)
  const { takeOffAt, landedAt } = flightOf(live, startsOnGround, after)
  const stored = await insertNew(tenantId, tx, id, inOrder)
  const heights = inOrder.flatMap(([, , , , height]) => (height === null ? [] : [height]))
  const first = inOrder[0]?.[0] ?? 0
  const last = inOrder.at(-1)?.[0] ?? 0
  await sql`
    update telemetry
       set samples = samples + ${stored}, distance = ${distance},
           step_lat = ${step?.lat ?? null}::float8, step_long = ${step?.long ?? null}::float8,
           take_off_at = ${takeOffAt}::timestamptz, landed_at = ${landedAt}::timestamptz,
           started_at = least(started_at, ${new Date(first)}::timestamptz),
           ended_at = greatest(ended_at, ${new Date(last)}::timestamptz),
           received_at = clock_timestamp(),
           max_height = greatest(max_height, ${heights.length > 0 ? Math.max(...heights) : null}::float8)
     where tenant_id = ${tenantId} and id = ${id}`.execute(tx)
  return stored
}

async function lockLiveTelemetry(
  tenantId: string,
  tx: Tx,
  { id: streamKeyId, missionId, flightId }: Sender,
): Promise<LiveTelemetry> {
  const { rows } = await sql<LiveTelemetry>`
    insert into telemetry (id, tenant_id, mission_id, flight_id, stream_key_id, kind, state, time_zone, clock)
    values (${uuidv7()}, ${tenantId}, ${missionId}, ${flightId}, ${streamKeyId}, 'live', 'ready', 'UTC', 'utc')
    on conflict (flight_id, stream_key_id) where kind = 'live' and stream_key_id is not null do update set state = 'ready'
    returning id, samples, coalesce(distance, 0)::float8 as distance, ended_at as "endedAt", take_off_at as "takeOffAt", landed_at as "landedAt",
              step_lat as "stepLat", step_long as "stepLong"`.execute(tx)
  return rows[0]!
}

interface Place {
  long: number
  lat: number
}

/**
 * How far the drone has moved in metres, and where its last step began. In the air the part of a step to the last position counts, too,
 * and a landing ends the step. The noise of a receiver thus neither adds up in the air nor counts on the ground.
 */
function moveOf(
  { distance, stepLat, stepLong }: LiveTelemetry,
  before: LastSample | undefined,
  after: readonly SampleRow[],
): { distance: number; step: Place | undefined } {
  let step: Place | undefined = stepLat === null || stepLong === null ? undefined : { lat: stepLat, long: stepLong }
  let last = before
  let metres = Math.max(0, distance - restOf(step, before))
  for (const [, long, lat, , height, speed] of after) {
    const place = { long, lat, height, speed }
    const lands = last !== undefined && isInAir(last) && !isInAir(place)
    last = place
    const moved = step ? distanceOf(step, place) : 0
    if (step && moved < STEP_METRES && !lands) continue
    metres += moved
    step = place
  }
  return { distance: metres + restOf(step, last), step }
}

/** The part of a step that a drone in the air has made. */
const restOf = (step: Place | undefined, last: LastSample | undefined): number =>
  step && last && isInAir(last) ? distanceOf(step, last) : 0

const isInAir = ({ height, speed }: LastSample): boolean => isAirborne(height, speed)

interface LastSample extends Place {
  height: number | null
  speed: number | null
}

/** Undefined before the first one, when the drone may already be in the air. */
async function selectLast(tenantId: string, tx: Tx, telemetryId: string): Promise<LastSample | undefined> {
  const { rows } = await sql<LastSample>`
    select long, lat, height, speed from telemetry_sample where tenant_id = ${tenantId} and telemetry_id = ${telemetryId}
     order by at desc limit 1`.execute(tx)
  return rows[0]
}

const isAirborne = (height: number | null, speed: number | null): boolean =>
  height === null ? (speed ?? 0) > AIRBORNE_SPEED : height > AIRBORNE_HEIGHT

/** The first take-off and the last landing; a drone that is in the air has not landed. */
function flightOf(
  { samples, takeOffAt, landedAt }: LiveTelemetry,
  startsOnGround: boolean,
  after: readonly SampleRow[],
): Pick<LiveTelemetry, 'takeOffAt' | 'landedAt'> {
  let isOnGround = startsOnGround
  let tookOff = takeOffAt
  let landed = landedAt
  let wasAirborne = samples > 0 && !startsOnGround
  for (const [at, , , , height, speed] of after) {
    const isUp = isAirborne(height, speed)
    if (isUp) {
      if (isOnGround) tookOff ??= new Date(at)
      landed = null
    } else if (wasAirborne) {
      landed = new Date(at)
    }
    isOnGround = !isUp
    wasAirborne = isUp
  }
  return { takeOffAt: tookOff, landedAt: landed }
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
