// Seller and tax of the installation.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { sellerText } from './messages'
import { selectSeller, updateSeller, type Seller, type SellerFields } from './sql'

export type Tax = components['schemas']['Tax']

/** The tax on packages; undefined without one. */
export const taxOf = ({ taxName, taxRate, taxIncluded }: Seller): Tax | undefined =>
  taxRate > 0 ? { name: taxName, rate: taxRate, included: taxIncluded } : undefined

/** @throws AppError 400 for a tax without a name, 409 when `version` is stale */
export async function editSeller(db: Db, version: number, fields: SellerFields, actor: Actor): Promise<Seller> {
  return asPlatform(db, async (tx) => {
    const before = await selectSeller(tx)
    const { version: present, ...after } = { ...before, ...trimmed(fields) }
    if (after.taxRate > 0 && after.taxName === '') throw fieldError('taxName', sellerText('taxNameNeeded'))
    if (present !== version || !(await updateSeller(tx, version, after))) {
      throw await staleVersion(tx, 'seller', undefined, sellerText('changedElsewhere'))
    }
    const details = changesOf(before, after)
    await recordAudit(null, tx, { ...actor, action: 'seller.edit', target: after.name, details })
    return selectSeller(tx)
  })
}

/** Reads seller and tax as the platform. */
export const readTax = async (tx: Tx): Promise<Tax | undefined> => taxOf(await selectSeller(tx))

const trimmed = (fields: SellerFields): SellerFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
