// Alerts of the demo: what people saw during the completed mission.
import type { Tx } from '../db/tenancy'
import { raiseAlert } from '../groups/alert/service'
import { BEACH_MISSION } from './contents'

const HOUR_MS = 3_600_000

const ALERTS = [
  {
    title: 'Collapsed edge beside the path',
    kind: 'Erosion',
    severity: 'high' as const,
    hoursAgo: 28,
    description: 'About four metres of the edge are gone. The path is still used.',
    clientVisible: true,
    position: { lat: 46.84302, long: -91.99421 },
  },
  {
    title: 'Walkers inside the flight area',
    kind: 'Intrusion',
    severity: 'medium' as const,
    hoursAgo: 28,
    description: 'The flight was paused for two minutes.',
    position: { lat: 46.84265, long: -91.99389 },
  },
  {
    title: 'Driftwood on the access road',
    kind: 'Obstacle',
    severity: 'low' as const,
    hoursAgo: 29,
    description: '',
    position: { lat: 46.84248, long: -91.99472 },
  },
]

/** @param missions their IDs by name; @param doer who raises the alerts and owns the first one */
export async function seedAlerts(
  tenantId: string,
  tx: Tx,
  missions: ReadonlyMap<string, string>,
  doer: { userId: string; name: string },
): Promise<void> {
  const missionId = missions.get(BEACH_MISSION) ?? ''
  for (const [index, { hoursAgo, ...alert }] of ALERTS.entries()) {
    const occurredAt = new Date(Date.now() - hoursAgo * HOUR_MS)
    const owner = index === 0 && { ownerId: doer.userId }
    await raiseAlert(tenantId, tx, { ...alert, ...owner, missionId, occurredAt, source: 'person' }, doer)
  }
}
