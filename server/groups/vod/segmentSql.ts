import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Recording } from './row'

export async function selectRecordingOfSegment(
  tenantId: string,
  tx: Tx,
  { streamId, segment }: { streamId: string; segment: string },
): Promise<{ id: string; state: Recording['state'] } | undefined> {
  return tx
    .selectFrom('recording')
    .select(['id', sql<Recording['state']>`state`.as('state')])
    .where('tenant_id', '=', tenantId)
    .where('live_stream_id', '=', streamId)
    .where('segment', '=', segment)
    .executeTakeFirst()
}

/** Whether a job waits or runs that reads the recording. */
export async function hasOpenImport(tenantId: string, tx: Tx, recordingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('about_id', '=', recordingId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return row !== undefined
}

/** Also of a deleted mission, which can be restored. Undefined when it was purged. */
export async function selectStreamNames(
  tenantId: string,
  tx: Tx,
  { missionId, flightId, streamId }: { missionId: string; flightId: string | null; streamId: string },
): Promise<{ mission: string; flight: string | null; camera: string | null } | undefined> {
  const { rows } = await sql<{ mission: string; flight: string | null; camera: string | null }>`
    select m.name as mission, f.name as flight, s.name as camera
      from mission m left join flight f on f.tenant_id = m.tenant_id and f.id = ${flightId}
      left join live_stream s on s.tenant_id = m.tenant_id and s.id = ${streamId}
     where m.tenant_id = ${tenantId} and m.id = ${missionId}`.execute(tx)
  return rows[0]
}
