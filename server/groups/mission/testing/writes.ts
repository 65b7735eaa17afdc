import type { WriteFixture } from '../../../testing/staleness/site'

const TABLE = Buffer.from('time,latitude,longitude\n2024-05-01T10:00:00Z,50,7\n2024-05-01T10:00:10Z,50.001,7\n')

/** Missions, places, mission types, notifications, jobs and uploads. */
export const writes: Record<string, WriteFixture> = {
  createMission: async ({ location }) => ({ body: { name: 'Survey', locationId: (await location())._id } }),
  async editMission({ mission, location }) {
    const { _id: missionId, version } = await mission()
    return { ids: { missionId }, body: { version, locationId: (await location())._id } }
  },
  async deleteMission({ mission, location }) {
    const { _id: missionId } = await mission({ locationId: (await location())._id })
    return { ids: { missionId } }
  },
  async updateMissionStatus({ mission, call }) {
    const { _id: missionId, version } = await mission()
    const scheduling = { missionId, version, status: 'scheduled', scheduledAt: '2027-01-01T12:00:00Z' }
    const scheduled = await call('PATCH', '/mission/update-status', scheduling)
    return { body: { missionId, version: scheduled.version, status: 'live' } }
  },
  async archiveMissions({ mission }) {
    return { body: { missionIds: [(await mission())._id], archived: true } }
  },
  async updateMissionStatuses({ mission, call }) {
    const { _id: missionId, version } = await mission()
    const scheduling = { missionId, version, status: 'scheduled', scheduledAt: '2027-01-01T12:00:00Z' }
    await call('PATCH', '/mission/update-status', scheduling)
    return { body: { missionIds: [missionId], status: 'live' } }
  },
  async deleteMissions({ mission, location }) {
    const { _id } = await mission({ locationId: (await location())._id })
    return { body: { missionIds: [_id] } }
  },
  async duplicateMission({ mission, location }) {
    const { _id: missionId } = await mission({ locationId: (await location())._id })
    return { ids: { missionId } }
  },
  async restoreMission({ mission, location, call }) {
    const { _id: missionId } = await mission({ locationId: (await location())._id })
    await call('DELETE', `/mission/delete/${missionId}`)
    return { ids: { missionId } }
  },
  async deleteMissionPermanently({ mission, call }) {
    const { _id: missionId } = await mission()
    await call('DELETE', `/mission/delete/${missionId}`)
    return { ids: { missionId } }
  },
  async deleteMissionTrash({ mission, call }) {
    const { _id: missionId } = await mission()
    await call('DELETE', `/mission/delete/${missionId}`)
    return {}
  },
  createMissionType: () => ({ body: { name: 'Roof' } }),
  async editMissionType({ call }) {
    const { _id: missionTypeId, version } = await call('POST', '/common/missiontype/create', { name: 'Roof' })
    return { ids: { missionTypeId }, body: { version, name: 'Facade' } }
  },
  async deleteMissionType({ call }) {
    const { _id: missionTypeId } = await call('POST', '/common/missiontype/create', { name: 'Roof' })
    return { ids: { missionTypeId } }
  },
  createLocation: () => ({}),
  async updateLocation({ location }) {
    const { _id: locationId, version } = await location()
    return { ids: { locationId }, body: { version, name: 'Pier' } }
  },
  async deleteLocation({ location }) {
    return { ids: { locationId: (await location())._id } }
  },
  async deleteLocations({ location }) {
    return { body: { locationIds: [(await location())._id] } }
  },
  async restoreLocation({ location, call }) {
    const { _id: locationId } = await location()
    await call('DELETE', `/location/delete/${locationId}`)
    return { ids: { locationId } }
  },
  async deleteLocationPermanently({ location, call }) {
    const { _id: locationId } = await location()
    await call('DELETE', `/location/delete/${locationId}`)
    return { ids: { locationId } }
  },
  async deleteLocationTrash({ location, call }) {
    const { _id: locationId } = await location()
    await call('DELETE', `/location/delete/${locationId}`)
    return {}
  },
  async markNotificationsRead({ mission }) {
    await mission()
    return { body: { upTo: 1 } }
  },
  cancelJob: async ({ job }) => ({ ids: { jobId: await job('queued') } }),
  retryJob: async ({ job }) => ({ ids: { jobId: await job('failed') } }),
  addUploadToMission: async ({ mission, upload }) => ({
    body: { missionId: (await mission())._id, uploadId: await upload('mp4') },
  }),
  async useLayerAsTelemetry(site) {
    const body = { missionId: (await site.mission())._id, uploadId: await site.upload('csv', TABLE) }
    return { ids: { layerId: (await site.call('POST', '/layer/create', body))._id }, body: {} }
  },
  async useTelemetryAsLayer(site) {
    const body = { missionId: (await site.mission())._id, uploadId: await site.upload('csv', TABLE) }
    return { ids: { telemetryId: (await site.call('POST', '/flight/telemetry/create', body))._id } }
  },
  deleteUpload: async ({ upload }) => ({ ids: { uploadId: await upload() } }),
}
