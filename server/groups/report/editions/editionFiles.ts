import type { Db } from '../../../platform/db/tenancy'
import { inTenant } from '../../../platform/db/tenancy'
import { dataCsv } from '../files/dataCsv'
import type { ReportPool } from '../files/reportPool'
import { unpackContent } from './content'
import { selectContent } from './sql'

export interface EditionFiles {
  pdf: Uint8Array
  /** The data whose SHA-256 the edition names. */
  csv: Buffer
}

/**
 * The files of an edition, made from what was kept of it.
 * @param texts the organisation and product that the PDF names, and its language
 * @returns undefined when the edition was deleted
 */
export async function editionFiles(
  { db, reportFiles }: { db: Db; reportFiles: ReportPool },
  tenantId: string,
  editionId: string,
  texts: { organisation: string; product: string; language: string },
  signal: AbortSignal,
): Promise<EditionFiles | undefined> {
  const packed = await inTenant(db, tenantId, (tx) => selectContent(tenantId, tx, editionId))
  if (!packed) return undefined
  const { report } = await unpackContent(packed)
  const pdf = await reportFiles.run({ ...texts, report, format: 'pdf' }, signal)
  return { pdf: pdf ?? new Uint8Array(), csv: dataCsv(report) }
}
