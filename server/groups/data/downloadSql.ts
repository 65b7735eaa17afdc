import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { DataKind } from './kinds'

export interface ItemFile {
  name: string
  missionName: string
  storedFileId: string
  at: Date
}

/** The files of these items, the newest first. Items of other kinds, without a file or of deleted missions are left out. */
export async function selectFilesOfItems(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  kinds: readonly DataKind[],
): Promise<ItemFile[]> {
  const { rows } = await sql<ItemFile>`
    select case when i.kind = 'layer' then s.name else i.name end as name, m.name as "missionName",
           s.id as "storedFileId", i.at
      from data_item i
      join mission m on m.id = i.mission_id and m.deleted_at is null
      left join mission_file f on f.id = i.id
      left join layer l on l.id = i.id
      join stored_file s on s.id = coalesce(f.stored_file_id, l.source_file_id)
     where i.tenant_id = ${tenantId} and i.id = any(${[...ids]}::uuid[]) and i.kind = any(${[...kinds]}::text[])
     order by i.at desc, i.id desc`.execute(tx)
  return rows
}
