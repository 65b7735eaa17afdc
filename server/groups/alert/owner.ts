import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { alertText } from './messages'
import { selectOwners, type Owner } from './ownerSql'

/** @throws AppError 400 for anybody who is not of the tenant or may not see alerts */
export async function requireOwner(tenantId: string, tx: Tx, ownerId: string): Promise<Owner> {
  const [owner] = await selectOwners(tenantId, tx, [ownerId])
  if (!owner) throw fieldError('ownerId', alertText('unknownOwner'))
  return owner
}
