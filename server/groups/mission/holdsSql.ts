import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** What keeps a mission in the trash. */
export interface Holds {
  /** Held recordings. */
  heldRecordings: number
  /** Evidence cases that have items, cases in the trash included. */
  evidenceCases: number
}

export const NO_HOLDS: Holds = { heldRecordings: 0, evidenceCases: 0 }

/** Holds of missions, deleted ones too, by mission; missions without any are absent. */
export async function countHolds(tenantId: string, tx: Tx, missionIds: readonly string[]): Promise<Map<string, Holds>> {
  const { rows } = await sql<Holds & { missionId: string }>`
    select h.mission_id as "missionId", sum(h.recordings)::int as "heldRecordings", sum(h.cases)::int as "evidenceCases"
      from (select f.mission_id, 1 as recordings, 0 as cases
              from recording r join mission_file f on f.tenant_id = r.tenant_id and f.id = r.id
             where r.tenant_id = ${tenantId} and r.held and f.mission_id = any(${missionIds}::uuid[])
            union all
            select c.mission_id, 0, 1
              from evidence_case c
             where c.tenant_id = ${tenantId} and c.mission_id = any(${missionIds}::uuid[])
               and exists (select from evidence_item i where i.tenant_id = ${tenantId} and i.case_id = c.id)) h
     group by h.mission_id`.execute(tx)
  return new Map(rows.map(({ missionId, ...holds }) => [missionId, holds]))
}
