// What other groups may use of the group aircraft.
import { lockTexts } from '../../platform/db/lockTexts'
import type { Tx } from '../../platform/db/tenancy'
import { aircraftLock } from './aircraftSql'

export { OWN_PREFIX } from './own'

/** Until the end of the transaction, no positions of the tenant's aircraft are stored. */
export const lockAircraft = (tenantId: string, tx: Tx): Promise<void> => lockTexts(tx, [aircraftLock(tenantId)])
