// Rows that documents, photos and telemetry share.
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../db/tenancy'

export interface NewMissionFile {
  missionId: string
  kind: 'document' | 'photo' | 'telemetry'
  storedFileId: string
  name: string
  createdBy: string
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
      created_by: file.createdBy,
    })
    .execute()
  return id
}
