// Assigns drones, batteries and payload. Of two calls at once for an asset the second sees the flight of the first.
import { recordAudit } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import {
  lockAssets,
  replaceFlightAssets,
  findAssetKinds,
  findSimultaneousFlight,
  type FlightAsset,
} from '../asset/public'
import { requireAssetsFit } from './assetProblems'
import { flightText } from './messages'
import { overrideProblems } from './overrides'
import type { Flight } from './row'
import { requireCurrent, requireFlight, requireOpen, type Caller } from './service'
import { updateFlight } from './sql'

type AssetAssignment = components['schemas']['AssetAssignment']
type Role = FlightAsset['role']

/** The assets of a flight that a call names. */
export type ChosenAssets = Pick<AssetAssignment, 'droneId' | 'batteryIds' | 'payloadIds' | 'overrideReason'>

const FIELDS = { drone: 'droneId', battery: 'batteryIds', payload: 'payloadIds' } as const

/**
 * A flight that was created from telemetry can get its assets once.
 * @throws AppError 404; 400 for unknown assets or assets of another kind; 403 for an override without the permission; 409 for a stale
 * version, a flight that is over, an asset on another flight at the time, or one that is grounded and no reason
 */
export async function assignAssets(
  db: Db,
  tenantId: string,
  { flightId, version, ...chosen }: AssetAssignment,
  caller: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireAssignable(tenantId, tx, flightId, caller)
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, {}))
    const after = await putAssets(tenantId, tx, before, chosen, caller)
    await recordChanged(tenantId, tx, 'Flight', flightId)
    await recordChanged(tenantId, tx, 'Asset')
    return after
  })
}

/** A flight that was created from telemetry had landed before anybody could name its assets. */
async function requireAssignable(tenantId: string, tx: Tx, flightId: string, { user }: Caller): Promise<Flight> {
  const flight = await requireFlight(tenantId, tx, flightId, user)
  if (flight.status === 'landed' && flight.assets.length === 0) return flight
  return requireOpen(tenantId, tx, flightId, user)
}

/** Replaces the assets of a flight that the transaction has changed. @throws AppError like assignAssets */
export async function putAssets(
  tenantId: string,
  tx: Tx,
  before: Flight,
  chosen: ChosenAssets,
  { user, actor }: Caller,
): Promise<Flight> {
  const { _id: flightId } = before
  const wanted = wantedOf(chosen, before.assets)
  await requireKinds(tenantId, tx, wanted)
  const rows = wanted.map(({ id, role }) => ({ id, role, overrideReason: null }))
  await replaceFlightAssets(tenantId, tx, flightId, rows)
  const assigned = await requireFlight(tenantId, tx, flightId, user)
  const reason = chosen.overrideReason?.trim()
  const overridden = await overrideProblems(tenantId, tx, assigned, reason, user)
  const after = overridden.length > 0 ? await requireFlight(tenantId, tx, flightId, user) : assigned
  requireAssetsFit(after.assets)
  if (after.status === 'landed') await requireNotElsewhere(tenantId, tx, flightId)
  const details = {
    flightId,
    missionId: after.mission._id,
    assets: after.assets.map(({ name, serial }) => `${name} (${serial})`).join(', '),
    ...(reason !== undefined && overridden.length > 0 && { reason }),
  }
  await recordAudit(tenantId, tx, { ...actor, action: 'flight.assign-assets', target: after.name, details })
  return after
}

/** An asset cannot have flown two flights at once. */
async function requireNotElsewhere(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  const other = await findSimultaneousFlight(tenantId, tx, flightId)
  if (other) throw conflict(flightText('assetWasElsewhere', { name: other.name, flight: other.flight }))
}

interface Wanted {
  id: string
  role: Role
}

/** Kinds that the call does not name keep their assets. */
function wantedOf({ droneId, batteryIds, payloadIds }: ChosenAssets, assets: readonly FlightAsset[]): Wanted[] {
  const drones = droneId === null ? [] : droneId && [droneId]
  const chosen: Record<Role, readonly string[] | undefined> = {
    drone: drones || undefined,
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
  const kinds = await findAssetKinds(tenantId, tx, ids)
  for (const { id, role } of wanted) {
    if (kinds.get(id) !== role) throw fieldError(FIELDS[role], flightText('unknownAsset'))
  }
}
