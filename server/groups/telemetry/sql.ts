import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { serializeMessage, type Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import type { Summary } from '../../media/telemetry/collect'
import type { Columns } from '../../media/telemetry/columns'
import type { SampleRow } from '../../media/telemetry/parseTelemetry'
import type { TelemetryKind } from '../../media/telemetry/sample'
import { COLUMNS, fromTelemetry, type Table, type Telemetry, type TelemetryRow } from './row'

/** Limits the size of a reply. */
const MAX_OF_MISSION = 500

/** Newest first. */
export async function selectTelemetryOfMission(tenantId: string, tx: Tx, missionId: string): Promise<TelemetryRow[]> {
  const { rows } = await sql<TelemetryRow>`
    select ${COLUMNS} ${fromTelemetry(tenantId)} and t.mission_id = ${missionId}
     order by t.id desc limit ${MAX_OF_MISSION}`.execute(tx)
  return rows
}

/** Locked against changes until the transaction ends. */
export async function selectTelemetryForUpdate(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
): Promise<TelemetryRow | undefined> {
  const { rows } = await sql<TelemetryRow>`
    select ${COLUMNS} ${fromTelemetry(tenantId)} and t.id = ${telemetryId} for update of t`.execute(tx)
  return rows[0]
}

export async function insertTelemetry(
  tenantId: string,
  tx: Tx,
  telemetry: {
    fileId: string
    missionId: string
    flightId: string | null
    kind: TelemetryKind
    timeZone: string | undefined
  },
): Promise<void> {
  const { fileId, missionId, flightId, kind, timeZone } = telemetry
  await tx
    .insertInto('telemetry')
    .values({
      id: fileId,
      tenant_id: tenantId,
      file_id: fileId,
      mission_id: missionId,
      flight_id: flightId,
      kind,
      time_zone: timeZone ?? 'UTC',
      zone_of_place: timeZone === undefined,
    })
    .execute()
}

export async function setTelemetryState(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  { state, problem, table }: { state: Telemetry['state']; problem?: Message; table?: Table },
): Promise<void> {
  await tx
    .updateTable('telemetry')
    .set({
      state,
      problem: problem ? serializeMessage(problem) : null,
      ...(table && { columns: JSON.stringify(table) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', telemetryId)
    .execute()
}

export async function setTelemetryRead(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  { summary, notes, table, timeZone }: { summary: Summary; notes: Message[]; table: Table | null; timeZone: string },
): Promise<void> {
  const time = (at: number | null) => (at === null ? null : new Date(at))
  await tx
    .updateTable('telemetry')
    .set({
      time_zone: timeZone,
      state: 'unassigned',
      flight_id: null,
      problem: null,
      notes: notes.map(serializeMessage),
      clock: summary.clock,
      samples: summary.samples,
      distance: summary.distance,
      max_height: summary.maxHeight,
      started_at: time(summary.startedAt),
      ended_at: time(summary.endedAt),
      take_off_at: time(summary.takeOffAt),
      landed_at: time(summary.landedAt),
      ...(table && { columns: JSON.stringify(table) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', telemetryId)
    .execute()
}

/** A zone that a person has chosen. */
export async function setTelemetryZone(tenantId: string, tx: Tx, telemetryId: string, timeZone: string): Promise<void> {
  await tx
    .updateTable('telemetry')
    .set({ time_zone: timeZone, zone_of_place: false })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', telemetryId)
    .execute()
}

export async function deleteSamples(tenantId: string, tx: Tx, telemetryId: string): Promise<void> {
  await tx
    .deleteFrom('telemetry_sample')
    .where('tenant_id', '=', tenantId)
    .where('telemetry_id', '=', telemetryId)
    .execute()
}

/** @param shift milliseconds added to the times */
export async function insertSamples(
  tenantId: string,
  tx: Tx,
  telemetryId: string,
  rows: SampleRow[],
  shift: number,
): Promise<void> {
  const column = <Index extends keyof SampleRow & number>(index: Index) => rows.map((row) => row[index] ?? null)
  const times = rows.map(([at]) => at + shift)
  await sql`
    insert into telemetry_sample
      select ${tenantId}, ${telemetryId}, to_timestamp(s.at / 1000), s.long, s.lat, s.altitude, s.height, s.speed,
             s.battery, s.heading, s.gimbal_yaw, s.gimbal_pitch, s.focal_length
        from unnest(${times}::float8[], ${column(1)}::float8[], ${column(2)}::float8[], ${column(3)}::real[],
                    ${column(4)}::real[], ${column(5)}::real[], ${column(6)}::real[], ${column(7)}::real[],
                    ${column(8)}::real[], ${column(9)}::real[],
                    ${column(10)}::real[])
          as s (at, long, lat, altitude, height, speed, battery, heading, gimbal_yaw, gimbal_pitch, focal_length)`.execute(
    tx,
  )
}

/** Flights of the mission that overlap the telemetry in time; two at most. */
export async function selectMatchingFlights(tenantId: string, tx: Tx, telemetryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select flight.id from telemetry t join flight on flight.mission_id = t.mission_id
     where t.tenant_id = ${tenantId} and t.id = ${telemetryId} and flight.tenant_id = ${tenantId}
       and flight.deleted_at is null and flight_time(flight) && tstzrange(t.started_at, t.ended_at, '[]')
     limit 2`.execute(tx)
  return rows.map(({ id }) => id)
}

const headerHash = (header: string[]): string => createHash('sha256').update(JSON.stringify(header)).digest('hex')

/** The columns that were last used for a table with this header. */
export async function selectColumns(tenantId: string, tx: Tx, header: string[]): Promise<Columns | undefined> {
  const row = await tx
    .selectFrom('telemetry_columns')
    .select('columns')
    .where('tenant_id', '=', tenantId)
    .where('header', '=', headerHash(header))
    .executeTakeFirst()
  return row && (row.columns as unknown as Columns)
}

export async function saveColumns(tenantId: string, tx: Tx, header: string[], columns: Columns): Promise<void> {
  const json = JSON.stringify(columns)
  await tx
    .insertInto('telemetry_columns')
    .values({ tenant_id: tenantId, header: headerHash(header), columns: json })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'header']).doUpdateSet({ columns: json }))
    .execute()
}
