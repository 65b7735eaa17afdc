// Recordings as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import { lensOf } from '../../../geometry/lens'
import type { components } from '../../platform/contract/contract.gen'
import { render, serializeMessage } from '../../platform/core/messages'
import { renderStored } from '../../platform/core/storedMessage'
import { currentLanguage } from '../../platform/core/requestContext'
import { recordingDeletionDay } from '../../records/retention/retention'
import { playability } from '../../media/video/videoFacts'
import { recordingText } from './messages'

export type Recording = components['schemas']['Recording']

export interface RecordingRow {
  id: string
  missionId: string
  missionName: string
  flightId: string | null
  flightName: string | null
  name: string
  source: Recording['source']
  streamId: string | null
  /** Name of the key of the stream. */
  streamName: string | null
  state: Recording['state']
  problem: string | null
  startedAt: Date | null
  startOrigin: Recording['startOrigin']
  durationMs: number | null
  width: number | null
  height: number | null
  frameRate: number | null
  videoCodec: string | null
  audioCodec: string | null
  bytes: number
  storedFileId: string | null
  posterFileId: string | null
  storyboardFileId: string | null
  originalFileId: string | null
  telemetryId: string | null
  held: boolean
  /** Year-month-day, by a retention rule. */
  deletedOn: string | null
  camera: string
  lat: number | null
  long: number | null
  clientVisible: boolean
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

/** A job that was cancelled or failed unexpectedly leaves `processing` until it is retried. */
const STATE = sql`case when r.state = 'processing' and j.status in ('failed', 'cancelled') then 'failed' else r.state end`

const PROBLEM = sql`
  case when r.state = 'processing' and j.status = 'cancelled' then ${serializeMessage(recordingText('cancelled'))}
       when r.state = 'processing' and j.status = 'failed' then j.message
       else r.problem end`

export const columnsOf = (tenantId: string) => sql`
  f.id, f.mission_id as "missionId", m.name as "missionName", f.flight_id as "flightId", fl.name as "flightName", f.name,
  r.source, r.live_stream_id as "streamId", ls.name as "streamName", ${STATE} as state, ${PROBLEM} as problem, r.started_at as "startedAt",
  r.start_origin as "startOrigin", r.duration_ms as "durationMs", r.width, r.height, r.frame_rate as "frameRate",
  r.video_codec as "videoCodec", r.audio_codec as "audioCodec", coalesce(s.size, 0)::float8 as bytes,
  f.stored_file_id as "storedFileId", r.poster_file_id as "posterFileId",
  r.storyboard_file_id as "storyboardFileId", r.original_file_id as "originalFileId",
  (select t.id from telemetry t left join mission_file tf on tf.id = t.file_id
    where t.id = r.telemetry_id and tf.deleted_at is null) as "telemetryId",
  r.held, ${recordingDeletionDay(tenantId)} as "deletedOn", r.camera, f.lat, f.long, f.is_shown_to_clients as "clientVisible", f.version, f.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Recordings that are not deleted, of missions that are not deleted. */
export const fromRecordings = (tenantId: string) => sql`
  from mission_file f
  join recording r on r.id = f.id
  join mission m on m.id = f.mission_id and m.deleted_at is null
  left join flight fl on fl.id = f.flight_id and fl.deleted_at is null
  left join stored_file s on s.id = f.stored_file_id
  left join app_user u on u.id = f.created_by
  left join live_stream ls on ls.tenant_id = r.tenant_id and ls.id = r.live_stream_id
  left join lateral (
    select status, message from job
     where tenant_id = r.tenant_id and about_id = r.id and r.state = 'processing'
     order by id desc limit 1) j on true
 where f.tenant_id = ${tenantId} and f.kind = 'recording' and f.deleted_at is null`

const API = '/apis/v1/recording'

export function asRecording(row: RecordingRow): Recording {
  const { id, lat, long, authorId } = row
  const language = currentLanguage()
  const { playableIn, note } = playability(row.videoCodec)
  const isReady = row.state === 'ready'
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: id,
    problem: renderStored(row.problem),
    startedAt: row.startedAt?.toISOString() ?? null,
    fileUrl: isReady ? `${API}/file/${id}` : null,
    // The number changes with the picture, so that browsers do not show an earlier one.
    posterUrl: row.posterFileId === null ? null : `${API}/poster/${id}?v=${row.posterFileId.slice(-8)}`,
    storyboardUrl: row.storyboardFileId === null ? null : `${API}/storyboard/${id}?v=${row.storyboardFileId.slice(-8)}`,
    playableIn,
    playableNote: note && render(note, language),
    lens: lensOf(row.camera || row.streamName || '') ?? null,
    isConverted: row.originalFileId !== null,
    location: lat === null || long === null ? null : { lat, long },
    createdAt: row.createdAt.toISOString(),
    ...(authorId !== null && {
      createdBy: { _id: authorId, name: row.authorName ?? '', avatar: row.authorAvatar },
    }),
  }
}
