// Where a phone is, while its person shares that. Only the latest position is kept, and it ends after two minutes without another.
import type { components } from '../../platform/contract/contract.gen'
import { runOutsideScope } from '../../platform/db/accessScope'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { deletePosition, upsertPosition } from './positionSql'
import { forMission } from './scope'

/** @throws AppError 404 */
export const sharePosition = (
  db: Db,
  tenantId: string,
  phoneId: string,
  position: components['schemas']['SharedPosition'],
): Promise<void> =>
  forMission(db, tenantId, position.missionId, () =>
    inTenant(db, tenantId, async (tx) => {
      await upsertPosition(tenantId, tx, phoneId, position)
      await recordChanged(tenantId, tx, 'PhonePosition', phoneId)
    }),
  )

export const hidePosition = (db: Db, tenantId: string, phoneId: string): Promise<void> =>
  runOutsideScope(() =>
    inTenant(db, tenantId, async (tx) => {
      if (await deletePosition(tenantId, tx, phoneId)) await recordChanged(tenantId, tx, 'PhonePosition', phoneId)
    }),
  )
