// Outcomes as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'

export type Outcome = components['schemas']['Outcome']

export interface OutcomeRow {
  id: string
  missionId: string
  missionName: string
  flightId: string | null
  flightName: string | null
  peopleCount: number | null
  note: string
  takenAt: Date | null
  isTimeOfFile: boolean
  locationName: string
  lat: number | null
  long: number | null
  storedFileId: string
  recordingId: string | null
  photoId: string | null
  atMs: number | null
  clientVisible: boolean
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export const COLUMNS = sql`
  f.id, f.mission_id as "missionId", m.name as "missionName", fl.id as "flightId", fl.name as "flightName",
  o.people_count as "peopleCount", o.note, f.taken_at as "takenAt", o.is_time_of_file as "isTimeOfFile", o.location_name as "locationName", f.lat, f.long, f.stored_file_id as "storedFileId",
  case when source.kind = 'recording' then source.id end as "recordingId",
  case when source.kind = 'photo' then source.id end as "photoId", o.at_ms as "atMs",
  f.is_shown_to_clients as "clientVisible", f.version, f.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Outcomes that are not deleted, of missions that are not deleted. */
export const fromOutcomes = (tenantId: string) => sql`
  from mission_file f
  join outcome o on o.id = f.id
  join mission m on m.id = f.mission_id and m.deleted_at is null
  left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
  left join mission_file source on source.id = o.source_id and source.deleted_at is null
  left join app_user u on u.id = f.created_by
 where f.tenant_id = ${tenantId} and f.kind = 'outcome' and f.deleted_at is null`

export function asOutcome(row: OutcomeRow): Outcome {
  const { id, lat, long, flightId, authorId } = row
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: id,
    image: `/apis/v1/outcome/picture/${id}`,
    missionId: { _id: row.missionId, name: row.missionName },
    flightId: flightId === null ? null : { _id: flightId, name: row.flightName ?? '' },
    pcount: row.peopleCount,
    takenAt: row.takenAt?.toISOString() ?? null,
    location: lat === null || long === null ? null : { lat, long },
    createdAt: row.createdAt.toISOString(),
    ...(authorId !== null && { createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar } }),
  }
}

/** Name of the picture as a download; the specification gives its end. */
export const fileNameOf = (locationName: string): string => `${locationName.trim() || 'outcome'}_3355.png`
