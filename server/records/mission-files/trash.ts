import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { isHeldFile } from '../../platform/db/holds'
import { trashOf } from '../../platform/db/trash'

/** A purge deletes the rows; foreign keys and a trigger then delete their details, earlier versions and stored files. */
export const missionFileTrash = trashOf({
  table: 'mission_file',
  onlyIf: sql`exists (select from mission m where m.id = t.mission_id and m.deleted_at is null)`,
  partOf: { mission_id: 'mission' },
  keptIf: isHeldFile(sql`t.id`),
  purgeLimit: 200,
})

/** Moves files to the trash and records who deleted them. @returns those that were not in the trash before */
export async function deleteMissionFiles(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const deleted = await missionFileTrash.moveToTrash(tenantId, tx, [...ids])
  await sql`
    update mission_file set deleted_by = ${userId}
     where tenant_id = ${tenantId} and id = any(${deleted.map(({ id }) => id)}::uuid[])`.execute(tx)
  return deleted
}
