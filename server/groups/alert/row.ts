// Alerts as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Principal } from '../../platform/identity/session'
import { nextStates } from './moves'

export type Alert = components['schemas']['Alert']

export interface AlertRow {
  id: string
  missionId: string
  missionName: string
  locationId: string | null
  locationName: string | null
  flightId: string | null
  flightName: string | null
  title: string
  kind: string
  description: string
  severity: Alert['severity']
  state: Alert['state']
  outcome: NonNullable<Alert['outcome']> | null
  reason: string
  source: Alert['source']
  ownerId: string | null
  ownerName: string | null
  ownerAvatar: string | null
  dueAt: Date | null
  snoozedUntil: Date | null
  occurredAt: Date
  lat: number | null
  long: number | null
  pictureFileId: string | null
  recordingId: string | null
  posterFileId: string | null
  momentMs: number | null
  streamId: string | null
  analysisId: string | null
  photoId: string | null
  isTimeKnown: boolean
  isTimeOfFile: boolean
  detectedObjectId: string | null
  detectorRunId: string | null
  camera: string
  repeats: number
  lastSeenAt: Date
  reopened: number
  ackAt: Date | null
  closedAt: Date | null
  clientVisible: boolean
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

/** Whether an alert states when something was seen. What is found in files has no time but theirs, and else gets that of the alert. */
export const IS_TIME_KNOWN = sql`
  (a.occurred_at <> a.created_at
   or num_nonnulls(a.photo_id, a.detected_object_id, a.analysis_id, a.recording_id) = 0)`

/** Whether the time of an alert is counted from the start that a video file states. */
export const IS_TIME_OF_FILE = sql`
  (a.is_time_of_file
   -- Raised before that was stored.
   or exists (select from recording filmed
               where filmed.tenant_id = a.tenant_id and filmed.id = a.recording_id and filmed.start_origin = 'container'
                 and abs(extract(epoch from a.occurred_at - filmed.started_at) * 1000 - a.moment_ms) <= 1000))`

export const COLUMNS = sql`
  a.id, a.mission_id as "missionId", m.name as "missionName", l.id as "locationId", l.name as "locationName",
  fl.id as "flightId", fl.name as "flightName", a.name as title, a.kind, a.description, a.severity, a.state, a.outcome,
  a.reason, a.source, o.id as "ownerId", o.name as "ownerName", o.avatar as "ownerAvatar", a.due_at as "dueAt",
  case when a.snoozed_until > now() then a.snoozed_until end as "snoozedUntil", a.occurred_at as "occurredAt",
  ${IS_TIME_KNOWN} as "isTimeKnown", ${IS_TIME_OF_FILE} as "isTimeOfFile",
  a.lat, a.long, a.picture_file_id as "pictureFileId", r.id as "recordingId", r.poster as "posterFileId", r.ms as "momentMs",
  a.stream_id as "streamId", a.analysis_id as "analysisId", a.photo_id as "photoId",
  a.detected_object_id as "detectedObjectId",
  (select d.run_id from detected_object d where d.id = a.detected_object_id) as "detectorRunId", a.camera, a.repeats, a.last_seen_at as "lastSeenAt", a.reopened, a.acknowledged_at as "ackAt",
  a.closed_at as "closedAt", a.is_shown_to_clients as "clientVisible", a.version, a.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Alerts that are not deleted, of missions that are not deleted. */
export const fromAlerts = (tenantId: string) => sql`
  from alert a
  join mission m on m.id = a.mission_id and m.deleted_at is null
 where a.tenant_id = ${tenantId} and a.deleted_at is null`

/**
 * What an alert shows of other records. An alert of a live stream gets its recording when the stream has been recorded.
 */
export const RELATIONS = sql`
  left join location l on l.id = m.location_id and l.deleted_at is null
  left join flight fl on fl.id = a.flight_id and fl.deleted_at is null
  left join app_user o on o.id = a.owner_id
  left join app_user u on u.id = a.created_by
  left join lateral (
    select f.id, a.moment_ms as ms, of_file.poster_file_id as poster
      from mission_file f left join recording of_file on of_file.id = f.id
     where f.id = a.recording_id and f.deleted_at is null
    union all
    select rec.id, (extract(epoch from a.occurred_at - rec.started_at) * 1000)::int, rec.poster_file_id
      from recording rec join mission_file f on f.id = rec.id and f.deleted_at is null
     where a.recording_id is null and rec.live_stream_id = a.stream_id and rec.started_at <= a.occurred_at
       and a.occurred_at <= rec.started_at + make_interval(secs => coalesce(rec.duration_ms, 0) / 1000.0)
     limit 1) r on true`

const personOf = (id: string | null, name: string | null, avatar: string | null) =>
  id === null ? null : { _id: id, name: name ?? '', avatar }

type Caller = Pick<Principal, 'permissions' | 'userType'>

/** @param caller to whom `nextStates` applies; a client does not receive how the team handles the alert */
export function asAlert(row: AlertRow, caller: Caller, instructions: string | null = null): Alert {
  const { id, lat, long, pictureFileId } = row
  const author = personOf(row.authorId, row.authorName, row.authorAvatar)
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: id,
    nextStates: nextStates(row.state, caller),
    owner: personOf(row.ownerId, row.ownerName, row.ownerAvatar),
    dueAt: row.dueAt?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    occurredAt: row.occurredAt.toISOString(),
    position: lat === null || long === null ? null : { lat, long },
    // The number changes with the picture, so that browsers do not show an earlier one.
    pictureUrl: pictureFileId === null ? null : `/apis/v1/alert/picture/${id}?v=${pictureFileId.slice(-8)}`,
    posterUrl: posterUrlOf(row),
    lastSeenAt: row.lastSeenAt.toISOString(),
    ackAt: row.ackAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    instructions,
    createdAt: row.createdAt.toISOString(),
    ...(author && { createdBy: author }),
    ...(isClient(caller) && hiddenFromClients(row)),
  }
}

const posterUrlOf = ({ recordingId, posterFileId }: AlertRow): string | null =>
  recordingId === null || posterFileId === null
    ? null
    : `/apis/v1/recording/poster/${recordingId}?v=${posterFileId.slice(-8)}`

export const isClient = ({ userType }: Pick<Principal, 'userType'>): boolean => userType === 'tenant-client'

/** The fields that tell how the team handles an alert, with values that tell nothing. */
function hiddenFromClients({ occurredAt }: AlertRow): Partial<Alert> {
  return {
    state: 'new',
    nextStates: [],
    outcome: null,
    reason: '',
    source: 'person',
    owner: null,
    analysisId: null,
    photoId: null,
    detectedObjectId: null,
    detectorRunId: null,
    dueAt: null,
    snoozedUntil: null,
    repeats: 0,
    reopened: 0,
    lastSeenAt: occurredAt.toISOString(),
    ackAt: null,
    closedAt: null,
    instructions: null,
    createdAt: occurredAt.toISOString(),
    createdBy: undefined,
  }
}
