// What other groups may use of the group thermal.
import type { ThermalFacts } from '../../media/thermal/thermalFacts'
import type { Tx } from '../../platform/db/tenancy'
import * as queries from './sql'

/** Stores what the import of a photo has found. */
export const addThermalPhoto = (tenantId: string, tx: Tx, fileId: string, fields: ThermalFacts): Promise<void> =>
  queries.insertThermalPhoto(tenantId, tx, fileId, fields)
