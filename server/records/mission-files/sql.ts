// Rows that documents, photos and telemetry share.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'

export type MissionFileKind = 'document' | 'photo' | 'telemetry' | 'recording' | 'outcome'

export interface NewMissionFile {
  missionId: string
  kind: MissionFileKind
  /** Null for a recorded stream that is not converted yet. */
  storedFileId: string | null
  name: string
  createdBy: string | null
  flightId?: string
}

/** @returns the ID of the file, which is also that of its details */
export async function insertMissionFile(tenantId: string, tx: Tx, file: NewMissionFile): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('mission_file')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: file.missionId,
      kind: file.kind,
      stored_file_id: file.storedFileId,
      name: file.name,
      flight_id: file.flightId ?? null,
      created_by: file.createdBy,
    })
    .execute()
  return id
}

/** Whether all of these files exist and are of this kind, including files in the trash. The IDs must be unique. */
export async function areOfKind(
  tenantId: string,
  tx: Tx,
  kind: MissionFileKind,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const { count } = await tx
    .selectFrom('mission_file')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count === ids.length
}
