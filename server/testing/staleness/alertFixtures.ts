import type { Made, Site, WriteFixture } from './site'

const fieldsOf = async ({ mission }: Site) => ({
  ...{ missionId: (await mission())._id, title: 'Person at the fence', kind: 'Intrusion', severity: 'high' },
})
const alert = async (site: Site): Promise<Made> => site.call('POST', '/alert/create', await fieldsOf(site))

async function deletedAlert(site: Site): Promise<string> {
  const { _id } = await alert(site)
  await site.call('DELETE', `/alert/delete-multiple-alerts?alertIds=${_id}`)
  return _id
}

/** Alerts and their settings. */
export const alertFixtures: Record<string, WriteFixture> = {
  createAlert: async (site) => ({ body: await fieldsOf(site) }),
  createAlertWithPicture: async (site) => ({
    body: { ...(await fieldsOf(site)), uploadId: await site.upload('png', await site.picture()) },
  }),
  async updateAlert(site) {
    const { _id: alertId, version } = await alert(site)
    return { ids: { alertId }, body: { version, state: 'acknowledged' } }
  },
  updateAlerts: async (site) => ({ body: { alertIds: [(await alert(site))._id], state: 'acknowledged' } }),
  deleteAlerts: async (site) => ({ ids: { alertIds: [(await alert(site))._id] } }),
  restoreAlerts: async (site) => ({ body: { alertIds: [await deletedAlert(site)] } }),
  editAlertSettings: () => ({ body: { version: 1, repeatMinutes: 30 } }),
}
