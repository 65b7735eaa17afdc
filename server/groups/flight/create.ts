import { inTenant, type Db } from '../../platform/db/tenancy'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import { putAssets, type ChosenAssets } from './assignAssets'
import type { Flight } from './row'
import { requireFlight, requireOrder, type Caller } from './service'
import { insertFlight, type FlightPlan } from './sql'

type NewFlight = FlightPlan & ChosenAssets & { missionId: string; name: string }

/**
 * Plans a flight with its assets; when an asset is refused, no flight is created.
 * @throws AppError 404 for the mission, 400 for times in the wrong order or unknown assets; 403 for an override without the permission;
 * 409 for an asset on another flight at the time, or one that is grounded and no reason
 */
export async function createFlight(
  db: Db,
  tenantId: string,
  { droneId, batteryIds, payloadIds, overrideReason, ...plan }: NewFlight,
  caller: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, plan.missionId)
    requireOrder(plan.plannedStart, plan.plannedEnd)
    const id = await insertFlight(tenantId, tx, { ...plan, createdBy: caller.user.userId })
    await matchPhotosToFlights(tenantId, tx, plan.missionId)
    await recordChanged(tenantId, tx, 'Flight', id)
    await recordChanged(tenantId, tx, 'Mission', plan.missionId)
    const flight = await requireFlight(tenantId, tx, id, caller.user)
    const isChosen = Boolean(droneId) || [batteryIds, payloadIds].some((ids) => (ids ?? []).length > 0)
    if (!isChosen) return flight
    return putAssets(tenantId, tx, flight, { droneId, batteryIds, payloadIds, overrideReason }, caller)
  })
}
