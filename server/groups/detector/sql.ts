import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ModelFacts } from '../../media/detector/detectorTask'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { DETECTOR_COLUMNS, fromDetectors, type DetectorRow } from './row'

/** One page, by name. */
export const selectDetectors = (
  tenantId: string,
  tx: Tx,
  page: Page,
): Promise<{ items: DetectorRow[]; total: number }> =>
  selectPageOf<DetectorRow>(
    tx,
    { columns: DETECTOR_COLUMNS, from: fromDetectors(tenantId), order: sql`lower(d.name), d.id` },
    page,
  )

export async function selectDetector(tenantId: string, tx: Tx, id: string): Promise<DetectorRow | undefined> {
  const { rows } = await sql<DetectorRow>`
    select ${DETECTOR_COLUMNS} ${fromDetectors(tenantId)} and d.id = ${id}`.execute(tx)
  return rows[0]
}

export async function countDetectors(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from detector where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface NewDetector extends ModelFacts {
  name: string
  modelVersion: string
  storedFileId: string
  createdBy: string
}

/** @returns its ID. @throws a unique violation when the tenant has one of this name and version */
export async function insertDetector(tenantId: string, tx: Tx, detector: NewDetector): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('detector')
    .values({
      id,
      tenant_id: tenantId,
      name: detector.name,
      model_version: detector.modelVersion,
      stored_file_id: detector.storedFileId,
      input_width: detector.inputWidth,
      input_height: detector.inputHeight,
      layout: detector.layout,
      class_names: detector.classNames,
      created_by: detector.createdBy,
    })
    .execute()
  return id
}

/** @returns false when it does not exist at this version */
export async function updateDetector(
  tenantId: string,
  tx: Tx,
  { id, version }: { id: string; version: number },
  { name, enabled }: { name?: string; enabled?: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('detector')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(enabled !== undefined && { is_enabled: enabled }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteDetectorRow(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('detector')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
