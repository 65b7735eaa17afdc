// The layer with the planned path of a flight. It can also be chosen after the flight, to compare both paths.
import { fieldError } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { flightText } from './messages'
import { canBePlan, MAX_PLAN_FEATURES } from './planSql'
import type { Flight } from './row'
import { recordFlightEdit, requireCurrent, requireFlight, type Caller } from './service'
import { updateFlight } from './sql'

interface PlanChoice {
  flightId: string
  version: number
  layerId: string | null
}

/**
 * @throws AppError 404 for an unknown flight, 400 for a layer of another mission or without lines, 409 when `version` is stale
 */
export async function setFlightPlan(
  db: Db,
  tenantId: string,
  { flightId, version, layerId }: PlanChoice,
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireFlight(tenantId, tx, flightId, user)
    if (layerId !== null && !(await canBePlan(tenantId, tx, before.mission._id, layerId))) {
      throw fieldError('layerId', flightText('unknownPlan', { limit: MAX_PLAN_FEATURES }))
    }
    const updated = await updateFlight(tenantId, tx, flightId, version, { planLayerId: layerId })
    await requireCurrent(tenantId, tx, flightId, updated)
    await recordChanged(tenantId, tx, 'Flight', flightId)
    await recordChanged(tenantId, tx, 'Telemetry')
    const after = await requireFlight(tenantId, tx, flightId, user)
    await recordFlightEdit(tenantId, tx, actor, before, after)
    return after
  })
}
