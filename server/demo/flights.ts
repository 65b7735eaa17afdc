// Pilots of the demo and the flights they are assigned to.
import type { Tx } from '../db/tenancy'
import { planFlight } from '../groups/flight/service'
import { insertPilot, replaceLicences } from '../groups/pilot/service'
import { BEACH_MISSION } from './contents'

const DAY_MS = 86_400_000
const DATE_LENGTH = 'YYYY-MM-DD'.length

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, DATE_LENGTH)
const timeIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** @param missions their IDs by name; @param staffId the user who is a pilot, too */
export async function seedFlights(
  tenantId: string,
  tx: Tx,
  missions: ReadonlyMap<string, string>,
  { userId, staffId, staffName }: { userId: string; staffId: string; staffName: string },
): Promise<void> {
  const staff = await insertPilot(tenantId, tx, { name: staffName, userId: staffId, createdBy: userId })
  await replaceLicences(tenantId, tx, staff, [{ kind: 'EU A2', number: 'D-2041', expiresOn: dayIn(200) }])
  const guest = await insertPilot(tenantId, tx, {
    ...{ name: 'Asha Rao', email: 'asha@pilots.example', createdBy: userId },
  })
  await replaceLicences(tenantId, tx, guest, [{ kind: 'EU A2', number: 'D-1187', expiresOn: dayIn(12) }])
  const missionId = missions.get(BEACH_MISSION) ?? ''
  const plan = { missionId, payload: 'Zenmuse P1', createdBy: userId }
  await planFlight(tenantId, tx, { ...plan, name: 'North strip', plannedStart: timeIn(1), pilotId: staff })
  await planFlight(tenantId, tx, { ...plan, name: 'South strip', plannedStart: timeIn(2), pilotId: guest })
}
