// Which records the retention rules of a tenant delete, when, and which are kept. All days are days in UTC.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { currentClient } from '../../platform/db/accessScope'
import { isEvidenceFile } from '../../platform/db/holds'

export type RetentionKind = components['schemas']['RetentionKind']

export const RETENTION_KINDS: readonly RetentionKind[] = [
  'stream_recordings',
  'uploaded_recordings',
  'live_telemetry',
  'snapshots',
  'closed_missions',
]

export const TODAY = sql<string>`(now() at time zone 'UTC')::date`

/** The records of a kind in SQL. `m` is their mission. */
export interface RetentionSource {
  /** The records of the tenant that are not in the trash, with a condition. */
  from: RawBuilder<unknown>
  /** Alias of the table whose rows are locked and deleted. */
  table: 'mission_file' | 'telemetry'
  alias: 'f' | 't'
  id: RawBuilder<string>
  record: RawBuilder<string>
  name: RawBuilder<string>
  version: RawBuilder<number>
  /** From when its days count. */
  since: RawBuilder<Date>
  /** Whether its days count from before `bound`; written so that an index finds such records. */
  isBefore: (bound: RawBuilder<unknown>) => RawBuilder<boolean>
  bytes: RawBuilder<number>
  /** Why it is not deleted; null if it is. */
  keptBecause: RawBuilder<string | null>
}

const CLOSED = sql`m.status in ('completed', 'cancelled') and m.ended_at is not null`

const hasHeldRecording = (tenantId: string, missionId: RawBuilder<unknown>) => sql`
  exists (select from recording hr join mission_file hf on hf.id = hr.id
           where hr.tenant_id = ${tenantId} and hr.held and hf.mission_id = ${missionId})`

const hasOpenAlert = (tenantId: string, fileId: RawBuilder<unknown>) => sql`
  exists (select from alert a
           where a.tenant_id = ${tenantId} and a.recording_id = ${fileId} and a.deleted_at is null and a.state <> 'closed')`

const hasJob = (tenantId: string, fileId: RawBuilder<unknown>) => sql`
  exists (select from job j
           where j.tenant_id = ${tenantId} and j.about_id = ${fileId} and j.status in ('queued', 'running'))`

/** Of a recording `r` that is the mission file `f`. */
const recordingKeptBecause = (tenantId: string) => sql<string | null>`
  case when r.held then 'held'
       when ${isEvidenceFile(sql`f.id`)} then 'evidence'
       when ${hasOpenAlert(tenantId, sql`f.id`)} then 'alert'
       when ${hasJob(tenantId, sql`f.id`)} then 'job' end`

const sizeOf = (tenantId: string, files: RawBuilder<unknown>) => sql<number>`
  (select coalesce(sum(s.size), 0)::float8 from stored_file s where s.tenant_id = ${tenantId} and s.id = any(${files}))`

const RECORDING_FILES = sql`array[f.stored_file_id, r.poster_file_id, r.storyboard_file_id, r.original_file_id]`

const OF_FILES = {
  table: 'mission_file',
  alias: 'f',
  id: sql<string>`f.id`,
  record: sql<string>`f.kind`,
  name: sql<string>`f.name`,
  version: sql<number>`f.version`,
} as const

const BY_AGE = {
  since: sql<Date>`f.created_at`,
  isBefore: (bound: RawBuilder<unknown>) => sql<boolean>`f.created_at < ${bound}`,
}

function recordings(tenantId: string, source: 'stream' | 'upload'): RetentionSource {
  return {
    ...OF_FILES,
    ...BY_AGE,
    from: sql`
      from mission_file f
      join recording r on r.id = f.id and r.source = ${sql.lit(source)}
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where f.tenant_id = ${tenantId} and f.kind = 'recording' and f.deleted_at is null`,
    bytes: sizeOf(tenantId, RECORDING_FILES),
    keptBecause: recordingKeptBecause(tenantId),
  }
}

function snapshots(tenantId: string): RetentionSource {
  return {
    ...OF_FILES,
    ...BY_AGE,
    from: sql`
      from mission_file f
      join mission m on m.id = f.mission_id and m.deleted_at is null
     where f.tenant_id = ${tenantId} and f.kind = 'outcome' and f.deleted_at is null`,
    bytes: sizeOf(tenantId, sql`array[f.stored_file_id]`),
    keptBecause: sql`case when ${isEvidenceFile(sql`f.id`)} then 'evidence' end`,
  }
}

function closedMissions(tenantId: string): RetentionSource {
  return {
    ...OF_FILES,
    since: sql`greatest(m.ended_at, f.created_at)`,
    isBefore: (bound) => sql`(m.ended_at < ${bound} and f.created_at < ${bound})`,
    from: sql`
      from mission_file f
      join mission m on m.id = f.mission_id and m.deleted_at is null and ${CLOSED}
      left join recording r on r.id = f.id
      left join mission_photo p on p.file_id = f.id
     where f.tenant_id = ${tenantId} and f.kind in ('photo', 'recording', 'telemetry') and f.deleted_at is null`,
    bytes: sizeOf(tenantId, sql`${RECORDING_FILES} || array[p.thumbnail_file_id, p.preview_file_id]`),
    keptBecause: sql`
      coalesce(${recordingKeptBecause(tenantId)},
               case when ${hasHeldRecording(tenantId, sql`f.mission_id`)} then 'mission' end)`,
  }
}

function liveTelemetry(tenantId: string): RetentionSource {
  return {
    table: 'telemetry',
    alias: 't',
    id: sql`t.id`,
    record: sql`'telemetry'`,
    name: sql`concat_ws(' · ', fl.name, k.name)`,
    version: sql`1`,
    since: sql`t.ended_at`,
    isBefore: (bound) => sql`t.ended_at < ${bound}`,
    from: sql`
      from telemetry t
      join mission m on m.id = t.mission_id and m.deleted_at is null
      left join flight fl on fl.id = t.flight_id
      left join stream_key k on k.id = t.stream_key_id
     where t.tenant_id = ${tenantId} and t.kind = 'live' and t.ended_at is not null`,
    bytes: sql`0::float8`,
    keptBecause: sql`
      case when ${hasHeldRecording(tenantId, sql`t.mission_id`)} then 'mission'
           when exists (select from recording tr
                         where tr.tenant_id = ${tenantId} and tr.telemetry_id = t.id
                           and ${isEvidenceFile(sql`tr.id`)}) then 'evidence' end`,
  }
}

export function retentionSource(tenantId: string, kind: RetentionKind): RetentionSource {
  switch (kind) {
    case 'stream_recordings':
      return recordings(tenantId, 'stream')
    case 'uploaded_recordings':
      return recordings(tenantId, 'upload')
    case 'live_telemetry':
      return liveTelemetry(tenantId)
    case 'snapshots':
      return snapshots(tenantId)
    case 'closed_missions':
      return closedMissions(tenantId)
  }
}

/** The day on which a rule deletes what counts from `since`; today if that day has passed. */
export const deletionDay = (
  since: RawBuilder<unknown>,
  { days, startsOn }: { days: RawBuilder<unknown>; startsOn: RawBuilder<unknown> },
): RawBuilder<string> =>
  sql`greatest((${since} at time zone 'UTC')::date + ${days}::int + 1, ${startsOn}::date, ${TODAY})`

/** The moment before which the days of records that are deleted until `day` count. */
export const boundOf = (day: RawBuilder<unknown>, days: number): RawBuilder<Date> =>
  sql`((${day}::date - ${days}::int)::timestamp at time zone 'UTC')`

/**
 * The day on which a rule deletes the recording `r`, which is the file `f` of the mission `m`; null if none does. Clients are not
 * told.
 */
export function recordingDeletionDay(tenantId: string): RawBuilder<string | null> {
  if (currentClient() !== undefined) return sql`null::text`
  const since = sql`case rule.kind when 'closed_missions' then greatest(m.ended_at, f.created_at) else f.created_at end`
  return sql`
    (select min(${deletionDay(since, { days: sql`rule.days`, startsOn: sql`rule.starts_on` })})::text
       from retention_rule rule
      where rule.tenant_id = ${tenantId} and rule.days is not null
        and case rule.kind
              when 'stream_recordings' then r.source = 'stream'
              when 'uploaded_recordings' then r.source = 'upload'
              when 'closed_missions' then ${CLOSED} and not ${hasHeldRecording(tenantId, sql`f.mission_id`)}
              else false end
        and ${recordingKeptBecause(tenantId)} is null)`
}
