// What other groups may use of the group maintenance.
import type { Tx } from '../../platform/db/tenancy'
import type { MaintenanceRecord } from './recordSql'
import * as recordQueries from './recordSql'

/** @returns undefined when there is none */
export const findMaintenanceRecord = (tenantId: string, tx: Tx, id: string): Promise<MaintenanceRecord | undefined> =>
  recordQueries.selectRecord(tenantId, tx, id)
