import { deleteStoredFile } from '../../platform/storage/sql'
import type { Tx } from '../../platform/db/tenancy'

/** Pictures that browsers make of a recording. */
export type RecordingPicture = 'poster' | 'storyboard'

const COLUMNS = { poster: 'poster_file_id', storyboard: 'storyboard_file_id' } as const

/** Replaces the poster or the storyboard; the earlier file is deleted. */
export async function setPicture(
  tenantId: string,
  tx: Tx,
  id: string,
  { kind, fileId }: { kind: RecordingPicture; fileId: string },
): Promise<void> {
  const column = COLUMNS[kind]
  const before = await tx
    .selectFrom('recording')
    .select(`${column} as fileId`)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('recording')
    .set({ [column]: fileId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  if (before.fileId !== null) await deleteStoredFile(tenantId, tx, before.fileId)
}
