// What a phone writes. Requests of clients only read in their tenant: they are checked in the scope of the client, and the rest
// runs in that of the tenant.
import { notFound } from '../../platform/core/errors'
import { runOutsideScope } from '../../platform/db/accessScope'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { phoneText } from './messages'
import { selectOpenMission } from './missionSql'

/**
 * Runs `work` in the scope of the tenant if the mission is shared with the client and is not over.
 * @throws AppError 404
 */
export async function forMission<Result>(
  db: Db,
  tenantId: string,
  missionId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mission = await inTenant(db, tenantId, (tx) => selectOpenMission(tenantId, tx, missionId))
  if (!mission) throw notFound(phoneText('missionNotFound'))
  return runOutsideScope(work)
}
