// What other groups may use of the group package.
import type { Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { Package, PackageFilter } from './sql'
import * as queries from './sql'

export { requirePackage } from './service'
export type { Package } from './sql'

/** @returns undefined when there is none */
export const findPackage = (tx: Tx, packageId: string): Promise<Package | undefined> =>
  queries.selectPackage(tx, packageId)

/** One page of packages; `sort` is a column of the contract, with a minus sign for descending. */
export const listPackages = (
  tx: Tx,
  filter: PackageFilter,
  sort: string,
  page: Page,
): Promise<{ items: Package[]; total: number }> => queries.selectPackages(tx, filter, sort, page)
