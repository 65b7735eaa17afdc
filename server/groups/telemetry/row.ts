// Telemetry with the name of its file and its author.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { serializeMessage } from '../../platform/core/messages'
import { renderStored } from '../../platform/core/storedMessage'
import type { Columns } from '../../media/telemetry/columns'
import type { Clock, TelemetryKind } from '../../media/telemetry/sample'
import { flightTelemetryText } from './messages'

export type Telemetry = components['schemas']['Telemetry']

/** The start of a table, and the proposed or chosen meaning of its columns. */
export interface Table {
  header: string[]
  examples: string[][]
  proposal: Columns
}

export interface TelemetryRow {
  id: string
  missionId: string
  flightId: string | null
  fileId: string | null
  name: string
  storedFileId: string | null
  kind: TelemetryKind
  state: Telemetry['state']
  problem: string | null
  notes: string[]
  timeZone: string
  /** Local times are read in the zone of the first position. */
  isZoneOfPlace: boolean
  clock: Clock | null
  columns: Table | null
  samples: number
  startedAt: Date | null
  endedAt: Date | null
  takeOffAt: Date | null
  landedAt: Date | null
  distance: number | null
  maxHeight: number | null
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

/**
 * An import that was cancelled or failed unexpectedly leaves `reading` until the job is retried. A flight that is deleted
 * permanently leaves `ready`.
 */
const STATE = sql`
  case when t.state = 'ready' and t.flight_id is null then 'unassigned'
       when t.state = 'reading' and j.status in ('failed', 'cancelled')
       then case when t.columns is null then 'failed' else 'columns' end
       else t.state end`

const PROBLEM = sql`
  case when t.state = 'reading' and j.status = 'cancelled' then ${serializeMessage(flightTelemetryText('cancelled'))}
       when t.state = 'reading' and j.status = 'failed' then j.message
       else t.problem end`

export const COLUMNS = sql`
  t.id, t.mission_id as "missionId", t.flight_id as "flightId", t.file_id as "fileId", f.name,
  f.stored_file_id as "storedFileId", t.kind, ${STATE} as state, ${PROBLEM} as problem, t.notes, t.time_zone as "timeZone",
  t.zone_of_place as "isZoneOfPlace", t.clock, t.columns,
  t.samples, t.started_at as "startedAt", t.ended_at as "endedAt", t.take_off_at as "takeOffAt",
  t.landed_at as "landedAt", t.distance, t.max_height as "maxHeight", f.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Telemetry whose file and mission are not deleted. */
export const fromTelemetry = (tenantId: string) => sql`
  from telemetry t
  join mission_file f on f.id = t.file_id and f.deleted_at is null
  join mission m on m.id = t.mission_id and m.deleted_at is null
  left join app_user u on u.id = f.created_by
  left join lateral (
    select status, message from job
     where tenant_id = t.tenant_id and about_id = t.mission_id and input ->> 'telemetryId' = t.id::text
       and t.state = 'reading'
     order by id desc limit 1) j on true
 where t.tenant_id = ${tenantId}`

export function asTelemetry(row: TelemetryRow): Telemetry {
  const { clock, columns, problem, startedAt, endedAt } = row
  // Until the recording is assigned, its times count from 1970.
  const isTimed = clock !== 'none' || row.flightId !== null
  return {
    _id: row.id,
    missionId: row.missionId,
    flightId: row.flightId,
    name: row.name,
    kind: row.kind,
    state: row.state,
    problem: renderStored(problem),
    notes: row.notes.map((note) => renderStored(note)),
    table: columns && row.state !== 'ready' && row.state !== 'unassigned' ? columns : null,
    hasTimes: clock !== 'none',
    timeZone: clock === 'local' ? row.timeZone : null,
    samples: row.samples,
    startedAt: isTimed ? (startedAt?.toISOString() ?? null) : null,
    endedAt: isTimed ? (endedAt?.toISOString() ?? null) : null,
    distance: row.distance,
    maxHeight: row.maxHeight,
    createdAt: row.createdAt.toISOString(),
    ...(row.authorId !== null && {
      createdBy: { _id: row.authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}
