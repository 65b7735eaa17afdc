import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Held recordings of missions, deleted ones too, by mission; missions without any are absent. */
export async function countHeldRecordings(
  tenantId: string,
  tx: Tx,
  missionIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ missionId: string; held: number }>`
    select f.mission_id as "missionId", count(*)::int as held
      from recording r join mission_file f on f.tenant_id = r.tenant_id and f.id = r.id
     where r.tenant_id = ${tenantId} and r.held and f.mission_id = any(${missionIds}::uuid[])
     group by f.mission_id`.execute(tx)
  return new Map(rows.map(({ missionId, held }) => [missionId, held]))
}
