import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import type { ImportedAsset } from './importRows'
import { columnsOf } from './sql'

/** Those of the serial numbers that assets of the tenant have, as they are given. */
export async function selectTakenSerials(tenantId: string, tx: Tx, serials: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ serial: string }>`
    select s.serial from unnest(${serials}::text[]) s(serial)
     where exists (select from asset a
                    where a.tenant_id = ${tenantId} and a.deleted_at is null and lower(a.serial) = lower(s.serial))`.execute(
    tx,
  )
  return new Set(rows.map(({ serial }) => serial))
}

/** @param assets at least one. @throws a unique violation when another asset has one of the serial numbers */
export async function insertImportedAssets(
  tenantId: string,
  tx: Tx,
  assets: readonly ImportedAsset[],
  createdBy: string,
): Promise<void> {
  await tx
    .insertInto('asset')
    .values(
      assets.map(({ name, serial, classId, ...others }) => ({
        id: uuidv7(),
        tenant_id: tenantId,
        created_by: createdBy,
        name,
        serial,
        class_id: classId,
        ...columnsOf(others),
      })),
    )
    .execute()
}
