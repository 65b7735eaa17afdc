// A reason for assets that are grounded or overdue. It is for what is wrong with them now and needs the permission to edit assets.
import { forbidden } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { setAssetOverride, type FlightAsset } from '../asset/public'
import { problemToOverride } from './assetProblems'
import { flightText } from './messages'

/**
 * Stores the reason with the assets that need one.
 * @returns the names of these assets
 * @throws AppError 403 without the permission to edit assets
 */
export async function overrideProblems(
  tenantId: string,
  tx: Tx,
  { _id: flightId, assets }: { _id: string; assets: readonly FlightAsset[] },
  reason: string | undefined,
  user: Principal,
): Promise<string[]> {
  if (reason === undefined) return []
  const names: string[] = []
  for (const asset of assets) {
    const problem = problemToOverride(asset)
    if (!problem) continue
    if (!user.permissions.has('asset_update')) throw forbidden(flightText('overrideNotAllowed'))
    await setAssetOverride(tenantId, tx, flightId, { assetId: asset._id, reason, problem })
    names.push(`${asset.name} (${asset.serial})`)
  }
  return names
}
