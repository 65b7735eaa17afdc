import { deleteStoredFile } from '../../storage/sql'
import type { Tx } from '../../db/tenancy'

/** Replaces the poster; the earlier one is deleted. */
export async function setPoster(tenantId: string, tx: Tx, id: string, posterFileId: string): Promise<void> {
  const before = await tx
    .selectFrom('recording')
    .select('poster_file_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('recording')
    .set({ poster_file_id: posterFileId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  if (before.poster_file_id !== null) await deleteStoredFile(tenantId, tx, before.poster_file_id)
}
