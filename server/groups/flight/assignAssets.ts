// Assigns drones, batteries and payload. Of two calls at once for an asset the second sees the flight of the first.
import { recordAudit } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError, forbidden } from '../../core/errors'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { lockAssets, replaceFlightAssets, selectKinds, type FlightAsset } from '../asset/service'
import { needsReason, requireAssetsFit } from './assetProblems'
import { flightText } from './messages'
import type { Flight } from './row'
import { requireCurrent, requireFlight, requireOpen, type Caller } from './service'
import { updateFlight } from './sql'

type AssetAssignment = components['schemas']['AssetAssignment']
type Role = FlightAsset['role']

const FIELDS = { drone: 'droneId', battery: 'batteryIds', payload: 'payloadIds' } as const

/**
 * @throws AppError 404; 400 for unknown assets or assets of another kind; 403 for an override without the permission; 409 for a stale
 * version, a flight that is over, an asset on another flight at the time, or one that is grounded and no reason
 */
export async function assignAssets(
  db: Db,
  tenantId: string,
  assignment: AssetAssignment,
  { user, actor }: Caller,
): Promise<Flight> {
  const { flightId, version } = assignment
  const reason = assignment.overrideReason?.trim()
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireOpen(tenantId, tx, flightId, user)
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, {}))
    const wanted = wantedOf(assignment, before.assets)
    await requireKinds(tenantId, tx, wanted)
    const reasons = new Map(before.assets.map(({ _id, overrideReason }) => [_id, overrideReason]))
    const rows = wanted.map(({ id, role }) => ({ id, role, overrideReason: reasons.get(id) ?? null }))
    await replaceFlightAssets(tenantId, tx, flightId, rows)
    const { assets } = await requireFlight(tenantId, tx, flightId, user)
    const toOverride = new Set(assets.filter(needsReason).map(({ _id }) => _id))
    if (reason !== undefined && toOverride.size > 0) {
      if (!user.permissions.has('asset_update')) throw forbidden(flightText('overrideNotAllowed'))
      const given = rows.map((row) => (toOverride.has(row.id) ? { ...row, overrideReason: reason } : row))
      await replaceFlightAssets(tenantId, tx, flightId, given)
    }
    const after = await requireFlight(tenantId, tx, flightId, user)
    requireAssetsFit(after.assets)
    await recordChanged(tenantId, tx, 'Flight', flightId)
    await recordChanged(tenantId, tx, 'Asset')
    const details = {
      flightId,
      missionId: after.mission._id,
      assets: after.assets.map(({ name, serial }) => `${name} (${serial})`).join(', '),
      ...(reason !== undefined && toOverride.size > 0 && { reason }),
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'flight.assign-assets', target: after.name, details })
    return after
  })
}

interface Wanted {
  id: string
  role: Role
}

/** Kinds that the call does not name keep their assets. */
function wantedOf({ droneId, batteryIds, payloadIds }: AssetAssignment, assets: readonly FlightAsset[]): Wanted[] {
  const chosen: Record<Role, readonly string[] | undefined> = {
    drone: droneId === undefined ? undefined : droneId === null ? [] : [droneId],
    battery: batteryIds,
    payload: payloadIds,
  }
  const wanted = (Object.keys(FIELDS) as Role[]).flatMap((role) => {
    const ids = chosen[role] ?? assets.filter((asset) => asset.role === role).map(({ _id }) => _id)
    return ids.map((id) => ({ id, role }))
  })
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw conflict(flightText('assetTwice'))
  return wanted
}

async function requireKinds(tenantId: string, tx: Tx, wanted: readonly Wanted[]): Promise<void> {
  const ids = wanted.map(({ id }) => id)
  await lockAssets(tenantId, tx, ids)
  const kinds = await selectKinds(tenantId, tx, ids)
  for (const { id, role } of wanted) {
    if (kinds.get(id) !== role) throw fieldError(FIELDS[role], flightText('unknownAsset'))
  }
}
