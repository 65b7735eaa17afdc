// What other groups may use of the group seller.
import type { Tx } from '../../platform/db/tenancy'
import type { Seller } from './sql'
import * as queries from './sql'

export { readTax, type Tax } from './service'
export type { Seller } from './sql'

export const readSeller = (tx: Tx): Promise<Seller> => queries.selectSeller(tx)
