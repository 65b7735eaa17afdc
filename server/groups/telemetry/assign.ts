// Assigns telemetry to a flight.
import type { Tx } from '../../platform/db/tenancy'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { placeTelemetry } from '../../records/mission-files/telemetryPlace'
import { findFlightTimes } from '../flight/public'
import { selectTelemetryForUpdate } from './sql'

/**
 * Assigns telemetry that has been read. A recording without times of day is moved to the start of the flight.
 * @returns false when neither the recording nor the flight has a start time
 */
export async function assignInTx(tenantId: string, tx: Tx, telemetryId: string, flightId: string): Promise<boolean> {
  const telemetry = await selectTelemetryForUpdate(tenantId, tx, telemetryId)
  if (!telemetry) return false
  let shift = 0
  if (telemetry.clock === 'none') {
    const { startedAt, plannedStart } = (await findFlightTimes(tenantId, tx, flightId)) ?? {}
    const start = startedAt ?? plannedStart
    if (!start) return false
    shift = start.getTime() - (telemetry.startedAt?.getTime() ?? 0)
  }
  await placeTelemetry(tenantId, tx, telemetryId, { flightId, shift })
  await matchPhotosToFlights(tenantId, tx, telemetry.missionId)
  return true
}
