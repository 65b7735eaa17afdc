// Pilots of the demo and the flights they are assigned to.
import type { Tx } from '../platform/db/tenancy'
import { addLogEntry, planFlight, setFlightLanded } from '../groups/flight/public'
import { addPilot, replaceLicences } from '../groups/pilot/public'
import { BEACH_MISSION } from './contents'
import { dayIn } from './dayIn'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The mission, which is completed, began 30 hours ago. */
const FLIGHTS = [
  {
    name: 'North strip',
    hoursAgo: 29,
    minutes: 18,
    log: ['Took off from the car park.', 'Wind 4 m/s from the lake. All lines flown.'],
  },
  {
    name: 'South strip',
    hoursAgo: 28,
    minutes: 21,
    log: ['Battery changed.', 'Walkers on the beach. Paused for two minutes, then flew the last line again.'],
  },
] as const

/** @param missions their IDs by name; @param staffId the user who is a pilot, too. @returns the IDs of the flights */
export async function seedFlights(
  tenantId: string,
  tx: Tx,
  missions: ReadonlyMap<string, string>,
  { userId, staffId, staffName }: { userId: string; staffId: string; staffName: string },
): Promise<string[]> {
  const staff = await addPilot(tenantId, tx, { name: staffName, userId: staffId, createdBy: userId })
  await replaceLicences(tenantId, tx, staff, [{ kind: 'EU A2', number: 'D-2041', expiresOn: dayIn(200) }])
  const guest = await addPilot(tenantId, tx, {
    name: 'Asha Rao',
    email: 'asha@pilots.example',
    createdBy: userId,
  })
  await replaceLicences(tenantId, tx, guest, [{ kind: 'EU A2', number: 'D-1187', expiresOn: dayIn(12) }])
  const missionId = missions.get(BEACH_MISSION) ?? ''
  const pilots = [staff, guest]
  const flightIds: string[] = []
  for (const [index, { name, hoursAgo, minutes, log }] of FLIGHTS.entries()) {
    const start = Date.now() - hoursAgo * HOUR_MS
    const times = { startedAt: new Date(start), endedAt: new Date(start + minutes * MINUTE_MS) }
    const plan = { plannedStart: times.startedAt.toISOString(), payload: 'Zenmuse P1', createdBy: userId }
    const id = await planFlight(tenantId, tx, { ...plan, missionId, name, pilotId: pilots[index] })
    flightIds.push(id)
    await setFlightLanded(tenantId, tx, id, times)
    for (const [entry, text] of log.entries()) {
      const at = entry === 0 ? times.startedAt : times.endedAt
      await addLogEntry(tenantId, tx, { flightId: id, at: at.toISOString(), text, createdBy: userId })
    }
  }
  return flightIds
}
