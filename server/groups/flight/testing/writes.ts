import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

const flight = async ({ mission, call }: Site, fields: object = {}): Promise<Made> =>
  call('POST', '/flight/create', { missionId: (await mission())._id, name: 'Flight 1', ...fields })
const pilot = ({ call }: Site): Promise<Made> => call('POST', '/pilot/create', { name: 'Asha Rao' })
const logEntry = async (site: Site): Promise<Made> =>
  site.call('POST', `/flight/log/create/${(await flight(site))._id}`, { text: 'Gusts' })
const preflight = async (site: Site): Promise<Made> => {
  const { _id: flightId, version } = await flight(site)
  return site.call('PATCH', '/flight/update-status', { flightId, version, status: 'preflight' })
}

/** Flights, pilots, logs and checklists. */
export const writes: Record<string, WriteFixture> = {
  createFlight: async ({ mission }) => ({ body: { missionId: (await mission())._id, name: 'Flight 1' } }),
  async editFlight(site) {
    const { _id: flightId, version } = await flight(site)
    return { ids: { flightId }, body: { version, name: 'Flight 2' } }
  },
  async updateFlightStatus(site) {
    const { _id: flightId, version } = await flight(site)
    return { body: { flightId, version, status: 'preflight' } }
  },
  async assignPilot(site) {
    const { _id: flightId, version } = await flight(site)
    return { body: { flightId, version, pilotId: (await pilot(site))._id } }
  },
  async setFlightPlan(site) {
    const { _id: missionId } = await site.mission()
    const { _id: flightId, version } = await site.call('POST', '/flight/create', { missionId, name: 'Flight 1' })
    const { _id: layerId } = await site.call('POST', '/layer/create-vector-layer', { missionId, name: 'Route' })
    const geometry = { type: 'LineString', coordinates: [[7, 50], [7, 51]] } // prettier-ignore
    await site.call('POST', `/layer/addFeature/${layerId}`, { features: [{ geometry, properties: {} }] })
    return { ids: { flightId }, body: { version, layerId } }
  },
  async editFlightChecks(site) {
    const { _id: flightId, version } = await preflight(site)
    return { ids: { flightId }, body: { version, checks: [{ position: 1, state: 'passed' }] } }
  },
  deleteFlight: async (site) => ({ ids: { flightId: (await flight(site))._id } }),
  async restoreFlight(site) {
    const { _id: flightId } = await flight(site)
    await site.call('DELETE', `/flight/delete/${flightId}`)
    return { ids: { flightId } }
  },
  async deleteFlightPermanently(site) {
    const { _id: flightId } = await flight(site)
    await site.call('DELETE', `/flight/delete/${flightId}`)
    return { ids: { flightId } }
  },
  async deleteFlightTrash(site) {
    await site.call('DELETE', `/flight/delete/${(await flight(site))._id}`)
    return {}
  },
  createFlightLogEntry: async (site) => ({ ids: { flightId: (await flight(site))._id } }),
  async editFlightLogEntry(site) {
    const { _id: logId, version } = await logEntry(site)
    return { ids: { logId }, body: { version, text: 'Strong gusts' } }
  },
  deleteFlightLogEntry: async (site) => ({ ids: { logId: (await logEntry(site))._id } }),
  editChecklist: () => ({ body: { version: 1, checks: [{ text: 'Propellers undamaged', isBlocking: true }] } }),
  createPilot: () => ({ body: { name: 'Asha Rao' } }),
  async editPilot(site) {
    const { _id: pilotId, version } = await pilot(site)
    return { ids: { pilotId }, body: { version, phone: '1' } }
  },
  deletePilot: async (site) => ({ ids: { pilotId: (await pilot(site))._id } }),
  async restorePilot(site) {
    const { _id: pilotId } = await pilot(site)
    await site.call('DELETE', `/pilot/delete/${pilotId}`)
    return { ids: { pilotId } }
  },
  async deletePilotPermanently(site) {
    const { _id: pilotId } = await pilot(site)
    await site.call('DELETE', `/pilot/delete/${pilotId}`)
    return { ids: { pilotId } }
  },
  async deletePilotTrash(site) {
    await site.call('DELETE', `/pilot/delete/${(await pilot(site))._id}`)
    return {}
  },
}
