import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

interface Related {
  missionId: string
  flightId?: string
  recordingId?: string
  streamId?: string
}

/** The first of the records that is unknown, deleted or of another mission. */
// oxlint-disable-next-line complexity -- the same check for three kinds of record, with defaults for those that are not given
export async function selectUnrelated(
  tenantId: string,
  tx: Tx,
  { missionId, flightId, recordingId, streamId }: Related,
): Promise<'flightId' | 'recordingId' | 'streamId' | undefined> {
  if (flightId === undefined && recordingId === undefined && streamId === undefined) return undefined
  const of = sql`tenant_id = ${tenantId} and mission_id = ${missionId}`
  const { rows } = await sql<{ flight: boolean; recording: boolean; stream: boolean }>`
    select exists (select from flight where ${of} and id = ${flightId ?? null} and deleted_at is null) as flight,
           exists (select from mission_file
                    where ${of} and id = ${recordingId ?? null} and kind = 'recording' and deleted_at is null) as recording,
           exists (select from live_stream where ${of} and id = ${streamId ?? null}) as stream`.execute(tx)
  const [found] = rows
  if (flightId !== undefined && !found?.flight) return 'flightId'
  if (recordingId !== undefined && !found?.recording) return 'recordingId'
  return streamId !== undefined && !found?.stream ? 'streamId' : undefined
}

/** IDs of the alerts about the live stream that a recording has stored. */
export async function selectAlertsOfRecordedStream(tenantId: string, tx: Tx, recordingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from recording r join alert a on a.tenant_id = r.tenant_id and a.stream_id = r.live_stream_id
     where r.tenant_id = ${tenantId} and r.id = ${recordingId} and a.deleted_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}
