// What a share shows, read as its visitor.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { TARGET_NAME, type ShareContent, type ShareKind } from './targetSql'

export interface SharedThing {
  kind: ShareKind
  targetId: string
  /** Null when it was deleted. */
  name: string | null
  missionId: string | null
  layerId: string | null
  fileId: string | null
  caseId: string | null
  editionId: string | null
  shows: ShareContent[]
  fromMs: number | null
  untilMs: number | null
  recipient: string
  expiresAt: Date | null
  allowsDownload: boolean
  hasWatermark: boolean
}

/** The share of the visit that the transaction runs for. */
export async function selectThing(tenantId: string, tx: Tx): Promise<SharedThing | undefined> {
  const { rows } = await sql<SharedThing>`
    select s.kind, s.target_id as "targetId", ${TARGET_NAME} as name, s.mission_id as "missionId", s.layer_id as "layerId",
           s.file_id as "fileId", s.case_id as "caseId", s.edition_id as "editionId", s.shows, s.from_ms as "fromMs",
           s.until_ms as "untilMs", s.recipient, s.expires_at as "expiresAt", s.allows_download as "allowsDownload",
           s.has_watermark as "hasWatermark"
      from share s where s.tenant_id = ${tenantId}`.execute(tx)
  return rows[0]
}
